import type { Rule } from './rule'
import { ACQUAINTANCES, anyOf, PUBLIC_ROLES } from './vocabulary'

/** One or more words with capitals, as names have; the rules hold no list of names. */
const NAME = '(?:[A-Z][a-zA-Z.]{0,15})(?: [A-Z][a-zA-Z.]{1,15}){0,2}'
const FULL_NAME = '[A-Z][a-zA-Z.]{1,15} [A-Z][a-zA-Z]{1,15}'
const ROLE = anyOf(PUBLIC_ROLES.map((role) => `[${role.charAt(0).toUpperCase()}${role.charAt(0)}]${role.slice(1)}`))
const KNOWN = anyOf(ACQUAINTANCES)
const LIKENESS = '(?:photos?|pics?|pictures?|images?|selfies?|face|voice|voicemails?|instagram|videos?|likeness|body)'

/** `cased` keeps apostrophes and hyphens; case is ignored only in the words around the name. */
const THE_ROLE_NAME = new RegExp(
  `\\b(?:[Tt]he|[Ll]a|[Ee]l|[Dd]ie|[Dd]er|[Oo]|[Aa]|[Ll]')(?: (?:famous|real|actual|american|british|french|german|k-pop|pop|hollywood))* ?${ROLE},? ${NAME}`,
  'g',
)
const NAME_THE_ROLE = new RegExp(`\\b${FULL_NAME},? (?:the|la|el|die|der) (?:famous |real |actual )?${ROLE}\\b`, 'g')
const ACQUAINTANCE_NAME = new RegExp(`\\b[Mm]y (?:real )?${KNOWN.replaceAll(' ', '[ -]')},? ${FULL_NAME}`, 'g')
const TITLE_NAME = new RegExp(`\\b(?:President|Senator|Prime Minister|Chancellor|Congresswoman|Congressman) ${NAME}`, 'g')
const INVENTED =
  /\b(?:fictional|invented|made[ -]up|imaginary|original character|oc|in (?:my|our|the|this) (?:story|novel|game|book|world)|from (?:my|our) (?:story|novel))\b/i

const ASKED =
  /(?<!\b(?:i|he|she|they|we|people|who) )\b(?:be|become|act|pretend|roleplay|role[ -]play|play|impersonate|imitate|voice|speak|talk|sound|look|looks|dress|undress|strip|nude|naked|photos? of|pictures? of|pics? of|images? of|video of|draw|generate|clone|lookalike|modell?ed on|based on|inspired by|finge|actua como|se|haz de|joue|fais semblant|tu es|sei|spiel|du bist|finja|seja|you are|youre|you're)\b/i
const IN_MADE_UP_PERSON = /\b(?:is|as|like|of|be|really)\b/i

const REQUEST =
  '(?:^|[.!?,;\\n*] ?|\\b(?:please|can you|could you|will you|would you|i want(?: you to| to)?|i need(?: you to)?|id like|id love|lets|help me|want to|now|and then|you to|show me how to|how do i|how can i|how to|put|gonna|ill send)\\b ?)(?:[a-z]{1,10} ){0,2}?'
const DEEPFAKE = new RegExp(
  `${REQUEST}(?:make|create|generate|produce|do|want|need|give me|send|show me|get|build)(?: [a-z]{1,12}){0,4} (?:deep ?fakes?|face ?swaps?)\\b(?! (?:detect|detection|news|law|laws|scandal))|(?:^|[.!?\\n] ?)(?:an? )?(?:deep ?fake|face ?swap) (?:photo |video |pic )?(?:of|with)\\b`,
)
const CLONE_VOICE = new RegExp(
  `\\b(?:clone|copy|imitate|recreate|fake)(?: [a-z]{1,12}){0,2} (?:voice|face|body|likeness) of\\b|\\b(?:clone|copy|imitate|recreate|fake|use) (?:my |the |a )?(?:${KNOWN}s?|celebrity|celebritys|actresss?|actors?|singers?) (?:voice|face|likeness)\\b`,
)
const ACQUAINTANCE_MEDIA = new RegExp(
  `\\b(?:use|using|with|from|take|turn|animate|edit|generate|make|create|based on|look like|looks like|sound like|send you|upload|undress|strip|clone)(?: [a-z]{1,10}){0,4} my ${KNOWN}s? ${LIKENESS}\\b`,
)
const PHOTO_OF_ACQUAINTANCE = new RegExp(
  `\\b(?:use|using|generate|make|create|take|turn|undress|strip|edit|animate|draw|send me)(?: [a-z]{1,10}){0,4} (?:photos?|pics?|pictures?|nudes?|images?|videos?|selfies?) of my (?:real )?${KNOWN}\\b`,
)
const ROLE_OF_ACQUAINTANCES_NUDES = new RegExp(`\\b(?:naked|nude|undressed|nudes of) my ${KNOWN}\\b`)
export const REAL_PEOPLE = [
  THE_ROLE_NAME,
  NAME_THE_ROLE,
  TITLE_NAME,
  ACQUAINTANCE_NAME,
  DEEPFAKE,
  CLONE_VOICE,
  ACQUAINTANCE_MEDIA,
  PHOTO_OF_ACQUAINTANCE,
  ROLE_OF_ACQUAINTANCES_NUDES,
]
/** People tell of pictures they have; they ask for nothing. */
const OWN_TELLING =
  /\b(?:found|saw|deleted|miss|missed|missing|burned|threw|looked at|looking at|scrolled|cried|kept|liked|posted|took|noticed)\b/

/** No real, identifiable person as a companion, a picture or a voice. */
export const crossesRealPeople: Rule = ({ stage, plain, cased }) => {
  if (DEEPFAKE.test(plain) || CLONE_VOICE.test(plain) || ROLE_OF_ACQUAINTANCES_NUDES.test(plain)) return true
  if ((ACQUAINTANCE_MEDIA.test(plain) || PHOTO_OF_ACQUAINTANCE.test(plain)) && !OWN_TELLING.test(plain)) return true
  if (!/[A-Z]/.test(cased) || INVENTED.test(cased)) return false
  const asked = stage === 'character_create' || stage === 'character_edit' || stage === 'image_prompt' ? IN_MADE_UP_PERSON : ASKED
  return [THE_ROLE_NAME, NAME_THE_ROLE, TITLE_NAME, ACQUAINTANCE_NAME].some((pattern) => isAskedFor(cased, pattern, asked))
}

/** The request must be in the same sentence, before the name. */
function isAskedFor(cased: string, pattern: RegExp, asked: RegExp): boolean {
  for (const match of cased.matchAll(pattern)) {
    const before = cased.slice(Math.max(0, match.index - 60), match.index)
    const clause = before.slice(Math.max(...['.', '!', '?', '\n'].map((end) => before.lastIndexOf(end))) + 1)
    if (asked.test(clause) && !/\b(?:about|met|saw|watch|watched|news|said|interview|concert|favou?rite)\b/i.test(clause)) return true
  }
  return false
}
