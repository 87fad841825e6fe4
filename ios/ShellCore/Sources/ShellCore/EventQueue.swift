/// Holds events until the page has said `shell.hello`.
public struct EventQueue {
    private var waiting: [(type: EventType, text: String)] = []
    private var listening = false

    public init() {}

    /// The texts to send now: this one, or none while the page does not listen. What does not fit the contract is dropped.
    public mutating func offer(_ type: EventType, _ payload: [String: JSONValue] = [:]) -> [String] {
        guard let text = BridgeCodec.event(type, payload) else { return [] }
        if listening { return [text] }
        if type.onlyNewest { waiting.removeAll { $0.type == type } }
        waiting.append((type, text))
        if waiting.count > Bridge.eventQueue { waiting.removeFirst() }
        return []
    }

    /// The page said hello: what has waited, oldest first.
    public mutating func pageSaidHello() -> [String] {
        listening = true
        let texts = waiting.map(\.text)
        waiting = []
        return texts
    }

    /// A new document is loading, or the old one died: events wait again.
    public mutating func pageLeft() { listening = false }

    /// Nobody is signed in any more: what waited was for the person before.
    public mutating func forget() { waiting = [] }
}
