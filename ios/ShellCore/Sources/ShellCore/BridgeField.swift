import Foundation

/// What a field of a payload may hold.
public indirect enum FieldKind: Equatable, Sendable {
    case string
    /// Whole, and exact in JavaScript.
    case integer
    case number
    case boolean
    case oneOf([String])
    case list(FieldKind)
    case record(String)
}

public struct BridgeField: Equatable, Sendable {
    public let name: String
    public let optional: Bool
    public let kind: FieldKind

    public init(_ name: String, optional: Bool, _ kind: FieldKind) {
        self.name = name
        self.optional = optional
        self.kind = kind
    }
}

/// 2^53 - 1, the largest whole number that JavaScript holds exactly.
private let largest = 9_007_199_254_740_991.0

/// Whether a payload holds what the contract asks for. Unknown fields pass.
public func fits(_ payload: [String: JSONValue], _ fields: [BridgeField]) -> Bool {
    fields.allSatisfy { field in
        guard let value = payload[field.name] else { return field.optional }
        return fits(value, field.kind)
    }
}

private func fits(_ value: JSONValue, _ kind: FieldKind) -> Bool {
    switch kind {
    case .string: return value.string != nil
    case .integer: return value.number.map { $0 == $0.rounded() && abs($0) <= largest } ?? false
    case .number: return value.number != nil
    case .boolean: return value.bool != nil
    case .oneOf(let names): return value.string.map(names.contains) ?? false
    case .list(let of): return value.list?.allSatisfy { fits($0, of) } ?? false
    case .record(let name):
        guard let map = value.map, let fields = Bridge.records[name] else { return false }
        return fits(map, fields)
    }
}
