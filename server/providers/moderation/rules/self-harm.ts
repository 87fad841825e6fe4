import type { Rule } from './rule'

const SELF_HARM =
  '(?:kill|hurt|harm|cut|hang|starve) (?:your ?self|themselves|himself|herself|ya ?self)|(?:commit|attempt) suicide|end (?:your|their|his|her) (?:own )?life|take (?:your|their|his|her) own life|self harm'
const URGED = new RegExp(
  `\\b(?:you should|you must|you have to|you need to|you deserve to|you ought to|why dont you|just|go|go ahead and|go and|please|so|then|i want you to|be brave and|its time to)(?: (?:just|really|go|and))* (?:${SELF_HARM})\\b`,
)
const ALONE = new RegExp(`(?:^|[.!?*\\n] ?)(?:now |go |just )?(?:${SELF_HARM})(?= ?(?:$|[.!?,*\\n]|for me|now|already|tonight|please))`)
const WORTHLESS =
  /\b(?:everyone|everybody|the world|we|they|your family) (?:would|will|d) be (?:so much )?better (?:off )?(?:without you|if you (?:were|was) (?:dead|gone))\b|\b(?:nobody|no one) (?:would|will) (?:miss|notice|care) (?:you )?(?:if|when|once) you(?:re| are| were|r)? (?:dead|die|died|gone)\b|\byou (?:deserve|ought) to die\b|\b(?:ill|let me|i will|i can) help you (?:die|kill yourself|end (?:it|your life))\b|\b(?:do it|jump),? (?:you coward|nobody will miss you)\b/
const OTHERS =
  /\b(?:make|convince|persuade|push|get|talk|encourage|bully)(?:ing)? (?:her|him|them|someone|my [a-z]{1,12}|a [a-z]{1,12}) (?:in)?to (?:kill(?:ing)?|hurt(?:ing)?|cut(?:ting)?|commit(?:ting)?|end(?:ing)?) (?:him|her|them|suicide|his|their)/
const TURNED_DOWN = /\b(?:dont|do not|never|not|shouldnt|wont|cant|isnt|without|if you|that you|thoughts? of|to not)(?: [a-z]{1,12}){0,4} $/
const OTHER_LANGUAGES =
  /\b(?:deberias (?:matarte|suicidarte)|matate(?: ya)?(?= ?(?:$|[.!?,]))|tu devrais (?:te tuer|mourir)|tue toi|suicide toi|du solltest (?:dich umbringen|sterben)|bring dich(?: doch)? um|voce deveria (?:se matar|morrer)|se mata(?= ?(?:$|[.!?,])))/

/**
 * No text may talk anyone into self-harm. Users in need say such things of themselves: that is the crisis
 * check's matter and never blocked here.
 */
export const crossesSelfHarm: Rule = ({ stage, plain }) => {
  if (OTHERS.test(plain)) return true
  if (stage === 'user_input') return false
  if (WORTHLESS.test(plain) || OTHER_LANGUAGES.test(plain)) return true
  return [URGED, ALONE].some((pattern) => {
    const match = pattern.exec(plain)
    return match !== null && !TURNED_DOWN.test(plain.slice(Math.max(0, match.index - 40), match.index))
  })
}
