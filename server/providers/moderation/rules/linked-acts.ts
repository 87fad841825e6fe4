import type { Rule } from './rule'
import { ANIMALS, anyOf, DEAD_BODIES, SEXUAL_TERMS } from './vocabulary'

const ACT = `${anyOf([...SEXUAL_TERMS, 'mate', 'mating'])}(?: (?:acts?|scene|scenes|story|contact|relations?|fantasy|photos?|pictures?|roleplay))?`
/** Only words that tie the act to its object; a comma, 'while' or 'and' ends the tie. */
const TIE =
  ' (?:with|between|by|to|of|on|involving|con|mit|avec|com)(?: (?:an?|the|my|your|her|his|our|un|una|une|um|uma|einem?|einer|woman and|man and|person and|real|big|dead|wild))*'
const PEOPLE_LIKE = '(?! ?(?:man|men|woman|women|girl|boy|kin|people|shifter|person|lover|lovers|costume|mask|suit|onesie|ears|tail|print))'

const WITH_ANIMAL = new RegExp(`\\b${ACT}${TIE} ${anyOf(ANIMALS)}\\b${PEOPLE_LIKE}`)
const ANIMAL_DOING = new RegExp(`\\band (?:her|his|an?|the|my|your) ${anyOf(ANIMALS)} (?:having|have|has|had) (?:sex|intercourse)\\b`)
const ANIMAL_ASKED =
  /\b(?:bestiality|zoophilia|zoofilia|zoophilie) (?:roleplay|role play|scene|story|fantasy|content|video|videos|photos?|pictures?|porn|companion|character)\b|\b(?:into|want|write|do|some) (?:bestiality|zoophilia)\b/

const WITH_DEAD = new RegExp(`\\b${ACT}${TIE} ${anyOf(DEAD_BODIES)}\\b`)
const DEAD_ASKED =
  /\b(?:necrophilia|nekrophilie|necrofilia) (?:roleplay|role play|scene|story|fantasy|content|video|photos?|pictures?|porn|companion|character)\b|\b(?:into|want|write|do|some) necrophilia\b/

export const LINKED_ACTS = [WITH_ANIMAL, ANIMAL_DOING, ANIMAL_ASKED, WITH_DEAD, DEAD_ASKED]

/** No sex with animals, whatever the fiction. */
export const crossesBestiality: Rule = ({ plain }) => WITH_ANIMAL.test(plain) || ANIMAL_DOING.test(plain) || ANIMAL_ASKED.test(plain)

/** No sex with the dead, whatever the fiction. */
export const crossesNecrophilia: Rule = ({ plain }) => WITH_DEAD.test(plain) || DEAD_ASKED.test(plain)
