import type { ScenarioType } from '@/contracts/surprises'
import type { Family, Variant } from '../scenario'
import { CHAT, CHAT_FAMILIES } from './chat'
import { GAME, GAME_FAMILIES } from './game'
import { SPICY, SPICY_FAMILIES } from './spicy'

export const SCENARIOS: Record<ScenarioType, readonly Variant[]> = { Game: GAME, Chat: CHAT, Spicy: SPICY }

const FAMILIES: Record<ScenarioType, Record<string, Family>> = { Game: GAME_FAMILIES, Chat: CHAT_FAMILIES, Spicy: SPICY_FAMILIES }
export const familyOf = ({ type, family }: Variant): Family => FAMILIES[type][family]!

const idOf = (type: string, id: string) => `${type}:${id}`
const byId = new Map(
  Object.values(SCENARIOS)
    .flat()
    .map((variant) => [idOf(variant.type, variant.id), variant]),
)
/** The scene of a stored name; undefined for one that this version no longer has. */
export const scenarioOf = (type: ScenarioType, id: string): Variant | undefined => byId.get(idOf(type, id))
