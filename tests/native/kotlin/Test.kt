package org.junit

/** In place of JUnit's: `kotlin.test.Test` is another name for it. */
annotation class Test
