// How well the built-in companion answers, in numbers: `npm run eval:companion [-- slug…]`. It needs the lives of the seeds.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const file = process.argv.includes('--outside') ? 'tests/eval/read-outside.ts' : 'tests/eval/companion.ts'
const args = ['node_modules/tsx/dist/cli.mjs', file, ...process.argv.slice(2)]
process.exit(spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1)
