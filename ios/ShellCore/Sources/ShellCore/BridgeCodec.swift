import Foundation

/// One request of the page. Its payload holds what the contract asks for, and perhaps more.
public struct BridgeRequest: Sendable {
    public let id: String
    public let type: RequestType
    private let payload: [String: JSONValue]

    init(id: String, type: RequestType, payload: [String: JSONValue]) {
        self.id = id
        self.type = type
        self.payload = payload
    }

    public func string(_ name: String) -> String { payload[name]?.string ?? "" }

    public func stringOrNil(_ name: String) -> String? { payload[name]?.string }

    public func flag(_ name: String) -> Bool { payload[name]?.bool ?? false }

    public func strings(_ name: String) -> [String] { payload[name]?.list?.compactMap(\.string) ?? [] }

    public func numbers(_ name: String) -> [Double] { payload[name]?.list?.compactMap(\.number) ?? [] }
}

/// What is to be done with a text from the page.
public enum Incoming: Sendable {
    case handle(BridgeRequest)
    /// Answer this at once, the app is not asked.
    case refuse(String)
}

/// The answer to one request.
public enum BridgeAnswer: Equatable, Sendable {
    case good([String: JSONValue] = [:])
    case bad(ErrorCode)

    public func text(for id: String) -> String {
        switch self {
        case .good(let payload): return BridgeCodec.reply(id, payload)
        case .bad(let code): return BridgeCodec.refusal(id, code, code.rawValue)
        }
    }
}

/// The texts of the bridge: pure functions, the same as BridgeCodec of android/core.
public enum BridgeCodec {
    /// An id longer than this is none of ours.
    private static let longestID = 64

    /// `origin` is that of the frame that sent the text, as the web view names it; never what the message says of itself.
    public static func receive(_ text: String, origin: String, isMainFrame: Bool, addresses: ShellAddresses) -> Incoming {
        guard isMainFrame, addresses.isOwnOrigin(origin) else { return refuse(nil, .forbidden, "not from the page") }
        guard text.utf8.count <= Bridge.maxBytes else { return malformed(nil, "too long") }
        guard let message = JSONValue.parse(text)?.map else { return malformed(nil, "not an object") }
        guard let id = message["id"]?.string, !id.isEmpty, id.count <= longestID else { return malformed(nil, "no id") }
        guard message["v"]?.number == Double(Bridge.protocolVersion) else { return malformed(id, "another version") }
        guard let wire = message["type"]?.string else { return malformed(id, "no type") }
        guard let payload = message["payload"]?.map else { return malformed(id, "no payload") }
        guard let type = RequestType(rawValue: wire) else { return refuse(id, .unsupported, "unknown type") }
        guard fits(payload, type.fields) else { return malformed(id, "payload") }
        return .handle(BridgeRequest(id: id, type: type, payload: payload))
    }

    public static func reply(_ id: String, _ payload: [String: JSONValue] = [:]) -> String {
        JSONValue.map(["v": version, "re": .string(id), "ok": true, "payload": .map(payload)]).text
    }

    public static func refusal(_ id: String?, _ code: ErrorCode, _ message: String) -> String {
        let error: JSONValue = .map(["code": .string(code.rawValue), "message": .string(message)])
        return JSONValue.map(["v": version, "re": id.map(JSONValue.string) ?? .null, "ok": false, "error": error]).text
    }

    /// Nil where the payload does not fit the contract or is too long: such an event is never sent.
    public static func event(_ type: EventType, _ payload: [String: JSONValue] = [:]) -> String? {
        guard fits(payload, type.fields) else { return nil }
        let text = JSONValue.map(["v": version, "type": .string(type.rawValue), "payload": .map(payload)]).text
        return text.utf8.count <= Bridge.maxBytes ? text : nil
    }

    /// The newest protocol that both know; nil where there is none.
    public static func commonProtocol(_ offered: [Double]) -> Int? {
        offered.contains(Double(Bridge.protocolVersion)) ? Bridge.protocolVersion : nil
    }

    private static let version = JSONValue.number(Double(Bridge.protocolVersion))

    private static func malformed(_ id: String?, _ message: String) -> Incoming { refuse(id, .malformed, message) }

    private static func refuse(_ id: String?, _ code: ErrorCode, _ message: String) -> Incoming {
        .refuse(refusal(id, code, message))
    }
}
