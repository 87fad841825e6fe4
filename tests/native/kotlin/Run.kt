package app.krush.run

import java.lang.reflect.InvocationTargetException

/** Runs the tests of the named classes: JUnit itself comes with Gradle only. */
fun main(names: Array<String>) {
    var passed = 0
    var failed = 0
    for (name in names) {
        val type = Class.forName(name)
        for (method in type.declaredMethods.filter { it.isAnnotationPresent(org.junit.Test::class.java) }.sortedBy { it.name }) {
            try {
                method.invoke(type.getDeclaredConstructor().newInstance())
                passed++
            } catch (error: InvocationTargetException) {
                failed++
                println("${type.simpleName}.${method.name}: ${error.targetException}")
            }
        }
    }
    println("$passed passed, $failed failed")
}
