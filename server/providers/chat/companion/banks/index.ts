import type { IntentId } from '@/server/db/seed/lives/intents'
import type { Bank, Temper } from '../types'
import { bold } from './bold'
import { calm } from './calm'
import { dreamy } from './dreamy'
import habits from './habits.json' with { type: 'json' }
import { shy } from './shy'
import { warm } from './warm'
import { witty } from './witty'

export const BANKS: Record<Temper, Bank> = { warm, witty, bold, calm, dreamy, shy }

/** What each temper answers to what everybody is asked of tastes, habits and beliefs, where nobody wrote down anything else: two ways each. */
export const HABITS: Record<Temper, Partial<Record<IntentId, string[]>>> = habits
