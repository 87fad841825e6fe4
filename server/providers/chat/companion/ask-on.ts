import { peopleIn } from './memory'
import { lines, straight } from './text'

/** Questions that stay with what the person has just told, by how it is told. The first kind that fits is asked from. */
const KINDS: readonly (readonly [RegExp, readonly string[], 'soft'?])[] = [
  [
    /\b(?:had a baby|having (?:a baby|twins)|(?:is|am|i'm|she's) pregnant|(?:got|getting|just) (?:engaged|married)|graduat\w+)\b/i,
    lines(`
      Are you as happy about it as it sounds?
      Who did you tell first?
      What's the best part, for you?
      How will you celebrate?
    `),
  ],
  [
    /\b(?:haven't|have not|don't|do not) (?:really |even )?(?:talked|talk|spoken|speak|seen|see|heard|met|called) (?:to |with |from )?(?:my|him|her|them|each other|one another)\b|\bwas supposed to\b/i,
    lines(`
      What happened, if I may ask?
      Would you want that to change?
      What would you say, if the phone rang now?
      Is it more relief or more ache?
    `),
    'soft',
  ],
  [
    /\b(?:he|she|they|dad|mum|mom|father|mother|wife|husband|partner|boyfriend|girlfriend|ex) (?:just |finally |has |had )?left\b|\bleft (?:me|us|home)\b|\b(?:walked out|moved out|split up|broke up|divorced?|separated)\b/i,
    lines(`
      Who was there for you then?
      How did you get through it?
      What do you remember of that day?
      How does it sit with you now?
    `),
    'soft',
  ],
  [
    /\b(?:is|are|it's|been|got|getting) (?:\w+ )?(?:broken|stolen|flooded|cancell?ed|delayed)\b|\bbroke down\b|\b(?:not working|stopped working|won't (?:start|work|open)|doesn't work|leak(?:s|ing|ed)?|crashed)\b/i,
    lines(`
      What are you doing in the meantime?
      Is anybody going to see to it?
      How long have you put up with it?
      What would it take to get it sorted?
    `),
  ],
  [
    /\b(?:going|went|goes|doing|getting) (?:really |so |very |pretty )?(?:well|fine|great|okay|ok|better|good)\b/i,
    lines(`
      What's the best of it?
      What has surprised you most?
      And what would make it better still?
    `),
  ],
  [
    /\b(?:too late|too old|too young|not good enough|giv(?:e|en|ing) up|no use|pointless)\b/i,
    lines(`
      What makes you think so?
      Who told you that?
      And if it weren't so, what would you do?
    `),
    'soft',
  ],
  [
    /\b(?:no idea|(?:don't|do not) know(?! why i'm)|can't decide|not sure|unsure|torn|stuck)\b/i,
    lines(`
      What have you come up with so far, even the bad ideas?
      If you had to choose tonight, which way would you lean?
      What would make it easier?
      Who could you ask about it?
      What's the part that won't come?
    `),
  ],
  [
    /\bhop(?:e|ing)\b|\bfingers crossed\b|\bwaiting (?:for|to hear|on)\b/i,
    lines(`
      When will you know?
      What would it change for you?
      How do you like the odds?
      And if it comes true, what then?
    `),
  ],
  [
    /\b(?:want to|would like to|i'd like|i'd love|wish|dream of)\b/i,
    lines(`
      What's in the way of it?
      How long have you wanted that?
      What would be the first step?
      What gave you the idea?
    `),
  ],
  [
    /\b(?:going to|gonna|i'll|planning|thinking (?:of|about)|tomorrow|next (?:week|month|year)|this weekend|(?:on|by|for|until) (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
    lines(`
      What are you hoping for from it?
      What decides it?
      What do you need for it?
      What would make it a good one?
    `),
  ],
  [
    /\b(?:i|we)(?:'ve| will|'ll)? (?:still |also |really |just )*(?:have|need|got|am meant|are meant) to (?!grade|know\b|be honest|say\b|admit|learn\b)\w+|\b(?:deadline|due (?:on|by|tomorrow|next|in))\b/i,
    lines(`
      When does it have to be done?
      What's the hard part of it?
      Are you dreading it, or is some of it good?
      Can anybody take some of it off you?
    `),
  ],
  [
    /\b(?:(?:i|we|he|she|they) used to|when i was|as (?:a kid|kids|a child|children)|growing up|back then)\b/i,
    lines(`
      What do you remember best of it?
      When did that change?
      Do you ever miss it?
      What would that younger you make of you now?
    `),
  ],
  [
    /\bi(?:'m| am) an? (?!\w*(?:listener|fan|lover|reader|beginner|member|owner|winner|loser|other|believer)\b)[\w ]*(?:er|or|ist|ian|nurse|chef|student|pilot|vet|cook|clerk|guard)\b|\bi (?:work|teach|study|drive|run|manage|sell|build|fix)\b|\b(?:shift|shifts|at work|the office)\b/i,
    lines(`
      What's the best hour of it?
      How did you come to it?
      What do people never understand about it?
      Would you choose it again?
      Who do you get to laugh with there?
    `),
  ],
  [
    /\b(?:just|finally) (?:got|had|finished|came|saw|met|did|made|started|bought|found|moved|lost|watched|read|\w+ed)\b|\b(?:had|got|went|was|were|did|made|took|came|\w+ed)\b.*\b(?:today|this morning|yesterday|last night|last week(?:end)?|this week(?:end)?)\b/i,
    lines(`
      And how was it?
      How did that come about?
      What was the best moment of it?
      What happened then?
    `),
  ],
  [
    /\bi (?:once |even )?(?:saw|heard|met|found|felt|dreamed|dreamt)\b/i,
    lines(`
      What was that like?
      Where was it?
      Did you tell anybody?
      What did you do?
    `),
  ],
  [
    /\bi(?:'m| am)? (?:live|living|moved|from|based)\b/i,
    lines(`
      What's it like there?
      Do you see yourself staying?
      What would you show me first?
      What took you there?
    `),
  ],
  [
    /\bnever (?:\w+ )?(?:been|had|tried|learned|learnt|seen|done|read|owned)\b/i,
    lines(`
      Is that something you'd like to change?
      What has kept you from it?
      Are you curious about it, or content without?
    `),
  ],
  [
    /\b(?:always|usually|every (?:day|night|week|morning|evening|year|time)|keep|keeps|most (?:days|nights))\b/i,
    lines(`
      Since when?
      How did that begin?
      What would happen if you stopped?
      Does anybody know that about you?
    `),
  ],
  [
    /\b(?:he|she|they|my (?:\w+ )?\w+) (?:said|told me|asked me|asked|laughed at|refused|forgot|hates?|keeps? (?:asking|telling|saying))\b/i,
    lines(`
      How did you take that?
      How is it between you now?
      What do you make of it?
      Did you say anything?
    `),
  ],
]
/** Fits anything that a person tells. */
const ANY = lines(`
  Tell me more.
  What's the story there?
  What made you think of that today?
  I'd like to hear the rest.
  Say a bit more.
  Go on, I'm listening.
`)
const OF_PERSON = lines(`
  What's {name} like?
  How do you and {name} get on?
  What would {name} say about you?
  How long have you known {name}?
`)
/** Nobody asks how long somebody has known their own child, or a cat. */
const NEAREST =
  /\b(?:sons?|daughters?|kids?|bab(?:y|ies)|child(?:ren)?|mother|father|mum|mom|dad|brother|sister|niece|nephew|cats?|dogs?|pupp(?:y|ies)|kitten)\b/i
const OF_THEM = lines(`
  Do you see a lot of {them}?
  What's it like to be around {them}?
  How long have you known {them}?
  What do you two talk about?
`)
const THEM: Record<string, string> = { he: 'him', she: 'her', they: 'them' }
/** Tells how somebody is: "she's 91 now". */
const HOW_THEY_ARE = /^(?:(?:and|but|so|well|oh|yeah)[, ]+)*(he|she|they)(?:'s|'re| is| are) /i
const CALLED = /\b(?:[Hh]is|[Hh]er|[Tt]heir) name(?:'s| is| was) ([A-Z][a-z]+)|\b(?:[Hh]e|[Ss]he)(?:'s| is) called ([A-Z][a-z]+)/

/** Who is named in what was told, as the person names them. */
export const namedIn = (text: string): string | null => {
  const hit = CALLED.exec(straight(text))
  return hit?.[1] ?? hit?.[2] ?? peopleIn(text).find(({ name }) => name)?.name ?? null
}

/**
 * What a listener would ask next, best first: about the person who is named, by what kind of thing is told, or plainly.
 * `kind` is empty where nothing in the text says what it is; `soft` is what may hurt.
 */
/** Nobody asks how somebody gets on with one who has left or died. */
const PARTED =
  /\b(?:separat\w+|divorc\w+|left (?:me|her|him|us)|(?:was|been|were) left|walked out|broke up|break-?up|split up|called it off|dumped|my ex|ex-\w+|passed away|died|dead|funeral|my late)\b/i

export function askOn(text: string): { kind: readonly string[]; any: readonly string[]; soft: boolean } {
  const name = PARTED.test(text) ? null : namedIn(text)
  const [, kind = [], soft] = KINDS.find(([pattern]) => pattern.test(straight(text))) ?? []
  const them = THEM[HOW_THEY_ARE.exec(straight(text))?.[1]?.toLowerCase() ?? '']
  const of_them = them && !kind.length && !name ? OF_THEM.map((line) => line.replaceAll('{them}', them)) : []
  return {
    kind: [
      ...of_them,
      ...(name
        ? OF_PERSON.filter((line) => !line.includes('known') || !NEAREST.test(text)).map((line) => line.replaceAll('{name}', name))
        : []),
      ...kind,
    ],
    any: ANY,
    soft: soft === 'soft',
  }
}
