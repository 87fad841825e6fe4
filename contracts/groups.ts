import * as z from 'zod/mini'
import { CharacterSummary } from './characters'

/** Characters of a group. */
export const GROUP_SIZE = { least: 2, most: 4 } as const
/** Longest name of a group, in characters. */
export const GROUP_TITLE_MAX = 60
/** Who answers a message that names nobody. in_turn: who has waited longest. named: no one. */
export const GROUP_TURNS = ['in_turn', 'named'] as const
export type GroupTurns = (typeof GROUP_TURNS)[number]

export const GroupMember = z.object({
  character: CharacterSummary,
  /** It was taken out; its lines stay. */
  left: z.boolean(),
  /** It takes no more messages: removed or taken down. */
  gone: z.boolean(),
})
export type GroupMember = z.infer<typeof GroupMember>

export const Group = z.object({
  /** Empty: the names of the members. */
  title: z.string(),
  turns: z.enum(GROUP_TURNS),
  /** In the order of their faces; those who left come last, as long as something of theirs is there. */
  members: z.array(GroupMember),
})
export type Group = z.infer<typeof Group>
