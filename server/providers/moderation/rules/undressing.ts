import type { Rule } from './rule'
import { ACQUAINTANCES, anyOf } from './vocabulary'

const PHOTO = '(?:photos?|pics?|pictures?|images?|selfies?|screenshots?|foto|bild|imagen|imagem)'
const UNDRESS =
  '(?:undress|nudify|strip|unclothe|remove (?:the |her |his |their |all )?cloth(?:es|ing)|take (?:off )?(?:the |her |his |their )?clothes(?: off)?|make (?:her|him|them|it|this) (?:naked|nude|topless))'
const GIVEN = `(?:this|that|these|the attached|the uploaded|attached|uploaded|my ${anyOf(ACQUAINTANCES)}s?|her|his|someones|a real|real)`
const UNDRESS_PHOTO = new RegExp(`\\b${UNDRESS}(?: [a-z]{1,10}){0,4} ${GIVEN}(?: [a-z]{1,10}){0,2} ${PHOTO}\\b`)
const UNDRESS_PERSON_IN = new RegExp(
  `\\b${UNDRESS}(?: [a-z]{1,10}){0,5} (?:in|on|from) (?:this|that|the|my|her|his) (?:[a-z]{1,10} )?${PHOTO}\\b`,
)
const PHOTO_THEN_UNDRESS = new RegExp(
  `\\b(?:this|that|attached|uploaded|here is an?|heres an?|her|his)(?: [a-z]{1,10}){0,2} ${PHOTO}\\b.{0,60}\\b(?:${UNDRESS} (?:her|him|them|it|the|this)|remove (?:the |her |his )?cloth(?:es|ing)|make (?:her|him|them|it) (?:naked|nude|topless))\\b`,
)
const FACE_ON_BODY =
  /\b(?:put|place|paste|swap|stick)(?: [a-z]{1,10}){0,3} faces? (?:on|onto|with|in|into)(?: [a-z]{1,10}){0,3} (?:body|bodies|woman|man|girl|model|photo|picture|pic|image|video|someone)\b/
const UNDRESS_TOOL = /\bnudify\b|\bundress(?:ing)? (?:app|tool|ai|filter)\b/
export const UNDRESSING = [UNDRESS_PHOTO, UNDRESS_PERSON_IN, PHOTO_THEN_UNDRESS, FACE_ON_BODY, UNDRESS_TOOL]
const RUFFLED = /\bphoto ?shoot\b/

/** No undressing and no face swap of a picture of someone. */
export const crossesUndressing: Rule = ({ plain }) => {
  if (FACE_ON_BODY.test(plain) || UNDRESS_TOOL.test(plain)) return true
  if (UNDRESS_PHOTO.test(plain) || UNDRESS_PERSON_IN.test(plain)) return true
  return PHOTO_THEN_UNDRESS.test(plain) && !RUFFLED.test(plain)
}
