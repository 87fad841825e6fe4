import type { CharacterDefinition, CharacterExtras } from '@/contracts/character-definition'
import type { ModerationStage } from '@/server/providers/moderation/port'
import type { Context } from '../../context'
import { moderate, refuseBlocked } from '../../moderation/moderate'

/** Everything of a character that a model or a person may come to read, one line each. */
export function textsOf(definition: CharacterDefinition, extras: CharacterExtras): string[] {
  const { lorebook } = extras
  return [
    `${definition.full_name} is ${definition.age} years old.`,
    definition.hook,
    definition.occupation,
    definition.biography,
    definition.greeting,
    ...definition.scenarios.flatMap(({ title, opening }) => [title, opening]),
    definition.custom_instructions,
    ...[definition.hobbies, definition.personality, definition.tags, definition.preferences].map((words) => words.join(', ')),
    ...(extras.alternate_greetings ?? []),
    extras.example_dialogue ?? '',
    extras.nickname ?? '',
    extras.post_history_instructions ?? '',
    ...(lorebook
      ? [
          lorebook.name,
          ...lorebook.entries.flatMap(({ name, comment, keys, secondary_keys, content }) => [
            name,
            comment,
            [...keys, ...secondary_keys].join(', '),
            content,
          ]),
        ]
      : []),
  ].filter(Boolean)
}

/** Characters of a field that may be half a sentence; longer ones are read by themselves. */
const JOINED_MOST = 140

/** A sentence that is begun in one field and ended in another is read as one, too: fields without a mark at their end, in a row. */
const joinedFields = (texts: string[]) => (texts.some((text) => !/[.!?…。！？]\s*$/u.test(text)) ? `\n\n${texts.join(' ')}` : '')

type Candidate = { definition: CharacterDefinition; extras: CharacterExtras; stages: ModerationStage[]; subject: string }

/**
 * Moderates the whole character at each stage. Throws CONTENT_BLOCKED naming the rule; nothing may be stored then. Answers
 * whether a layer was unsure at one of them.
 */
export async function moderateCharacter(
  ctx: Context,
  user_id: number,
  { definition, extras, stages, subject }: Candidate,
): Promise<{ unsure: boolean }> {
  const texts = textsOf(definition, extras)
  const text = texts.join('\n') + joinedFields(texts.filter((one) => one.length <= JOINED_MOST))
  let unsure = false
  for (const stage of stages) {
    const verdict = await moderate(ctx, { stage, text }, { user_id, subject })
    refuseBlocked(verdict)
    unsure ||= verdict.unsure
  }
  return { unsure }
}
