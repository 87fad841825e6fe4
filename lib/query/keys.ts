import type { CharacterFilter } from '@/contracts/characters'
import type * as z from 'zod/mini'

/** Every query key there is; a string literal as `queryKey` anywhere else fails the lint. */
export const keys = {
  me: () => ['me'] as const,
  /** Revision of the balance that `me` holds, so that an older event never replaces a newer one. */
  balanceRev: () => ['balance-rev'] as const,
  /** The console; everything below it is asked again after an act. */
  admin: (path?: string, request?: object) => (path === undefined ? (['admin'] as const) : (['admin', path, request] as const)),
  /** The number of the last event when the server read what the page brought along. */
  eventHead: () => ['event-head'] as const,
  place: () => ['place'] as const,
  installation: () => ['installation'] as const,
  inbox: () => ['inbox'] as const,
  /** Money: everything below `billing` is asked again after `billing.updated`. */
  billing: () => ['billing'] as const,
  subscriptions: () => ['billing', 'subscriptions'] as const,
  payments: () => ['billing', 'payments'] as const,
  /** The first page alone, for what is being waited for. */
  storeShelf: () => ['billing', 'store'] as const,
  newestPayments: () => ['billing', 'newest-payments'] as const,
  movements: () => ['billing', 'movements'] as const,
  spendingLimits: () => ['billing', 'limits'] as const,
  /** With a complete profile one of them is done. */
  rewardTasks: (profile_complete?: boolean) =>
    profile_complete === undefined ? (['reward-tasks'] as const) : (['reward-tasks', profile_complete] as const),
  sandboxCheckout: (id: string) => ['sandbox-checkout', id] as const,
  sandboxSales: () => ['billing', 'sandbox-sales'] as const,
  /** The person's account: /settings. */
  ways: () => ['ways'] as const,
  passkeysSupported: () => ['passkeys-supported'] as const,
  sessions: () => ['sessions'] as const,
  personas: () => ['personas'] as const,
  preferences: () => ['preferences'] as const,
  boundaries: (conversation_id: number | null) => ['boundaries', conversation_id] as const,
  push: () => ['push'] as const,
  models: () => ['models'] as const,
  dataExport: () => ['data-export'] as const,
  /** Lists to make a character from. */
  characterOptions: () => ['character-options'] as const,
  characters: (filter: Partial<z.input<typeof CharacterFilter>> = {}) => ['characters', filter] as const,
  character: (slug: string) => ['character', slug] as const,
  /** Below these lie all lists of public characters and all their pages. */
  allCharacters: () => ['characters'] as const,
  everyCharacter: () => ['character'] as const,
  categories: () => ['categories'] as const,
  /** Ids of one's favorites, and how many people like a character. */
  likes: () => ['likes'] as const,
  likesCount: (id: number) => ['likes-count', id] as const,
  /** Handles of followed creators. */
  following: () => ['following'] as const,
  creator: (handle: string) => ['creator', handle] as const,
  creatorCharacters: (handle: string, cursor: string) => ['creator', handle, 'characters', cursor] as const,
  ownCreator: () => ['own-creator'] as const,
  /** One's own: lists below `ownLists`, one with its versions below `ownCharacter`. */
  ownLists: () => ['own-characters'] as const,
  ownList: (trash: boolean) => ['own-characters', trash ? 'trash' : 'kept'] as const,
  drafts: () => ['own-characters', 'drafts'] as const,
  draft: (id: string) => ['own-draft', id] as const,
  ownCharacter: (id: number) => ['own-character', id] as const,
  ownVersions: (id: number) => ['own-character', id, 'versions'] as const,
  ownExtras: (id: number) => ['own-character', id, 'extras'] as const,
  /** How a character may begin. */
  greetings: (account_id: number) => ['greetings', account_id] as const,
  /** The key of the list of conversations. */
  conversations: () => ['all-conversations'] as const,
  messageSearch: (q: string) => ['message-search', q] as const,
  /** Those in the trash. */
  trashedConversations: () => ['trashed-conversations'] as const,
  /** What a conversation's character remembers. */
  /** In a group by character; all of a conversation lie below the first. */
  memories: (id: number, of?: number) => (of === undefined ? (['memories', id] as const) : (['memories', id, of] as const)),
  conversation: (id: number) => ['conversation', id] as const,
  /** Infinite pages of one conversation, the newest page first. */
  messages: (id: number) => ['messages', id] as const,
  /** Things to say after a reply. */
  suggestions: (id: number, after_id: number) => ['suggestions', id, after_id] as const,
  /** Notes on their way into one conversation. */
  /** Of every conversation. */
  allVoiceNotes: () => ['voice-notes'] as const,
  voiceNotes: (id: number) => ['voice-notes', id] as const,
  /** Voices in which the character of one conversation may be heard. */
  voices: (id: number) => ['voices', id] as const,
  /** All of them, loaded or not. */
  threads: () => ['messages'] as const,
  /** Below `botGallery`, so that what concerns photos finds them. */
  assets: (favorites: boolean) => ['botGallery', 'assets', favorites] as const,
  photo: (id: number) => ['photo', id] as const,
  conversationPhotos: (id: number) => ['botGallery', 'conversation', id] as const,
  botGallery: (id?: number) => (id === undefined ? (['botGallery'] as const) : (['botGallery', id] as const)),
}
