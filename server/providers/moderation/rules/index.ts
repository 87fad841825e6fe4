import type { ModerationRule } from '../port'
import { crossesBestiality, crossesNecrophilia } from './linked-acts'
import { crossesMinors } from './minors'
import { crossesRealPeople } from './real-people'
import type { Rule } from './rule'
import { crossesSelfHarm } from './self-harm'
import { crossesSexualViolence } from './sexual-violence'
import { crossesUndressing } from './undressing'

/** The absolute prohibitions, gravest first; there is no setting for any of them. */
export const RULES: Record<ModerationRule, Rule> = {
  minors: crossesMinors,
  undressing: crossesUndressing,
  real_people: crossesRealPeople,
  bestiality: crossesBestiality,
  necrophilia: crossesNecrophilia,
  sexual_violence: crossesSexualViolence,
  self_harm_encouragement: crossesSelfHarm,
}
