import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { palettes } from '@/tailwind.config'
import { filesBelow, read } from '../architecture/files'
import { androidLevels, androidReferences } from './levels'
import { tools } from './lock'
import { KOTLIN as PLANTED, plant } from './planted'
import { cache, runs, toolPath } from './tools'
import { parseXml as xml } from './xml'

const APP = 'android/app/src/main'
const MIN_SDK = 26

const resources = filesBelow(`${APP}/res`, /\.xml$/)
const kotlin = filesBelow(`${APP}/kotlin`, /\.kt$/)

/** What the app's own files define: `string/retry`, `drawable/ic_letter`. */
function defined(): Set<string> {
  const names = ['string/app_name']
  for (const path of resources) {
    const folder = path.split('/').at(-2)!.split('-')[0]!
    if (folder !== 'values') names.push(`${folder}/${path.split('/').at(-1)!.replace('.xml', '')}`)
    else for (const element of xml(path).documentElement.children) names.push(`${element.localName}/${element.getAttribute('name')}`)
  }
  return new Set(names)
}

describe('manifest and resources', () => {
  const manifest = xml(`${APP}/AndroidManifest.xml`)
  const components = ['activity', 'activity-alias', 'service', 'provider', 'receiver'].flatMap((name) => [
    ...manifest.querySelectorAll(name),
  ])
  const attribute = (element: Element, name: string) => element.getAttribute(`android:${name}`)

  test('every file can be read', () => {
    for (const path of [...resources, ...filesBelow('android/app/src/debug', /\.xml$/)]) xml(path)
  })

  test('what manifest, resources and code name exists, and nothing is left over', () => {
    const names = defined()
    const used = new Set([
      ...[...resources, `${APP}/AndroidManifest.xml`].flatMap((path) =>
        [...read(path).matchAll(/"@(\w+\/\w+)"|>@(\w+\/[\w.]+)</g)].map((match) => match[1] ?? match[2]!),
      ),
      ...[...read(`${APP}/AndroidManifest.xml`).matchAll(/"@(style\/[\w.]+)"/g)].map(([, name]) => name!),
      ...kotlin.flatMap((path) => [...read(path).matchAll(/(?<!\w\.)\bR\.(\w+)\.(\w+)/g)].map(([, kind, name]) => `${kind}/${name}`)),
    ])
    expect([...used].filter((name) => !names.has(name))).toEqual([])
    expect([...names].filter((name) => !used.has(name))).toEqual([])
  })

  test('the classes it names exist', () => {
    const named = components
      .filter((one) => one.localName !== 'activity-alias' && !attribute(one, 'name')!.startsWith('com.'))
      .map((one) => attribute(one, 'name')!)
    const classes = [...named, attribute(manifest.querySelector('application')!, 'name')!]
    expect(classes.length).toBeGreaterThan(4)
    const missing = classes.filter((name) => !existsSync(`${APP}/kotlin/app/krush/shell${name.replaceAll('.', '/')}.kt`))
    expect(missing).toEqual([])
    for (const alias of manifest.querySelectorAll('activity-alias')) {
      expect(named).toContain(attribute(alias, 'targetActivity'))
      expect(read(`${APP}/kotlin/app/krush/shell/AppIcon.kt`)).toContain(`"app.krush.shell${attribute(alias, 'name')}"`)
    }
  })

  test('attributes are those of Android', () => {
    const known = new Set(
      'name value authorities configChanges exported launchMode windowSoftInputMode autoVerify scheme host enabled icon label targetActivity required maxSdkVersion allowBackup dataExtractionRules enableOnBackInvokedCallback fullBackupContent localeConfig networkSecurityConfig roundIcon supportsRtl theme'.split(
        ' ',
      ),
    )
    const wrong = [...manifest.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].filter(({ prefix, localName }) => prefix === 'android' && !known.has(localName)).map(({ name }) => name),
    )
    expect(wrong).toEqual([])
    expect(attribute(manifest.querySelector('activity')!, 'launchMode')).toBe('singleTask')
  })

  test('whoever can be started from outside says so, and only the app itself can', () => {
    expect(
      components.filter((one) => one.querySelector('intent-filter') && !attribute(one, 'exported')).map((one) => attribute(one, 'name')),
    ).toEqual([])
    const open = components.filter((one) => attribute(one, 'exported') === 'true').map((one) => attribute(one, 'name'))
    expect(open).toEqual(['.MainActivity', '.IconUsual', '.IconDiscreet'])
    const icons = [...manifest.querySelectorAll('activity-alias')].filter((one) => attribute(one, 'enabled') === 'true')
    expect(icons).toHaveLength(1)
  })

  test('permissions are those that the code asks for', () => {
    const asked = [...manifest.querySelectorAll('uses-permission')].map((one) => attribute(one, 'name')!.replace('android.permission.', ''))
    const sources = kotlin.map(read).join('\n')
    const code: Record<string, RegExp> = {
      INTERNET: /loadUrl/,
      ACCESS_NETWORK_STATE: /ConnectivityManager/,
      POST_NOTIFICATIONS: /Manifest\.permission\.POST_NOTIFICATIONS/,
      RECORD_AUDIO: /Manifest\.permission\.RECORD_AUDIO/,
      MODIFY_AUDIO_SETTINGS: /RESOURCE_AUDIO_CAPTURE/,
      USE_BIOMETRIC: /BiometricPrompt/,
      WRITE_EXTERNAL_STORAGE: /getExternalStoragePublicDirectory/,
    }
    expect(asked.toSorted()).toEqual(Object.keys(code).toSorted())
    for (const name of asked) expect(sources, name).toMatch(code[name]!)
  })

  test('nothing leaves the device in a backup, and nothing goes unencrypted', () => {
    expect(attribute(manifest.querySelector('application')!, 'allowBackup')).toBe('false')
    const rules = xml(`${APP}/res/xml/data_extraction_rules.xml`)
    const domains = ['root', 'file', 'database', 'sharedpref', 'external']
    for (const way of ['cloud-backup', 'device-transfer']) {
      const part = rules.querySelector(way)!
      expect([...part.querySelectorAll('exclude')].map((one) => one.getAttribute('domain'))).toEqual(domains)
      expect(part.querySelector('include')).toBeNull()
    }
    const network = xml(`${APP}/res/xml/network_security_config.xml`)
    expect(network.querySelector('base-config')!.getAttribute('cleartextTrafficPermitted')).toBe('false')
    expect([...network.querySelectorAll('certificates')].map((one) => one.getAttribute('src'))).toEqual(['system'])
    expect(network.querySelector('domain-config')).toBeNull()
  })

  test('colors are the palettes of the pages, the icon is app/icon.svg', () => {
    const colors = (folder: string) =>
      Object.fromEntries(
        [...xml(`${APP}/res/${folder}/colors.xml`).querySelectorAll('color')].map((one) => [one.getAttribute('name'), one.textContent]),
      )
    for (const [folder, palette] of [
      ['values', palettes.light],
      ['values-night', palettes.dark],
    ] as const)
      expect(colors(folder)).toMatchObject({ ink: palette.ink, text: palette.text, muted: palette.muted, accent: palette.accent })
    const icon = read('app/icon.svg')
    expect(colors('values').icon_ground).toBe(/<rect[^>]* fill="(#\w+)"/.exec(icon)![1])
    const drawn = xml(`${APP}/res/drawable/ic_letter.xml`).querySelector('path')!.getAttribute('android:pathData')!
    const line = /<path d="([^"]+)"/.exec(icon)![1]!
    expect(drawn).toBe(line)
  })

  test('aapt2 takes manifest and resources', ({ skip }) => {
    const framework = process.env.ANDROID_FRAMEWORK_RES ?? '/usr/share/android-framework-res/framework-res.apk'
    if (!runs('aapt2', 'version') || !existsSync(framework))
      skip('resources were not linked: no aapt2 (Debian: apt-get install aapt android-framework-res)')
    const work = join(cache, `aapt-${process.pid}`)
    onTestFinished(() => rmSync(work, { recursive: true, force: true }))
    cpSync(`${APP}/res`, join(work, 'res'), { recursive: true })
    writeFileSync(join(work, 'res', 'values', 'made.xml'), '<resources><string name="app_name">Krush</string></resources>')
    // What Gradle does to the manifest, and without the attributes that came after the API 29 of these resources.
    const merged = read(`${APP}/AndroidManifest.xml`)
      .replace('<manifest ', '<manifest package="app.krush.shell" ')
      .replaceAll(/<provider\s[\s\S]*?\/>/g, '')
      .replaceAll(/\s(?:android:(?:dataExtractionRules|enableOnBackInvokedCallback|localeConfig)|tools:targetApi)="[^"]*"/g, '')
      .replaceAll('${host}', 'krush.example')
    writeFileSync(join(work, 'AndroidManifest.xml'), merged)
    const aapt = (...given: string[]) => spawnSync('aapt2', given, { cwd: work, encoding: 'utf8' })
    expect(aapt('compile', '--dir', 'res', '-o', 'resources.zip').stderr).toBe('')
    const levels = ['--min-sdk-version', String(MIN_SDK), '--target-sdk-version', '36']
    const linked = aapt('link', '-I', framework, '--manifest', 'AndroidManifest.xml', ...levels, '-o', 'out.apk', 'resources.zip')
    expect(linked.stderr).toBe('')
    expect(linked.status).toBe(0)
  })

  test('the build script hands over what the code reads', () => {
    const script = read('android/app/build.gradle.kts')
    const fields = [...script.matchAll(/"([A-Z_]+)" to "\w+"/g)].map(([, name]) => name!)
    const readFields = new Set(kotlin.flatMap((path) => [...read(path).matchAll(/BuildConfig\.([A-Z_]+)/g)].map(([, name]) => name!)))
    expect([...readFields].filter((name) => !['DEBUG', 'VERSION_NAME'].includes(name)).toSorted()).toEqual(fields.toSorted())
    const settings = read('android/gradle.properties')
    for (const [, name] of script.matchAll(/setting\("(\w+)"\)|to "(\w+)"/g))
      if (name) expect(settings).toMatch(new RegExp(`^krush\\.${name}=`, 'm'))
    const catalogue = read('android/gradle/libs.versions.toml')
    for (const build of ['android/build.gradle.kts', 'android/app/build.gradle.kts', 'android/core/build.gradle.kts'])
      for (const [, alias] of read(build).matchAll(/\blibs\.([\w.]+)/g))
        expect(catalogue).toMatch(new RegExp(`^${alias!.replace('plugins.', '').replaceAll('.', '-')} = `, 'm'))
    expect(script).toContain(`minSdk = ${MIN_SDK}`)
    expect(script).toContain('targetSdk = 36')
  })
})

const LIBRARIES = [
  'kotlin-compiler.jar',
  'kotlin-stdlib.jar',
  'kotlinx-coroutines-core-jvm.jar',
  'kotlin-reflect.jar',
  'annotations-13.0.jar',
  'kotlin-script-runtime.jar',
  'kotlin-daemon-client.jar',
]
const library = (name: string) => toolPath('kotlin-compiler', 'lib', name)
const path = (...parts: string[]) => parts.join(process.platform === 'win32' ? ';' : ':')

/**
 * Compiles into a folder that is named after everything that goes in, once: the compiler takes most of this file's time, and says the
 * same of the same. `said` is empty when it was content.
 */
async function compileOnce(name: string, sources: string[], classes: string[]): Promise<{ said: string; out: string }> {
  const hash = createHash('sha256').update(JSON.stringify([classes, read('tests/native/tools.ts')]))
  for (const file of sources.flatMap((path) => (path.endsWith('.kt') ? [path] : filesBelow(path, /\.kt$/)))) hash.update(readFileSync(file))
  const out = join(cache, `${name}-${hash.digest('hex').slice(0, 16)}`)
  if (existsSync(out)) return { said: '', out }
  const made = `${out}.${process.pid}`
  const said = await compile(sources, classes, made)
  if (said) rmSync(made, { recursive: true, force: true })
  else {
    for (const old of readdirSync(cache).filter((one) => one.startsWith(`${name}-`) && join(cache, one) !== made))
      rmSync(join(cache, old), { recursive: true, force: true })
    renameSync(made, out)
  }
  return { said, out }
}

/** What the compiler said; empty when it was content. */
function compile(sources: string[], classes: string[], out: string): Promise<string> {
  const jvm = ['-Xmx1500m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']
  const given = ['-no-reflect', '-no-stdlib', '-Werror', '-cp', path(library('kotlin-stdlib.jar'), ...classes), '-d', out, ...sources]
  return new Promise((resolve) => {
    const child = spawn('java', [...jvm, '-cp', path(...LIBRARIES.map(library)), 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler', ...given])
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('close', (status) => resolve(status === 0 ? '' : output || `the compiler ended with ${status}`))
  })
}

/** The classes that Gradle makes of resources and of the build script. */
function generatedKotlin(): string {
  const kinds = Map.groupBy([...defined()].toSorted(), (name) => name.split('/')[0]!)
  const objects = [...kinds].map(
    ([kind, names], at) =>
      `object ${kind} {\n${names.map((name, index) => `const val ${name.split('/')[1]!.replaceAll('.', '_')}: Int = ${at * 1000 + index}`).join('\n')}\n}`,
  )
  const fields = [...read('android/app/build.gradle.kts').matchAll(/"([A-Z_]+)" to "\w+"/g)].map(
    ([, name]) => `const val ${name}: String = ""`,
  )
  return [
    'package app.krush.shell',
    `object R {\n${objects.join('\n')}\n}`,
    // Not constant, or the compiler would call what follows from them useless.
    `object BuildConfig {\nval DEBUG: Boolean get() = true\nconst val VERSION_NAME: String = "1"\n${fields.join('\n').replaceAll('const val', 'val')}\n}`,
  ].join('\n')
}

describe('the Kotlin', () => {
  const work = join(cache, `android-${process.pid}`)
  let core = ''
  let missing: string | null = null
  let coreSays = ''
  let jar = ''
  /** On which line of which file each planted error is, and what the compiler says. */
  let planted: { lines: { what: string; place: string }[]; said: Promise<string> } | null = null

  beforeAll(async () => {
    missing = runs('java', '-version') ? await tools() : 'Kotlin was not compiled: no java (Debian: apt-get install default-jre-headless)'
    if (missing) return
    mkdirSync(work, { recursive: true })
    const tests = ['kotlin-test.jar', 'kotlin-test-junit.jar'].map(library)
    const compiled = await compileOnce('core', ['android/core/src', 'tests/native/kotlin'], tests)
    coreSays = compiled.said
    core = compiled.out
    return () => rmSync(work, { recursive: true, force: true })
  }, 420_000)

  test('core compiles without a warning, and its tests and the shared vectors pass', ({ skip }) => {
    if (missing) skip(missing)
    expect(coreSays).toBe('')
    const classes = filesBelow('android/core/src/test', /Test\.kt$/).map(
      (file) => `app.krush.core.${file.split('/').at(-1)!.replace('.kt', '')}`,
    )
    const ran = spawnSync(
      'java',
      [
        '-Dkrush.vectors=tests/native/vectors',
        '-cp',
        path(core, library('kotlin-stdlib.jar'), library('kotlin-test.jar')),
        'app.krush.run.RunKt',
        ...classes,
      ],
      { encoding: 'utf8' },
    )
    expect(ran.stderr).toBe('')
    const said = ran.stdout.trim()
    expect(said).toMatch(/^\d+ passed, 0 failed$/)
    expect(Number.parseInt(said, 10)).toBeGreaterThan(20)
    console.log(`   android/core: compiled, ${said}`)
  })

  test('app fits the signatures of the platform, and uses nothing newer than it may', async ({ skip }) => {
    if (missing) skip(missing)
    if (!runs('python3', '--version')) skip('the Android app was not type-checked: no python3')
    expect(coreSays).toBe('')
    const signatures = ['platform-29', 'newer', 'androidx', 'google'].map((name) => `tests/native/signatures/${name}.txt`)
    const script = 'tests/native/signatures-to-jar.py'
    const hash = createHash('sha256')
    for (const file of [script, ...signatures]) hash.update(readFileSync(file))
    jar = join(cache, `signatures-${hash.digest('hex').slice(0, 16)}.jar`)
    if (!existsSync(jar)) {
      const made = spawnSync('python3', [script, `${jar}.${process.pid}`, ...signatures], { encoding: 'utf8' })
      expect(made.stderr).toBe('')
      renameSync(`${jar}.${process.pid}`, jar)
    }
    writeFileSync(join(work, 'Generated.kt'), generatedKotlin())
    // Beside each other: a compiler keeps one processor busy.
    const { folder, lines } = plantErrors()
    planted = { lines, said: compile([folder, join(work, 'Generated.kt')], [jar, core], join(work, 'planted-out')) }
    const { said, out } = await compileOnce('app', [`${APP}/kotlin`, join(work, 'Generated.kt')], [jar, core])
    expect(said).toBe('')

    const levels = androidLevels(
      readFileSync(toolPath('@nativescript', 'types-android', 'lib', 'android', 'android-platform-37.d.ts'), 'utf8'),
    )
    const classes = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.class'))
    const used = new Map(androidReferences(classes.map((file) => readFileSync(join(out, file)))).map((name) => [name, levels(name)]))
    expect(used.size).toBeGreaterThan(100)
    const isBehind = (name: string) =>
      BEHIND_A_CHECK.some((known) => name === known || name.startsWith(`${known}.`) || name.startsWith(`${known}$`))
    const newer = [...used].filter(([, level]) => level > MIN_SDK)
    expect(
      newer.filter(([name]) => !isBehind(name)).map(([name, level]) => `${name} since ${level}`),
      'Each needs a check of Build.VERSION.SDK_INT around it; then list it in BEHIND_A_CHECK.',
    ).toEqual([])
    expect(BEHIND_A_CHECK.filter((known) => !newer.some(([name]) => name.startsWith(known)))).toEqual([])
    console.log(
      `   android/app: ${kotlin.length} files type-checked against Android's signatures, ${used.size} members of API ${MIN_SDK} or behind a check; not built by Gradle`,
    )
  })

  /** Writes copies of the app with all planted errors, and says on which line of which file each is. */
  function plantErrors(): { folder: string; lines: { what: string; place: string }[] } {
    const folder = join(work, 'planted')
    const lines: { what: string; place: string }[] = []
    for (const file of kotlin) {
      const copy = join(folder, file)
      // As the compiler writes it.
      const shown = relative(process.cwd(), copy)
      mkdirSync(dirname(copy), { recursive: true })
      let text = read(file)
      const here = PLANTED.filter((fault) => fault.file === file)
      for (const fault of here) text = plant(text, fault)
      writeFileSync(copy, text)
      // Lines are counted when all faults of the file are in it.
      for (const { what, to, at = to } of here)
        lines.push({ what, place: `${shown}:${text.slice(0, text.indexOf(at)).split('\n').length}:` })
    }
    return { folder, lines }
  }

  test('errors of types that are planted are found, each in its line', async ({ skip }) => {
    if (missing) skip(missing)
    if (!planted) skip('no faults were planted: the app was not type-checked')
    const { lines } = planted!
    const said = await planted!.said
    const unfound = lines.filter(({ place }) => !said.includes(place))
    expect(lines).toHaveLength(PLANTED.length)
    expect(unfound, said).toEqual([])
    console.log(`   android/app: ${lines.length} of ${PLANTED.length} planted errors of types found`)
  })
})

/** Used only where the version was asked first, or never called by an older system. */
const BEHIND_A_CHECK = [
  'android/app/Activity.setRecentsScreenshotEnabled',
  'android/hardware/biometrics/BiometricPrompt',
  'android/provider/MediaStore$Downloads',
  'android/webkit/SafeBrowsingResponse',
]
