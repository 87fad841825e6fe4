/// What is over the web view, or nothing (`page`). Every one but the page is native and never loaded over it.
public enum Screen: String, Sendable {
    case launch
    case page
    case offline
    /// The server answered with an error, or not in time.
    case failed
    /// The connection is not to be trusted; there is no way past it.
    case unsafe
    case expired
    case signIn = "sign_in"
}

public enum ShellInput: String, CaseIterable, Sendable {
    case loadStarted = "load_started"
    /// The page said `ui.ready`.
    case pageReady = "page_ready"
    /// A load failed; what was shown before is still there.
    case loadFailed = "load_failed"
    /// A load failed, and the page from before is gone.
    case pageLost = "page_lost"
    case loadUnsafe = "load_unsafe"
    case launchTooLong = "launch_too_long"
    case wentOffline = "went_offline"
    case wentOnline = "went_online"
    case retry
    case processGone = "process_gone"
    case backgrounded
    case resumed
    case signInAsked = "sign_in_asked"
    case signedIn = "signed_in"
    /// The server refused what this device holds.
    case expired
}

public enum ShellCommand: String, Sendable {
    case load
    /// The web view is dead: make a new one and load.
    case recreate
    case showSignIn = "show_sign_in"
}

/// Decides what is shown and when it is loaded. Pure but for its own state; tests/native/vectors/shell.json drives both apps.
public struct ShellMachine: Sendable {
    public private(set) var screen = Screen.launch
    private var online = true
    private var inBackground = false
    /// The web view has no process any more.
    private var dead = false
    private var loaded = false
    private var deaths: [Int64] = []

    private static let deathsMilliseconds: Int64 = 60_000
    private static let mostDeaths = 3

    public init() {}

    private var isForSignIn: Bool { screen == .signIn || screen == .expired }

    /// `now` in milliseconds of a clock that never goes back.
    public mutating func take(_ input: ShellInput, now: Int64) -> [ShellCommand] {
        switch input {
        case .loadStarted:
            if !isForSignIn, !loaded { screen = .launch }
        case .pageReady:
            loaded = true
            if !isForSignIn { screen = .page }
        case .loadFailed:
            fail(online ? .failed : .offline)
        case .pageLost:
            loaded = false
            if screen == .page { screen = .launch }
            fail(online ? .failed : .offline)
        case .loadUnsafe:
            fail(.unsafe)
        case .launchTooLong:
            if screen == .launch { fail(online ? .failed : .offline) }
        case .wentOffline:
            online = false
            // A page that is there stays: it says itself what is kept and sent later.
            if screen == .launch || screen == .failed { screen = .offline }
        case .wentOnline:
            online = true
            if screen == .offline { return load() }
        case .retry:
            if screen != .page, screen != .launch { return load() }
        case .processGone:
            return died(now)
        case .backgrounded:
            inBackground = true
        case .resumed:
            inBackground = false
            if dead { return recreate() }
        case .signInAsked:
            let shown = screen == .signIn
            screen = .signIn
            return shown ? [] : [.showSignIn]
        case .signedIn:
            if isForSignIn { return load() }
        case .expired:
            if screen != .signIn { screen = .expired }
        }
        return []
    }

    private mutating func fail(_ to: Screen) {
        if isForSignIn { return }
        // Over a page that works, one failed navigation shows nothing: the page is still there. A bad certificate always shows.
        if screen == .page, to != .unsafe { return }
        screen = to
    }

    private mutating func load() -> [ShellCommand] {
        screen = .launch
        if dead { return recreate() }
        loaded = false
        return [.load]
    }

    private mutating func died(_ now: Int64) -> [ShellCommand] {
        loaded = false
        if inBackground {
            dead = true
            return []
        }
        deaths.append(now)
        deaths.removeAll { now - $0 > Self.deathsMilliseconds }
        // A page that kills its process at once would do so forever.
        if deaths.count >= Self.mostDeaths {
            deaths = []
            dead = true
            if screen != .signIn { screen = .failed }
            return []
        }
        return recreate()
    }

    private mutating func recreate() -> [ShellCommand] {
        dead = false
        loaded = false
        if !isForSignIn { screen = .launch }
        return [.recreate]
    }
}
