/** The rules that a message names when something was blocked; any other one is called `other`. Keys of `chat.rule` and `create.rule`. */
const NAMED_RULES = [
  'minors',
  'real_people',
  'undressing',
  'bestiality',
  'necrophilia',
  'sexual_violence',
  'self_harm_encouragement',
  'provider',
  'taken_down',
  'payment_rules',
  'boundary',
] as const
export type RuleKey = (typeof NAMED_RULES)[number] | 'other'

/** The message key of a rule as the server names it. */
export const ruleKey = (rule: string | null | undefined): RuleKey => NAMED_RULES.find((named) => named === rule) ?? 'other'
