// `npm run bench`: goals G1 to G13 of the product's speed, each against a floor that is run in turn with it on this machine.
// Everything is on loopback; what is started here is ended here. Needs Linux, PostgreSQL and, for the pages, Chromium.
//   --quick          fewer rounds
//   --only G1,G6     these goals alone
//   --no-build       takes dist/ and .next/ as they are
//   --server FILE    another server bundle (with --no-build)
//   --profile FOLDER a CPU profile of each of our servers, written when it stops
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)))
process.chdir(root)
const windows = process.platform === 'win32'
const node = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
const start = await import('../../server/start.mjs')
if (!process.version.startsWith('v24.')) {
  start.install()
  process.exit(spawnSync(node, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1)
}

const { canMeasure } = await import('./lib/proc.mjs')
const { cleanUp, interrupted } = await import('./lib/processes.mjs')
const { createWorld } = await import('./lib/world.mjs')
const { markdown, plain } = await import('./lib/rows.mjs')

/** In the order they are run: the server alone first, then pages, then what stops servers hard. */
const GOALS = [
  'G1',
  'G6',
  'G7',
  'G9',
  'G11',
  'G10',
  'Explore',
  'Long',
  'G3',
  'G2',
  'G5',
  'G4',
  'G12',
  'G13',
  'Calls',
  'PGlite',
  'Moderation',
]
/** Measured together with another. */
const WITH = { G8: ['G7'], G12: ['G7', 'G12'] }

const say = (line) => process.stdout.write(`  ${line}\n`)
function readArguments(args) {
  const options = { quick: false, build: true, only: null, profile: null, server: join('dist', 'server.mjs') }
  while (args.length) {
    const name = args.shift()
    if (name === '--quick') options.quick = true
    else if (name === '--no-build') options.build = false
    else if (name === '--only')
      options.only = (args.shift() ?? '')
        .split(',')
        .map((goal) => (/^g\d/i.test(goal) ? goal.toUpperCase() : goal))
        .flatMap((goal) => WITH[goal] ?? [goal])
    else if (name === '--server') options.server = resolve(args.shift() ?? '')
    else if (name === '--profile') options.profile = resolve(args.shift() ?? '')
    else throw new Error(`There is no option "${name}": --quick, --only G1,G6, --no-build, --server FILE, --profile FOLDER.`)
  }
  const unknown = options.only?.find((goal) => !GOALS.includes(goal))
  if (unknown !== undefined) throw new Error(`There is no goal "${unknown}". Goals: ${GOALS.join(', ')}.`)
  return options
}

async function main(options) {
  if (!canMeasure) throw new Error('The bench reads /proc and therefore runs on Linux only.')
  const begun = Date.now()
  if (options.build) await start.build()
  const names = GOALS.filter((goal) => !options.only || options.only.includes(goal))
  // The flags that `npm start` gives its server.
  const world = createWorld({ ...options, flags: start.SERVER_FLAGS ?? ['--enable-source-maps'] })
  const results = []
  for (const name of names) {
    const goal = await import(`./goals/${name.toLowerCase()}.mjs`)
    const at = Date.now()
    process.stdout.write(`\n── ${name}: ${goal.title}\n`)
    let rows
    try {
      rows = await goal.run(world, { quick: options.quick, say })
    } catch (error) {
      if (interrupted.yes) await new Promise(() => {})
      rows = [
        {
          goal: name,
          what: goal.title,
          ours: `not measured: ${error.message.split('\n')[0].slice(0, 120)}`,
          floor: '',
          ratio: null,
          target: '',
          holds: false,
        },
      ]
      process.stderr.write(`${error.stack}\n`)
    }
    results.push(...rows)
    process.stdout.write(`${plain(rows)}\n`)
    say(`(${((Date.now() - at) / 1000).toFixed(0)} s)`)
  }
  const place = ({ goal }) => Number(goal.slice(1)) || 99
  results.sort((a, b) => place(a) - place(b))
  const postgres = await world.postgres().then(
    (server) => server.version,
    () => null,
  )
  const machine = {
    cores: availableParallelism(),
    memory_gib: Math.round(totalmem() / 2 ** 30),
    system: process.platform,
    node: process.version,
    postgres: /\d+(\.\d+)?/.exec(postgres ?? '')?.[0] ?? null,
  }
  await cleanUp()
  const held = results.filter((row) => row.holds).length
  const asked = results.filter((row) => row.holds !== null).length
  const file = join('tests', 'bench', 'results.json')
  const seconds = Math.round((Date.now() - begun) / 1000)
  const all = {
    at: new Date().toISOString().slice(0, 10),
    machine,
    quick: options.quick,
    goals: names,
    seconds,
    held,
    asked,
    rows: results,
  }
  if (!options.only) writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
  process.stdout.write(`\n${plain(results)}\n\n`)
  say(
    `${held} of ${asked} hold; ${seconds} s on ${machine.cores} cores, ${machine.memory_gib} GiB, Node ${machine.node}, PostgreSQL ${machine.postgres ?? 'not used'}`,
  )
  if (!options.only) say(`figures: ${file}`)
  process.stdout.write(`\n${markdown(results)}\n`)
  return held === asked ? 0 : 1
}

try {
  const options = readArguments(process.argv.slice(2))
  if (options.build === false && !existsSync(options.server)) throw new Error(`${options.server} does not exist: run without --no-build.`)
  process.exitCode = await main(options)
} catch (error) {
  process.stderr.write(`\n  ${error.stack ?? error.message}\n`)
  process.exitCode = 2
} finally {
  await cleanUp()
}
process.exit()
