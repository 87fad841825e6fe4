import java.net.URI

plugins {
    alias(libs.plugins.android.application)
}

fun setting(name: String): String = providers.gradleProperty("krush.$name").getOrElse("")

val origin = URI(setting("origin"))

android {
    namespace = "app.krush.shell"
    compileSdk = 36

    defaultConfig {
        applicationId = setting("applicationId")
        minSdk = 26
        targetSdk = 36
        versionCode = setting("versionCode").toInt()
        versionName = setting("versionName")
        manifestPlaceholders["host"] = requireNotNull(origin.host) { "krush.origin has no host" }
        resValue("string", "app_name", setting("name"))
        for ((name, key) in mapOf(
            "ORIGIN" to "origin",
            "GOOGLE_CLIENT_ID" to "googleClientId",
            "FIREBASE_PROJECT" to "firebaseProject",
            "FIREBASE_APP_ID" to "firebaseAppId",
            "FIREBASE_API_KEY" to "firebaseApiKey",
            "FIREBASE_SENDER" to "firebaseSender",
        )) buildConfigField("String", name, "\"${setting(key)}\"")
    }

    buildFeatures {
        buildConfig = true
        resValues = true
    }

    buildTypes {
        debug {
            applicationIdSuffix = ".debug"
        }
        release {
            isMinifyEnabled = true
            isShrinkResources = true
            proguardFiles(getDefaultProguardFile("proguard-android-optimize.txt"), "proguard-rules.pro")
        }
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }

    lint {
        warningsAsErrors = true
        // New versions of libraries are looked at by hand.
        disable += setOf("GradleDependency", "NewerVersionAvailable", "AndroidGradlePluginVersion")
    }
}

dependencies {
    implementation(project(":core"))
    implementation(libs.androidx.activity)
    implementation(libs.androidx.browser)
    implementation(libs.androidx.core)
    implementation(libs.androidx.credentials)
    implementation(libs.androidx.credentials.play)
    implementation(libs.androidx.swiperefresh)
    implementation(libs.androidx.webkit)
    implementation(libs.billing)
    implementation(libs.googleid)
    implementation(libs.messaging)
}
