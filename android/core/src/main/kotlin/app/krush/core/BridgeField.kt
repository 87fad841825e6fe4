package app.krush.core

/** What a field of a payload may hold. */
sealed interface FieldKind {
    data object STRING : FieldKind
    /** Whole, and exact in JavaScript. */
    data object INTEGER : FieldKind
    data object NUMBER : FieldKind
    data object BOOLEAN : FieldKind
    class OneOf(vararg val names: String) : FieldKind
    class ListOf(val of: FieldKind) : FieldKind
    class Record(val name: String) : FieldKind
}

class BridgeField(val name: String, val optional: Boolean, val kind: FieldKind)

/** 2^53 - 1, the largest whole number that JavaScript holds exactly. */
private const val LARGEST = 9_007_199_254_740_991L

/** Whether a payload holds what the contract asks for. Unknown fields pass. */
fun fits(payload: Map<*, *>, fields: List<BridgeField>): Boolean = fields.all { field ->
    val value = payload[field.name]
    if (value == null) field.optional && !payload.containsKey(field.name) else fits(value, field.kind)
}

private fun fits(value: Any?, kind: FieldKind): Boolean = when (kind) {
    FieldKind.STRING -> value is String
    FieldKind.INTEGER ->
        (value is Long && value in -LARGEST..LARGEST) || (value is Double && value == Math.rint(value) && Math.abs(value) <= LARGEST)
    FieldKind.NUMBER -> value is Number
    FieldKind.BOOLEAN -> value is Boolean
    is FieldKind.OneOf -> value is String && value in kind.names
    is FieldKind.ListOf -> value is List<*> && value.all { fits(it, kind.of) }
    is FieldKind.Record -> value is Map<*, *> && fits(value, BRIDGE_RECORDS.getValue(kind.name))
}
