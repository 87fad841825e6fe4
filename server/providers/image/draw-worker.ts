import { parentPort } from 'node:worker_threads'
import { portrait } from './illustrator/portrait'
import type { DrawReply, DrawRequest } from './drawing-thread'

/** Builds the SVG of one picture at a time; started and ended by drawing-thread.ts. */
parentPort?.on('message', ({ appearance, options }: DrawRequest) => {
  let reply: DrawReply
  try {
    reply = { svg: portrait(appearance, options) }
  } catch (error) {
    reply = { problem: error instanceof Error ? error.message : String(error) }
  }
  parentPort?.postMessage(reply)
})
