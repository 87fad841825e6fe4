import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyAsAffiliate } from '@/contracts/affiliates'
import { MESSAGE_PAGE_SIZE, sendMessage } from '@/contracts/conversations'
import { browserView } from '@/lib/api/browser-contracts.mjs'

const viewOf = (name: string) => browserView(resolve('contracts', `${name}.ts`))
const view = async (name: string) => (await viewOf(name)).text

describe('the contracts as the browser gets them', () => {
  it('keeps paths, methods and constants', async () => {
    const text = await view('conversations')
    expect(text).toContain(`export const sendMessage = /* @__PURE__ */ route("${sendMessage.method}", "${sendMessage.path}")`)
    expect(text).toContain(`export const MESSAGE_PAGE_SIZE = ${MESSAGE_PAGE_SIZE}`)
  })

  it('carries no sentence and no check', async () => {
    const text = await view('conversations')
    expect(text).not.toContain(sendMessage.summary)
    expect(text).not.toContain('zod')
    expect(text).toContain('export const Conversation = unchecked')
  })

  it('is made again when a contract it reads changes', async () => {
    const { inputs } = await viewOf('users')
    expect(inputs).toContain(resolve('contracts', 'character-options.ts'))
  })

  it('keeps the checks of a form, and of nothing else', async () => {
    const { text, inputs } = await viewOf('forms/affiliates')
    expect(text).toContain('maxLength(254)')
    expect(text).not.toContain('unchecked')
    expect(text).not.toContain(applyAsAffiliate.path)
    expect(inputs).toContain(resolve('contracts', 'identity.ts'))
  })

  it('still knows which events there are', async () => {
    expect(await view('events')).toContain('"message.created": unchecked')
  })
})
