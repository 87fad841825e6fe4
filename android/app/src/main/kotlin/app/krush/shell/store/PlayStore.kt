package app.krush.shell.store

import android.app.Activity
import app.krush.core.ErrorCode
import app.krush.core.EventType
import app.krush.core.PurchaseAccount
import app.krush.core.PurchaseLedger
import app.krush.core.PurchaseProof
import app.krush.shell.Answer
import app.krush.shell.ShellApplication
import com.android.billingclient.api.AcknowledgePurchaseParams
import com.android.billingclient.api.BillingClient
import com.android.billingclient.api.BillingClientStateListener
import com.android.billingclient.api.BillingFlowParams
import com.android.billingclient.api.BillingFlowParams.ProductDetailsParams.SubscriptionProductReplacementParams
import com.android.billingclient.api.BillingFlowParams.ProductDetailsParams.SubscriptionProductReplacementParams.ReplacementMode
import com.android.billingclient.api.BillingFlowParams.SubscriptionUpdateParams
import com.android.billingclient.api.BillingResult
import com.android.billingclient.api.ConsumeParams
import com.android.billingclient.api.PendingPurchasesParams
import com.android.billingclient.api.ProductDetails
import com.android.billingclient.api.Purchase
import com.android.billingclient.api.PurchasesUpdatedListener
import com.android.billingclient.api.QueryProductDetailsParams
import com.android.billingclient.api.QueryPurchasesParams

/** What the page asks to buy (`store.purchase` of contracts/bridge.ts). */
class Wish(val id: String, val account: String, val offer: String?, val replaces: String?)

/**
 * Play Billing. A purchase is consumed or acknowledged only after the page says that the server granted it; Play returns the money for
 * what is not acknowledged within three days.
 */
class PlayStore(private val app: ShellApplication) : PurchasesUpdatedListener {
    private val ledger = PurchaseLedger()
    private val known = HashMap<String, ProductDetails>()
    private val connected = ArrayDeque<(Boolean) -> Unit>()
    private var buying: Answer? = null

    private val client = BillingClient.newBuilder(app)
        .setListener(this)
        .enablePendingPurchases(PendingPurchasesParams.newBuilder().enableOneTimeProducts().build())
        .enableAutoServiceReconnection()
        .build()

    private fun connect(then: (Boolean) -> Unit) {
        if (client.isReady) return then(true)
        connected.addLast(then)
        if (connected.size > 1) return
        client.startConnection(object : BillingClientStateListener {
            override fun onBillingSetupFinished(result: BillingResult) = onMain { settle(isGood(result)) }

            override fun onBillingServiceDisconnected() = onMain { settle(false) }
        })
    }

    private fun settle(good: Boolean) {
        val all = connected.toList()
        connected.clear()
        for (one in all) one(good)
    }

    private fun onMain(action: () -> Unit) {
        app.main.post(action)
    }

    private fun isGood(result: BillingResult) = result.responseCode == BillingClient.BillingResponseCode.OK

    fun products(ids: List<String>, answer: Answer) = connect { good ->
        if (!good) answer.bad(ErrorCode.STORE_UNAVAILABLE) else loadAll(ids) { answer.good(mapOf("products" to ids.mapNotNull { known[it]?.let(::describe) })) }
    }

    /** The store answers for one kind at a time, and an id is of either. */
    private fun loadAll(ids: List<String>, done: () -> Unit) = load(ids, BillingClient.ProductType.INAPP) { load(ids, BillingClient.ProductType.SUBS, done) }

    private fun load(ids: List<String>, kind: String, done: () -> Unit) {
        if (ids.isEmpty()) return done()
        val products = ids.map { QueryProductDetailsParams.Product.newBuilder().setProductId(it).setProductType(kind).build() }
        client.queryProductDetailsAsync(QueryProductDetailsParams.newBuilder().setProductList(products).build()) { result, found ->
            onMain {
                if (isGood(result)) for (one in found.productDetailsList) known[one.productId] = one
                done()
            }
        }
    }

    private fun describe(product: ProductDetails): Map<String, Any?>? {
        val once = product.oneTimePurchaseOfferDetails
        val phase = product.subscriptionOfferDetails?.firstOrNull()?.pricingPhases?.pricingPhaseList?.lastOrNull()
        val (price, currency, micros) = when {
            once != null -> Triple(once.formattedPrice, once.priceCurrencyCode, once.priceAmountMicros)
            phase != null -> Triple(phase.formattedPrice, phase.priceCurrencyCode, phase.priceAmountMicros)
            else -> return null
        }
        return mapOf(
            "id" to product.productId,
            "kind" to if (once != null) "consumable" else "subscription",
            "title" to product.name,
            "price" to price,
            "currency" to currency,
            "micros" to micros,
        )
    }

    fun purchase(activity: Activity, wish: Wish, answer: Answer) {
        if (!PurchaseAccount.isValid(wish.account)) return answer.bad(ErrorCode.MALFORMED)
        connect { good ->
            if (!good) return@connect answer.bad(ErrorCode.STORE_UNAVAILABLE)
            loadAll(listOf(wish.id)) {
                if (wish.replaces == null) buy(activity, wish, null, answer)
                else query(BillingClient.ProductType.SUBS) { plans -> buy(activity, wish, plans.firstOrNull { it.purchaseToken == wish.replaces }, answer) }
            }
        }
    }

    /**
     * `running`: the plan that this one replaces. Not told of it, Play would sell a second one beside it. Null too where another Google
     * account pays for it: the server ends that one.
     */
    private fun buy(activity: Activity, wish: Wish, running: Purchase?, answer: Answer) {
        val product = known[wish.id] ?: return answer.bad(ErrorCode.STORE_UNAVAILABLE)
        val chosen = BillingFlowParams.ProductDetailsParams.newBuilder().setProductDetails(product)
        val flow = BillingFlowParams.newBuilder().setObfuscatedAccountId(wish.account)
        val offers = product.subscriptionOfferDetails
        if (offers != null) {
            val wanted = offers.firstOrNull { it.offerId == wish.offer } ?: return answer.bad(ErrorCode.STORE_UNAVAILABLE)
            chosen.setOfferToken(wanted.offerToken)
        }
        running?.products?.firstOrNull()?.let { old ->
            chosen.setSubscriptionProductReplacementParams(
                SubscriptionProductReplacementParams.newBuilder().setOldProductId(old).setReplacementMode(ReplacementMode.CHARGE_FULL_PRICE).build(),
            )
            flow.setSubscriptionUpdateParams(SubscriptionUpdateParams.newBuilder().setOldPurchaseToken(running.purchaseToken).build())
        }
        buying?.bad(ErrorCode.CANCELLED)
        buying = answer
        val result = client.launchBillingFlow(activity, flow.setProductDetailsParamsList(listOf(chosen.build())).build())
        if (!isGood(result)) settlePurchase { it.bad(codeOf(result)) }
    }

    private fun settlePurchase(settle: (Answer) -> Unit) {
        buying?.let(settle)
        buying = null
    }

    override fun onPurchasesUpdated(result: BillingResult, purchases: List<Purchase>?) = onMain {
        if (isGood(result)) for (purchase in purchases.orEmpty()) tell(purchase) else settlePurchase { it.bad(codeOf(result)) }
    }

    private fun codeOf(result: BillingResult): ErrorCode = when (result.responseCode) {
        BillingClient.BillingResponseCode.USER_CANCELED -> ErrorCode.CANCELLED
        BillingClient.BillingResponseCode.NETWORK_ERROR, BillingClient.BillingResponseCode.SERVICE_UNAVAILABLE -> ErrorCode.OFFLINE
        BillingClient.BillingResponseCode.ITEM_UNAVAILABLE, BillingClient.BillingResponseCode.BILLING_UNAVAILABLE -> ErrorCode.STORE_UNAVAILABLE
        else -> ErrorCode.INTERNAL
    }

    /** To whoever is buying, else as an event: late approval, renewal, another device, an interrupted purchase. */
    private fun tell(purchase: Purchase) {
        if (purchase.purchaseState == Purchase.PurchaseState.PENDING) return settlePurchase { it.good(mapOf("state" to "pending")) }
        val proof = proofOf(purchase) ?: return
        val isNew = ledger.offer(proof)
        val answer = buying
        buying = null
        if (answer != null) answer.good(mapOf("state" to "verified", "proof" to proof.payload()))
        else if (isNew) app.emit(EventType.STORE_UPDATED, mapOf("proof" to proof.payload()))
    }

    /** Null for what is not paid. An order without a number is known by its token. */
    private fun proofOf(purchase: Purchase): PurchaseProof? {
        if (purchase.purchaseState != Purchase.PurchaseState.PURCHASED) return null
        val product = purchase.products.firstOrNull() ?: return null
        return PurchaseProof("google", purchase.orderId ?: purchase.purchaseToken, product, purchase.purchaseToken)
    }

    private fun owned(then: (List<Purchase>?) -> Unit) = connect { good ->
        if (!good) then(null) else query(BillingClient.ProductType.INAPP) { once -> query(BillingClient.ProductType.SUBS) { plans -> then(once + plans) } }
    }

    private fun query(kind: String, then: (List<Purchase>) -> Unit) {
        client.queryPurchasesAsync(QueryPurchasesParams.newBuilder().setProductType(kind).build()) { _, found -> onMain { then(found) } }
    }

    fun restore(answer: Answer) = owned { found ->
        if (found == null) answer.bad(ErrorCode.STORE_UNAVAILABLE)
        else answer.good(mapOf("proofs" to found.mapNotNull(::proofOf).onEach { ledger.offer(it) }.map { it.payload() }))
    }

    /** What was bought while nobody listened and is not yet acknowledged. */
    fun resumed() {
        if (!app.auth.isSignedIn || buying != null) return
        owned { found -> for (purchase in found.orEmpty()) if (!purchase.isAcknowledged) tell(purchase) }
    }

    fun finish(transaction: String, consume: Boolean, answer: Answer) = connect { good ->
        if (!good) return@connect answer.bad(ErrorCode.STORE_UNAVAILABLE)
        val proof = ledger.finish(transaction) ?: return@connect answer.bad(ErrorCode.NOT_ALLOWED)
        val done = { result: BillingResult ->
            onMain {
                if (!isGood(result)) ledger.offer(proof)
                if (isGood(result)) answer.good() else answer.bad(codeOf(result))
            }
        }
        if (consume) {
            client.consumeAsync(ConsumeParams.newBuilder().setPurchaseToken(proof.token).build()) { result, _ -> done(result) }
        } else {
            client.acknowledgePurchase(AcknowledgePurchaseParams.newBuilder().setPurchaseToken(proof.token).build()) { done(it) }
        }
    }

    fun forget() = ledger.forget()

    fun close() = client.endConnection()
}
