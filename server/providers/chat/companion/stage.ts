import type { Context } from './context'
import { SCENE_ASK, SCENE_YES } from './follow'
import type { Read } from './intents'
import { say } from './moves'
import { deedIn } from './scene'
import { DEED_LINES, PLACE_LINES } from './scene-lines'
import { actionsOf, withoutActions } from './text'

/** The next beat of a scene being played, or null when the message asks for something else. */
export const stage = (context: Context, reads: readonly Read[]): string[] | null => {
  const { scene, text, pen, bank, chance } = context
  if (!scene) return null
  const acting = actionsOf(text).length > 0
  const top = reads[0]?.intent
  const moves = scene.since === 0
  if (!moves && !['statement', 'ok', 'yes', 'quiet', 'laugh', 'more', 'dunno', 'like', 'scene'].includes(top ?? '')) return null
  if (
    moves &&
    top &&
    ![
      'statement',
      'scene',
      'quiet',
      'ok',
      'yes',
      'flirt',
      'like',
      'compliment',
      'question',
      'event',
      'person',
      'advice',
      'opinion',
      'bored',
      'laugh',
      'goodnight',
    ].includes(top)
  ) {
    return null
  }
  const places = scene.place ? PLACE_LINES[scene.place] : []
  const parts: string[] = []
  if (acting || /\bi (?:take|hold|grab|reach|squeeze|hug|kiss)\b/i.test(text)) {
    const kind = deedIn(actionsOf(text).join(' ') || text)
    const deed = pen.pick('deed', DEED_LINES[kind], DEED_LINES.other)
    if (deed) parts.push(deed)
    // A gesture alone wants a word after it; a second gesture would only be in its way.
    const silent = !withoutActions(parts.join(' '))
    if (scene.arrived) parts.push(say(context, 'scene', places))
    else if (silent && ['hand', 'hug', 'kiss', 'look'].includes(kind))
      parts.push(pen.pick('tender', context.voice?.flirt ?? [], bank.flirt) ?? '')
    else if (silent) parts.push(pen.pick('sceneask', SCENE_ASK) ?? '')
  } else if (scene.arrived) {
    if (/\b(?:let's|shall|should|can|could)\b/i.test(text)) parts.push(pen.pick('sceneyes', SCENE_YES) ?? '')
    parts.push(pen.pick('place', places) ?? say(context, 'scene'))
  } else {
    parts.push(chance.in('beat', 0.6) ? say(context, 'scene', places) : (pen.pick('beat', bank.scene, places) ?? say(context, 'scene')))
  }
  const open = !parts.some((part) => part.includes('?')) && !context.asked
  if (open && scene.beats % 2 === 0) parts.push(pen.pick('sceneask', SCENE_ASK) ?? '')
  return parts
}
