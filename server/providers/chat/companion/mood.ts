import { straight } from './text'
import type { Mood } from './types'

const WORDS: readonly (readonly [Mood, RegExp])[] = [
  [
    'lonely',
    /\b(?:lonely|alone again|all alone|feel(?:ing)? alone|no friends|nobody (?:cares|likes me|to talk to)|no one (?:cares|to talk to)|isolated|left out)\b/,
  ],
  [
    'angry',
    /\b(?:angry|furious|pissed(?: off)?|mad at|so mad|i'm mad|annoyed|fed up|rage|raging|frustrat\w+|livid|unfair|(?:yell|shout|scream)(?:s|ed|ing)? at me|sick of|what an? (?:idiot|jerk|asshole)|drives? me (?:mad|crazy)|fuck this|fucking (?:hate|annoying))\b/,
  ],
  [
    'anxious',
    /\b(?:anxious|anxiety|nervous|worried|worry(?:ing)?|scared|afraid|terrified|panic\w*|stress(?:ed|ful|ing)?|overwhelm\w+|freaking out|dreading|on edge|can't stop thinking|overthinking)\b/,
  ],
  [
    'tired',
    /\b(?:tired|exhausted|worn out|burn(?:ed|t) out|burnout|knackered|drained|sleepless|can't sleep|couldn't sleep|didn't sleep|no sleep|insomnia|shattered|wiped out|long day|running on empty)\b/,
  ],
  [
    'sad',
    /\b(?:sad|unhappy|down|depress\w+|miserable|heartbroken|cry(?:ing)?|cried|hurts?|hurting|grie(?:f|ving)|passed away|died|dying|trying for a (?:baby|kid|child)|lost (?:her|his|their|our) job|lost my (?:job|mum|mom|dad|dog|cat|father|mother|friend|wife|husband|gran\w*|home)|broke up|dumped|rejected|didn't get|failed|awful|horrible|terrible|bad day|rough day|hard day|worst|feel(?:ing)? low|everything(?:'s| is| feels| seems) (?:just |so )*(?:gr[ae]y|pointless|dark|meaningless)|feel(?:ing)? numb|empty|hopeless|disappoint\w+|not (?:so |very |really |that )?(?:good|great|well|happy|ok|okay)|it's been (?:hard|rough)|miss(?:ing)? (?:him|her|them|my|our)|got fired|fired me|laid (?:me |us )?off|in hospital|dementia|alzheimer's|hospice|chemo\w*|diagnosed with|(?:heart attack|stroke|tumou?r)|(?:didn't|doesn't) recogni[sz]e me|burn(?:ed|t) down|worthless|ashamed|good (?:at anything|for nothing)|never loved me|(?:stopped talking|doesn't (?:talk|speak)) to me|doesn't call me|(?:christmas|birthday|year|house) without|nobody (?:called|came|remembered)|lost the baby|doctor found)\b/,
  ],
  [
    'good',
    /\b(?:happy|great|amazing|awesome|excited|thrilled|proud|glad|fantastic|wonderful|brilliant|best day|good day|good news|great news|good mood|got the job|got (?:a )?promot\w+|promoted|passed|i won|we won|having (?:a baby|twins)|expecting (?:a baby|twins)|engaged|getting married|pregnant|finally (?:did|got|finished|made)|made it|accepted|got into (?:\w+ )?(?:uni\w*|college|school|law|med\w*)|can't wait|nailed it|(?:it|that) went (?:so |really |very )*well|(?:he|she|they) kissed me|hit it off|(?:he|she|they) said yes|over the moon|so good|went well|better now|celebrat\w+|delighted|relieved|yay)\b/,
  ],
]
const NEGATED_GOOD =
  /\b(?:not|isn't|wasn't|aren't|never|hardly|don't feel|didn't feel|no longer)\s+(?:so |very |really |that |too |all that |exactly |feeling )*(?:happy|great|good|excited|proud|glad|amazing|fine|well)\b/
const NEGATED_BAD =
  /\b(?:not|isn't|wasn't|aren't|no longer|never)\s+(?:so |very |really |that |too |all that |even |feeling )*(?:sad|bad|tired|angry|worried|scared|afraid|nervous|stressed|lonely|awful|terrible)\b/
const IDIOM =
  /\b(?:great (?:deal|many|while)|(?:should|would) be (?:glad|happy|grateful)|(?:scared|afraid|terrified|frightened|nervous) (?:of|around) (?!being|losing|dying|death|ending|him\b|her\b|them\b|my\b|what|the (?:future|dark)|hurting|failing|getting|going|everything|it all|life|living)\w+|not bad|(?:that's|how|so that's) (?:so |really |very |a bit |kind of )?sad|happy (?:birthday|new year|christmas)|calm down|sit(?:ting)? down|lie down|slow down|write (?:it |that )?down|lay down|down (?:the|to|there|here|by)|up and down|great (?:britain|gran\w+)|good (?:morning|night|evening|afternoon|bye)|goodnight|goodbye|stress-?free|sad (?:song|film|movie|book|music|story)s?|passed (?:by|the time|through)|(?:are|do|did|would|when|were|makes|make) you\b[^.!?]*|keeps? dying|what makes\b[^.!?]*|too good)\b/g

/** It is called good, or what was bad is over: hard words beside it do not count. */
const GOOD_NEWS =
  /\b(?:good|great|wonderful|amazing) news\b|\b(?:done|finished|through) (?:with )?(?:chemo\w*|radiation|treatment)\b|\brang the bell\b|\ball clear\b|\bcancer[- ]free\b|\bin remission\b|\bpassed (?:my|the|his|her) (?:[\w-]+ ){0,3}(?:exams?|tests?|finals|bar|course|theory|boards)\b|\bgot the (?:job|keys)\b/

/** A cactus or a phone that died is no loss of somebody. */
export const OF_THINGS =
  /\b(?:cact(?:us|i)|plants?|basil|ferns?|phone|battery|car|laptop|engine|wi-?fi|internet|flowers?|orchids?|lawn|trees?|character|computer|starter|tomatoes|houseplants?|boiler|fridge|tv)\b.{0,14}\b(?:died|dead|dying)\b/g

export const readMood = (raw: string): Mood | null => {
  const text = straight(raw).toLowerCase().slice(0, 1500).replace(IDIOM, ' ').replace(OF_THINGS, ' ')
  if (NEGATED_GOOD.test(text)) return 'sad'
  if (GOOD_NEWS.test(text) && !/\?\s*$|\bno (?:good|great) news\b/.test(text)) return 'good'
  const clear = text.replace(NEGATED_BAD, ' ')
  for (const [mood, words] of WORDS) {
    if (mood === 'good' && /\?\s*$/.test(clear)) continue
    if (words.test(clear)) return mood
  }
  return /[\u{1F622}\u{1F62D}\u{1F614}\u{1F61E}\u{1F494}]/u.test(raw) ? 'sad' : /[\u{1F973}\u{1F389}]/u.test(raw) ? 'good' : null
}
