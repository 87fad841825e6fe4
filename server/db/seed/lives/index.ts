// Written by server/db/seed/lives/pack.ts: `npm run lives`.
import type { Life } from '@/server/db/seed/life'

/** The lives of the seeded characters by their slug, each loaded when it is first talked with. */
export const LIVES: Record<string, () => Promise<Life>> = {
  amara: () => import('./amara').then((module) => module.amara),
  arjun: () => import('./arjun').then((module) => module.arjun),
  camila: () => import('./camila').then((module) => module.camila),
  dante: () => import('./dante').then((module) => module.dante),
  elias: () => import('./elias').then((module) => module.elias),
  freya: () => import('./freya').then((module) => module.freya),
  ines: () => import('./ines').then((module) => module.ines),
  kaia: () => import('./kaia').then((module) => module.kaia),
  kenji: () => import('./kenji').then((module) => module.kenji),
  leila: () => import('./leila').then((module) => module.leila),
  lena: () => import('./lena').then((module) => module.lena),
  marcus: () => import('./marcus').then((module) => module.marcus),
  mira: () => import('./mira').then((module) => module.mira),
  noor: () => import('./noor').then((module) => module.noor),
  nyx: () => import('./nyx').then((module) => module.nyx),
  priya: () => import('./priya').then((module) => module.priya),
  raya: () => import('./raya').then((module) => module.raya),
  rowan: () => import('./rowan').then((module) => module.rowan),
  sol: () => import('./sol').then((module) => module.sol),
  tariq: () => import('./tariq').then((module) => module.tariq),
  theo: () => import('./theo').then((module) => module.theo),
  vera: () => import('./vera').then((module) => module.vera),
  yuki: () => import('./yuki').then((module) => module.yuki),
  zola: () => import('./zola').then((module) => module.zola),
}
