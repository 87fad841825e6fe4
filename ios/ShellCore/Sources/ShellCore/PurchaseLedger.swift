import Foundation

/// What the server verifies before it grants. `token`: the signed transaction of the App Store, the purchase token of Play.
public struct PurchaseProof: Equatable, Sendable {
    public let store: String
    public let transaction: String
    public let product: String
    public let token: String

    public init(store: String, transaction: String, product: String, token: String) {
        self.store = store
        self.transaction = transaction
        self.product = product
        self.token = token
    }

    public var payload: JSONValue {
        .map(["store": .string(store), "transaction": .string(transaction), "product": .string(product), "token": .string(token)])
    }
}

/// Purchases that the page was told of and has not finished. The store is the memory; this one only keeps the page from hearing twice.
public struct PurchaseLedger: Sendable {
    private var open: [String: PurchaseProof] = [:]

    public init() {}

    /// True where the page has not heard of it yet. A new token of a known transaction is news.
    public mutating func offer(_ proof: PurchaseProof) -> Bool { open.updateValue(proof, forKey: proof.transaction) != proof }

    /// The proof to finish with the store; nil for a transaction that is not open here, which stays unfinished.
    public mutating func finish(_ transaction: String) -> PurchaseProof? { open.removeValue(forKey: transaction) }

    /// The person signed out: the next page must hear of everything that is still unfinished.
    public mutating func forget() { open = [:] }
}
