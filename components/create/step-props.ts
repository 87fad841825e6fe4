import type { CharacterOptions } from '@/contracts/own-characters'
import type { Draft, Problems } from '@/lib/create/draft'

export type StepProps = {
  draft: Draft
  options: CharacterOptions | undefined
  /** What is wrong, by field, once somebody wanted to finish. */
  wrong: Problems
  /** Somebody has wanted to finish. */
  tried: boolean
}
