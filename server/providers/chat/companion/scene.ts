import type { Context } from './context'
import { SCENE_ASK, SCENE_YES } from './follow'
import { deedIn } from './read-scene'
import { DEED_LINES, HERE, PLACE_LINES } from './scene-lines'
import { actionsOf, withoutActions } from './text'
import type { Part } from './understand'

/** What somebody tells of their life is no part of the scene. */
const OF_THEMSELVES = /\b(?:i|my|me|i'm|i've)\b/i
/** For so many messages after the last move, "what's that?" is asked of the scene. */
const NEAR = 2
const hereOf = (said: string): readonly string[] | null => HERE.find(([asked]) => asked.test(said))?.[1] ?? null
const JOINS = new Set<Part['small']>(['ok', 'yes', 'quiet', 'laugh', 'dunno'])

/** The next beat of a scene being played, in pieces; null when the message asks for something else. */
export function stage({ scene, text, pen, bank, chance, voice, asked }: Context, parts: readonly Part[]): string[] | null {
  if (!scene) return null
  const moves = scene.since === 0
  const goes_on = ({ kind, small, text: said }: Part) =>
    kind === 'question'
      ? scene.since <= NEAR && hereOf(said) !== null
      : kind === 'small'
        ? JOINS.has(small)
        : kind === 'telling'
          ? moves || !OF_THEMSELVES.test(said)
          : moves && kind === 'request'
  if (!parts.every(goes_on)) return null
  const acting = actionsOf(text)
  const places = scene.place ? PLACE_LINES[scene.place] : []
  const beat = () => pen.must('scene', places, bank.scene)
  const said: string[] = []
  const here = parts.flatMap(({ kind, text: asking }) => (kind === 'question' ? (hereOf(asking) ?? []) : []))
  if (here.length) {
    const deed = acting.length ? pen.pick('deed', DEED_LINES[deedIn(acting.join(' '))], DEED_LINES.other) : null
    return [deed && !withoutActions(deed) ? deed : '', pen.must('here', here)]
  }
  if (acting.length || /\bi (?:take|hold|grab|reach|squeeze|hug|kiss)\b/i.test(text)) {
    const kind = deedIn(acting.join(' ') || text)
    said.push(pen.pick('deed', DEED_LINES[kind], DEED_LINES.other) ?? '')
    // A gesture alone wants a word after it; a second gesture would only be in its way.
    if (scene.arrived) said.push(beat())
    else if (!withoutActions(said.join(' ')))
      said.push(
        (['hand', 'hug', 'kiss', 'look'].includes(kind)
          ? pen.pick('tender', voice?.flirt ?? [], bank.flirt)
          : pen.pick('sceneask', SCENE_ASK)) ?? '',
      )
  } else if (scene.arrived) {
    if (/\b(?:let's|shall|should|can|could)\b/i.test(text)) said.push(pen.pick('sceneyes', SCENE_YES) ?? '')
    said.push(beat())
  } else said.push(chance.in('beat', 0.6) ? beat() : (pen.pick('beat', bank.scene, places) ?? beat()))
  if (!said.some((part) => part.includes('?')) && !asked && scene.beats % 2 === 0) said.push(pen.pick('sceneask', SCENE_ASK) ?? '')
  return said
}
