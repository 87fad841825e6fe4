import type { Persona } from '@/server/providers/chat/port'

export type Voice = NonNullable<Persona['voice']>
export type Temper = Voice['temper']

export const TOPICS = [
  'work', 'family', 'friends', 'love', 'heartbreak', 'pets', 'food', 'coffee', 'music', 'film', 'books', 'games',
  'travel', 'sea', 'nature', 'rain', 'season', 'sleep', 'dreams', 'money', 'study', 'sport', 'art', 'city', 'home',
  'night', 'future', 'past', 'grief', 'tech', 'happiness', 'fear', 'beauty', 'dance', 'party', 'health', 'time',
  'change', 'stars', 'garden',
] as const
export type Topic = (typeof TOPICS)[number]

export const KINDS = ['film', 'book', 'song', 'food', 'drink', 'colour', 'season', 'place', 'animal', 'word'] as const
export type Kind = (typeof KINDS)[number]

/** What a line is for. Every temper answers every act. */
export const ACTS = [
  'opener', 'gesture', 'bridge', 'greet', 'greet_again', 'how_are_you', 'who', 'ai', 'compliment', 'thanks', 'apology',
  'joke', 'story', 'advice', 'opinion', 'sad', 'tired', 'lonely', 'anxious', 'angry', 'good', 'neutral', 'long',
  'answer', 'flirt', 'love', 'miss', 'single', 'explicit', 'photo', 'audio', 'meet', 'scene', 'bored', 'goodnight',
  'bye', 'ok', 'laugh', 'quiet', 'gibberish', 'language', 'insult', 'repeat', 'shift', 'more', 'why', 'tail', 'yes',
  'no', 'dunno', 'question', 'ever', 'name_learned', 'name_known', 'name_unknown', 'like', 'dislike', 'event',
  'person', 'recall', 'recall_unknown', 'about_user', 'back_event', 'back_like', 'back_person', 'back_mood', 'age',
  'job', 'hobby', 'home', 'past', 'favourite_again', 'looks', 'disclose', 'ask',
] as const
export type Act = (typeof ACTS)[number]

export type Bank = Record<Act, string[]> & { topics: Record<Topic, string[]>; favourites: Record<Kind, string> }

export type Mood = 'sad' | 'tired' | 'lonely' | 'anxious' | 'angry' | 'good'
export type Tense = 'past' | 'present' | 'future'
export type Slots = Partial<Record<string, string>>
