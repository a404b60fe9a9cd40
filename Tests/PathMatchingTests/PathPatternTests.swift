import PathMatching
import Testing

@Suite struct PathPatternTests {
  @Test(arguments: [
    // Without a slash: in any folder.
    ("*.xib", "A.xib"), ("*.xib", "App/Views/A.xib"), ("A.xib", "App/A.xib"),
    ("*", "A.xib"), ("*", "App/A.xib"), ("Main.*", "Base.lproj/Main.storyboard"),
    // A folder stands for what is in it.
    ("Pods", "Pods/MDC/A.xib"), ("Pods", "App/Pods/A.xib"), ("Pods/", "App/Pods/A.xib"),
    ("App/Legacy", "App/Legacy/Old/A.xib"), ("App/Legacy/", "App/Legacy/A.xib"),
    ("Gen*", "Generated/A.xib"),
    // With a slash: from the folder of the configuration.
    ("App/*.xib", "App/A.xib"), ("/A.xib", "A.xib"), ("./App/A.xib", "App/A.xib"),
    ("/App/", "App/A.xib"), ("../Shared/*.xib", "../Shared/A.xib"),
    // Two stars.
    ("**", "A.xib"), ("**", "App/A.xib"), ("App/**", "App/Views/A.xib"),
    ("**/A.xib", "A.xib"), ("**/A.xib", "App/Views/A.xib"), ("App/**/A.xib", "App/A.xib"),
    ("App/**/A.xib", "App/Views/Sub/A.xib"), ("**/Views/**", "App/Views/A.xib"),
    ("**/Views/**/*.xib", "Views/A.xib"), ("a/**/b/**/c", "a/b/b/x/c"),
    ("App/a**b.xib", "App/a1b.xib"), ("**/**/A.xib", "A.xib"), ("App/***", "App/A.xib"),
    // One character.
    ("?.xib", "A.xib"), ("?.xib", "é.xib"), ("?.xib", "👩‍👩‍👧.xib"), ("[A-C].xib", "B.xib"),
    ("[!A-C].xib", "D.xib"), ("[^A-C].xib", "D.xib"), ("[]a].xib", "].xib"),
    ("[a-].xib", "-.xib"), (#"[\]].xib"#, "].xib"), ("[A-Ca-c]*.xib", "bar.xib"),
    // Alternatives.
    ("*.{xib,storyboard}", "App/A.storyboard"), ("{App,Kit}/**/*.xib", "Kit/A.xib"),
    ("{App/Views,Kit}/*.xib", "App/Views/A.xib"), ("A{,1}.xib", "A.xib"),
    ("A{,1}.xib", "A1.xib"), ("{a,{b,c}d}.xib", "cd.xib"), ("{a}.xib", "a.xib"),
    ("{**/,}A.xib", "x/y/A.xib"), ("A,B.xib", "A,B.xib"), ("A}.xib", "A}.xib"),
    // As it is.
    (#"\*.xib"#, "*.xib"), (#"\{a,b\}.xib"#, "{a,b}.xib"), (#"\!a.xib"#, "!a.xib"),
    (#"a\\b.xib"#, #"a\b.xib"#), ("(a).xib", "(a).xib"), ("a.b+c^$|", "a.b+c^$|"),
    // A name as macOS may decompose it.
    ("Men\u{FC}.xib", "Menu\u{308}.xib"), (".hidden/*", ".hidden/A.xib"),
  ])
  func matches(pattern: String, path: String) throws {
    #expect(try PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("*.xib", "A.xib.bak"), ("*.xib", "A.XIB"), ("*.xib", ""), ("A.xib", "BA.xib"),
    ("App/*.xib", "App/Views/A.xib"), ("App/*.xib", "Kit/App/A.xib"), ("/A.xib", "App/A.xib"),
    ("Pods/", "Pods"), ("Pods", "MyPods/A.xib"), ("Pods", "Pods2/A.xib"),
    ("App/Legacy", "Kit/App/Legacy/A.xib"), ("App/**", "App"), ("App/**", "Apple/A.xib"),
    ("**/Views/*.xib", "Views/Sub/A.xib"), ("a/**/b/**/c", "a/b/x"), ("App?A.xib", "App/A.xib"),
    ("App[!x]A.xib", "App/A.xib"), ("App[+-0]A.xib", "App/A.xib"), ("App*A.xib", "App/A.xib"),
    ("?.xib", "AB.xib"), ("?.xib", ".xib"), ("[A-C].xib", "D.xib"), ("[!A-C].xib", "B.xib"),
    ("*.{xib,storyboard}", "A.xml"), ("{a,b}c", "abc"), ("a.b", "axb"), ("App/a**b", "App/a/b"),
    ("**/", "A.xib"),
  ])
  func doesNotMatch(pattern: String, path: String) throws {
    #expect(try !PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("", "names no file"), ("/", "names no file"), ("./", "names no file"),
    ("[a-z.xib", "“[” is not closed"), ("[]", "“[” is not closed"), ("{a,b", "“{” is not closed"),
    ("a\\", "nothing follows"), ("[z-a]", "holds nothing"), ("!a.xib", "cannot begin with “!”"),
    (String(repeating: "{", count: 100_000), "braces are open"),
  ])
  func saysWhatIsWrong(pattern: String, message: String) {
    #expect {
      try PathPattern(pattern)
    } throws: { error in
      guard let error = error as? PathPatternError else { return false }
      return error.message.contains(message) && !error.advice.isEmpty
    }
  }

  /// Each of these takes longer than the universe has lasted when every way is tried.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "*a", count: 60) + "b", String(repeating: "**/a/", count: 60) + "b",
      String(repeating: "{a,a,*}", count: 60) + "b", String(repeating: "{*,**}", count: 60) + "b",
    ])
  func takesNoLongerOnHostilePatterns(pattern: String) throws {
    let pattern = try PathPattern(pattern)
    #expect(!pattern.matches(String(repeating: "a", count: 400)))
    #expect(!pattern.matches(String(repeating: "a/", count: 400) + "c"))
  }
}
