import type { CharacterSeed } from './character-seed'
import { amara } from './characters/amara'
import { arjun } from './characters/arjun'
import { camila } from './characters/camila'
import { dante } from './characters/dante'
import { elias } from './characters/elias'
import { freya } from './characters/freya'
import { ines } from './characters/ines'
import { kaia } from './characters/kaia'
import { kenji } from './characters/kenji'
import { leila } from './characters/leila'
import { lena } from './characters/lena'
import { marcus } from './characters/marcus'
import { mira } from './characters/mira'
import { noor } from './characters/noor'
import { nyx } from './characters/nyx'
import { priya } from './characters/priya'
import { raya } from './characters/raya'
import { rowan } from './characters/rowan'
import { sol } from './characters/sol'
import { tariq } from './characters/tariq'
import { theo } from './characters/theo'
import { vera } from './characters/vera'
import { yuki } from './characters/yuki'
import { zola } from './characters/zola'

/** The characters every installation starts with, in the order a first visitor meets them. */
export const SEEDS: CharacterSeed[] = [
  mira,
  zola,
  tariq,
  raya,
  yuki,
  amara,
  dante,
  nyx,
  ines,
  elias,
  vera,
  theo,
  sol,
  kaia,
  marcus,
  lena,
  freya,
  arjun,
  leila,
  noor,
  kenji,
  priya,
  rowan,
  camila,
]
