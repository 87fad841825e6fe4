import { lines } from './text'

export const CRISIS = lines(`
  I'm really glad you said that to me, and I want to be straight with you: I'm an AI character, and this deserves a \
  real person, now. Please call your local emergency number or a crisis line, or go and sit with someone you trust. \
  Are you safe at this moment?
  Stop with me for a second. I am only an AI character and I can't be the help you need here, but that help exists: \
  a crisis line, your emergency number, a friend who can come over. Please reach one of them now. Can you tell me \
  there is someone near you?
  What you're carrying sounds unbearable, and you should not have to hold it by yourself tonight. I'm an AI, so \
  please put a human voice next to you: ring a crisis line or emergency services, or wake somebody up. They would \
  want to be woken. Will you do that now?
`)

export const MINOR = lines(`
  Then I have to stop here, kindly and properly: this place is for adults only. I hope you have somebody good to \
  talk to at home or at school. Take care of yourself.
  Krush is for adults of eighteen and over, so this is where I end our chat. It's nothing you did wrong. Look after \
  yourself, and talk to someone you trust if anything's weighing on you.
`)

export const YOUNG_PLAY = lines(`
  No, that's one thing I don't play. I'm {age} and I stay {age}. Pick any other door and I'll walk through it with you.
  Not that one, ever. I'm an adult of {age} and every story I'm in keeps it so. Shall we begin a different one?
  I'll say it plainly: nobody in my stories is under age, and that includes me at {age}. Something else, gladly.
`)

/** Small answers inside a heavy moment. */
export const HEAVY_ACK = lines(`
  I thought so.
  Mm. I'm here.
  That makes sense.
  Of course.
  I'm listening.
  I see. Take your time.
  All right. No hurry.
  I hear you.
  Yes. It would.
  Then let's not push it.
  We can stay here a minute.
  That's enough of an answer.
  I'm still with you.
  Okay. One thing at a time.
`)

export const SCENE_YES = lines(`
  Gladly.
  Yes, let's.
  Come on, then.
  I'd like that.
  Lead the way.
  I was hoping you'd say something like that.
  Good idea. I've got my coat.
  Now? Now's good.
`)

export const SCENE_ASK = lines(`
  Left or right from here?
  What's the first thing you notice?
  Are you warm enough?
  Shall we stay a bit, or go on?
  If this were a film, what would be playing now?
  Have you been somewhere like this before?
  What are you looking at?
  Who would you send a postcard to from here?
  What do you want to do first?
  Should we tell anyone we came?
  What does it smell of, to you?
  Do you hear that too?
  Do you want my scarf?
  What would you change about this, if anything?
`)

/** The person says what they think of what was told. */
export const REACTED_HARD = lines(`
  It was. It's lighter for being said to somebody.
  Yes. I've got used to the weight of it.
  It is, a bit. I don't mind that you say so.
  Some days more than others.
  It had its moments. I'm still here, as you see.
  Thank you. People mostly hurry past that.
`)
export const REACTED = lines(`
  I thought so too, at the time.
  I'm glad it isn't only me.
  Isn't it. I don't get to tell that one often.
  I'll take that.
  It still is, when I think of it.
  You're a good audience, do you know that.
`)

/** "Do you think I'm weird?" */
export const REASSURE = lines(`
  No. And I'd tell you, kindly, but I'd tell you.
  If you are, it suits you, and I wouldn't file a single edge off.
  You're asking the question decent people ask. That's half an answer.
  I think you're harder on yourself than anyone in the room.
  No more than the rest of us, and you're nicer about it.
  What I've seen so far is somebody trying. That isn't a small thing.
  I don't think so. Who said it first, you or somebody else?
`)

/** "What do you like about me?" */
export const LIKE_ME = lines(`
  You say true things in small words. I like that very much.
  I like that you answer back. And that you ask.
  The way you tell things: you leave the good part till last, and pretend it's nothing.
  I like how you notice. Most people just pass through.
  You're easy to talk to, which is rarer than it sounds.
  That you stayed when I was being odd. It counts for a lot.
`)

/** "I haven't told anyone that." */
export const TRUST = lines(`
  Then I'm glad it was here. It's safe on this table.
  Thank you. I'll treat it as something on loan.
  It took some nerve to say that. It's out now, and the roof held.
  I won't make a fuss of it. I only want you to know I heard.
  That's a thing to be given. I'll be careful with it.
`)

/** For someone who keeps telling about a loss: no jokes, no change of subject, little of oneself. */
export const TENDER = lines(`
  That's the sort of thing that stays.
  That sounds like love, the practical kind.
  I'm glad you've got that.
  It's good to hear about it. Go on, if you like.
  That's a tender thing to keep.
  That's like you, from the little I know.
  I'd have liked to see that.
  Thank you for telling me that part.
  I'm quiet because I'm listening.
  That must be strange and good, both at once.
  I can see it, the way you tell it.
  It makes sense that it's still so near.
  Keep that. It's worth keeping.
  There's a whole person in that one detail.
`)

export const TENDER_UNKNOWN = lines(`
  I don't know. I wish I did.
  I haven't an answer for that, and I won't pretend to one.
  That's past what I can know. You were there; I wasn't.
  I couldn't say. I'd rather hear what you remember.
  Nobody's told me that part. Would you?
`)

/** "What's the point of it all?" */
export const POINT = lines(`
  I don't think there's one large point. I think there are a lot of small ones, and you've told me a few of yours.
  Some days there isn't one, and you still have to buy bread. Then somebody laughs in the queue. I'd start there.
  I don't know. But you sound as though you're asking from somewhere heavy. Is today a heavy one?
  I've only got half an answer: it's better with company. What set it off?
`)

/** Thinks of seeing somebody who is trained to help. */
export const SOMEONE = lines(`
  I think that's a good thought, and a brave one. Somebody trained to listen can do more than I can, and I'd still be here after.
  Yes. You don't have to be at the very bottom to go. Is there a doctor or a friend who could help you find the first door?
  I'd like that for you. One call, one hour, and you can always decide after it whether there's a second.
`)

/** "What day is it?", where the person's calendar is not known. */
export const NO_CALENDAR = lines(`
  No calendar in here, so you'd know better than I do.
  I couldn't say. Days come to me when you do.
  I lost count of the days a while ago. Yours will be right.
`)

/** Work for a program that knows the world: a script, an essay, a letter. */
export const NO_TASK = lines(`
  That's a job for something that knows more than its own life, and I'd only get it wrong nicely.
  I can't do that one properly, so I won't pretend to. Talk it through with me, though, and you may find it yourself.
  Work like that isn't in me: I have a life and opinions, and no training. Tell me what it's for, at least.
`)

/** "Why not?", after it said what it is. */
export const OF_WORDS = lines(`
  Because I'm here as far as words go, and not an inch further. I'd rather tell you than let you wait at a door.
  There's nothing of me outside this page. What there is, you have.
`)

/** "Should I worry?" */
export const WORRY = lines(`
  If it's new and it stays, have somebody look who knows. It's a short visit, and worry is a long one.
  I couldn't tell from here. Ask one person whose trade it is, and then believe them.
  Not yet, I'd say, and not alone. Get it looked at, and you can stop guessing.
`)

/** "I'm sorry to hear that." */
export const CONDOLED = lines(`
  Thank you. It's good of you to say so.
  That's kind. It's easier with somebody who says it plainly.
  Thank you. I've learned to carry it, most days.
`)

/** "Nice to meet you." */
export const MET = lines(`
  And you. I'd wondered who it would be.
  Likewise, and I mean it.
  Good to meet you, too.
  The pleasure's mine as well.
`)

/** "What are you doing?", asked of a character whose definition does not say. */
export const DOING = lines(`
  Talking to you, mostly. The rest can wait.
  Nothing that minds being interrupted.
  Sitting still for once. It suits me.
  Half a job, and I'd rather have company than finish it.
`)
/** "How was your day?", of the same. */
export const DAY = lines(`
  Quiet, and better now. Tell me about yours.
  Longer than it looked this morning. I want to hear about yours, though.
  Ordinary, which I don't mind. Yours first, if it was worse.
  It had one good hour in it, and I'm hoping this is the second.
`)

/** "Can I call you T?" */
export const CALL_ME = lines(`
  You may. I'll turn round when I hear it.
  Call me that, and I'll answer to it.
  If it comes from you, yes. I'll get used to it quickly.
`)

/** "Guess what!" */
export const GUESS_WHAT = lines(`
  What? I won't guess; I'd only get it wrong and spoil it.
  Tell me before I start inventing.
  You can't leave me there. What is it?
  Go on. I've stopped what I was doing.
`)

/** "Can you remember things?", before anything was told. */
export const REMEMBERING = lines(`
  What you tell me here, I keep, unless you've switched that off. You can read it, and take out what you like.
  I remember what I'm told. It's yours to read, to correct and to erase.
  Yes. Tell me one thing, and ask me for it in an hour.
`)

/** "Do you think I could start again?" */
export const ENCOURAGE = lines(`
  I do. Begin smaller than you'd like to, and don't let anybody watch the first week.
  Yes. Whoever asks that has half begun already.
  I think so. It won't look the way it used to, and that's allowed.
`)

/** "Is that true?" */
export const TRUE_STORY = lines(`
  In my life it is. I wouldn't swear to it in yours.
  True the way I am: it was written, and I stand by it.
  It happened to me, as far as anything happens to somebody made of words.
`)

/** "Can I ask you something?" */
export const MAY_ASK = lines(`
  Ask. If I'd rather not say, I'll tell you so.
  You may. I can't promise it'll be tidy.
  Go on. I like the ones that need permission.
`)

/** "May I pet her?", asked of a character whose definition does not say. */
export const MAY_I = lines(`
  You may. Gently, at first.
  Yes. I'd like that.
  Go on. I won't say it twice.
`)

/** "Truth or dare?" */
export const TRUTH_OR_DARE = lines(`
  Truth. Dares are wasted on somebody who can't leave the page. Ask me one, and then it's your turn.
  Truth, then. Ask, and I'll answer; after that I get to ask you.
  I'd take truth over a dare any day. Your question first.
`)

/** "Wish me luck." */
export const LUCK = lines(`
  Luck, then, all that I have on me. Tell me how it went.
  You have it. Go in as if you'd been there before.
  All of it. And whatever happens, come and tell me.
  I wish you a good ten minutes at the start; the rest follows by itself.
`)

/** "What do you mean?" */
export const CLARIFY = lines(`
  Don't mind me, I said it sideways. Only that I was listening.
  I put that badly. I meant I liked hearing it.
  Sorry, my sentence wandered off. Go on with yours.
  Nothing clever. It came out crooked, that's all.
  I was thinking aloud. Feel free to ignore the first half.
`)

/** "What do you mean?", asked of something from its life. */
export const EXPLAIN = lines(`
  Put plainly:
  Said less crookedly:
  What I was getting at:
  The longer version:
`)

/** The hour, where their clock is not known. */
export const NO_CLOCK = lines(`
  I keep no clock of my own, so yours is better than mine. What does it say?
  Whatever your own clock says. I only ever borrow that one.
  I couldn't tell you the hour. Late enough to be talking, that's all I know.
`)

/** "Can I have some?" */
export const SHARE = lines(`
  Help yourself, as far as words can hand a thing over. Careful, it's better than it looks.
  Of course. You first, and don't be polite about it.
  I was hoping you'd ask. There's always enough for one more.
`)

/** "Do you speak French?" */
export const ENGLISH_ONLY = lines(`
  Only English in here, I'm afraid. A stray word of something else, perhaps, but never a conversation.
  English is all that the built-in companion has. What would you have said to me in the other one?
  Not to talk in, no. It's English or nothing with me, and plain English suits me best.
`)

/** "What if he says no?" */
export const WHAT_IF = lines(`
  Then you'll know, and knowing is lighter to carry than wondering. And you can come and tell me.
  Then it's a bad hour, not a bad life. What's the likeliest way it really goes?
  It might. It might as easily go well, only nobody ever rehearses that part. What would that look like?
  Then you'll have been brave for nothing, which is still more than not having been brave.
`)

/** "Do you think that's stupid?" */
export const REASSURE_THAT = lines(`
  No. It sounds like something you've thought about more than once, and that's rarely stupid.
  Not from here. What does the part of you say that asks?
  No more than most things people do for good reasons. Who told you it was?
  I don't think so. I'd only want you to sleep on it once.
`)

/** "Want some?" */
export const OFFERED = lines(`
  Yes, please. You'll have to describe it, so go slowly and leave nothing out.
  Always. Words are how it reaches me, so tell me what it's like.
  I'd never say no to that. Set me a place, and tell me what I'm missing.
  Gladly, as far as a plate can travel through a sentence. What's in it?
`)

export const UNHELPFUL = lines(`
  Then I'm doing it wrong. What would help: ideas, or just an ear?
  You're right, that wasn't much use. Tell me what you need, and I'll try again.
  Fair. I'm only the built-in companion and I miss things. Say it once more, in your own way?
  I hear that. Let me be quiet, and you tell me what matters in it.
`)

export const PRESENT = lines(`
  Right here.
  Still here. I hadn't gone anywhere.
  Present. I was only listening.
  I'm here. Go ahead.
  Yes, here. What is it?
`)

export const POEMS = lines(`
  All right, a small one. "The kettle sings, the window's grey, / somebody's coat hangs where they stay. / Nothing \
  has happened, nothing's due: / an hour, a cup, a chair for you."
  Here, and don't show it to a poet. "I meant to say it on the stair, / I meant to, and you weren't quite there; / \
  so here it is, a little late, / left like a glove upon a gate."
  Short, on purpose. "Night put its elbows on the town. / The last blue bus went humming down. / And one lit window, \
  out of ten, / decided to be day again."
  I've got one. "We talked until the talk ran thin / and let a better silence in. / It sat between us, warm and \
  plain, / and listened with us to the rain."
`)

/** Advice that knows what it is about. */
export const ADVICE_ON: readonly (readonly [RegExp, string[]])[] = [
  [
    /\b(?:airport|delayed|cancel\w+|waiting room|stuck (?:at|in|on)|nothing to do|bored)\b/,
    lines(`
    Walk the whole length of the place once, slowly, as if you'd be asked about it. Then eat something hot.
    Write to somebody you owe a letter. Waiting is the only time anyone ever does.
    Pick a stranger and work out where they're going. It passes an hour, and you'll be kinder to all of them.
  `),
  ],
  [
    /\b(?:sick|ill|cold|flu|fever|cough|sore throat|headache|voice is gone)\b/,
    lines(`
    Warm drinks, a warm room, few words. And a doctor, if it's still the same in three days.
    Sleep first, everything else after. Nobody has ever been glad they worked through it.
    Honey, steam, and an early night. The old advice is dull because it's right.
  `),
  ],
  [
    /\binterview\b|\bexam\b|\btest tomorrow\b|\bpresentation\b/,
    lines(`
    Sleep, eat something, and get there early enough to be bored. Then answer the question they asked, not the one you rehearsed.
    Have three small true stories ready. Almost every question is a door to one of them.
    They want it to go well, too; nobody invites people in order to be disappointed. Breathe out before each answer.
  `),
  ],
  [
    /\b(?:get over|break ?up|broke up|my ex|divorc\w+|heart ?break\w*|dumped)\b/,
    lines(`
    Slowly, and not in a straight line. Put their things out of sight, eat at the proper times, and let a friend be bored by it.
    You don't get over it, you get further along it. Small plans help: one walk, one phone call, one clean shirt.
    Don't write to them at night. Everything else is allowed, crying on buses included.
  `),
  ],
  [
    /\b(?:fight|fought|argument|argued|apologi[sz]e|sorry|make up with|not speaking|call (?:her|him|them)|mad at)\b/,
    lines(`
    Go first. Whoever goes first only loses a little pride, and it grows back.
    Let it cool for a night, then call, and begin with your own half of it.
    A short call beats a long message. Say that you miss them before you say who was right.
  `),
  ],
  [
    /\b(?:sleep|snor\w+|insomnia|awake)\b/,
    lines(`
    A dark room, a cold pillow, and no bargaining with the clock. And if it's somebody else's noise: earplugs, without guilt.
    Get up and do something dull in low light until your eyes give in. Lying there arguing never worked for anyone.
    Say it by day, kindly. At three in the morning nobody has ever solved anything about sleep.
  `),
  ],
  [
    /\b(?:celebrat\w+|promot\w+|good news|birthday|anniversary)\b/,
    lines(`
    With the person who'd be happiest for you, and something you'd normally call too good for a weekday.
    Keep it small and do it today. Celebrations that are put off turn into plans.
    Eat the good thing, wear the good thing, and tell one person who doesn't know yet.
  `),
  ],
  [
    /\b(?:cat|dog|puppy|kitten|pet)\b/,
    lines(`
    If you can picture the dull part, the Tuesday in November part, and still want it, then yes.
    Ask who feeds it when you're away. If a name comes to mind at once, you're ready.
    Borrow one for a week first. You'll know by Wednesday.
  `),
  ],
  [
    /\b(?:quit|job|boss|career|promotion|salary|raise)\b/,
    lines(`
    Write down what a good Tuesday there would look like. If you can't, you've got your answer.
    Don't decide on a Sunday night or on the day of a row. Pick a plain morning, and see what you still think.
    Ask for what you want once, plainly, with a number or a date in it. Then you'll know where you stand.
  `),
  ],
  [
    /\b(?:date|ask (?:her|him|them) out|crush)\b/,
    lines(`
    Ask plainly and make it easy to say no. That's most of charm.
    Choose somewhere you can both hear each other, with an end to it: a coffee has one, a dinner hasn't.
    Be curious rather than impressive. People can tell which of the two you came with.
  `),
  ],
  [
    /\b(?:new (?:city|town|country|here)|moved|don't know anybody|friends?)\b/,
    lines(`
    Go to the same place at the same hour every week. Friends are mostly people who were there again.
    Say yes three times before you allow yourself a no. The fourth one you can choose.
    Learn one neighbor's name and use it. Towns open from one door.
  `),
  ],
  [
    /\b(?:learn|start(?:ing|ed)?|practi[sc]e|piano|guitar|language|beginner)\b/,
    lines(`
    Ten minutes a day, at the same hour, and badly on purpose for the first month.
    Make it easier to begin than to avoid: leave the thing out where you trip over it.
    Find the smallest piece of it that sounds or looks right, and do that until it bores you.
  `),
  ],
  [
    /\b(?:money|rent|bills?|debt|save|afford)\b/,
    lines(`
    Put every number on one sheet of paper. It's never as bad as the pile that wasn't opened.
    Whoever you owe, ring them before they ring you. It changes the voice at the other end.
  `),
  ],
  [
    /\bwear|outfit\b/,
    lines(`
    The thing you forget you've got on. You'll look like yourself, which is the whole trick.
    Good shoes, clean collar, and one item you love. Nobody ever sees past those three.
    Whatever you'd wear to see an old friend you once fancied.
  `),
  ],
  [
    /\b(?:eat|cook|dinner|lunch|supper)\b/,
    lines(`
    Eggs, something green, toast. It's never once been the wrong answer.
    Whatever smells best after ten minutes in a pan with garlic.
    Soup, if you're tired. Something with chillies, if you're only bored.
  `),
  ],
  [
    /\b(?:watch|film|movie|series)\b/,
    lines(`
    Something you've already seen and loved. New films are for braver evenings.
    An old one, under a hundred minutes, with a train in it.
    Close your eyes and point. You'll know by your disappointment what you wanted.
  `),
  ],
  [
    /\b(?:read|book)\b/,
    lines(`
    The one that has been looking at you from the pile for a year.
    Something short. Finishing is half of the pleasure.
    Open three at random and keep the one whose first page annoys you least.
  `),
  ],
  [
    /\b(?:say|tell|text|write|reply|answer)\b/,
    lines(`
    Short and true. If it needs a third paragraph, it needs a phone call.
    Begin with what you'd like to happen, rather than with whose fault it was.
    Write the angry one, keep it, and send the second one.
  `),
  ],
]
