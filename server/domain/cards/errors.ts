import { AppError } from '../errors'

/** `reason` tells machines; people read a sentence. */
const REASONS = {
  not_a_card: 'This file holds no character card that can be read. PNG, JSON and CHARX files can.',
  damaged: 'This card is damaged and cannot be read.',
  encrypted: 'This card is locked with a password and cannot be read.',
} as const

export const invalidCard = (reason: keyof typeof REASONS) => new AppError('INVALID_CARD', REASONS[reason], { reason })
export const cardTooLarge = (limit: string) => new AppError('CARD_TOO_LARGE', 'This card holds more than can be taken here.', { limit })
export const invalidChat = (message: string) => new AppError('INVALID_CHAT', message)
