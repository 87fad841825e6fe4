// The one command. Runs on any Node ≥ 20 with nothing installed: brings the locked dependencies (Node 24 among them),
// builds what changed, and hands over to the server. Plain JavaScript, no dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
const windows = process.platform === 'win32'
const node = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
const bin = (name, file) => join(root, 'node_modules', name, file)
const stamps = join(root, 'node_modules', '.cache', 'krush')
/** What a command prints may be meant for a file, so its build speaks aside. */
const COMMANDS = ['operator', 'models', 'backup', 'restore']
const command = COMMANDS.find((name) => process.argv.includes(`--${name}`))
const operating = command !== undefined
const say = (line) => (operating ? process.stderr : process.stdout).write(`  ${line}\n`)

const hash = (parts) => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex')
}
const stamp = (name) => join(stamps, name)
const readStamp = (name) => (existsSync(stamp(name)) ? readFileSync(stamp(name), 'utf8') : '')
const writeStamp = (name, value) => {
  mkdirSync(stamps, { recursive: true })
  writeFileSync(stamp(name), value)
}

/** Ends with the command's own output when it fails. */
function run(label, command, args, env = {}, options = {}) {
  const started = Date.now()
  const result = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 1 << 28,
    shell: windows && command === 'npm',
    ...options,
  })
  if (result.status !== 0) {
    process.stdout.write(`${result.stdout ?? ''}${result.stderr ?? ''}`)
    process.stderr.write(`\n  ${label} failed${result.error ? `: ${result.error.message}` : ''}.\n`)
    process.exit(1)
  }
  say(`${label} (${((Date.now() - started) / 1000).toFixed(0)} s)`)
}

/** The hash of the packages that are wanted, or null where they are installed. */
function missing() {
  const wanted = hash([readFileSync('package-lock.json')])
  if (!existsSync(node)) return wanted
  if (readStamp('installed') === wanted) return null
  if (!broughtByNpm()) return wanted
  writeStamp('installed', wanted)
  return null
}

/** Whether `npm install` or `npm ci` of the person's own brought what the lock names. npm writes what it installed in a lock beside it. */
function broughtByNpm() {
  try {
    const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
    const there = read(join('node_modules', '.package-lock.json'))
    return Object.entries(read('package-lock.json')).every(
      ([path, { version, optional, peer }]) => path === '' || there[path]?.version === version || (!there[path] && (optional || peer)),
    )
  } catch {
    return false
  }
}

/** No package runs a script of its own, but the one that brings Node 24 (`bringNode`). */
function installPackages() {
  say('installing dependencies …')
  run('dependencies installed', 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
}

/** `npm start` runs on the Node of an earlier install where there is one, and installing removes that. */
const runner = () => (existsSync(process.execPath) ? process.execPath : 'node')

/** `how`: `run` to wait for it, `step` to go on meanwhile. */
const bringNode = (how) =>
  how('Node 24 installed', runner(), ['installArchSpecificPackage.js'], {}, { cwd: join(root, 'node_modules', 'node') })

function installed(wanted) {
  if (!existsSync(node)) {
    process.stderr.write(`\n  npm didn’t install Node 24 (package "node"). Look whether the registry is reached, and start again.\n`)
    process.exit(1)
  }
  writeStamp('installed', wanted)
}

/** All at once, for what begins with everything there (the tests, the Docker image). */
export function install() {
  const wanted = missing()
  if (!wanted) return
  installPackages()
  bringNode(run)
  installed(wanted)
}

/** The packages; what is answered is done when Node 24 is there too, which a build need not wait for. */
async function beginInstall() {
  const wanted = missing()
  if (!wanted) return
  installPackages()
  await bringNode(step)
  installed(wanted)
}

const SOURCES = {
  web: [
    'app',
    'components',
    'hooks',
    'lib',
    'stores',
    'contracts',
    'next.config.ts',
    'tailwind.config.ts',
    'postcss.config.mjs',
    'package-lock.json',
  ],
  server: ['server', 'contracts', 'app/service-worker.ts', 'package-lock.json'],
  portraits: ['server/providers/image', 'server/db/seed', 'contracts/characters.ts'],
  empty: ['server/db/make-empty-database.ts', 'server/db/empty-database.ts', 'package-lock.json'],
}

function* files(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return
  if (stat.isFile()) return void (yield path)
  for (const name of readdirSync(path).sort()) yield* files(join(path, name))
}
/** Build-time variables are part of the sources. */
const built = ['BRAND_NAME', 'NEXT_PUBLIC_REDDIT_URL', 'NEXT_PUBLIC_DISCORD_URL', 'NEXT_PUBLIC_INSTAGRAM_URL'].map(
  (name) => `${name}=${process.env[name] ?? ''}`,
)
const sourceHash = (paths) =>
  hash([...built, ...[...paths.flatMap((path) => [...files(path)])].flatMap((path) => [path, readFileSync(path)])])

/**
 * Packages of hundreds of small modules, which cost each start most of a second when they are loaded one by one. All others stay
 * beside the bundle: some hold native code or data, and most are loaded seldom.
 */
const BUNDLED =
  /^(?:zod|hono|drizzle-orm|better-auth|better-call|jose|openai|pg-boss|luxon|cron-parser|@better-auth\/[^/]+|@better-fetch\/[^/]+|@hono\/node-server)(?:\/|$)/
const packages = {
  name: 'packages',
  setup({ onResolve, onLoad }) {
    // It would be loaded for spans of better-auth's own, which nobody collects (server/providers/tracing).
    onResolve({ filter: /^@opentelemetry\/api$/ }, ({ importer }) =>
      /[\\/]@better-auth[\\/]/.test(importer) ? { path: 'api', namespace: 'left-out' } : undefined,
    )
    onLoad({ filter: /^/, namespace: 'left-out' }, () => ({ contents: 'throw new Error("left out")' }))
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@/') || BUNDLED.test(path) ? undefined : { path, external: true },
    )
  },
}

/** esbuild's own binary is native and sits elsewhere on each system; its JavaScript knows where. Answers the paths that were written. */
async function bundle(label, out) {
  const started = Date.now()
  const { build } = await import('esbuild')
  const { metafile } = await build({
    ...out,
    metafile: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    plugins: [packages],
    // What is not written as a module asks for others by `require`.
    banner: { js: `import { createRequire as bundleRequireFrom } from 'node:module'; const require = bundleRequireFrom(import.meta.url);` },
    // Places, not the sources themselves: those of the packages would take the server twenty megabytes of memory.
    sourcemap: true,
    sourcesContent: false,
    // The text of each part stays in memory, with two bytes a letter where one comment has a letter beyond Latin.
    minifyWhitespace: true,
    logLevel: 'warning',
    alias: { '@': root },
  }).catch(() => {
    process.stderr.write(`\n  ${label}: failed.\n`)
    process.exit(1)
  })
  say(`${label} (${((Date.now() - started) / 1000).toFixed(0)} s)`)
  return Object.keys(metafile.outputs)
}

const bundleFile = (label, entry, outfile) => bundle(label, { entryPoints: [entry], outfile })

/**
 * Null where what was made is of the present sources; otherwise the function to call once it is made. The sources are read
 * before: what changes while they are built is built next time.
 */
function stale(name, made) {
  const now = sourceHash(SOURCES[name])
  return readStamp(name) === now && made.every((path) => existsSync(path)) ? null : () => writeStamp(name, now)
}

/** They share their parts, `dist/part-*.mjs`. What a program imports only when it is chosen is a part of its own, or each start would load it. */
const PROGRAMS = { server: 'server/main.ts', operator: 'server/operator.ts', models: 'server/models.ts', backup: 'server/backup.ts' }
/** Parts of earlier builds stay so long: a server that still runs may load one late. */
const KEEP_PARTS_MS = 24 * 3600_000

async function bundlePrograms() {
  const written = await bundle('server and its commands built', {
    entryPoints: PROGRAMS,
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    splitting: true,
    chunkNames: 'part-[hash]',
  })
  for (const path of readdirSync('dist').map((name) => join('dist', name))) {
    if (!/part-\w+\.mjs(\.map)?$/.test(path) || written.includes(path.replaceAll('\\', '/'))) continue
    if (statSync(path).mtimeMs < Date.now() - KEEP_PARTS_MS) rmSync(path)
  }
}

/** Each engine that would keep the server's own thread busy is a bundle beside it. */
const ENGINES = [
  ['chat model process built', 'server/providers/chat/gguf/child.ts', 'dist/gguf-child.mjs'],
  ['embeddings process built', 'server/providers/embeddings/own/child.ts', 'dist/embeddings-child.mjs'],
  ['ears and voice process built', 'server/providers/sherpa/child.ts', 'dist/sherpa-child.mjs'],
  ['drawing thread built', 'server/providers/image/draw-worker.ts', 'dist/draw-worker.mjs'],
  ['clip engine built', 'server/providers/video/living-picture/worker.ts', 'dist/living-picture.mjs'],
  ['voice engine built', 'server/providers/speech/embedded/worker.ts', 'dist/speech-worker.mjs'],
  ['picture check built', 'server/providers/moderation/pictures/look-worker.ts', 'dist/look-worker.mjs'],
  ['sentence encoder built', 'server/providers/embeddings/embed-worker.ts', 'dist/embed-worker.mjs'],
]

/** What the browser runs beside the pages (app/service-worker.ts). */
const SERVICE_WORKER = 'dist/service-worker.js'

async function buildServiceWorker() {
  const { build } = await import('esbuild')
  const made = { entryPoints: ['app/service-worker.ts'], outfile: SERVICE_WORKER, bundle: true, minify: true }
  await build({ ...made, format: 'iife', target: 'es2022', logLevel: 'warning' }).catch(() => {
    process.stderr.write(`\n  service worker: failed.\n`)
    process.exit(1)
  })
}

/** What is known by meaning, beside the bundle that reads it (`shippedFile`). */
const MEANINGS = [
  ...['lives.vectors', 'intents.weights', 'answers.weights', 'lines.weights', 'tellings.weights', 'tellings.json'].map(
    (name) => `server/db/seed/lives/${name}`,
  ),
  'server/domain/moderation/danger.weights',
  'server/providers/embeddings/tuning.weights',
]

/** Source positions for errors; `--enable-source-maps` would also hold the maps of every dependency, 20 MB. */
const SOURCE_MAPS = 'data:text/javascript,import { setSourceMapsSupport } from "node:module"; setSourceMapsSupport(true)'
/**
 * How Node runs the built server, here, in `dist/start` and so in the Docker image. On a large machine V8 waits long before
 * it collects; with these the server stays at a quarter of the memory. Without the last, the process grew to
 * 320 MB in 3,900 messages of 50 people, of which 60 MB lived; with it to 180 MB, for no time that could be told from noise.
 */
export const SERVER_FLAGS = ['--import', SOURCE_MAPS, '--initial-old-space-size=32', '--max-semi-space-size=4', '--heap-growing-percent=50']

/**
 * The text of `dist/start`, for service managers and the Docker image: a POSIX shell script that becomes the server, so that
 * signals reach it. `NODE` names another Node than the one in PATH. What Node has compiled is kept where the folder can be written.
 */
export const startScript = () => {
  const quoted = SERVER_FLAGS.map((flag) => (/^[\w=-]+$/.test(flag) ? flag : `'${flag}'`)).join(' ')
  const kept = 'export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-node_modules/.cache/krush/compiled}"'
  return `#!/bin/sh\ncd "$(dirname "$0")/.." || exit 1\n${kept}\nexec "\${NODE:-node}" ${quoted} dist/server.mjs "$@"\n`
}

async function buildServer() {
  const programs = Object.keys(PROGRAMS).map((name) => `dist/${name}.mjs`)
  const done = stale('server', ['dist/start', SERVICE_WORKER, ...programs, ...ENGINES.map(([, , made]) => made)])
  if (!done) return
  await Promise.all([bundlePrograms(), ...ENGINES.map((one) => bundleFile(...one)), buildServiceWorker()])
  for (const path of MEANINGS) if (existsSync(path)) copyFileSync(path, join('dist', basename(path)))
  writeFileSync('dist/start', startScript())
  chmodSync('dist/start', 0o755)
  done()
}

/** What Next's build takes at most, in its last seconds (docs/operators/deploy.md). */
const BUILD_MEGABYTES = 1500

/** Next builds with Node 20.9 or later (its own `engines`); the pages need not wait for Node 24 then. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const buildsPages = major > 20 || (major === 20 && minor >= 9)

/** The parallel parts of a build; each is skipped while its sources stay the same. `ready`: when Node 24 is there. */
export async function build(ready = Promise.resolve()) {
  await buildServer()
  const jobs = []
  // They are in the repository: only a changed drawing is drawn here.
  const portraitsDone = stale('portraits', ['public/portraits/manifest.json'])
  if (portraitsDone) {
    await bundleFile('illustrator built', 'server/db/seed/render-portraits.ts', 'dist/portraits.mjs')
    jobs.push(ready.then(() => step('portraits drawn', node, ['dist/portraits.mjs'])).then(portraitsDone))
  }
  // Beside the first seconds of the pages, which take more memory than this only at their end.
  const emptyDone = stale('empty', ['dist/empty-database/PG_VERSION'])
  if (emptyDone) {
    await bundleFile('maker of the empty database built', 'server/db/make-empty-database.ts', 'dist/make-empty-database.mjs')
    jobs.push(ready.then(() => step('empty database made', node, ['dist/make-empty-database.mjs'])).then(emptyDone))
  }
  const pagesDone = stale('web', ['.next/BUILD_ID'])
  if (pagesDone) {
    say('building pages …')
    const has = Math.round(Math.min(totalmem(), process.constrainedMemory?.() || Infinity) / 2 ** 20)
    if (has < BUILD_MEGABYTES) {
      say(`Building the pages takes 1,500 MB of memory, and there are ${has} MB. If this ends without a word, build on a larger machine.`)
    }
    const pages = [bin('next', 'dist/bin/next'), 'build']
    jobs.push(
      (buildsPages ? Promise.resolve(runner()) : ready.then(() => node))
        .then((with_node) => step('pages built', with_node, pages, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }))
        .then(compressChunks)
        .then(pagesDone),
    )
  }
  await Promise.all([ready, ...jobs])
}

function step(label, command, args, env = {}, options = {}) {
  const started = Date.now()
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, ...options })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('close', (status) => {
      if (status !== 0) {
        process.stdout.write(output)
        process.stderr.write(`\n  ${label}: failed.\n`)
        process.exit(1)
      }
      say(`${label} (${((Date.now() - started) / 1000).toFixed(0)} s)`)
      resolve()
    })
  })
}

/** Brotli at its best beside every text file of the build: done once, served for ever. */
async function compressChunks() {
  const { brotliCompressSync, constants } = await import('node:zlib')
  for (const path of files('.next/static')) {
    if (!/\.(js|css|json|svg|txt)$/.test(path)) continue
    const text = readFileSync(path)
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    )
  }
}

function supervise(children) {
  let stopping = false
  const stop = (signal) => {
    if (stopping) return
    stopping = true
    for (const child of children) child.kill(signal)
  }
  process.on('SIGINT', () => stop('SIGINT'))
  process.on('SIGTERM', () => stop('SIGTERM'))
  for (const child of children) {
    child.on('close', (status) => {
      // Asked to stop while it started, it ends itself by a signal.
      process.exitCode ||= status ?? (stopping ? 0 : 1)
      stop('SIGTERM')
    })
  }
}

/** Where Node keeps what it has compiled: a later start takes a sixth less. */
const COMPILED = { NODE_COMPILE_CACHE: join(stamps, 'compiled') }

const serve = () => {
  const child = spawn(node, [...SERVER_FLAGS, 'dist/server.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: { LOG_LEVEL: 'warn', ...COMPILED, ...process.env, NODE_ENV: 'production' },
  })
  supervise([child])
}

/** Pages from `next dev` at PORT, the server restarted on change behind them at PORT + 1. */
function develop() {
  const port = Number(process.env.PORT || 3000)
  const api = port + 1
  const origin = `http://localhost:${port}`
  const shared = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', API_ORIGIN: `http://127.0.0.1:${api}` }
  const server = spawn(node, [bin('tsx', 'dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { LOG_LEVEL: 'warn', ...shared, PORT: String(api), ORIGIN: origin, DEV_ORIGINS: origin, ROLES: 'api,realtime,worker' },
  })
  const pages = spawn(node, [bin('next', 'dist/bin/next'), 'dev', '--port', String(port)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...shared, NODE_ENV: 'development' },
  })
  supervise([server, pages])
}

/** `npm run operator -- …`, `npm run models …`, `npm run backup …` and `npm run restore …`: what is after the flag is the command. */
async function operate() {
  await buildServer()
  // Without `--` npm takes options for its own and says so in the environment.
  const { npm_config_yes: yes, npm_config_from: from, npm_config_drill: drill, npm_config_replace: replace } = process.env
  const kept = {
    models: [...(yes === 'true' ? ['--yes'] : []), ...(from && from !== 'true' ? ['--from', from] : [])],
    restore: [...(drill === 'true' ? ['--drill'] : []), ...(replace === 'true' ? ['--replace'] : [])],
  }
  const given = [...process.argv.slice(process.argv.indexOf(`--${command}`) + 1), ...(kept[command] ?? [])]
  const [file, line] = ['backup', 'restore'].includes(command) ? ['backup', [command, ...given]] : [command, given]
  const child = spawn(node, ['--import', SOURCE_MAPS, `dist/${file}.mjs`, ...line], {
    cwd: root,
    stdio: 'inherit',
    env: { ...COMPILED, ...process.env, NODE_ENV: 'production' },
  })
  child.on('close', (status) => (process.exitCode = status ?? 1))
}

async function main() {
  const develops = process.argv.includes('--dev')
  const ready = operating || develops ? install() : beginInstall()
  if (operating) return operate()
  if (develops) {
    await bundleFile('illustrator built', 'server/db/seed/render-portraits.ts', 'dist/portraits.mjs')
    run('portraits drawn', node, ['dist/portraits.mjs'])
    return develop()
  }
  await build(ready)
  if (!process.argv.includes('--build-only')) serve()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
