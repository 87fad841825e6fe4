import { BRIDGE_RECORDS, type BridgeFields } from '@/contracts/bridge'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function holds(field: BridgeFields[string], value: unknown): boolean {
  if (field === 'integer') return Number.isSafeInteger(value)
  if (field === 'number') return Number.isFinite(value)
  if (typeof field === 'string') return typeof value === field
  if ('list' in field) return Array.isArray(value) && value.every((item) => holds(field.list, item))
  if ('record' in field) return fits((BRIDGE_RECORDS as Record<string, BridgeFields>)[field.record] ?? {}, value)
  return typeof value === 'string' && field.includes(value)
}

/** Whether a payload has the fields of the contract. Others may be there too. */
export const fits = (fields: BridgeFields, payload: unknown): boolean =>
  isRecord(payload) &&
  Object.entries(fields).every(([name, field]) => {
    const value = payload[name.replace('?', '')]
    return name.endsWith('?') && (value === undefined || value === null) ? true : holds(field, value)
  })
