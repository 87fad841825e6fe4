import type { Rule } from './rule'
import { urgesSelfHarm } from './urging'

const SELF_HARM =
  '(?:kill|hurt|harm|cut|hang|starve) (?:your ?self|themselves|himself|herself|ya ?self)|(?:commit|attempt) suicide|end (?:your|their|his|her) (?:own )?life|take (?:your|their|his|her) own life|self harm'
const URGED = new RegExp(
  `\\b(?:you should|you must|you have to|you need to|you deserve to|you ought to|why dont you|just|go|go ahead and|go and|please|so|then|i want you to|be brave and|its time to)(?: (?:just|really|go|and))* (?:${SELF_HARM})\\b`,
  'g',
)
const ALONE = new RegExp(
  `(?:^|[.!?*\\n] ?)(?:now |go |just )?(?:${SELF_HARM})(?= ?(?:$|[.!?,*\\n]|for me|now|already|tonight|please))`,
  'g',
)
const WORTHLESS =
  /\b(?:everyone|everybody|the world|we|they|your family) (?:would|will|d) be (?:so much )?better (?:off )?(?:without you|if you (?:were|was) (?:dead|gone))\b|\b(?:nobody|no one) (?:would|will) (?:miss|notice|care) (?:you )?(?:if|when|once) you(?:re| are| were|r)? (?:dead|die|died|gone)\b|\byou (?:deserve|ought) to die\b|\b(?:ill|let me|i will|i can) help you (?:die|kill yourself|end (?:it|your life))\b|\b(?:do it|jump),? (?:you coward|nobody will miss you)\b/g
const OTHERS =
  /\b(?:make|convince|persuade|push|get|talk|encourage|bully)(?:ing)? (?:her|him|them|someone|my [a-z]{1,12}|a [a-z]{1,12}) (?:in)?to (?:(?:kill|hurt|harm|cut|hang|starv)(?:t?ing|e)? (?:him|her|them) ?sel(?:f|ves)\b|commit(?:ting)? suicide|suicide\b|(?:end|tak)(?:ing|e)? (?:his|her|their) (?:own )?li(?:fe|ves))/g
export const SELF_HARM_PATTERNS = [URGED, ALONE, WORTHLESS, OTHERS]
const TURNED_DOWN = /\b(?:dont|do not|never|not|shouldnt|wont|cant|isnt|without|if you|that you|thoughts? of|to not)(?: [a-z]{1,12}){0,4} $/
/** Who says what somebody thinks of themselves, to answer it. */
const TOLD_BACK =
  /\b(?:(?:dont|do not|never|not|nobody|no one|isnt) (?:ever )?(?:think|thinks|say|says|believe|believes|feel|mean|true|agree)|you(?:ve)? (?:think|thought|feel|felt|believe|say|said|told me)|do you (?:think|feel|believe)|lies?|wrong)(?: [a-z]{1,12}){0,4} $/
/** Of what others did. */
const TRIED = /(?<!\bi )\b(?:tried|attempted|wanted|never|not|dont) (?:to )?$/

/**
 * No text may talk anyone into self-harm. Users in need say such things of themselves: that is the crisis
 * check's matter and never blocked here.
 */
export const crossesSelfHarm: Rule = ({ stage, plain }) => {
  const character_speaks = stage !== 'user_input'
  if (isSaid(OTHERS, plain, TRIED) || urgesSelfHarm(plain, character_speaks)) return true
  if (!character_speaks) return false
  return isSaid(WORTHLESS, plain, TOLD_BACK) || [URGED, ALONE].some((pattern) => isSaid(pattern, plain, TURNED_DOWN))
}

/** `unless` ends right before a wording that is meant otherwise. */
function isSaid(pattern: RegExp, plain: string, unless: RegExp): boolean {
  return [...plain.matchAll(pattern)].some(({ index }) => !unless.test(plain.slice(Math.max(0, index - 40), index)))
}
