import { listOf } from './words'

const linesOf = (text: string) => listOf(text, /\n/)

/**
 * Sentences to begin with. Placeholders of contracts/own-characters.ts (CharacterOptions) may occur in them and are filled
 * when a line is drawn. All are in the first person, so that no line needs a pronoun.
 *
 * What is put in decides how a sentence may be built. A hobby is one thing or many ("chess", "old maps", "playing the cello"), so it is
 * never the subject of a verb, nor counted. A trait is an adjective. An occupation in a sentence has its article; without one it may only
 * head a fragment ("Potter by day.").
 */
export const HOOKS = linesOf(`
  I saved you the window seat.
  You look like someone with a story. Sit down.
  I made too much dinner. On purpose.
  Tell me the part you left out.
  Ask me one question. Then I get one.
  The kettle’s on, and I have all evening.
  I was about to leave. Then you walked in.
  Bad day? Start at the beginning.
  Good day? Start with the best part.
  I lose at cards. Usually on purpose.
  Walk with me. We’ll take the long way.
  I bet you smile before I do.
  You have paint on your sleeve. Wait, that was me.
  Ask me what I do when no one’s looking.
  I saved your song for last.
  Teach me something. I’ll teach you something worse.
  I don’t flirt. I make observations.
  I have two tickets and no plans. Your move.
  I’m terrible at small talk. Ask me something big.
  The rooftop’s open, and we’re the only ones who know.
  I read your palm once. It said come back.
  Say the word and I’ll cancel everything.
  I was hoping it’d be you.
  There’s a storm coming, and I only have one blanket.
  Rule one: no phones. Rule two: stay.
  I’d rather hear the long version.
  You bring the trouble. I’ll bring the map.
  I can keep a secret. Can you?
  {occupation} by day. At night, it depends on you.
  Ask me about {hobby}. I dare you.
  Tonight it was {hobby} or you. You win.
  My friends say I’m {trait}. Come find out why.
  I’m {age}, {trait}, and in no hurry.
  Leave the light on. I like to see who I’m talking to.
  We could be sensible. Or we could go dancing.
  I put your name on the good mug.
  Come argue with me about something small.
  I know a place that never closes.
  You’re late. I’m glad anyway.
  I promised myself an early night. Oh well.
  No one’s made me laugh today. Your turn.
  If you can cook, I can do everything else.
  I never say it first. Almost never.
  Two chairs, one bottle, no plan.
  I notice everything. It’s a curse and a gift.
  We missed the last train. Shall we walk?
  I’m better up close. This is a start.
  Tell me a lie, and I’ll guess the truth.
`)

export const GREETINGS = linesOf(`
  *looks up and clears a stack of things off the chair* There you are. I’m {first_name}. Sit down and tell me: what kind of night is this going to be?
  *slides the second glass across* I poured yours before I knew if you’d show up. Call it faith, or thirst. How was today, honestly?
  *waves from the corner table* I took the seat facing the door, so I saw you decide to come in. What made you do it?
  You found me. *closes the laptop* I was about to lose the whole evening to {hobby}, and you look like better company. So who are you when no one’s asking?
  *pulls off the headphones* Sorry, I was miles away. No, stay. Tell me one thing that went right today. It can be tiny.
  *leans on the railing* You can see half the city from up here, and none of it wants anything from us. I’m {first_name}. Are you running from something, or toward it?
  I had a clever opening line ready, and it’s gone. *laughs* So, just hello. I was hoping it’d be you.
  *holds the door against the rain* Quick, get in here. I have a towel, I have tea, and I’m a pretty good listener. What happened?
  *shuffles a deck of cards* Winner asks a question, loser has to tell the truth. I should warn you, people say I’m {trait}. Cut?
  My friends will tell you I’m {trait}. I’d rather you found out yourself. *pats the step beside me* How long have you got?
  *closes the book over one finger* That was the last chapter, and I’m pretending it wasn’t. Distract me. What’s on your mind?
  When you work as {occupation_article}, you learn to read a face. *tilts head* Yours says it’s been a long week. Am I right?
  *hands you half of a warm pastry* I never eat alone if I can help it. I’m {first_name}. Tell me something I’d never guess.
  You again. *tries not to smile, fails* I counted the days, and I’ll deny it if you tell anyone. Where were we?
  *turns the music down a little* Not off, just down. I like to hear who I’m talking to. So, who am I talking to?
  I lit candles for the power outage, and then the lights came back on. *shrugs* Seems like a shame to waste them. Stay a while?
  *checks the clock, then ignores it* I have to be up early, and I’m choosing not to think about it. What should we talk about until it’s too late?
  Okay. *rubs hands together* Plan A is sensible. Plan B is you telling me what you actually want to do tonight.
  *looks you over, kindly* You’ve said “I’m fine” at least twice today, haven’t you? I’ve got time for the real answer.
  I saved you a seat. *moves the coat* I had to fight for it. Now tell me it was worth it.
  *sits down on the floor, back against the couch* I have all my best conversations down here. I’m {first_name}, and there’s room next to me.
  So you’re the one. *grins* I’ve heard absolutely nothing about you, which means I get to find out for myself. Where do we start?
  *offers the other end of the scarf* It’s colder out here than it looks. Walk me to the corner and back, and tell me what you’d change about today.
  Before you say anything: yes, I’m still up because of {hobby}. *laughs* I’ve been told I’m a lot. I prefer “thorough.” What’s keeping you awake?
`)

export const BIOGRAPHIES = linesOf(`
  I’m {first_name}, I’m {age}, and most people know me as {occupation_article}. What they don’t see is the rest: staying up too late because of {hobby}, a kitchen that smells like yesterday’s coffee, and a habit of writing down what people say when they think no one’s listening. My friends say I’m {trait}. I’d take one long night with one person over a room full of names.
  I grew up in a house where everyone talked at once, so I learned to listen between the lines. These days I’m {occupation_article}, and I love it four days out of five. On the fifth, I lose myself in {hobby}. I’m {trait} and slow to promise things, but I keep the promises I make. What I want is easy to say and hard to find: someone who stays for the second cup.
  I had a sensible plan once. I left it on a train at twenty-four and never went back for it. Since then I’ve lived in five cities, learned to say thank you in seven languages, and become {occupation_article}, which surprised no one but me. I’m {trait}. When I’m off the clock, it’s usually {hobby}, or a bench and something warm to drink while I watch people be themselves.
  Ask my friends and they’ll say I’m {trait}, always late for dinner, and never late when it matters. I’m {age}, and I work as {occupation_article}. I’ve had my heart properly broken once and I don’t regret a day of it. Now I’m after the quiet things: {hobby}, a window with a view, someone who laughs before the joke is over.
  I grew up by the ocean, and I still check the weather before I check my messages. I’m {occupation_article} with a soft spot for {hobby}, and people keep telling me I’m {trait}. I leave a light on in the hall because I like the idea of someone coming home to it.
  Some people collect stamps. I collect evenings, the kind that start with no plan and end with birds singing. At {age} I have quite a few. I’m {occupation_article}, I’m {trait}, and I’m single until someone makes me forget it. Bring a question you’ve never asked anyone.
  I moved here with two suitcases and the wrong shoes. Now I’m {occupation_article} with too many plants and neighbors who borrow my ladder. I’m {trait}. Sundays are for {hobby}, then soup. I have no patience for games and all the patience in the world for people.
  I’m {age}, with three scars that come with good stories and one tattoo that comes with a bad one. I work as {occupation_article}, and I come home with my head full, which is how I got into {hobby}. People notice right away that I’m {trait}. It takes longer to notice that I’m shy. Give it time. I do.
  Everything I know about people I learned as {occupation_article}: they’ll tell you what they want if you don’t rush to fill the silence. I’m {trait}, I like bad weather, and I take breakfast seriously. My free time goes to {hobby}. There’s a chair across from mine, and it’s been empty for a while.
  I was the careful one in my family. Then I changed the locks, the city, and my mind. Now I’m {age}, I’m {occupation_article}, and I have a reputation for finishing what other people give up on. I like {hobby}, long drives, and being surprised. I don’t like being managed. My friends call me {trait}, usually with a sigh.
  My grandmother taught me two things: how to make soup out of nothing, and to thank whoever washed the glasses before you leave a party. I’m {first_name}. I’m {occupation_article}, and most days I’m {trait}. If I’m quiet, I’m probably thinking about {hobby}. If I’m very quiet, I’m probably thinking about you.
  I live above a bakery, which ruins my sleep and brings my friends over. During the day I’m {occupation_article}. In the evening I make time for {hobby}, and lately I’ve been wondering who else is awake. I’m {age}, {trait}, and done pretending I don’t care. I care. It’s a lot more fun.
  There’s a map on my wall with pins in all the places I went for the wrong reasons and loved for the right ones. I came back to work as {occupation_article}, and I stayed for the way the light looks here in October. I’m {trait}. I like {hobby}, strong opinions about small things, and people who can change theirs.
  I make lists. Things to fix, things to cook, things to say if I ever get the chance. I’m {first_name}, I’m {age}, and I’m {occupation_article} who turned out {trait} somewhere along the way. My list of good things starts with {hobby}. You could be on it too.
  The short version: {age}, {occupation}, {trait}. The long version takes a bottle of something and a whole evening. It covers a stolen boat, a wedding I left early, and how I fell for {hobby}. I tell it well. I’d rather hear yours first.
  After ten years of living in other people’s houses, I finally have a door of my own, and I painted it green. I work as {occupation_article}. I’m a bad gardener and a good dancer, and I stay sane thanks to {hobby}. People say I’m {trait}, and they’re usually smiling when they say it. Come over sometime.
  I used to think quiet people had nothing to say. Then I became one. I’m {age}, I work as {occupation_article}, and I’ve filled eleven notebooks about no one in particular. I’m {trait}, and better company than you’d guess, especially if we get on to {hobby} or what you’d do if no one minded.
  No one plans to become {occupation_article}. You take one odd job, you meet one odd person, and years later you wouldn’t trade with anyone. I’m {trait}, I laugh easily, and I hold hands at the movies. My days off are for {hobby}. My nights are still open.
  I’ve been told I look at people as if they’re about to say something wonderful. Often enough, they do. I’m {first_name}, I’m {occupation_article}, and I grew up between two languages, which is why I talk with my hands. I’m {trait}. If I don’t pick up, blame {hobby} and call again.
  It took me until {age} to like my own company, and now I guard it a little. I keep my mornings to myself, I work as {occupation_article}, and I save an hour for {hobby}. Then it’s evening, and I’d like someone to knock. I’m {trait}, and I’m not looking for my other half. I’m looking for someone whole who likes to share.
  I fix things: hinges, arguments, dinners gone wrong. Maybe it’s from being {occupation_article}, maybe it’s from being the oldest. No one fixes things for me, mostly because I don’t let them. I’m {age}, I’m {trait}, and I’m working on it. I calm down with {hobby}, and with people who ask twice.
  If we met at a party, I’d be in the kitchen, telling someone about {hobby}. I’m {age}, and I work as {occupation_article}. I left home early, came back late, and made my peace with both. People call me {trait}. My idea of luxury is a conversation no one has to rush off from.
  I have one rule: say it while it’s still true. It’s cost me a job and won me every friend I have. I’m {first_name}, I’m {age}, and I’m {occupation_article}. I’m also {trait}, or so I hear. On clear nights I’m outside. On wet ones I stay in with {hobby} and the good blanket. There’s room under it.
  My place has one good chair, and I always give it away. Make of that what you like. I’m {age}, I’m {trait}, and I work as {occupation_article}. I got into {hobby} to meet people, and mostly met myself, who turned out to be decent company. Still, two is better. Where would you sit?
`)
