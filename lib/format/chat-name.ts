import type { Conversation } from '@/contracts/conversations'
import { firstName } from './first-name'

/** What a chat is called: by its character; a group by its own name, else by who is in it. */
export const chatName = ({ character, group }: Pick<Conversation, 'character' | 'group'>): string =>
  group
    ? group.title ||
      group.members
        .filter(({ left }) => !left)
        .map((member) => firstName(member.character.full_name))
        .join(', ')
    : character.full_name
