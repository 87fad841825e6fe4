import { parentPort, workerData } from 'node:worker_threads'
import { framesOf } from './draw.ts'
import { openEncoding } from './encode.ts'
import { FRAMES_PER_SECOND, type Job, type JobReport } from './job.ts'

// A thread of its own: drawing and encoding keep a core busy, and the server must keep answering. It is started as it
// is by Node and from the build alike, so that it imports files by their whole names and nothing of the rest of us.
const job = workerData as Job
const report = (told: JobReport, transfer: ArrayBuffer[] = []) => parentPort!.postMessage(told, transfer)

const encoding = await openEncoding(job.encoder, job, (pid) => report({ pid }))
const frames = Math.round(job.seconds * FRAMES_PER_SECOND)
let done = 0
for (const frame of framesOf(job)) {
  await encoding.write(frame)
  done += 1
  if (done % 6 === 0) report({ percent: Math.floor((done / frames) * 98) })
}
const bytes = await encoding.end()
report({ bytes }, [bytes.buffer])
