const DEVICES: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

/** A name for a passkey, which its owner recognizes later: the kind of device. */
export const deviceName = (user_agent: string) => DEVICES.find(([pattern]) => pattern.test(user_agent))?.[1] ?? 'Passkey'
