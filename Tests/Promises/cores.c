// Tells a program that the machine has $CORES cores, so that builds can be tried on more than there are:
//     cc -shared -fPIC cores.c -o cores.so -ldl;  CORES=8 LD_PRELOAD=./cores.so descant build
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int cores(void) {
  const char *told = getenv("CORES");
  return told ? atoi(told) : 1;
}

int sched_getaffinity(pid_t process, size_t size, cpu_set_t *set) {
  memset(set, 0, size);
  for (int core = 0; core < cores(); core++) CPU_SET_S(core, size, set);
  return 0;
}

int pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t *set) {
  return sched_getaffinity(0, size, set);
}

long sysconf(int name) {
  if (name == _SC_NPROCESSORS_ONLN || name == _SC_NPROCESSORS_CONF) return cores();
  long (*real)(int) = (long (*)(int))dlsym(RTLD_NEXT, "sysconf");
  return real(name);
}
