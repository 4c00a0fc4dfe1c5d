/* Stands before log10(): the first call of all that see the same mark traps, in whatever build of a program. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>

double log10(double number) {
  static double (*real)(double);
  const char *mark = getenv("TRAP_ONCE");
  if (mark && open(mark, O_CREAT | O_EXCL, 0600) >= 0) __builtin_trap();
  if (!real) real = (double (*)(double))dlsym(RTLD_NEXT, "log10");
  return real(number);
}
