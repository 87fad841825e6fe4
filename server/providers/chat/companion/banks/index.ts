import type { Bank, Temper } from '../types'
import { bold } from './bold'
import { calm } from './calm'
import { dreamy } from './dreamy'
import { shy } from './shy'
import { warm } from './warm'
import { witty } from './witty'

export const BANKS: Record<Temper, Bank> = { warm, witty, bold, calm, dreamy, shy }
