import type { Thread, ThreadTurn } from '../messages/load-thread'
import { namesOf, presentOf, speakerOf, wasThere, type Around, type GroupOf } from './members'

/** What the person is called before their lines where nobody knows their name. */
const PERSON = 'Person'

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A line with its speaker's name. Nobody can put words into another's mouth by writing a name at the start of a line. */
function marked(name: string, content: string, names: readonly string[]): string {
  const forged = new RegExp(`^([ \\t*_]*(?:${names.map(escape).join('|')})[ \\t*_]*):`, 'gimu')
  return `${name}: ${content.replace(forged, '$1 –')}`
}

/** "Mira and Zola, what do you love?" is a question as "What do you love?" is, to an engine that reads plain talk. */
function withoutCall(content: string, names: readonly string[]): string {
  const name = `(?:${names.map(escape).join('|')})`
  const call = new RegExp(`^\\s*${name}(?:\\s*(?:,|&|\\p{L}{1,3})\\s*${name})*\\s*[,:]\\s*(?=\\S)`, 'iu')
  return content.replace(call, '')
}

/**
 * The thread as one member knows it: only what was said while it was there and what it was not asked to forget. Its own lines are the
 * assistant's, all others the user's, with the name of who spoke. An engine that reads plain talk (`plain`) gets the person's words alone.
 */
export function asHeardBy(thread: Thread, character_id: number, { plain }: { plain: boolean }): Thread {
  const { group } = thread
  if (!group) return thread
  const person = thread.user_name?.trim() || PERSON
  const names = [...new Set([person, ...group.members.flatMap(namesOf)])]
  const nameOf = new Map(group.members.map((one) => [one.character_id, one.full_name]))
  const history = thread.history.flatMap((turn): ThreadTurn[] => {
    if (!wasThere(group, character_id, turn.id) || turn.forgotten_by?.includes(character_id)) return []
    const speaker = speakerOf(turn)
    const said = turn.content
    if (speaker === character_id) return [{ ...turn, role: 'assistant', said }]
    if (plain) return speaker === null ? [{ ...turn, said, content: withoutCall(said, names) }] : []
    const name = speaker === null ? person : (nameOf.get(speaker) ?? '')
    return [{ ...turn, role: 'user', said, content: name ? marked(name, said, names) : said }]
  })
  return { ...thread, character_id, history, around: aroundOf(group, character_id, thread.history.at(-1), history.at(-1)) }
}

function aroundOf(group: GroupOf, character_id: number, last: ThreadTurn | undefined, heard: ThreadTurn | undefined): Around {
  const own = group.members.find((one) => one.character_id === character_id)
  const others = presentOf(group).filter((one) => one.character_id !== character_id)
  const ours = new Set(own ? namesOf(own) : [])
  const speaker = last && speakerOf(last)
  return {
    others: others.map(({ full_name }) => full_name),
    other_names: [...new Set(group.members.filter((one) => one.character_id !== character_id).flatMap(namesOf))].filter(
      (name) => !ours.has(name),
    ),
    after: speaker ? (others.find((one) => one.character_id === speaker)?.full_name ?? null) : null,
    asked: !heard || speakerOf(heard) === character_id,
  }
}
