// `npm run screens`: makes the reference pictures anew that tests/e2e/screens.spec.ts compares with. Look at what changed before committing.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

rmSync(join('tests', 'e2e', 'screens'), { recursive: true, force: true })
const env = { ...process.env, MAKE_SCREENS: '1' }
process.exit(spawnSync(process.execPath, ['tests/run.mjs', 'tests/e2e/screens.spec.ts'], { stdio: 'inherit', env }).status ?? 1)
