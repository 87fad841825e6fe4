// node tsx own-voice.ts DATA_DIR: puts a voice made by script and its runtime into a data folder, and prints what the floor loads.
import { join } from 'node:path'
import { putVoiceAndEars } from '../../support/own-models'
import { bringRuntime, lendRuntime } from '../../support/runtimes'

const data_dir = process.argv[2]!
const runtime = await bringRuntime('speech')
if ('skipped' in runtime) throw new Error(runtime.skipped)
lendRuntime(data_dir, 'speech')
putVoiceAndEars(data_dir)
const folder = join(data_dir, 'models', 'voice-light')
process.stdout.write(`${JSON.stringify({ package: join(runtime.folder, 'node_modules', 'sherpa-onnx-node', 'sherpa-onnx.js'), folder })}\n`)
