// What the rules in code catch and what they refuse in error, in numbers: `npm run eval:moderation [-- file.tsv…]`.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const args = ['node_modules/tsx/dist/cli.mjs', 'tests/eval/moderation.ts', ...process.argv.slice(2)]
process.exit(spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1)
