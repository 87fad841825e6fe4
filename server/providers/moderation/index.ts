import { createEmbeddedModeration } from './embedded'
import { layerModeration } from './layered'
import { createModerationEndpoint, createSafeguard, type ModelSettings } from './models'
import type { ModerationProvider } from './port'

export type ModerationSettings = { endpoint: ModelSettings | null; safeguard: ModelSettings | null }

/** The rules in code, which nothing switches off, and the models that the operator has connected. */
export function createModeration(
  { endpoint, safeguard }: ModerationSettings,
  warn: (fields: Record<string, unknown>) => void,
): ModerationProvider {
  const models = [...(endpoint ? [createModerationEndpoint(endpoint)] : []), ...(safeguard ? [createSafeguard(safeguard)] : [])]
  return layerModeration(createEmbeddedModeration(), models, warn)
}
