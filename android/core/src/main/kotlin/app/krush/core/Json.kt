package app.krush.core

/** JSON as the bridge needs it, without a dependency. Values: null, Boolean, Double, Long, String, List, Map with text keys. */
object Json {
    /** Deeper nesting than this is refused: no message of the contract needs more, and a parser must not run out of stack. */
    private const val DEEPEST = 16

    /** Null where the text is no JSON, nested too deep, or followed by something else. */
    fun parse(text: String): Result? = try {
        val reader = Reader(text)
        val value = reader.value(0)
        reader.space()
        if (reader.at == text.length) Result(value) else null
    } catch (_: Malformed) {
        null
    }

    /** Wraps the value, since `null` is JSON too. */
    class Result(val value: Any?)

    fun write(value: Any?): String = StringBuilder().also { append(it, value) }.toString()

    private fun append(out: StringBuilder, value: Any?) {
        when (value) {
            null -> out.append("null")
            is Boolean, is Int, is Long -> out.append(value)
            is Number -> {
                val number = value.toDouble()
                require(number.isFinite()) { "JSON has no such number" }
                if (number == Math.rint(number) && Math.abs(number) < 1e15) out.append(number.toLong()) else out.append(number)
            }
            is String -> quote(out, value)
            is Map<*, *> -> {
                out.append('{')
                value.entries.forEachIndexed { index, (key, inner) ->
                    if (index > 0) out.append(',')
                    quote(out, key as String)
                    out.append(':')
                    append(out, inner)
                }
                out.append('}')
            }
            is List<*> -> {
                out.append('[')
                value.forEachIndexed { index, inner ->
                    if (index > 0) out.append(',')
                    append(out, inner)
                }
                out.append(']')
            }
            else -> throw IllegalArgumentException("Not JSON: ${value::class}")
        }
    }

    private fun quote(out: StringBuilder, text: String) {
        out.append('"')
        for (character in text) {
            when {
                character == '"' || character == '\\' -> out.append('\\').append(character)
                // Line separators are legal in JSON and end a line in older JavaScript.
                character < ' ' || character == '\u2028' || character == '\u2029' ->
                    out.append("\\u").append(character.code.toString(16).padStart(4, '0'))
                else -> out.append(character)
            }
        }
        out.append('"')
    }

    private class Malformed : Exception()

    private class Reader(val text: String) {
        var at = 0

        fun space() {
            while (at < text.length && text[at] in " \t\r\n") at++
        }

        fun value(depth: Int): Any? {
            if (depth > DEEPEST) throw Malformed()
            space()
            return when (peek()) {
                '{' -> map(depth)
                '[' -> list(depth)
                '"' -> string()
                't' -> word("true", true)
                'f' -> word("false", false)
                'n' -> word("null", null)
                else -> number()
            }
        }

        private fun peek(): Char = if (at < text.length) text[at] else throw Malformed()

        private fun expect(character: Char) {
            space()
            if (peek() != character) throw Malformed()
            at++
        }

        private fun word(word: String, value: Any?): Any? {
            if (!text.startsWith(word, at)) throw Malformed()
            at += word.length
            return value
        }

        private fun map(depth: Int): Map<String, Any?> {
            val found = LinkedHashMap<String, Any?>()
            expect('{')
            space()
            if (peek() == '}') return found.also { at++ }
            while (true) {
                space()
                if (peek() != '"') throw Malformed()
                val key = string()
                expect(':')
                found[key] = value(depth + 1)
                space()
                if (peek() == '}') return found.also { at++ }
                expect(',')
            }
        }

        private fun list(depth: Int): List<Any?> {
            val found = ArrayList<Any?>()
            expect('[')
            space()
            if (peek() == ']') return found.also { at++ }
            while (true) {
                found.add(value(depth + 1))
                space()
                if (peek() == ']') return found.also { at++ }
                expect(',')
            }
        }

        private fun string(): String {
            val out = StringBuilder()
            at++
            while (true) {
                val character = peek()
                at++
                when {
                    character == '"' -> return out.toString()
                    character < ' ' -> throw Malformed()
                    character != '\\' -> out.append(character)
                    else -> out.append(escaped())
                }
            }
        }

        private fun escaped(): Char {
            val character = peek()
            at++
            return when (character) {
                '"', '\\', '/' -> character
                'b' -> '\b'
                'f' -> '\u000c'
                'n' -> '\n'
                'r' -> '\r'
                't' -> '\t'
                'u' -> {
                    if (at + 4 > text.length) throw Malformed()
                    val digits = text.substring(at, at + 4)
                    if (!digits.all { it in '0'..'9' || it in 'a'..'f' || it in 'A'..'F' }) throw Malformed()
                    at += 4
                    digits.toInt(16).toChar()
                }
                else -> throw Malformed()
            }
        }

        private fun number(): Number {
            val found = NUMBER.matchAt(text, at)?.value ?: throw Malformed()
            at += found.length
            return found.toLongOrNull() ?: found.toDouble().takeIf { it.isFinite() } ?: throw Malformed()
        }
    }

    private val NUMBER = Regex("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?")
}
