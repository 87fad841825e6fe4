/** Parts of the world by time zone whose law lets a first-party note be stored before anybody is asked. */
const OUTSIDE = /^(America|Australia|Pacific|Asia|Africa|Indian|Antarctica|US|Canada)\//
/** Zones of the EEA that bear the name of another part of the world. */
const INSIDE = /\/(Nicosia|Famagusta|Ceuta|Cayenne|Guadeloupe|Martinique|Marigot|Reunion|Mayotte)$/

/** Whether people here are asked before anything lasting is stored: the EEA, the UK, Switzerland, and wherever is not known. */
export function asksFirst(zone: string = Intl.DateTimeFormat().resolvedOptions().timeZone): boolean {
  return !OUTSIDE.test(zone) || INSIDE.test(zone)
}
