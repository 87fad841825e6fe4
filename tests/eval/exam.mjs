// What is remembered of what was told long ago, in numbers: `npm run exam [-- --misses]`, or `npm run exam -- --model` to ask the model
// that the CHAT_* variables name and print a card to compare models by.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const args = ['node_modules/tsx/dist/cli.mjs', 'tests/eval/exam.ts', ...process.argv.slice(2)]
process.exit(spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1)
