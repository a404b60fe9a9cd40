#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Runs another program and waits for it. It reads nothing, and its output is kept.
enum ChildProcess {
  struct Result {
    var status: Int32
    var output: [UInt8]
    var errors: [UInt8]
  }

  /// - Parameters:
  ///   - program: Its name in the folders of `PATH`.
  ///   - arguments: What follows the name.
  /// - Returns: What it has written, and how it ended.
  /// - Throws: Why it could not be run.
  static func run(_ program: String, _ arguments: [String]) throws(GitError) -> Result {
    let output = try Pipe()
    let errors = try Pipe()
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)

    var environment = ProcessInfo.processInfo.environment
    // Nothing of the repository is to be written.
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    let words = ([program] + arguments).map { strdup($0) }
    let variables = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    let code = posix_spawnp(&process, program, &actions, nil, words + [nil], variables + [nil])
    output.closeWriting()
    errors.closeWriting()
    guard code == 0 else {
      output.closeReading()
      errors.closeReading()
      throw GitError(
        message: "\(program) cannot be run: \(String(cString: strerror(code)).lowercased())",
        advice: "install it, or see that it is in PATH")
    }
    let (outputBytes, errorBytes) = read(output.reading, errors.reading)
    output.closeReading()
    errors.closeReading()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // Ended by itself: WIFEXITED and WEXITSTATUS, which are macros.
    let exit = status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
    return Result(status: exit, output: outputBytes, errors: errorBytes)
  }

  /// Reads both to their ends, whichever has something first.
  private static func read(_ one: Int32, _ other: Int32) -> ([UInt8], [UInt8]) {
    var contents: [[UInt8]] = [[], []]
    var sources = [one, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while sources.contains(where: { $0.fd >= 0 }) {
      if poll(&sources, nfds_t(sources.count), -1) < 0 {
        if errno == EINTR { continue }
        break
      }
      for index in sources.indices where sources[index].fd >= 0 && sources[index].revents != 0 {
        let count = systemRead(sources[index].fd, &buffer, buffer.count)
        if count > 0 {
          contents[index] += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          sources[index].fd = -1
        }
      }
    }
    return (contents[0], contents[1])
  }
}

/// The function of the operating system, which a method of the same name hides.
private let systemRead = read(_:_:_:)

/// The two ends of a pipe, which other programs do not inherit.
private struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws(GitError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw GitError(
        message: "no pipe can be made: \(String(cString: strerror(errno)).lowercased())")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  func closeReading() { close(reading) }
  func closeWriting() { close(writing) }
}
