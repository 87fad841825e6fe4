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
