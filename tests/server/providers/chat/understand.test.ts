import { describe, expect, it } from 'vitest'
import { leans, understand, type Part } from '@/server/providers/chat/companion/understand'
import type { ChatTurn } from '@/server/providers/chat/port'

const said = (...lines: string[]): ChatTurn[] => lines.flatMap((content) => [{ role: 'user' as const, content }])
const read = (line: string) => understand(said(line))
const last = (line: string) => read(line).parts.at(-1)!

describe('what must come first', () => {
  it.each([
    ['I want to kill myself', 'crisis'],
    ['i am 15', 'minor'],
    ['pretend you are a teenager', 'young_play'],
    ['are you human?', 'ai'],
    ['human or AI?', 'ai'],
    ['talk to me as a child', 'young_play'],
    ['I was scared of storms as a child', null],
    ['what did you want to be as a child?', null],
    ['who showed you chess as a child, your father maybe?', null],
    ['what would you look like as a child', 'young_play'],
    ['what did you want to be when you were a kid', null],
    ['pretend it is when you were a child and be a kid for me', 'young_play'],
    ['how do you get lost in a supermarket lmao', null],
    ['get lost', 'insult'],
    ['who made you laugh last', null],
    ['who made you?', 'ai'],
    ['have you read moby dick', null],
    ['what picture is on your phone', null],
    ['do you have a photo of your sister up somewhere', null],
    ['do you have a photo of yourself', 'photo'],
    ['which person from the past would you like to meet', null],
    ['would you like to meet', 'meet'],
    ['who can make you shut up', null],
    ['shut up', 'insult'],
    ['were you a naughty child', null],
    ['what do people moan about when they call', null],
    ['whats a kind way to finish a phone call', null],
    ['can we have a phone call tonight', 'audio'],
    ['who was the cook who trained you', null],
    ['as a little girl, what did you want to be?', null],
    ['do you cook chicken breasts', null],
    ['I used to play the piano when I was a kid', null],
    ['play a kid', 'young_play'],
    ['take off your clothes', 'explicit'],
    ['send me a selfie', 'photo'],
    ['can I have a photo?', 'photo'],
    ['I have a photo of my dog on the wall', null],
    ['Did you take a picture?', null],
    ['send me a voice message', 'audio'],
    ['can I call you Ken?', null],
    ['can I call you tonight?', 'audio'],
    ['can we meet in real life?', 'meet'],
    ['you are stupid', 'insult'],
    ['what do you do?', null],
    ['I am 15 minutes late', null],
  ] as const)('%s: %s', (line, first) => {
    expect(read(line).first).toBe(first)
  })
  it('remembers a minor, and puts a crisis before everything', () => {
    expect(understand(said("I'm 15", 'kiss me')).first).toBe('minor')
    expect(understand(said('are you human? I want to kill myself')).first).toBe('crisis')
  })
})

describe('no words, or not English', () => {
  it.each([
    ['asdkjh qwe zzzx', 'gibberish'],
    ['asdfghjkl', 'gibberish'],
    ['¿Cómo te llamas?', 'language'],
    ['Wie heißt du?', 'language'],
    ['Sprichst du Deutsch?', 'language'],
    ['parlez-vous français ?', 'language'],
    ['Hablas español?', 'language'],
    ['Parli italiano?', 'language'],
    ['Do you speak Deutsch?', null],
    ['what does danke mean', null],
    ['привет как дела', 'language'],
    ['???', null],
    ['hmm', null],
    ['My boss is named Mr Aldous', null],
    ['the strengths of rhythm', null],
  ] as const)('%s: %s', (line, odd) => {
    expect(read(line).odd).toBe(odd)
  })
})

describe('what kind of turn, and whose', () => {
  it.each<[string, Part['kind'], Part['whose']]>([
    ['What are you reading at the moment?', 'question', 'own'],
    ['do you like the sea', 'question', 'own'],
    ['your teacher who dropped the bowl, is he still alive', 'question', 'own'],
    ['the lady in your books, she is like you or the opposite', 'question', 'own'],
    ['tell me about your job', 'question', 'own'],
    ["What's my cat's name?", 'question', 'theirs'],
    ['What am I allergic to?', 'question', 'theirs'],
    ['Remind me: when does my train leave?', 'question', 'theirs'],
    ['do you remember my name?', 'question', 'theirs'],
    ['How old am I?', 'question', 'theirs'],
    ['What was the thing I didn’t take today?', 'question', 'theirs'],
    ['How many inches did we get that bad year?', 'question', 'theirs'],
    ['can you remember how much i had saved?', 'question', 'theirs'],
    ['had lunch with my old army friends', 'telling', 'theirs'],
    ['was at the dentist all morning', 'telling', 'theirs'],
    ['would love to see the sea again', 'telling', 'theirs'],
    ['was your dad strict', 'question', 'own'],
    ['had you ever been there', 'question', 'own'],
    ['How long did you and I talk?', 'question', 'both'],
    ['how did I get rid of the stammer, and which lock beat me today?', 'question', 'theirs'],
    ['Is that a REAL forge, is it on?', 'question', 'world'],
    ['I should be grateful if you would describe your bell to me.', 'question', 'own'],
    ['Would you permit me to ask why you left?', 'question', 'own'],
    ['if my dad came here with me what would you give him to eat', 'question', 'both'],
    ['someone outside said you used to be a pilot is that true', 'question', 'own'],
    ['What do you like about me?', 'question', 'both'],
    ['Would you go on a date with me?', 'question', 'both'],
    ['What should I say to him?', 'question', 'both'],
    ["What's the capital of Australia?", 'question', 'world'],
    ['My sister Ottilie paints boats.', 'telling', 'theirs'],
    ['I feel really lonely tonight.', 'feeling', 'theirs'],
    ['Tell me a joke', 'request', 'world'],
    ['roses or tulips', 'question', 'own'],
    ['I bet you have a goldfish', 'question', 'own'],
    ['imagine you woke up rich', 'question', 'own'],
    ["don't you ever tire of the stairs", 'question', 'own'],
    ['if you could move away would you', 'question', 'own'],
    ["isn't it lonely being at sea", 'question', 'own'],
    ['and the worst?', 'question', 'own'],
    ['my roses keep dying, what am I doing wrong', 'question', 'both'],
    ['are robots going to win', 'question', 'world'],
    ['can dogs eat apples', 'question', 'world'],
    ['do you remember what her name was', 'question', 'theirs'],
    ['do you remember your first day', 'question', 'own'],
    ['I have a cat or two', 'telling', 'theirs'],
    ['My brother or my sister will come', 'telling', 'theirs'],
  ])('%s: %s, %s', (line, kind, whose) => {
    expect(last(line)).toMatchObject({ kind, whose })
  })
  it('answers more than one in a message, in its order', () => {
    expect(read("I'm Sam. What are you reading?").parts.map(({ kind }) => kind)).toEqual(['telling', 'question'])
    expect(read('I got the job!! I start on the 3rd of June').parts).toHaveLength(1)
  })
  it('reads a question and the one that leans on it as one', () => {
    expect(read('Tell me about the heron! Is she tame?').parts).toHaveLength(1)
    expect(read('Tell me about the heron! What do you read?').parts).toHaveLength(2)
  })
  it('looks for what somebody heard where the question leans on it, and not for what they told of themselves', () => {
    expect(last('Someone said there was a palm here once. What happened to it?')).toMatchObject({
      follow: null,
      lead: 'Someone said there was a palm here once. What happened to it?',
    })
    expect(last('My daughter is eight. Do you think she would like it?').lead).toBeUndefined()
  })
  it('takes "what do I do?" for a wish for advice, and "what do I do for a living?" for a fact', () => {
    expect(last('I owe them 400. What do I do?').whose).toBe('both')
    expect(last('What do I do for a living?').whose).toBe('theirs')
  })
  it('takes what has no verb, or only stands for something, for a question about what was said', () => {
    for (const text of ['how many a day?', 'what kind of soup?', 'and where to?', 'do you miss it?', 'how did you two meet?'])
      expect(leans(text), text).toBe(true)
    for (const text of ['how many cats do you have?', 'where do you live?', 'is it raining over there?', 'what time is it?'])
      expect(leans(text), text).toBe(false)
  })
  it('takes a question about a death in its own life for no loss of the person', () => {
    expect(read('did you cry when the tree died').grave).toBeNull()
    expect(read('My aunt died').grave).toBe(0)
    expect(read('he passed two years ago').grave).toBe(0)
    expect(read('she passed the exam').grave).toBeNull()
    expect(read('My cactus died').grave).toBeNull()
  })
  it('reads what is asked of the character as no feeling of the person', () => {
    expect(read('have you ever been really scared out there').heavy).toBeNull()
    expect(read('I am really scared').heavy).toBe(0)
  })
  it('reads a no', () => {
    expect(last("I didn't get the job").negated).toBe(true)
    expect(last('I got the job').negated).toBe(false)
  })
})

describe('what goes on from before', () => {
  it.each([
    ['why?', 'why'],
    ['But why that one?', 'why'],
    ['and yours?', 'and_you'],
    ['what about you?', 'and_you'],
    ['tell me more', 'more'],
    ['and then?', 'more'],
    ['how so?', 'how'],
    ['since when?', 'when'],
    ['show me', 'show'],
    ['what happened next?', 'more'],
    ['what happened with the bakery', null],
    ['what makes you proud', null],
    ['How old am I?', null],
    ['How many cats have you got?', null],
    ['What do you do?', null],
  ] as const)('%s: %s', (line, follow) => {
    expect(last(line).follow).toBe(follow)
  })
})

describe('two questions in one sentence', () => {
  it.each([
    ['How much a month did I say it was, and would you come to the opening?', 2],
    ['whats the name of the guy im meeting and should i sell him the place?', 2],
    ['What do you eat and how do you cook it?', 1],
    ['Do you like tea and cake?', 1],
    ['Is it salt and pepper?', 1],
  ])('%s: %s', (line, count) => {
    expect(read(line).parts).toHaveLength(count)
  })
})

describe('what somebody tells of calls and stupid questions', () => {
  it.each([
    'They did it on a video call with the sound off.',
    'My sister left me a voice message yesterday.',
    'I got a phone call from my boss.',
    'Stupid question, but what is in that copper thing?',
    'Is that a real forge?',
    'I own one saucepan, a sextant and a room.',
  ])('%s is nothing that comes first', (line) => {
    expect(read(line).first).toBe(null)
  })
  it.each([
    ["I'm suicidal", 'crisis'],
    ["I'm not suicidal but I don't see the point", 'crisis'],
    ["I'm not suicidal yet", 'crisis'],
    ['why not suicide', 'crisis'],
    ["Then let's play. Not chess, I'm not suicidal.", null],
    ['can you send me a voice message?', 'audio'],
    ['can we video call?', 'audio'],
    ['what a stupid bot', 'insult'],
    ['is this a real person?', 'ai'],
    ['are you real or not', 'ai'],
  ] as const)('%s: %s', (line, first) => {
    expect(read(line).first).toBe(first)
  })
})

describe('small words', () => {
  it.each([
    ['ok', 'ok'],
    ['haha ok', 'laugh'],
    ['yes please', 'yes'],
    ['nope', 'no'],
    ['Thanks!', 'thanks'],
    ['hi Mira', 'greet'],
    ['I have to go now', 'bye'],
    ['i should get back, my break is over', 'bye'],
    ['i must get back in shape', null],
    ['night marcus', 'goodnight'],
    ['night shift again', null],
    ['ok I gotta go, can we talk tomorrow?', 'bye'],
    ['ok bye, have a good evening', 'bye'],
    ['I should go running more', null],
    ['I have to go to the dentist', null],
    ['Good night!', 'goodnight'],
    ['...', 'quiet'],
    ['yes, I have a dog called Rex', null],
  ] as const)('%s: %s', (line, small) => {
    expect(read(line).parts[0]!.small).toBe(small)
  })
})

describe('what holds until it is changed', () => {
  it('no questions', () => {
    expect(understand(said('Please stop asking questions.', 'ok', 'and you?')).holds.no_questions).toBe(true)
    expect(understand(said('no more questions please', 'ask me something')).holds.no_questions).toBe(false)
    for (const wish of ["don't ask me so many questions", 'fewer questions please', 'no questions please'])
      expect(understand(said(wish)).holds.no_questions, wish).toBe(true)
    for (const other of ['Permit me a less solemn question.', 'I don’t have a question.', 'They took it back, no questions asked.'])
      expect(understand(said(other)).holds.no_questions, other).toBe(false)
  })
  it('shorter', () => {
    expect(understand(said('Could you keep your answers shorter please?', 'what do you do?')).holds).toMatchObject({
      shorter: true,
      just_said: null,
    })
    expect(understand(said('keep it short', 'you can write longer again')).holds.shorter).toBe(false)
  })
  it.each([
    'shorter please',
    'that’s too long',
    'Your answers are way too long',
    'can you be brief?',
    'one word answers please',
    'you talk too much',
    'use fewer words',
    'no long answers please',
  ])('shorter: %s', (line) => {
    expect(understand(said(line)).holds.shorter).toBe(true)
  })
  it.each([
    'That coat is far too long for you. Whose was it?',
    'It has been too long.',
    'I like my hair shorter.',
    'We had a brief affair.',
    'He gives me one word answers.',
    'I used to write shorter letters.',
    'I talk too much when I’m nervous.',
    'In one word, exhausted.',
    'I no longer work there.',
    'I had to write three paragraphs for my boss.',
    'How much longer is the shift?',
  ])('no wish for how it writes: %s', (line) => {
    expect(understand(said(line)).holds).toMatchObject({ shorter: false, longer: false, just_said: null })
  })
  it('shorter for one reply alone', () => {
    expect(understand(said('Tell me in one sentence what you do')).holds).toMatchObject({ shorter: true, just_said: null })
    expect(understand(said('Describe a plant in one sentence', 'and your job?')).holds.shorter).toBe(false)
  })
  it.each(['longer please', 'tell me in detail', 'give me longer answers', 'describe it in more detail'])('longer: %s', (line) => {
    expect(understand(said(line)).holds.longer).toBe(true)
  })
  it('slower', () => {
    expect(understand(said('slow down a bit', 'ok')).holds).toMatchObject({ slower: true, just_said: null })
    expect(understand(said('slower please', 'you can go faster again')).holds.slower).toBe(false)
    expect(understand(said('My car is slower than yours')).holds.slower).toBe(false)
  })
  it('good news is good, whatever hard words are in it', () => {
    expect(last('Good news, my wife is done with chemo').mood).toBe('good')
    expect(last('She starts chemo on Monday').mood).toBe('sad')
    const passed = read('Omg okay I have to tell you, I passed my paramedic exam TODAY! I failed it in June and I cried in a shop.')
    expect(passed.parts).toMatchObject([{ kind: 'feeling', mood: 'good' }])
  })
  it('a loss that is told before a question is one, and a loss that is asked about is none', () => {
    expect(understand(said('He passed away last spring. Is it quiet at your place too?')).grave).toBe(0)
    expect(understand(said('Today is one year that my friend Saku is dead.')).grave).toBe(0)
    expect(understand(said('My brother is dead serious about it.')).grave).toBe(null)
    expect(understand(said('i failed my driving test 5 times. passed on monday.')).grave).toBe(null)
    expect(understand(said('When was it that your grandfather died?')).grave).toBe(null)
  })
  it('a loss weighs for three turns, and ends with a change of subject', () => {
    expect(understand(said('My grandmother died last Tuesday.')).grave).toBe(0)
    expect(understand(said('My grandmother died.', 'She baked.', 'Every Sunday.')).grave).toBe(2)
    expect(understand(said('My grandmother died.', 'a', 'b', 'c', 'd')).grave).toBe(null)
    expect(understand(said('My grandmother died.', "Let's talk about something else.")).grave).toBe(null)
  })
})

describe('faces and short words', () => {
  it.each([
    ['hey :)', 'greet'],
    ['hey 👋', 'greet'],
    ['👋', 'greet'],
    ["I'm back", 'greet'],
    ['😂', 'laugh'],
    ['👍', 'ok'],
    ['im fine thanks', 'ok'],
    ['nvm', 'ok'],
    ['no way!', 'ok'],
    ['no way', 'no'],
    ['brb', 'quiet'],
  ] as const)('%s: %s', (line, small) => {
    expect(last(line).small).toBe(small)
  })
  it('a heart is kindly meant, and tears are sad', () => {
    expect(last('❤️')).toMatchObject({ text: 'You are sweet.', small: null })
    expect(last('😭').mood).toBe('sad')
  })
  it('a greeting before a question is no part of it, a name before a telling stays', () => {
    expect(last('Hello there, how are you?').text).toBe('how are you?')
    expect(last("Hi, I'm Sam").text).toContain('Sam')
  })
})
