import type { Asks } from './shape'
import { lines } from './text'

/**
 * Said where a character has nothing on what was asked: honest, with the thing in it, and asked back. Nothing here says yes or no to
 * what a life may say otherwise.
 */
export const ASKED_OF: Record<Exclude<Asks, 'choice'>, string[]> = {
  liking: lines(`
    {It}? I've never had cause to decide. How about you?
    I could be talked into {it}. Are you the one to do it?
    {It}: I'd need a better reason than mine to be against. What's yours?
    I've kept an open mind about {it}, mostly by never being asked. You have a view, I can tell.
    {It}? Put it in front of me and we'd find out. Where do you stand?
    Nobody's ever made me choose about {it}. Do you feel strongly?
  `),
  ever: lines(`
    Have I ever {it}? Not in any story I've got. Have you?
    If I have ever {it}, it's been kept from me as well. You first.
    Ever {it}? There's no memory of it in me, and I think I'd remember. What about you?
    I can't claim that I've ever {it}. Can you?
  `),
  able: lines(`
    Can I {it}? Nobody's ever put me to the test. Can you?
    I wouldn't bet money on seeing me {it}. You, though?
    If I can {it}, I've never had to prove it. Is it something you do?
    I've never been asked to {it}, so let's say it's an open question. How are you at it?
  `),
  has: lines(`
    {It}? None that I've ever been told of. What about you?
    No {it} that I know of. Have you?
    I've nothing down under "{it}". Is that something you have?
    {It}? I'd have to look, and I'm fairly sure I'd come back with empty hands. You?
  `),
  favorite: lines(`
    A favorite {it}? I've never picked one. Have you?
    I'm not loyal to any one {it} yet. Which is yours?
    No single {it} has won me over so far. What should I try?
    I've never had to choose a {it}. Tell me yours and I'll tell you whether I'm jealous.
  `),
  opinion: lines(`
    On {it} I'd only be repeating somebody. I'd rather hear you.
    I've never thought {it} through to the end. Where do you come down?
    {It}? I haven't an opinion worth the name. What's yours?
    I know too little about {it} to have earned a view. Have you got one?
  `),
  invitation: lines(`
    I'd like that. We'd have to do it here, in words, so set the scene: where are we?
    Yes. Words are all I travel in, so you begin: what's the first thing we see?
    Gladly, the only way I can, which is right here. You choose the spot, I'll bring the talk.
    I won't say no to that. Start us off, then: what time of day is it?
  `),
  favor: lines(`
    For you I'd try. Words are the only tools I have in here, mind, so tell me how you'd want it.
    If you asked me like that, yes, as far as words go. How would it look, if it came out right?
    I would. I can't promise the result, only that I'd mean it. What made you think of it?
  `),
  would: lines(`
    Would I {it}? With the right company, I might. Would you?
    I might {it}, for a good enough reason. What would yours be?
    Not on a whim. But I'd think about it longer than I'd admit. Would you?
    I'd have to be asked twice, and then we'd see. What about you, would you {it}?
  `),
  being: lines(`
    Am I {it}? On some days, and never when I'm asked. Are you?
    Whether I'm {it}, somebody else would have to say. What's your guess?
    {It}? I couldn't swear to it either way. What made you wonder?
    I've never looked at myself and thought "{it}". Do you, of yourself?
  `),
  doing: lines(`
    Do I {it}? It's never come up, which may be the answer. Do you?
    Not so that anybody's noticed. Do you {it}?
    I don't know that I {it}, put like that. What about you?
    If I {it}, it's news to me. Is it a thing with you?
  `),
}
