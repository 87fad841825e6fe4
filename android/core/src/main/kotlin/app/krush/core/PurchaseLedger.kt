package app.krush.core

/** What the server verifies before it grants. [token]: the purchase token of Play, the signed transaction of the App Store. */
data class PurchaseProof(val store: String, val transaction: String, val product: String, val token: String) {
    fun payload(): Map<String, String> = mapOf("store" to store, "transaction" to transaction, "product" to product, "token" to token)
}

/** Purchases that the page was told of and has not finished. The store is the memory; this one only keeps the page from hearing twice. */
class PurchaseLedger {
    private val open = LinkedHashMap<String, PurchaseProof>()

    /** True where the page has not heard of it yet. A new token of a known transaction is news. */
    fun offer(proof: PurchaseProof): Boolean = open.put(proof.transaction, proof) != proof

    /** The proof to finish with the store; null for a transaction that is not open here, which stays unfinished. */
    fun finish(transaction: String): PurchaseProof? = open.remove(transaction)

    /** The person signed out: the next page must hear of everything that is still unfinished. */
    fun forget() = open.clear()
}

/** The account a purchase is bound to: a UUID, or the stores drop it without a word. */
object PurchaseAccount {
    private val UUID = Regex("[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", RegexOption.IGNORE_CASE)

    fun isValid(account: String): Boolean = UUID.matches(account)
}
