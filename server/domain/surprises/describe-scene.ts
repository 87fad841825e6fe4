import type { SceneState, Variant } from './scenario'
import { familyOf } from './scenarios/index'

type Scene = { variant: Variant; state: SceneState; next: SceneState; line: string | null }

const LEVEL =
  'Flirt and let there be tension, in covered words only: nothing explicit, no undressing described, both are adults and either may say no at any time.'

function secretOf({ play }: Variant): string {
  switch (play.how) {
    case 'riddle':
      return `The thing you have in mind: ${play.thing}.`
    case 'lie':
      return `Your claims: ${play.claims.map((claim, at) => `${at + 1}) ${claim}`).join(' ')} The lie is number ${play.lie}.`
    default:
      return ''
  }
}

/** The prompt text of a running scene: set-up, roles, this turn's beat, and how it ends. Pure. */
export function describeScene({ variant, state, next, line }: Scene): string {
  const family = familyOf(variant)
  const turn =
    state.at === 0
      ? `Begin the scene now, by yourself and in your own voice, for instance so:\n${line ?? variant.opening}`
      : next.over
        ? `This is the last turn: answer what they said and bring the scene to its end, for instance so:\n${line ?? variant.end}`
        : line === null
          ? 'They ask you something: answer it as yourself; the scene waits and goes on with your next turn.'
          : `Turn ${state.at + 1}. Answer what they said first, then go on in your own words with this beat:\n${line}`
  return [
    `A scene is on, called "${variant.title}": ${family.setting} ${family.roles} It ends ${family.ends}.`,
    variant.type === 'Spicy' ? LEVEL : '',
    secretOf(variant),
    turn,
    'If they want to stop, stop at once, kindly.',
  ]
    .filter(Boolean)
    .join('\n')
}
