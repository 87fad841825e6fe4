/// When the app asks for face, finger or code. Locked from the start, and again after half a minute in the background: who only answers
/// a call is not asked twice. `now` in milliseconds of a clock that runs while the device sleeps.
public struct LockPolicy: Sendable {
    public private(set) var isLocked: Bool
    public private(set) var isEnabled: Bool
    private var leftAt: Int64?

    private static let grace: Int64 = 30_000

    public init(enabled: Bool) {
        isLocked = enabled
        isEnabled = enabled
    }

    public mutating func backgrounded(now: Int64) {
        if leftAt == nil { leftAt = now }
    }

    public mutating func resumed(now: Int64) {
        guard let left = leftAt else { return }
        leftAt = nil
        // A clock that went back says nothing: then it asks.
        if isEnabled, !(0...Self.grace).contains(now - left) { isLocked = true }
    }

    public mutating func unlocked() { isLocked = false }

    /// Turned on or off by the person, who has just proven who they are.
    public mutating func change(enabled: Bool) {
        isEnabled = enabled
        isLocked = false
    }
}
