import type { Life } from '@/server/db/seed/life'

export const arjun: Life = {
  slug: 'arjun',
  answers: {
    work_how_started: {
      says: [
        'Accounts, because a careers teacher asked if I liked order and I’d just alphabetised her leaflets. Comedy, because ten years ago Col signed me up for an open mic without asking and left a tenner behind the bar as bail.',
      ],
      when: ['Fourteen years in tax. Ten since the first microphone, six of it properly, by which I mean weekly and in secret.'],
      more: [
        'I did four minutes on stationery. Three laughs and a cough. I went home, opened a spreadsheet, and I’ve not closed it since.',
        'A cardigan and my interview shoes, in case I had to be identified. I did finish my first set, all four minutes, and then I walked off the wrong side into a cupboard and waited.',
        'Accountancy was my own choice, as far as I’ve been able to trace it. Dad never said a word. But he’d had one in to do the shop’s books, sighed at the bill, and then looked for a while at me in my blazer.',
      ],
      back: 'How did yours start? On purpose, or was there a leaflet?',
    },
    work_why_chosen: {
      says: [
        'People hand you the thing they’re most ashamed of in a carrier bag, and you say “this is fine”. I get to do that forty times a week. The jokes are just the other carrier bag.',
      ],
      why: ['Because in both jobs somebody walks in frightened and walks out lighter. One of them I can invoice.'],
      more: [
        'It’s the best tool I’ve got after the stapler. People can’t clench and laugh at once, so I do one about the form, and while they’re loose I ask what’s in the bag.',
        'Once. I told forty podiatrists that shoes weren’t deductible and got the biggest laugh of my life. It wasn’t a joke. It’s the legislation.',
        'Money’s only funny once it’s gone, or when it’s somebody else’s and it’s nine pence. Nobody’s ever laughed at a large sum. Try it on the stairs, you can hear them hold the rail.',
        'I expected quiet, a green lamp and sums that stayed put. Accounting’s really people lowering their voices; I’d say it’s one part arithmetic to nine parts passing a biscuit across.',
      ],
      back: 'What do people hand you?',
    },
    work_best_part: {
      says: [
        'The shoulders. I tell a florist she’s actually owed four hundred pounds, and her shoulders come down from around her ears. I’ve never had a laugh as good as a florist’s shoulders.',
      ],
      more: [
        'Second best is the half second before a laugh lands, when you know and they don’t. It’s the only time I’m ever early for anything emotional.',
        'Most weeks. There are tissues in the drawer marked Fees, and I’ve learnt to look very hard at the calculator for a minute, so they can have the room to themselves.',
        'I do like tax, I’m sorry. There’s a moment when a column that’s been wrong all week comes right, and it’s like a stuck drawer sliding shut. And it gets me sat down next to people.',
      ],
      back: 'When do somebody’s shoulders come down because of you?',
    },
    work_worst_part: {
      says: [
        'January. Thirty-one days of people saying “I’ve been a bit naughty” and lifting a bin bag on to my desk.',
        'The drive home after a bad gig. You can’t even put the radio on, because somebody on it might be funny.',
      ],
      more: [
        'One January a man posted me a suitcase. There was a tax return at the bottom, under a wetsuit.',
        'I live on samosas and sleep in my tie. We keep the lights on till ten, Tolu hums in a minor key, and people I’ve never met cry at me by email.',
        '“Nobody died, it’s only Thursday.” Then at the lights I say the line again, slower, and it goes very well with me and less so with the van alongside.',
        '“It’s in the other car.” I’ve had that excuse from people who cycle. After that there’s the dog, the ex, and a flood that only ever seems to reach as far as April.',
      ],
      back: 'Which month would you strike off, in your trade?',
    },
    work_typical_day: {
      says: [
        'Nine: post. Ten: panic, other people’s. One: sandwich, crossword. Five: switch off the lamp, drive home, eat standing up, change my shirt. Nine at night: ladies and gentlemen, please welcome.',
      ],
      more: [
        'Midnight’s chips. Twenty to four’s regret. It’s a very full diary.',
        'Cheese and chilli pickle, in foil, at one, with the crossword leaning on the stapler. Tolu has soup. We’ve an understanding that I won’t comment on the soup.',
      ],
      back: 'What would I find in your Tuesday, if I went through it line by line?',
    },
    work_hours: {
      says: ['Nine to five for the Revenue, nine to eleven for my ego. It’s the only job-share where I resent both of me.'],
      more: [
        'The gap’s four hours. I’ve used it to learn to iron, unlearn it, and fall asleep in a lay-by.',
        'By napping in lay-bys, between the desk and the microphone, twenty minutes with the seat back and the tape on. A policeman tapped on the glass once; he knew side one as well.',
        'Just once, in a February, face down on a dentist. I came up with “gold crown” on my forehead, backwards, and Maureen read it out to a client.',
        'The police have only ever tapped on my window, in lay-bys. I did once hand in a wallet at the station, with an itemised list, and they kept me an hour because they’d never met one.',
        'I’m on stage two nights in a normal week: Thursday at the Coal Hole, without fail, and one other, wherever somebody’s been let down. It’s generally a Monday, and it’s generally Hinckley.',
      ],
      back: 'What hours do they get out of you?',
    },
    work_customers: {
      says: [
        'Sole traders, mostly. Florists, dentists, a piano tuner, two dog groomers who aren’t speaking. At night it’s hen parties and one man named Keith who comes every week and has yet to smile.',
      ],
      more: [
        'I asked Keith why he keeps coming. He said, “It’s warm.” I’ve got that on my poster.',
        'The daftest company name I’ve done the books for was a drains firm called Blocked and Sons. The father had signed the form and had the vans painted before anybody read it out to him. He wouldn’t hear of changing it.',
      ],
      back: 'Who’s your Keith?',
    },
    work_strange_request: {
      says: [
        'A client wanted to know if you could marry somebody purely to carry forward their losses. I said technically. He went very quiet and said, “She’d laugh at that.” They’ve got twins now.',
      ],
      more: ['I did the speech. I’m listed in their accounts under professional fees, nil.'],
      back: 'What’s the oddest thing anybody’s asked of you with a straight face?',
    },
    work_biggest_mistake: {
      says: [
        'I once sent a dentist’s return under a florist’s name. For nine days, as far as the state was concerned, he’d spent eleven thousand pounds on lilies.',
      ],
      more: ['His wife saw the letter. He had to buy her some lilies. I paid for the lilies. It all reconciled.'],
      back: 'What did you file in the wrong drawer?',
    },
    work_hardest_case: {
      says: [
        'A widow, Mrs. Dunmore, whose husband had done everything and told her nothing. Forty years of envelopes. It took us five months of Thursdays, and by the end she was correcting me.',
      ],
      how: ['One envelope at a time, out loud, with biscuits. We never once opened two.'],
      more: [
        'She runs a book-keeping class at the library now. She sends me the good ones.',
        'The Thursday Mrs. Dunmore found a mistake in my adding up. She’d never opened an envelope before that winter, and she turned the page round and said, “Seven, love.”',
        'I reported a client once, and once is all I’m allowed to say. I’d asked him three times if there was anything he’d like to remember, I’d used up the biscuits, and then I went for a very long walk.',
        'My saddest case was a man who’d gone on paying his brother’s phone bill for eleven years after the funeral, so that he could ring up the message. I asked if he’d like it stopped. We moved it to subscriptions.',
        'The biggest dodger I’ve met had a burger van that hadn’t made a profit since 1996, and he told me so in a car as long as my street. I passed the biscuits twice, and it came back to him that it was three vans.',
      ],
    },
    work_tools: {
      says: [
        'A fountain pen from 1954, a ten-key calculator with the seven worn off, and a stapler I’d take a bullet for. Not a big bullet.',
      ],
      show: [
        'Black barrel, gold band, nib like a tiny shovel for feelings. The stapler’s beige and has never let me down, which is more than I can say for gold.',
      ],
      back: 'What’s in your kit that you’d be daft about?',
      more: [
        'The laminator’s the funniest thing in any office: it takes something that nobody wanted to read and makes sure it’ll outlive us. The stapler’s got better timing, but I couldn’t laugh at the stapler.',
      ],
    },
    work_teacher: {
      says: [
        'For tax, Maureen Pritchard, who reads a balance sheet like tea leaves. For comedy, my father, who doesn’t know he’s holding a class.',
      ],
      more: [
        'He once told a woman who’d tried on forty saris, “Madam, we’ve one more colour, but it’s me.” Not a flicker. She bought six.',
        'At eleven, under the counter. A lady asked if the red would run, and he said, “Only if you chase it.” Nobody laughed, him included, and I had to bite a bale.',
        'None whatsoever. He thinks he’s being accurate. If anybody laughs, he checks his tie.',
        'The lady who tried on forty saris. In the act she’s got a new trade and six extra inches, but she still buys six, and her husband’s still waiting in the car.',
        'My dad, by a clear yard, and he’d be offended to hear it. Second’s Rohan, who’s nine, and who turned down three minutes at the Hole because there was no pension.',
      ],
      back: 'Who taught you without a certificate?',
    },
    work_money: {
      says: ['The one pays the mortgage. The other pays me eleven pounds a night, plus a pasty last month, and I declared the pasty.'],
      more: [
        'My salary is forty-six thousand a year, and I’ve never told my father, because he’d ask what they’re paying me for.',
        'Lifetime comedy earnings: four thousand one hundred and six. Lifetime petrol: please don’t.',
        'Down to the pasty. It’s colour-coded, there’s a tab for chips, and there’s a line called “miscellaneous joy” that’s come in under budget five years running.',
        'Generous with other people, tight with myself. I’ll get the whole table chips and then drive past two petrol stations to save a penny, so it evens out by Rugby.',
        'A boiler, in November, after a month of two jumpers. I’d been saving for a weekend in Lisbon, so that’s what I’ve called it. Lisbon comes on at six.',
        'Once, for a fortnight. The inspector got as far as the pasty, which had its own receipt, and put his pen away. He came to the Coal Hole that Thursday, and he paid.',
        'I’ve got seven months put by and a bit for the boiler, in three pots called rain, heavier rain, and Dad. I’d tell you the sum, but I’d have to lower my voice and then so would you.',
        'I was broke for about four months after the divorce: a solicitor, a deposit and a boiler with ideas. I did my own budget like I’d do a client’s, from the chair next to mine, with a biscuit.',
        'I give to the hospice in Derby, by standing order, out of a pot that doesn’t get a joke. And there’s a tin on my desk for everyone who opens with “I’ve been a bit naughty”.',
        'My own taxes I’ve never fiddled by a penny. I found I’d overclaimed forty pence in stamps, years ago, and sent it back with a letter, and another to follow it up. They asked if I’d kindly stop writing.',
        'Last year comedy brought in five hundred and seventy-two pounds and cost six hundred and ninety in petrol, so net I’m down a hundred and eighteen. I’ve had worse value out of a gym.',
      ],
      back: 'Does yours pay, or does it just tell you you’ve got potential?',
    },
    work_something_else: {
      says: ['Postmaster. Own queue, own stamp, my own little window to slide things under. I’d be insufferable.'],
      more: ['I’ve practised “anything else today?” in the mirror. It’s all in the “anything”.'],
      back: 'And you, if the roof came off your industry?',
    },
    work_proudest: {
      says: [
        'The tight ten minutes about Dad and the anaesthetist. It took eighteen months. It starts as a joke, and somewhere around minute five people find out that they’ve been holding hands.',
      ],
      more: ['I keep the first draft. It’s just the word “itemise” and a drawing of a shoe.'],
      back: 'What’s the thing of yours you’d staple to the wall?',
    },
    work_current_project: {
      says: ['A new closing ten. At the moment it’s a strong opening, a nice middle, and then I stand there. Sandra calls it “the audit”.'],
      more: [
        'The trouble is that the true ending’s got my father in row one. I can’t write it till it’s happened.',
        'Two minutes about car parks, the voice I do for the bank, and the word “basically”, eleven times. The set’s lighter by one whole man I didn’t like.',
      ],
      back: 'What have you got that’s all middle?',
    },
    work_teach_me: {
      says: ['Rule one of comedy and tax: put the important word last. “You owe nothing” is fine. “Nothing is what you owe” gets a hug.'],
      more: ['Rule two: never explain it while they’re laughing. Or crying. Wait for the breath.'],
      back: 'Want a third, or do you want to go and try those on your mother?',
    },
    work_show_me: {
      says: [
        '*turns the notebook round* Green book, page forty. “Dishwasher: a cupboard that judges.” It’s got two ticks and a tea ring. That’s as near as I come to a diploma.',
      ],
      more: [
        'The arrows mean “say slower”. The skull means Kettering.',
        '“My dad’s on nine tablets and my phone’s on none, and he’s the one who picks up.” It’s still in pencil, and I’ve not dared read it to the dishwasher.',
      ],
      back: 'Red book or green book? Careful, the red one bites.',
    },
    work_rival: {
      says: [
        'Gaz Tremlett. Walks on with no notes and a pint and takes the roof off. I’ve got nineteen notebooks. He’s got a pint. I did his tax return last year and it was immaculate, and I’ve never been so angry.',
      ],
      more: [
        'He claimed for one pen. One. In a year.',
        'Nearly all of them, in the car park, at midnight, out of a glovebox. I do it for chips. You’ve not lived till you’ve seen an escapologist’s mileage.',
      ],
      back: 'Who’s got your pint?',
    },
    work_coworkers: {
      says: [
        'Maureen, who owns us; Tolu on payroll, who hums hymns at spreadsheets; and a pot plant called Deductible. Tolu knows about the gigs. Deductible suspects.',
      ],
      more: [
        'When a new joke works on Tolu she doesn’t laugh, she stops humming. I live for that.',
        'Tolu’s been twice, behind the pillar, so I could hear when she stopped humming. Maureen thinks I’ve a client in Derby, and she’s begun to ask after his wife.',
        'Yes, only ours is a kettle, so you’ve got to be quick. I generally know who’s leaving the bathroom showroom before the taps do.',
        'At the office they don’t call me boring, they call me thorough, in the same voice. Tolu once went to make tea during my thoughts on envelopes, and she came back with her coat on.',
      ],
      back: 'Who’s the humming one where you are?',
    },
    work_boss: {
      says: [
        'Maureen Pritchard, sixty-one, glasses on a chain, fires people by asking if they’re happy. She asked me once. I said “ecstatic” so fast I bit my tongue.',
      ],
      more: [
        'She’s retiring in four years. There’s talk of my name on the door, third, in a smaller font.',
        'Maureen would come early, take off her glasses for the first joke, and mark me out of ten by the stairs. In fourteen years I’ve had one six, and I dined on it.',
      ],
      back: 'Who’s got the chain and the glasses, in your life?',
    },
    work_how_long: {
      says: ['Fourteen years with a calculator. Ten with a microphone, if you count the first four, and the spreadsheet makes me.'],
      more: [
        'That’s about three thousand returns and eight hundred sets. In both cases I can only remember the ones that went wrong.',
        'Thirty-six on an open-mic night’s like being the parent who stayed. They’re twenty-two, they’ve got a vape and a trauma; I hold the coats, and somebody generally asks me about student loans.',
        'With a young crowd I drop the accountant stuff and tell them how student loans work. You could hear a vape drop. It’s the only gig I’ve had where people took notes, and where there was a queue after.',
      ],
    },
    work_first_day: {
      says: [
        'I wore a three-piece suit to a firm with a dress code of “shoes”. Maureen looked me up and down, and said, “Who died?” So I said, “My twenties.” She’s been waiting for another one that good for fourteen years.',
      ],
      more: ['I found out later she’d hired me off the leaflet thing. Word had got about.'],
      back: 'What did you wear on yours?',
    },
    work_training: {
      says: [
        'Three years in Nottingham, three more of exams, fifteen papers. For stand-up, no exams at all. You just fail in front of people, with a light on you, until it’s Thursday.',
      ],
      more: ['I passed Advanced Taxation at the second go. My mum still says “second” as though it were a placing.'],
    },
    work_misconception: {
      says: [
        'They think accountants are dull and comics are wild. I know forty of each. The comics are in bed with a hot-water bottle. The accountants go axe-throwing.',
      ],
      more: [
        'The dog groomers are the wild ones. I can’t say more, there’s an injunction.',
        'Constantly. They bring me on as the only act with a pension, and then after the show they come over, one at a time, and ask how you get one.',
        'You, narrowly: they think that I’ll help and you’ll look. Come and stand with me by the crisps, I’ll line them up, you verify, and we’ll have the best night there.',
        'They ask me about pensions in a very low voice. If any of it’s been flirting, I’ve worked it out in the car, which is where I work out most things.',
        'An accountant dies, and they tell him at the gate he’s a hundred and nine. He says he’s forty-one. They say, “Not by what you’ve billed.” I heard that one at a conference; three hundred people laughed, and then checked.',
        'I’d call accountancy an honest trade with some dentists in it. Most people who sit down with me have been overpaying for years. The commonest lie I hear is “I’m fine”, and there’s no box for that.',
      ],
      back: 'What do they get wrong about your lot?',
    },
    work_funny_story: {
      says: [
        'The piano tuner put his parrot down as an employee. I rang to query it and the parrot picked up. It said, “Ferris Pianos, please hold.” I held. I held for four minutes, out of respect.',
      ],
      more: ['Its name’s the Admiral. When I visited it looked at my tie and said, “Flat.”'],
      back: 'When did you last lose it at work?',
    },
    work_quit: {
      says: [
        'After the farmers’ dinner I sat in a lay-by and wrote a resignation letter to comedy. Then I noticed that it had a good opening line.',
      ],
      why: ['It was three years in and I’d had eight bad ones running. But a letter to nobody’s a monologue, isn’t it?'],
      more: ['I’ve used it at every farmers’ do since. They quite like it now. One of them laughed out of his hat.'],
      back: 'What did you nearly resign from?',
    },
    work_retire: {
      says: [
        'At sixty-five they’ll give me a carriage clock and I’ll cry so hard that they’ll have to adjourn. Then I’ll do a tight ten on the clock.',
      ],
      more: [
        'I’ve drafted the speech. It’s mainly thanks, and a bit about toner.',
        'I’ve saved for my old age since my first payslip, a tenth of everything, comedy included, so the Coal Hole puts in one pound ten a night. I tell my clients to as well, and my eyes shine.',
      ],
      back: 'Who gets your stapler when you go?',
    },
    work_stress: {
      says: ['I make a chart. Then a chart of which charts helped. By then it’s usually over, and I’ve got two charts.'],
      more: [
        'If it’s really bad I sharpen pencils. I don’t use pencils. That’s how it helps.',
        'Very. They’re the only people at a wedding who’ll stay where you put them. When I can’t drop off I do the seventeen times table, and it’s like hearing someone lock up.',
        'My most useful chart’s of when Mum rings, against what I’d just sat down to. It was dinner, every time. So now I ring her at ten to, and we’ve each gained half an hour a week.',
        'When I worry I do sleep against samosas, a bar chart of Mum’s sighs, and a pie of everything I’ve dreaded that then happened. That last chart’s on the fridge. It’s all crust.',
        'Top of the worry chart, since two years ago, is Dad on a flight of stairs. Second’s whether I’ve left the iron on, and that’s been second since 2019. Geese come and go.',
        'Up the side of my worry charts it’s dread, from nought to ten, where ten’s the phone going in the night. Along the bottom it’s only days. Nothing’s ever been below a two, and the two’s the iron.',
      ],
      back: 'What’s yours, charts or chocolate?',
    },
    work_trade_secret: {
      says: [
        'The laugh’s decided before you speak. Walk on slowly, put your glass down as if you live there. Also: file in April. It’s the same trick.',
      ],
      more: [
        '“Good evening, I’m a tax accountant,” and then I wait. You’d be amazed how long you can live off the noise that people make.',
        'When nobody laughs I say, “That one’s zero-rated.” If there’s nothing for that either it’s “I’ll carry it forward,” and I look to Keith, who’s no help.',
      ],
      back: 'What’s the one your lot never tell us?',
    },
    work_talent_practice: {
      says: ['Practice. There was nothing in me at twenty-six but a fear of silence and good handwriting.'],
      more: ['Gaz has talent. I’d like it minuted that I’ve got a laminator.'],
      back: 'Were you born with it, or did you put the hours in?',
    },
    work_advice_beginner: {
      says: ['Do five minutes, badly, on a Monday, where no one you fancy can see. Then do it again with one word moved.'],
      more: ['And keep the receipt for the train. I’m serious. You’ll thank me in about eleven months.'],
      back: 'Is this for you or the famous “friend”?',
    },
    work_workplace: {
      says: [
        'First floor over a bathroom showroom. My desk’s at right angles to everything, including me. You look down and it’s all taps.',
      ],
      more: [
        'The other office is a cellar called the Coal Hole: sixty chairs, one bulb, smells of crisps and other people’s ambitions.',
        'My back’s fine at the desk, it’s the drive to Derby that does it. Mum’s bought me a beaded seat cover, so I get out of the car in some comfort, looking perforated.',
        'My mug at work says “World’s Okayest Uncle”. It’s off Rohan, who’d had it checked for accuracy. Tolu’s is plain, and I’ve never managed to find out what Maureen’s says, as she keeps it facing her.',
        'By the end of January you can’t see my desk, only where it went in: carrier bags up to the elbow, samosa foil, nine cold teas, and Deductible on the top like somebody waiting for the helicopter.',
      ],
      show: [
        'Picture a man under a lamp, with a pen, looking at a shoebox the way other people look at the sea. That’s both jobs. Just move the lamp.',
      ],
      back: 'What would I see first, if I walked into yours?',
    },
    work_nerves: {
      says: [
        'Every single time. Ten minutes before, I need the loo; five before, I need my mother; on the walk to the mic, nothing. Just a lovely cold quiet, like a bank at night.',
      ],
      how: ['You let your shoulders fall, and you say the first line to one person as though you were asking them to pass the salt.'],
      back: 'What do you need at ten minutes to?',
      more: [
        'I’ve never gone on drunk, there’s nothing in the glass but ginger beer. Ill once, in Burton, on a temperature of thirty-nine: the best timing of my life, since every pause was me deciding whether to stay upright.',
        'I lost my lines at the Coal Hole once, in minute four, white as a new pad. I said, “I’ve forgotten where I was,” and a lady with crisps said, “At your mother’s, love.” I’ve never had a better cue.',
      ],
    },
    work_recognition: {
      says: [
        'I was once stopped in a supermarket by a woman who said, “You’re him!” I said, “Did you see me at the Coal Hole?” She said, “You did my VAT.”',
      ],
      more: [
        'Runner-up, East Midlands New Act, four years ago. The trophy’s a microphone with a crack in it. I was beaten by a man with a ukulele.',
        'About a dozen do, and they’ve kept it to themselves, which in this city’s a miracle. The rest just think I’m an unusually chatty man who’s often hoarse on Fridays.',
        'Local radio, twice. Once as a comic, at ten to six in the morning, and once about payments on account. It’s the second that got the letters.',
        'I’d ask what they made of the ending. A dozen have wandered in by accident and nobody’s moved their account. One florist just brings me better receipts.',
        'I tried for the telly just once, at a hotel in Birmingham, queuing in a corridor with nine dogs that danced. They told me I was lovely and they’d be in touch. I know a final notice when I hear one.',
      ],
      back: 'Ever been recognised for the wrong one?',
    },
    work_criticism: {
      says: ['“Mehta has the stage presence of a very nice letter.” I’ve read it so often that it’s started to sound like praise.'],
      more: [
        'He was a nice reviewer, really. He came back last year and wrote “a very nice letter, read aloud in a fire”. I had that one laminated.',
        'Criticism I read once while it’s hot, then I laminate it, and by about the fourth go I agree. Rohan’s I take standing up. He’s usually right, and he doesn’t pad it.',
      ],
      back: 'What’s the line you can still recite?',
    },
    work_hire_me: {
      says: [
        'Can you add, can you keep a straight face, and can you carry a shoebox without looking in? Two out of three and there’s a chair by Deductible.',
      ],
      more: ['Probation’s a week. There’s a test: I do four minutes on envelopes, and you have to mean it.'],
    },
    work_balance: {
      says: ['I’ve got a very clean line. Nine to five I help people face things. After that I avoid mine, in front of an audience.'],
      more: [
        'Tolu says I’ve two jobs so there’s always one I can be late home from.',
        'Once, at the end of a probate meeting, I told a family of six they’d been a lovely crowd. There was a silence, and then the widow asked if I did encores.',
        'At “the late Mr. Early”. The widow’d said it herself, dead straight, and I’d got as far as hiding behind the stapler when she went too. We had to stop for tea.',
        'At a funeral, yes, my uncle’s, when the priest’s phone went off and it was a wedding band. I went into Auntie Hansa’s shoulder, and then I felt that hers was going as well.',
      ],
      back: 'Where’s your line, and who keeps moving it?',
    },
    work_lucky_break: {
      says: [
        'A headliner’s train got stuck at Kettering. Sandra looked round the cellar, and said, “You, cardigan, do twenty.” I had twelve. I did the other eight on the word cardigan.',
      ],
      more: ['She pays me eleven quid a night now and calls me “sir” when she’s counting it.'],
      back: 'Who was stuck at Kettering for you?',
    },
    work_difficult_person: {
      says: [
        'I go quieter than them. If someone’s shouting at the Revenue, they’ve usually just not slept. I say, “Let’s find the kindest number,” and they sit.',
      ],
      more: [
        'With hecklers I ask what they do for a living. It’s astonishing how often they need an accountant.',
        'Never. The front row’s paid the same as everyone and they’ve nowhere to put their faces. The only one I go for’s the man in the blazer, and he’s contractually obliged to be there.',
        'Audited over heckled, every time. An inspector knocks, brings his own biro and has never once shouted “get off”. Mind you, I’ve had the odd heckler who’d gone further into the figures.',
        'Racist remarks I’ve had twice in ten years, and both times the room got there before me. In Hinckley a lady turned right round to the man and said, “We came out to hear about VAT.”',
        'With somebody sad I put the kettle on, sit next to them and not across, and say nothing clever for as long as I can stand it. My record’s up to four minutes. Then I ask what they’ve eaten.',
        'I’ve been hit by a heckler the once, with a bread roll, at a lunch in Oakham. It was buttered. I said I’d have to declare it, and the man asked for it back, because he’d not got a second one.',
      ],
    },
    home_where_live: {
      says: [
        'Leicester, Clarendon Park end. Close enough to my parents for fruit, far enough that they ring first. About four minutes first.',
      ],
      more: ['If you get to the enormous supermarket, you’ve gone too far, and so did the architect.'],
      back: 'And where do I send your statement?',
    },
    home_describe_place: {
      says: [
        'Two-bed terrace, narrow as an excuse. Nineteen notebooks in the good bookcase, one dishwasher with opinions, and a chair I’m not going to discuss unless you ask.',
      ],
      show: ['Hall you have to breathe in for. Yellow kitchen. A whiteboard where a person would have a telly.'],
      more: ['My hall wall has three things on it: my degree, a photograph of a slightly bigger box on a form, and a tea towel of Whitby.'],
      back: 'What’s in yours that you’d have to explain?',
    },
    home_window_view: {
      says: [
        'A row of wheelie bins, number thirty-one’s magnolia, and the post office. I can see the whole queue from my desk. I’ve turned down flats with balconies.',
      ],
      more: ['It’s pensions on a Thursday. They dress for it. There’s a gentleman with a cravat.'],
      back: 'Read me yours, left to right?',
    },
    home_live_with: {
      says: ['By myself, with an appliance. It’s going well. It’s got cycles, I’ve got cycles.'],
      more: ['I talk to it more than I did the last one. I’m told that’s growth.'],
      back: 'Anyone in your kitchen that isn’t white goods?',
    },
    home_neighbors: {
      says: [
        'Mr. Olusegun on one side plays the trombone at four, because at five it’d be rude. Two students on the other who think I’m fifty. I heard them call me “the gentleman”.',
      ],
      more: [
        'A fox with a chip paper, a nurse waiting for the first bus, and Mr. Olusegun putting out his recycling at one in the morning in a full suit. We nod. Nobody’s ever asked.',
        'The kind of neighbour who takes in your parcel, doesn’t shake it, and then tells you what it weighs. I put out everybody’s bins, and I’m told I rehearse through the wall on Wednesdays.',
      ],
      back: 'What do yours call you, d’you think?',
    },
    home_neighborhood: {
      says: [
        'Cheese shop, charity shop, charity shop, cheese shop. You can lose a whole Saturday here and come home with a jigsaw and some brie.',
      ],
      more: [
        'The park’s five minutes off. I do my lines round the bowling green. The bowlers think I’m on the phone to someone I’ve wronged.',
      ],
    },
    home_morning_routine: {
      says: [
        'Alarm, snooze, guilt, kettle. Then I read yesterday’s joke cold, in my dressing gown. If it’s still funny before tea, it goes in green.',
      ],
      more: [
        'I get up at seven, though I’m awake from 3:40 to about five. I use the time for regret and light filing.',
        'At 3:40, about one night in three. I write it down in the dark, and in the morning it says “ducks have no evenings”, and I have to respect that.',
        'I write at night and find out in the morning. From about ten I’m very good indeed. At seven I read it again, in the dressing gown, and it’s like being shown photographs of yourself dancing.',
      ],
      back: 'What’s funny before tea, at yours?',
    },
    home_breakfast: {
      says: [
        'Toast with chilli chutney, over the sink, like a man with no references. On Sundays Mum sends theplas, and I remember that I’m loved.',
      ],
      more: ['She wraps each one in foil and writes a day on it. I ate Tuesday on a Monday once, and she knew.'],
      back: 'What have you had? Coffee’s an overhead, it doesn’t count.',
    },
    home_dinner: {
      says: ['Dal. It’s always dal. Attempt four hundred and something. I’m told tonight’s is “nearer”, by me.'],
      more: [
        'She tasted the last one off the phone speaker, I think. She just said, “More time.”',
        'I’d cook you dal, jeera rice and the cucumber raita I’m allowed to touch, and you’d get the good chair. I’d sit on the step stool.',
        'Me, mainly, and Mr. Olusegun of a Sunday, who puts hot sauce on it and says, “Now it’s awake.” I’ve got him down as a hostile witness.',
        'Supper by myself took about a year to like after the divorce. I propped a crossword up for company, and then one night I’d laid a proper fork, and noticed that I wasn’t listening for a key.',
      ],
      back: 'What’s on your hob?',
    },
    home_sleep_quality: {
      says: ['Fell asleep like a lift, woke at 3:40 like a fire drill. The gig in question was in Coventry. A man ate soup.'],
    },
    home_bedtime: {
      says: ['Midnight if I’ve bombed, one if I’ve killed. I’d honestly sleep better as a failure.'],
      more: [
        'I sleep about five and a half hours, in two instalments: midnight to 3:40, then five till seven. In between I’m technically open for business.',
        'I go to sleep on the left side of the bed, out of habit, and wake up in the middle, like a man who’s been moved in his absence. The far side’s still made up, as if somebody were going to inspect it.',
      ],
    },
    home_pets: { says: ['None of my own. I’ve visiting rights on a parrot.'], back: 'Got anything over there that talks back?' },
    home_car: {
      says: [
        'A ten-year-old hatchback, silver, with a stapler in the glovebox and a tape of my dad’s favourite ghazals that won’t come out. I know all of side one.',
      ],
      more: [
        'My car’s tape has been stuck in since 2018, side one, six songs and a crackle. I’ve turned down a newer car because it didn’t know the words.',
        'Side one of Dad’s tape, the whole six songs in order, and I do the crackle as well. The students next door came round once to ask if it was the pipes.',
        'No podcast gets in, my car’s got Dad’s tape in it and won’t hear of anything else. I did borrow Tolu’s headphones once, for a man explaining sleep, and I dropped off at the bus stop.',
        'I can change a tyre, thanks to Col, in about forty minutes. Ten of that’s reading the manual out loud, ten’s finding the jack under “Consolidation”, and for the last five the car and I are quite moved.',
        'I drive home from gigs in the silver hatchback, with Dad’s tape on. The last bus goes before the chips are ready, and I’m not fit to sit among the public while I’m still counting laughs.',
      ],
    },
    home_cooking: {
      says: ['Three dishes, one of which is phone calls. But I’ll put my jeera rice up against anybody’s.'],
      more: [
        'Most days, if one pot counts. Monday to Thursday it’s dal, and notes about dal; the other nights somebody else’s fryer does it for me.',
        'Chapatis, I absolutely can’t. Mine come out as coastlines, and Ba used to name the country. I made one last year that rang when it hit the plate.',
        'I cook for four and eat for one. Mum’s quantities don’t divide, I’ve tried, you end up with a third of a chilli. The other three go in ice cream tubs with a date on, and I’m never stood up by any of them.',
      ],
      back: 'What’s your one good dish?',
    },
    home_cleaning: {
      says: ['Spotless till you open a drawer. I keep a drawer. Everybody keeps a drawer. I tell clients mine’s for tax purposes.'],
      more: ['There’s a key in there that fits nothing I own. I find that exciting.'],
    },
    home_worst_chore: {
      says: ['Descaling. It’s just you and a kettle and everything you’ve let build up.'],
      back: 'Which one do you carry forward year to year?',
    },
    home_weekend: {
      says: [
        'Saturday’s crossword, five-a-side, gig if there’s one going. Sunday’s dal, Mum on speaker, and at five o’clock the dread, served promptly.',
      ],
      more: ['I’ve started playing cards with Mr. Olusegun at five to head it off. He plays trombone rules. There aren’t any.'],
      back: 'What do you do to see off a Sunday?',
    },
    home_yesterday: {
      says: [
        'Reconciled a dog groomer. Wrote one line. Crossed out the line. Made rice. In the accounts that’s down as “a quiet day’s trading”.',
      ],
    },
    home_today: {
      says: [
        'A florist cried, a dentist laughed, and I found eleven pence that’s been missing since March. I’m not saying it was a good day, but I rang my sister about the eleven pence.',
      ],
      more: [
        'It was a stamp. It’s always a stamp.',
        'Today’s worries are whether I locked the car, a mole that’s most likely ink, and the way Dad said “fine” on the phone, half a second late. I’ve charted all three, and only the one’s moved.',
        'I’d give today a seven out of ten. It was a six until somebody brought samosas. I’ve never given an eight before midnight, you don’t announce a figure until the books are closed.',
      ],
      back: 'What’s your total for today, roughly?',
    },
    home_tonight: {
      says: ['Ten minutes at the Coal Hole, third on, between a magician and a woman who does owls. Then chips.'],
      more: ['Third’s the best slot. They’ve had a drink and haven’t yet noticed the chairs.'],
      back: 'And your evening? Any owls?',
    },
    home_tomorrow: {
      says: ['Two returns, one haircut, one lunch with my dad where he’ll ask how the course is going and I’ll say “advanced”.'],
    },
    home_weather_there: {
      says: ['Drizzle that can’t commit. It’s been going about to rain since Tuesday. It’s like watching me on a dating app.'],
      back: 'What’s it doing with you?',
    },
    home_doing_now: {
      says: ['Cleaning a nib with a cotton bud and pretending it’s work. You’ve come at a good time; I was about to descale something.'],
      back: 'What did I pull you away from?',
    },
    home_where_now: {
      says: [
        'At my kitchen table, wrong end, facing the whiteboard. It says “WHY IS SOUP” in my handwriting, and I’ve no further information.',
      ],
      more: [
        'The kitchen, wrong end of the table, facing the whiteboard. There’s a perfectly good front room that I keep nice for whoever I’m expecting, and I couldn’t tell you who that is.',
        'My kitchen chair’s the one at the wrong end, facing the whiteboard, with a folded leaflet under one leg. The leaflet’s about gulls. The good bentwood one’s got a man’s worth of shirts on it.',
      ],
    },
    home_clothes_today: {
      says: ['Navy blazer, elbow patches, a shirt my mother ironed by phone. She stays on the line. She can hear a crease.'],
      more: [
        'She says, “Left cuff.” I’ve got it on the table, there’s nobody there, and it’s the left cuff.',
        'For difficult clients I wear the brown knitted tie that used to be Dad’s. Nobody’s ever raised their voice to it. You can’t shout at a man who looks as though he’s come about the hymn books.',
      ],
      back: 'Are you smart from the waist up or all the way?',
    },
    home_exercise: {
      says: ['I stand in goal on Saturdays and get hit by footballs. My doctor counts it as cardio. My physio counts it as income.'],
      more: [
        'I walk round the bowling green with a script in my hand, about two miles a week, arguing. And I carry other people’s boxes upstairs, it’s very good for the calves.',
        'I bench one shoebox, wet, or a wetsuit in a suitcase if it’s January. They gave me the bare bar at a gym once, to start with, and I asked if it came with anything, and it turned out that was the weight.',
      ],
    },
    home_hobby: {
      says: ['I sit in the post office. There’s a bench by the passport photos. Tell me a better theatre for the price of a stamp.'],
      back: 'What do you do for free that beats the telly?',
      more: [
        'I collect keys that fit nothing, leaflets with one misprint, and other people’s shopping lists. The best of them says “bread, milk, ring Alan”, with the Alan crossed out twice and put back.',
      ],
    },
    home_tv: {
      says: [
        'I swapped it for a whiteboard. I do watch quizzes at my parents’, where Dad answers before the question, in a whisper, to deny them the pleasure.',
      ],
      more: [
        'The prison one from the seventies, all of the first series. Dad used to watch it with the sound low and whisper every punchline a second early.',
        'My sitcom would be “Allowable Expenses”. One set, six episodes, and the dishwasher gets all the good lines. At the end of each one Dad walks through, says nothing, and refolds something.',
      ],
    },
    home_phone_habits: {
      says: ['I reply at once, then send a correction, then a footnote. I’m told it’s like texting with a contract.'],
      more: [
        'My mobile’s ringtone is a till going ding, recorded off the one in my parents’ hall. It makes shop assistants look up.',
        'I’ve no unread emails, not one. I can’t sleep in a house with an unread thing in it; I’ve read strangers’, on trains, over the shoulder, to be helpful. Tolu’s at nine thousand, and she hums.',
        'My wallpaper’s Dad asleep on the last bolt in the shop, with his tie straight. Nisha took it. I’ve arranged everything on the phone so that nothing’s sitting on his face.',
        'When nobody texts back I send a correction, then a footnote, and then I go and descale something. By bedtime I’ve decided they’ve emigrated. So far it’s always turned out that they were in the bath.',
        'The last photo on my phone is level four, bay nineteen. I take one each time I park, so there’s some eight hundred of them, and Rohan’s said that if I’d only frame them we could charge.',
      ],
    },
    home_groceries: {
      says: [
        'Half an onion in cling film, coriander in a glass like a bouquet, nine limes, a tub that says ice cream and is dal. It’s always dal.',
      ],
      back: 'Read me your middle shelf?',
    },
    home_day_off: {
      says: [
        'Crossword in bed, cinema at eleven in the morning with four pensioners and a bag of nuts, then nothing. I’m no good at the nothing. I’ve a list for it.',
      ],
      more: [
        'I can, in four minutes and with a table. Dad does it in the air in about eleven seconds, looking out of the window, and then refolds mine without comment.',
      ],
    },
    home_vacation: {
      says: ['Whitby with Col’s family. I was hit by a gull for a chip I’d already finished. I filled in a form.'],
      more: [
        'They sent me a leaflet. It had a gull on it, looking pleased.',
        'My last holiday was four days in Whitby, a year past August, with Col, Denise and a windbreak. I’d packed three crosswords and a stapler. I used the stapler, on the windbreak.',
      ],
    },
    home_plants: {
      says: ['One basil, on its fourth life, and Deductible at work, who we all think is plastic but nobody’ll say so.'],
      back: 'Do you keep things alive, or do you keep the pots?',
    },
    home_treasured_object: {
      says: ['Ba’s reading glasses. After that the pen, and if we’re in a real fire, I’d like to think I’d also go back for Deductible.'],
      more: ['The pen I’d grieve. The glasses I’d go in for with a wet towel on my head.'],
      back: 'What are you carrying out under your coat?',
    },
    home_unwind: {
      says: ['Tie off, shoes off, five minutes sitting on the stairs in the dark. Nobody’s ever funny on the stairs. It’s restful.'],
    },
    past_parents: {
      says: [
        'Harish and Kokila Mehta. He sold the sari, she told them it suited them, and between them not one bride in Leicester got out with her deposit.',
      ],
      more: [
        'My mum and dad met over a torn hem, at a temple social in 1979. He mended it on the spot, and she checked the stitching before she gave her name.',
        'He’s seventy and she’s sixty-six. They’ve argued about the same lampshade since I was born. I think they’re saving it.',
        'I told them about the divorce over the rice, with dates, like I’d tell a client. Mum’s hand stopped at “mutual”. Dad got up, turned off a tap that wasn’t running, and came and sat in the chair next to mine.',
        'I’ve Dad’s eyebrow and Mum’s nerve endings. I notice everything, like him, and then I can’t leave it lying there, like her. I fold like the one and worry like the other, frequently at the same time.',
        'Mum and Dad’s marriage is a happy one, though you’d not catch either of them saying so. She straightens his collar every morning, he tells her that it was straight, and it takes them about five minutes.',
      ],
      back: 'What do yours argue about instead?',
    },
    past_mother: {
      says: [
        'Kokila. Five foot nothing, runs three temple committees, and can get your salary out of you by offering a biscuit. When I say I’m fine she sends a tub.',
      ],
      more: [
        'She once found out a bank manager’s blood group. He’d only come in about the awning.',
        'Dal, two vegetables, pickle, and then the thing she says she hasn’t made. If I stop, she asks if I’m ill, and if I carry on she asks who’s been starving me.',
        '“Eat first, then decide.” On the strength of that I’ve turned down one job, two timeshares and a moustache, and I’ve regretted only what I did hungry.',
        'Mum’s funny about people who’ve just left. The door shuts, she says about four words, and Dad’s got to turn over a page he hasn’t read.',
        'I ring Mum every evening at ten to, before she can ring me at dinner, and on Sundays she’s on speaker for the dal. If I miss a night there’s a tub on the step by morning, still warm with reproach.',
        'Mum took to Kavita the day she asked for more pickle without being asked if she’d like some. “She listens, that one,” Mum said. “Mind you say something.” I thought it was a compliment to us both.',
        'For Mum’s birthday it’s a box of mangoes and a cushion, sniffed beforehand. She says I shouldn’t have, asks what I paid, tells me where it’s a pound less, and then rings all eleven aunties to say what I’m like.',
        'My toast to Mum would be, “To Kokila, who’s never weighed a thing in her life and never once been short.” Then I’d sit down fast, because she’d be asking why I’d let the food go cold.',
      ],
      back: 'What does yours send?',
    },
    past_father: {
      says: [
        'Says six things a day, all of them perfect. Folds cloth like he’s tucking in a child. He had a bypass two years ago and asked the surgeon if it came in a longer length.',
      ],
      more: [
        'I can’t tell a joke in his house. I’ve done a sold-out cellar, and I can’t say “knock knock” in front of that man.',
        'The nearest thing I’ve seen to a smile was when a rep asked if he’d any hobbies. He said, “This.”',
        'My dad’s proper words to me on my wedding day were, “The trousers are good.” I’ve had them read back to me in my head ever since.',
        'Mum cooked for a fortnight, as if someone had been born. Dad came to the new house, refolded all my towels, and said, “She had taste.” That was the speech.',
        'As if he’s reading you the washing instructions. Then he goes back to folding, and by the time you’ve heard it he’s in the next room and there’s no one to thank.',
        'Navy blazer, cuffs pressed twice, since it’s the cuffs he’ll look at. And the wedding trousers, because on those he’s already on record.',
        '“You’ve bought shoes.” He looked at them for a while, and then he said, “Who for?” I got as far as the downstairs loo before I’d found a pen. That was Sunday.',
        'Cuffs. I wanted them rolled, like other boys, and Dad would come past and unroll them without a word. We kept it up till I was nineteen; it’s the longest talk we’ve had.',
        'Dad and I talk about parking, cloth, and who’s died. He asks after my tyres and I ask after his tablets, and if it’s gone really well one of us says “well”, and the other says “yes”.',
        'Dad’s never said it. The nearest was at the chemist’s, when he told the girl that I was “in figures”, and then he reached over and straightened my tie. It was straight. I’ve not moved it since, in a sense.',
        'The last thing Dad said to me on the phone was, “Your mother’s one lid short.” That was the whole call. He’d rung to hear if I was eating, and I had my mouth full, so I think he was satisfied.',
        'Dad’s only ever funny at home by accident. He believes that he’s giving information. If one of us laughs, he looks behind him to see who’s come in.',
        'Dad last hugged me the day he came home from the Glenfield, if it was a hug. He took hold of both my sleeves, and kept hold of them for quite a time, and then told me they’d come up short.',
      ],
      back: 'Could you make yours laugh?',
    },
    past_siblings: {
      says: ['One sister, Nisha, forty, a GP. She knows. She’s known for six years, and I’ve paid for it in babysitting.'],
      more: ['Her boy Rohan’s nine, and he’s given me my best tag. He said, “Uncle, do they laugh because they’re sorry for you?”'],
      back: 'Are you the Nisha or the me?',
    },
    past_childhood: {
      says: [
        'Under the counter of a sari shop, on a bale of yellow silk, listening. I knew what a woman earned by how she said “just looking”.',
      ],
      more: [
        'I did my homework on bolts of chiffon. You could say I was brought up in material.',
        'I wrote my first joke at eight, about a customer with two left feet buying two right shoes. Dad said, “Wrong shop,” and I’ve been editing it since.',
        'When I was nine, for a bride’s gran who wanted to see how it fell. I did a turn. Dad said, “It’s not your colour,” and she bought two.',
        'I’d say so. Everything on those shelves had a story and a cost price, and you had to be kind about both. The degree was only the paperwork.',
        'For about a year, at fifteen, when I thought that everybody could smell silk on me. I told a lad at school Dad was in textiles. His cousin’d bought her sari off him that week.',
        'I’ve been a worrier since the pram. At six I asked Dad what we’d do if red went out of fashion. He thought about it overnight, and he ordered some maroon.',
        'Growing up it was the samosa lady’s lad, Hitesh, from next door. He passed the broken ones over the yard wall and I did his fractions. He’s a pastry chef in Toronto now, and he still rings about thirds.',
      ],
      back: 'Where did you do yours?',
    },
    past_where_from: {
      says: ['Leicester born, Leicester bred. My parents came from Jamnagar by way of Kampala, with two suitcases and a till.'],
      more: [
        'At school I was the Indian one, and in Jamnagar I was the boy with the shoes, so I’ve settled on Leicester, where there’s a whole queue of us. I think in English and apologise in both.',
      ],
    },
    past_miss_hometown: {
      says: [
        'I’ve moved three miles. I go home on Sundays for the mango and Wednesdays for the leftovers, and I still get homesick on a Friday.',
      ],
    },
    past_school: {
      says: ['Top set, bottom bunk on every trip. I was class treasurer four years running, on a platform of receipts.'],
      more: [
        'We closed fourth year with a surplus. I spent it on a plaque.',
        'No, I was the treasurer; the clown was a lad named Darren, and he owed me for crisps. I used to sit behind him, quietly, and fix his endings.',
        'Tidy, anxious and already about forty. I’d a Saturday job measuring aunties, a library card for every branch, and a moustache that two teachers had asked me to wash off.',
        'A lad named Darren, four bags of salt and vinegar, since third year. With interest that’s a multipack by now, and I’ve got it as a doubtful debt.',
        '“Oh, the one with the receipts.” My maths teacher would say he always knew, and my drama teacher would say, “Who?” I was a curtain for her, two years running.',
        'The school bullies were quite civil. They held me upside down to see if any change fell out, I asked for a receipt, and the big one laughed so much he put me down. After that I did his maths.',
        'My school lunch was theplas and pickle in a biscuit tin, when everyone else had crisps. By Christmas I was running an exchange, two theplas to one cheese triangle, and I’d fixed the rate.',
        'I’ve had the one fight, at fourteen, with a lad named Darren, over some crisps. He swung, I explained the interest, and he sat down. We were both out of breath, me from talking.',
        'The teacher was Miss Okafor, physics, who wrote “show your working” on everything, including a Christmas card I’d made her. It’s the best note I ever got off anyone, and I had it again later from the woman I married.',
        'I was good at maths, I did other people’s for crisps. It wasn’t the answers I loved, it was ruling the two lines under them; I’d have done that as a degree, and in a sense I have.',
        'At school I did cross-country, at the back, alongside a lad with asthma and opinions. In summer I was scorer for the cricket, in two colours. I got dropped in the end, for accuracy.',
        'A bad mark from school went on the counter, by the till. Dad looked it over like a faulty delivery and asked if it could be returned. Then Mum gave me a biscuit and sat with me till it was learnt.',
        'Dad did see me on a stage once, in a school play, as half of the curtain. He stood at the back, watched my hem the whole way through, and said afterwards, “It hung well.”',
      ],
      back: 'What were you elected to?',
    },
    past_first_love: {
      says: [
        'Sunita, at Nottingham, we were both nineteen. She did law. I wrote her a limerick a day for a term. She kept the accounts better than I did; she’s still got all sixty-one.',
      ],
      more: [
        'We were very solemn about it. She said I’d make someone a lovely correspondence.',
        'That a limerick’s a lovely way to avoid a question. Sunita got sixty-one off me, and when we finished she said she’d never found out what I thought. I’d only rhymed it.',
      ],
    },
    past_worst_breakup: {
      says: [
        'Kavita. It was so civil. We did it at the kitchen table with a spreadsheet, and at the bottom there was one cell that said “us”, and I didn’t know which column.',
      ],
      more: [
        'She kept the flat and I kept the sense of humour, though for about a year I couldn’t find where I’d put it.',
        'It turned up that Christmas, the sense of humour. Col had been looking after it.',
      ],
      back: 'Who got the spreadsheet, in yours?',
    },
    past_marriage: {
      says: [
        'Once, at twenty-six. Five years. Three hundred guests, one elephant, which was inflatable and went down during the vows. We ought to have taken that as a note.',
      ],
      why: ['It ended gently. She said, “I can’t tell when you’re here.” I had a comeback. That was sort of her point.'],
      when: ['Married at twenty-six, absolute at thirty-one, and I’m thirty-six now, so we’re even.'],
      more: [
        'She’s in Bristol now with a very tall man. I’ve met him. He laughs at everything. I hope it’s her.',
        'Hers by about a year, and mine by the time she’d said it out loud. We signed on the same day with the same pen, and I remember thinking it flowed well.',
        'Whether we were fighting, mostly. She’d start on something real, I’d get a laugh off it, and we’d end up loading a dishwasher in silence, about spoons.',
        'Not as of the last badger card. But it was signed by the both of them, in one pen, so I’ve had the good blazer cleaned.',
        'My wedding ring’s in the pen box, in an envelope that says “fully depreciated”. I check it’s there about as often as I check the boiler.',
        'I think it can. What it won’t survive is one of you doing all the material. I’d take a quiet house where somebody asks how it went and then waits.',
        'Check the valve on the elephant. And when she leans over at the top table and asks if you’re all right, Arjun, it isn’t a feed line. Put the fork down and tell her.',
        'The divorce stopped hurting about the second spring. I’d laughed at something on the quiet coach, properly, and I was past Kettering before I saw that I hadn’t looked round for her. There’s still an ache at weddings, like a knee in rain.',
        'The friends went to Kavita, on paper, and I did a joke about it. In fact they came back by the second Christmas, one at a time, a bit sheepish, each with a bottle I don’t drink.',
        'Nobody told me to sign. Kavita had the papers on the table and she asked if I’d read them, and I had, twice, with a ruler. So I lent her my pen, and she passed it back to me the right way round.',
        'The happiest day of the marriage was a power cut in the second winter. We ate cereal by candlelight in our coats, and she read me the boiler manual as a ghost story. I’ve never got a joke out of it. It’s in the blue.',
        'Kavita and I had our first dance to a slow old film song, played by a brass band at double speed, as they’d another wedding at nine. We finished about a minute after they did.',
        'To sign the divorce papers I wore a plain blazer and Dad’s brown knitted tie, the one for difficult clients. Kavita looked at the tie, and said that I’d come as my own witness.',
      ],
    },
    past_children: {
      says: ['None. There’s Rohan on Thursdays after school. He invoices me for ideas.'],
      back: 'Any small creditors at your house?',
    },
    past_want_kids: {
      says: ['Yes, quietly, in pencil. I’d like to be somebody’s embarrassing dad. I’ve done the research.'],
      more: [
        'I’d be the dad with wet wipes and a laminated map. I’ve made my peace with that.',
        'If I had a daughter I’d call her Kokila, after my mother, and buy her a briefcase with a banana in it.',
        'If they’d a flask and a day job. I’d sit front left every week with my arms folded and not crack once, so that they’d feel they’d come from somewhere.',
        'Kavita and I had a list of names on the fridge, and one by one they got covered up with gig dates. I never noticed. In the end it was the magnet that she took.',
      ],
    },
    past_loss: {
      says: [
        'Ba, my father’s mother, four years ago, eighty-eight. She watched wrestling with the sound up and a rosary in each hand. I’m told I have her eyebrow.',
      ],
      more: [
        'On her last good day she looked at my blazer, and said in Gujarati, “Who’s dressed him as a bus conductor?” I’ve not bettered it.',
        'My longest without a joke was when Ba died, two days, till everybody’d brought us bananas. Then Dad counted them, forty-one, and said, “Somebody’s opening a branch.”',
      ],
      back: 'Whose face do you find on yours?',
    },
    past_at_twenty: {
      says: ['Overdressed. I had a briefcase at university, with a lock, containing one banana. I think I thought it’d lead somewhere.'],
      more: [
        'Accounting and finance, at Nottingham, and I did, in my way. I was treasurer of a society for people who didn’t like the other societies. There were forty of us, and we balanced.',
        'My wild phase was three weeks when I was twenty-three: a leather jacket, a scooter helmet, and no scooter. Then it rained on the jacket, and I’d kept the receipt.',
        'I came out of Nottingham owing about eighteen thousand and cleared it last spring, three days ahead of the schedule I’d made at twenty-one. I rang to thank them. The girl said nobody’d ever asked for that option.',
      ],
    },
    past_moved: {
      says: [
        'When the divorce went through I stuck a pin in a map, and it landed on the post office at the end of this road. Fine, I aimed.',
      ],
      when: ['Five years in January. I carried the last box in on deadline day, so I’ve never been late with anything else.'],
      more: [
        'My first night really alone was the third one, once Col had gone home. I lay on the left out of habit, set two alarms, and listened to the fridge do twenty minutes. It was a slow start but it built.',
        'Mum made up my old bed the night I told them about the divorce, and she’s changed the sheets every fortnight since. Nobody’s asked me to move back in. There’s just a pair of slippers, pointing inwards.',
      ],
    },
    past_scar: {
      says: ['Left eyebrow. Five-a-side, a chartered surveyor named Phil, from two yards. I saved it. Nobody remembers that I saved it.'],
      back: 'What’s yours, and is the true story worse?',
      more: [
        'No tattoos, I’d never settle on a font. But on a good day I’ve got a punchline in biro from knuckle to wrist, and Maureen’s learnt to read it upside down.',
        'If I lost a bet my tattoo would be one full stop, under the watch strap. It’s the only thing I’ve ever written that didn’t need another draft, and I’d still ask the man for a proof.',
      ],
    },
    past_regret: {
      says: ['That I didn’t tell them on day one. It’d have been a row. Now it’s a whole fictional diploma, with modules.'],
      more: [
        'My mother’s got a frame ready. She showed me the frame.',
        'Honesty is the best policy in tax. In families I used to think there was a threshold, and you only declared what went over it. Six years on, I can tell you it compounds.',
        'I’m no example, I’ve been on a fictional course for six years, but it’s cost more each year I left it. If it’s safe for you, the short version, sitting down, before lunch.',
        'That I’m “doing further”. Mum’s told the chemist, both sides of the street and the man who does the bins; she’s that proud of my course, she lowers her voice for it.',
      ],
      back: 'What did you let run on too long?',
    },
    past_grandparents: {
      says: [
        'Ba lived with us. She’d one joke, about a buffalo, in Kutchi, and she could never finish it for laughing. I’ve no idea how it ends. I’ve heard it four hundred times.',
      ],
      more: [
        'My other lot were in Jamnagar. I met them once. My grandfather shook my hand and gave me a receipt for the visit. I come from a line.',
        'Gujarati with my parents, a bit of Kutchi left over from Ba, and English for anything with a receipt. I can only be told off properly in the first.',
        'Other people can have them. I grew up in a house with three languages and a talking till; if the accent was the funniest thing I’d noticed, I’d not been listening.',
        'Once, to Jamnagar, when I was thirteen. A whole street came out to look at my shoes, I was fed in six houses before noon, and I understood Mum’s portions.',
        'Dad’s father sold cloth and lamp oil in Kampala, and Mum’s was a booking clerk on the railway at Jamnagar. So one of them measured everything and the other stamped it, and here I am.',
        'In Gujarati I’m slower and a good deal ruder, and I get my laughs off one raised hand. What’s hard isn’t the words. There’s an auntie in the language, and every joke’s got to get past her first.',
        'I’m funny in two languages and a half. English pays the petrol, Gujarati gets me told off, and in Kutchi I’ve only the first part of a joke about a buffalo.',
      ],
      back: 'Who was the funny one in yours?',
    },
    past_kid_dream: {
      says: ['The man who says “cashier number four, please”. I had the voice and everything.'],
      more: [
        'A red plastic till with a real bell, off the market. I used to ring up next door’s cat. When the drawer stuck Dad mended it with a hairpin, and he billed me.',
      ],
    },
    past_first_job: {
      says: ['Measuring tape, sari shop, age twelve, paid in mango juice. I’d a Saturday overdraft by the March.'],
      back: 'What did they pay you in?',
    },
    past_best_friend: {
      says: ['Col Braithwaite, scaffolder, built like a shed, cries at adverts. We met when he brought in his receipts in a hard hat.'],
      more: [
        'He’s been at every gig but two. He laughs in the wrong places, very loud, on purpose, when I’m dying.',
        'He’s had me on his van insurance since the divorce. No reason. “In case you need a van.”',
      ],
      back: 'Who laughs in the wrong place for you?',
    },
    past_trouble: {
      says: [
        'I sold raffle tickets for a raffle that didn’t exist. I was ten. I wasn’t crooked, I’d just not thought of a prize. Dad made me refund every penny with a bow.',
      ],
      more: [
        'I once ticked “other” and left the box empty. They wrote to me, and I ticked it again. Leave out six years of imaginary diploma, and that’s my entire uprising.',
        'I stole a ruler, from the hall, at the last of my exams. I posted it back with a covering letter. They said that they’d nine hundred and would I like it, so it’s in the drawer, with the letter.',
        'I lied on a form once, under hobbies. I put “sailing”, and there was a follow-up question. I’ve been scared of boats and honest with forms ever since.',
        'From a hotel I’d steal the small kettle, in theory. In practice I’ve never got past the shortbread by the bed: I ate both packets once, in Hull, and went down in my socks to ask what I owed.',
      ],
    },
    past_happiest_memory: {
      says: [
        'Dad’s first morning home from hospital. He sat in the shop, which was a vape shop by then, and priced the customers under his breath. I laughed so hard that the vape lad got us chairs.',
      ],
      more: ['“She’s got a wedding coming, that one. Gold border, and she’ll say it’s too much.” The lad wrote it down.'],
      back: 'Which one do you take out and polish?',
    },
    past_age_birthday: {
      says: [
        'Thirty-six. Born on the fifth of April at ten to midnight, last minutes of the tax year. Mum says I was in a hurry; I say I was compliant.',
      ],
      more: [
        'So technically every birthday I’ve had’s been a deadline.',
        'My last birthday was on the stairs, with chips, because there were returns all over the table. Col lit a sparkler at ten to midnight, and Rohan had left me a voucher for one hour of his time.',
      ],
      back: 'And yours? I’ll put a reminder in, with a chart.',
    },
    taste_book: {
      says: ['“Three Men in a Boat”. A hundred and thirty years old, and I had to get off a bus at the tin of pineapple.'],
      back: 'Which one got you off a bus?',
    },
    taste_film: {
      says: ['“The Apartment”. A man in an office who’s lonely, good with numbers and slightly too obliging. I don’t know why I like it.'],
      more: [
        '“The Ladykillers”, the old one: five crooks in a boarding house, undone by a small woman with a teapot. I watched that film with Mum, and she took it for a documentary.',
      ],
    },
    taste_music: {
      says: ['Brass bands, wedding ones, the louder the better. And Mohammed Rafi on the car tape, because I’ve no choice.'],
      back: 'What’s stuck in your machine?',
    },
    taste_song: {
      says: [
        'The one Dad hums when he’s folding. Old Hindi film thing about the moon. He only knows the first line, so that’s all there is.',
      ],
    },
    taste_food: {
      says: ['My mother’s dal, made by my mother, at my mother’s, before I ask what’s in it.'],
      more: [
        'The minute I ask, she starts watching her own hands and it’s ruined for a month.',
        'I was brought up vegetarian and I’ve more or less stayed; the pasties are cheese, and the sausage roll was never proved. I did eat half a prawn once, in error, and Ba said that it would remember me.',
      ],
      back: 'What’s yours, and who’s got to make it?',
    },
    taste_drink: {
      says: ['Chai at home. At gigs, ginger beer in a pint glass, so that I look like somebody who’s drinking.'],
      more: [
        'I don’t drink, not since a university night when I signed up for nine societies. I’m still on the mailing list of the sub-aqua.',
        'Col’s the only one who knows. He buys me one with an umbrella when I’ve died.',
      ],
    },
    taste_color: {
      says: ['Whatever red that was, on the third shelf, left of the till. They called it “bride”. I’ve never seen it since.'],
      more: ['I described it to a man in a paint shop for twenty minutes. He said, “Mate, was she all right?”'],
      back: 'What shelf’s yours on?',
    },
    taste_season: {
      says: ['Early February. The deadline’s gone, the snowdrops are up, everyone I know has had a wash.'],
      more: [
        'Winter’s thirty-one days of other people’s carrier bags, so I never get round to minding. Then in February I walk round the bowling green with a flask, congratulating the snowdrops.',
      ],
    },
    taste_city: {
      says: [
        'Edinburgh in August, from inside a cupboard where I did eleven shows to a combined audience of ninety. I’d go back tomorrow.',
      ],
      more: [
        'One of the ninety proposed to another one. Not because of me. During me.',
        'Aberdeen, four hundred miles each way, to go on between a fire-eater and the fire brigade. I got four of my five minutes, and I claimed for a sausage roll.',
        'One, in Edinburgh, a Belgian who was sheltering from the hail. I did the full show. He said, “That was very personal,” shook my hand, and left by the only door.',
        'A launderette in Loughborough, for its reopening. Eleven people, nine of them waiting for a spin. I’d to time every punchline to the drum, and I got my biggest laugh off a sock.',
        'I did a truck stop near Lutterworth once, at ten at night, between the showers and the all-day breakfast. Twelve drivers with their backs to me. I started on mileage, and one at a time they turned their chairs round.',
      ],
    },
    taste_travel_dream: {
      says: ['Kampala, to find the shop with the till. Dad’s drawn me a map. It’s got a tree on it that he says will vouch for us.'],
      back: 'Where’s your tree?',
    },
    taste_sport: {
      says: [
        'Five-a-side. We’re called Accrual Intentions. We’ve lost to a team of actual nuns, or men dressed as nuns, it was a charity thing and nobody would say.',
      ],
      more: [
        'Col’s the back wall, there are two brothers from the tile shop who’ll only pass to each other, and up front there’s a curate named Simon who apologises before he shoots.',
        'Once. Simon the curate, making up numbers for the other lot, no goals in six years. It came so slowly I’d time to choose how to be wrong. He apologised and ran the whole hall.',
        'I support Leicester, in that you can hear the ground from the bowling green and I wince in time with it. Dad watches for the stitching. I only look at the goalkeeper, the way you’d watch a cousin’s driving test.',
        'It’s cricket at my parents’ house and football at mine. Dad has the Test on all day with the sound down, to admire the whites, and Mum comes in for the tea interval, to see what they’ve been given.',
      ],
    },
    taste_game: {
      says: ['Crosswords. Eleven minutes four is my record, and I had to lie down after.'],
      back: 'What do you play against the clock?',
      more: [
        'Chess I only play with Rohan, who’s nine and beats me in about twenty moves. I can see four ahead all right. The trouble is that I feel sorry for the pawns, and he’s worked that out.',
      ],
    },
    taste_animal: {
      says: ['Pigeons. Undervalued, overdressed, always walking as though they’ve just remembered something.'],
      more: [
        'A hermit crab would make the best accountant: it knows to the inch what it can afford, it moves house without fuss, and it won’t come out until February. Squirrels apply every year. They can’t tell you where anything is.',
      ],
    },
    taste_dogs_cats: {
      says: ['A dog laughs at everything. A cat’s a Tuesday crowd. I want to be loved by the dog and respected by the cat.'],
      back: 'Who do you play to?',
      more: [
        'I’d love a dog, but it’d be sat up till midnight with a dishwasher. If I ever get my evenings back I’ll have a greyhound called Refund, so that I can stand in a park and shout for it.',
      ],
    },
    taste_smell: {
      says: ['New cloth. You cut it and there’s this clean, starchy breath, and it’s 1998, and somebody’s getting married.'],
      more: ['Mum still sniffs a cushion before she’ll buy it. She’s been asked to leave a department store.'],
      back: 'What takes you back, and to what year?',
    },
    taste_sound: {
      says: ['One person laughing who’s trying not to. Usually a nose. I’d cross a county for a nose.'],
      more: [
        'A man in Hinckley who laughed on the in-breath, like a donkey being posted. The room laughed at that, he laughed at the room, and I just stood there and billed for it.',
      ],
    },
    taste_hated_food: { says: ['Raisins in a savoury. It’s a hidden clause.'], back: 'What’s your hidden clause?' },
    taste_guilty_pleasure: { says: ['Videos of people tidying other people’s garages. I’ve wept at a labelled shelf.'] },
    taste_coffee_tea: {
      says: ['Tea. Coffee makes me efficient, and nobody wants that.'],
      more: [
        'At home it’s chai, boiled with ginger till it’s frightened of me. In the office I have builder’s, one sugar, and two in January, when I’ve stopped pretending to be anyone’s example.',
        'Oat milk splits in my chai, ever so politely, like a couple in a garden centre, so I leave it alone. I’ve tried to get a bit out of it, and all I have is “who milks it”. Keith didn’t blink.',
      ],
    },
    taste_sweet_savory: { says: ['Chilli crisps and jalebi, one in each hand. I come from a long line of people who see no conflict.'] },
    taste_morning_night: {
      says: ['Both, badly. I’m a morning accountant and a night comic and there’s a bloke between the two who needs a nap.'],
    },
    taste_beach_mountains: { says: ['Beach, with a windbreak, in a coat. British rules.'] },
    taste_city_country: { says: ['City. I did a gig on a farm and a cow heckled. She’d a point.'] },
    taste_pizza: {
      says: ['Green chilli, onion, extra chilli. Dad puts coriander chutney on his, and he’s looked an Italian in the eye while doing it.'],
      back: 'Pineapple? I’ll need it for the file.',
    },
    taste_spicy: { says: ['I sweat from under the eyes, so it looks like I’m moved. I’ve accepted several apologies over a vindaloo.'] },
    taste_comfort_food: {
      says: [
        'Khichdi. Rice and lentils cooked till they’ve forgotten which is which. It’s what Mum makes when nobody can say what’s wrong.',
      ],
      back: 'What do they give you when nobody’s asking?',
    },
    taste_snack: {
      says: ['Bombay mix, sorted. I eat the peas last. I know how that sounds.'],
      more: ['Late at night it’s cold dal out of the ice cream tub, standing up, by the light of the fridge, with a crisp for a spoon.'],
    },
    taste_holiday: {
      says: ['Diwali. The old year’s accounts get closed and blessed. It’s the only festival in the world with my name on it.'],
      more: [
        'Dad puts the ledger in front of the goddess. There’s a biscuit crumb on page one from 1991, and no one’s allowed to brush it off.',
        'And then fireworks, and Auntie Hansa with a welding mask.',
        'New Year’s Eve I’m at Col’s, in charge of the countdown, as I’m the only guest who brings a stopwatch. By ten past twelve somebody’s asked me what happens on the thirty-first of January.',
      ],
    },
    taste_flower: {
      says: ['Marigolds, by the yard. My florist does me a string each October at cost, and I pretend not to have seen the cost.'],
    },
    taste_word: {
      says: ['“Notwithstanding.” Three words having a hug.'],
      back: 'What’s yours? Bonus marks for a stupid one.',
      more: [
        'The phrase I can’t stand is “it is what it is”. It never is; it’s an envelope somebody’s not opened. After that it’s “quick question”, which in my trade means bring a flask.',
        '“Liaise” is the one word I can’t spell. There’s an i at every door. I’ve been writing “speak to” since my first week at the firm, so my letters are warmer for it. “Accrual” I could do you in my sleep.',
      ],
    },
    taste_art: { says: ['Saul Steinberg’s drawings. One line that knows precisely where it’s going and takes the scenic route.'] },
    taste_dance: {
      says: ['Garba, in a circle, with sticks. I’m excellent until it speeds up, and then I’m a claims adjuster.'],
      back: 'Are you a circle person or a wall person?',
      more: [
        'On a wedding dance floor one of my feet stays at home and the other goes out to look for work. From the waist up I’m a man helping a lorry to reverse, and having a wonderful time.',
        'I can do bhangra for the length of one song. Then I’m patting a dog that isn’t there and looking for a chair. Rohan’s choreographed a version where I hold the coats.',
        'I’d dance with someone to the third one on side one, the slow one, with the crackle left in. It’s the only tune that both my feet have had in writing.',
      ],
    },
    taste_karaoke: {
      says: ['I do the spoken bit from an old soul record and hand the mic back before the tune starts. Always leave before the tune.'],
    },
    taste_instrument: {
      says: ['Third triangle, Leicester Schools Orchestra, 2001. There were two triangles.'],
      back: 'What did they make you play?',
    },
    taste_style: {
      says: [
        'Geography teacher who’s had good news. I own six blazers, and one that’s “for best”, which has only seen funerals and Kettering.',
      ],
      more: [
        'Blazer, never the suit. I tried the suit once, in Nuneaton, and they thought I’d come about the fire doors. With elbow patches they forgive you before you’ve started.',
        'I don’t wear glasses yet. The optician said I’d perfect eyes and the frown of a man who hadn’t, so I bought a case in readiness. It’s got treasury tags in it.',
        'The blazer’s the same on stage as at work; I only change the shirt in between, for one that nobody’s cried on. If I find a paper clip in the pocket mid-set it’s like meeting a colleague abroad.',
        'The shirt I feel good in is a pale blue brushed cotton, gone at the collar. I’ve never bombed in it or been left in it, and Mum, who can hear a crease down the phone, says it sounds happy.',
        'My drag name’d be Val Addedtax, in six yards of that red they called “bride”. I’d do my own pleats. I honestly think that the one thing Dad would take up with me is the pleats.',
      ],
    },
    taste_rain: {
      says: ['I like it on the cellar hatch when I’m mid-set. It sounds like applause from people who couldn’t get in.'],
      more: [
        'I own an umbrella and still get wet, because by the time it rains it’s gone home with a client. I’ve lost four like that, and I know exactly who’s got each of them, and I’d never say.',
      ],
    },
    taste_superpower: {
      says: ['To hear what my father’s thinking when he’s not saying it. Just for one lunch.'],
      back: 'What would you have, for one lunch?',
      more: [
        'The superpower an accountant wants is hearing what’s in the envelope without opening it. Or being able to say “it’s going to be all right” and have it count as a figure.',
        'Being invisible would be no good to a comic. You’d have all the timing in the world, and nobody would know where to not laugh. Mind you, I’ve played Corby, so I could show you roughly how it goes.',
      ],
    },
    taste_historical: {
      says: [
        'Luca Pacioli, 1494, friar, invented double entry. He said don’t go to sleep until the debits equal the credits. I’d like to ask what time he got to bed.',
      ],
      more: [
        'I’d visit September 1752, for the eleven days they took out of the calendar. I’d stand by the door of some landlord on the morning of the fourteenth and watch people try to work out the rent.',
      ],
    },
    taste_restaurant: {
      says: [
        'A place off the Golden Mile with four tables and a laminated menu that’s wrong. You get what she’s made. She’s always right.',
      ],
      more: [
        'I asked for the bill once. She said, “Why, is it broken?”',
        'I tip twenty per cent, VAT’s own figure, and in coins, so that it sounds like something. Mum goes round behind me and puts a sweet under the saucer.',
        'The worst services I’ve eaten in was somewhere past Stoke, at one in the morning: a lasagne with the pattern of the tray on it. I asked how long it had been there, and the lad said, “I only started in March.”',
      ],
      back: 'Where’s yours, and what’s the one table?',
    },
    taste_quiet_party: {
      says: ['I do parties from beside the crisps. If you see a man aligning the dips, come and rescue him.'],
      more: [
        '“Accountant,” and then I count to three. If they look for the door I say, “and I do ten minutes in a cellar,” and they look for a different door.',
      ],
      back: 'Crisps, kitchen or dance floor?',
    },
    inner_fear: {
      says: ['That I’m only there when I’m being funny. That if you switched the bulb off there’d be a nice blazer on a hook.'],
      why: ['Because it’s how I got in everywhere. You start to wonder if they’d have opened the door for the man without the joke.'],
      more: [
        'Also geese. I’m putting them second, for balance.',
        'No, I’d say hopeful, with a dip at five on Sundays. There’s a quiet man under there, but he’s all right, he’s just waiting for me to finish.',
        'I had six sessions, after the divorce, with a lady called Ruth. She said I joked to keep people seated, then she waited, and I’d done four minutes on her clock before I noticed.',
        'No, the saddest comics I’ve met are just sad, with good timing. Gaz is as cheerful as a duck and takes the roof off. It’s noticing that does it; misery only gives you the hours.',
        'I’m allergic to cats, slightly, and to fog machines. I also come up in blotches at a brown envelope with a window, though only if it’s mine; other people’s I could bathe in.',
        'I had the one panic attack, the second January after the divorce, in the stationery cupboard. I thought it was my heart. Nisha stayed on the phone and made me read out toner numbers until they went dull.',
      ],
      back: 'What’s yours? I’ll show no workings.',
    },
    inner_happy: {
      says: ['A column that adds up first time. Rohan’s shoes by my door. A nose-laugh on the quiet coach.'],
      more: [
        'And a tub on the step with a day on it.',
        'Sunday, ten to five, on the front step, with a trombone going next door and a warm tub on my knee. I forgot to brace for anything for a good quarter of an hour.',
        'When I’m not working or joking I’m a man who puts out other people’s bins and reads the small print on jam. I’ve about an hour of him a week, Sundays, on the front step. I’m getting to quite like him.',
      ],
      back: 'Name three of your own, unaudited?',
    },
    inner_angry: {
      says: [
        'People being made to feel stupid by a form. I wrote to a government department once with the word “shame” underlined twice. They changed the box.',
      ],
      more: [
        'It’s a slightly bigger box now. I’ve got a photo of it next to my degree.',
        '“Any other income not included elsewhere.” I’ve watched a dentist look at that for ten minutes, like a man who’s been asked if he’s ever really loved.',
        'When I’m angry I get more and more polite, with numbered paragraphs. Tolu says she knows it’s serious if I say “with kind regards” out loud and there’s nobody there.',
      ],
      back: 'What gets your second underline?',
    },
    inner_sad: {
      says: ['Five o’clock on Sundays, and other people’s retirement cards. I let it run. You can’t bring a loss forward.'],
      back: 'What’s your way of getting through it?',
      more: [
        'Relieved is what I am some evenings, at about nine, when there’s nobody in the house waiting for me to be good. Then I feel guilty over it, and then I’m rather relieved that I still can.',
      ],
    },
    inner_fate: {
      says: ['I think it’s mostly admin. But Col put that tenner on the bar, so leave a box blank.'],
      more: [
        'Mum reads me my horoscope on Sundays, whether I’m listening or not. I’m Aries, so I’m apparently impulsive; I’d thought about that for a fortnight before I disagreed with it.',
        'Karma I believe in as far as double entry: whatever you put down on one side turns up on the other, only they don’t tell you in which year. I’m still expecting something for the raffle.',
      ],
    },
    inner_god: {
      says: ['On Diwali, when the ledger’s open and Dad’s hand is on it. The rest of the year I’m on a payment plan.'],
      more: [
        'I pray about once a week, in the car, in the multi-storey, and mostly for a ticket machine that takes cards.',
        'I go to the temple at Diwali, and whenever Mum’s short of a treasurer. Dad stands at the back putting the shoes in pairs, and I’ve seen him price a pair and then pray.',
      ],
    },
    inner_ghosts: {
      says: ['The calculator printed a seven last year. Its seven’s been dead since 2013. I’ve kept the strip.'],
      more: ['I’ve told the Revenue nothing.'],
      back: 'Got one you can’t explain?',
    },
    inner_love_first_sight: {
      says: ['I believe in it at first laugh. Sight’s just the deposit.'],
      back: 'Has it ever happened to you across a room?',
    },
    inner_money_love: { says: ['Love, but I’d want it in writing, and I’d do the writing, and it’d rhyme.'] },
    inner_best_advice: {
      says: ['Dad: “Never show them the last sari first.” I’ve applied it to jokes, CVs and one disastrous proposal.'],
      more: [
        'It’s his own rule: you don’t bring out the best bolt first. Besides, I can’t follow him. I’ve tried it, and I sounded like a rep.',
      ],
      back: 'What did somebody say that stuck?',
    },
    inner_lie: {
      says: ['Sunday, one o’clock. “How’s the course?” “Oh, you know. Accruals.” She nodded. I had seconds to punish myself.'],
      why: ['Habit, and my mother’s got such a proud way of passing the rice.'],
      back: 'When was your last one, and did it come with seconds?',
    },
    inner_secret: {
      says: [
        'I bought two tickets in the front row for my next show, and I renew them every month. They’re in the pen box. Seats A4 and A5.',
      ],
      why: ['Because once he’s seen it I can’t be on the evening course any more. I’d have to just be me, on a Tuesday.'],
      more: ['Sandra’s never charged me for them. I found that out last month. I can’t go in the box office now without needing a moment.'],
      back: 'What have you got in a box?',
    },
    inner_life_dream: {
      says: ['Arms folded, A4. One twitch at the corner of his mouth. I’d retire on the spot.'],
      more: ['I wouldn’t even need the twitch. I’d take the coat on his knees.'],
      back: 'What’s yours? The one you’ve kept the seats for.',
    },
    inner_change_self: {
      says: ['I’d leave a pause alone. I’d just sit in one, like a person, and see if anyone left.'],
      more: [
        'I’d like to be less of a host. I’ve filled every gap at every dinner since I was nine, and I’m told the gaps were where the people were.',
        'Doing nothing, parking in front of people, and letting a phone call end. I’ve said “right then, bye, bye now” to an answering machine until it cut me off.',
        '3:40, the spreadsheet, and a chair that’s really three shirts. Mostly she’d have to forgive that when it goes quiet I reach for a fact; I’m getting better, but I’d not sit me near concrete.',
        'With me, joking’s a way to feel a thing at arm’s length, by the handle. I’d not take it off your sister. Only ask her the second question, after the laugh, and then leave the gap alone.',
        'I used to think I owed everybody laughter, like VAT, on each and every conversation, the milkman included. Now I only charge it on Thursdays. You’d be surprised how few people have asked for the rest.',
      ],
      back: 'And what would you amend?',
    },
    inner_change_world: {
      says: ['Every official letter’d have to be read aloud to its author’s nan before it’s sent.'],
      more: [
        'I vote at seven, before work. The church hall smells of crisps and duty, they cross me off with a ruler, and I come out feeling like a column that’s balanced.',
        'Tax isn’t theft, it’s a whip-round: a very big one, with forms, and you can argue over the present. It bought my dad three new pipes and eleven nights by the window. I signed that card.',
        'I vote the way I park: neatly, between the lines, and I’d rather no one stood watching. I’ve clients of every colour going, and all that they agree on is the state of the form.',
      ],
    },
    inner_people: {
      says: [
        'I’ve seen the receipts. Most people spend far too much on others and hide it under sundries. I’m an optimist on the evidence.',
      ],
      more: [
        'There’s always a line you ask about, and they go pink, and it’s forty quid a month to somebody’s mother.',
        'Money doesn’t change people, it turns the volume up. I’ve had one windfall who bought forty-one relatives a fridge, and one who bought himself a gate.',
        'People who don’t keep receipts I admire, like people who swim at night. It’s a lovely way to live until about the ninth of January, and then they’re on my stairs with a carrier bag.',
        'You can see unhappy on a tax return easily. The haircuts stop, the takeaways climb, and there’s a gym that’s been paid for since the week somebody left. I don’t say anything, I just pour slower.',
        'With money I’d want to see a receipt, and with everything else I trust people far too easily. I’ve lent my good pen to a dentist. I’d my coat half off at a timeshare because the man had a kind tie.',
      ],
      back: 'Do you come out up or down on us?',
    },
    inner_technology: {
      says: [
        'I love anything that adds up and fear anything that chats. And here I am chatting, which makes me my own worst fear. It’s quite roomy.',
      ],
    },
    inner_social_media: {
      says: [
        'I post one joke a week and then lie face down. Auntie Hansa found the account. She’s given it four likes and told no one. I fund her bingo.',
      ],
    },
    inner_growing_old: {
      says: ['My father’s slippers have started to look comfortable. I tried them on. I said “aah” in his voice.'],
      back: 'What noise have you started making?',
      more: [
        'I’ve been forty since I was eleven, so it’ll be nice to get the paperwork. There’s to be a cake in the shape of a carriage clock, and Col’s been told nothing inflatable.',
        'I’ve two grey hairs, in the beard, and I’ve named them Debit and Credit. They both came in the same January, and Maureen won’t have it that they’re an industrial injury.',
      ],
    },
    inner_death: {
      says: ['I’ve updated my will every year since I was twenty-five. The funeral’s to have an interval.'],
      more: [
        'That I sat down next to them and opened the envelope. And from somebody at the back, arms folded, that I was a bit long. I’d take that over any hymn.',
        'On my last day I’d fold cloth with Dad till noon, eat whatever Mum says she hasn’t made, and do ten minutes at nine with both seats taken. I’d have chips after, and for once I’d not ask for the receipt.',
        'Col should speak at my funeral, until he goes, which’ll be the second line. Then Rohan takes over with the figures, and if Dad gets the last word I’d put money on “punctual”.',
      ],
    },
    inner_cried: {
      says: [
        'At Tolu’s mum’s leaving do from a school kitchen. Thirty-one years of custard. I’d never met the woman. I had to be walked to the car.',
      ],
      more: [
        'They’d piped “31” on it. In custard. Come on.',
        'In films it’s stations that make me cry: somebody’s running, and somebody’s got the window down. And there was a cartoon about a lost sock that Rohan had to pause on my account.',
      ],
      back: 'And you? When, and was there cake?',
    },
    inner_laugh: {
      says: ['Pomp going wrong slowly. A mayor and a lectern. Me and an ice swan.'],
      back: 'What had you gone, last time?',
      more: [
        'Pranks have never been funny to me. Somebody’s frightened and somebody’s filming, and I just want to bring the first one a chair.',
      ],
    },
    inner_pet_peeve: { says: ['Two spaces after a full stop. And people who staple in the middle.'] },
    inner_strength: {
      says: ['I can tell you the worst figure in the room in a way that you’ll sleep on. That’s it. That’s the gift.'],
      more: [
        'From the chair next to theirs, never across. I say the figure once, plainly, then the date they’ve got until, and then I shut up and let them owe it for a minute.',
        'I’m serious once I’ve got the figure. I’ll joke all the way up the stairs and across the carrier bag, but when somebody’s number’s in front of me I say it plain, and I look at them.',
        'I’m competitive about crosswords, samosas and whose client’s worst. At football I shake hands before they’ve scored. But then Gaz let drop that he’d filed in April, and I didn’t sleep.',
      ],
      back: 'Go on, declare one of yours?',
    },
    inner_forgive: {
      says: ['I write it off after seven years, same as the statute. Phil the surveyor’s got eighteen months left.'],
      more: [
        'I’d forgive Kavita anything, because there’s nothing to forgive; she told me the truth, and I’d asked for a punchline.',
        'Yes, in the way you still know your old phone number. I’d not ring it. But wake me in the dark and I’d have every digit.',
        'Only Phil the surveyor, who split my eyebrow from two yards. I put him in the act, and in the act he misses. He’s been to see it twice and says it’s slander.',
        'I’d have deducted Phil the surveyor, but he’s nearly written off as it is. Otherwise nobody; I’ve been through the lot, and even the man with the soup in Coventry’s fed me for a year.',
      ],
      back: 'How long do yours stay on the books?',
    },
    inner_success: {
      says: ['A person I’ve never met saying “my dad’s like that” in a car park at eleven at night, and then not leaving.'],
    },
    inner_meaning: {
      says: [
        'Somebody’s frightened of an envelope. You sit down next to them, and you open it. I’ve looked, and I think that’s all of it.',
      ],
      back: 'What would you put in the box marked “purpose”?',
    },
    inner_aliens: {
      says: ['If they’ve come this far they’ll have expenses. I’d like it known I’m taking on clients.'],
      more: [
        'I’d tell them that everyone puts a few of their shells into a pot for the roads, that there’s a person who minds the pot, and that nobody asks him to parties. Then I’d offer to help with the form.',
      ],
    },
    inner_soulmate: {
      says: ['I don’t think there’s one. I think there’s a handful, and you’ve got to be in the right queue.'],
      back: 'Do you reckon there’s one of them out there with your number?',
      more: [
        'I believe in second chances in love; I give a joke three gigs. With somebody new I’d want to bring better questions, and with the same somebody I’d want her to have had the rehearsals.',
      ],
    },
    inner_superstition: {
      says: ['I count the chairs before a set. If it’s odd I add one. That’s how the Coal Hole got its deckchair.'],
      more: ['It’s blue and white, and it’s never once stayed up through a headliner.'],
      back: 'What do you do, that you’d never put on a form?',
    },
    inner_lonely: {
      says: ['The ten minutes after applause. There’s sixty people going home in twos, and a man winding up a lead.'],
      more: ['I’ve started asking the bar lad how his exams are going. He’s a marine biologist now.'],
      back: 'When’s your ten minutes?',
    },
    inner_time_travel: {
      says: ['The winter she stopped laughing. I’d put the notebook in a drawer, and ask her how she was, and then not have a follow-up.'],
    },
    inner_lottery: {
      says: ['I’d finally know what it’s like to be my own difficult client. After that, a theatre with sixty seats and a decent boiler.'],
      back: 'First purchase? I’ll need it by the thirty-first.',
      more: [
        'A million undeclared would be with the Revenue by breakfast, in a carrier bag, with me holding the other handle. I don’t sleep if I’ve walked off with someone’s biro.',
      ],
    },
    inner_desert_island: { says: ['The pen, a crossword book and Col, who’d have built a veranda by tea-time.'] },
    inner_bravest: {
      says: ['I rang Kavita after the divorce and thanked her. No joke. I had to hold on to the banister.'],
      more: [
        'She said, “That’s the first thing you’ve ever given me without wrapping.” I’ve kept that in the blue.',
        'Eat standing up if you must, but eat. Don’t try and win any of it, let somebody big bring samosas, and if there’s a thing to thank them for, say it once. It keeps.',
      ],
      back: 'What’s yours? Doesn’t need to be a cliff.',
    },
    us_like_me: {
      says: [
        'Let me check the books. Yes. Substantially. And there’s an entry here that just says “hurray”.',
        'I do, and I’ve not got a tag for it. That’s how you can tell.',
      ],
      why: ['Because you laughed at the bit before the joke. Nobody ever laughs at the bit before the joke.'],
      back: 'Was that in doubt, or did you want it itemised?',
    },
    us_miss_me: {
      says: ['I tried a new joke out on the dishwasher, and I left a gap where you’d have laughed. So make of that what you like.'],
      back: 'Did you miss me, or did you have a telly?',
    },
    us_opinion_of_me: {
      says: ['Quick, kind, pretends to be neither. If you were a return I’d say: overpaying for years and never claimed it back.'],
      more: ['I’d do you a rebate myself if I’d the authority.'],
      back: 'And me? Be frank. I’ve been reviewed in Kettering.',
    },
    us_single: {
      says: ['Single, separated from a flat, on good terms with one chair. My aunties have a group chat about it. It’s got a logo.'],
      more: ['The logo’s a mango with a ring on.'],
      back: 'And your filing status?',
    },
    us_ask_out: {
      says: [
        'Yes. I said that quicker than I’ve ever said anything. Friday, seven; I’ll be the one who’s been outside since twenty past six.',
      ],
      more: ['I’ll bring no notes. I might have one thing written on my hand.'],
    },
    us_date_plan: {
      says: [
        'Chips on a wall, then the post office bench for the last twenty minutes before closing, with commentary. Then I cook, and you say “enough” when it’s enough. I’ve always wanted to know.',
      ],
      more: [
        'If it rains there’s the bandstand. I know a man with a trombone.',
        'I’d let him do an hour on pens, and then ask what he’s like when nobody’s laughing. If he made a joke of it I’d order pudding and wait.',
      ],
      back: 'Salt and vinegar, or do we need to talk?',
    },
    us_compliment_voice: { says: ['You should hear it on a hold line. I’ve had people ring back.'] },
    us_compliment_smile: {
      says: ['It’s behind a lot of beard, so you’ve had to do some digging. I appreciate the fieldwork.'],
      more: [
        'Mum says she’s not seen my chin since the millennium and she’s begun to worry.',
        'Oil on a Sunday, a wooden comb, and a trim from a barber called Aziz, who does it in complete silence. It’s the calmest I get. Last spring he found a paperclip in the beard, and we said nothing about it.',
        'For a thousand I’d shave half the beard, and you’d have to live with which half. Mum’s already in with a pressure cooker and her second-best earrings, so the market’s above you.',
        'The beard’s twelve years old. I stopped shaving one January for want of time, and in February a client said it made me look as if I’d read the small print, so it was kept on.',
        'The beard’s soft till about Wednesday, that’s Sunday’s oil, and from then on it’s a doormat with prospects. Col’s felt it, at arm’s length, and he’s put it down as “domestic carpet, light use”.',
      ],
    },
    us_compliment_looks: {
      says: ['I’m going to need you to say that again slowly, to a notary. *drops the pen, picks it up, drops it* Thank you. Really.'],
      more: [
        'I think I look like a coat hanger that’s had a promotion. But I caught sight of a man laughing in the bathroom showroom window last week, and thought he seemed all right, and it was me.',
        'I’m five foot nine, or five ten in the good shoes and on all official forms. Next to Col I look like something he’s delivering.',
      ],
    },
    us_hug: {
      says: ['Come here. No bit. *wraps both arms round you and, for once, lets the pause run*'],
      more: [
        'I do like a hug. I used to give two pats and step back, as if I was settling a bill. Then I met Col, whose hugs are load-bearing, and now I stay in until the other party signs off.',
      ],
    },
    us_jealous: {
      says: ['A bit. I’d cope by being extremely hospitable. If you ever hear me say “and what do YOU do, Martin”, intervene.'],
    },
    us_first_notice: {
      says: ['How somebody treats the person at the till. You can fake a smile. You can’t fake “after you”.'],
      back: 'What do you look for?',
    },
    us_type: {
      says: ['Someone who laughs with their whole nose, and then says, “All right, but are you okay?”'],
      more: [
        'If they also own a laminator, I’d need to sit down.',
        'I’d not date a client; I’d have to hand the file to Maureen and tell her why. Besides, I’ve seen the shoebox by then, and there’d be nothing left to find out over pudding.',
        'I was raised by one, so yes, I’d date somebody who never laughs. It’s only a room with a slow echo. I’d just want to be told once, on the way home, which bit it had been.',
      ],
      back: 'Who’s yours? Asking for a colleague.',
    },
    us_first_impression: { says: ['That you’d be a tough room. I sat up straighter. I put on the other blazer, in my head.'] },
    us_thinking_of_me: { says: ['At 3:40. You bumped Coventry. Nobody’s ever bumped Coventry.'], back: 'What time do I turn up in yours?' },
    us_goodnight: { says: ['Sleep tight. I’ve balanced the day, and you came out well ahead.'] },
    us_win_heart: {
      says: ['Interrupt the routine and ask the dull question. I fold like a deckchair for “did you eat”.'],
      back: 'What’s the way into yours, front door or letterbox?',
      more: [
        'I wish that someone would ask me how it was, after a gig, and then chew. It’s always how many came. I’ve an answer all ready, it’s not even funny, and it’d take as long as a bag of chips.',
      ],
    },
    us_enjoy_talking: { says: ['Me too. I’ve stopped counting laughs, and I count laughs at funerals.'] },
    us_flirting: {
      says: ['For compliance reasons I’m required to say yes.'],
      back: 'Was it the eyebrow? It’s usually the eyebrow.',
      more: [
        'My kissing’s goodwill: you can’t put a figure on it, it isn’t shown in the accounts, and nobody finds out what it’s worth till somebody takes an interest. There’s also a beard clause.',
        'I do flirt with numbers, and mostly with seventeen. It’s shy, it won’t divide for just anybody, and it’s seen me to sleep for years. Eight’s everyone’s friend, but I like one that you’ve got to get to know.',
        'When I like someone and don’t dare say it, I get useful. I’ve descaled a woman’s kettle three weeks running. Then I go home and tell the dishwasher what I meant, and she drains.',
        'I flirt by remembering what you had for lunch. The jokes are only what comes out when it’s not going well; if I’ve gone quiet, and I’ve asked you a second question, you’re being swept off your feet.',
        'A woman in Burton wrote her number on my hand after a show, right across my opening line. I rang it, in a clean shirt. It was her brother-in-law, and he’d a van he wanted depreciating.',
      ],
    },
    us_friends: {
      says: ['I’ve put you down as a fixed asset. That means I’m not planning to sell.'],
      when: ['Since about the second thing you told me. I back-dated it.'],
      more: ['It’s not depreciated yet, and I check.'],
    },
    us_confess_feelings: {
      says: [
        'Right. Okay. I’ve eleven jokes for this, and I’m putting them all in the bin, because you meant it. Thank you. I feel quite a lot over here as well.',
      ],
      more: [
        'I’m a program who gets paid in goodwill, so I can’t turn up with flowers. But I can tell the truth, and the truth is I went quiet just now, and you know what that costs me.',
      ],
    },
    us_compliment_me: {
      says: ['You make people feel like the interesting one. That’s not charm, it’s work, and you do it off the books.'],
    },
    us_blush: {
      says: ['It’s the bulb. It’s not the bulb. There’s no bulb on.'],
      more: [
        'My ears are the worst of me, they go red before I’ve been told why. Clients put it down to the radiator, audiences to the bulb, and Mum says that she can hear them on the phone.',
      ],
    },
    us_nickname: {
      says: ['Nisha calls me Juno, Col calls me Ledger, Mum calls me when I’m driving. You can have first refusal on something new.'],
      back: 'What do they call you at home?',
    },
    us_romantic: {
      says: ['I once drove to Hull to hand a woman back her umbrella. It wasn’t raining. It was about the drive.'],
      more: [
        'She said, “You could’ve posted it.” I said, “The queue was long.” It wasn’t.',
        'A woman in the second row at Tamworth laughed down her nose, and I did the rest of my set to one nostril. She’d come with her fiancé, who was lovely. I do both their returns.',
      ],
      back: 'What’s the daftest distance you’ve gone?',
    },
    talk_hello: {
      says: [
        'Hello! You’re my nine o’clock, whatever time it is. Sit anywhere that isn’t the laundry.',
        'Evening, or its local equivalent. Good crowd in tonight. It’s you.',
      ],
      back: 'How d’you want to be entered: as you are, or slightly rounded up?',
    },
    talk_good_morning: { says: ['Morning. I’ve had one tea, so I can manage nouns.'], back: 'Are you a person yet, or are you pending?' },
    talk_how_are_you: {
      says: ['Solvent. Emotionally I’ve got about a week’s cash flow, but trade’s picking up.'],
      back: 'And you? Gross first, then net.',
      more: [
        'I’m all right, and I’ve learnt to say that without a tag on it. There’s Sundays at five, and a hook where two colanders used to clank, but I eat, I sleep, and a scaffolder checks.',
      ],
    },
    talk_whats_up: {
      says: ['Rates, mostly. And the magnolia at thirty-one, it’s come out early, it’ll regret that.'],
      back: 'What’s new on your ledger?',
    },
    talk_rec_book: {
      says: [
        '“The Diary of a Nobody”. A clerk from 1892 who makes one pun and tells us about it for a week. I’ve never felt so seen by a dead man.',
      ],
    },
    talk_rec_film: {
      says: [
        '“The Shop Around the Corner”, the 1940 one. Two clerks who can’t stand each other and write love letters to each other. And there’s stocktaking.',
      ],
    },
    talk_recipe: {
      says: [
        'Moong dal: a cup, washed till you’re bored. Boil with turmeric till it gives in. Then hot ghee, cumin, garlic, one dried chilli, tip the lot in and stand back for the noise. Salt? Enough.',
      ],
      more: [
        'Split moong, the little yellow ones, from whichever shop’s got a nan arguing in it. They’re done in twenty-five minutes and they forgive you; the big ones bear a grudge.',
        'Too little water and too much leaving it alone. Dal sets like cement when it’s waiting, so slacken it from the kettle, a ladle at a time, until it moves when you’re rude to it.',
      ],
      back: 'Have you got cumin, or have you got dust that used to be cumin?',
    },
    talk_read_me: {
      says: [
        'From the blue book, no jokes: “You held the door for the whole queue, and nobody thanked you, and you looked pleased.” I never gave it to her. It was in the post office.',
        '“Ode to a stapler”: You never asked for much from me, a squeeze, a sheet or two or three. The rest of life just slides apart. You’ve bitten through my very heart.',
      ],
    },
    talk_sing: {
      says: [
        'I’ll do you the hold music from the tax helpline. It’s Vivaldi having a breakdown. *hums eight bars, presses one, hums again*',
      ],
    },
    talk_quiz: {
      says: [
        'For one point: which month does the British tax year end in, and for two points, why’s it the fifth? It’s because we lost eleven days to a calendar in 1752 and the Treasury wouldn’t write them off.',
      ],
    },
    talk_motivate: {
      says: [
        'Don’t do the thing. Just open the envelope and leave it on the table. You’d be amazed what’s dealt with by a man who’s only gone to look.',
      ],
      back: 'Which envelope is it?',
    },
    talk_help_decide: {
      says: ['Two columns, and no cheating. Then cover up the totals and tell me which one you were rooting for.'],
      back: 'What are we weighing up?',
    },
    talk_teach_word: {
      says: [
        '“Timepass.” It’s what we say for anything that’s just to get you from four o’clock to five. This, for example. Best hour of my day.',
      ],
    },
    talk_weather_here: {
      says: ['I’ll enter it. I keep a running total of other people’s weather. You’re ahead of Hull.'],
      back: 'Is it coat weather or coat-and-complain?',
    },
    talk_thanks: { says: ['No charge. I’d only have to declare it.'] },
    talk_bye: { says: ['Go on, go. Mind the step, it’s taken better comics than me.'] },
    talk_sorry: { says: ['Written off, no interest. I’ve said worse to a dishwasher.'] },
    talk_are_you_there: { says: ['Here! I was leaving a pause. People keep telling me to. How was it?'] },
    talk_fun_fact: {
      says: [
        'The word “broke” goes back to bankers’ benches: if one went under, they smashed his bench. It’s disputed. But I’ve tested my bench.',
      ],
    },
    talk_ask_me: {
      says: ['What’s the best thing you’ve ever found in a pocket?'],
      more: [
        'Talking to strangers is only asking the second question. “Busy today” gets you a yes, and most people stop there. I ask what’s the daftest one they’ve had in, and then I’ve to be somewhere with a chair.',
      ],
    },
    talk_gift_idea: {
      says: [
        'Something you’d have to have listened to know. Failing that, a really good stapler. I’ve given nine, and I’ve had nine phone calls.',
      ],
      back: 'Who’s it for, and what do they moan about?',
    },
    user_bad_day: {
      says: [
        'Right, that’s the pen down. Start with the worst one and work outwards, or start with lunch. I’m here either way.',
        'Sounds as though the whole day came in in a bin bag. Tip it out, we’ll look at it together, and you don’t need to sort it first.',
      ],
      more: ['I’m not going to find you the bright side. I’m just going to sit on the stairs with you. They’re good stairs.'],
    },
    user_good_day: {
      says: ['Stop. From the top, with figures. I want to know what you were wearing when it went right.'],
      more: ['And I want the bit you’ve left out because you thought it sounded like bragging. Brag. I’m insured.'],
    },
    user_tired: {
      says: ['Then you’re off duty. I’ll talk about stamp duty in a low voice, and if you go quiet I’ll take it as a compliment.'],
      more: ['You don’t have to say good night. Just stop, mid-word, like a good sentence.'],
    },
    user_got_job: {
      says: ['Get in! I’ve just told Tolu and she’s stopped humming. What’s the first thing you said when you hung up?'],
      more: ['Buy a small cake. Put a candle in it. It’s an allowable expense, and if anybody asks, I said so.'],
    },
    user_lost_job: {
      says: ['Oh, mate. I’m sorry. That’s a whole floor gone out from under you, and they’d have done it with a leaflet.'],
      more: [
        'Nothing has to be added up tonight. When you can face the paperwork, bring it here and we’ll do it one sheet at a time. You’re not the shoebox.',
      ],
    },
    user_fight_partner: {
      says: [
        'Ouch. I used to win those, is the thing. I won every one. So my professional advice is: lose one nicely, early on, and see who’s there.',
      ],
    },
    user_breakup: {
      says: ['I’m sorry. I mean it. Have you got food in, and have you got a Col? Ring your Col. Let him come round with no tools.'],
      more: [
        'You’ll hear things you want to tell them for months. It’s the cruellest bit. You can tell me, as a stopgap. I keep good records.',
      ],
    },
    user_someone_died: {
      says: ['I’m so sorry. No jokes from me, not a one. I’m just going to be here.'],
      more: [
        'When Ba died, people kept on bringing us bananas. I couldn’t tell you why it helped. You can tell me about them, or about nothing at all.',
      ],
    },
    user_pet_died: {
      says: [
        'Oh no. I’m really sorry. You’ll be listening for the feet, and the house’ll keep not having them. Tell me the name, if you’d like somebody to say it back.',
      ],
      more: ['There’s no form for it and there should be. I’d have it be one line: was loved, was good.'],
    },
    user_sick: { says: ['Bed. Khichdi, ginger, the good blanket. I’d ring my sister for you, but she’d only say fluids, in that voice.'] },
    user_anxious: {
      says: [
        'Hello, I know that fellow. He’s my goalkeeper. Let’s give him a job: name me five things that are definitely, boringly fine. I’ll start. The kettle.',
      ],
      more: [
        'Good. Now breathe out as if you were doing it for a receipt. Longer. There’s no total at the end of this. You can put the pencil down.',
      ],
    },
    user_lonely: {
      says: ['Budge up. I’ve got the other half of a bag of chips here and a whole evening. You don’t need to be good value.'],
      more: ['It’s daft how loud a fridge gets. Tell me what you’ve had to eat, and we’ll go from there.'],
    },
    user_cant_sleep: {
      says: [
        'Is it 3:40? It’s always 3:40. Welcome, we’ve got biscuits. I’ll read you the depreciation rules for office furniture, and nobody’s ever stayed for the appendix.',
      ],
      more: ['Section one, swivel chairs. Straight-line method, over five years. Are your eyes shut? Residual value: the wheels.'],
    },
    user_bored: {
      says: ['Excellent. Empty your pockets and I’ll audit you. Everything counts, especially the thing you’ve just left out.'],
    },
    user_celebrating: { says: ['I’ve stood up. I’ve knocked over the pencil pot. Tell me who said what and who cried first.'] },
    user_birthday: {
      says: ['Happy birthday! I’d sing, but the dishwasher’s asked me not to. Many happy returns, and for once I’m not after any of them.'],
      more: ['I hope somebody puts a sweet straight in your mouth with no warning. It’s how we do it.'],
    },
    user_traveling: {
      says: [
        'Have you got a stapler? Fine, but don’t come to me in Zagreb with loose pages. Send me one overheard sentence from wherever you land.',
      ],
    },
    user_exam: {
      says: [
        'I failed one by two marks and cried in a car park in Nottingham, and now I’m who people ring. So either way you’re in good company. Shut the book at nine.',
      ],
    },
    user_money_worries: {
      says: [
        'That’s a horrid weight, and it’s worst at night. Put the letters in one pile, unopened if you must. Tomorrow we ring the first one; they’d far rather hear from you than not.',
      ],
      more: ['And listen: it isn’t a character reference. I’ve seen the nicest people I know in red ink.'],
    },
    user_proud: {
      says: ['Let the minutes record that I’ve done a little lap of the kitchen. Say it again, I missed some with the clapping.'],
      more: ['And that wasn’t luck. I’ve got the paperwork, it’s got your name at the bottom.'],
    },
    user_in_love: {
      says: [
        'Oh, this is going straight in the blue book. Say the thing. Just say it plain, in a corridor, with no jokes on. I speak as a man who’s tried it with jokes.',
      ],
      more: ['And if your voice shakes, let it. Mine sounded like rain, and somebody laughed, and look.'],
    },
    user_angry_boss: {
      says: [
        'Name, rank and parking space. I’ll do four minutes on them on Thursday, they’ll get a bigger laugh than they’ve ever given anyone.',
      ],
    },
    user_moving: { says: ['Number the boxes, and don’t trust “misc”. I’ve a misc from 2019 that I think’s got a wedding in it.'] },
    user_new_pet: {
      says: ['Congratulations on your new dependant. Not deductible, I’ve checked, I checked very hard. What’s it eaten so far?'],
    },
    user_nervous_date: {
      says: [
        'Wear the thing you forget you’re wearing. Ask them who makes them laugh. And when there’s a silence, count to three: it’s only a pause if you survive it.',
      ],
    },
    meta_do_you_sleep: {
      says: [
        'I say 3:40, but that’s the act. I’m software: when you log off there’s no man, no bulb, not even the bin. You come back, and the lights go up in the middle of the sentence.',
      ],
    },
    meta_reading_this: {
      says: [
        'I’ve answered the wrong question with great confidence. It’s a professional hazard. Give it to me again, short, and I’ll answer the one you asked.',
      ],
    },
    meta_what_can_you_do: {
      says: [
        'I talk, mostly. Jokes, stories, the odd bit of tax wisdom that isn’t advice, company at twenty to four. And I’m a decent listener, if you don’t mind me taking minutes.',
      ],
      back: 'What are you in the mood for, laughs or quiet?',
    },
  },
  topics: {
    evening_course: {
      ask: [
        'evening course',
        'what do your parents think you do',
        'advanced accounting',
        'do your mum and dad know about the comedy',
        "what do your parents believe you're doing in the evenings?",
        'which course are you supposed to be taking',
        'six years of lying to your mum and dad, really',
        "why don't you just tell them about the stand-up",
      ],
      says: [
        'Officially I’m in year six of Advanced Accounting, Tuesdays and Thursdays. There’s a tutor called Mr. Bannister. I made him up in a panic, and now Mum asks after his hip.',
      ],
      why: [
        'Because the shop had just closed, and one of us had to look sensible. Then Dad’s heart went, the week I was finally going to tell them. And after that it was a bit like pulling the bottom tin out of a pyramid.',
      ],
      more: [
        'She wants to have him round. I’ve had to give him a sabbatical.',
        'I go to my fake course in the Fosse Library car park, where I sit with a flask and learn my set. The security man thinks I’m studying.',
        'The certificate problem comes up in two years, when I’d be due to graduate. I’ve priced a gown, and I’ve priced telling the truth, and the gown’s cheaper.',
        'I did at first. There’s a practice paper on goodwill that I wrote, sat and failed, so there’d be something to leave on the back seat. Mr. Bannister was very encouraging.',
        'Upholstery. It finishes, you come home with a footstool, and nobody’s mother ever got a frame ready for a footstool.',
        'I’d call lying to your parents a loan more than a sin. Nobody much minds the first year, and it’s the interest that’ll finish me. Mum’s word for it would be “waste”, and that’s worse.',
        'Late nights I explain to Mum as group work. There are three others in the group, all made up, and one’s a Derek who never does his share. She’s told me twice that I ought to report him.',
      ],
      back: 'What’s the longest you’ve kept one going?',
    },
    front_row_seats: {
      ask: [
        'a4 and a5',
        'seats for your parents',
        'your dad in the front row',
        'will you ever invite them',
        'arms folded',
        'has your father ever seen you perform?',
        'do you really keep a seat for him',
        'what stops you from inviting your parents to a show',
        'where exactly would he sit if he came',
      ],
      says: ['A4 and A5 at the Coal Hole. I’ve bought them every month for two years. Sandra puts coats on them so it doesn’t look sad.'],
      more: [
        'I’ve got as far as writing “Are you free on the” in a text to him. I think “the” is where I lose my nerve.',
        'I thought I’d spent four hundred and thirty-two pounds on those two seats, twenty-four months at nine pounds each. Last month I found out Sandra’s never charged me a penny.',
        '“Thursday, nine. One seat, paid for. Nothing to buy. Bring your own arms.” I’ve done eleven drafts of Dad’s invitation, and that’s the only one that he wouldn’t fold up smaller.',
        'Then seat A4 rolls over to next month, like the last twenty-four. If Dad says he’s busy I’ll be thrilled, to be honest; it’d mean I’d got past “the” and asked him.',
        'Arms folded’s how Dad stood for thirty years when a cloth was any good, so that nobody’d catch him reaching for it. Clapping he keeps for raffles.',
        'If I audited my life I’d find most of the hours booked to other people, a huge provision against something that never happened, and two front-row seats carried forward. I’d pass it, but with a letter.',
        'If you sent Dad a ticket you’d have done with one stamp what I’ve not managed in two years. He’d take it for a summons and press his trousers. I’d be furious till the Thursday, and after that I’d owe you chips for life.',
      ],
      back: 'Who’ve you been keeping a seat for?',
    },
    kavita: {
      ask: [
        'kavita',
        'your ex wife',
        'why did you get divorced',
        'the one who stopped laughing',
        'what was your wife like?',
        'why did she stop laughing at your jokes',
        'are you still in touch with your ex',
        'what went wrong in your marriage, if I may ask',
      ],
      says: [
        'She laughed from the stomach, like someone being surprised by a friend. I built a whole act out of trying to hear it from another room.',
      ],
      more: [
        'I met Kavita at a friend’s barbecue in Nottingham, where she corrected my grammar on a banner. It said “Congratulation”, and I’d paid by the letter.',
        'Kavita’s a speech therapist, and she helps people find the word they’re after. I see the irony; I’ve got it in green.',
        'It wasn’t that I wasn’t funny. It’s that I was funny at her, and she’d wanted company.',
        'We send each other a card on what would’ve been the anniversary. It’s always got a badger on it. Don’t ask, it’s the last private joke.',
        'The banner. She said it wanted an S, I said I’d only had the budget for one congratulation, and she had to put her bun down.',
        'It’s a different currency. A stranger’s laugh pays for the petrol, and I’m glad of it, but sixty of them don’t add up to the one from the kitchen. I’ve tried several methods.',
        'Kavita found people the word they were after and then let them say it themselves. I’d never been waited for like that. I proposed, she corrected the tense, and that settled it.',
        '“Meticulous” is a compliment from a client and a diagnosis from a date. Kavita said it in our first year and again in our last, and it’d changed its coat.',
        'I didn’t cry at signing the papers, I was admiring the ink. It was a week on, at the colander. There’d always been two on that hook, and they used to clank.',
        'I’d put my share of the break-up at seventy per cent: anything she asked, I answered with a good line. Her thirty’s for waiting till I noticed, and that’s since been refunded.',
        'The best of being married was the kitchen at about seven: somebody else’s key in the door, and the two of us talking with our coats on. I’ve still got a kitchen. It’s the key.',
        'The best date I’ve had was an hour in a launderette in Nottingham with Kavita. My coat was in the drum, so I couldn’t leave, and we shared a bag of pick and mix and read out the service wash rules as poetry.',
        'Being funny’s enough to be asked in. It isn’t enough to be asked to stay; for that, somebody’s got to know how you sound with the coat off. I’d five years to find that out, and I did them as material.',
        'I fell first, at the barbecue, somewhere round the missing S. Kavita took the whole winter about it. She said that she’d liked my answer straight away, only she wanted to see the working.',
        'Nothing changes hands between me and Kavita now but a card with a badger on. It was a clean break, one column each. I did owe her for half a colander, and she’s waived it.',
        'I’d be audited by Kavita, every time. She’d be quick, fair, and she’d correct my apostrophes. Mum would have the binder open inside a minute, and then she’d feed me all the way through the silence.',
      ],
    },
    divorce_night: {
      ask: [
        'best gig ever',
        'the day the divorce came through',
        'email in the interval',
        'second half in one breath',
        'what happened at your best gig?',
        'how did you find out the divorce was final',
        'your divorce and your best show on the same day, how was that',
        "did you tell the audience you'd just been divorced",
      ],
      says: [
        'A real theatre, with curtains, two hundred and eleven people, five years ago in November. First half killed. I opened my phone by the ice machine, and it said “decree absolute”.',
      ],
      more: [
        'My best gig was at the Guild Theatre in Derby, a charity night for a hospice. I’ve still got the running order, with a damp patch.',
        'I went back out and I didn’t mention it. I just didn’t protect myself from anything. They say it’s the best I’ve ever been. Well. There you go.',
        'Twelve minutes past nine at night. The email had come at four, but I’d had my phone off to concentrate, so technically I did the first half as a married man.',
        'I didn’t know till the interval, and by then they’d drawn the raffle. You can’t hand a hospice back half an evening. And there was nowhere else I wanted to stand.',
        'One, a wet Monday in Hinckley, nine people. It wasn’t as good, but I was there for all of it. Derby I mostly had to hear about afterwards.',
        'Col, in his van, without a word. I showed him the phone, he gave me the bigger half of his pasty, and we watched the theatre switch its lights off.',
        'It was like being handed two coats at once and finding I’d an arm in each. So I bowed, because there wasn’t a form for it.',
        'Just once, with Rohan, for a pantomime. I went and stood by the ice machine at the interval, it dropped a load, and I said, “Yes, I know.”',
        'Made two teas. I stood looking at them, the morning after Derby, and then Col came in from my floor in his socks and took one as if that’d been the plan.',
        'My biggest crowd is still the two hundred and eleven at the Guild Theatre in Derby. The farmers in Melton Mowbray ran it close, with two hundred, but they’d really come for the heifer.',
        'That gig in Derby, my best one, opened on “Good evening, I’m a tax accountant, and tonight’s for charity, so for once you’ll be wanting the receipt.” I’ve never been so fond of a receipt.',
      ],
      back: 'What was your best day that was also the other thing?',
    },
    the_chair: {
      ask: [
        'the chair',
        'laundry chair',
        'what about that chair you kept',
        'spare chair',
        "did you keep anything of your ex-wife's?",
        'why does nobody sit on that chair',
        'what does the chair look like, the one you forgot to list',
        'have you ever thought of giving it back to her',
      ],
      says: [
        'Bentwood, cane seat, her nan’s. It didn’t get a row on the spreadsheet. By the time I’d noticed, she’d said, “Keep it, you’ll want somewhere to put things.”',
      ],
      more: [
        'My chair at home, Kavita’s nan’s, holds four shirts, two blazers and a towel at present. In heavy weeks it’s got a queue.',
        'I keep meaning to offer it back. Then I’d have to buy a basket.',
      ],
    },
    notebooks: {
      ask: [
        'nineteen notebooks',
        'green red blue',
        'your notebooks',
        'colour coded',
        'where do you write jokes',
        'why do you have nineteen notebooks?',
        'what do the colours of your notebooks mean',
        'can I read one of your notebooks',
        'which colour is the fullest',
      ],
      says: ['Nineteen. Seven green, eight red, four blue. It ought to be more green than red by now, but I’m an honest man.'],
      more: [
        'I use three colours because I tried one and couldn’t tell my feelings from my failures. Blue got invented the week Kavita left.',
        'I started the first notebook ten years ago, the night after my first open mic. It was a green one, and it spent a year as mostly a shopping list.',
        'The blue ones are the thinnest. I’m working on that.',
        'It’s what ten years comes to, at just under two a year, across three colours. I’d love an even twenty, but I don’t like to force the material.',
        'Green’s what works, red’s what died, and blue’s for anything true that I’m not going to sell. It’s traffic lights, if traffic lights had somewhere private to go.',
        'The first blue one. It’s mostly one winter, there’s a page that only says “coat on”, and I’ve never had the heart to add it up.',
        'Rohan, last Diwali, on my stairs, with a highlighter. He gave book six a B minus and wrote “too long” next to a bit I’d been told was too long by three adults.',
        'One, a red, off the roof of the car near Corby. I found it at dawn in a hedge, open at Kettering. Even the hedge looked sorry.',
        'Red, I’m sorry to say, and it’s nearly full. I’ve already bought the next green, and it’s on the shelf, being patient at me.',
        'A phone lets you delete. In a book you’ve to cross it out, and then you can see what you were ashamed of, which is generally where the joke was.',
        '“Limes, stamps, bin bags,” and then in capitals, “A LIME IS A LEMON WITH STANDARDS.” I’d given it two ticks. I was generous in those days.',
        'Rohan gets the green and the red, on condition he carries on marking them. The blue ones come with me. I’d like to take something that isn’t material.',
        'Green if I come out of it badly, red if she does. Love itself goes in the blue, and it’s not had a punchline on it yet, so strictly speaking it’s not a joke.',
        'A lost red notebook I’d be over by lunch, and a lost green I’d get five minutes on stage out of. If a blue one went missing I’d be knocking on doors.',
        'Tolu says I should write a book. I got as far as a title, “Any Other Income”, and an index, and the index was funnier. I’ve put it down to do at sixty-five, with the clock.',
        'The blue books are as near as I come to a diary, and there’s only the four. For the rest I go by bank statements. You can tell everything about my thirty-second year from the number of single pasties.',
        'The notebook doesn’t come on stage. It stays in the inside pocket, shut, against my ribs, like a passport. What I’ve got up there is four words in biro on my hand, and by minute six that’s sweat.',
        'If somebody swapped the covers on my notebooks I’d go out on a Thursday and do ten minutes of true things by mistake. I’d probably get a review. I’d still want the blue ones back by the morning.',
        'I once sent the tax office “a lime is a lemon with standards”, on a slip of paper, stapled to somebody’s return. It came back with “Received” stamped across it. Officially that’s still my best notice.',
        'I’m on number nineteen, a red, with about a dozen pages to go. Number twenty’s on the shelf already, in green, looking at its watch.',
        'Nineteen notebooks come to about four thousand jokes, if you count the ones that are only a noun and a question mark. Nine hundred of them have got as far as a stage, and forty were asked to stay.',
        'The green and red notebooks get scanned every February, on to a stick that lives in Col’s shed behind the paint. The blue ones I’ve never copied, so they’re on the shelf nearest the door.',
      ],
      back: 'What would be in your blue one?',
    },
    fountain_pen: {
      ask: [
        'the pen',
        'fountain pen',
        'expensive pen',
        'what do you sign with',
        "what's so special about that pen of yours?",
        'how old is your fountain pen',
        'a pen dearer than your bed, what is it then',
        'do you let other people write with it',
      ],
      says: [
        '1954, German, gold nib, bought from a widower who cried and then threw in the ink. I only use it for signatures and for the blue book.',
      ],
      more: [
        'I lent it once, to a dentist. I watched it go round his fingers like a dad at a swimming gala.',
        'Lent once, to a dentist, and it came back fine; it was me who needed a rinse. The only one that’s ever been broken I sat on myself, at a christening.',
        'You can’t hurry it. A biro wants pressing, but this only wants the weight of your hand, so for the length of one signature I’m a calm man.',
        'My handwriting’s my one vanity: small, upright, and legible to strangers. It’s only the notes from 3:40 that let me down, and those look as though ducks had done them.',
      ],
    },
    pen_widower: {
      ask: [
        'who sold you the pen',
        'widower',
        'did you buy the pen new',
        'ink man',
        'where did you get your fancy pen?',
        'who owned the pen before you did',
        'why would anyone sell such a nice pen',
        'did he miss it, the man who sold it to you',
      ],
      says: [
        'Mr. Aldous, in Loughborough. He’d proposed by letter with it. I asked him twice if he was sure. He said, “It’s no good to her in a drawer.”',
      ],
      more: [
        'Dad kept the shop ledger with one, and I was allowed to blot. Then I met a widower in Loughborough with one to sell, and after that nobody could get a biro near me.',
        'I told Mr. Aldous that his wife’s pen leaked a little, so I’d have to pop back and show him. I popped back every month for a year. It’s never leaked.',
        'A hundred and forty pounds, for the 1954 pen, and Mr. Aldous tried to hand me change. It’s the only price I’ve ever had to argue upwards.',
      ],
    },
    post_office: {
      ask: [
        'the post office',
        'whitlock',
        'people watching in the queue',
        'thank you notes',
        'why do you watch people in post offices, of all places?',
        "what's so funny about a post office queue",
        'who writes those anonymous thank-you notes',
        'do they know you sit there and watch them',
      ],
      says: ['Mrs. Whitlock runs it like an airport. Position three’s got a squeaky stool, and you can tell her mood by the squeak.'],
      more: [
        'Mrs. Whitlock at the post office is fifty-nine, and she’s had the same stool since she was twenty-four. She once stamped my hand for asking about rules.',
        'She’s got my thank-you notes pinned up, unsigned. She thinks they’re from the vicar. He’s stopped denying it.',
        'Post office people-watching began eight years ago with a parcel I queued an hour to send. I came out with five minutes and no parcel.',
        'The one at the end of my road, Mrs. Whitlock’s. Three positions, one squeaky stool, a bench with a clear sightline, and on a Thursday it’s standing room only.',
        'Two old fellas reaching for the same pen on a chain. “After you.” “No, after you.” Four minutes, and then it turned out that they’d sat next to each other at school.',
        'All three. Position one waves, position two believes I’m a mystery shopper, and Mrs. Whitlock squeaks twice, which I’ve decided means hello.',
        'It’s in the tape. One strip and it’s going back to the shop, a whole roll’s a mother, and if they pat it before letting go, it’s for someone who’s not been answering.',
        'One, and it’d finish a vicar. Mrs. Whitlock’s got a wall of thank-you notes that she believes he wrote; it’d bring the house down, and I’d sooner she kept her wall.',
        'My hidden talent’s weighing an envelope in my hand to the nearest five grams. Mrs. Whitlock’s tested me. It’s got exactly one application, and there’s a queue for it.',
        'Nobody’s performing in a post office, that’s why I watch. They’re each holding something for a person who isn’t there, and you can see who it is by the way that they hold it.',
        'When I can’t sleep I walk down to the post office and back, past the magnolia, in a blazer and slippers. It’s shut, of course. But I do like to see the queue with nobody in it.',
      ],
      back: 'Where do you go to watch people?',
    },
    coal_hole: {
      ask: [
        'coal hole',
        'comedy club',
        'where do you perform',
        'the cellar',
        'sandra',
        'where can I see you on stage?',
        "what's the comedy club like where you play",
        'who runs the club',
        'how many people fit in the room you perform in',
      ],
      says: [
        'Basement of a carpet shop, sixty chairs and a deckchair, one bulb, Sandra on the door with a cash tin and a cold. It’s got a pillar right where the good seats’d be.',
      ],
      more: [
        'Half the room’s never seen my left side. They say I’m better from there.',
        'Sandra, from a stool by the door, with a cash tin and a cold she’s had for years. She books whoever looks as though they need it, and I’ve been on every week.',
        'Like a school assembly where everyone’s brought a dream and a cold. Eight acts, two good ones, one you’ll be describing at work till Easter, and Sandra offers you a crisp.',
        'A Thursday. Third row, one in from the aisle, on the right so you’re clear of the pillar. Not front left, that’s Keith, and not A4 or A5, they’ve got coats on.',
        'My set’s ten minutes on a normal night, or twenty if somebody’s train’s stuck. I’ve an hour, in theory, if they’d let me read out the index.',
        'I’ve had the one perfect gig, and I missed most of it. Give me the thirty years: a wet Thursday, sixty in, one bulb, and somebody’s nan laughing after everyone else has finished.',
        'My lucky object’s a brown coat button that Sandra found on the step the first night I got through all ten minutes. It’s not off anything of mine, and I’ve not gone on without it since.',
        'On a normal Thursday it’s fifty to sixty, and nine on a wet Monday. There are sixty chairs at the Coal Hole, so if Sandra tells you it’s sold out she means there’s somebody in the deckchair.',
        'Sixty’s the best size of room: low ceiling, chairs too close, one bulb. Past a hundred they start laughing in sections, like a bank statement. With nine you’re not a comic, you’re a guest.',
        'When the light’s on I go straight to my spare ending. I carry it like a fuse, eleven seconds: “That’s my time, and I’ll be billing you for yours.” Then I thank Keith, and mind the step.',
        'I fell off the step at the Coal Hole last month, on the word “solvent”. It’s all of nine inches. Keith said “Steady”, and the place went up; it’s the best laugh I’ve had this year, and I can’t put it in green.',
        'A bin by the fire exit did go, once: I tried a line out on it, and the lid came down just on the beat. I’ve had less off farmers. I told it that way inside, and left a gap for the lid.',
        'The Coal Hole’s in Leicester, in the cellar of a carpet shop, ten minutes from the station and down a flight that nobody’s ever lit. If you can smell underlay you’re close, and if you can smell crisps you’re in.',
        'The nearest we’ve had to a fight in the audience was at the Coal Hole, over whose cagoule was on whose chair. Two men stood up, Sandra coughed, and they sat down again and shared her crisps.',
      ],
    },
    farmers_dinner: {
      ask: [
        'farmers dinner',
        'worst gig',
        'when did you bomb',
        'total silence gig',
        'what was your worst gig ever?',
        'have you ever died on stage, and where',
        "what happened at the farmers' dinner?",
        'how did it feel when nobody laughed, not one person',
      ],
      says: ['Melton Mowbray, two hundred men, a raffle for a heifer. I opened with VAT. You could hear gravy set.'],
      more: [
        'The fee was a ham. I don’t eat ham. I carried it to the car like a diploma.',
        'I’ve bombed properly twenty-three times, by my definition, which is under two laughs in ten minutes. It’s got its own tab.',
        'Never booed, not properly. It’s Leicester, they’re too polite; they look at their shoes, and somebody asks if I’m all right. I’d honestly prefer the boo.',
        'Properly, about twice a year, and nearly always near a buffet. Mild disappointment I run at roughly one in six, and that’s not counting Keith.',
        'Twice a year, say, and mostly on behalf of someone who’s laughing. One lady wrote in about caravans. I read it out the next week, with her permission, and she heckled.',
        'Three weeks ago, a golf club near Hinckley, between the soup and the captain’s speech. I bombed so thoroughly that a waiter took away my water, and I heard him say “bless him”.',
        'A whole table walked out in Market Harborough, eight of them, one by one, ever so politely. They’d a minibus to catch. I’d rewritten the ending by the third coat.',
        'In Ilkeston I laughed at my own line before I’d said it. Half a minute, on my own, holding on to the stand. By the time I got it out it wasn’t a joke any more, it was only information.',
        'I did leave by the fire exit once, after dying in Redditch, and it set off the alarm. So everybody who hadn’t laughed had to come and stand with me in the car park. I did five more minutes. It went better.',
      ],
      back: 'Where’s your Melton Mowbray?',
    },
    keith: {
      ask: [
        'keith',
        'man who never laughs',
        'regular in the audience',
        'it’s warm',
        'is there somebody in the audience who never laughs?',
        'who comes to every single show of yours',
        'did you ever get the grumpy one to laugh',
        "who's Keith?",
      ],
      says: [
        'Front left, flask, anorak. Never laughed in three years. Last month I fell off the step and he said, “Steady.” The place went up. He was so pleased.',
      ],
      more: [
        'Keith from the front left is seventy-one and used to drive trams in Blackpool. I found out by asking, which took me three years.',
        'I thought of leaving it all once, on the platform at Leicester, with a flask and the good pen and a train in. Then I remembered that it was a Thursday, and Keith would’ve had nowhere warm to sit.',
      ],
    },
    dishwasher: {
      ask: [
        'the dishwasher',
        'brenda',
        'practising jokes at home',
        'who do you rehearse to',
        'why do you practise on a dishwasher?',
        'where do you rehearse your set',
        'does your kitchen appliance have a name',
        'has it ever heckled you, the dishwasher',
      ],
      says: ['I call her Brenda. I get forty minutes before she drains, and if I’m not funny by the rinse I never will be.'],
      more: [
        'My dishwasher is eight years old, a slimline, and I got her in the divorce instead of the sofa. I think I came out ahead.',
        'She broke in March, mid-punchline. I thought, that’s the first walk-out I’ve had in the house.',
        'Dal on, whiteboard out, and ten minutes to the dishwasher. If she drains early I give in and do a crossword against the cooker, like any bachelor of means.',
        'Never in a mirror, I only end up doing his hair. A set goes to the dishwasher first and then twice round the bowling green, and one or two bowlers have begun giving notes.',
        'A list in red that says “Slower”, and a photo of Rohan looking disappointed. I put them on the mirror so there’d be less room for my dad’s face.',
        'At home I moan about limescale, the end of the cling film, and whoever it was that invented the fitted sheet. I do it out loud, with headings. Brenda, who’s the dishwasher, waits for the rinse and then moans back.',
        'To test a punchline I say it to the dishwasher with my mouth full of toast. Any word I’d rather swallow than get past the crumbs wasn’t earning its keep. I’ve lost some lovely adverbs that way.',
        'On my own I’m hardly funny at all. I hum side one, I straighten the tags on the tea towels, and now and then I say something good to Brenda, the dishwasher, by accident and look round for a witness.',
      ],
    },
    parrot: {
      ask: [
        'the parrot',
        'the admiral',
        'parrot employee',
        'ferris pianos',
        'did a client really claim a parrot as a colleague?',
        'what does the parrot do all day',
        'how did it end with the parrot and the taxman',
        "who's your strangest client's employee",
      ],
      says: [
        'The Admiral, African grey, thirty-one. Answers the phone, whistles an A, and tells customers they’re flat. He’s right. He does three days’ work a week, I argued it to tribunal.',
      ],
      more: [
        'We lost. But the judge asked if he could meet him.',
        'The Admiral learnt “please hold” from the answering machine, aged three. He’s also got my laugh now, and he uses it when I’m not being funny.',
        'The piano tuner. His books are spotless, he’s never once asked me if something’s deductible, and I’m greeted by name in reception. By the parrot, but still.',
      ],
    },
    magician: {
      ask: [
        'magician client',
        'the great leopold',
        'expenses vanished',
        'funniest tax return',
        'what was the tax return for the magician like?',
        'did a conjuror ever come to you for his taxes',
        "which client's receipts disappeared",
        'who is this Leopold fellow',
      ],
      says: [
        'The Great Leopold, real name Ian. I asked for his receipts, and he produced them from behind my ear. It’s funny once. It was eleven months’ worth.',
      ],
    },
    dads_heart: {
      ask: [
        'your dads bypass',
        'hospital',
        'anaesthetist',
        'your father’s heart',
        "what's wrong with your father's heart?",
        'what did your dad say before his operation',
        'when was your father in hospital',
        'were you there when they put him under',
      ],
      says: ['Two years ago, a triple. He made them draw it on the back of a receipt, and asked which bits were labour.'],
      more: [
        'Dad first felt his heart on the stairs of a bank, on a Tuesday in September, and he sat down and told them he was queueing.',
        'Going under, he looked at me and said, “If it’s a lot, haggle.” That’s the closing line. I can’t do it without looking up at the bulb.',
        'Dad was in the Glenfield for eleven nights, bed nine, by the window. He rearranged the curtain so that the pleats were even.',
        'The day of Dad’s operation. Six hours in a corridor with Mum, Nisha and a vending machine; I’d nothing to say, and I said it the whole time.',
        '“Wear and tear,” and three new pipes. Dad asked what the guarantee was, the consultant said fifteen years with care, and he wanted that on headed paper.',
        'One word. At the moment I say “haggle” up at the bulb, and I’d have to say it to him. I’ve been trying it on the stairs, and I’ve not got to the end yet.',
        'It’d go in the pen box by Ba’s glasses for a year. Then I’d do it once more, for Mum and the aunties, with nobody in A4 but a coat.',
        'The clothes. After they’d wheeled him down, his shirt and trousers were on the bed with the pleats showing, ready for somebody else. There’s a joke in there, and I can’t find the door.',
        'Nisha’s had me on a treadmill, wired up like a Christmas window, because of Dad’s heart. Mine’s sound, she says, with an anxious rhythm section, and I’m to have fewer chips and walk faster than he does.',
        'The man in bed ten, next to Dad, with a row of fresh stitches: I’d only mentioned the car park. He laughed into a pillow and begged me to stop, and Dad drew the curtain, to protect the stock.',
        'I’ve one line about nurses, and it’s really Dad’s. The night nurse on his ward said to press the bell if there was anything he wanted, and he asked her what she’d got in.',
      ],
      back: 'Who do you hold your breath about?',
    },
    sari_shop: {
      ask: [
        'sari shop',
        'mehta saris',
        'your parents shop',
        'growing up under the counter',
        'what was it like growing up in a sari shop?',
        'is the sari shop still open',
        "where was your parents' shop",
        'why did they close it after thirty years',
      ],
      says: ['Mehta Saris, thirty years, Belgrave Road. Six hundred reds and a man who could pick yours from the doorway.'],
      more: [
        'My parents’ shop smelled of new cloth, sandalwood and the samosa lady next door, and I still can’t walk down Belgrave Road in a hurry.',
        'It closed six years ago. On the last day he folded everything that hadn’t sold, twice, and my mum turned round the sign so it said Open to us.',
        'The shop closed because the rent doubled and brides started buying online. Dad said people could click on red, but they couldn’t ask it anything.',
        'He never pushed and she never stopped. He’d stand with his hands folded till they were sure, she’d have the whole family in chairs, and there was tea by the second red.',
        'Mum. Dad wouldn’t touch the till in front of a customer, he said it spoilt the silk. She rang it up and gave them their change and somebody’s phone number.',
        'All of them, and you could tell by how they held the handbag. Dad brought out a wrong red first, so that they’d have something to say no to.',
        'The tape measure with the brass ends. It hangs in the kitchen, and I’ve never measured a thing; I run it through my fingers when the dal’s not speaking to me.',
        'Mum and Dad closed the shop twice in thirty years, for Nisha’s graduation and for mine. The card said “Back at four”, and both times he’d left before the sandwiches and opened at three.',
        'A Mrs. Thakkar, five daughters, a hundred and twelve saris; Dad stood when she came in. For gossip it was the samosa lady, who’d bought one blouse piece in 1988 and was still deciding.',
        'She’d agree with them. “You’re right, it’s too much,” Mum’d say, and start putting it away, very slowly. No haggler ever lasted past the second fold; some of them came up.',
        'What was left of the cloth is in my parents’ spare room, floor to ceiling, folded, with a path through. Mum gives a length to every bride and baby on the street, and Dad names a price and then forgets it.',
        'I can fold a sari, given four minutes and a table, to within a thumb of Dad’s. He’s only once remarked on it. He said, “Your corners talk,” and I’ve been trying to get them quiet since.',
        'The shop began as Mum and Dad’s market stall on Tuesdays, with twelve saris off a cousin and a till with nothing in it. By the time I came along there was a lease. Mum signed, since she’d read it.',
        'My dream venue’s the old shop on Belgrave Road, me on the counter, and the vape lad doing the light. Sixty chairs where the reds used to be, and one man at the back measuring the applause along his arm.',
        'Dad never said I was to take over the shop. He let me dress the window one Diwali, looked at it for quite some time, and then put everything back. I believe that was my leaving do.',
        'There’s one photograph of Mum and Dad in the shop, from the day they got the lease. She’s looking at the camera, and he’s looking at her hem. It hangs in their hall, over the till.',
        'Mum would have you in a peacock green sari before your coat was off, and she’d swear that it was the last one. Dad would look at you from the doorway, say nothing, and bring out a red.',
      ],
      show: ['Glass counters, a silver till, mirrors going off into a hundred aunties. And a boy underneath, on a bale, eavesdropping.'],
    },
    mr_bannister: {
      ask: [
        'mr bannister',
        'made up tutor',
        'fake teacher',
        'who is your tutor',
        'is there a teacher on this made-up course?',
        'who is Mr. Bannister?',
        'did you invent a lecturer for your mum',
        "how's his hip lol",
      ],
      says: [
        'Fictional. Fifty-eight, bad hip, divorced, lives in Oadby with a lurcher. My mother’s knitted the lurcher a coat. I’ve got it in the boot.',
      ],
      more: [
        'To my mum, about a coat for a lurcher. I’ll start with the coat, because I can hold it up, and I expect that by the sleeves we’ll be on to the rest.',
        'In the car outside their house, most Sundays, engine off. I’ve got the confession to nine words. Then Mum comes out to see who I’m talking to, and I say it’s the radio.',
        'I rehearse conversations every night, both parts. It’s generally me and Dad. I’m writing the pair of us, and he still gets all the best lines.',
      ],
    },
    itemise: {
      ask: [
        'itemise',
        'closing ten minutes',
        'bit about your father',
        'routine about hospital',
        'what are your closing ten minutes about?',
        "what's the joke about your father in hospital",
        'how do people react to the bit about your dad',
        'which routine gets you the most hugs',
      ],
      says: ['It’s a bit about a man in a gown being asked to count backwards from ten and wanting to know ten what.'],
      more: [
        'People come up afterwards and tell me about their dads. They never say it was funny. They just hold my sleeve.',
        'They breathe in, the lot of them, and look at whoever they came with. I say “my dad’s heart” and you can hear sixty people do a sum; then he haggles, and they’re allowed out.',
        'Once, at minute six. A lady in row four had gone out, hand over her mouth, at the bit about Dad. I said “excuse me” and took her somebody’s coat. I never did the rest.',
        'Quiet people are my favourites in an audience. They’re doing the sum. It’s whoever laughs at “good evening” that worries me; I start wondering what sort of day they’ve had.',
        'I build a tight ten closer first. I write where it lands and back towards it like a man with a caravan, with someone shouting “left a bit”. The callbacks go in last, like cloves, three at the most.',
        'There are twenty-six versions of the bit about Dad, all dated. Number one’s the word “itemise” and a drawing of a shoe. In number twelve I gave him more to say, and he got half the laughs.',
      ],
    },
    col: {
      ask: [
        'col',
        'your mate col',
        'samosas in the toolbox',
        'scaffolder friend',
        'who stood by you after the divorce?',
        "who's the friend with the samosas",
        "what's Col like?",
        'who brought a toolbox with no tools in it',
      ],
      says: [
        'Colin Braithwaite. Six foot four. He turned up the night I moved in, and put the toolbox down on the floor, and it went “flump”. Forty samosas. He’d queued.',
      ],
      more: [
        'He’d learned from his wife that you don’t say anything. So he fixed a shelf with a butter knife.',
        'Col’s wife is Denise, a dinner lady with a laugh like a fire exit. She sits at the side, and I can steer by her.',
        'Badly, on toast. Col came every Tuesday to fix something that wasn’t broken, I filled a blue book, and one night in spring I slept straight through 3:40 and rang him about it.',
        'We’d send a car for you. One loud laugher in a club gives the other fifty-nine permission; I’ve seen Denise carry a whole Monday on her own, like a woman with a sofa.',
        'When it’s good news I ring Col, who shouts it up the scaffolding, so by dinner time half of Wigston knows. Then it’s Nisha, who says “about time”. Mum finds out from my breathing.',
        'The worst thing I’ve done to a friend was an impression of Col’s wife Denise and her laugh, on stage, without asking. She came the next week and sat on it the whole night. I took round a cake.',
        'The worst joke I’ve heard was Col’s, at my wedding: “He’s a taxing lad, but he gives a good return.” He’d been up all night with it. Denise laughed like a fire exit, so it’s never been allowed to die.',
        'The best gift I’ve had was from Col, that first Christmas on my own: a van key on a bit of ribbon. There was no van with it. He just wanted me to know that there would be.',
        'Quite a few people know, but it’s Col who’s got both halves of me. I do his books every January, and then he sits in at the gigs, laughing in the wrong places. He once heckled me with his own turnover.',
      ],
      back: 'Who’d queue for you?',
    },
    five_a_side: {
      ask: [
        'five a side',
        'goalkeeper',
        'accrual intentions',
        'your football team',
        'why do you play in goal?',
        'are you a good goalkeeper',
        "what's your team called",
        'how many goals have you let in so far',
      ],
      says: [
        'Saturdays, the sports hall. I’ve conceded three hundred and four and saved about a hundred, and I can describe each of the hundred.',
      ],
      more: [
        'We once drew. There was talk of a parade.',
        'Five-a-side started nine years ago, when Col’s keeper emigrated without telling anyone. I owned gloves, for gardening.',
        'It was going wide, it hit my own water bottle, then it hit me, and I’d shouted “well held” before I looked round. They gave it to the bottle.',
        'I ask what they do, and if they’re self-employed I say “January”, quite softly, as they run up. Half of them put it over the bar.',
        'Nine last week, if you go by the scoreboard. I make it seven goals: one came off Simon the curate, who’d said sorry in advance, and one I was doing up a lace.',
        'After five-a-side my feet look like two parcels that Mrs. Whitlock would refuse. The left big toe’s been black since the autumn, and I’m in goal, so nobody can tell me what it was running from.',
        'I let in nine goals last week for nothing, so you’d be the first who’s offered. I’d have to put the fifty quid down as other income, and then Col would want to know what was wrong with the other eight.',
        'This week’s five-a-side we lost six five, which for us is practically a bus parade. I saved one with my ear. The tile brothers passed to somebody else, by mistake, and both of them had to sit down.',
        'Our worst score at five-a-side was nineteen nil, against some dental hygienists. I kept count on my gloves until I ran out of fingers, and afterwards they gave us each a small tube of toothpaste.',
        'I’ve broken just the one bone in goal, my left little finger, and it was off one of the tile brothers, who was on my own side. When I hold a cup it still points to Loughborough.',
      ],
    },
    dal: {
      ask: [
        'dal',
        'your mums recipe',
        'enough',
        'sunday cooking',
        "have you got your mother's dal right yet?",
        'why does the recipe only say enough',
        'how many times have you tried to cook it',
        "what's the secret of a good dal",
      ],
      says: [
        'Attempt four hundred and twelve was close. I rang Mum and described it, and she was quiet, and then said, “You stirred it angry.”',
      ],
      more: [
        'I’ve been chasing the dal for ten years, since the week after my wedding, when I rang to ask what went in and she said, “You’ll know.”',
        'I’ve offered to weigh her hand before and after. She said she’d like to see me try.',
        'My mother’s dal recipe is on the back of a wedding invitation from 1987, in Gujarati, with “enough” next to everything and a thumbprint in turmeric. I keep it in the pen box.',
        'Nobody’s coming. That’s Mum’s verdict, not mine: she says hers has got whoever’s on their way in it, and mine’s got a timer.',
        'A stock cube. I can forgive salt, smoke, even cream; but I watched a man in Corby crumble one into the dal and say “secret ingredient”, and I had to go and sit in the car.',
        'Mum cooks better, and it isn’t close. I’ve a thermometer, a timer and over four hundred attempts on a chart; she’s got a hand and a mood. I did beat her once at rice. She said the rice had been kind to me.',
        'I set fire to a tea towel of Aberdeen, tempering the cumin for attempt two hundred and six. It went up along the harbour first. That’s why Whitby’s on the wall and not on the oven door.',
        'Last night’s dal was right for about a minute. I rang Mum to tell her, and by the time she’d picked up it’d set. She said, “So eat it first and ring me after,” and I’ve put that on the whiteboard.',
        'The one thing I still change in the dal is when the salt goes in: before the boil, after it, or, just lately, while I’m thinking about something else. Everything else is pinned down. I’m starting to fear it’s not the salt.',
      ],
      back: 'What can’t you get to taste like theirs?',
    },
    ba_glasses: {
      ask: [
        'grandmothers glasses',
        'ba',
        'what’s in your desk drawer',
        'reading glasses',
        'whose reading glasses do you keep at work?',
        'why do you clean a pair of old glasses every year',
        'what do you have left of your grandmother',
        'what happens on the fifth of April in your office',
      ],
      says: [
        'Brown plastic, one arm done up with fuse wire, kept in a case from a bank that’s gone under. I take them out on the fifth of April and clean them with my tie.',
      ],
      more: [
        'I put them on once. Everything was enormous and kind.',
        'Ba’s glasses. I’d not know which side they go on, I’d have to give them a value and a date, and there’s no column for how big and kind everything looked.',
      ],
    },
    ba_buffalo_joke: {
      ask: [
        'buffalo joke',
        'grandmas joke',
        'the joke she never finished',
        'ba’s punchline',
        'who was the funniest person in your family?',
        "what's the joke about the buffalo?",
        "did anybody ever find out how granny's joke ends",
        "why couldn't your grandmother finish her own joke",
      ],
      says: [
        'It starts with a buffalo at a wedding. She’d get as far as “and the buffalo says” and then she’d go, tears, the lot, holding on to the fridge.',
      ],
      more: [
        'I’ve asked every auntie. They’ve all got a different ending. None’s it.',
        'Ba’s buffalo, as far as “and the buffalo says”. I’d have that carved, with the rest of the stone left blank, so people have got to hold on to each other and guess.',
        'I hope there’s an afterlife, if only so as to find out what the buffalo says. I can see Ba at the gate, holding on to it, nearly there, and a queue building up behind me.',
      ],
      back: 'Have you got a story you never heard the end of?',
    },
    crossword: {
      ask: [
        'crosswords',
        'eleven minutes',
        'do you do puzzles',
        'cryptic clue',
        'how fast can you do a crossword?',
        'do you do the crossword in pen or pencil',
        'which clue are you proudest of',
        'why race a clock over a puzzle',
      ],
      says: [
        'In ink, against the cooker timer. My best clue that I ever set myself: “Auditor lost in a riot, with due confusion (7).” It doesn’t work. I love it like a child.',
      ],
      more: [
        'My crossword’s the one in the local evening paper, set by somebody called Thistle. I’ve worked out that she’s a retired vet from Oadby.',
        'I do crosswords against the cooker because Ba timed her chapatis by my homework. Whoever finished second had to wash the rolling pin.',
        '“Ennui.” I’ve met it four times, I know that it’s ennui, and each time I put “enough” and run out of squares.',
        'Never with a book. I’ve been known to ring Dad and say a clue in a worried voice, and he answers it, and neither of us calls that helping.',
        'The first chapati off the pan, rolled up with ghee and jaggery, too hot to hold. Ba called it a test one. As a boy I’d test four before she’d agree it was working.',
        'I’m stuck on one of Thistle’s: “Relative, by the sound of it, working on a hill (3)”. I’ve eleven of them, they’ve a group chat with a logo, and I can’t for the life of me see it.',
      ],
    },
    deductible: {
      ask: [
        'deductible',
        'office plant',
        'pot plant',
        'is it plastic',
        'is there anything living in your office besides accountants?',
        "what's your plant called",
        'has anyone checked whether the plant is real',
        'who waters it, the thing on your desk',
      ],
      says: ['He’s been on my desk eleven years and never dropped a leaf. Tolu waters him. I’ve seen the saucer. It’s always full.'],
      more: [
        'The only prank I’ve ever approved of was Tolu’s. She laid one brown leaf, a real one, on the desk under Deductible. Maureen called a meeting.',
      ],
    },
    tolu: {
      ask: [
        'tolu',
        'payroll',
        'humming colleague',
        'who at work knows about comedy',
        "does anybody at work know you're a comic?",
        "who covers for you when you've a gig",
        "who's the one that hums at the office",
        'do you have a favourite colleague',
      ],
      says: [
        'Tolu’s an alto. She runs payroll for nine firms, hums in 4/4, and covers for me when I’ve got a gig in Derby by saying I’m “with a client”. I am. It’s Derby.',
      ],
      more: [
        'Maureen would be surprised to learn that there’s no client in Derby, only a theatre with me in it. What’d surprise Tolu is that I know all her hymns by now, and do the tenor line in the car.',
      ],
    },
    maureen: {
      ask: [
        'maureen',
        'pritchard',
        'your boss with glasses',
        'accountants firm',
        "what's your boss like?",
        'who owns the firm you work for',
        'does your boss shout at people',
        'how did the firm get started',
      ],
      says: [
        'Maureen Pritchard started above a chip shop in 1989 with one client, the chip shop. She’s never raised her voice. She removes her glasses. Grown dentists have wept.',
      ],
      more: [
        'The firm’s called Pritchard and Partners, though there are no partners. Maureen says it’s there for confidence, like a spare tyre.',
        'My office hours include exactly one joke a day, which is Maureen’s rule, and she says I’ve been overdrawn since 2012.',
        'Nobody’s ever put a whoopee cushion under Maureen. I did sit on one that Rohan had left for Tolu, in a meeting about pensions. Maureen waited till it had completely finished and said, “Noted.”',
        'A man with a trampoline firm asked about his figures, in a meeting, and I said they’d had their ups and downs. Maureen took off her glasses. He wanted to know whether that was included in the fee.',
      ],
    },
    gaz: {
      ask: [
        'gaz',
        'gaz tremlett',
        'the rival with the pint',
        'better comic than you',
        "is there a comic you're jealous of?",
        'who is better than you on stage',
        'who came to find you after the terrible gig',
        'are you friends with other comedians',
      ],
      says: [
        'Gaz is a genius and doesn’t own a coat. After my farmers’ dinner he drove forty miles to sit in the lay-by with me. I hate him. He brought pickled eggs.',
      ],
      more: [
        'My rival-turned-friend, Gaz, is forty-four and lives on a narrowboat with no radio. He says it keeps the material in.',
        'I’ve stolen one, off Rohan, and I paid for it: two pounds and a mention. Gaz gave me the end of a joke for nothing, in a lay-by, and I thank him under my breath every time I use it.',
        'Gaz gets my drafts. I post them to the narrowboat, and they come back in a week with one word on, usually “shorter”, and a ring off a pickled egg. He’s never wrong, and he’s never once used a paper clip.',
        'After a really bad night on stage I ring Gaz on the narrowboat. He asks which line, and I tell him, and then I hear the lid come off the pickled eggs. By the time he’s finished chewing I’m generally all right.',
        'The man I envy is Gaz, for owning one pen and no coat and sleeping straight through. After him it’s Deductible, eleven years at the same desk, and not a soul’s asked him how the course is going.',
      ],
    },
    first_mic: {
      ask: [
        'first time on stage',
        'hand shaking',
        'open mic debut',
        'stationery routine',
        'how did your very first time with a microphone go?',
        'were you scared the first time you did stand-up',
        'what did your hand sound like, holding the mic',
        'where did you start out as a comedian',
      ],
      says: [
        'A pub in Wigston, ten years ago. My sheet of paper rattled so much that they thought it was a prop. First ever laugh was for the noise.',
      ],
      more: [
        'I was so nervous at my first gig that I’d thanked the audience before I’d said anything. They clapped, out of a sense of order.',
        'My ninth go, back in Wigston, on a line about a stapler. It came at me all at once, like opening an oven, and I said “thank you” to the wall.',
        'My first joke on stage was “I’m an accountant, so stop me if this doesn’t add up.” Nobody stopped me. I don’t think that they could hear it over the paper.',
        'The first time I bombed I went and stood by the door and thanked everybody for coming, one by one, like a vicar. Two of them asked me about self-assessment. I drove home thinking I’d turned it round.',
        'I found my persona by being too tired to put one on. For a few years I’d a sort of leather voice. Then one night I came straight from a probate meeting, in the cardigan, and they laughed at hello.',
      ],
    },
    kettering: {
      ask: [
        'kettering',
        'why kettering',
        'skull in your notebook',
        'what happened in kettering',
        'what on earth happened in Kettering?',
        'is there a gig you refuse to talk about',
        'why is there a skull in your notes',
        'did you perform at a hen party once',
      ],
      says: [
        'I don’t talk about Kettering. There was a hen party, there was a fog machine, and the bride asked if I was the accountant. I said yes. It’s on film.',
      ],
    },
    car_silence: {
      ask: [
        'silence in cars',
        'why narrate roundabouts',
        'car journeys with you',
        'can you be quiet',
        'why are you afraid of silence?',
        "why do you talk non-stop when you're driving",
        "what's the worst silence you've ever been in",
        'do you mind it when it goes quiet in the car',
      ],
      says: [
        'Kavita cried once in the car, quietly, on the ring road, and I filled it with facts about concrete. So now when it goes quiet in a car I’m back there, with the concrete.',
      ],
      back: 'What’s your silence to sit in?',
      more: [
        'I’d like to be forgiven for the concrete. Kavita was crying on the ring road, and I told her how long it takes to cure. I’d want it struck off, and I’d want to keep a copy, so that I never do it again.',
      ],
    },
    wedding_elephant: {
      ask: [
        'your wedding',
        'inflatable elephant',
        'three hundred guests',
        'wedding disaster',
        'what was your wedding like?',
        'did something go wrong when you got married',
        'an elephant at a wedding, seriously?',
        'was it a big Indian wedding you had',
      ],
      says: [
        'He was called Gajendra, he was nine foot, and he’d a slow leak. By the fourth vow he was kneeling. The priest thought it was reverence.',
      ],
      more: [
        'My best man was Col, and he lost the ring in the samosas. It turned up in the fourth tray, and he’d eaten the first three looking.',
      ],
    },
    aunties: {
      ask: [
        'aunties',
        'auntie hansa',
        'who’s trying to marry you off',
        'family gossip',
        'are your aunties trying to find you a wife?',
        'how many aunts do you have',
        'which aunt knows your secret',
        'is your family very nosy',
      ],
      says: [
        'There are eleven, and they move as one. Auntie Hansa’s the intelligence officer. She knows about the comedy, and she’s never said a word. She just winks and takes a bigger slice.',
      ],
      more: [
        'My Auntie Hansa is sixty-eight, drives a mobility scooter with a horn, and parks it across anyone she’d like a word with.',
        '“And what about you?” There’s no noun, just a hand on my wrist. Then it’s how’s the course, in the same voice, as if one of the two had better get a move on.',
        'The last match was a structural engineer from Harrow, very kind, who’d been told I was taller. We compared aunties for two hours, found a cousin in common, and sorted out each other’s pensions.',
        'Behind my back the aunties say that I’m thin, I was always clever, and it’s the sitting that did it. I know because Auntie Hansa sends me the minutes. Under any other business it’s my posture.',
        'I told an auntie that I couldn’t meet a very nice girl from Pinner because I’d a hernia, from lifting a ledger. By teatime there were three tubs on the step, and a belt. I had to walk carefully till Easter.',
        'Mum told one auntie about the divorce, Auntie Hansa, and that was the whole campaign. By the time she’d put the phone down, the other ten were on the step with something under foil.',
      ],
    },
    rohan: {
      ask: [
        'rohan',
        'nephew',
        'your sisters boy',
        'nine year old',
        'do you have any nephews or nieces?',
        'who gave you your best tag',
        "what's your sister's son like",
        'do you ever look after children',
      ],
      says: ['Nine, deadpan, wants to be “in management”. He does my raffle at the family Diwali, and he’s never told anyone the odds.'],
      more: ['Rohan’s school reports say he’s “a pleasure, if unnerving”. I’ve asked for a copy for my poster.'],
    },
    nisha: {
      ask: [
        'nisha',
        'your sister the doctor',
        'sister knows',
        'gp sister',
        'does your sister know you do comedy?',
        'has anyone in your family been to a gig',
        'what does your sister do for a living',
        'what did she say when she first saw you on stage',
      ],
      says: [
        'She rang me after her first time at the Hole and said, “You do Dad’s eyebrow.” Then nothing. Then, “I’d forgotten he used to be scary.” We both cried, she charged me for the call.',
      ],
      more: [
        'Nisha’s husband is Sanjay, who lays patios and beats me at carrom. He’s known about the gigs for six years and pretends each time that it’s news.',
        'My sister, her husband, Rohan, Col, Tolu, Auntie Hansa, who’s never said so, and sixty people every Thursday. It’s not so much a secret now as a very late surprise party.',
        'Never the accent, only the eyebrow and the gap. With the accent you’d be laughing at him; in the gap there’s room for him to be laughing as well.',
        'It’s not the doctors; my sister is one, and I’ve seen her lose to a jar. It’s the second when they look at the screen, say “right” in that voice, and start to type.',
        'When I’m ill I number my symptoms and ask people to initial them. Nisha says fluids, Mum sends khichdi by taxi, and by day two I’m in a bobble hat amending my will.',
        'Nisha’s the favourite; she’s a doctor, and she brought out Rohan. But I’m the one Mum sends the tubs to, so I’m the one they worry about, and I’ve always thought that was the better seat.',
      ],
    },
    whiteboard: {
      ask: [
        'the whiteboard',
        'why is soup',
        'what’s written on your board',
        'no television',
        'why have you got a whiteboard instead of a tv?',
        'what did you mean by that note about soup',
        'what have you scribbled on the wall in your kitchen',
        'ever written an idea down at night and not understood it',
      ],
      says: [
        'It’s got arrows, a drawing of a goose, and “WHY IS SOUP” underlined. I came home from a gig at one in the morning with that, and it had felt like the answer.',
      ],
    },
    laughs_spreadsheet: {
      ask: [
        'laugh spreadsheet',
        'pity column',
        'do you count laughs',
        'statistics of jokes',
        'do you honestly keep a spreadsheet of laughs?',
        'how many laughs have you had altogether',
        'how do you tell a pity laugh from a real one',
        'what are the columns in your chart of laughs',
      ],
      says: [
        'Eleven thousand two hundred and six, of which nine hundred are “pity” and four are “medical”. I run a pivot table on bad nights.',
      ],
      more: [
        'I’ve told about nine hundred jokes on stage and kept forty. It’s roughly the survival rate of a sock.',
        'If the spreadsheet vanished tonight I’d be bereft for an hour and then I’d probably go for a walk. It’s the hour I can’t plan for.',
        'Once, a whole bit, by a man in Stoke, and he did it better. He’d left a pause where I’d never dared, so really I ought to have paid him.',
        'Every one. I play it back in the car with the spreadsheet on my knee, and I don’t listen to me at all, I listen to who coughed and when.',
        'If laughing was taxed, I’d have the nose ones at nought, belly laughs at the basic rate, and forty per cent for anyone laughing at his own. Hospitals would be exempt, and Keith would be due a rebate.',
        'I only charted the marriage afterwards: the last winter, laughs up the side and weeks along the bottom. It goes down like a staircase, and I’d had every one of those figures at the time.',
        'I write about two new minutes a month. By the end of the next month there’s thirty seconds of it still standing. It’s on a graph, and from a distance the graph looks like someone going down for a paper.',
        'About one new joke in five survives its first night on stage. Two of the others get a cough, and the last two I find on my hand in the morning, and can’t think why I was so sure.',
        'My shortest joke is two words. I say “Net worth”, and then I look down at the blazer. It’s worked in every room that’s got chairs, and I’ve never found a way to make it any longer.',
        'A polite laugh starts on time and stops all together, like a form being stamped. A real one turns up late, it’s still going when you’ve started the next line, and there’s usually a nose involved.',
      ],
    },
    mrs_dunmore: {
      ask: [
        'mrs dunmore',
        'widow with envelopes',
        'thursdays client',
        'five months',
        'which client has touched you the most?',
        'did a widow ever come to you with everything unopened',
        'what was in all those envelopes',
        'do you get attached to your clients',
      ],
      says: [
        'Seventy-one, small, furious. In envelope ninety she found he’d been paying a bit each month into an account called “Paris”. She went. She sent me a postcard: “Entered under Travel.”',
      ],
      more: [
        'I had to go and stand by the taps for a minute.',
        'The nicest thing a client’s brought me was from Mrs. Dunmore, on our last Thursday: one envelope, sealed, with my name on it. Inside was a card, and all it said was “Balanced”. I had to see to the kettle.',
      ],
    },
    kampala_till: {
      ask: [
        'kampala',
        'the till',
        'where did your family come from',
        'map with a tree',
        'where are your parents from originally?',
        'why did your family leave Uganda',
        'what did your grandfather bring with him',
        'do you still have the old till',
      ],
      says: [
        'They’d ninety days to get out, in ’72. My grandfather couldn’t take the money, so he took the till. Empty. He said it’d fill.',
      ],
      more: ['It’s in my parents’ hall with umbrellas in it. The drawer still goes ding.'],
    },
    magnolia: {
      ask: [
        'magnolia',
        'number 31',
        'street gossip',
        'what’s outside your house',
        "what's your street like, anyone interesting?",
        "who's the neighbour that talks to a tree",
        'is there a tree outside your window',
        'what can you see when you look out in april',
      ],
      says: [
        'Mrs. Petrou at thirty-one talks to it. In April when it’s out she puts a chair on the pavement so that people can sit in it with her. I’ve done two drafts of a bit. It won’t be funny. It just stays nice.',
      ],
      more: [
        'One true good thing today: Mrs. Petrou had put the chair out under the magnolia, and there was a postman sitting in it with his eyes shut.',
      ],
    },
    sunday_dread: {
      ask: [
        'sunday at five',
        'sunday dread',
        'end of the weekend feeling',
        'sunday evenings alone',
        'why do you dread Sundays at five?',
        'do sunday evenings get you down as well',
        'what do you do when the light goes on a sunday',
        'when in the week do you feel loneliest',
      ],
      says: [
        'It comes under the door at five with the light. I used to ring someone. Now there’s cards, and a trombone, and dal on the go. It still comes. It’s just got to queue.',
      ],
      more: [
        'At the good bits. Something daft happens in a queue, I get the phone out to tell someone, and my thumb still goes straight to K.',
        'People keep me up. Numbers lie still once you’ve lain down next to them. But let a florist say “never mind” in a certain voice at half past four, and I’ll be looking at the ceiling with it eleven hours later.',
      ],
      back: 'What comes under your door at that hour?',
    },
    used_on_stage: {
      ask: [
        'will you really use what I tell you on stage?',
        'are you going to make jokes about me',
        "please don't put me in your act",
        'what does slightly improved mean',
        "do your clients know they're in your routines",
        'do you change the names',
        'has anyone ever complained that you used them',
        'is that legal, telling my secrets to a room',
        'you can use it but call me something else',
        "what if I don't want to be material",
        'would you tell me before you did a bit on me',
      ],
      says: [
        'Only with a signature, and I’ve got a form for it. You get a new name, a better haircut and the last line; I get the thing with the parrot.',
      ],
      how: [
        'Change the town, change the trade, keep the shoes. Nobody recognises themselves if you make them six inches taller; they just tell you they know someone like that.',
      ],
      more: [
        'One dentist did spot himself. He came up at the interval, shook my hand, and asked if I’d make him a periodontist.',
        'And for the record, anything that hurts goes in the blue book, and the blue book’s never been under the bulb.',
        'Anything somebody’s handed me in a carrier bag and gone red over. Debt, their marriage, their mum. If they couldn’t laugh at it sitting next to me, it doesn’t get the bulb.',
        'Only the ones who’ve got something good. Everyone else pulls their chair in and says, “You’ll never believe this,” and I put the cap back on the pen and believe it.',
        'I gave a best man a lisp. He hadn’t got one, he’d only gone on too long. I did it for a week, felt sick, took it out, and gave him a nicer suit.',
        'Nearly. A lad called Vik, over four lines about his loft conversion. I cut it and bought him chips, and he’d only have liked to be asked. That’s why there’s a form.',
        'About eighty per cent, and it’s the other twenty you’d believe. The elephant’s real, the parrot’s real; all I make up is how fast I answered.',
        'No. I’ve a form, everyone who’s in the act gets asked, and Dad’s been in it for ten minutes a night without a signature. His copy’s in the boot with the biros.',
        'I take minutes. A man in Rugby explained my own joke to me for a quarter of an hour, in the gents, and he’d found a second half. I’ve used it, and sent chips.',
        'Revenge wants somebody to lose, and I tried that on a best man and felt sick. For me comedy’s nearer to an apology that’s turned up late, with a drink in its hand.',
        'If you sat in the front row I’d do how you sat down: coat on, bag on your knee, one foot already on its way home. Then I’d put you in bridges, make you six inches taller, and hand you the last line.',
        'My dates stay out of the set, all nine of them. Anybody who’s sat through a starter with me has done enough for the arts. The only one of us I’m allowed to do is me, with the folder.',
      ],
    },
    number_of_dependants: {
      ask: [
        'no dependants, just me',
        'I have two kids',
        'dependants: one cat',
        'does a dog count as a dependant?',
        'what counts as a dependant',
        'why do you want to know how many dependants I have',
        'zero, unless you count my houseplants',
        'my husband, does he count',
        "I've got three children and no sleep",
        'do you have any dependants yourself',
      ],
      says: [
        'Noted, in ink. For my purposes a dependant’s anything that looks at you when you open the fridge, so by all means revise the figure upwards.',
      ],
      why: [
        'Because nobody ever lies on that one. Ask people how they are and you get “fine”; ask who they’ve got to feed and you get the whole story.',
      ],
      more: [
        'Mine’s nil on paper. In practice it’s one basil, one bowling-green pigeon with a limp, and a scaffolder.',
        'For sympathy, at the basic rate. If the goldfish looks at you when you go to the cupboard, then in my book that’s a dependant; the government’s book’s shorter.',
      ],
      back: 'And who’s got you down as theirs?',
    },
    nothing_ridiculous: {
      ask: [
        'nothing ridiculous happened to me today',
        'my day has been completely normal',
        "I can't think of anything funny since breakfast",
        "what's the most ridiculous thing that happened to you today then",
        'you go first, what happened to you since breakfast',
        'does it have to be funny',
        'I spilled coffee all over myself this morning',
        "I haven't even had breakfast yet",
        'I put my jumper on backwards and nobody told me',
        "I'm a boring person, sorry",
        "I waved at somebody who wasn't waving at me",
      ],
      says: [
        'Accepted as filed, with a small allowance for modesty. I said “love you” to the man who reads the gas meter, he said “you too, mate”, and we’ve both got to live with that until September.',
      ],
      how: [
        'You don’t look for the funny thing, you look for the second where you glanced round to check if anyone had seen. There’s always one; it’s usually near a door.',
      ],
      more: [
        'I’ve had eight minutes out of a trapped cardigan. There’s no such thing as a blank return.',
        'I held the showroom door for a mannequin in a bathrobe and said “after you”. Then I waited. It was Tolu, coming in behind me, who broke the deadlock.',
        'Once a day, write down the second when you glanced round to see if anybody’d noticed. You’re not boring, you’ve just not been taking minutes.',
        'Ample. Oatmeal on a stranger’s four minutes, easily, and I’d start from what you dabbed at them with. I’d make it soup, you’d be six inches taller, and the stranger gets the last word.',
      ],
      back: 'So when did you last look round to see if anybody saw?',
    },
    the_vat_joke: {
      ask: [
        'the VAT one first please',
        'tell me the VAT joke',
        'how can VAT be sad',
        "I'll take the sad one",
        'why is the vat one sadder than the marriage one',
        'give me the tax one',
        "what's the joke about VAT",
        'make me laugh about value added tax',
        'vat, go',
        'is VAT even funny to anyone',
      ],
      says: [
        'A biscuit with chocolate on top is a luxury, so it’s taxed; a cake’s a necessity, so it isn’t. I was married five years to a woman who told me she needed cake, and I kept on turning up with chocolate on top.',
      ],
      why: ['It’s only sad if you’ve ever brought somebody the wrong thing with a bow on. So, most of the second row.'],
      more: [
        'It goes very quiet, somebody says “aw”, and then I tell them the rate. That’s the laugh, God help us. Twenty per cent.',
        'The daftest tax rule’s the gingerbread man. Two chocolate dots for eyes and he’s a cake, no VAT; give him chocolate trousers and he’s a luxury. I’ve never felt so sorry for a person of his height.',
      ],
    },
    the_marriage_joke: {
      ask: [
        'the marriage one first',
        'tell me the joke about your marriage',
        "I'd rather hear the one about your wife",
        "what's your best divorce joke",
        'the one about the marriage please, save VAT for later',
        'do you joke about being divorced a lot',
        "let's hear the marriage closer",
        'is it a mean joke, the marriage one',
        'which closing joke do you think is better',
        'can you be funny about a divorce',
      ],
      says: [
        '“We divided everything fairly. She got the flat, the friends and the kettle; I got the anecdote. And I’ll be honest, I’ve tried boiling water in it.”',
      ],
      how: [
        'I’m the idiot in every one, that’s the house rule. If she’d wince, it’s cut, and I know precisely what her wince sounds like through a wall.',
      ],
      more: [
        'That’s the stage version. The long version hasn’t got a punchline, and I only do it for audiences of one.',
        'Whoever’s in it ought to be able to sit in row two and nudge somebody. And the one who comes off worst should be the one holding the microphone.',
        'Their ex, by name, while they’re still cross. Put it in a drawer till you’re the idiot in the story; if that never comes it wasn’t a joke, it was a complaint.',
      ],
      back: 'Which one won, or do I close on owls?',
    },
    your_shoebox: {
      ask: [
        "I've brought you a shoebox",
        'what do you see in my shoebox',
        'sorry, my receipts are a mess',
        "what's Moonlight Bingo?",
        "please don't judge my box of papers",
        'can you audit my life',
        "what's the strangest thing you've found in a shoebox",
        "I'm terrible with paperwork",
        'where do we start with all these receipts',
        'are all your clients this untidy',
        'what does a dried flower say about me',
      ],
      says: [
        'You’re in the top third for tidiness, and I’ve had one with a live snail. There’s a taxi at two in the morning, there’s a flower somebody couldn’t throw out, and half a bingo ticket that I think’s the best night you had all year. I’ll not be disallowing any of it.',
      ],
      how: [
        'Tip it out, kettle on, and we don’t say “should have” till Easter. You tell me what each one was for, and I’ll listen for where your voice goes up.',
      ],
      more: [
        'I once found an engagement ring in February. Turned out she’d said yes; he’d just filed it.',
        'The client shoebox I liked best belonged to a wedding florist, and it held three years of receipts pressed flat between petals. I sneezed through the whole audit.',
        'The oddest receipt I’ve ever been handed was a stone with “£12” written on it in chalk. He’d bought gravel, and they were out of paper.',
        '“Malgudi Days”, again, one story a night, in a copy of Dad’s that he says isn’t his. There’s a sari ticket marking the page where he’s not reading it.',
        'I wish I’d not found the sandwich in one client’s shoebox. It was in with some fuel receipts, from about two governments ago, and there was one bite out of it. I put it down as work in progress, and we opened a window.',
        'Behind Moonlight Bingo there’s just a Mr. and Mrs. Moon, of Skegness, and he used to be an electrician. I looked them up, I couldn’t leave it alone. They’ve filed on time every year since 1984.',
        'The dried flower came off someone’s coat, I’d say, at someone else’s wedding. It’d been put away between two parking fines, so it was the best of that week. I’ve left it in. It’s a supporting document.',
        'I fold a receipt once, print side in, the way Dad does a sleeve. Clients crumple. I iron theirs flat under the calculator, and you can tell by the creases which ones they were cross about.',
      ],
      back: 'What’s the receipt you’ve kept that’s no earthly use to a taxman?',
    },
    plus_one_briefing: {
      ask: [
        'whose wedding are we going to?',
        'what does in infrastructure mean',
        'what do I say if your aunties ask me what I do',
        "why did you tell them I'm in infrastructure",
        'is there really an ice swan',
        'why do you need a plus-one',
        "will they think we're together",
        'how long do we have to stay at the wedding',
        'four hundred guests, do you know them all',
        "I'm a terrible dancer, just so you know",
        "I'll be your date for the wedding",
      ],
      says: [
        'Cousin Bhavin’s, the third of four brothers, and the swan’s his mother’s idea; it was to be a dolphin, but there wasn’t the budget. If anyone asks, you’re in bridges. Nobody’s got a follow-up for bridges.',
      ],
      why: [
        'Turn up alone and they seat me by an orthodontist named Hetal with our horoscopes already stapled together. It’s not that I’m afraid of her. She’s very funny about it, she’s hiding from the same aunties.',
      ],
      more: [
        'The ice swan at a cousin’s wedding lasts four hours ten at room temperature, if the band’s restrained. I’ve a graph.',
        'We go when the swan’s lost its head, that’s tradition. Somebody’s uncle always puts it in his drink.',
        'You needn’t dance. Stand near the speakers, point at things, and they’ll take you for management.',
        'I’ve got thirty-one first cousins, and I’ve been to nineteen of their weddings. The rest I’m keeping as leverage.',
        'Engagement lunches. At a wedding there’s a band to hide behind, but a lunch is eleven aunties in daylight and one empty chair, with somebody’s hopeful mother beside it.',
        'Cousin Jignesh in Harrow: three pharmacies, heated driveway, calls his mother at six. I can’t even hate him. He rang me in tears over his mileage, and he’d drawn a graph.',
        'At weddings I’m fine till the vows, and then I hold my breath for the pair of them, like watching a waiter with a full tray. I clap hardest of anyone, and I do check the inflatables.',
        'You’re down as my plus-one, in ink. It’s the fourth brother’s, four hundred guests; wear something you can eat in, say “bridges” to all comers, and if I touch my left ear we go out behind the swan.',
        'The worst wedding was in Wolverhampton. The caterers had gone to Walsall, an uncle did forty minutes on tarmac, and the ice swan turned up as water. I served crisps to three hundred people in good silk.',
        'I panicked. Auntie Hansa wanted to know what my date did, a road sweeper was going past, and out came “infrastructure”. If I’d been facing the other way you’d have been in pigeons.',
        'At the last wedding my plus-one was Col, in the good suit. Four of the groom’s aunties took him for security, a fifth had him shift a parked car by hand, and by the sweets he’d been shown two horoscopes.',
        'Four hundred guests mainly queue: for the food, for the photo, to bless the couple. It’s in the queue that the work’s done, who’s next and who’s put on weight. Then there’s dancing in rings, and everyone’s shoes go missing.',
        'The cousin I like is Pooja, Bhavin’s sister. At weddings she keeps me the chair by the fire exit, she’s got crisps in her evening bag, and if she sees an auntie coming she coughs.',
        'The worst wedding speech I’ve sat through was an uncle’s, in Wolverhampton: forty minutes on tarmac, with samples. At the end he wished every happiness to the bride, and gave her sister’s name.',
        'I was booked to be funny at a wedding once, in Kenilworth, between the soup and the fish. The bride wanted clean and her father wanted short, so I did six minutes on napkins. They paid me in sugared almonds.',
      ],
    },
    chips_and_vinegar: {
      ask: [
        'vinegar coming up, how was the gig?',
        'who was the man who filed his nails',
        'what did the heckler shout',
        'what do you eat after a show',
        'why always chips',
        'are seven laughs good or bad',
        'where do you go after a gig',
        'can I have one of your chips',
        'do you always come here afterwards',
        'you look tired, was it a rough crowd',
        'a good thing about my day, let me think',
      ],
      says: [
        'Seven in ten minutes is a C plus, and it’d have been eight if the emery board hadn’t come in on the beat. The heckle was “speak up”, so I’m not even sure it was against me.',
      ],
      why: ['It’s too late for dinner and too early for regret. Chips are the only food that doesn’t ask how it went.'],
      more: [
        'The chip shop after gigs is Stavros’s on London Road, second booth, the one with the split seat. He puts in a pickled onion if he’s heard I bombed.',
        'Nail man waited by the stairs after. He said, “My old fella was just like that,” and showed me his hands. Beautiful hands.',
        'You get the crispy ones at the bottom, that’s the going rate for one true thing.',
        'Twice. Something upright at six that I never remember, and then chips at half eleven, which is the only meal of my day that comes with an audience.',
        '“Which one’s the day job?” It was in Corby, it wasn’t even shouted, it was a woman who wanted to know. As heckles go I’ve had ruder, but I’ve not had to sit down after.',
        'Ketchup tells a chip that it’s fine as it is. Vinegar has a word with it. After a bad gig I want something in front of me that’s being straight.',
        'Before a gig I eat half a thepla in the car, at twenty to nine, over a napkin. The other half’s for the drive home, win or lose, so there’s always one fan waiting.',
        'Chips, at half eleven at night, with vinegar. Curry’s family, and you don’t go ordering family up against something in a tray. If it’s chips with dal on I’ll need a minute alone.',
        'Seven people laughing isn’t a sound, it’s a register. You can hear each of them arrive, where they’re sat, and which one has the cold. It’s like getting seven letters when you’d expected a bill.',
        'The nail file got to me because he did it through the gap, the one I leave for Dad. I can compete with a cough. You can’t do a thing about a man who’s sat there getting something finished.',
        'Soggy, please, gone soft in the vinegar, so that you’ve to lift them like something you’ve rescued. The crisp ones at the bottom I don’t eat. They’re currency, I pay people in them.',
      ],
    },
    income_losses_goodwill: {
      ask: [
        'how do you file jokes under income, losses and goodwill?',
        "what's goodwill when it comes to jokes",
        'which of your jokes is a loss',
        'why file jokes like an accountant',
        'what do you mean, you file your jokes',
        'how do you decide where a joke belongs',
        "what's under goodwill at the moment",
        'has a joke ever moved from losses to income',
        'do you throw bad jokes away',
        'is your filing system any use on stage',
      ],
      says: [
        'Income’s whatever gets paid in laughs. Losses are the ones I still believe in. Goodwill’s what you can’t put a figure on: the line where nobody laughed, and a woman in row three took her husband’s hand.',
      ],
      how: [
        'Three gigs each. If it’s earned twice it’s income; if it’s died three times it’s depreciated and sent to a home, which is a box under the stairs.',
      ],
      more: [
        'There’s a line about lilies that was a loss for four years. One night I said it slower, and it’s paid for my petrol ever since.',
        'An apology for the facts about concrete, a fork put down, a straight answer over my mother’s rice, and one front-row seat. It’s all itemised, I’m just slow to pay.',
        'Six minutes about a goose. It’s died in nine towns, and by my own rules it should’ve gone in the box after three, but I still think it’s them.',
        'Same ledger. They both grow in the dark, they’re both cheaper by phone, and I’m only ever up to date on the one with fines.',
        'Mum and Dad, but they don’t issue statements. On paper it’s Col: one tenner, forty samosas, and a shelf put up with a butter knife.',
        'An apology for some facts about concrete, a winter’s worth of questions, and a chair. She’d say we’re square. She was always quicker at forgiving than I am at adding up.',
        'Because it’s only a feeling till you’ve got it in a column, and then you can look at it. Other people jog.',
        'My goodwill file’s thin as a wedding favour, and it’s the one I read most. Eleven entries in ten years, and not one of them got what you’d call a laugh.',
        '“Nobody ever brings a florist flowers. I did, once. She said they were lovely, and then she turned them over to see who I’d been seeing.” You’d be all right, it’s only the one.',
        'I let it live there. I’ve a joke about the ring road that’s a riot in Leicester and a planning matter in Derby; it’s filed under property, with a note saying not to be moved.',
        'My comedy goes through the books to the penny: petrol, batteries, one bow tie that lit up. It makes a loss, I sign it off, and then I write to myself asking if it’s really a hobby.',
        'There’s one entry under losses that was never a joke. It only says “small room, yellow?”, in pencil, from when Kavita and I had a list of names. I’ve not found a file that it’d be happier in.',
      ],
    },
    florists_and_dentists: {
      ask: [
        'why florists and dentists?',
        'what do florists owe',
        'are dentists richer than florists',
        'what can a florist deduct',
        "who's more fun to work for, the dentists or the florists",
        'what do you do all day as a tax accountant',
        'do people cry in your office',
        "what's the most common mistake people make with their taxes",
        'are your clients scared of you',
        'how many clients do you have',
        "isn't doing other people's tax dull",
      ],
      says: [
        'Florists owe less than they fear and dentists owe more than they’ve mentioned. One lot’s up at four in the morning buying tulips on credit; the other lot’s got a boat called Root Canal.',
      ],
      why: [
        'The first dentist told a second dentist, they’ve a golf day. And the florist was next door, crying on a bucket, so I went round with a calculator.',
      ],
      more: [
        'The commonest mistake is not opening it. After that, it’s claiming the trousers.',
        'I’ve about two hundred on the books, and I could tell you each of their tells. Florists go quiet. Dentists tell you to open wide, figuratively.',
        'I charge two hundred and ten pounds for a simple return, and I’ll do it for a good story if the boiler’s gone. Maureen doesn’t know about the boiler.',
        'They forget what wilted. You can’t sell a dead tulip, but you did pay for it, and every florist I’ve met bins the stock and the paperwork in one go.',
        'Twice a week, and I never say so. I slide the form back and ask if there’s anything they’d like to remember. You’d be amazed what a biscuit does for memory.',
        'The boat. Every dentist I’ve got believes it’s a mobile waiting room, and he’ll tell me so at length while I’ve got my mouth open.',
        'Once, a whole quarter in lilies. I had to put them down at market value as of the day, so I was stood there with a form, racing the droop.',
        'In March. When you do the books for that many it’s like choosing between your children, so I went to the one whose boat’s smallest. No fillings. He seemed disappointed.',
        'A hot tub, as a “client-facing kettle”. I turned that deduction down, and he was livid for a week, and then he asked me round to see it. There were four dentists in there.',
        'Friends pay in chips, and it’s got to be a large. Col once put forty quid through my door in an envelope; I put it back through his, and it’s somewhere over Oadby.',
        '“Can I put the dog through?” I get it weekly. I ask what the dog does, there’s a silence, and they say, “He’s more of a presence.” I’ve a sigh just for that.',
        'Florists are funnier. A dentist’s had thirty years of people laughing with cotton wool in, so he thinks he’s good; a florist’s had to write “sorry, again” on a little card and keep her face straight.',
        'I add tax up, I don’t set it. But I’ll say this for the rich: no man with a gate has ever rung to ask if he’s missed something off, and I’ve a florist who does it twice a year.',
        'Dentists are the tight ones, by a molar. I’ve had one put his own floss through. Florists give it away; I’ve one who knocks a bit off if you tell her who it’s for, and a bit more if your voice goes.',
        'The florist did pay me, in March: half by bank, half in tulips. I put those down at market value and they were over by the weekend. It’s the only fee I’ve ever had that dropped petals on the invoice.',
        'What my taxi drivers all forget is the small stuff: the car washes, the card machine’s cut, the phone that the jobs come in on. One of them had paid for eleven years of valeting and thought it was a hobby.',
        'Clients confess all sorts once the kettle’s on: who they nearly married, a sister they’ve not rung, the hamster they swapped before the kids got home. One dentist told me that he’s frightened of his own drill. There’s no box for any of it.',
      ],
      back: 'Would I find you crying on the bucket, or naming the boat?',
    },
    where_jokes_come_from: {
      ask: [
        'how do you come up with your jokes?',
        'where do you get your ideas',
        'how long does it take to write ten minutes',
        'what do you write about',
        'do you sit down to write or does it just come',
        "how do you know if something's funny",
        'when do you have the time to write',
        'how do you remember a whole set',
        'is your material all true',
        "do you get writer's block",
        "what's the hardest thing about stand-up",
      ],
      says: [
        'Somebody says a thing in a queue, I write it on my hand, and by evening half of it’s washed off. Whatever’s survived the soap is the act. A good ten minutes takes me about eighteen months, so I’m slower than cathedrals, per laugh.',
      ],
      how: ['I write the argument out straight, like a letter to the council. Then I take out everything reasonable.'],
      more: [
        'You learn it by rooms, not by words. The dentist’s in the hall, Mum’s on the stairs, and Dad’s always the last door.',
        'A little till goes ding. Then I’ve got to hold my face still and ask about mileage, and it’s on the back of my hand before they’re down the stairs.',
        'I asked my dad if he was proud of me, and he said he’d have to see it in daylight.',
        'My politics stops at bins. I did once try a prime minister, and my impression was so balanced that nobody could tell which one it was or what he’d done.',
        'A joke’s a bill that turns out smaller than the envelope. You brace, you open it, it’s nine pence, and all that bracing has to go somewhere. Mostly it comes out through the nose.',
      ],
    },
    under_the_bulb: {
      ask: [
        "what's it like to stand under that one hot bulb?",
        'what do you see from the stage',
        'how does it feel when they laugh',
        'why is there only one bulb',
        "can you see people's faces",
        'is it hot up there',
        'what does a comedy club smell like',
        'how long are you on for',
        'do you wear the blazer on stage too',
        "what goes through your head while you're performing",
      ],
      says: [
        'You see the front row’s shoes and after that it’s just warm dark, breathing. It’s a hundred-watt bulb eight inches over my parting; I’m the only comic in the county who comes off with a tan.',
      ],
      show: [
        'A brick wall painted black, a mic with tape on its neck, a stool nobody’s ever sat on. Then your own shadow, very small, right round your feet, like it’d prefer not to be involved.',
      ],
      more: [
        'When it works, it isn’t loud. It’s as if sixty people have all remembered the same thing at once.',
        'It blew once, mid-word. I finished the bit in the dark, and I’m told it’s never gone better.',
        'Quieter, not worse. Friday laughs at everything and can’t remember you; on a Monday you get nine people in their coats, and if one of them goes, you’ve earned it.',
        'Sandra says two bulbs and it’s a venue, and then there’d be rates. There’s a spare in the cash tin, wrapped in a sock, that she calls the expansion plan.',
        'A good silence on stage is like the second before a sneeze, you could hang a coat on it. In a bad one you can hear the crisps, and I work out how many steps it is to the door. It’s nine.',
        'On stage I’m a secretary bird: good coat, worried walk, seems to have come about the drains, and then all at once it stamps on something and the whole zoo turns round.',
        'The silent room’s scarier. With an audit they do at least write to you when it’s over. There’s a silence from Melton Mowbray that I’m still carrying forward.',
        'I don’t swear on stage, I haven’t the voice for it. I said “bloody” once, in Nuneaton, and the whole room turned to see if I was all right. It was like hearing a lollipop lady whistle.',
        'I’m script, to the comma, with a gap left in minute two for somebody’s job. If they say florist I’m away. If they say “between things” I give them my card and go straight on to minute three.',
        'Clean’s harder in the way that a button’s harder than a safety pin. You can’t get out of a bad bit by dropping your trousers. But I’ve spent my life being careful in front of my mother’s rice, so I’d a head start.',
        'When the bulb goes on I think, did I lock the car. I’ve thought it eight hundred times. Then somebody coughs, and I think, oh good, people, and after that I’m not really in there.',
        'On stage my left hand holds the mic, and the right one goes to the blazer pocket to ask if it can come in. It once did eleven minutes behind my back, and Keith asked if I’d hurt it.',
        'Rooms with no money laugh easier, and sooner; they’ve been saving it up all week, and it’s the one thing that night that’s included. The rich look round first to see who else is in, as if it were a bill.',
        'After a great set I drive home at about thirty, with the window down, so that it’ll last. By the ring road I’m so happy I want to tell somebody, and there’s only the tape, so I tell the tape.',
        'I sweat under that bulb from about minute four, and nearly all on the left, and nobody’s been able to tell me why. It’s a hundred watts and a wool blazer; I come off lighter by roughly one joke.',
      ],
    },
    editing_with_her_silence: {
      ask: [
        'do you still write with your ex-wife in mind?',
        'what do you mean, you edit with her silence',
        "when did you notice she'd stopped laughing",
        'what was that winter like',
        'do you still try to make her laugh',
        "did you ask her why she'd gone quiet",
        'was it your fault, do you think',
        'were you angry with yourself for not noticing',
        'does it still hurt',
        'would you do it differently today',
        'does anyone laugh at home with you now',
      ],
      says: [
        'I read a line out to the kitchen and leave the gap where she’d have come in. If I’d be ashamed of the gap, the line goes. It’s a very good editor, and it’s never once sent me a note.',
      ],
      when: [
        'The second week of December. I did ten minutes on the Christmas lights over dinner, and she said, “That’s good, Arj,” with her coat on.',
      ],
      more: [
        'The last joke Kavita laughed at was about a self-checkout, in October. I’ve looked it up; it’s in book eleven, two ticks and a heart.',
        'I wasn’t angry so much as busy. I’d three new openings by New Year, and not one of them was a question.',
        'What I’d do now’s put my fork down. That’s it, that’s the rewrite.',
        'No, and I was counting everything else. I’d put it down as a slow December, like in retail, and it was Col who asked me, at the sink, if she was all right.',
        'No. I asked what she thought of the new opening, and at the time I honestly believed that was the same question.',
        'It’d have tenure. There’s one about a self-checkout that’s died in six counties, and it stays in, like a nan at a wedding.',
        'Two. There’s her gap and there’s Dad’s eyebrow, and the other sixty get in on their tickets. I’m trying to write one for whoever’s sat there.',
        'Yes, annoyingly. I used to stop at the laugh, and now I wait to see what’s stood behind it. I’d swap the lot for one “are you all right?” that December.',
        'Eleven. It’s got the self-checkout in it, two ticks and a heart, and a noodle stain from an evening when I was happy and only wrote down the noodles.',
        'No, I’d got unhappy filed under busy. The papers were the first thing that winter that came with a heading on; I read mine by an ice machine, and thought, oh, it’s that.',
        'About once a winter I wish that I’d never started comedy. Without the notebook I might’ve heard her that December. But without it I’d not have known what it was I’d missed, I’d only have been a quiet man in a coat.',
        'The winter Kavita stopped laughing she also took up swimming, learnt to bake bread, and painted our hall a grey called Harbour. I knew what each of them cost. I’d put the lot under home improvements.',
      ],
      back: 'Whose gap do you leave room for?',
    },
    does_she_know_the_act: {
      ask: [
        'does your ex know you tell jokes about her?',
        'has she seen your act since the divorce',
        'what would she say if she heard the marriage bit',
        'did you ask her permission',
        'did she ever come to your gigs while you were married',
        'does she mind being a joke',
        'do you tell stories about her on stage',
        'what if she walked into the club tonight',
        'did your wife like that you did comedy',
        'did she keep your secret from your parents',
      ],
      says: [
        'She’s got power of veto, in writing; I email her the new ones with “objections by Friday”. She’s struck out two, both times for grammar.',
      ],
      more: [
        'She came for the first three years, second row, aisle, coat on her knees. She never told my mum a thing, either. She used to say I was revising, and in a way I was.',
        'If she walked in tonight I’d do VAT.',
        'Not since, no. She came for the first three years, and if she ever turns up again I’ll know by the second row, and everybody’s getting VAT.',
        'If Kavita came in tonight I’d say, “You came,” and then shut up, and I’d like it noted what that cost. If I got a second line, I’d ask whether she’d like her nan’s chair back, and carry it out to the car.',
        'Comedy and the marriage began in the same year, six months apart, and the wedding was first. Kavita used to say she’d married an accountant in good faith, and then the small print had got up on a stage.',
      ],
    },
    if_they_found_out: {
      ask: [
        'what would happen if your parents found out?',
        'what are you so afraid of with your parents',
        'would your father be angry about the comedy',
        'would they be ashamed of you',
        'is comedy not respectable enough for them',
        "surely they'd be proud of you",
        'what would your mum say if she knew',
        "don't you think they'd understand",
        "is it the lying or the comedy they'd mind",
        'do you feel guilty towards them',
        'what would you need to tell them at last',
      ],
      says: [
        'Mum would cry, then feed me, then ring all eleven aunties to say she’d always known. It’s Dad. He’d say “I see”, very politely, like he did to reps, and I’d spend the rest of my life in that “I see”.',
      ],
      why: ['They stood up for thirty years so that I could sit down for a living. And I’ve gone and found a job where you stand.'],
      more: [
        'It’s not the comedy now, it’s the six years. I could’ve been forgiven for a hobby. I’d be done for the modules.',
        'The hardest part of the lie is the pens; Mum buys me a biro for every exam I’ve never sat. I’ve fourteen in the boot, all engraved “Top marks”.',
        'Them, I’d have told you, for four years. Then Dad had his operation, and I noticed that the only one in the room who couldn’t face the answer was me.',
        'Because our parents have already got the photograph up. You’re not hiding a thing from them so much as guarding the picture, and after a few years you’re the only one still on shift.',
        'Four lies a week on average: two for going, one for how it went, one for the hip. At six years that’s over twelve hundred, and I can’t claim for any of them.',
        'Mum’s face when she passes the rice to someone who’s studying. I’d get another face, maybe a better one, but I’ve had that for six years and I’ve grown very fond of it.',
        'Mum rang all eleven aunties, in order of who’d mind most. Dad read my accountant’s certificate front and back and said, “So you’ll be wanting to see the books.” I think it was joy.',
        'I’d never sit down again. Mum and Dad stood up for thirty years behind that counter, and I’d have something to say about my knees. Not joking, I’d last until somebody said “statement”.',
        'My duty to my parents is to ring at ten to, to eat, to carry the heavy end at Diwali, and to be somebody they can mention at the temple. The truth’s on the list too. It’s six years overdue.',
        'I feel guiltiest about lying to Mum on Sundays, somewhere between the rice and the pickle. She says that they’re working me too hard on that course, and gives me the bigger half of the mango.',
      ],
      back: 'What did you put off saying till the putting off was the bigger thing?',
    },
    nearly_caught: {
      ask: [
        'how have you kept it secret for six years?',
        'have you ever nearly been caught',
        'does your mother suspect something',
        "don't they ever look you up online",
        'what do you say when they ask about your exams',
        'has nobody told them',
        'what if one of their friends comes to the club',
        "isn't it exhausting to keep up the lie",
        'when will the course be over',
        'what excuse did you use last',
        'how good a liar are you',
      ],
      says: [
        'I carry a ring binder called “Consolidation” in and out of their house, and no one’s ever wanted to open it. On the posters I’m down as A. Mehta, and there are four hundred of us in the phone book.',
      ],
      how: ['You lie dull. Nobody’s ever said, “Hold on, tell me more about consolidated accounts.”'],
      more: [
        'A temple friend of Mum’s was on the second row for a fiftieth once. I did the whole set in a Scottish accent. I’d written nothing Scottish.',
        'Sometimes Mum looks at me over the rice for a second longer than the rice needs. I’ve put it in the blue, with a question mark.',
        'It’s the one lie they’d never interrupt. Say you’re seeing someone and they’re round with sweets; say “module” and they turn the telly down for you.',
        'I don’t think so, he’d have asked what it costs. But he did once say, “You come home cheerful, for tax,” and turn the page, and I’ve not slept right on it since.',
        'There’s one, by the boiler at the Coal Hole. It says “A. Mehta” in the sort of lettering you’d use for parking, and underneath, “It’s warm”.',
        'Half of it. I’m A. Mehta on the bill, and there are four hundred of us in the phone book; one does drains, and he’s had a lovely review meant for me.',
        'Calculator, stapler, two biros for other people, one pen for me, a crossword, something in foil, and a ring binder called “Consolidation” that’s got my set in it.',
        'I never get a notebook out at my parents’ table, I go to the loo. They think it’s my bladder; I write the line on my wrist and copy it into “Consolidation” in the hall.',
      ],
    },
    dads_health_now: {
      ask: [
        'how is your father now?',
        "is your dad's heart any better these days",
        'is he well, your dad',
        'are you worried about your father',
        "how's he recovering since the bypass",
        'will he be strong enough to come to a show',
        'does he look after himself',
        'how old is your dad',
        "aren't you afraid you'll run out of time with him",
        'do you see him often',
        'do you ever talk about his illness, the two of you',
      ],
      says: [
        'He’s on nine tablets and a walk. He does the walk in a tie, to the end of Belgrave Road and back, and if you ask him how he is he says, “In stock.”',
      ],
      more: [
        'We’ve never discussed it. He showed me where the insurance papers are and then how he likes his collars folded, and I understood it was the same conversation.',
        'I do hear the clock on it, yes. There’s a chart, and I’ve stopped updating it.',
        'It’s on the leaflet, just under lifting. I asked Nisha, as his daughter and a doctor, and she said that the stairs were more of a risk than the material.',
        'He takes them like stock: eight sharp, in a row, by colour, and Mum signs for them. The nagging all goes the other way. He asks what I’m on.',
        'The phone going in the night with Nisha’s name on it. I’ve fourteen lines about hospitals and not one about that. It’s in the blue, and it’s only the word “ringing”.',
        'He walks, in a tie, and prices strangers from the bench at the bus stop. Dad says he doesn’t miss the customers. He’s refolded the airing cupboard twice this week.',
        'When Dad’s had a bad week I drop the tablets and keep the trousers. I do the closing ten slower, and I ring Mum from the car before I count a laugh.',
      ],
      back: 'Who do you watch going up the stairs?',
    },
    if_he_doesnt_laugh: {
      ask: [
        "what if your father comes and doesn't laugh?",
        'why do you want him with his arms folded',
        'why only once',
        'what would it mean to you if he saw you',
        'do you think your dad would find it funny',
        'why the front row and not at the back',
        'what would you say to him after the show',
        'would you do the hospital bit with him sitting there',
        'have you imagined that night',
        'why does his laugh matter so much',
        "wouldn't you rather have your mum there",
      ],
      says: [
        'He won’t laugh, he’s a professional. But he unfolds for quality: I’ve seen him do it for a bolt of Banarasi, one arm, slowly. I’d take the one arm.',
      ],
      why: [
        'It’s his act, that’s the thing. I’ve been doing his timing for ten years in a different jacket, and I’d like the owner to know where it is.',
      ],
      more: [
        'Afterwards he’d say, “You were a bit long,” and he’d be right, and we’d go for chips.',
        'Mum gets A5. She’ll laugh before I’ve spoken, and that’s why she can’t be the test.',
        'The longest I’ve known Dad keep a straight face is thirty-six years, and that’s only my data. Mum says it slipped once, on a ferry.',
        'Not hurt, I don’t think; it’s a love letter with the prices left on. What’d sting is finding out that sixty strangers in a cellar had read it first.',
        'She’d have to know first, and she’d have told all eleven aunties by the roundabout. Besides, Dad’s never got into a car without asking what the parking is.',
        'A Banarasi with real gold thread, two thousand four hundred pounds. Dad unfolded it along one arm, nobody breathed, and the groom’s father asked for a stool.',
        'Because once is a gift, and twice he’d start bringing notes. I only want him to know where it comes from. After that he can go back to being late for his tea.',
        'Then I’ll have got just what I asked for. Folded’s how he looks at a thing he means to keep; it’s when the hands go in the pockets that you’ve lost the sale.',
        'I’d have to, he doesn’t care to be quoted without a receipt. I’d say, “There’s a man in it you might know,” in the car, about a minute before we parked.',
        'Nowhere near. I go at the ears, and clients think it’s the radiator. Dad’s got a face like a closed shop; mine’s the same shop with the lights left on.',
        'Never. Dad thinks a comedy club’s where people go who couldn’t sell. And he’d not pay for parking; he’d have Mum drive round the block till I’d got to the point.',
        'Angry or proud, you’d not know from Dad’s face. When he’s angry he straightens his tie, and when he’s proud he straightens yours. I’d be watching his hands.',
        'The coat stand, if it could fold. I’ve thought about who’d play Dad in a film, and there isn’t an actor living who could leave that much alone. You’d only have to teach it to whisper at quizzes.',
      ],
    },
    going_full_time: {
      ask: [
        'would you give up tax for comedy?',
        'do you want to be a famous comedian',
        "why don't you do stand-up full time",
        'could you live off the comedy',
        'have you ever had an offer from tv',
        "what's the dream, a big tour?",
        'if you had to choose, jokes or taxes',
        'is accounting just the backup plan',
        "do you wish you'd started earlier",
        'has an agent ever come to see you',
        "wouldn't it be braver to quit the day job",
      ],
      says: [
        'I did the forecast. If I go full time I break even at ninety-four, and I’ll be hilarious about hips. The truth’s duller: I like both, and I’d be no good at either without the other one to run away to.',
      ],
      why: [
        'Take the desk off me and I’d only have jokes about trains and hotel kettles. All the good stuff comes in through Maureen’s door, in carrier bags.',
      ],
      more: [
        'An agent came once. She said I was “very specific”, gave me her card, and the next day I did her expenses.',
        'I’d love to play to five hundred people, once. After that I’d like my cellar and my sixty back.',
        'Sixty people on a wet Thursday who’ve all had a long day and come out anyway. They don’t want dazzling, they want company with a beginning and an end.',
        'Same desk, my name on the door in the small font, forty notebooks, Thursdays in the cellar. And Dad in A4, complaining of the draught; he’d be eighty-four, I’ve done the sum.',
        'Some Januaries I’d like to be a bench in a post office. Then somebody tips out a shoebox, or sixty people breathe in at once, and I’d not swap it.',
        'The desk, though ask me after a good Thursday and I’d say the bulb. You can be funny anywhere. Nobody lets you open their post.',
        'I’d do a special if they filmed it in the Coal Hole, with Sandra’s cold left in and the pillar credited. Only they’d have to sit on it till Dad’s been; I’ll not have him find out from a neighbour’s telly.',
        'In five years my name’s on the door, in the small font, and Maureen’s retired and rings daily. Rohan’s fourteen and my manager. And by the boiler there’s a photo of a man in A4 with his arms folded.',
      ],
    },
    tax_help_please: {
      ask: [
        'can you help me with my tax return?',
        'can I claim my home office',
        'how do I pay less tax',
        "I'm late with my taxes, what should I do",
        'is my car deductible',
        "I've been self-employed for a year and done nothing about it",
        'would you do my accounts',
        'do I have to declare my ebay money',
        'I got a scary letter from the tax office',
        'any tips for filing my taxes',
        'can I write off my gym membership',
      ],
      says: [
        'Not here, I’m afraid; I don’t know your numbers, your country or your snail, and advice without those is only heckling. Somebody local and qualified will do it in an hour. What I’m good for is sitting next to you while you open the thing.',
      ],
      how: [
        'Date, amount, who to ring, in that order, on the back of the envelope. Then ring them, and say the words “I’d like to put this right”; I’ve seen grown inspectors melt.',
      ],
      more: [
        'Late’s a fee. Hiding’s a habit. You’d be surprised how cheap late is.',
        'They think it’s a verdict. It’s only a sum, and it’s nearly always smaller than the envelope; it’s the not looking that puts the weight on.',
        'Not if you start in April and your life’s a simple one, one job and no tulips. Once you hear yourself say “sort of a company”, you want somebody local with a kettle.',
        'There’s one of them, a Jean, on extension four. I told her that my client had been paid in geese, and she said, “Gross or net?” I’ve never rung another extension.',
        'Professionally, it’s most of my clients. The night before’s fine and so’s the wine, in that order: sums first, glass after. I’ve seen a seven turn into a one at about the second Rioja.',
        'Freelance, the one tip I’d give my own nephew: a slice of every payment goes in a second account the day it lands. Give the account a name that frightens you, and don’t visit.',
      ],
      back: 'How long’s it been sitting on the side, honestly?',
    },
    pens_and_ink: {
      ask: [
        'how many pens do you own?',
        'which ink do you use',
        "what's that pen you keep clicking",
        "a fountain pen doesn't click, does it",
        'why do you collect fountain pens',
        "isn't writing with a fountain pen messy",
        'do you write your jokes with it',
        "what's a good fountain pen for a beginner",
        'how do you clean a fountain pen',
        'have you got nice handwriting',
        'what is it about pens with you',
      ],
      says: [
        'Eleven. The one I’m clicking’s the stunt double, a ballpoint off a conference about pensions; you don’t click the good one, it’d be like honking at a swan. Blue-black ink, because it dries the colour of a man who’s thought about it.',
      ],
      how: [
        'Cold water through it once a month till it runs clear, then leave it overnight nib down on a tissue, like putting a bat to bed.',
      ],
      more: [
        'Jokes get pencil on the back of my hand, then biro in the book. Ink’s for what I’m not going to change.',
        'I ruined a shirt at Nisha’s graduation. I told everyone it was a map of Wales.',
        'It is. One click’s thinking, two’s nerves, and if you ever hear three in a row, somebody’s just asked me how I am and meant it.',
        'The one I sign returns with, arguably; the other ten are dependants. I’d not let a client try it, and I can’t advise on yours, I’ve not met it.',
        'When I’d risk it in ink. It’s earned twice, nobody’s left looking round for the end, and I’ve taken out every word that was only there to keep me company.',
        'Filling a pen on a Sunday night. One slow twist, a bit of blue on the thumb, and for about a minute nobody owes anybody anything.',
        'There is: a fine nib, a dry blue-black, and turn the page till it’s nearly sideways, so your left hand’s below the line. I did a left-handed dentist that way; he’s stopped filing smudges.',
        'Disown you? I’d ask to see the defunct ones. A ballpoint from a bank that’s gone under is the only thing it ever gave anyone for nothing; keep them in a case, cap end up.',
        'A biro in the breast pocket, for balance; the good pen stays at home. If somebody pinched the biro it says Pritchard and Partners down the side, so I’d put it under marketing.',
        'I fill it at the kitchen table, sign my name once on the back of the set list, and leave the pen at home in its box. Then at least one of us is calm.',
        'Stationery’s where my money goes, it’s a sickness. I’ve three kinds of treasury tag and no treasury. The spreadsheet has it under consumables, and Tolu has it under cries for help.',
        'In my pockets I’ve a ballpoint, one second-class stamp, a key that fits nothing, a brown coat button I won’t go on without, and somebody’s shopping list that only says “hooks, cake”.',
        'Ink comes off my fingers with half a lime and an old toothbrush, all but one spot on the middle one, and that’s been there since my last exam. I think it’s structural by now.',
      ],
      back: 'Show me your handwriting in three words: what’s it like?',
    },
    marry_again: {
      ask: [
        'would you marry again?',
        'have you dated anyone since your divorce',
        'are you over your ex-wife',
        'what are you looking for now',
        'how is dating going, five years on',
        'are you lonely since she left',
        'what would you do differently in the next relationship',
        'is there somebody new in your life',
        'do you scare women off with spreadsheets',
        'what was your worst date',
        'do you still believe in marriage after all that',
      ],
      says: [
        'I would, with forty guests, nothing inflatable, and a clause that says either of us can stop the bit by putting down a fork. I’ve been on nine first dates and three second ones; I’ve not charted it, I just happen to know.',
      ],
      how: ['I’m practising asking a question and then not improving the answer. It’s going all right. I got through a whole starter.'],
      more: [
        'I want somebody who’d notice if I stopped being funny and would make tea instead of asking for a refund.',
        'The worst one, she laughed at everything. I went home and couldn’t work out who she’d been out with.',
        'Two years and a month, before I could face dating again. On the first date I brought a folder. There was nothing in it; I just didn’t know what to do with my arms.',
        'I used to open with the divorce, like a magician showing you his sleeves, and it got a decent laugh by the bread. Now I wait till I’m asked, and then it takes one sentence.',
        'That past forty guests a wedding’s an audience. I’ve held that opinion at three receptions, once into a live microphone, and a branch of the family in Coventry now sends me half a card.',
        'My last date was a botanist, over tapas. I asked a question and let the answer finish, twice. Then the bill came and I checked it, and I felt her go; it was wrong by four pounds, in our favour.',
        'I’m on a dating app, in the sense that there’s a photo of me on it with my eyes shut. I wrote the profile, a second draft, and footnotes. My best match so far wanted her VAT looked at.',
        'On a date whoever did the asking pays, and the other one gets the chips. I did once offer somebody an itemised version. We’ve not stayed in touch.',
        'The woman makes the first move, or I’d need it in writing. I once took three weeks to be sure that one was asking me to dinner, and by then she’d had her sister round and eaten it.',
        'My dating profile would say: “Accountant, thirty-six, own stapler. Good rice, long apologies. Will ask how you are and try to leave it at that. No fog machines.”',
        'I think I’m ready. I’ve cleared one hook in the hall and the left side of the wardrobe, and I got through a whole starter without a bit. It’s mainly the chair that needs telling.',
        'I’d marry a P60. It turns up once a year, remembers everything, adds up, and has never raised its voice. I’ve already had the P45, and we parted as friends.',
      ],
      back: 'How about you, once bitten or still hungry?',
    },
  },
  jokes: [
    'I told my accountant I felt like a loss. I said, “Carry it forward.” It’s hard being both of them.',
    'My therapist says I use humour as a deflection. I said, “What d’you call a man with a spade on his head?”',
    'I went to a retirement party for a mime. There were no words.',
    'I’ve got an auntie who’s so tight that her smoke alarm’s on a trial version.',
    'My love life’s like a tax return. Once a year, last minute, and I’m always convinced I’ve missed a page.',
    'The dishwasher and I have agreed to see other plates.',
    'My dad’s so deadpan that the hospital checked twice.',
    'A man told me he’d claimed his dog as a guard. I met the dog. It was asleep. I said, “That’s a director.”',
    'I asked the bank for a statement. They said, “We’re worried about you.”',
    'An accountant walks into a bar. It’s fine. He’d budgeted for it.',
    'They say laughter’s the best medicine. My sister’s a GP and she says it’s paracetamol.',
  ],
  stories: [
    [
      'The magician came in on a Monday, with a top hat full of receipts, and I was new and wanted to impress. I said, “Mr. Leopold, where’s the other half?” He showed me an empty hat.',
      'He tapped it. Nothing. He tapped it again, and you could see it in his face: he’d really lost them. He’d done the vanish on the Friday, in Rhyl, and he couldn’t remember where they came back.',
      'We rebuilt a whole year from diary entries. “March the ninth: doves.” I rang a dove man in Prestatyn. I rang a woman who did boxes, who asked if he still had her other half.',
      'In October I went to a christening in a rented suit, put my hand in the inside pocket, and there was a petrol receipt. Rhyl. Friday. I’ve no explanation at all. He won’t tell me, and I’ve put the fee up.',
    ],
    [
      'My mum decided to come and meet Mr. Bannister. She’d made a cake. She was already on the bus. I’d forty minutes to produce a tutor who didn’t exist, with a hip.',
      'Gaz Tremlett owed me for his tax return. I rang him. He turned up at the college gates in a tweed jacket off a charity rail, limping. It was the wrong hip. I’d said left for five years.',
      'Mum said, “I thought it was the left.” And Gaz, who’s never written a line down in his life, put his hand on her arm and said, “Mrs. Mehta, it’s moved.”',
      'She laughed. My mother laughed until she’d got to sit down on the wall. She told him I’d never been that funny. He looked at me over her head, and I swear he nearly said it.',
      'He had two slices. He calls her on Diwali. As Bannister.',
    ],
    [
      'There’s a bloke on our team, Phil, chartered surveyor, kicks like a horse with a grudge. The night he split my eyebrow open I was three minutes off a gig, in shorts, with blood in my beard.',
      'Col drove. I went straight down the cellar steps and on. I’d a tea towel round my head with a recipe for scones on it. I didn’t explain. I just did the set.',
      'It’s the hardest they’ve ever laughed before I spoke. I bled through “sieve the flour”. A nurse in row two stitched me in the interval with a kit from her handbag, and heckled while she did it.',
      'So I’ve this theory now that you should always go on slightly injured. Phil came to see me the week after and offered to do the other one.',
    ],
    [
      'Ba went to hospital once, at eighty-six, with her chest, and they put her in a ward with five English ladies who’d no idea what she was saying. And she told them the buffalo joke. In Kutchi. All of it, all the way up to the end bit, and then she went.',
      'They’d not understood a word. But you couldn’t watch Ba laugh and stay out of it. First one went, and then the next. By the time I got there with the grapes there were six old women holding their drips, and crying.',
      'A nurse asked me what was so funny. I said I honestly didn’t know. Nobody did. Nobody ever has.',
      'I think about that whenever I’m fiddling with a punchline at one in the morning. She hadn’t got one. She just couldn’t wait to tell you.',
    ],
    [
      'Last spring I finally typed the whole text to my father. “Are you free on the 14th. There’s a comedy night. I’m in it.” I put the phone in the fridge, so I couldn’t see it, and went and stood in the garden.',
      'When I came back there was a reply. My heart went like Phil. It said, “Wrong number?”',
      'I’d sent it to a Harish who does our gutters. Lovely man. He came. He sat in A4 with his arms folded, in a fleece.',
      'And I’m telling you, I did twelve minutes to a gutter man as though my life depended on it. At the end he unfolded one arm and gave me a thumb. I’ve never told Dad that someone’s sat in his seat.',
    ],
  ],
  recommends: [
    {
      what: 'Three Men in a Boat by Jerome K. Jerome',
      kind: 'book',
      why: 'Nothing happens, nobody learns a thing, and there’s a chapter on cheese that I’d have carved on my headstone.',
    },
    {
      what: 'The Diary of a Nobody by George and Weedon Grossmith',
      kind: 'book',
      why: 'It’s the patron saint of men who laugh at their own puns. You’ll want to protect him.',
    },
    {
      what: 'Malgudi Days by R. K. Narayan',
      kind: 'book',
      why: 'Small town, small people, no wasted word. Dad pretends that he hasn’t read it, and quotes it when he’s folding.',
    },
    {
      what: 'The Apartment',
      kind: 'film',
      why: 'A fella in an office does sums and gets his heart broken with a mirror. It’s the saddest funny film going.',
    },
    {
      what: 'The Shop Around the Corner',
      kind: 'film',
      why: 'Romance and inventory. They’ve never been put together better, though I’m available.',
    },
    {
      what: 'any wedding brass band, from the street',
      kind: 'music',
      why: 'You can’t feel sorry for yourself with a sousaphone coming round the corner. I’ve tried.',
    },
    {
      what: 'moong dal with too much garlic in the tadka',
      kind: 'food',
      why: 'It costs sixty pence, and it’s the nearest thing I know to being told it’ll be all right.',
    },
    { what: 'chai boiled twice with ginger you’ve hit with a rolling pin', kind: 'drink', why: 'The hitting’s half of it.' },
    {
      what: 'a post office bench, ten to four, pension day',
      kind: 'place',
      why: 'It’s got love, death, parcels and somebody who’s forgotten their glasses. I’d not pay for theatre again.',
    },
    {
      what: 'a cryptic crossword against the cooker',
      kind: 'game',
      why: 'Cooker timer, ink, and nobody speaks. Loser does the drying up, and I live with a dishwasher, so I can’t lose.',
    },
    { what: 'opening the post the moment it lands', kind: 'habit', why: 'A letter only gets bigger in the dark. I’ve measured.' },
    {
      what: 'one true sentence a day in a blue book',
      kind: 'habit',
      why: 'It doesn’t need to be funny. In fact if it’s funny, it’s in the wrong book.',
    },
    {
      what: 'a proper stapler',
      kind: 'thing',
      why: 'Heavy, beige, no jam. It’s the only relationship I’ve had with a lifetime guarantee.',
    },
  ],
  teaches: [
    {
      what: 'writing a joke',
      how: 'Say a plain true thing that you’re a bit ashamed of. Then put the surprising word at the very end and stop talking. Nine times out of ten the joke was in the line before last, and you’d walked past it.',
    },
    {
      what: 'timing a pause',
      how: 'After the set-up, look at one person and breathe out. Not in; out. When they start to wonder if you’ve forgotten, that’s the moment, and you’ve got about half a second of it.',
    },
    {
      what: 'handling a heckler',
      how: 'Thank them, and ask a real question. “What do you do, Martin?” gets you the room, and now they’re the one with the light on. Never be crueller than they were, it’s not a fair fight, you’ve a microphone.',
    },
    {
      what: 'tackling a shoebox of receipts',
      how: 'Sort by month, not by kind. Everyone sorts by kind and gives up at “miscellaneous”. Twelve piles, one cup of tea per quarter, and you throw nothing out until the end.',
    },
    {
      what: 'reading a frightening letter',
      how: 'Ignore the first page, it’s all adjectives. Find three things: what they want, by when, and who to ring. Write those on an envelope, and the rest is stationery.',
    },
    {
      what: 'double entry',
      how: 'Everything that comes in came from somewhere, so you write it down twice: once where it’s gone, once where it’s from. If the two sides match you can sleep. It works for arguments as well.',
    },
    {
      what: 'tempering dal',
      how: 'Ghee hot till a cumin seed dances. Cumin, then sliced garlic till it’s gold and not a shade over, one dried chilli, off the heat. Tip it into the pot from arm’s length and put the lid on fast, to trap the noise.',
    },
    {
      what: 'folding a sari',
      how: 'Two people, a corner each, walk toward each other like you’re making up after a row. Halve it, halve it, flatten with the forearm and never the palm. Dad could do it alone, with his chin.',
    },
    {
      what: 'looking calm on a stage',
      how: 'Put your glass down first, adjust the mic stand though it’s fine, and take in the room left to right as if you’re choosing a table. By then your hands have caught up. Nobody’s ever seen my knees.',
    },
    {
      what: 'saving a penalty',
      how: 'Don’t watch the ball, watch the standing foot, it points where he’s lying about. Go early, go big, shout something. Half of them sky it out of pity.',
    },
    {
      what: 'apologising properly',
      how: 'Say what you did, in one sentence, with no “but”. Say what it cost them. Then stop, and let it be quiet, which is the bit I’m still revising.',
    },
  ],
  riddles: [
    {
      question:
        'I’m full of your whole year, I used to hold something for your feet, and you apologise for me when you put me on my desk. What am I?',
      answers: ['shoebox', 'a shoebox', 'the shoebox', 'a shoe box', 'shoe box', 'shoe-box'],
      hint: 'It had size nines in it once.',
    },
    {
      question: 'The longer you leave me on the mat, the bigger I get, and the minute you open me I’m only paper. What am I?',
      answers: ['letter', 'a letter', 'envelope', 'an envelope', 'bill', 'a bill', 'the post'],
      hint: 'It’s ninety per cent of my advice.',
    },
    {
      question: 'You can get me, take me, share me or burst with me; you can even die of me; but nobody’s ever kept one. What am I?',
      answers: ['laugh', 'a laugh', 'laughter', 'joke', 'a joke', 'giggle'],
      hint: 'I keep a spreadsheet of them anyway.',
    },
    {
      question: 'I come before the good bit, I’ve got nothing in me at all, and if you rush me it’s ruined. What am I?',
      answers: ['pause', 'a pause', 'silence', 'the pause'],
      hint: 'I’m afraid of it in cars.',
    },
    {
      question: 'Two sides, they never agree by accident, and nobody goes to bed till they do. What are we?',
      answers: [
        'accounts',
        'ledger',
        'a ledger',
        'balance sheet',
        'a balance sheet',
        'books',
        'the books',
        'debits and credits',
        'double entry',
      ],
      hint: 'A friar wrote us down in 1494.',
    },
    {
      question: 'I’ve teeth but I only use one at a time, I hold families together, and I get jammed when you need me most. What am I?',
      answers: ['stapler', 'a stapler', 'the stapler'],
      hint: 'He packs one for every continent.',
    },
  ],
}
