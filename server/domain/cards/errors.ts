import { AppError } from '../errors'

/** `reason` is for machines; people read a sentence. */
const REASONS = {
  not_a_card: 'We can’t find a character card in this file. Try a PNG, JSON or CHARX file.',
  damaged: 'This card is damaged and can’t be read.',
  encrypted: 'This card is password-protected and can’t be read.',
} as const

export const invalidCard = (reason: keyof typeof REASONS) => new AppError('INVALID_CARD', REASONS[reason], { reason })
export const cardTooLarge = (limit: string) => new AppError('CARD_TOO_LARGE', 'This card is too large to import.', { limit })
export const invalidChat = (message: string) => new AppError('INVALID_CHAT', message)
