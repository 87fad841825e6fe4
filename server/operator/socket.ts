import { chmodSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Context } from '@/server/domain/context'
import { AppError } from '@/server/domain/errors'
import { readLine, runVerb } from './verbs'

/** Bytes of a command line, and of what a verb may print. */
const LINE_BYTES = 64 * 1024
const ANSWER_BYTES = 16 * 1024 * 1024
/** Milliseconds until whoever connects must have said what they want. */
const PATIENCE_MS = 5_000
/** Bytes that the system allows for the address of a socket; macOS allows the least. */
const ADDRESS_BYTES = 103

const Line = z.strictObject({ line: z.array(z.string()) })
const Answer = z.object({ out: z.string(), problem: z.nullable(z.string()) })
export type Answer = z.infer<typeof Answer>

/** Where a server with the embedded database takes commands; null where the system has no such sockets or the path is too long for one. */
export function socketIn(data_dir: string): string | null {
  const path = join(data_dir, 'operator.sock')
  return process.platform === 'win32' || Buffer.byteLength(path) > ADDRESS_BYTES ? null : path
}

/** All that comes until the other side ends. Throws where it is more than agreed. */
async function readAll(socket: Socket, most: number): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of socket as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > most) throw new Error('too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** Runs one line over the server's own database. Never throws. */
async function obey(ctx: Context, text: string): Promise<Answer> {
  const refuse = (problem: string) => ({ out: '', problem })
  try {
    const asked = readLine(Line.parse(JSON.parse(text)).line)
    if ('say' in asked) return { out: asked.say, problem: null }
    if ('problem' in asked) return refuse(asked.problem)
    return { out: await runVerb(ctx, asked.verb, asked.given), problem: null }
  } catch (error) {
    if (error instanceof AppError) return refuse(error.message)
    ctx.log.error({ err: error }, 'operator command failed')
    return refuse('That didn’t work. The server’s log says why.')
  }
}

/**
 * Takes the operator's commands beside the embedded database, which allows one process. Only the user that runs the server can open
 * the socket. Answers how to stop. Throws what the system says where it cannot be made.
 */
export async function takeCommands(ctx: Context, path: string): Promise<() => Promise<void>> {
  // The lock of the data directory is ours, so whatever is there was left by a process that died.
  rmSync(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy())
    socket.setTimeout(PATIENCE_MS, () => socket.destroy())
    readAll(socket, LINE_BYTES)
      .then((text) => {
        socket.setTimeout(0)
        return obey(ctx, text)
      })
      .then((answer) => socket.end(JSON.stringify(answer)))
      .catch(() => socket.destroy())
  })
  const before = process.umask(0o177)
  const listening = new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  process.umask(before)
  await listening
  chmodSync(path, 0o600)
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** Has the running server obey a line. Null where none listens there. Throws where it ends without an answer. */
export async function askServer(path: string, line: readonly string[]): Promise<Answer | null> {
  const socket = await new Promise<Socket | null>((resolve) => {
    const opened = connect({ path, allowHalfOpen: true }, () => resolve(opened)).once('error', () => resolve(null))
  })
  if (!socket) return null
  socket.end(JSON.stringify({ line }))
  return Answer.parse(JSON.parse(await readAll(socket, ANSWER_BYTES)))
}
