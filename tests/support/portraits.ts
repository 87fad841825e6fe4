import sharp from 'sharp'
import { PORTRAIT_WIDTHS } from '@/contracts/characters'
import type { PortraitProvider } from '@/server/providers/image/port'

/** Draws plain faces at once, and tells how many; `before` may hold a drawing up, or throw. */
export function plainPortraits(before: () => Promise<void> | void = () => {}): PortraitProvider & { drawn: number } {
  const provider: PortraitProvider & { drawn: number } = {
    name: 'embedded',
    wardrobe: ['shirt', 'knit'],
    scenes: ['cafe', 'library'],
    drawn: 0,
    async draw() {
      provider.drawn += 1
      await before()
      const files = await Promise.all(
        PORTRAIT_WIDTHS.map(async (width) => ({
          width,
          bytes: new Uint8Array(
            await sharp({ create: { width, height: Math.round((width * 4) / 3), channels: 3, background: '#a46' } })
              .webp()
              .toBuffer(),
          ),
        })),
      )
      return { files, placeholder: 'data:image/webp;base64,AA==', color: '#aa4466' }
    },
  }
  return provider
}

/** A whole definition that nothing is wrong with. */
export const someDefinition = (more: Record<string, unknown> = {}) => ({
  full_name: 'Noor Vale',
  age: 27,
  category: 'warm' as const,
  hook: 'I kept you the window seat.',
  occupation: 'Bookbinder',
  biography: 'Mends old books in a small workshop by the canal.',
  hobbies: ['Rowing'],
  personality: ['Patient'],
  tags: ['books'],
  preferences: ['slow mornings'],
  extroversion: 40,
  connection: 80,
  sex_drive: 50,
  greeting: 'You are early. Tea?',
  scenarios: [{ title: 'Rain', opening: 'It started to rain as you came in.' }],
  custom_instructions: '',
  appearance: {
    gender: 'Female' as const,
    style: 'Realistic' as const,
    ethnicity: 'Caucasian' as const,
    body_type: 'Fit' as const,
    breast_size: 'Medium' as const,
    butt_size: 'Medium' as const,
    hair_style: 'StraightLong' as const,
    hair_color: 'Brunette' as const,
    eye_color: 'Green' as const,
    wardrobe: 'shirt',
    seed: 7,
  },
  ...more,
})
