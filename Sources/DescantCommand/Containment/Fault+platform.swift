import Foundation

// What each system writes its own way. Apple's: man 2 sigaction, man 3 dyld, <mach/thread_act.h>.
// Linux's: man 2 sigaction, man 5 proc, man 3 pthread_getcpuclockid.

extension Fault {
  /// What a failing thread calls.
  static var handling: sigaction {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = { number, facts, _ in Fault.handle(number, facts) }
    #else
      action.__sigaction_handler.sa_sigaction = { number, facts, _ in Fault.handle(number, facts) }
    #endif
    return action
  }
}

extension siginfo_t {
  /// Whether no process sent the signal: what the program did raised it.
  var isOfKernel: Bool {
    #if canImport(Darwin)
      // Of a trap on Apple silicon the kernel fills in no code: no sender is what it has in common with the others.
      si_code > 0 || si_pid == 0
    #else
      si_code > 0
    #endif
  }

  /// The process that sent the signal.
  var sender: pid_t {
    #if canImport(Darwin)
      si_pid
    #else
      _sifields._kill.si_pid
    #endif
  }
}

extension Restart {
  /// A path to the program that runs, in memory that is never given back.
  static func executable() -> UnsafeMutablePointer<CChar> {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      let path = UnsafeMutablePointer<CChar>.allocate(capacity: Int(size))
      return _NSGetExecutablePath(path, &size) == 0 ? path : strdup("")
    #else
      // Leads to the program that runs, even where another one has taken its place meanwhile.
      return strdup("/proc/self/exe")
    #endif
  }

  /// The environment, each variable as "NAME=value"; nil is the end.
  static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      _NSGetEnviron().pointee
    #else
      environ
    #endif
  }
}

/// The clock that counts what one thread computes, not what it waits.
struct ThreadClock {
  #if canImport(Darwin)
    private var port: thread_act_t

    static var ofThisThread: ThreadClock {
      ThreadClock(port: pthread_mach_thread_np(pthread_self()))
    }

    var seconds: Double? {
      var facts = thread_basic_info()
      let size = MemoryLayout<thread_basic_info>.size / MemoryLayout<integer_t>.size
      var count = mach_msg_type_number_t(size)
      let answer = withUnsafeMutablePointer(to: &facts) { pointer in
        pointer.withMemoryRebound(to: integer_t.self, capacity: size) {
          thread_info(port, thread_flavor_t(THREAD_BASIC_INFO), $0, &count)
        }
      }
      guard answer == KERN_SUCCESS else { return nil }
      let (user, system) = (facts.user_time, facts.system_time)
      return Double(user.seconds + system.seconds)
        + Double(user.microseconds + system.microseconds) / 1_000_000
    }
  #else
    private var id: clockid_t

    static var ofThisThread: ThreadClock {
      var id = clockid_t()
      return ThreadClock(id: pthread_getcpuclockid(pthread_self(), &id) == 0 ? id : -1)
    }

    var seconds: Double? {
      var time = timespec()
      guard clock_gettime(id, &time) == 0 else { return nil }
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }
  #endif
}
