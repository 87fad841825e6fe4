import { lines } from './text'
import type { Topic } from './types'

export const TOPIC_WORDS: Record<Topic, RegExp> = {
  work: /\b(?:work(?:ing)?|job|boss|manager|office|colleagues?|coworkers?|career|shift|client|meeting|deadline|interview|promotion|project)\b/,
  family:
    /\b(?:family|sister|brother|mum|mom|mother|dad|father|parents|aunt|uncle|cousin|gran\w*|niece|nephew|daughter|son|kids|children|wedding)\b/,
  friends: /\b(?:friends?|mates?|roommate|flatmate|neighbou?r)\b/,
  love: /\b(?:love|romance|romantic|relationship|dating|date|crush|girlfriend|boyfriend|wife|husband|partner|marriage|married|in love)\b/,
  heartbreak: /\b(?:broke up|breakup|break-up|ex|divorced?|heartbreak|heartbroken|dumped|cheated)\b/,
  pets: /\b(?:dogs?|cats?|pets?|puppy|kitten|horse|rabbit|parrot|hamster|animals?)\b/,
  food: /\b(?:food|cook(?:ing|ed)?|bak(?:e|ing|ed)|pasta|pizza|bread|dinner|lunch|breakfast|eat(?:ing)?|soup|cake|recipe|hungry|chocolate|cheese|sushi|curry|kitchen|restaurant)\b/,
  coffee: /\b(?:coffee|tea|espresso|latte|wine|beer|whisky|whiskey|cocktails?|drinks?)\b/,
  music: /\b(?:music|songs?|band|album|guitar|piano|sing(?:ing)?|jazz|rock|concert|vinyl|records?|playlist|drums|violin|opera)\b/,
  film: /\b(?:films?|movies?|cinema|series|tv|netflix|shows?|actor|documentary)\b/,
  books: /\b(?:books?|read(?:ing)?|novels?|poetry|poems?|writing|library|author|stories)\b/,
  games: /\b(?:games?|gaming|chess|video ?games?|board games?|puzzles?|playstation|xbox|nintendo|cards)\b/,
  travel:
    /\b(?:travel(?:l?ing)?|trip|holidays?|vacation|flight|fly(?:ing)?|abroad|airport|train|road ?trip|japan|italy|paris|rome|spain)\b/,
  sea: /\b(?:sea|ocean|beach|waves?|swim(?:ming)?|surf(?:ing)?|boat|sail(?:ing)?|coast|lake|river)\b/,
  nature: /\b(?:nature|forest|woods|mountains?|hik(?:e|ing)|walk(?:s|ing)?|trees?|camping|climb(?:ing)?|birds?|hills?)\b/,
  rain: /\b(?:rain(?:ing|y)?|storms?|thunder|weather|snow(?:ing)?|fog|wind|cloudy|sunny)\b/,
  season: /\b(?:summer|winter|autumn|spring|christmas|season|cold outside|heat)\b/,
  sleep: /\b(?:sleep(?:ing)?|insomnia|nap|bed|awake|tired|insomniac)\b/,
  dreams: /\b(?:dream(?:s|t|ed|ing)?|nightmares?)\b/,
  money: /\b(?:money|rent|rich|poor|debt|salary|bills|savings|expensive|broke)\b/,
  study: /\b(?:study(?:ing)?|university|college|exams?|degree|thesis|class(?:es)?|course|lecture|professor|language|learning)\b/,
  sport: /\b(?:sports?|gym|run(?:ning)?|football|soccer|tennis|yoga|cycling|bike|workout|marathon|basketball|match|training|boxing)\b/,
  art: /\b(?:art|paint(?:ing|er)?|draw(?:ing)?|museum|gallery|sculpture|photograph(?:y|s)?|design|craft|pottery|knit(?:ting)?)\b/,
  city: /\b(?:city|town|street|traffic|subway|metro|london|berlin|new york|neighbou?rhood|bus)\b/,
  home: /\b(?:home|house|flat|apartment|room|sofa|couch|moving|furniture|landlord)\b/,
  night: /\b(?:night|midnight|evening|dark|late|moon)\b/,
  future: /\b(?:future|plans?|goals?|someday|ambition|next year|five years)\b/,
  past: /\b(?:past|memor(?:y|ies)|childhood|used to|nostalgi[ac]|regrets?|years ago|old days)\b/,
  grief:
    /\b(?:died|die|lost my (?:father|mother|mum|mom|dad|brother|sister|gran\w*|husband|wife|friend|dog|cat)|death|funeral|passed away|grief|griev\w*|dying)\b/,
  tech: /\b(?:technology|computers?|code|coding|programming|internet|phone|social media|robots?|ai|software|app)\b/,
  happiness: /\b(?:happiness|happy|joy|meaning of life|content|gratitude|grateful)\b/,
  fear: /\b(?:fears?|afraid|scared|scary|anxiety|courage|brave|spiders?|heights)\b/,
  beauty: /\b(?:beauty|beautiful|fashion|clothes|dress|style|hair|tattoos?|perfume)\b/,
  dance: /\b(?:danc(?:e|ing|ed|er)|salsa|tango|ballet|club(?:bing)?)\b/,
  party: /\b(?:party|parties|birthday|celebrat\w*|festival|bar|pub)\b/,
  health:
    /\b(?:i'm (?:so |really )?(?:ill|sick)|feeling (?:ill|sick)|headache|in hospital|the flu|fever|a cold|in pain|back pain|surgery|migraine)\b/,
  time: /\b(?:time|clock|ageing|aging|getting old|years|busy|patience|monday|weekend|sunday)\b/,
  change: /\b(?:change|changes|changing|start over|starting over|new beginning|new life|quit|leaving)\b/,
  stars: /\b(?:stars?|space|universe|planets?|moon|astrology|astronomy|sky|sunset|sunrise)\b/,
  garden: /\b(?:garden(?:ing)?|plants?|flowers?|roses?|tomatoes|herbs?)\b/,
}

const ORDER: readonly Topic[] = [
  'heartbreak',
  'grief',
  'pets',
  'dance',
  'garden',
  'music',
  'film',
  'books',
  'games',
  'food',
  'coffee',
  'sport',
  'art',
  'study',
  'sea',
  'nature',
  'rain',
  'dreams',
  'sleep',
  'travel',
  'family',
  'friends',
  'love',
  'work',
  'money',
  'tech',
  'health',
  'fear',
  'happiness',
  'beauty',
  'party',
  'stars',
  'season',
  'city',
  'home',
  'future',
  'past',
  'change',
  'night',
  'time',
]

export const topicOf = (text: string): Topic | null => ORDER.find((topic) => TOPIC_WORDS[topic].test(text)) ?? null

/** Follow-ups that fit someone who has just brought the theme up. */
export const TOPIC_ASK: Record<Topic, string[]> = {
  work: lines(`
    What part of the job would you do for free?
    Is it the work that wears on you, or the people around it?
    What does a good day there look like?
    Did you fall into it, or did you choose it?
    Who is your ally in that place?
    If you left tomorrow, what would you miss by Thursday?
  `),
  family: lines(`
    Who in that family are you most like?
    Are you the one they call first, or the one they tell last?
    What do they get wrong about you?
    Is there a dish that means home in that house?
    Who starts the arguments, and who ends them?
  `),
  friends: lines(`
    How did you two find each other in the first place?
    Is that the friend you'd ring at three in the morning?
    What do they tease you about?
    Who is the one who has known you longest?
    What is the most ridiculous thing you've done together?
  `),
  love: lines(`
    What was the first thing you noticed?
    Are you the kind who falls slowly, or off a cliff?
    What do you do when you like someone: talk more or less?
    What's the kindest thing anyone has done for you?
    Did you see it coming?
  `),
  heartbreak: lines(`
    How long have you been carrying that one around?
    What do you miss: the person, or who you were beside them?
    Is there a song you've had to retire?
    Who has been good to you since?
  `),
  pets: lines(`
    What is the worst thing they have ever destroyed?
    Who chose the name?
    Where do they sleep, and where are they supposed to sleep?
    Do they know they are in charge?
    What noise do they make when you come home?
  `),
  food: lines(`
    Who taught you?
    What's the dish you make when nobody is watching?
    Do you measure, or do you go by feel?
    What did your kitchen smell of when you were growing up?
    What's the one thing you refuse to eat?
    Are you a tidy cook, or is there flour on the ceiling?
  `),
  coffee: lines(`
    How do you take it, and how strong are your feelings about it?
    Is there a place you go for it, or is it a home ritual?
    First cup of the day: alone, or with somebody?
    What do you order when you want to feel like yourself?
  `),
  music: lines(`
    What is the song you know every word of?
    Do you play, or do you listen for a living?
    What was on the last time you turned it up too loud?
    Is there a record you can only hear in one season?
    Who do you wish you'd seen live?
    Words first, or melody first?
  `),
  film: lines(`
    Which one could you quote in your sleep?
    Do you watch the credits or bolt for the door?
    What was the last thing on a screen that got under your skin?
    Is there one you pretend to have seen?
    Alone in the dark, or with somebody to nudge?
  `),
  books: lines(`
    What's on the bedside pile, honestly?
    Which one did you press on somebody else?
    Do you finish the bad ones?
    Is there a sentence you carry about with you?
    Do you fold corners, or are you civilised?
  `),
  games: lines(`
    Are you a gracious loser?
    What's the longest you have ever sat at one?
    Do you play to win or to stay at the table?
    Who did you play with first?
  `),
  travel: lines(`
    What do you always pack and never use?
    Do you plan the days or let them happen?
    Where would you go back to tomorrow?
    Window seat or aisle?
    What's the best wrong turn you ever took?
  `),
  sea: lines(`
    Are you a straight-in person, or one toe at a time?
    How far from it do you live?
    Rough or flat: which do you like better?
    When did you last have salt in your hair?
  `),
  nature: lines(`
    Is there a path you know by heart?
    Do you go for the top, or for the walk?
    What do you listen for out there?
    Alone, or with someone who can be quiet?
    What's the worst weather you've been caught in?
  `),
  rain: lines(`
    Are you inside it or under it?
    Umbrella, or collar up and hope?
    What does your street sound like in this weather?
    Does it change your mood, or only your shoes?
  `),
  season: lines(`
    Which one are you built for?
    What's the first sign of it where you are?
    What do you only eat at that time of year?
    Is there one summer you'd live again?
  `),
  sleep: lines(`
    What keeps you up: thoughts, or other people's noise?
    Are you a side-of-the-bed person or a starfish?
    What's the last thing you look at before you put the light out?
    When did you last wake up properly rested?
  `),
  dreams: lines(`
    Do you remember them, or only the weather in them?
    Is there a house you keep going back to?
    Was I supposed to find that funny or frightening?
    Do you ever fly in them?
  `),
  money: lines(`
    What would be the first sensible thing you'd buy? And the first silly one?
    Is it the amount, or the not knowing?
    What did money mean in the house you grew up in?
    What's the best small thing you ever bought?
  `),
  study: lines(`
    What part of it still makes you curious at midnight?
    Do you learn by hearing it, or by getting it wrong?
    Who was the teacher that mattered?
    What will you do on the first day it is over?
  `),
  sport: lines(`
    Do you do it to win or to empty your head?
    What's your body telling you the day after?
    Morning or evening?
    Who do you do it with?
    What was the day it finally clicked?
  `),
  art: lines(`
    What do you make when nobody has asked for anything?
    Is there a picture you'd stand in front of for an hour?
    How do you know when it is finished?
    What do your hands look like afterwards?
  `),
  city: lines(`
    Which corner of it is yours?
    Where do you take people who don't know it?
    What time of day is it at its best?
    Would you stay if you could choose again?
  `),
  home: lines(`
    What's the first thing I would notice coming in?
    Which chair is yours?
    What can you hear from there?
    What have you been meaning to fix for a year?
  `),
  night: lines(`
    Are you a late person by choice or by accident?
    What do you do with the last hour of the day?
    What's lit where you are?
    Does your head get louder at night, or clearer?
  `),
  future: lines(`
    What's the smallest piece of it you could do this week?
    Who is in the picture when you imagine it?
    Is it a plan, or a wish with a date on it?
    What would you regret not having tried?
  `),
  past: lines(`
    Would you visit, if you couldn't change anything?
    Who was there who'd tell it differently?
    What's the detail that has stayed?
    When did you last say that out loud?
  `),
  grief: lines(`
    What were they like, on an ordinary day?
    What do you still do because of them?
    Who can you say their name to?
    Which day do you go back to?
    What would they have made of today?
    What do you hear, when you think of it?
    Is there somebody who misses them with you?
  `),
  tech: lines(`
    Does it give you time or eat it?
    What would you uninstall from the world?
    Do you take things apart, or do you leave the lid on?
    What was the first machine you loved?
  `),
  happiness: lines(`
    When did it last catch you off guard?
    Is it loud in you or quiet?
    Who do you tell first when something good happens?
    What's your cheapest reliable joy?
  `),
  fear: lines(`
    Is it a fear that shouts or one that whispers?
    What do you do with your hands when it comes?
    Has it ever been right?
    What helped the last time?
  `),
  beauty: lines(`
    What do you wear when you want to feel like yourself?
    What is the most beautiful ordinary thing in your day?
    Whose taste do you trust?
    Have you got one piece of clothing you'll never throw out?
  `),
  dance: lines(`
    Kitchen dancer or actual floor?
    What song gets you up without asking?
    Do you lead?
    When was the last time, truthfully?
  `),
  party: lines(`
    Do you arrive early, late, or only in theory?
    Are you by the food, by the door or in the middle?
    What's the best one you were ever at?
    Who do you look for when you walk in?
  `),
  health: lines(`
    Is somebody looking after you, or are you doing it all yourself?
    What does a good day look like just now?
    Are you resting, or only lying down and worrying?
    What do you allow yourself when you're unwell?
  `),
  time: lines(`
    Where did today go, if you had to account for it?
    What do you never have enough time for?
    Which hour of the day belongs to you?
    What would you do with one spare afternoon?
  `),
  change: lines(`
    Is it you that moved first, or everything else?
    What are you keeping?
    What would you tell yourself a year ago?
    Is it frightening, or is it finally time?
  `),
  stars: lines(`
    Is it dark enough to see them where you are?
    Do you know any by name?
    Who first pointed one out to you?
    Does it make you feel small, or let off the hook?
  `),
  garden: lines(`
    What are you growing, and what is refusing to?
    Is it a window sill or a whole jungle?
    Do you talk to them? Be honest.
    What was the first thing you ever kept alive?
  `),
}
