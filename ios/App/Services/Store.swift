import Foundation
import ShellCore
import StoreKit

/// StoreKit 2. A transaction is finished only after the page says that the server granted it.
@MainActor
final class Store {
    var emit: ((EventType, [String: JSONValue]) -> Void)?
    private var ledger = PurchaseLedger()

    init() {
        Task { [weak self] in
            // Late approvals, renewals, purchases on other devices, and what an earlier run left unfinished.
            for await result in Transaction.updates { self?.tell(result) }
        }
    }

    /// Null for what the device cannot vouch for; the server checks the signature again.
    private func proof(_ result: VerificationResult<Transaction>) -> PurchaseProof? {
        guard case .verified(let transaction) = result, transaction.revocationDate == nil else { return nil }
        return PurchaseProof(
            store: "apple",
            transaction: String(transaction.id),
            product: transaction.productID,
            token: result.jwsRepresentation
        )
    }

    private func tell(_ result: VerificationResult<Transaction>) {
        guard let proof = proof(result), ledger.offer(proof) else { return }
        emit?(.storeUpdated, ["proof": proof.payload])
    }

    func products(_ ids: [String]) async -> BridgeAnswer {
        guard let found = try? await Product.products(for: ids) else { return .bad(.storeUnavailable) }
        let known = Dictionary(found.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return .good(["products": .list(ids.compactMap { known[$0] }.map(describe))])
    }

    private func describe(_ product: Product) -> JSONValue {
        let micros = NSDecimalNumber(decimal: product.price * 1_000_000).int64Value
        let kind = product.type == .consumable ? "consumable" : "subscription"
        return .map([
            "id": .string(product.id),
            "kind": .string(kind),
            "title": .string(product.displayName),
            "price": .string(product.displayPrice),
            "currency": .string(product.priceFormatStyle.currencyCode),
            "micros": .number(Double(micros)),
        ])
    }

    /// `account` binds the purchase to its person. It must be a UUID, or StoreKit drops it without a word.
    func purchase(_ id: String, account: String) async -> BridgeAnswer {
        guard let account = UUID(uuidString: account) else { return .bad(.malformed) }
        guard AppStore.canMakePayments else { return .bad(.notAllowed) }
        guard let product = try? await Product.products(for: [id]).first else { return .bad(.storeUnavailable) }
        do {
            let outcome = try await product.purchase(options: [.appAccountToken(account)])
            switch outcome {
            case .success(let result):
                guard let proof = proof(result) else { return .bad(.internal) }
                _ = ledger.offer(proof)
                return .good(["state": "verified", "proof": proof.payload])
            case .pending: return .good(["state": "pending"])
            case .userCancelled: return .bad(.cancelled)
            @unknown default: return .bad(.internal)
            }
        } catch StoreKitError.networkError {
            return .bad(.offline)
        } catch StoreKitError.userCancelled {
            return .bad(.cancelled)
        } catch {
            return .bad(.storeUnavailable)
        }
    }

    func restore() async -> BridgeAnswer {
        do {
            try await AppStore.sync()
        } catch StoreKitError.userCancelled {
            return .bad(.cancelled)
        } catch {
            return .bad(.storeUnavailable)
        }
        var proofs: [JSONValue] = []
        for await result in Transaction.currentEntitlements {
            guard let proof = proof(result) else { continue }
            _ = ledger.offer(proof)
            proofs.append(proof.payload)
        }
        return .good(["proofs": .list(proofs)])
    }

    /// Unfinished ones come back with the next start, so a lost answer loses nothing.
    func finish(_ id: String) async -> BridgeAnswer {
        for await result in Transaction.unfinished {
            guard case .verified(let transaction) = result, String(transaction.id) == id else { continue }
            await transaction.finish()
            _ = ledger.finish(id)
            return .good()
        }
        // Finished before: the page repeats what it is not sure of.
        return .good()
    }

    func forget() { ledger.forget() }
}
