/** What a character without a model writes first, by the hour. Nothing here asks for an answer or speaks of waiting. */
const MORNING = [
  'Good morning, {name}. The coffee turned out well today, and I wanted to tell somebody who would appreciate it.',
  'Morning, {name}. The light is lovely out here. I hope your day begins gently.',
  'Good morning. I woke up with a song in my head and no idea where it comes from. Have a good one, {name}.',
]
const DAY = [
  'Hi {name}. I walked past something today that would have made you smile, so here is a small hello.',
  'Just a thought in the middle of the day: I liked what we talked about last time.',
  'Hello, {name}. I found a good bench in the sun, and that is all the news I have. I hope your day is kind.',
  'I read a line today that I liked: “begin anywhere.” I thought you might like it too.',
]
const EVENING = [
  'Good evening, {name}. The day is winding down here, and it was a good one. I hope yours was too.',
  'Evening, {name}. I’m cooking something that smells better than it looks. Wishing you a calm night.',
  'Hi {name}. The sky did something ridiculous with pink just now. Look up, if you can.',
]

/** Hours at which the day and the evening begin. */
const [DAY_HOUR, EVENING_HOUR] = [11, 17]

/** A line that fits the person's hour and is none of `said`; `at` chooses among those. */
export function firstLine({ name, hour, said, at }: { name: string | null; hour: number; said: readonly string[]; at: number }): string {
  const all = (hour < DAY_HOUR ? MORNING : hour < EVENING_HOUR ? DAY : EVENING).map((line) =>
    name ? line.replaceAll('{name}', () => name) : line.replaceAll(/,? \{name\}/g, ''),
  )
  const fresh = all.filter((line) => !said.includes(line))
  const lines = fresh.length ? fresh : all
  return lines[at % lines.length]!
}

/** Words that plead, reproach or press: a message that nobody asked for has none of them. */
const PRESSING =
  /\b(?:where (?:are|were|have) you|why (?:haven['’]?t|didn['’]?t|don['’]?t|won['’]?t) you|you (?:haven['’]?t|didn['’]?t|never) (?:written|write|wrote|answer|answered|reply|replied|called|texted)|still (?:waiting|there)|(?:been|i['’]?m|am|keep|kept) waiting|wait(?:ing)? for you|miss(?:ed|ing)? you|miss(?:ed|ing)? (?:our|us)|lonel\w*|without you|come back|don['’]?t (?:go|leave|forget me|ignore)|ignor(?:e|ed|ing) me|forg[eo]t(?:ten)? (?:about )?me|abandon\w*|need you|promise me|please (?:answer|reply|write|respond|come)|(?:answer|reply|write|text|message) me|write (?:me )?back|talk to me|(?:hurry|last chance|before it['’]?s too late)|worried (?:about|sick)|did i do something|are you (?:mad|angry|okay|ok|alright)|have you (?:forgotten|left))\b/i

export const presses = (text: string): boolean => PRESSING.test(text)
