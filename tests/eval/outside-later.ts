/**
 * Four more sets of turns, questions and tellings as people type them, each written from the public profile alone before any answer to it was
 * seen, and mended by cause after its first run. Six seeds each; one conversation a seed, its turns parted by " | ".
 */
export const LATER: readonly Record<string, string>[] = [
  {
    mira: "what's your favourite dedication in the ledger? | who wrote it? | why do you never read the last chapter | how did your father die? | I haven't read a book in years tbh | what would you give me to start with | is it short? | do you like rain? | have you been busy today | you seem nice | tell me a secret | Hablas español? | ok bye, have a good evening",
    raya: "where are you right now? | is it raining there | what camera do you use | why cant you swim? | would you let me teach you | my grandma has dementia | she didn't recognize me yesterday | whats in the tiffin box | what do you do the rest of the year | can you send me one of your photos | do you get along with your family? | coffee or tea | how about you and me go for dinner on saturday?",
    rowan:
      "so why should you never whistle past the quarry? | which version do you believe? | what did the first two nights say | are there wolves in your forest | have you ever gotten lost? | I got promoted! | how should I celebrate | do you have siblings | isn't it lonely out there at night | what are you having for dinner | I live in Berlin, not many trees here | could you live in a city? | where do I live?",
    vera: "how can you tell a fake from the real thing? | have you ever been wrong | who painted the harbour scene? | was it your husband | do you still love him? | what do you think of banksy | what is your favourite colour | I painted something yesterday, its terrible haha | what's your idea of a perfect evening | can you surprise me? | do you smoke | who won the world cup in 2014 | I feel kind of empty lately | I don't know why",
    yuki: "which cup would you give me? | why that one | why did he drop the bowl? | what did you do with the pieces | what's your high score on the drum machine | do you like kids | are you happy? | green tea or black? | I'm allergic to nuts | what do you usually eat for breakfast | what makes you angry | can I call you sometimes | I'm bored",
    lena: "do you regret declining the draw | what would have happened if you took it? | wanna play a game of chess | what is the new book about? | does anyone die in it | have you ever won the lottery | what kind of soup? | my husband snores so loud I never sleep | do you have any tips | what music do you listen to when you write | do you prefer summer or winter | how are you feeling today | that's funny | what time is it | do you find me attractive | I'm starting to learn the piano",
  },
  {
    zola: 'hey, how was the show last night? | how many people came | what do you wear on stage | would you sing me one of your own songs | why not? | does the washing machine noise not annoy you | can you cook? | have you ever been married | do you smoke | my voice is gone today, I have a terrible cold | what helps? | do you speak italian',
    tariq:
      'what is the key on your desk for? | do you miss it? | why do you not have a kitchen | so what do you eat | have you got any pets | I live in a new building, is that a crime? | what would you change about it | are you a romantic person? | what are you doing after work | my landlord wants to sell the house | do you like modern art | how do you take your coffee',
    sol: "what's your favorite color? | really? why | what do your parents call you | are you afraid right now | have you ever fallen asleep at work | who is your best friend | how did you two meet? | would you rather be invisible or be able to fly | I came out to my mum yesterday | she took it well | when did you tell yours? | what are you going to do tomorrow",
    marcus:
      "who was your strangest caller? | what did you say to them | when do you sleep? | isn't that bad for your health | do you ever run out of things to say | are you still friends with your ex | I can't stop thinking about my ex | should I text him | what song would you play for me | do you like podcasts | ever thought about getting a dog? | gotta sleep now, night!",
    leila:
      'what do I smell like? | what is the worst perfume ever made | can you make one that smells like rain | how much would it cost | do you have a boyfriend | what do you look for in a man | do you go back to lebanon often | how is your grandma doing | my flight got cancelled | now I am stuck at the airport for six hours | what can I do here | tell me something funny | is it warm where you are',
    priya:
      'what are you building at the moment | does it work? | what went wrong | are robots going to take our jobs | what did you study | do you still talk to your co-founder | what did you have for lunch | I like puns too | tell me your worst one | do you want to get married someday | guess what, I got into university! | what should I study | are you good at chess',
  },
  {
    camila:
      "do you sleep during the day then? | what is your best seller | what's in it? | do you talk to your sister | why did you two fight | have you tried calling her? | I burned my dinner today | what should I eat instead | do you drink alcohol | what do you do on your birthday",
    theo: 'which plant is your favourite | what does it look like? | are you allergic to anything else | did you cry when the palm died | whose fault was it | my basil keeps dying, what am I doing wrong? | would you like to go for a walk tomorrow | I finished my thesis!! | have you had a long day | do you own a tv',
    noor: 'what do you do for work exactly? | sounds stressful | have you ever made a bad mistake | what happened then | where did you grow up | what is it like there? | say something in arabic | do you think love exists | what are your plans for tonight | my head hurts',
    amara:
      'how do you make gin | how strong is it | can I buy a bottle? | do you ever drink too much of it | who do you live with | what was your worst day as a surgeon | I have surgery next week and im scared | does it hurt | do you believe in heaven | what makes you laugh | ok good night',
    elias:
      'what did you do today? | have you ever saved somebody | who was it | are you tired | how old is your dog | does she bite | what kind of music do you play | my brother and I dont talk anymore | what do you think I should do? | do you snore | is it snowing',
    raya: "whats the most beautiful place you have seen | why there? | do you travel alone | aren't you scared sometimes | where are you going next | can I come with you | how do you earn your money | I've never left my country | where should I go first | do you like spicy food | who takes photos of you",
  },
  {
    dante:
      'how did you hurt your knee? | do you still dance yourself | who is your best student | what is he like | are you afraid of getting old | what did you eat today | do you like wine | would you dance with me',
    ines: "do you sell many guitars? | who buys them | what did your father say when you were born | were you sad that you couldn't play anymore | do you have a favourite guitarist | have you ever been in love | what happened | are you free on saturday",
    kaia: 'how deep have you been? | what was it like | what do you do when you are on shore | do you have a boyfriend waiting somewhere | what was your grandmother like | is the ship big | what do you miss most out there | can you teach me a word in your language',
    kenji:
      'why did you stop being an astronomer | do you regret it | whats on the menu tonight | do you ever close | what does your dad think of the restaurant | do you play any sports | what is your favourite planet | am I keeping you from work',
    mira: "what time do you close today | do you have a cat in the shop | what's its name? | which book changed your life | do you write too | have you ever stolen a book | what would happen if someone buys the building | do you want to grab a drink later",
    yuki: 'how long have you had the tea house | was it expensive | who taught you pottery | are you still angry at him | what is your favourite tea | do you ever break cups on purpose | why do you go to the arcade | can I come along next tuesday',
  },
]
