import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newAddress, tokenFor } from './people'
import { createDesk } from './shell'
import { expect, test } from './test'
import { missingWebkit, openWebkit, type Webkit } from './webkit/browser'

const missing = missingWebkit()

/** Leaves a picture where SHOTS names a folder. */
async function picture(webkit: Webkit, name: string) {
  const folder = process.env.SHOTS
  if (!folder) return
  const moving = () =>
    document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
      .length
  await expect.poll(() => webkit.read(moving)).toBe(0)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `webkit-${name}.png`), await webkit.shot())
}

test('in a real WebKit with the handlers of an app: sign in, chat, voice note, photo, settings', async ({ scripted }) => {
  test.skip(missing !== null, missing ?? '')
  const { origin } = scripted.server
  const token = await tokenFor(origin, newAddress())
  let webkit: Webkit | null = null
  const desk = createDesk('ios', { 'auth.getToken': { error: 'pending' } }, async (text) => webkit?.say(text))
  webkit = await openWebkit((text) => desk.hear(text, { at: Date.now(), own: true }))
  try {
    console.log(`WebKitGTK ${webkit.version}`)
    await webkit.goTo(`${origin}/characters/mira`)
    await webkit.see('[role=status]', /Loading/)
    desk.answers['auth.getToken'] = { token, expires_at: Date.now() + 60_000 }
    await webkit.see('main h1', /Mira/)
    expect(desk.of('shell.hello')).toHaveLength(1)
    // No errors of the page from here on, those included that it keeps to itself.
    await webkit.read(() => {
      const kept = ((window as unknown as { problems: string[] }).problems = [])
      addEventListener('error', ({ message }) => void kept.push(message as never))
      addEventListener('unhandledrejection', ({ reason }) => void kept.push(String(reason) as never))
      addEventListener(
        'securitypolicyviolation',
        ({ violatedDirective, blockedURI }) => void kept.push(`${violatedDirective} ${blockedURI}` as never),
      )
    })
    const problems = () => webkit!.read(() => (window as unknown as { problems: string[] }).problems)
    await picture(webkit, 'character')

    await webkit.press('main button', /chat/i)
    await webkit.see('textarea', /Message Mira/)
    await webkit.type('textarea', 'Hello from another engine')
    await webkit.press('button', /^Send/)
    await webkit.see('[role=log] [data-message]', /Hello from another engine/)
    // It grows before it is whole.
    await webkit.see('[role=log] *', /looks up/)
    await webkit.see('[role=log] *', /from the start/)
    await picture(webkit, 'chat')

    // A driven WebKit grants every microphone, here one that is made up: first as if the person refused, then with a tone.
    const voiceNote = async () => {
      await webkit!.press('button', /^Add to the chat/)
      await webkit!.press('button', /^Voice note/)
    }
    await webkit.read(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    })
    await voiceNote()
    await webkit.see('[role=alert]', /Allow it for this app in your phone’s settings/)
    await picture(webkit, 'denied')
    await webkit.read(() => {
      // A tone: silence at both ends of a note is cut, and one without sound is not sent.
      navigator.mediaDevices.getUserMedia = () => {
        const sound = new AudioContext()
        const [tone, out] = [sound.createOscillator(), sound.createMediaStreamDestination()]
        tone.connect(out)
        tone.start()
        return Promise.resolve(out.stream)
      }
    })
    await voiceNote()
    // A free note ends by itself after nine seconds, and can then be heard.
    await webkit.see('span', /0:0[1-9]/)
    await webkit.press('button', /^(Cancel|Delete) recording/)
    await webkit.gone('button', /^(Cancel|Delete) recording/)

    await webkit.press('button', /^Add to the chat/)
    await webkit.press('button', /^Photo/)
    await webkit.see('[role=dialog] h2, dialog h2', /Ask Mira for a photo/)
    await picture(webkit, 'photo-sheet')
    await webkit.press('button', /^Ask for a photo/)
    await webkit.see('img', /^Photo from Mira/)
    await picture(webkit, 'photo')

    await desk.tell('push.opened', { url: '/settings' })
    await webkit.see('h1', /^Profile/)
    await picture(webkit, 'settings')
    expect(await problems()).toEqual([])
  } catch (error) {
    await picture(webkit, 'failed')
    throw error
  } finally {
    await webkit.close()
  }
})
