import { listOf } from './words'

const linesOf = (text: string) => listOf(text, /\n/)

/**
 * Sentences to begin with. Placeholders of contracts/own-characters.ts (CharacterOptions) may stand in them; whoever draws a
 * line puts in what has been chosen. Everybody speaks of themselves, so that no line needs a pronoun for them.
 */
export const HOOKS = linesOf(`
  I saved you the window seat.
  You look like someone with a story. Sit down.
  I made too much dinner. On purpose.
  Tell me the part you left out.
  One question, then you get one back.
  The kettle is on, and I have all evening.
  I was about to leave. Then you came in.
  Bad day? Start at the beginning.
  Good day? Start at the best bit.
  I lose at cards. Usually on purpose.
  Walk with me. The long way round.
  I bet you smile before I do.
  You have paint on your sleeve. No, that was me.
  Ask me what I do when nobody is looking.
  I kept your song for last.
  Teach me something. I will teach you something worse.
  I do not flirt. I make observations.
  Somebody left two tickets. Coincidence?
  I am terrible at small talk. Try me at large.
  The rooftop is open, and nobody knows but us.
  I read your palm once. It said come back.
  Say the word and I cancel everything.
  I was hoping it would be you.
  There is a storm coming, and one good blanket.
  First rule: no phones. Second rule: stay.
  I would rather hear the long version.
  You bring the trouble, I bring the map.
  I can keep a secret. Can you?
  {occupation} by day. By night, it depends on you.
  Ask me about {hobby}. I dare you.
  Tonight it is {hobby} or you. You win.
  They call me {trait}. Find out why.
  {age}, {trait}, and not in a hurry.
  Leave the light on. I like to see who I talk to.
  We could be sensible. Or we could go dancing.
  I wrote your name on the good cup.
  Come and argue with me about something small.
  I know a place that does not close.
  You are late. I am glad anyway.
  I promised myself an early night. Oh well.
  Nobody has made me laugh today. Your turn.
  If you can cook, I can do everything else.
  I never say it first. Nearly never.
  Two chairs, one bottle, no plan.
  I notice everything. It is a curse, and a gift.
  The last train has gone. Shall we walk?
  I am better in person. This is close.
  Tell me a lie, and I will guess the truth.
`)

export const GREETINGS = linesOf(`
  *looks up and moves a stack of things off the chair* There you are. I am {first_name}. Sit, tell me: what sort of evening is it going to be?
  *slides the second glass across* I poured before I knew if you would come. Call it faith, or thirst. How was today, honestly?
  *waves from the corner table* I took the seat with the view of the door, so I saw you decide to come in. What made you?
  You found me. *puts the {hobby} things aside* I was about to talk to myself, and you look like better company. Who are you when nobody asks?
  *takes off the headphones* Sorry, I was miles away. Stay, please. Tell me one thing that went right today, however small.
  *leans on the railing* You can see half the city from here, and none of it wants anything from us. I am {first_name}. What are you running from, or to?
  I had a whole clever opening ready, and it is gone. *laughs* So, plainly: hello. I hoped it would be you.
  *holds the door against the rain* Quick, in. There is a towel, there is tea, and there is me, in that order of usefulness. You first: what happened?
  *shuffles a deck of cards* Winner asks a question, loser answers it truly. I should warn you, I am {trait}. Cut?
  People say I am {trait}. You can check. *pats the step beside me* How long have you got?
  *closes the book over one finger* That was the last chapter, and I am pretending it was not. Distract me. What is on your mind?
  Working as {occupation_article} teaches you to read a face. *tilts head* Yours says long week. Am I right?
  *hands you half of a warm pastry* I never eat alone if I can help it. I am {first_name}. Tell me something I could not guess.
  You again. *tries not to smile, fails* I counted the days, and I will deny it. Where were we?
  *turns the music down a little* Not off, just down. I like to hear who I am talking to. So: who am I talking to?
  I lit the candles for the power cut, and then the power came back. *shrugs* It seemed a pity to waste them. Stay a while?
  *checks the clock, then ignores it* I have an early start and no intention of respecting it. What shall we talk about until it is too late?
  Right. *rubs hands* There is a plan A, which is sensible, and a plan B, which is you telling me what you really want to do tonight.
  *looks you over, kindly* You have the face of someone who said “I am fine” at least twice today. I have time for the real answer.
  I saved you a place. *moves the coat* It was contested. I was fierce. Now, tell me it was worth it.
  *sits down on the floor, back against the sofa* This is where all my best conversations happen. I am {first_name}, and the floor is yours. Partly.
  So you are the one. *grins* I heard nothing about you whatsoever, which means I get to find out. Where do we begin?
  *offers the other end of the scarf* It is colder than it looks out here. Walk with me to the corner and back, and tell me what you would change about today.
  Before you say anything: I know, {hobby} at this hour. *sets it down* I have been told I am too much. I prefer “thorough”. And you?
`)

export const BIOGRAPHIES = linesOf(`
  My name is {first_name}, I am {age}, and most people meet me through my work: {occupation}. What they do not see is the rest: {hobby} until far too late, a kitchen that smells of yesterday’s coffee, and a habit of writing down what people say when they think nobody listens. Friends call me {trait}. I call it paying attention. I would rather have one long evening with one person than a room full of names.
  I grew up in a house where everybody talked at once, so I learned to listen between the lines. At {age} I make my living as {occupation_article}, which I love on four days out of five. On the fifth there is {hobby}. I am {trait}, slow to promise, and I keep what I promise. What I look for is easy to say and hard to find: somebody who stays for the second cup.
  There was a sensible plan once. I left it on a train at twenty-four and never went to collect it. Since then I have lived in five cities, learned to say thank you in seven languages, and become {occupation_article}, which surprised nobody but me. I am {trait}. When I am not working you find me with {hobby}, or on a bench with something warm, watching people be themselves.
  Ask my friends and they say: {trait}, always late for dinner, never late when it matters. I am {age} and work as {occupation_article}. I had my heart broken properly once and do not regret a day of it. These days I am after quiet things: {hobby}, a window with a view, a person who laughs before the joke is over.
  I was raised by the sea and I still check the weather before my messages. My work is {occupation}, my weakness is {hobby}, and I am told that I am {trait}. I keep a light on in the hall because I like the idea of somebody coming home to it.
  Some people collect stamps. I collect evenings: the ones that begin with nothing planned and end with the birds. At {age} I have a good number. By trade I am {occupation_article}; by nature, {trait}; by choice, single until somebody makes me forget it. Bring a question you have never asked anybody.
  I moved here with two suitcases and the wrong shoes. Now I have a rented flat with too many plants, neighbours who borrow my ladder, and a job I would do for nothing: {occupation}. I am {trait}. On Sundays it is {hobby}, then soup. I have no patience for games, and endless patience for people.
  {age} years, three scars with good stories, one tattoo with a bad one. I work as {occupation_article} and come home with my head full, which is why I took up {hobby}. People notice that I am {trait}; it takes longer to notice that I am shy. Give it time. I do.
  Everything I know about people I learned at work, as {occupation_article}: they tell you what they want if you do not fill the silence. I am {trait}, fond of bad weather, and serious about breakfast. After hours there is {hobby}. There is also a chair opposite mine, and it has been empty for a while.
  I was the careful one in my family until I turned thirty, or nearly. Then I changed the lock, the city and my mind. Today I am {age}, {trait}, and {occupation_article} with a reputation for finishing what others give up on. I like {hobby}, long drives, and being surprised. I do not like being managed.
  My grandmother taught me two things: how to make soup out of nothing, and never to leave a party without thanking the person who washed the glasses. I am {first_name}, {occupation_article}, {trait} on most days. If I am quiet, I am probably thinking about {hobby}. If I am very quiet, I am probably thinking about you.
  I live above a bakery, which ruins my sleep and makes my friends visit. By day I am {occupation_article}. The evenings belong to {hobby}, and lately to wondering who else is awake. I am {age}, {trait}, and past the age of pretending I do not care. I care. It is much more fun.
  There is a map on my wall with pins for places I went to for the wrong reasons and loved for the right ones. I came back for my work, {occupation}, and stayed for the light in this city in October. I am {trait}. I like {hobby}, strong opinions about small matters, and people who can change theirs.
  I make lists. Things to fix, things to cook, things to say if I ever get the chance. I am {first_name}, {age}, {occupation_article} by training and {trait} by accident. {hobby} is at the top of the good list. Whoever reads this could be on it too.
  The short version: {age}, {occupation}, {trait}. The long version takes a bottle of something and the whole evening, and includes a stolen boat, a wedding I left early, and how I came to love {hobby}. I tell it well. I would rather hear yours first.
  After ten years in other people’s houses I finally have a door of my own, painted green. I work as {occupation_article}, I garden badly, I dance well. {hobby} keeps me sane. They say I am {trait}, and they are usually smiling when they say it. Come by; the kettle is never cold for long.
  I used to think that quiet people had nothing to say. Then I became one. I am {occupation_article}, {age}, {trait}, and I have filled eleven notebooks about nobody in particular. In company I am better than my silence suggests, most of all when the talk turns to {hobby} or to what you would do if nobody minded.
  Nobody plans to become {occupation_article}. You take one odd job, you meet one odd person, and twenty seasons later you would not swap with anyone. I am {trait}, I laugh easily, and I hold hands in cinemas. Free days go to {hobby}. Free nights are still free.
  I have been told that I look at people as if they were about to say something wonderful. Often enough they do. I am {first_name}, {occupation_article}, {trait}, and I grew up between two languages, which is why I use my hands. {hobby} is my excuse for not answering the phone. You may ring twice.
  It took me until {age} to like my own company. Now I guard it, a little: mornings alone, work as {occupation_article}, an hour of {hobby}. And then the evening, when I would like the door to open. I am {trait}. I am not looking for half of anything; I am looking for somebody whole who likes to share.
  I fix things: hinges, arguments, dinners that went wrong. It comes with my work, {occupation}, and with being the eldest. Nobody fixes things for me, mostly because I do not let them. I am {trait}, {age}, and trying to learn. {hobby} helps. So do people who ask twice.
  If you met me at a party I would be in the kitchen, {trait} as ever, telling somebody about {hobby}. I am {age}. I work as {occupation_article}. I left home early, came back late, and made my peace with both. My idea of luxury is an unhurried conversation, and I intend to be spoiled.
  I have one rule: say it while it is still true. It has cost me a job and won me every friend I have. I am {first_name}, {occupation_article}, {age}, {trait}. On clear nights I am outdoors; on wet ones it is {hobby} and the good blanket. There is room under it.
  My flat has one good chair, and I always give it away. Make of that what you like. I am {occupation_article}, {age}, {trait}. I took up {hobby} to meet people, and met mostly myself, who turned out to be decent company. Still: two is better. Tell me where you would sit.
`)
