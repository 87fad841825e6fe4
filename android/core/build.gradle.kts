plugins {
    alias(libs.plugins.kotlin.jvm)
}

kotlin {
    jvmToolchain(17)
    compilerOptions { allWarningsAsErrors = true }
}

dependencies {
    testImplementation(kotlin("test-junit"))
}

tasks.test {
    // Shared with ios/ShellCore and with the checks of the repository.
    val vectors = rootProject.layout.projectDirectory.dir("../tests/native/vectors")
    inputs.dir(vectors)
    systemProperty("krush.vectors", vectors.asFile.path)
}
