import type { CharacterDefinition } from '@/contracts/character-definition'
import type { CharacterDraft, CharacterVersion, OwnCharacter, OwnCharacterSummary } from '@/contracts/own-characters'

export const definition = (change: Partial<CharacterDefinition> = {}): CharacterDefinition => ({
  full_name: 'Mira Tolland',
  age: 31,
  category: 'warm',
  hook: 'I kept the kettle on.',
  occupation: 'Librarian',
  biography: 'She reads to whoever stays.',
  appearance: {
    gender: 'Female',
    style: 'Realistic',
    ethnicity: 'Caucasian',
    body_type: 'Fit',
    breast_size: 'Medium',
    butt_size: 'Medium',
    hair_style: 'StraightLong',
    hair_color: 'Brunette',
    eye_color: 'Green',
    seed: 7,
  },
  hobbies: ['reading', 'running'],
  personality: ['patient'],
  tags: ['kind'],
  preferences: ['slow evenings'],
  extroversion: 40,
  connection: 60,
  sex_drive: 50,
  greeting: 'There you are.',
  scenarios: [
    { title: 'Rain', opening: 'It rains.' },
    { title: 'Bar', opening: 'One more?' },
  ],
  custom_instructions: '',
  ...change,
})
const portrait = { base: '/media/p/1', placeholder: '', color: '#333', avif: false }

export const summary = (change: Partial<OwnCharacterSummary> = {}): OwnCharacterSummary => ({
  id: 1,
  slug: 'mira-tolland-x1',
  full_name: 'Mira Tolland',
  age: 31,
  gender: 'Female',
  hook: 'I kept the kettle on.',
  category: 'warm',
  tags: ['kind'],
  portrait,
  conversations_count: 0,
  likes_count: 0,
  visibility: 'private',
  version: 1,
  hidden: false,
  review: null,
  deleted_at: null,
  updated_at: '2026-11-21T10:00:00.000Z',
  ...change,
})
export const own = (change: Partial<OwnCharacter> = {}): OwnCharacter => {
  const { occupation, biography, hobbies, personality, greeting, scenarios, appearance } = definition()
  return {
    ...summary(),
    occupation,
    biography,
    hobbies,
    personality,
    greeting,
    scenarios,
    style: appearance.style,
    ethnicity: appearance.ethnicity,
    body_type: appearance.body_type,
    hair_style: appearance.hair_style,
    hair_color: appearance.hair_color,
    eye_color: appearance.eye_color,
    creator: null,
    listed: false,
    definition: definition(),
    alternate_greetings_count: 0,
    lorebook_entries_count: 0,
    created_at: '2026-11-20T10:00:00.000Z',
    ...change,
  }
}

export const version = (change: Partial<CharacterVersion> = {}): CharacterVersion => ({
  version: 1,
  restored_from: null,
  created_at: '2026-11-20T10:00:00.000Z',
  definition: definition(),
  portrait,
  ...change,
})
export const draft = (change: Partial<CharacterDraft> = {}): CharacterDraft => ({
  id: '0b0f6a52-7f0e-4a53-9d53-1f2f0c8f0001',
  data: {},
  extras: { alternate_greetings_count: 0, lorebook_entries_count: 0 },
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  ...change,
})
