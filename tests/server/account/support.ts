import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect } from 'vitest'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'
import { sendFeedback, updatePreferences, uploadAvatar } from '@/contracts/account'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import { updateMe } from '@/contracts/users'
import type { Call } from '@/lib/api/call'

/** The files of a ZIP by name. */
export function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (error ? reject(error) : resolve(readAll(zip))))
  })
}

async function readAll(zip: ZipFile): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const open = (entry: Entry) =>
    new Promise<Readable>((resolve, reject) => zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))))
  const ended = new Promise<void>((resolve, reject) => zip.on('end', resolve).on('error', reject))
  zip.on('entry', (entry: Entry) => {
    void open(entry).then(async (stream) => {
      files.set(entry.fileName, Buffer.concat(await Array.fromAsync(stream as AsyncIterable<Buffer>)))
      zip.readEntry()
    })
  })
  zip.readEntry()
  await ended
  return files
}

export const idempotent = () => ({ idempotency_key: randomUUID() })

/** Leaves the canary wherever a person can leave words: profile, preferences, chats, instructions, feedback, a picture. */
export async function leaveTraces(call: Call, canary: string, messages = 1): Promise<{ conversation_id: number }> {
  await call(updateMe, {
    body: { custom_attributes: { name: canary, gender: 'Female', accept_tos_18: true, refer_id: canary, refer_source: 'referral' } },
  })
  await call(updatePreferences, { body: { app_mode: 'crush:nsfw' } })
  await call(sendFeedback, { body: { rating: 4, comment: canary, page: `/${canary}` } }, idempotent())
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'green' } })
    .png()
    .toBuffer()
  await call(uploadAvatar, { file: new Blob([new Uint8Array(picture)]) })
  const { data } = await call(listCharacters)
  const { id } = await call(conversations.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }
  for (let n = 0; n < messages; n++) {
    // The key is the device's, so words may be in it too.
    await call(
      conversations.sendMessage,
      { params, body: { content: `hello ${n} ${canary}` } },
      { idempotency_key: `${canary}-${n}-${randomUUID()}` },
    )
    await expect
      .poll(async () => (await call(conversations.getConversation, { params })).messages.at(-1)?.status, { timeout: 10_000 })
      .not.toBe('streaming')
  }
  return { conversation_id: id }
}
