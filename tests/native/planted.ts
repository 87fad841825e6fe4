/** A fault in one file: `from` occurs there once. `at`: a text of the line that is found faulty, where it is another. */
export type Planted = { what: string; file: string; from: string; to: string; at?: string }

const SHELL = 'android/app/src/main/kotlin/app/krush/shell'
const [STORE, SAVER, HANDLERS] = [`${SHELL}/store/PlayStore.kt`, `${SHELL}/device/FileSaver.kt`, `${SHELL}/BridgeHandlers.kt`]

/** Errors of types, each of which the compiler must find against the signatures that stand for the platform and its libraries. */
export const KOTLIN: Planted[] = [
  { what: 'a text for a boolean', file: STORE, from: 'return then(true)', to: 'return then("true")' },
  {
    what: 'a method that Play Billing lacks',
    file: STORE,
    from: '.enableAutoServiceReconnection()',
    to: '.enableAutoServiceReconection()',
  },
  { what: 'a property that Play Billing lacks', file: STORE, from: '"title" to product.name,', to: '"title" to product.nam,' },
  { what: 'a call on what may be null', file: STORE, from: 'buying?.bad(ErrorCode.CANCELLED)', to: 'buying.bad(ErrorCode.CANCELLED)' },
  {
    what: 'an override of nothing',
    file: STORE,
    from: 'override fun onPurchasesUpdated(result',
    to: 'override fun onPurchaseUpdated(result',
  },
  {
    what: 'a lambda with too many parameters',
    file: STORE,
    from: 'fun restore(answer: Answer) = owned { found ->',
    to: 'fun restore(answer: Answer) = owned { found, more ->',
  },
  {
    what: 'a value of another type',
    file: SAVER,
    from: 'val address = WebAddress.parse(url)',
    to: 'val address: String = WebAddress.parse(url)',
  },
  {
    what: 'a comparison of number and text',
    file: SAVER,
    from: 'connection.responseCode != HttpURLConnection.HTTP_OK',
    to: 'connection.responseCode != "200"',
  },
  {
    what: 'an argument of another type',
    file: SAVER,
    from: 'connection.setRequestProperty("Cookie", cookies)',
    to: 'connection.setRequestProperty(7, cookies)',
  },
  {
    what: 'a request without a branch',
    file: HANDLERS,
    from: 'RequestType.AGE_SIGNAL -> answer.good(mapOf("band" to "unknown", "source" to "none"))',
    to: '',
    at: 'when (request.type) {',
  },
  { what: 'a method that Android lacks', file: HANDLERS, from: 'Color.parseColor(text)', to: 'Color.parseColour(text)' },
  { what: 'an argument too few', file: HANDLERS, from: 'Intent(activity, SettingsActivity::class.java)', to: 'Intent(activity)' },
  {
    what: 'an error code that the contract lacks',
    file: HANDLERS,
    from: 'answer.bad(ErrorCode.UNSUPPORTED)',
    to: 'answer.bad(ErrorCode.UNSUPORTED)',
  },
]

const APP = 'ios/App'
const [SWIFT_STORE, SWIFT_HANDLERS, API, SIGN_IN] = [
  `${APP}/Services/Store.swift`,
  `${APP}/BridgeHandlers.swift`,
  `${APP}/Services/SessionAPI.swift`,
  `${APP}/SignInViewController.swift`,
]

/** Slips of the pen. Without a compiler not all can be found: `unfound` are those that only Xcode does. */
export const SWIFT: (Planted & { unfound?: true })[] = [
  { what: 'a guard without else', file: SWIFT_STORE, from: 'canMakePayments else {', to: 'canMakePayments {' },
  { what: 'a case without its colon', file: SWIFT_STORE, from: 'case .pending: return', to: 'case .pending return' },
  { what: 'a bracket that is not closed', file: SWIFT_STORE, from: 'var proofs: [JSONValue] = []', to: 'var proofs: [JSONValue = []' },
  { what: 'a brace too many', file: SWIFT_STORE, from: 'func forget() { ledger.forget() }', to: 'func forget() { ledger.forget() }}' },
  { what: 'a misspelled keyword', file: API, from: 'func requestCode(', to: 'fnc requestCode(' },
  { what: 'a comma that is missing', file: SIGN_IN, from: 'prepare(email, "Email address"', to: 'prepare(email "Email address"' },
  { what: 'a text that is not closed', file: SIGN_IN, from: 'prepare(code, "6-digit code", ', to: 'prepare(code, "6-digit code, ' },
  { what: 'an error code that does not exist', file: SWIFT_STORE, from: 'return .bad(.offline)', to: 'return .bad(.ofline)' },
  { what: 'an event that does not exist', file: SWIFT_STORE, from: 'emit?(.storeUpdated,', to: 'emit?(.storeUpdted,' },
  { what: 'an input that does not exist', file: SWIFT_HANDLERS, from: 'shell.take(.pageReady)', to: 'shell.take(.pageRedy)' },
  {
    what: 'a failure that does not exist',
    file: API,
    from: 'else { throw FetchFailure.offline }',
    to: 'else { throw FetchFailure.ofline }',
  },
  {
    what: 'a request without a case',
    file: SWIFT_HANDLERS,
    from: '        case .storeRestore: return await environment.store.restore()\n',
    to: '',
  },
  {
    what: 'a call of a method that does not exist',
    file: SWIFT_HANDLERS,
    from: 'return await saveFile(request)',
    to: 'return await savFile(request)',
  },
  { what: 'a type that UIKit lacks', file: SIGN_IN, from: 'private let code = UITextField()', to: 'private let code = UITextFeild()' },
  { what: 'a property that UIKit lacks', file: SIGN_IN, from: 'apple.cornerRadius', to: 'apple.cornerRadus' },
  {
    what: 'a delegate’s method under another label',
    file: `${APP}/NativeBridge.swift`,
    from: 'didReceive message:',
    to: 'didRecieve message:',
  },
  {
    what: 'a delegate’s method of another type',
    file: `${APP}/AppDelegate.swift`,
    from: 'didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)',
    to: 'didRegisterForRemoteNotificationsWithDeviceToken deviceToken: String)',
  },
  {
    what: 'a delegate’s method under another name',
    file: `${APP}/SceneDelegate.swift`,
    from: 'func sceneWillResignActive(',
    to: 'func sceneWillResignActiv(',
  },
  { what: 'a text for a number', file: SIGN_IN, from: 'apple.cornerRadius = 24', to: 'apple.cornerRadius = "24"', unfound: true },
  {
    what: 'an await that is missing',
    file: SIGN_IN,
    from: 'try await finish(token, appleUser',
    to: 'try finish(token, appleUser',
    unfound: true,
  },
]

/** The text with the fault. Throws Error where `from` is not there exactly once. */
export function plant(text: string, { what, from, to }: Planted): string {
  const parts = text.split(from)
  if (parts.length !== 2) throw new Error(`Cannot plant ${what}: its place is there ${parts.length - 1} times.`)
  return parts.join(to)
}
