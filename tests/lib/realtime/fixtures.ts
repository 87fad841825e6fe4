import type { Conversation } from '@/contracts/conversations'
import type { Message } from '@/contracts/messages'

/** A message as the server would send it; ids grow with time. */
export const message = (id: number, over: Partial<Message> = {}): Message => ({
  id,
  content: `message ${id}`,
  content_attributes: {},
  created_at: new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString(),
  message_type: 0,
  sender_id: 7,
  sender_type: id % 2 ? 'User' : 'Contact',
  status: id % 2 ? 'sent' : 'complete',
  attachments: [],
  account_id: 7,
  conversation_real_id: 1,
  client_key: null,
  rev: 1,
  ...over,
})

export const messages = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => message(from + index))

export const conversation = (id: number, over: Partial<Conversation> = {}): Conversation => ({
  id,
  conversationId: id,
  account_id: 7,
  messages: [],
  unread: false,
  moves: 0,
  pinned_at: null,
  archived_at: null,
  config: {
    custom_instructions: '',
    suggestions: false,
    read_aloud: false,
    wallpaper: 'none',
    persona_id: null,
    note: '',
    note_depth: 4,
    writes_first: false,
    allow_implicit_images: false,
    image_backend: null,
    chat_model: null,
  },
  character: {
    id: 7,
    slug: 'mira',
    full_name: 'Mira',
    age: 27,
    gender: 'Female',
    hook: 'I saved you the window seat.',
    category: 'warm',
    tags: [],
    conversations_count: 0,
    likes_count: 0,
    portrait: { base: '/portraits/mira', placeholder: '', color: '#332211' },
  },
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  ...over,
})
