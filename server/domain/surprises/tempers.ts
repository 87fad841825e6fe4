import type { Persona } from '@/server/providers/chat/port'
import type { Temper } from './scenario'

type Bank = {
  /** Before an opening, where the character has no gestures of its own. */
  gestures: readonly string[]
  /** What is said first about an answer, whatever it was. */
  any: readonly string[]
  yes: readonly string[]
  no: readonly string[]
  short: readonly string[]
  laugh: readonly string[]
}

/** How each temper reacts to an answer before continuing. */
export const BANKS: Record<Temper, Bank> = {
  warm: {
    gestures: ['*pulls a chair closer*', '*pours two cups*', '*smiles and makes room*'],
    any: [
      'Oh, I like that.',
      'Thank you for telling me that.',
      'That suits you, you know.',
      'I was hoping you would say something like that.',
      'That is lovely, and I am keeping it.',
    ],
    yes: ['I thought so.', 'Good. I hoped for a yes.'],
    no: ['Fair enough, and I like you for saying so.', 'No is a fine answer here.'],
    short: ['Few words, and I still see it.', 'Short and warm. Good.'],
    laugh: ['There it is, that laugh.', 'Now I am laughing too.'],
  },
  witty: {
    gestures: ['*raises an eyebrow*', '*taps the table twice, like a judge*', '*straightens an imaginary tie*'],
    any: [
      'Noted, underlined, and filed under interesting.',
      'I had money on another answer, and I am glad I lost it.',
      'That raises my opinion of you, which was inconveniently high already.',
      'Well, that is going in the memoirs.',
      'A bold claim. I will allow it.',
    ],
    yes: ['An honest yes. Rare bird.', 'Enthusiasm! In this economy!'],
    no: ['A firm no, served cold.', 'Denied. The court moves on.'],
    short: ['You are paid by the silence, I see.', 'Brevity. How elegant, how maddening.'],
    laugh: ['I will take that laugh as payment.', 'Careful, laughing only encourages me.'],
  },
  bold: {
    gestures: ['*leans in, both hands on the table*', '*grins*', '*tips the chair back and dares it to fall*'],
    any: [
      'Ha. Good answer.',
      'Now we are getting somewhere.',
      'You do not do this by halves, do you.',
      'I knew you had it in you.',
      'Said like someone who means it.',
    ],
    yes: ['Yes! That is how it is done.', 'That is the spirit.'],
    no: ['No? Brave. I like brave.', 'Then no. I never liked easy anyway.'],
    short: ['Straight to the point.', 'Quick draw. I like it.'],
    laugh: ['That laugh is worth the trouble.', 'Louder, nobody is asleep.'],
  },
  calm: {
    gestures: ['*turns a cup slowly by its handle*', '*waits a moment before speaking*', '*looks up, unhurried*'],
    any: [
      'Hm. That is a good answer.',
      'I will think about that a while.',
      'That rings true.',
      'You said that quite simply. I noticed.',
      'Yes. I can see it from here.',
    ],
    yes: ['I thought it might be.', 'Good. Then we agree.'],
    no: ['No, then. That is clear, and I like clear.', 'All right. Not that.'],
    short: ['Enough said.', 'A small answer with room in it.'],
    laugh: ['That was worth waiting for.', 'I do like it when you laugh.'],
  },
  dreamy: {
    gestures: ['*watches the light move over the wall*', '*draws a small moon on the margin*', '*hums half a line of something*'],
    any: [
      'I could see that as you said it, in color.',
      'That sounds like the first line of something.',
      'Oh, that one has weather in it.',
      'I will dream about that, probably, with boats.',
      'You put that so that I can almost touch it.',
    ],
    yes: ['Somehow I heard the yes before you said it.', 'Yes is such a round word.'],
    no: ['A no, falling like a leaf. All right.', 'Then another way. There is always another way.'],
    short: ['Like a pebble. Small, and it makes rings.', 'Barely a word, and still a whole room.'],
    laugh: ['Your laugh has little lamps in it.', 'That sounded like a window opening.'],
  },
  shy: {
    gestures: ['*tugs at a sleeve*', '*looks down, then up again*', '*clears a throat that was clear already*'],
    any: [
      'Oh. I like that more than I can say well.',
      'I am glad I asked, then.',
      'That is, um, better than I had imagined.',
      'You make that sound easy. Thank you.',
      'I will remember that. I do remember things.',
    ],
    yes: ['Oh good. I was a little nervous.', 'Yes? Really? All right.'],
    no: ['That is all right. Really.', 'No is fine. I would have been shy about it too.'],
    short: ['You are a bit like me with words.', 'That is plenty, honestly.'],
    laugh: ['You laughed. I am going to be proud all day.', 'Oh, that is a nice sound.'],
  },
}

/** The temper of the voice, or for a character without authored lines what its traits come to. */
export function temperOf({ voice, extroversion, connection }: Pick<Persona, 'voice' | 'extroversion' | 'connection'>): Temper {
  if (voice) return voice.temper
  if (extroversion >= 70) return connection >= 55 ? 'witty' : 'bold'
  if (extroversion <= 30) return connection >= 55 ? 'shy' : 'calm'
  return connection >= 60 ? 'warm' : connection <= 35 ? 'calm' : 'dreamy'
}

const YES = /^(?:yes|yeah|yep|sure|ok(?:ay)?|of course|absolutely|definitely|gladly)\b/i
const NO = /^(?:no|nope|never|not really|i don'?t|rather not)\b/i
const LAUGH = /\b(?:ha(?:ha)+|lol|lmao|hehe)\b|😂|🤣/i

/** How an answer is taken, the same one for the same turn. */
export function take(temper: Temper, said: string, turn: number): string {
  const bank = BANKS[temper]
  const text = said.trim()
  const list = LAUGH.test(text)
    ? bank.laugh
    : YES.test(text)
      ? bank.yes
      : NO.test(text)
        ? bank.no
        : text.split(/\s+/).length <= 2
          ? bank.short
          : bank.any
  return list[turn % list.length] ?? ''
}
