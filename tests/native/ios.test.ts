import { beforeAll, describe, expect, test } from 'vitest'
import { existsSync } from 'node:fs'
import { priceAt } from '@/contracts/price-at'
import { PLANS } from '@/contracts/prices'
import { priceIdOf, STORE_PRODUCTS } from '@/contracts/store-products'
import { palettes } from '@/tailwind.config'
import { filesBelow, read } from '../architecture/files'
import { DELEGATES } from './delegates'
import { tools } from './lock'
import { parseXml } from './xml'
import { plant, SWIFT as PLANTED } from './planted'
import { parseSwift, type SwiftFile } from './swift'
import { countNames, listedNames, openSwitches, parseErrors, unknownNames, wrongDelegates, wrongMembers } from './swift-checks'
import { requireTool, toolPath } from './tools'

const swift = filesBelow('ios', /\.swift$/)
const app = swift.filter((path) => path.startsWith('ios/App/'))
const sources = (paths: string[]) => paths.map(read).join('\n')

/** What a property list holds: texts, booleans, lists and dictionaries. */
type Plist = string | boolean | Plist[] | { [key: string]: Plist }

function plist(path: string): { [key: string]: Plist } {
  const parsed = parseXml(path)
  const value = (element: Element): Plist => {
    const children = [...element.children]
    if (element.localName === 'dict')
      return Object.fromEntries(
        children.flatMap((one, at) => (one.localName === 'key' ? [[one.textContent!, value(children[at + 1]!)]] : [])),
      )
    if (element.localName === 'array') return children.map(value)
    return element.localName === 'true' || (element.localName !== 'false' && element.textContent!)
  }
  return value(parsed.documentElement.firstElementChild!) as { [key: string]: Plist }
}

describe('project and settings', () => {
  const info = plist('ios/App/Info.plist')
  const settings = read('ios/Config/Base.xcconfig')
  const privacy = plist('ios/App/PrivacyInfo.xcprivacy')
  const code = sources(app)

  test('what Info.plist leaves to the settings is set there, or by Xcode', () => {
    const byXcode = ['EXECUTABLE_NAME', 'PRODUCT_NAME', 'PRODUCT_BUNDLE_PACKAGE_TYPE', 'PRODUCT_MODULE_NAME']
    for (const path of ['ios/App/Info.plist', 'ios/App/Debug.entitlements', 'ios/App/Release.entitlements'])
      for (const [, name] of read(path).matchAll(/\$\((\w+)\)/g))
        if (!byXcode.includes(name!)) expect(settings).toMatch(new RegExp(`^${name} = `, 'm'))
    expect(settings).toContain('INFOPLIST_FILE = App/Info.plist')
    for (const name of ['Debug', 'Release']) {
      const file = read(`ios/Config/${name}.xcconfig`)
      expect(file).toContain('#include "Base.xcconfig"')
      expect(existsSync(`ios/${/CODE_SIGN_ENTITLEMENTS = (.+)/.exec(file)![1]}`)).toBe(true)
    }
    const named = [...code.matchAll(/forInfoDictionaryKey: "(\w+)"/g)].map(([, name]) => name!)
    expect(named.length).toBeGreaterThan(0)
    for (const name of named) expect(Object.keys(info)).toContain(name)
    expect(info.ITSAppUsesNonExemptEncryption).toBe(false)
    expect(info.NSAppTransportSecurity).toBeUndefined()
    expect(info.WKAppBoundDomains).toEqual(['$(APP_HOST)'])
    const scene = JSON.stringify(info.UIApplicationSceneManifest)
    const delegate = /\$\(PRODUCT_MODULE_NAME\)\.(\w+)/.exec(scene)![1]!
    expect(code).toContain(`class ${delegate}: UIResponder`)
  })

  test('a reason is given for each thing that is asked of the person, and for nothing else', () => {
    const uses: Record<string, RegExp> = {
      NSFaceIDUsageDescription: /LAContext\(\)/,
      NSMicrophoneUsageDescription: /requestRecordPermission/,
      NSPhotoLibraryAddUsageDescription: /UIActivityViewController\(/,
      NSCameraUsageDescription: /AVCaptureDevice|UIImagePickerController/,
      NSPhotoLibraryUsageDescription: /PHPhotoLibrary/,
      NSLocationWhenInUseUsageDescription: /CLLocationManager/,
      NSUserTrackingUsageDescription: /ATTrackingManager/,
    }
    const reasons = Object.keys(info).filter((key) => key.endsWith('UsageDescription'))
    expect(reasons.filter((key) => !(key in uses))).toEqual([])
    for (const [key, use] of Object.entries(uses)) expect([key, reasons.includes(key)]).toEqual([key, use.test(code)])
    const translated = Object.keys(JSON.parse(read('ios/App/InfoPlist.xcstrings')).strings)
    expect(translated.toSorted()).toEqual(reasons.toSorted())
  })

  test('the privacy manifest lists what is used of the APIs that need a reason', () => {
    const needs: Record<string, RegExp> = {
      NSPrivacyAccessedAPICategoryUserDefaults: /\bUserDefaults\b|@AppStorage/,
      NSPrivacyAccessedAPICategoryFileTimestamp: /creationDate|modificationDate|contentModificationDateKey|\bfstat\(|\bstat\(/,
      NSPrivacyAccessedAPICategorySystemBootTime: /systemUptime|mach_absolute_time/,
      NSPrivacyAccessedAPICategoryDiskSpace: /volumeAvailableCapacity|systemFreeSize|statfs/,
      NSPrivacyAccessedAPICategoryActiveKeyboards: /activeInputModes/,
    }
    const listed = (privacy.NSPrivacyAccessedAPITypes as { [key: string]: Plist }[]).map((one) => one.NSPrivacyAccessedAPIType)
    const used = Object.entries(needs).flatMap(([name, pattern]) => (pattern.test(sources(swift)) ? [name] : []))
    expect(listed).toEqual(used)
    expect(privacy.NSPrivacyTracking).toBe(false)
    expect(code).not.toMatch(/ATTrackingManager|advertisingIdentifier/)
  })

  test('Xcode sells what the server does, at the catalogue’s prices', () => {
    type Sold = { productID: string; displayPrice: string; type: string; recurringSubscriptionPeriod?: string; familyShareable: boolean }
    const { products, subscriptionGroups } = JSON.parse(read('ios/Products.storekit')) as {
      products: Sold[]
      subscriptionGroups: { subscriptions: Sold[] }[]
    }
    const sold = [...products, ...subscriptionGroups.flatMap((group) => group.subscriptions)]
    expect(subscriptionGroups).toHaveLength(1)
    expect(sold.map(({ productID, displayPrice }) => [productID, displayPrice]).toSorted()).toEqual(
      [...STORE_PRODUCTS].map(([id, product]) => [product, (priceAt(id, new Date())! / 100).toFixed(2)]).toSorted(),
    )
    for (const { productID, type, recurringSubscriptionPeriod, familyShareable } of sold) {
      const plan = PLANS.find(({ id }) => id === priceIdOf(productID))
      expect([type, recurringSubscriptionPeriod, familyShareable]).toEqual(
        plan ? ['RecurringSubscription', plan.months === 12 ? 'P1Y' : 'P1M', false] : ['Consumable', undefined, false],
      )
    }
  })

  test('entitlements are those that the code needs', () => {
    for (const [name, environment] of [
      ['Debug', 'development'],
      ['Release', 'production'],
    ]) {
      expect(plist(`ios/App/${name}.entitlements`)).toEqual({
        'aps-environment': environment,
        'com.apple.developer.applesignin': ['Default'],
        'com.apple.developer.associated-domains': ['applinks:$(APP_HOST)', 'webcredentials:$(APP_HOST)'],
      })
    }
    expect(code).toMatch(/registerForRemoteNotifications/)
    expect(code).toMatch(/ASAuthorizationAppleIDProvider/)
    expect(info.UIBackgroundModes).toEqual(['remote-notification'])
  })

  test('every text of the code is in the catalog, and no other', () => {
    const catalog = Object.keys(JSON.parse(read('ios/App/Localizable.xcstrings')).strings)
    const literal = /"((?:[^"\\]|\\.)*)"/g
    const named = new Set<string>()
    const take = (text: string) => named.add(text.replaceAll(/\\\(\w+\)/g, '%@'))
    for (const [, text] of code.matchAll(/String\(localized: "((?:[^"\\]|\\.)*)"\)/g)) take(text!)
    for (const [, text] of code.matchAll(/LocalizationValue = "([^"]*)"/g)) take(text!)
    for (const [, text] of code.matchAll(/\bprepare\(\w+, "([^"]*)"/g)) take(text!)
    for (const [call] of code.matchAll(/\b(?:button|say)\((?:\s*(?:press: )?"(?:[^"\\]|\\.)*",?)+/g))
      for (const [, text] of call.matchAll(literal)) take(text!)
    expect([...named].toSorted()).toEqual(catalog.toSorted())
  })

  test('every color and picture that is named exists, in the colors of the pages', () => {
    const assets = 'ios/App/Assets.xcassets'
    const colors = new Set([...code.matchAll(/UIColor\(named: "(\w+)"\)|label\(\.\w+, "(\w+)"\)/g)].map((match) => match[1] ?? match[2]!))
    for (const name of [...colors, 'Ink']) expect(existsSync(`${assets}/${name}.colorset/Contents.json`), name).toBe(true)
    const launch = info.UILaunchScreen as { [key: string]: Plist }
    expect(existsSync(`${assets}/${launch.UIColorName as string}.colorset`)).toBe(true)
    expect(existsSync(`${assets}/${launch.UIImageName as string}.imageset`)).toBe(true)
    for (const path of filesBelow(assets, /Contents\.json$/)) {
      const { images = [] } = JSON.parse(read(path)) as { images?: { filename: string }[] }
      for (const { filename } of images) expect(existsSync(path.replace('Contents.json', filename)), filename).toBe(true)
    }
    const alternate = /ALTERNATE_APPICON_NAMES = (\w+)/.exec(settings)![1]!
    expect(code).toContain(`discreetIcon = "${alternate}"`)
    for (const name of ['AppIcon', alternate]) expect(existsSync(`${assets}/${name}.appiconset`)).toBe(true)
    const hex = (name: string, at: number) => {
      const { components } = JSON.parse(read(`${assets}/${name}.colorset/Contents.json`)).colors[at].color as {
        components: Record<string, string>
      }
      return `#${['red', 'green', 'blue'].map((part) => components[part]!.slice(2)).join('')}`
    }
    for (const [name, key] of [
      ['Ink', 'ink'],
      ['Text', 'text'],
      ['Muted', 'muted'],
      ['AccentColor', 'accent'],
    ] as const)
      expect([hex(name, 0), hex(name, 1)]).toEqual([palettes.light[key], palettes.dark[key]])
    const line = /<path d="([^"]+)"/.exec(read('app/icon.svg'))![1]!
    expect(read(`${assets}/LaunchLetter.imageset/letter.svg`)).toContain(line)
  })
})

describe('the Swift and the project, as far as they can be read', () => {
  let missing: string | null = null
  let files: SwiftFile[] = []

  beforeAll(async () => {
    missing = await tools()
    if (!missing) files = swift.map((path) => parseSwift(path, read(path)))
  }, 420_000)

  const texts = app.map((path) => ({ path, text: read(path) }))

  test('every file parses', ({ skip }) => {
    if (missing) skip(missing)
    expect(files.length).toBeGreaterThan(30)
    expect(parseErrors(files)).toEqual([])
    console.log(`   ios: ${files.length} Swift files parsed, not compiled (that takes Xcode; ShellCore alone, any Swift 6)`)
  })

  test('methods of delegates have the exact form that the system calls', ({ skip }) => {
    if (missing) skip(missing)
    const types = new Map<string, string>()
    const typeOf = (framework: string) => {
      if (!types.has(framework))
        types.set(framework, read(toolPath('@nativescript', 'types-ios', 'lib', 'ios', 'objc-x86_64', `objc!${framework}.d.ts`)))
      return types.get(framework)!
    }
    for (const [protocol, { framework, methods }] of Object.entries(DELEGATES)) {
      const body = new RegExp(`interface ${protocol}\\b[^{]*\\{([\\s\\S]*?)\\n\\}`).exec(typeOf(framework))?.[1]
      expect(body, `${framework} has ${protocol}`).toBeDefined()
      for (const selector of Object.values(methods))
        expect(body, `${protocol} has ${selector}`).toMatch(new RegExp(`\\t${selector}\\??\\(`))
    }
    expect(wrongDelegates(files)).toEqual([])
    expect(files.flatMap(({ methods }) => methods).length).toBeGreaterThan(25)
  })

  test('names are spelled as somebody else spells them', ({ skip }) => {
    if (missing) skip(missing)
    expect(
      unknownNames(files),
      "Once in all of ios/ and not in Objective-C: misspelled, or Swift's own, which tests/native/swift-names.json then lists.",
    ).toEqual([])
    const counts = countNames(files)
    expect(
      [...listedNames()].filter((name) => !counts.has(name)),
      'no longer needed in tests/native/swift-names.json',
    ).toEqual([])
  })

  test('members of our own enums exist', ({ skip }) => {
    if (missing) skip(missing)
    expect(wrongMembers(files, texts)).toEqual([])
  })

  test('a switch over one of our own enums names every case, or has a default', ({ skip }) => {
    if (missing) skip(missing)
    expect(openSwitches(files)).toEqual([])
  })

  test('slips that are planted are found, but for what only a compiler finds', ({ skip }) => {
    if (missing) skip(missing)
    const found = PLANTED.map((slip) => {
      const text = plant(read(slip.file), slip)
      const others = files.map((file) => (file.path === slip.file ? parseSwift(slip.file, text) : file))
      const told = texts.map((one) => (one.path === slip.file ? { ...one, text } : one))
      const problems = [
        ...parseErrors(others),
        ...wrongDelegates(others),
        ...unknownNames(others),
        ...wrongMembers(others, told),
        ...openSwitches(others),
      ]
      return { what: slip.what, found: problems.length > 0, findable: !slip.unfound }
    })
    expect(found.filter((slip) => slip.found !== slip.findable)).toEqual([])
    console.log(`   ios: ${found.filter((slip) => slip.found).length} of ${found.length} planted slips found; the others take Xcode`)
  })

  test('the project has no reference to nothing, and nothing without a reference', ({ skip }) => {
    if (missing) skip(missing)
    type Project = { objects: Record<string, Record<string, unknown>>; rootObject: string; objectVersion: unknown }
    const { parse } = requireTool('@bacons/xcode/json') as { parse: (text: string) => Project }
    const project = parse(read('ios/Krush.xcodeproj/project.pbxproj'))
    expect(Number(project.objectVersion)).toBe(77)
    const reached = new Set<string>()
    const dangling: string[] = []
    const walk = (value: unknown): void => {
      if (typeof value === 'string' && /^[0-9A-F]{24}$/.test(value)) {
        if (!project.objects[value]) dangling.push(value)
        else if (!reached.has(value)) {
          reached.add(value)
          walk(project.objects[value])
        }
      } else if (Array.isArray(value)) value.forEach(walk)
      else if (value && typeof value === 'object') Object.values(value).forEach(walk)
    }
    walk(project.rootObject)
    expect(dangling).toEqual([])
    expect(Object.keys(project.objects).filter((id) => !reached.has(id))).toEqual([])
    const objects = Object.values(project.objects)
    const folders = objects.filter(({ isa }) => isa === 'PBXFileSystemSynchronizedRootGroup').map(({ path }) => `ios/${path as string}`)
    expect(folders).toEqual(['ios/App'])
    for (const { isa, relativePath, path } of objects) {
      if (isa === 'XCLocalSwiftPackageReference') expect(existsSync(`ios/${relativePath as string}/Package.swift`)).toBe(true)
      if (isa === 'PBXFileReference' && String(path).endsWith('.xcconfig')) expect(existsSync(`ios/Config/${path as string}`)).toBe(true)
    }
    const target = Object.entries(project.objects).find(([, { isa }]) => isa === 'PBXNativeTarget')![0]
    const scheme = read('ios/Krush.xcodeproj/xcshareddata/xcschemes/Krush.xcscheme')
    for (const [, id] of scheme.matchAll(/BlueprintIdentifier="([0-9A-F]{24})"/g)) expect(id).toBe(target)
    expect(read('ios/ShellCore/Package.swift')).toContain('name: "ShellCoreTests"')
  })
})
