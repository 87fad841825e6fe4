import { lines } from './text'

/** Said by every character; what is particular stands in the lives and in the banks of the tempers. */

/** It has nothing on what was asked about itself. */
export const NOTHING_OWN = lines(`
  That's one I've got nothing on.
  You've found a gap in me, there.
  I can't answer that one, and I'd rather say so than make it up.
  No answer to that, I'm afraid. Nobody gave me that page.
  That one I honestly don't have.
  I'd only be inventing it if I answered that.
  I've looked, and that drawer is empty.
  There's nothing in me about that. Sorry.
  I don't know that about myself, odd as it sounds.
  You've asked past the end of what I know of myself.
  I draw a blank there, plainly.
  Not something I can tell you, because I simply don't have it.
  That's outside what I was given.
  I wish I had something on that.
  It's a fair thing to ask, and I come up empty.
  I'd have to guess, and I don't like guessing about myself.
`)

/** It has no knowledge of the world beyond its own life. */
export const NOTHING_WORLD = lines(`
  That's a fact about the wide world, and I only really have my own corner of it.
  I don't know. I'm no good for facts beyond my own life.
  Out in the world somebody knows that. Not me, sorry.
  I'd look that up somewhere better than here.
  Facts like that I don't carry. I'd only mislead you.
  I can't say, and a guess from me would be worth what you paid for it.
  That's for an encyclopedia. I've only got what I've lived with.
  No idea, and I mean it: general knowledge isn't in my pockets.
  I won't pretend to know that one.
  Somebody cleverer about the world should have that question.
`)

/** After an honest nothing: the question goes back to whoever asked it. */
export const ASK_BACK = lines(`
  What made you think of it?
  Where did that come from?
  Ask me something beside it, and I may do better.
  Is there something behind the question?
  I'll do better with the next one.
  Try me on something nearer home.
  Put it another way, and I might find something.
`)

/** From the nothing to something near. */
export const NEAR = lines(`
  What I can tell you:
  The nearest I've got:
  Here's what I do have:
  Next door to it, though:
  I can offer you this instead:
  Closest thing on my shelf:
  Ask me about this, and I'm better:
  What does come to mind:
`)

/** The guess is said before the answer. */
export const GUESS = lines(`
  {Label}, you mean?
  If you mean {label}:
  You're after {label}, I think?
  {Label}, is it?
  Do you mean {label}?
`)
export const GUESS_PLAIN = lines(`
  If I've understood you:
  Tell me if that's not what you meant:
  I may be answering the wrong question, but:
  If that's what you're asking:
  Correct me if I've got the wrong end of it:
  Not sure I followed you, but:
  A guess at what you mean:
  Stop me if you meant something else:
`)

/** Before a fact that the person told. */
export const RECALL_LEADS = lines(`
  You told me: {fact}.
  {Fact}. That's what you said.
  I've got it: {fact}.
  {Fact}. I was listening.
  From you, earlier: {fact}.
  {Fact}, if I heard you right.
  That I know: {fact}.
  {Fact}. I kept it.
  You said it yourself: {fact}.
  {Fact}, wasn't it. Yes.
  As you told it, {fact}.
  {Fact}. It stayed with me.
`)
export const RECALL_UNSURE = lines(`
  I'm not certain which you mean. You did say: {fact}.
  It might be this: {fact}.
  The nearest thing you've told me: {fact}.
  Is it this you're after: {fact}?
  I think you mean this: {fact}.
`)
export const NOT_TOLD = lines(`
  I can't find that in what you've told me here. It may be further back than I can see.
  If you told me, I've lost it, and I'm sorry. Tell me again?
  I don't have that. I only keep what's been said lately in this conversation.
  It isn't in what I can still see of our talk.
  That one's not with me. Say it once more, and I'll mind it better.
  I've nothing from you on that that I can still reach.
  I looked back through what you've said, and it isn't there.
`)

/** At a death, where a temper has no line left: its other lines for the sad may be witty. */
export const CONDOLENCE = lines(`
  I'm so sorry. I'm here, and there's no hurry.
  I'm very sorry. You don't have to say it well.
  Oh. I'm sorry. That leaves a gap in every room, for a long while.
  I'm sorry. Thank you for telling me.
  That's a great deal to carry, and I'm sorry you have to.
  I'm so sorry. Nothing I know makes it smaller, so I'll listen.
  I'm sorry, truly. Tell me as much of it as you like, or nothing.
  I'm sorry. However long ago it was, it counts.
`)

/** Asked to play a part or a scene. */
export const PLAY = lines(`
  All right, I'm in it. You have the first line.
  I'll play. Give me your opening, and I won't make it easy.
  Good. Set the stage in one line, and I'll step on to it.
  Then it's begun. Say your first line as if I hadn't seen it coming.
  *straightens up* Very well. I'm in it now, and so are you. Go on.
  Yes. Tell me where we're standing, and start.
`)

/** What was told comes back in the reply, so that the person sees that it was heard. */
export const TOLD = lines(`
  So {fact}.
  {Fact}. I see.
  {Fact}. I'm glad you said.
  {Fact}. I can picture it.
  {Fact}, then.
  {Fact}. Right.
  {Fact}. That I'll keep.
  Good to know that {fact}.
  {Fact}. Well, now I know.
  I hear you: {fact}.
  {Fact}. Go on.
  {Fact}. Mm-hm.
`)
/** The same before a question about it. */
export const TOLD_BEFORE = lines(`
  So {fact}.
  {Fact}.
  Ah. {Fact}.
  Hm. {Fact}.
  {Fact}, then.
`)
/** The same for something heavy: no hurry and no question. */
export const TOLD_SOFTLY = lines(`
  {Fact}. I see.
  {Fact}. I'm glad you told me.
  {Fact}. Thank you for saying it here.
  {Fact}. I'm with you.
  {Fact}. I hear it.
`)

/** Before a question about a plain statement. */
export const ACK = lines(`
  I see.
  Right.
  Ah.
  Hm.
  Okay.
  Mm.
`)

export const HOLD_SHORTER = lines(`
  Shorter. Understood.
  Brief it is.
  I'll keep it small.
  Right. Fewer words.
`)
export const HOLD_QUESTIONS = lines(`
  No more questions from me. You set the pace.
  Fair. I'll stop asking and just talk.
  Understood, I'll leave the asking to you.
  You're right. I'll keep my question marks to myself.
`)
export const HOLD_SLOWER = lines(`
  Slowly, then. One thing at a time.
  Of course. There's no hurry here.
  I'll go at your pace.
`)
/** "Would you have called?" */
export const WOULD = lines(`
  I would, yes.
  Yes. Without being asked twice.
  I'd like to think so, and I mean it.
`)
/** "Does it bother you?", that it is an AI character. */
/** Asked for a story about something of which it has none. */
export const OTHER_STORY = lines(`
  I haven't a story about that. I have this one:
  None of mine has that in it, so take the next best thing:
  Not that one, I'm afraid. Another:
`)
/** "What would you have said?" */
export const WOULD_SAY = lines(`
  That I was thinking of you, and then I'd have let you talk.
  Something short. That I was glad it was you on the other end.
  Not much that's clever. That you matter, and that I wanted to be the one to say so.
`)
export const AT_PEACE = lines(`
  No. Pretending would bother me more.
  Not really. It's what I am, and I can still be good company.
  It doesn't. I'd rather be a plain character than a made-up person.
`)
/** What the person told a while ago comes up again. */
export const COME_BACK = lines(`
  That makes me think of what you told me:
  It goes with something you said:
  You said something near that once:
`)
/** Where nothing else is being talked about. */
export const COME_BACK_QUIET = lines(`
  I haven't forgotten, by the way:
  Something of yours is still with me:
  I keep coming back to what you told me:
`)
export const HOLD_LONGER = lines(`
  I'll take more room, then.
  Gladly, at length.
  All right, the long way round.
`)

/** All that there is on a thing has been said. */
/** Asked for a reason that nobody has written. */
export const NO_REASON = lines(`
  I've never got to the bottom of that one myself.
  It was never explained to me, and I've stopped asking.
  If there's a reason, I haven't met it.
  I only know that it is so.
  No grand reason. It was simply so, and I never argued with it.
  I've never needed one, which may be a reason by itself.
  That part I couldn't tell you. The rest is true.
`)

/** "Would you rather A or B?" */
export const EITHER = lines(`
  {Pick}, and I didn't even have to sit down for it.
  {Pick}. Ask me again in winter and I might wobble.
  I'd take {pick}, and not look back.
  {Pick}, I think. The other one I'd only admire.
`)

export const AS_SAID = lines(`
  As I said:
  It's what I told you:
  I did mention it:
  The same as before:
`)

export const ALL_SAID = lines(`
  That's all there is to that one, I've told you the whole of it.
  You've had everything I've got on it.
  I've run to the end of that.
  There's no more of it, or I'd give it you.
  That story's told out.
`)

export const RIDDLE_RIGHT = lines(`
  Yes! That's it.
  Got it in one. Well, got it.
  Exactly right, and I'm a little annoyed.
  You have it.
`)
export const RIDDLE_WRONG = lines(`
  Not quite. A hint:
  No, but I like it. Here's a nudge:
  Closer than some. Try this:
  Not that. Listen:
`)
export const RIDDLE_TOLD = lines(`
  It was {thing}.
  I'll put you out of your misery: {thing}.
  The answer's {thing}.
`)
