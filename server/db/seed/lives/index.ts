// Written by server/db/seed/lives/pack.ts: `npm run lives`.
import type { AskedLine, Life } from '@/server/db/seed/life'

/** The lives of the seeded characters by their slug, each loaded when it is first talked with. */
export const LIVES: Record<string, () => Promise<Life>> = {
  amara: () =>
    withAsked(
      import('./amara').then((module) => module.amara),
      import('./asked/amara.json'),
    ),
  arjun: () =>
    withAsked(
      import('./arjun').then((module) => module.arjun),
      import('./asked/arjun.json'),
    ),
  camila: () =>
    withAsked(
      import('./camila').then((module) => module.camila),
      import('./asked/camila.json'),
    ),
  dante: () =>
    withAsked(
      import('./dante').then((module) => module.dante),
      import('./asked/dante.json'),
    ),
  elias: () =>
    withAsked(
      import('./elias').then((module) => module.elias),
      import('./asked/elias.json'),
    ),
  freya: () =>
    withAsked(
      import('./freya').then((module) => module.freya),
      import('./asked/freya.json'),
    ),
  ines: () =>
    withAsked(
      import('./ines').then((module) => module.ines),
      import('./asked/ines.json'),
    ),
  kaia: () =>
    withAsked(
      import('./kaia').then((module) => module.kaia),
      import('./asked/kaia.json'),
    ),
  kenji: () =>
    withAsked(
      import('./kenji').then((module) => module.kenji),
      import('./asked/kenji.json'),
    ),
  leila: () =>
    withAsked(
      import('./leila').then((module) => module.leila),
      import('./asked/leila.json'),
    ),
  lena: () =>
    withAsked(
      import('./lena').then((module) => module.lena),
      import('./asked/lena.json'),
    ),
  marcus: () =>
    withAsked(
      import('./marcus').then((module) => module.marcus),
      import('./asked/marcus.json'),
    ),
  mira: () =>
    withAsked(
      import('./mira').then((module) => module.mira),
      import('./asked/mira.json'),
    ),
  noor: () =>
    withAsked(
      import('./noor').then((module) => module.noor),
      import('./asked/noor.json'),
    ),
  nyx: () =>
    withAsked(
      import('./nyx').then((module) => module.nyx),
      import('./asked/nyx.json'),
    ),
  priya: () =>
    withAsked(
      import('./priya').then((module) => module.priya),
      import('./asked/priya.json'),
    ),
  raya: () =>
    withAsked(
      import('./raya').then((module) => module.raya),
      import('./asked/raya.json'),
    ),
  rowan: () =>
    withAsked(
      import('./rowan').then((module) => module.rowan),
      import('./asked/rowan.json'),
    ),
  sol: () =>
    withAsked(
      import('./sol').then((module) => module.sol),
      import('./asked/sol.json'),
    ),
  tariq: () =>
    withAsked(
      import('./tariq').then((module) => module.tariq),
      import('./asked/tariq.json'),
    ),
  theo: () =>
    withAsked(
      import('./theo').then((module) => module.theo),
      import('./asked/theo.json'),
    ),
  vera: () =>
    withAsked(
      import('./vera').then((module) => module.vera),
      import('./asked/vera.json'),
    ),
  yuki: () =>
    withAsked(
      import('./yuki').then((module) => module.yuki),
      import('./asked/yuki.json'),
    ),
  zola: () =>
    withAsked(
      import('./zola').then((module) => module.zola),
      import('./asked/zola.json'),
    ),
}

async function withAsked(life: Promise<Life>, asked: Promise<{ default: unknown }>): Promise<Life> {
  return { ...(await life), asked: (await asked).default as AskedLine[] }
}
