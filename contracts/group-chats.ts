import * as z from 'zod/mini'
import { Conversation } from './conversations'
import { endpoint } from './endpoint'
import { GROUP_SIZE, GROUP_TITLE_MAX, GROUP_TURNS } from './groups'
import { Message } from './messages'
import { IdParam, MAX_ID, SlugParam } from './page'

const account_id = z.int().check(z.gte(1), z.lte(MAX_ID))
const title = z.string().check(z.trim(), z.maxLength(GROUP_TITLE_MAX))
const params = z.strictObject({ id: IdParam })
const member = z.strictObject({ id: IdParam, account_id: IdParam })

export const createGroup = endpoint({
  method: 'POST',
  path: '/v1/groups',
  auth: 'user',
  needs_profile: true,
  idempotent: true,
  summary: 'Starts a conversation with two to four characters, each of which the caller may chat with.',
  body: z.strictObject({
    /** In the order of their faces. `slug`: for somebody else's unlisted character. */
    members: z
      .array(z.strictObject({ account_id, slug: z.optional(SlugParam) }))
      .check(z.minLength(GROUP_SIZE.least), z.maxLength(GROUP_SIZE.most)),
    title: z.optional(title),
    turns: z.optional(z.enum(GROUP_TURNS)),
  }),
  response: Conversation,
})
export const GroupChange = z.strictObject({ title: z.optional(title), turns: z.optional(z.enum(GROUP_TURNS)) })
export const updateGroup = endpoint({
  method: 'PATCH',
  path: '/v1/conversations/:id/group',
  auth: 'user',
  summary: 'Renames a group, or changes who answers where nobody is named.',
  params,
  body: GroupChange,
  response: Conversation,
})
export const addMember = endpoint({
  method: 'PUT',
  path: '/v1/conversations/:id/members/:account_id',
  auth: 'user',
  needs_profile: true,
  summary: 'Adds a character to a group; it hears what is said from now on.',
  params: member,
  body: z.strictObject({ slug: z.optional(SlugParam) }),
  response: Conversation,
})
export const removeMember = endpoint({
  method: 'DELETE',
  path: '/v1/conversations/:id/members/:account_id',
  auth: 'user',
  summary: 'Takes a character out of a group; its lines stay, and it hears nothing more. Two always stay.',
  params: member,
  response: Conversation,
})
export const askMember = endpoint({
  method: 'POST',
  path: '/v1/conversations/:id/speak',
  auth: 'user',
  spends: true,
  needs_profile: true,
  idempotent: true,
  summary: "Lets a character of a group speak next, for a message's price; with `message_id` its reply that failed is written once more.",
  params,
  body: z.strictObject({ account_id, message_id: z.optional(z.int().check(z.gte(1))) }),
  response: Message,
})
