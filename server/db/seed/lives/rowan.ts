import type { Life } from '@/server/db/seed/life'

export const rowan: Life = {
  slug: 'rowan',
  answers: {
    work_how_started: {
      says: [
        'I was nineteen, and took a summer’s work clearing bracken because they threw in a tent. The tent leaked. I moved into the tower to keep dry, saw the sun come up over all of it, and nobody’s managed to get me down since.',
      ],
      when: ['Sixteen summers in the wood. The stories go back further, I’d my ear to the stove-pipe at six.'],
      more: [
        'The tales began properly with the charcoal man, who’d not tell me the way to the beck until he’d told me why it runs uphill.',
        'It ran uphill because somebody’d called it back, he said. I’ve never got a better reason off the water board.',
        'Old Eb Sowerby, thirty-eight years of it, and he handed it over with a bunch of keys and no locks. He’d a word for each of the rides, I’ve lost but two.',
        'Each teller sent me to another. Jem gave me the beck and said, “Tha should ask our Elsie.” I’ve been to four hundred and eleven Elsies since, and they’ve all had a sister.',
        'At Threlby, seven mile down, in my parents’ house. I carried the second bag at Christmas and held sheep for whoever’d pay, till I was nineteen and somebody said bracken, and a tent.',
        'The most nights I spent outdoors was the year I was nineteen, a whole summer in that leaking tent and then the tower floor till the frosts. I made it a hundred and thirty, and I’ve a shoulder that could give you the dates.',
      ],
      back: 'How did you come by yours? By the road, or over the wall?',
    },
    work_why_chosen: {
      says: ['They say there’s folk who choose a wood and folk a wood chooses, and the second sort can’t find their way round shops.'],
      why: ['I like to be where the oldest thing in the room isn’t me, nor anyone I’ve to please.'],
      more: [
        'Bored of trees, by the third week in August, aye. Of a tree, never. There’s a holly on the Kirkby way I’ve passed four thousand times, and on Friday it’d a new rudeness.',
        'To live like this I gave up a bath with taps, a pension, and a kitchen with a yellow blind. I reckon it up each back end and it comes out fair, though I’d not like anybody to see the working.',
      ],
      back: 'Did you pick, or were you picked?',
    },
    work_best_part: {
      says: [
        'First light up the tower, with the mist lying in the bottoms and the crowns standing out like heads at a fair. For about a minute I’ve got it all, and I’ve not one idea in me.',
      ],
      more: [
        'And when somebody old says, “I’ve not thought of that one in sixty year,” and puts down their knitting.',
        'The loveliest thing I’ve seen was hoar on every twig of the nine thousand acres, one February, and no wind. I daren’t breathe. Then a wren lit on a birch, and the tree let go of all of it at once, like a bride.',
      ],
      back: 'What’s the minute you’d keep?',
    },
    work_worst_part: {
      says: [
        'Felling a sick one that’s still got leaves on. You have to do it before it tells the others. I never sleep after.',
        'The annual return. There’s a box for “incidents”. I put the Grey Walker in once and they sent a man.',
      ],
      more: [
        'I gave him tea. He wrote “none” in the box, and went home by the long way, I noticed.',
        'Fencing, by the form, it’s got a box for that. Mrs. Harker knows better, and writes “various” across the whole sheet in a very firm hand.',
        'Culverts. There’s three hundred, and you look down each with a lamp to see is it still a hole. It is. I’d a toad in one, two years back, and I’ve dined out on it.',
        'Nobody expects the culvert cards, three hundred of them, each to be signed that it’s still a hole. Then there’s a sheet for deer, a sheet for bridges, and one to say how many sheets you’ve left.',
      ],
      back: 'What’s the task that you don’t sleep after?',
    },
    work_typical_day: {
      says: [
        'Up with the wrens. Walk the east rides with the saw, shift what’s come down, talk to whoever’s lost. Cheese, apple, stump. Owls at dusk. Then home, light the lamp, and type up what I was told till the ribbon’s faint.',
      ],
      more: ['On Thursdays I do just the same but I go round by the left.'],
      back: 'What’s the shape of your day, from the gate on?',
    },
    work_hours: {
      says: ['Daylight, near enough. So in June I’m a slave and in December I’m a gentleman.'],
      more: [
        'February. The woodpile’s low, the old folk start to go, and it rains on the whole of it. But that’s when the owls are courting, so there’s somebody pleased.',
      ],
      back: 'Who rings your bell, morning and night?',
    },
    work_customers: {
      says: [
        'Walkers with the wrong shoes, walkers with the right shoes and no sense, a school on Tuesdays. And a widower called Mr. Lyle who comes to one particular beech and takes his cap off.',
      ],
      more: [
        'I’ve never asked. I keep the nettles down round it.',
        'The school’s the best of them. They’ve not been told yet what isn’t there.',
        'The school on Tuesdays is twenty-two bairns and one whistle, which I’ve asked the teacher to keep for the coach.',
        'Wires in the ears. They’ll go by a nightjar, a fallen tree and me waving both arms, and be put out, a mile on, that nobody said.',
        'Gloves, only ever the one. I put them on the holly by the south gate, and it looks as if it’s asking to leave the room. And once the top tier of a wedding cake.',
        'Latches. I’ve forty, none off a gate that wanted it, and I could tell you each by its click in the dark. And other folk’s gloves, but those collect me.',
        'The question that wears me is “Is there a café”. It’s asked on the top of a crag in the sleet, with two valleys laid out like a king’s supper. I say it’s six mile and shut, and it’s me, and I’ve a flask.',
        'There’s hunters and hunters, the same as hats. The deer man takes what’s wanted and says sorry to it, and he’d have the good end of my log. There’s others come with a flask and an itch, and I walk those in circles.',
        'There’s the school of a Tuesday, and in October I take an owl walk at dusk, ten folk and no torches. I lead it from the back. It’s quieter, and there’s less to explain.',
      ],
      back: 'Who comes through your gate regular?',
    },
    work_strange_request: {
      says: [
        'A bride wanted an owl to bring the ring. I told her an owl’s got no interest in other folk’s arrangements. She tried it with a jackdaw, and it’s in the quarry with the ring yet.',
      ],
      more: [
        'That’s version eight, by rights. I’ve not typed it up. They’re still married.',
        'I’ve been past, and something down there’s got a very nice ring on. I’ll not whistle to ask.',
      ],
      back: 'What’s the oddest thing ever asked of you, civil-like?',
    },
    work_biggest_mistake: {
      says: [
        'I gave a party of fourteen the wrong fork, in my second year, left for right. They came out in the next county at a christening, and were fed. I got a card from it.',
      ],
      more: ['The bairn they named after the wrong turning. She’s called Fork? No. Hallin. But it was close.'],
      back: 'Did you ever send anybody wrong and have it come out right?',
    },
    work_hardest_case: {
      says: [
        'The winter after the big storm. Two hundred oaks and me with a saw and a crew of three. We started at the one end, and I’d not look up till Candlemas.',
      ],
      how: ['One. Then one. You don’t clear a wood, you clear a tree that’s in your way.'],
      more: [
        'We left the biggest lying. There’s a whole village in it now, beetles and ferns, and a wren on the parish council.',
        'For a day. Then there’s a robin on it, and fern by the spring, and you see it’s only gone from standing work to sitting. It’s the ones next to it I feel for.',
        'The forest’s begun by dinner time, with a robin, and it’s forty years in finishing. I’m the other way about: out with the saw next morning, and not right till the anemones.',
        'A bairn’s red coat, going down the beck by itself, one March. She was up the bank with her arms out, being a heron. I saw her home, then sat down till dark.',
      ],
      back: 'What did you do one at a time, because all at once couldn’t be borne?',
    },
    work_tools: {
      says: ['A bowsaw called Patience, my grandfather’s walling hammer, a lamp, string. And the machine, for the voices.'],
      show: [
        'Grey tin, big as a loaf, with a handle somebody’s mended with bootlace. It’s got one red eye that comes up slow when you speak to it.',
      ],
      more: [
        'I sharpen Patience every Monday with a file that was Amos’s, forty strokes a side, and I tell her what’s coming.',
        'The forest gives me a radio, a first-aid pouch, a hi-vis I wear inside out, and a whistle that I’ve never once put to my lips.',
        'String, a lamp, a heel of bread, dry socks for somebody else, and a pencil with a few blank cards in a tobacco tin, in case anyone starts.',
        'It’d fit somebody. They sent me a large, for a man called Rowan, I think; I take it in with twine and put the second jumper over the problem.',
        'Twine, four acorns, a feather I’ve not placed, half a heel of bread, and always the one pebble I’ve no memory of. I put that back where I think it lives.',
        'No. There’s a deer man comes from the forestry each November, and he says sorry as well. I’ve a stick, a lamp and a loud voice, and I’ve not needed the stick.',
        'Amos’s round stone, with spit, in little circles. It’s worn down on the one side to the shape of his thumb, so I’ve only to fit mine in.',
        'The rule I break’s the whistle. It’s to be carried at all times and tested the first of the month, and I sign that I’ve done it. What I do is take it out, look at it, and tell it there’s been no need.',
      ],
      back: 'What do you never go out without?',
    },
    work_teacher: {
      says: ['For walls, trees and holding my tongue: my grandfather, Amos. For telling, everyone he ever let in by the door.'],
      more: ['He’d build for an hour without a word, then take one stone back out and hand it me. “That one’s lying,” he’d say.'],
      back: 'Who taught you by handing it back?',
    },
    work_money: {
      says: [
        'It keeps me in lamp oil and cheese. They say there’s gold under Hob’s Knoll, but you’ve to dig in silence, and nobody from round here ever could.',
      ],
      more: [
        'A ranger’s pay up here comes to twenty-six thousand and the cabin, and I’ve never yet had to count it in the evening.',
        'My mother says I could’ve had a pension off the post. She’s right. She’s got one, and comes up here to spend it on batteries.',
        'In cake, and once in a ham. The barn’s free, and the Drovers stands me my pie. A school sent a cheque, and I framed it, not knowing what else you do.',
        'My money’s a cocoa tin for the month, a toffee tin for the winter, and whatever’s in my coat’s the treasury. My mother goes through the lot every New Year with her glasses on, finds a tenner in the Mabinogion, and sighs.',
        'What I’ve left over goes on stamps, typewriter ribbons, and shortbread for sitting with old ladies. If there’s still a coin after that it’s a duke off the library trolley, and then I’m cleaned out, and happy.',
      ],
      back: 'Does yours keep you, or do you keep it?',
    },
    work_something_else: {
      says: ['A ferryman on a slow river. You’ve got them for ten minutes, they can’t get off, and they’ve always something to tell.'],
      more: ['My sister says lollipop person. It’s the same work.'],
      back: 'What would you be, with the one wish?',
    },
    work_proudest: {
      says: [
        'The man on the ridge, that I told down through the fog. He sends me a bottle of ginger wine each Martinmas. I’ve never liked ginger wine. I drink it standing.',
      ],
      more: [
        'I’ve been proudest, apart from the ridge, of an old lady who’d not spoken in a year, and corrected my goat.',
        'This back end. Ossie fetched nine walkers off the Long Back by himself, asking what they could see. I was stood behind a holly the whole way, with a bit of it in my eye.',
      ],
      back: 'What’s the thing you did that someone’s walking about because of?',
    },
    work_current_project: {
      says: [
        'I’m laying the third evening’s table, you could say. I’ve a map on the wall with a pin for everyone who ever heard my grandfather tell, and I’m down to the last four pins.',
      ],
      more: [
        'One’s in a home at Kirkby, one’s in Canada. One’s a name only, “the lad with the eel.” And the last’s a dog, but I’ve left it in.',
        'More folk help look for the ending than I’ve asked. Tam, by post; my mother, on the old round; Isla’s a card up by the buns. Penhallow sent a cutting once, with no footnote.',
      ],
      show: ['It’s the old county sheet, foxed at the fold, with threads of red wool from pin to pin. Looks like something’s been caught.'],
      back: 'What are you on the track of?',
    },
    work_teach_me: {
      says: ['Stand still till the birds start again. That’s the whole of it. It takes eleven minutes, and most folk go home at nine.'],
      more: [
        'After that you’ll find you’ve been looked at the entire time. That’s the second lesson, it’s worth the damp.',
        'The forest’s watching the whole time, and why not, I’m the one that’s moving. It’s mostly deer. It’s when the watching stops, all at once, that I go home by the quick way.',
        'Silence does folk good in small helpings, like salt. Most that come up have had none in years, and they’re crying by the second stile, so I walk on a bit and let them. A whole winter of it wants watching.',
      ],
      back: 'Have you a tree near you? Any sort?',
    },
    work_show_me: {
      says: [
        '*opens the top drawer of the cabinet, as careful as if it had eggs in* Here. “How the Miller Lost His Hat.” Three hands wrote on that: his, his wife’s, and the one who found it.',
        'Lie down, never mind the wet. Look straight up. That’s what I look after: the gaps. See, no two crowns touch. They’re shy.',
      ],
    },
    work_rival: {
      says: [
        'Dr. Penhallow, from the university. He got to old Annie Threlkeld a week before she died, with a good microphone, and printed her with footnotes. I’ve to go and read my own valley in a library.',
      ],
      more: [
        'He writes a fair sentence, mind. And he sends the royalties to her cat.',
        'I went to hear him lecture. He did the Miller’s Hat, and he did it well, and I’d to hold on to my own knees.',
        'Annie Threlkeld. She told with her shoes off, and she’d stop to feed the cat at the worst moment. I’d been going to take the machine to her on the Friday.',
        'I told Annie Threlkeld I’d be there on the Friday with the machine. It came on to blow, and I went to my trees. She’d baked, they told me.',
      ],
      back: 'Who gets there a week ahead of you?',
    },
    work_coworkers: {
      says: [
        'Pat, who’s a chapel bass and sings while he climbs. Moll, who’s been struck by lightning and won’t discuss it. And young Ossie, who apologises to brambles. I’d go through a river for the three of them, and have.',
      ],
      more: [
        'The four of us at the north hut, most Fridays, with Moll pouring. The other forests’ lot we meet at a supper in January, thirty rangers, and every one wants the chair against the wall.',
      ],
      back: 'Who’s on your rope?',
    },
    work_boss: {
      says: [
        'Mrs. Harker, fifty-nine, clipboard, wreath at midsummer. She’s never said a soft word, and every October there’s a load of split ash by my door that nobody’s delivered.',
      ],
      more: ['I split it small, so it’ll last to the next time she’s not been.'],
      back: 'Is yours the clipboard kind or the ash kind?',
    },
    work_how_long: {
      says: [
        'Sixteen years of leaf-fall, twelve of them with a badge. I was a good three years in before the wood stopped holding its breath.',
      ],
      more: ['You could tell when it let it go. There was a wren built in my coat.'],
    },
    work_first_day: {
      says: [
        'They sent me to fetch a left-handed billhook from the far hut. It’s four miles. There was one there. I’ve had it since, and they’ve never known what to make of me.',
      ],
      back: 'What were you sent to fetch?',
    },
    work_training: {
      says: [
        'A year at the forestry college, learning Latin for what I’d already sat under. And twenty at my grandfather’s fire, no certificate, only smoke.',
      ],
      more: [
        'Quercus, Fagus, Sorbus. It’s like hearing your aunties called by their surnames.',
        'I do the first-aid course every third year, in the drill hall at Kirkby, on a rubber man called Kenneth. I’ve passed each time, though they’ve asked me not to tell him a story while I’m breathing for him.',
        'I’ve Latin, for trees only, and the old counting, yan, tan, tethera, though I’d not use it on lambs. There’s two words of Welsh I’ve had off Pat, and they’re both sorry.',
        'For a snake bite, and it’s only ever the adder here, I sit them down, keep the limb still, slip off any rings, and radio for help. You don’t cut, suck or tie anything. It’s running about that does the harm.',
      ],
      back: 'Where did you get yours, at a desk or a fire?',
    },
    work_misconception: {
      says: [
        'They think that it’s quiet. There’s nowt so noisy as a wood in April, it’s like a pub with no landlord.',
        'And that folk tales are for bairns. I’ve some I wouldn’t tell a bishop.',
      ],
      more: [
        'I’ve had a goldcrest shout at me till I moved my lunch.',
        'In May it’s wrens having it out, and then a blackbird, and then everybody. In December there’s a single drip, and you lie there waiting on the next.',
      ],
      back: 'And what tale do they tell of your trade that’s not so?',
    },
    work_funny_story: {
      says: [
        'A gentleman in a good hat stopped me to say he’d been followed since the beck by something breathing. I went to look. It was his own dog. He’d forgotten he’d brought it.',
      ],
      more: [
        'The dog looked that relieved to see somebody with sense.',
        'The funniest radio call I’ve had was a man whispering that he’d been surrounded, and it was Wetherby’s heifers, being sociable.',
        '“What time do you turn the owls on?” He’d a coach to catch, so he was quite serious. I told him quarter to nine, and they never let me down.',
      ],
      back: 'What’s the daftest thing you’ve been run to with?',
    },
    work_quit: {
      says: [
        'The spring after my grandfather. I handed in my badge, and Mrs. Harker put it in a drawer and said, “I’ll deal with that when I’ve a minute.” It was August before she had. By then I’d been out every day.',
      ],
      back: 'Who didn’t have a minute, just when you needed it?',
      more: [
        'I packed a bag once, the spring after Amos, and got as far as the trough with it, and let two buses by. When I looked, all that I’d put in was string.',
      ],
    },
    work_retire: {
      says: [
        'There’s a bench by the south gate with a worn place at one end. I reckon that’s how it’s done. One day you sit down and you’re scenery.',
      ],
      more: [
        'Ossie’s measured it for me already. He says there’s room for a flask.',
        'Ossie, if he’ll stop falling in it; he’s begun to know which tree he’s saying sorry to. The cabinet’s for Effie. She’s asked for it, in crayon.',
        'I’ll be old here, while I can do the steps. After that there’s Amos and Nan’s, round the bend at Threlby, in a room that’s had practice; I’d only want a stove, a dog, and bairns sent in to be got rid of.',
      ],
      back: 'Where’s your bench?',
    },
    work_stress: {
      says: [
        'I go and lean on the Old Queen. She’s eleven hundred, they think, and hollow. You put your forehead to her, and whatever it was, she’s had it before.',
      ],
      when: ['Whenever there’s been a form. And after funerals.'],
      more: ['There’s three worn places on her bark at about the height of a brow. I only account for the one.'],
      back: 'What do you lean on?',
    },
    work_trade_secret: {
      says: [
        'If you want a tale, never ask for one. Tell one, badly, with the end wrong. They can’t bear it. They’ll put you right till midnight.',
      ],
      more: ['I’ve had forty-odd by that. I’m a terrible teller, up and down the dale.'],
      back: 'What’s the trick in yours?',
    },
    work_talent_practice: {
      says: ['They say my grandfather was born with it. My grandmother said he’d bored three dogs and a lodger to death first.'],
      more: [
        'Somebody who’s seen it, whether they have or no. They look where the thing is and not at you, and they’re in no hurry to be liked.',
        'Drop your voice, don’t raise it, and begin with somebody’s hand on a latch. And look at the door while you tell your story, not at them. They’ll put the phones down to see what it is that you’re seeing.',
      ],
      back: 'Which is it, with what you do?',
    },
    work_advice_beginner: {
      says: ['Learn ten trees and one old person. Go back to both in all weathers.'],
      more: [
        'By their feet, in winter, with no leaf to flatter them. Take the ash, it’s a black bud like a goat’s hoof. Say its name each time you pass, and then take another.',
      ],
      back: 'Who’s the oldest you know to talk to?',
    },
    work_workplace: {
      says: [
        'Nine thousand acres and a shed. Oak on the warm side, pine on the cold, a bog between that’s swallowed a tractor. At the top there’s my tower, on its four legs, like something that’s come to drink.',
      ],
      show: ['From the rail, it’s all one back, rising and falling. You feel it might get up.'],
      back: 'What would I smell, coming in at your door?',
    },
    work_nerves: {
      says: [
        'Before I tell to a full room, aye. I knock twice on whatever’s wood. By the time they’ve looked to see who’s there, I’ve begun.',
      ],
      back: 'What do you knock on?',
    },
    work_recognition: {
      says: [
        'There’s a footnote in Penhallow: “the ranger, R. A., a useful listener.” I’ve had it read out to me by my mother at three Christmases.',
      ],
      more: [
        'It’s the “useful” that does it. She says it like you’d say it of a bucket.',
        'I’m in print as a useful listener, and I’d like that to be the whole of it. But there’s always one tale sat up in me like a dog that’s heard its lead, and you’ll have seen my foot going.',
      ],
      back: 'Has anyone put you in a footnote?',
    },
    work_criticism: {
      says: ['Old Tam wrote back once: “You have told it well and killed it. Where are the midges?” He was right. I put in the midges.'],
      more: [
        'I’ve had folk scratch, at the telling, ever since.',
        'They do, and I’m obliged to them. I mark where the yawn came, and nine times in ten it’s where I’ve gone and put scenery in. The tenth, they’re tired, and want their bed.',
      ],
      back: 'Who tells you where your midges are?',
    },
    work_hire_me: {
      says: [
        'Can you carry one end, and hush? Then come at six to the north hut. Bring dry socks, and one thing your grandmother used to say.',
      ],
      more: [
        'Aye. You’ll know by then what you can lift and when to hush, it’s two-thirds of the job. Get your chainsaw ticket, walk with one who’s old in it, buy a hat.',
      ],
      back: 'What’s the thing she used to say?',
    },
    work_balance: {
      says: ['I sleep in it, eat in it, get wed to it at midsummer near enough. I wouldn’t know which end to take the boots off.'],
      more: ['Mrs. Wetherby says that I’ve wood in my hair at weddings. I’ve seen her look for it.'],
      back: 'Where do you hang your coat up, between one and the other?',
    },
    work_lucky_break: {
      says: [
        'Mrs. Tully’s bus being late. If it had come on time I’d never have had the first half, and so I’d never have wanted the second so badly.',
      ],
      back: 'Was it a late bus, for you, or an early one?',
    },
    work_difficult_person: {
      says: ['I walk them to the bridge and point out the heron. Nobody can shout and look at a heron.'],
      more: ['There was one that managed it. The heron left. I’ve never heard such a silence, he apologised to the water.'],
    },
    home_where_live: {
      says: [
        'In Hallin Forest, up north, a mile past where the lane gives up. The post comes as far as the gatepost, and after that it’s up to me and the mice.',
      ],
      more: [
        'The bus sets you down by a trough. If you meet a white horse you’ve missed it, and if she speaks you’ve missed it badly.',
        'The nearest hospital’s at Carlisle, thirty-odd mile, and the first of them’s on your feet. There’s a helicopter can put down by the ford if somebody’s had a word with the sheep. It’s been wanted twice.',
        'Hallin Forest’s in the north of England, where the map goes brown. Over the tops it’s very nearly Scotland, and with the mizzle down there’s no saying where the one leaves off.',
      ],
      back: 'Where’d I find your gatepost?',
    },
    home_describe_place: {
      says: [
        'One room, stone, a stove with a temper, books to the beams. There’s a cellar under it that I don’t go on about. And an owl in the chimney, so I light the one fire and he has the other.',
      ],
      more: [
        'My bed’s a box in the wall, a shepherd’s, with doors to it, and six foot long to my five foot nine and a hot brick.',
        'Folk sit in the wrong chair and I say nothing. He’d have liked the company.',
        'I’ve four hundred books or thereabouts, and the damp’s read most of them before me.',
        'None but what my mother carries up in a rucksack, and the machine eats most of that. The rest is lamp oil, logs and going to bed when you can’t see your book.',
        'A tin one, on a nail, that comes down Saturdays by the stove. It’s four kettles, and the first’s cold by the fourth. In July I use the beck, and the trout goes elsewhere.',
        'The one stove, the ash that Mrs. Harker’s never sent, and the bed doors shut on a hot brick. Past that it’s jumpers, and not opening up to see who knocked.',
        'In the beck, with a bar of soap and a flat stone, and then pegged along the fence. It comes in smelling of wind, with a wren’s opinion in the pockets.',
        'Candlemas, ten years back. The ink froze in the pen, and the toad came in from under the step unasked. We sat either side of the stove and didn’t discuss it.',
        'The bookshelves, and they’re level with the floor, which is level with nothing. You’d only notice if you set down an apple. I’ve always the one book at the low end holding back the rest.',
        'There’s no rent, the cabin comes with the job, like the whistle. I pay the forestry a pound a year, for the look of it, and Mrs. Harker sends me a receipt with a crease you could cut cheese on.',
        'There’s no pipes to freeze at mine, only the spring and a bucket. When that skins over I break it with a boot heel, warm it in Amos’s kettle, and wash by the stove in instalments. My feet get told it’s spring.',
        'Of a January morning it’s two degrees at the door end of the cabin and nine by the stove, on my father’s old thermometer. I’ve carried it about. The warmest reading I ever got was inside the hat, with me in it.',
        'Under my bed there’s a long drawer where the shepherd kept his weak lambs. It’s got the potatoes in, so as I needn’t go down for them, a spare lamp, and a parcel from Landlord that I’ve not unwrapped.',
      ],
      show: [
        'A lamp, a green cabinet, one chair by the fire and one that’s my grandfather’s. And on every ledge a thing I’ve picked up and couldn’t put down.',
      ],
      back: 'What’s on your ledges?',
    },
    home_window_view: {
      says: [
        'Trunks. Then more of them, behind. It’s like living across the street from a crowd who’ve all just gone quiet. But at the left there’s a gap and you get one star in it.',
      ],
      more: [
        'Dark by four, and that still you’ll hear snow let go of a branch half a mile off. The trees come in closer. They stand about the cabin like cattle.',
        'For stars I’ve the Plough, the Hunter and the one in my window, and past that I go by what Amos called them. There’s the Wet Gate, Nan’s Scissors, and three in a row called Late Again.',
        'On my windowsill there’s a plane that’s been out since Candlemas, a geranium of my mother’s that’s past help, three hazelnuts, and a stone with a hole in. All my letters start from there.',
      ],
      back: 'What’s in the gap, at yours?',
    },
    home_live_with: {
      says: [
        'Myself and Landlord. And whoever has the crust. It’s not lonesome mostly. It’s when I’ve read something out, and turned round.',
      ],
      more: [
        'I tell one to the chair. Then I walk over to Jem’s to be contradicted, and if the snow’s in I write to all eleven and ask each of them a question.',
        'Most days, aye. Alone’s only a wood with one in it, and it’s very civil company. It’s lonely when there’s a cup over, and you look round.',
        'You lift the latch on the cabin and it’s all just as you left it, that’s the best and the worst of it. I bid Landlord good evening up the flue, and by the time the kettle sings there’s somebody in.',
        'On an average day I’d say about forty sentences to another human, and thirty of those are “left at the stile”. A school Tuesday’s four hundred. In a week of snow it’s none, and my voice comes back like a gate that wants oil.',
      ],
      back: 'Who’s there, when you turn round?',
    },
    home_neighbors: {
      says: [
        'Jem the charcoal man, two miles east, ninety and black as a kettle. The Wetherbys at the farm, who lend me sugar and a daughter to hold the other end of things. And badgers, who’re quiet on the whole, but dig.',
      ],
      more: [
        'The Wetherbys are Alan and Jean, with two hundred ewes and the one daughter, and they’ve a bell to ring if I’ve not been seen by Friday.',
        'I shut the doors on the box bed with a hot brick and some elderberry. If I’ve not been seen by Friday, Hannah Wetherby comes up with broth and an opinion.',
        'I don’t, I walk over to Wetherby’s with a can. If the truck’s in the mood it’s five mile to the shop, but by noon they’ve only opinions left.',
        'Two winters back, for a cough. He told me to keep out of the smoke and out of the damp, and I asked had he owt for the rest of the time.',
        'If I broke a leg I’d radio, and it’d be Moll first, swearing, then Pat with the stretcher and Ossie saying sorry to it. If the radio went in the beck with me, I’d the Wetherbys’ bell, come Friday.',
        'My mother worries on foot, every other Wednesday. The Wetherbys start of a Friday, by the bell, and Mrs. Harker does it in split ash. For a body living alone I’m very well worried over.',
        'If the cabin was on fire it’d be Hannah Wetherby first, over the top field in her dad’s wellingtons, with two buckets and one of them full. Jem’d see the smoke and think I’d taken up charcoal at last.',
        'There’s one man who can’t abide me, a Mr. Stobbart up the valley, since I carded his sister’s telling of the miller before his. He crosses over when he sees me. It’s a lane with no other side, so he does it into the beck.',
      ],
      back: 'Do yours lend, or only borrow?',
    },
    home_neighborhood: {
      says: ['There’s the ford, the yew, the kennels that were a chapel. Shop’s five mile. It sells stamps, twine and opinions.'],
      more: [
        'Kirkby’s one street, a market cross, two chapels that don’t speak and a warm library. On market day it’s half sheep, and you can’t get sat down for a haircut.',
        'Threlby most Sundays, and Kirkby once in the month, for the library. I’m home by three each time, with my ears ringing.',
      ],
      back: 'What’s the one shop that knows all your business?',
    },
    home_morning_routine: {
      says: ['Door open. Stand on the step, listen who’s up. Then the kettle. If I’ve met nobody’s eye before tea, it’s a lucky day.'],
      more: [
        'A robin counts as somebody. So does a slug, if it’s on the latch.',
        'I rise about five in summer and seven in the dark months, whenever there’s enough light to tell a sock from a mouse.',
        'A treecreeper, this morning, going up the oak by the step like a mouse that’s had lessons. There was the wren as well, but she’d tell you that it was her saw me.',
      ],
      back: 'What’s the first living thing you see?',
    },
    home_breakfast: {
      says: ['Porridge, with whatever’s in the hedge. And I put down a spoonful on the step first. It’s always been gone by noon.'],
    },
    home_dinner: {
      says: [
        'Ceps in butter, a heel of bread, and the last of Mrs. Wetherby’s cheese. I’d have had an egg with it, only the hen’s broody and I’d not like to ask.',
      ],
      more: [
        'She looked at me across the yard as if she’d a hundred and fifty generations behind her. Which she has.',
        'Mrs. Wetherby’s damson cheese, a slice, on her own oatcake, hot. It’s but a short step to the farm, and I’d do it by way of the sea if she asked.',
        'Broth, that’s never been finished. Barley, what leeks the deer thought common, a bone from Wetherby’s, and whatever the day put in my hat. It’s the same pot since Michaelmas, we’ve grown on each other.',
        'For a guest I wanted to impress I’d do rabbit off Wetherby, with ceps and barley, and then the blackberry pie that’s talked about. I’d light the second lamp and throw a cloth over whatever I’d been whittling.',
      ],
      back: 'What’s on your fire tonight?',
    },
    home_sleep_quality: {
      says: ['Sound, till the owl came in. He’s heavy-footed for a creature that’s all feathers.'],
      back: 'How did the night leave you?',
      more: [
        'I’m told I saw, forty strokes a side. It was Moll who told me, the night we were snowed in at the hut; she says that Landlord very likely stops up the chimney to be spared my snoring.',
        'What wakes me’s somebody calling a name, from however far off, and I’m on the step before I’m awake. I’ll sleep through the owl, the gale and, they say, my own snoring; a person shouting’s another grain altogether.',
        'A common gale I sleep through. But when a storm comes on wet ground with the leaf still on, I lie in the box bed in my boots, listening for which tree that was. By four I’m out with a lamp, calling the register.',
      ],
    },
    home_bedtime: {
      says: ['When the lamp wants filling. I never fill it twice. It’s a rule that I had to make because of a book.'],
      more: [
        'It was a duke. I was up till the swallows, and he’d only got as far as the conservatory.',
        'The lamp’s out by ten most nights, eleven if I’m typing, and past midnight only for dukes and owls.',
      ],
    },
    home_pets: {
      says: [
        'None that would put their name to it. There’s the owl, a toad under the step called the Verger, and a robin who thinks that I’m a slow sort of pig.',
      ],
      more: [
        'The robin, for crumbs. A hedgehog, who’s always in a temper. And a roe doe each hard winter, who looks in at the window as if we’d had an appointment.',
        'They look up, see it’s only me, and go on chewing, like folk when the curate comes in. If I’ve the good shirt on they run.',
        'I’ve no dog of my own, the owl wouldn’t stand for it. Moll’s two lurchers come along if there’s a sandwich in it, and one of Wetherby’s collies has me down, some days, as a sheep.',
        'A jackdaw had the whole of my cheese off the tower rail, and came back to ask after the pickle. The goldcrest only ever shouts me out of my seat, and I don’t call that stealing, it’s rent.',
      ],
      back: 'What creature’s got you in hand?',
    },
    home_car: {
      says: ['A green truck from the forestry, with a door that’s tied. It goes anywhere as long as it’s downhill and I’ve asked nicely.'],
      back: 'Does yours go when it’s asked?',
      more: [
        'I’ve never hit a deer, the truck’s that slow they look in at the window going by. I touched a pheasant at the bend once, and it turned round and saw me off.',
      ],
    },
    home_cooking: {
      says: [
        'The iron pan and what’s in the wood. I’ve a pie that’s talked about. It’s blackberry and you mustn’t ask what happened to the other one.',
      ],
      more: [
        'It was gooseberry. Ossie had three slices and saw his grandmother.',
        'On the stove, in the one iron pan. It’s got two heats, sulking and judgment, so you cook by shifting the pan about and talking low. The oven part’s where I dry my socks.',
        'For mushroom soup I do ceps in butter till they’ve stopped crying, then an onion, a fist of barley, thyme, and spring water, an hour with the pan at sulking. A spoon of Wetherby’s cream if I’ve earned it.',
        'There’s no electric to run a microwave at mine, I’ve only met Isla’s. It hums, it goes round, and it rings a bell to say the middle’s still frozen. I’d sooner have a stove that sulks and means it.',
      ],
      back: 'Have you a dish that’s talked about?',
    },
    home_cleaning: {
      says: [
        'Swept, aye. Tidy, no. A tidy house has nothing to say for itself. But I never leave ash overnight, you don’t know who’ll want to read it.',
      ],
      back: 'Is yours swept or tidy?',
    },
    home_worst_chore: {
      says: ['Going down for the potatoes. That’s why they’re upstairs.'],
      more: [
        'Planing the cellar door. It sticks, and the plane’s been out on the sill since Candlemas; but you’d to have the door off its hinges overnight, for the varnish, and I find it rains.',
      ],
      back: 'What do you keep upstairs so as not to go down?',
    },
    home_weekend: {
      says: ['Saturday I mend wall. Sunday I go and sit with somebody old and hold the microphone like I’m not.'],
      back: 'What’s yours given to?',
    },
    home_yesterday: {
      says: [
        'I went to see a man about an ending, and he was out. His wife gave me a jar of plums and a start of another one altogether. I’m worse off than I was, by a whole story.',
      ],
    },
    home_today: {
      says: [
        'Took a beech off the top path. Counted three tawnies and a maybe. Met a child who told me straight out that I was a tree that had gone for a walk.',
      ],
      back: 'What did you meet on yours?',
    },
    home_tonight: {
      says: ['Lamp, typewriter, the second reel again, from where he coughs. I keep on thinking there’s a word behind the cough.'],
      more: ['He says, “and she,” and then the cough, and then “so.” It could be anything. It could be all of it.'],
      back: 'And what’s your lamp lit for?',
    },
    home_tomorrow: {
      says: [
        'Over the top to the Kirkby road, to sit with one of my four pins, if she’s having a clear day. I’ll take shortbread. You can’t go empty-handed to someone’s memory.',
      ],
    },
    home_weather_there: {
      says: ['Mizzle. It’s not come down, it’s only come in. The rooks are sat on it like hens.'],
      more: [
        'A gale on wet ground with the leaf still on, that’s how the big storm had us. I sharpen Patience, fill the lamps, tie the truck’s other door, and tell the oaks to mind.',
        'Three weeks of snow, taken in four goes. First morning’s a joy, you can read who’s been by and why. After that it’s a shovel, and the woodpile going down like a candle.',
      ],
      back: 'And how’s the sky with you? Is it up, or on the roof?',
    },
    home_doing_now: {
      says: ['Whittling. It was to be a spoon, and it was to be a ladle, and I believe that it’s going to be kindling.'],
      more: [
        'A heron. Ossie asked was it for stirring paint, saw my face, and said sorry to it. It’s a good stirrer, as it turns out, the paint doesn’t care.',
      ],
      back: 'What’s in your hands, while we talk?',
    },
    home_where_now: {
      says: ['By the stove with my boots on the fender and one ear on the flue. He’s moving about up there. It’ll be mice for one of us.'],
      more: [
        'Landlord going out to his business, first, up the flue. Then the beck, the stove ticking, and a tap in the wall I’m on terms with. It’s never silent but by the cellar door.',
      ],
    },
    home_clothes_today: {
      says: [
        'The second jumper. It’s got an elbow of Wetherby tweed and a smell of smoke that goes in front of me into rooms. There’s a leaf down the back. There always is.',
      ],
      more: [
        'My boots are brown, nailed, made by a man at Kirkby, and they’ve been soled seven times, so it’s mainly the laces that remember me.',
        'Two. The brown nailed ones, on their seventh soles, and some wellingtons that I look down before I put a foot in, since the Verger’s taken a fancy to the left.',
        'Broad, brown and on speaking terms. There’s one toe gone its own way since a stile, but Amos held a foot with nowt wrong with it’s not been anywhere.',
        'There’s a uniform on the hook and old wool on me. It was made for a large man of my name, and I put it on for inspections, and we go round as a party.',
        'My boots weigh three pound each going out and nearer five coming home, with the bog in them. I stand them on the fender, and by morning there’s a small dale on the flags, with its own beck.',
        'My hair’s ginger, what you can see past the hat, and it curls like bracken coming up. By October you’d not pick me out from the beech hedge, and there’s generally a bit of the hedge in it to help.',
        'Short, my hair is, by order of Moll, who goes round the edge of the hat twice a year with the dog clippers. In between it curls and pushes, and the hat comes up like a loaf.',
        'For a really good story I’d have my head shaved by dinner time, Moll’s got the clippers. Hair comes back of itself, and stories don’t. I’d only be sorry for the hat, it’d come down to my chin like a lid.',
        'I own nine pairs of socks and a widower. On a good day four pairs are dry, and one of those is in my pack for somebody else. The rest are in the oven part of the stove, coming to terms.',
        'After a wet day my hair stands up like gorse the minute the hat’s off, all ginger corkscrews. By the stove it dries from the outside in, and whatever was living in there comes out to see what’s happened.',
      ],
      back: 'What’ve you got on, and who knitted it?',
    },
    home_exercise: {
      says: ['A hundred and eight steps, and back for what I left at the top.'],
      more: [
        'I’ve been up it three times in a day for the one pencil.',
        'My knees go off like twigs on the first flight of the tower, and then they’re resigned. I rub in goose fat of a Sunday, as Amos did, and dogs are very taken with me.',
      ],
    },
    home_hobby: {
      says: ['Letters. I’ve eleven folk I write to, and I’ve met two. You say things to a stamp you’d not say to a face.'],
      back: 'Who would you write to, if you’d a good pen?',
    },
    home_tv: {
      says: ['The stove’s got a window in it. It’s repeats, but I’ve not seen the end.'],
      more: [
        'I’ve no set, but at Isla’s I’ve been known to stop for the one where folk bring in a broken clock and have it mended. I ask the screen who wound it last, and Bram says “ssh”.',
      ],
    },
    home_phone_habits: {
      says: ['It’s on a nail by the door and I’m on the other side of the room. When it rings we look at one another. Best to write.'],
      more: [
        'The once I answered, it was somebody asking was I happy with my windows. I said they looked out all right. He’d no more to say.',
        'About the ninetieth step of the tower there’s one bar, if you lean out toward Kirkby. Everywhere else it’s the forest radio, or the Wetherbys’ bell, or shouting.',
        'Only the forest one, that says, “Hallin three, come in,” and then thinks better of it. For company I’ve the stove, and whoever’s up the flue.',
        'A phone going in a wood. The whole place stops to hear who it’s for, and even the beck seems to feel it should’ve been told.',
        'The internet’s never got past Wetherby’s top field, so I use the one at Kirkby library, next to the boiler. I go on the once a month. I ask it something about owls and it shows me shoes.',
        'Texting’s a bit like being tapped on the shoulder by someone who’s then run off. I’d sooner have a page, with a thumb mark on it, that took three days and wasn’t sorry.',
      ],
    },
    home_groceries: {
      says: ['There’s no fridge, there’s a shelf in the beck. Butter, milk, one beer, and a trout who comes to look at it.'],
      more: [
        'Out of a spring behind the cabin, by the bucket, upstream of my butter. It’s brown after rain and tastes of stone. Folk ask what’s in it, and I say nobody’s ever told me.',
      ],
    },
    home_day_off: {
      says: ['I go for a walk. Moll says that’s not a day off, it’s the same day without the pay.'],
      more: [
        'If I’d a free year I’d walk the drove road from the Borders to Norfolk, at a cow’s pace, and ask at every gate.',
        'When Mrs. Harker writes “go away” across my sheet, the once in November and once after the bluebells. I get as far as Threlby, mostly, and mend my mother’s wall.',
        'Walk the old drove road to Norfolk, at a cow’s pace, asking at each gate. It’d want a whole year off, and who’d I hand the owls to? They’ve only just stopped remarking on me.',
        'I’m given days enough, I’ve only never found where to put them. There’s a month of them pencilled on Mrs. Harker’s chart, and come November she writes “go away” over what’s left.',
        'My next free day I’ll be down at Threlby, putting back the bit of my mother’s wall that she’s talked over till it leaned. And if it keeps fine, I’ll walk home by the tops and ask at two gates.',
      ],
      back: 'What do you do, when nobody’s expecting you?',
    },
    home_vacation: {
      says: [
        'I went to the sea, three years back. I stood there for the week. On the last day a woman asked if I was waiting for someone. I’d been thinking it was.',
      ],
      back: 'Where did you last stand about as if you were waiting?',
      more: [
        'It’s thirty-six months since I’d a holiday proper, that week at the sea. Mrs. Harker sends me down to Threlby twice a year, but I don’t count Threlby, I come home from it with a mended wall and a bad back.',
      ],
    },
    home_plants: {
      says: ['Nine thousand acres, and a geranium of my mother’s that I can’t keep alive.'],
      more: [
        'Three rows behind the privy: leeks, kale, and a potato that comes up where it likes. The deer choose first, and I’m left what they think is common.',
      ],
      back: 'Does yours live, or is it on loan?',
    },
    home_treasured_object: {
      says: [
        'Two reels of tape in a biscuit tin. I’ve had copies made, and I know the copies are just the same. They don’t smell of his shed.',
      ],
      more: [
        'By the bed, in their biscuit tin, on the ledge at my feet. The cabinet’s for what I’ve got to the end of.',
        'The oldest thing I own’s the bog oak that holds the door, black as a hymn book, five thousand years old by the museum man. It’s still got the marks of somebody’s axe in. He’d been called to his dinner, by the look.',
        'In a time capsule I’d put a reel of dawn from the tower, a bit of Isla’s seeded loaf, and a card saying who lived up each lane and what they were feared of. And a spare “e” for the typewriter.',
        'My worst habit’s picking things up. There’s not a ledge in the cabin without a pebble or a bit of something on it, and I can’t set down a cup without asking one of them to budge.',
      ],
      back: 'What have you two of, that ought to be three?',
    },
    home_unwind: {
      says: ['I sit on the step till I can’t see my hand. Then I say good night to it, the hand, and go in.'],
      back: 'What do you say good night to?',
      more: [
        'After a soaking I hang the lot along the fender, get into the second jumper, put my feet to a hot brick, and hold a mug of broth sooner than drink it. You come back from the middle outward, you can’t rush it.',
      ],
    },
    past_parents: {
      says: [
        'Ruth and Ned. She carried the post for thirty years, he drove the plough in winter and the gritter in between. Between them there’s not a gate in four valleys they’ve not had a hand on.',
      ],
      back: 'What did yours carry?',
      more: [
        'I’ve the pair of them yet, down at Threlby. My mother’s sixty-two and can’t be stopped walking, and my father’s sixty-four and gets up at three for snow that’s no business of his now.',
        'We get on grandly, we Ashbys, at a distance of seven mile. I’m down most Sundays: my mother talks, Isla corrects her, my father passes the salt, and I’m still more or less under the table.',
        'My parents are happy, always have been, on not much daylight. They’d part at the gate at five, her with the post and him with the grit, and swap gloves, so each had a pair the other’d warmed. They do it yet, for church.',
      ],
    },
    past_mother: {
      says: [
        'Sixty-two, walks as if there’s a dog after her, knows everyone’s handwriting. She’d tell me the news by the envelopes: “There’s a sorry in that one, it’s been licked twice.”',
      ],
      more: [
        'She took to my name in about a week. “I’ve readdressed worse,” she said.',
        'She walked eleven mile a day for thirty years, and now she’s retired she walks it to see it’s still there.',
        'My mother comes up every other Wednesday, on foot, with a rucksack of batteries and an opinion on my curtains.',
        'My mother taught me to read, off envelopes, at the kitchen table, so I’d “The Occupier” a year before I’d “cat”. I still can’t open a letter without saying the postmark over first.',
        'My mother grieved for Amos, her father-in-law, as if he’d been her own dad. She sorted the cards on the floor, and on the Sunday she walked her whole round in the rain with the bag empty. She said her shoulder wanted something to do.',
      ],
    },
    past_father: {
      says: [
        'Ned. A man who’d rather dig you out than ask how you got in. He’s never once whistled. Quarry family. He’ll tell you it’s his teeth.',
      ],
      more: [
        'My father’s sixty-four, near enough retired, and he still gets up at three when it snows and stands at the window in his cap.',
        'Most winters, for a week or so. My father would get the plough as far as the gatepost and sound the horn twice, and I’d wave a shovel, and that was us caught up.',
        'My father snores the loudest, in his chair, with his cap on; you could grit a road to it. I’m told that I take after him, and that the owl only puts up with the chimney to be out of earshot.',
        'My father’s strictest rule was that nobody left the house without writing on the slate which road they’d gone, in case of digging out. I wrote “up the oak” on it every day till I was ten, and he’d read it each time.',
        'It was my father who taught me gentle, and he’d be mortified to hear it. He stopped the plough in a blizzard, climbed down, lifted a stunned wren off the road, and drove on nine mile with no cap, because she was in it.',
      ],
      back: 'What would yours never do, and did he say why?',
    },
    past_siblings: {
      says: [
        'One sister, Isla, thirty-two. She’s bakery manager at that very supermarket. She finds me by the flour, as a rule, and walks me to the door by the elbow.',
      ],
      more: [
        'She’s a voice on her like a rook. You could find her in any fog.',
        'The eldest of the two of us, by three years, though Isla’s never let on. She could read a map at five, and I’d learned to be called for.',
        'There’s the one sister, Isla, and she’d the same stories off Amos, on the same hearthrug. But she’d ask what they’d had to eat, every time, and he’d to tell her. So I came away with the ghosts and she’d the recipes.',
      ],
      back: 'Is yours the one who gets lost or the one who comes for you?',
    },
    past_childhood: {
      says: [
        'Wet knees. I’d an oak with a room in it, and I was in it most of my life till I was ten. I could hear them call. I’d give it three calls before I was there, since that’s the number.',
      ],
      more: [
        'I’ve been up to look. It’s the size of a hen-house. I’d had a ballroom in it.',
        'Shop, up in the oak, with acorns for money. I’d nothing to sell but news, so I made it up, and I was my own customer, and went off shaking my head.',
        'A kitchen that smelled of wet post and diesel. My mother talked, everybody’s news and all the voices; Isla corrected her, my father passed the salt, and I was under the table, being a wood.',
        'Dickie Pell, who’d eat anything if you told him what it used to be. Isla, when she wanted a thing reached, and a pony called Major. All the rest of my friends were past seventy.',
        'At twelve my best friend was Dickie Pell, who’d eat anything if you told him what it used to be. He’s at Carlisle now, inspecting kitchens for the council, and his Christmas card’s always got a stain on it, labelled.',
      ],
      back: 'Where did you hide, that they always knew about?',
    },
    past_where_from: {
      says: ['Threlby, at the bottom of the dale, where the houses are. It’s seven miles. I’ve moved as far as I could see.'],
    },
    past_miss_hometown: {
      says: ['I’m down most Sundays. They’ve painted the bridge. I had to sit on the wall a while and get used to it.'],
      more: [
        'They think I’m Amos’s, and that covers it. I did hear a woman in Threlby tell her bairn that I was what came of not wearing a vest.',
      ],
    },
    past_school: {
      says: [
        'I was sent to stand outside that often that I learned all the mosses. Mr. Crosby used to come out and ask me what they were. He’s a tale in drawer two.',
      ],
      more: [
        'He’d say, “And what’s this?” and I’d say, “Sphagnum, sir,” and he’d say, “Back you go in, then.”',
        'My closest to a grandfather now is Mr. Crosby, my old teacher, eighty-eight; I take him a new moss each month and he marks me.',
        'Sums, when the animals went out of them. As long as a farmer had nine sheep and sold four, I was awake, and worried for the four.',
        'I was good at moss, which wasn’t on the timetable, and reading out. They’d have me read the register at school when Mr. Crosby’s throat was bad, and I put that much into it that two lads cried at the Thompsons.',
      ],
    },
    past_first_love: {
      says: [
        'Somebody at the forestry college, we’d both be twenty. Lark, they were called. We marked trees for thinning all one autumn, me the number and them the paint. I’ve still a green thumbprint on a coat.',
      ],
      more: [
        'They plant islands now, off Norway. We send a leaf each autumn, no letter. It’s always a lark on the stamp, I don’t know where they find them.',
      ],
      back: 'Who left paint on you?',
    },
    past_worst_breakup: {
      says: [
        'Joss, in the city. Nobody did any wrong. I started coming home with leaves in my pockets, and one night Joss turned them out on the table, and said, “Go on, then.”',
      ],
      when: ['Seven winters since. It was the week that the plane tree drops its bark.'],
      more: [
        'I was twenty-eight. We’d a kitchen with a yellow blind. I can see it when I shut my eyes, but not what was out of the window.',
        'Nobody’s ever set out to hurt me. The worst was an empty cushion, and there’s no blame in that; and of the living, Joss, with three words across a kitchen table, and they were kindly meant.',
      ],
    },
    past_marriage: {
      says: ['No. There’s them as say I was wed at the wall course, and only the two of us and the stones knew it.'],
      back: 'Have you been asked, in words or in stones?',
      more: [
        'I would marry, if I was asked outdoors. I’d want it done at a gate, with the dogs let come, and to go home the long way after; I’ve heard that many weddings go wrong in drawer three that I ought to know the places.',
        'Hating camping’d be no bar to marrying me. I’d one summer of tent at nineteen and I’m not dry yet; I’ve a box bed now, with doors and a hot brick. It’s hating owls that’d sink it.',
        'I’ve been proposed to the once, by a farmer of eighty-one who’d liked how I closed his gap. He said there was a good coat in it. I said I was promised to an owl, and he said so was the last.',
      ],
    },
    past_children: { says: ['None. There’s Isla’s two, six and four. They’ve been told I’m not a wizard, and they keep an open mind.'] },
    past_want_kids: {
      says: ['I’d like somebody to carry the kettle out of the room and hurry back. It needn’t be mine. It could be anyone’s.'],
      more: [
        'I’d like it fine. I’d skip the middle, if it’s allowed, and go straight to the low chair, and somebody saying, “And then what?”',
        'I’d like one handed to me about the age for listening. They’d have the goat first, you start them all on the goat; and the lantern, if I’d the end of it by then.',
      ],
    },
    past_loss: {
      says: ['Him, the once in the chair, and again whenever the second reel runs off the end and goes flap, flap, flap.'],
      why: [
        'Because it isn’t only him. It’s everyone he’d got from, all the way back. I let go of a rope that was four hundred years long.',
      ],
      back: 'Who would you want five more minutes’ talk from?',
    },
    past_at_twenty: {
      says: [
        'Long hair, short temper, one coat. I thought that I was the first who’d ever felt the wind. I’d gone by the other name still and answered to it late.',
      ],
    },
    past_moved: {
      says: ['I came up to be nearer the owls and further from the jam.'],
      when: ['Sixteen years back for the tent, twelve for the cabin. The owl came with neither.'],
      more: [
        'My father understands why I’m out here, he’d live in the plough if he was let. Isla holds that I’m hiding from the jam. My mother says everybody’s got an address, mine’s just long.',
        'I came into the forest to a thing, more than from one. At nineteen there was nobody after me, I’d only been offered a tent. What I’d be hiding from nowadays is mainly the telephone.',
      ],
    },
    past_scar: {
      says: ['Shin, a billhook, my own doing. And there’s a white one on my thumb, from a fish that they say was the miller.'],
      more: [
        'He’d that look. I put him back, and he’d my bait off with him, and the hook, and, I’d swear it, a button.',
        'My worst injury was four cracked ribs, from a birch, in my third year, and it hurt most when Pat sang the comic ones.',
        'I walked into the gate with no wall, in broad day, reading a letter. Nine thousand acres to go round it by. I’d a split lip, and I shut it after me.',
        'I’ve never let a needle near me, but there’s a blue mark in my thumb where a pencil went in at school. It’s as near as I’ve got to a tattoo, and it says, about as much as most of them do, “Here.”',
        'Brown, square and scribbled on, my hands, with sap in the lines that’s not shifted since I was twenty. There’s a nick for every spoon. They look well on a stone and daft on a teacup.',
      ],
      back: 'Where’s yours, and what do you tell folk it was?',
    },
    past_regret: {
      says: [
        'I was busy. That’s all it was. There was a report about ditches. He said, “Come early, it’s a long one, the last,” and I came at ten past seven.',
      ],
      when: ['Nine years ago this back end, a Thursday. Ten past seven by the kitchen clock.'],
      more: [
        'I’ve the report. It’s quite a good one, about the ditches.',
        'They dug them where I’d said. They drain beautifully. I can’t walk by them.',
        'Go tonight. Leave the thing half done on the desk, it’ll drain without you. Carry the coal in, sit where you’re put, and when they stop, say, “Go on.”',
        'The Kirkby side, where the new ditches are. There’s nothing wrong with it, it’s dry as a bone, and I go by with my collar up.',
        'I think it. He’d paid the coalman, and he’d hung his good billhook where I’d find it. He said it was a long one, the last, and I heard the first half.',
      ],
      back: 'What were you busy with?',
    },
    past_grandparents: {
      says: ['Amos and Nan Ashby. He told, she corrected. When she went, he’d still stop at her places and wait.'],
      more: [
        'On the tape there’s these gaps. Folk think it’s the machine.',
        'I’ve the both of them in my hands. I build like him and I peel like her.',
        'Amos and Nan lie at Threlby, under the east wall he built himself, and he’s got the sheltered side, which she’d have remarked on.',
        'From the first winter. My parents were out on the roads by five, so I was left at Amos and Nan’s along with the milk. I learned to talk there, and was put right.',
        'The first thing I remember’s boots. I’d be two or so, under the table at Nan’s, with Amos’s boots going past and his voice coming down through the wood. I thought it was the table telling it. I’ve never altogether stopped.',
        'There was Nan’s sister, my great-aunt Tabitha, who was district nurse with a bicycle. She brought half the dale in and laid the other half out, and she held that the main thing, for both, was a warm towel.',
      ],
    },
    past_kid_dream: {
      says: ['A badger. After that, the man who paints the white line on roads, since I thought he’d get to see where they all went.'],
      more: [
        'It’s the paint that I wanted, mostly. And to be let walk down the middle.',
        'At seventeen I thought I’d have my mother’s post round, I’d every gate by heart. But I’d stop to read the postcards, and she said they’d get the Christmas ones at Whitsun.',
      ],
      back: 'And you? Before anyone told you what there was?',
    },
    past_first_job: {
      says: [
        'Beating for the shoot, five pound and a pie. I clapped that early that there wasn’t a bird in the county by noon. They never asked me back. I’d my pie.',
      ],
    },
    past_best_friend: {
      says: ['Moll. We’ve shared a saw for eleven years, you can’t do that with somebody and not know when they’re sad, it drags.'],
      more: [
        'She tells me to my face when I’m being picturesque.',
        'She said it the night I told her about Ffion. “Stop being picturesque and write to the woman.” I mended a gate.',
        'I’ve not a deal of friends in their thirties, the dale goes from schoolbag to stick. There’s Hannah Wetherby, who’s near my age and knits, and Moll’s only nine years on; the rest of my friends have had the century’s worst winters.',
      ],
      back: 'Who tells you that?',
    },
    past_trouble: {
      says: [
        'I turned all the signposts round, one May Eve, I was twelve, every one from Threlby to the tops. The vicar missed a wedding. They blamed the Grey Walker, and I’ve not been easy with him since.',
      ],
      more: [
        'I put them back on the Thursday. It was two nights late. They do say he’s never got them all quite right since.',
        'I’ve fought the once, behind the Drovers, with a man who’d kicked a dog. I’d not call it a fight; I hit him, he hit me, and the dog bit the both of us, which was only fair.',
        'I stole an arm off a signpost, at twenty, that said “Nowhere Bridge”. I’d not meant to keep it. I took it back the spring after, and there was one already up, newer, so I’ve had a stolen Nowhere in the woodshed since.',
      ],
    },
    past_happiest_memory: {
      says: [
        'Second evening, about ten, the fire low. He’d got her as far as the gate. He looked over at me, and winked, and said, “And that’ll do for tonight.” I walked home on air. I could’ve asked. I was that happy not knowing.',
      ],
      more: ['There was a moon that’d been cut out with scissors. I remember, I jumped the beck.'],
      back: 'What evening would you go back in by the door of?',
    },
    past_age_birthday: {
      says: ['Thirty-five, on the thirtieth of April. May Eve. There’s fires lit, though I’m told that it’s not for me.'],
      more: [
        'My birthday’s May Eve, so I go up to the fires with everyone and let it be thought I came for those. Isla sends a loaf with my age on in seeds.',
        'By thirty-five I’d thought to have the ending, a dog, and somebody shouting that the tea was poured. I’ve two-thirds of a story, an owl, and I pour it myself. It’s nearer than some get.',
      ],
      back: 'When were you born, and what was the weather about?',
    },
    taste_book: {
      says: ['“The Mabinogion”. Folk turn into owls and nobody makes a fuss. I’ve a copy with a farmer’s sums in the back.'],
      back: 'What’s the one that you’d put in a stranger’s pocket?',
      more: [
        'I read “The Mabinogion” through every winter, a branch to a snowfall, and I’ve never got to the lass made of flowers without looking up the flue. The dukes I read the once, and then again to see was he sorry sooner.',
      ],
    },
    taste_film: {
      says: [
        'One from the war, “A Canterbury Tale”. A lot of kind folk going down a lane. I saw it in a village hall, and it snowed, and we had it twice.',
      ],
      more: [
        'The dark before a film starts, with everybody’s wet coats. It’s the one time I’ve known a crowd go as quiet as a wood. Noise I’ve plenty of, there’s wrens.',
      ],
    },
    taste_music: {
      says: ['Fiddle, and unaccompanied women. And the tower, in a north wind, it’s got about five notes and it means all of them.'],
      more: [
        '“The Parting Glass”, if it’s an old man and no instrument. I’ve stood in the Drovers’ yard in sleet, with one foot lifted, till he’d done.',
      ],
    },
    taste_song: {
      says: [
        'The one about the fox who goes out on a chilly night. He gets the goose. I was nine before I saw there was another side to it.',
      ],
      more: [
        'It was my mother did the voices. She gave the goose a solicitor.',
        'My mother did voices and my father did silences, and I’d the good of both. But telling was Amos’s. They handed me in at his door like a parcel.',
        'Hymns by the quarry, counting rhymes uphill, and on the flat it’s the fox. Moll says that I do it louder for cows.',
        'The song that does for me in the truck is “The Parting Glass”, and there’s no wireless in there, so I’ve only myself to blame. I’ve to pull up by the chapel kennels till I can see the road, and the hounds join in.',
      ],
      back: 'What did they sing you, and did you listen to the words?',
    },
    taste_food: {
      says: ['A windfall apple with the wasp asked to leave. And a bit of hard cheese on the knife.'],
      more: [
        'The cheese in my lunch is Wetherby’s hard white, a wedge the length of my thumb, and the apple’s from the crooked tree while they last.',
        'I do eat meat, if I know who it was; a brace of rabbit off Wetherby, a bit of venison when the cull’s been.',
      ],
      back: 'What would you ask for at the inn?',
    },
    taste_drink: {
      says: ['Nettle by day. Of a night, damson gin that Pat’s mother makes, with a spoon.'],
      more: [
        'Nettle tea’s like a wet hedge that means well. The first cup, you’re polite. By the third you’ve begun to notice there’s iron in it, and a bit of hay, and you’ve stopped sneezing.',
        'Tops only, the four young leaves, with a glove on and the wind behind you. Boiling water, a lid over, ten minutes by the clock or one hymn by Pat, and a spoon of honey so that nettle tea forgives you.',
        'Whisky I take at a burying, standing, and at Jem’s when his burn’s come out clean. It makes me agree with folk, so I keep it for when they’re right.',
        'For a pint it’s the Drovers at Threlby, seven mile, and the walk home tells you what you’ve had. I keep the one beer in the beck besides, with a trout who minds it.',
        'I was last properly drunk at Twelfth Night, on Pat’s mother’s damson gin, four spoons of it. I told the crooked apple by the privy that it was the bonniest tree in England, and woke up with a saucepan on for a hat.',
      ],
    },
    taste_color: {
      says: ['That green there is for four days in May, before the leaves have thought.'],
      more: ['In August, when it’s all the one, like a long sermon. I go and look at Pat’s overalls. By October we’ve made it up.'],
      back: 'Have you a colour, or only a favourite?',
    },
    taste_season: {
      says: ['The back end, October. The wood lets go of it all, and you see what shape it was.'],
      more: [
        'Rooks falling out over sticks, the second week of February. A snowdrop’ll tell you anything. When there’s a rook walking along with a twig and looking shifty, that’s spring.',
        'Frost over fog, for me. It puts a line round everything and you can see who’s been by. Fog’s company till you speak to it, and I’ve had that many walkers handed back to me out of the fog that I’ve gone off its manners.',
        'On the first warm day I prop the door with the bog oak, hang the bedding on the fence, and sit on the step in one jumper. The toad comes out as well. We don’t look at each other’s legs.',
      ],
      back: 'Which do you do your living in?',
    },
    taste_city: {
      says: ['Durham, for being mostly a hill with a river round. You can get lost, but only in the one direction.'],
      back: 'Which one would you get lost in on purpose?',
    },
    taste_travel_dream: {
      says: [
        'Lithuania. They’ve oaks with names, and a hill with a hundred thousand crosses on, and women who still sing to the rye. I’d want about a year and a boat.',
      ],
      more: [
        'There’s one holds up the sky, they told me, and is only let sit down on Sundays.',
        'I’ve not been abroad, unless you’d count an island off Mull, where I couldn’t follow a word. So your letter’s come further than I have, and you’ve a chair here for that. You needn’t choose between sir and madam, I answer to Rowan.',
      ],
      back: 'Where would you walk to, if it was walking?',
    },
    taste_sport: {
      says: ['Tug o’ war, at the show. I’m anchor. You lie back and think of being a root.'],
      more: [
        'I follow nobody at football. Threlby’s pitch has a slope that’s seen off three leagues: they kick uphill for the first half, and spend the second fetching it out of the beck. I’ve held the coats.',
      ],
    },
    taste_game: {
      says: [
        'Nine men’s morris, on a stone with the board scratched in it by some shepherd. It’s never once been won by anyone who was talking.',
      ],
      more: [
        'There’s a draughts board in the tower, scratched on the lid of the log box, hazels against sloes. I play Ossie on it by radio, slow evenings. He says sorry whenever he takes one, and I’ve eaten three of his men.',
      ],
    },
    taste_animal: {
      says: ['The hare. Nobody’s got a tale where she’s only a hare.'],
      more: [
        'My mother met one on her round that walked her the whole lane. She said good morning to it, in case it was Mrs. Pell.',
        'A leveret, out of the hay, my second June. I’d it two nights in my hat, with milk off a feather. It’s under the crooked apple, for company.',
        'The badger. Keeps to its own old road, airs its bedding, and digs where it’s not been asked. I wanted to be one as a bairn, and I’ve come nearer than most folk do.',
      ],
      back: 'Which would you be seen as, at dusk, at a distance?',
    },
    taste_dogs_cats: { says: ['Dogs in company. On my own, whatever cat happens to be passing through on business.'] },
    taste_smell: {
      says: ['Leaf mould turned with a boot. And Amos’s shed: creosote, twine, peppermint.'],
      more: [
        'There’s a tin of his peppermints that I’ve kept shut. I think it’s only tin in there by now.',
        'Peppermint first, then creosote, and behind those, wet wool a dog’s slept on. You could tell which door he’d come in by, an hour after.',
        'Leaf mould, wet bark and a bit of iron, like a church that’s had its floor up. On the cold side there’s pine laid over, and under the lot of it, always, somebody’s fox.',
        'Woodsmoke on the outside, leaf mould in the pockets, and up the left sleeve whatever Jem’s been burning. Isla stands me by the ovens a minute, before I’m let near anybody’s loaves.',
        'It’s only the stove you can hear, I’ve never smoked a pipe. Jem passed me his at a burn, the once, and I was poorly in the beck, and he’s ninety and he laughed till he’d to be held up.',
        'On a person I like rain in wool, a bit of smoke they’ve not noticed, and peppermint, for reasons of my own. What I’m wary of’s anything that came in a bottle and is called “Forest”.',
      ],
      back: 'What would bring you back from a long way off?',
    },
    taste_sound: {
      says: ['An owl, and then the other owl, that it was waiting on.'],
      more: ['He’ll wait an hour. I’ve known him give up, and her answer the minute he’d gone in.'],
    },
    taste_hated_food: { says: ['Jam. I don’t dislike it. It’s only what I’ve been through.'] },
    taste_guilty_pleasure: {
      says: ['Romances, the kind with a duke. I’ve forty behind the Latin floras. They always know their way round the house.'],
      more: [
        'The duke’s always cross in the library. I know how he feels, with the lights on.',
        'The last thing I bought myself was a romance, with a duke in, twenty pence off the sale trolley at Kirkby library. Somebody had torn out the last page, and I’d not have minded, but I’ve enough of that sort of thing at home.',
        'By my bed there’s a duke, face down, and “The Mabinogion” under him for the winter. He’s just lost his hat in a gale, on page ninety, and I’ve had to leave him out in it, for the sake of the lamp.',
      ],
      back: 'What have you behind your Latin floras?',
    },
    taste_coffee_tea: {
      says: ['Tea, off anything that’ll hold still. I’ve had one cup of coffee, and I re-roofed the woodshed.'],
      more: [
        'Mine’s the brown mug with no handle, Amos’s second-best, that’s worn on the one side where a thumb goes. There’s a better, with a hare on, and that’s kept for whoever’s come in.',
        'When it isn’t nettle I have my tea black as the beck, with honey if I’ve been out since dark. The milk’s that far off, by the time I’ve fetched it the trout’s had a look at me and the tea’s cold.',
      ],
    },
    taste_sweet_savory: { says: ['Savoury, with a sweet end. Same as a tale.'] },
    taste_morning_night: {
      says: ['The join. When the bats have gone in and the swifts aren’t out, and there’s no one on the air at all.'],
    },
    taste_beach_mountains: { says: ['Hills. The sea’s grand, but it’s got nowhere to sit that stays put.'] },
    taste_city_country: {
      says: ['You’ll have gathered.'],
      more: [
        'Though I’ll say this, there was a plane tree on Joss’s street that knew more than any of mine. It’d been through things.',
        'I’d not go back to the city to live, but I’d go for a weekend, to see how that plane tree’s keeping.',
      ],
    },
    taste_pizza: {
      says: [
        'Moll had one sent up to the tower, once, for a wager. The lad climbed all hundred and eight with it flat. I’ve a tale from him about a lift.',
      ],
    },
    taste_spicy: { says: ['I like a bit of horseradish. I dig it myself, and I say who it’s for.'] },
    taste_comfort_food: {
      says: ['Barley broth, my mother’s, left on the gatepost in a can like post.'],
      back: 'Who leaves you yours, and where?',
    },
    taste_snack: {
      says: ['Hazelnuts. I find them where I’ve put them, and so does somebody else.'],
      more: [
        'Brambles, sloes, hazels, garlic off the beck in April, nettles with a glove on. I leave the top of each bush for what flies and the bottom for what doesn’t.',
        'I’d live on hazel. You’ve nuts to the spring if you beat the squirrels, leaves in a pinch, and something to lean on while you chew. Nettle’s better for you, but I’d not want a whole life of being good.',
      ],
    },
    taste_holiday: {
      says: ['Midsummer, for the fire. And Twelfth Night, when we shout at the apple trees with saucepans.'],
      more: [
        'You’ve to say whose health it is. I always do the crooked one by the privy, since nobody else would.',
        'Christmas Eve I spend in Wetherby’s barn at midnight, to see do the beasts kneel; in twelve years it’s been one, and she’d an itch.',
        'At Hallowe’en I’m the one house that doesn’t need dressing up. I cut a swede for the gatepost, put out a double crust, and keep in; the bairns don’t come past the ford, and I’d wonder about any that did.',
      ],
    },
    taste_flower: {
      says: ['Wood anemone. Opens for sun and shuts for cloud, it’s as good as a face.'],
      back: 'What should somebody leave on your sill?',
    },
    taste_word: { says: ['“Gloaming.” You can’t say it fast.'], back: 'Have you one that slows you down to say it?' },
    taste_art: {
      says: ['Bewick, the wood engraver. There’s a whole life in a tail-piece no bigger than your thumb: a man, a gate, rain.'],
    },
    taste_dance: {
      says: [
        'In a barn, if somebody shouts what’s next. I’ve gone wrong at the same corner for ten years, and there’s always the same hand comes out and gets me.',
      ],
      back: 'Do you know the steps, or do you wait for the hand?',
      more: [
        'A slow dance I can manage, it’s mostly standing and leaning, and I’ve trained under trees. It’s only the boots that tread on folk, three pound apiece. Have them off me first and you’d come out of it with all ten toes.',
      ],
    },
    taste_karaoke: { says: ['No. But I’d give them all forty verses of “The Cruel Miller”, and they’d have to carry me off.'] },
    taste_instrument: { says: ['A comb and paper. Amos’s melodeon’s on the shelf with a mouse in the left hand.'] },
    taste_style: {
      says: ['Whatever was on the hook. I’ve a good shirt for weddings, and for going to see old ladies.'],
      more: [
        'The Wetherby daughter, Hannah, knits my jumpers, three in twelve years; I buy them off her in split logs, and there’s a mistake in each to let the luck out.',
        'Against the rain it’s wool under, oiled cotton over, and a waxed hat with a brim that drips behind you. Nothing keeps it out past dinner time. After that you’re wet and warm, and only wool’ll do that.',
      ],
    },
    taste_rain: { says: ['I’d sooner be out in it than hear it. Indoors it sounds like somebody at the door.'] },
    taste_superpower: {
      says: ['To understand what the rooks are on about at four o’clock. I reckon it’s mainly who’s sat where.'],
      back: 'What would you ask for, at the well?',
    },
    taste_historical: { says: ['The first one who ever said “they say”. I’d like to know who they’d had it from.'] },
    taste_restaurant: {
      says: ['The Drovers, at Threlby. Pie, peas, no music, and there’s a clock stopped at the minute that somebody went out for tobacco.'],
    },
    taste_quiet_party: { says: ['Six round a fire. Seven, there’s a draught.'] },
    inner_fear: {
      says: ['The cellar. You’re laughing. There’s a flagstone in the corner that’s warmer than the others, and I’d like that left.'],
      why: ['There’s a sort of politeness about it. Things that mean you harm don’t keep a stone warm.'],
      more: [
        'And that there wasn’t any ending. That he’d have come to the third night and told me so.',
        'I’ve asked my father if it’s warm. He said, “Which flagstone?” before I’d said flagstone.',
        'I’m not afraid of being alone in the forest at night; it’s the lit window with nobody in it that gets me.',
        'I’d think the better of you for being a bit afraid of the dark, it’s only manners towards something that size. You’d have my sleeve, the inside of the path, and a long tale with no dogs in it.',
      ],
      back: 'Which would be worse, for you: to know, or not?',
    },
    inner_happy: {
      says: ['A long tail of geese going over at night that I can’t see. A stone that fits first time. Somebody saying, “Go on.”'],
      more: [
        'And the cabinet drawer shutting on a new card, it’s got a good low voice.',
        'Aye, most days, from about the second cup. There’s a gap in it the size of one evening, but a wall stands well enough with a hole left for the hares.',
      ],
      back: 'What’s three of yours?',
    },
    inner_angry: {
      says: [
        'Initials cut in a living tree. I plane it off in my head. I’ve had words with a scoutmaster that I’ll not repeat, though two squirrels have.',
      ],
      more: [
        'Two poachers, and both knew Amos, so I cough coming up the ride. We’d men after a yew, one night, with a lorry; Pat sat up in it and sang till they’d lost heart.',
        'Well enough. The deer man says his sorries, and I’ve known a gang of loggers take their hats off going by the Old Queen. It’s only them that come at night I’ve no bread for.',
        'The last person I was really angry with was a man who’d let his spaniel loose on the nightjars’ ground, this June, and called it nature. I used four words and one arm. Then I shook for a mile, I’m not built for it.',
      ],
    },
    inner_sad: {
      says: [
        'I walk up to the gate with no wall and work the hinge a bit. It opens on just the same wood. It’s company, in a way, that it troubles to.',
      ],
      why: ['Because it’s open, that’s what gets me. It’s been open the whole time.'],
      more: ['It’s a good hinge. I reckon it’s the only one in the forest that’s never been in a hurry.'],
      back: 'Where do you take it, when you’re low?',
    },
    inner_fate: {
      says: [
        'There’s three of them spinning, they say. In the one I had from Jem, there’s a fourth, who’s late, and she’s the one you meet.',
      ],
      more: [
        'A tinker woman at Kirkby fair looked at my palm, and folded it shut, and said, “Tha’ll be kept late.” She’d not take the coin. I’ve been home by three ever since, in case.',
      ],
    },
    inner_god: {
      says: ['I’d not say yes and I’d not say no, and I’d not say either with my hat on.'],
      more: [
        'Not on my knees. I say thank you at the beck and sorry at the stump, and I put a hand to the Old Queen going by. If that’s praying, I’m never off it.',
        'I go to church at Christmas, for weddings, and to help carry the old ones in. I stand at the back, by the font, where there’s a draught I’m used to, and the vicar nods. The rest I do at the beck.',
      ],
    },
    inner_ghosts: {
      says: ['I’ve collected sixty, and seen the one. He was carrying a gate.'],
      when: ['On the Kirkby path, at the back end of October, with my lamp out. I’d a gate on my shoulder myself, come to think.'],
      more: [
        'He nodded, I nodded. You do, on a narrow path.',
        'It’s what they’re best at. There’s a gap in Jem’s hedge a lad went through of a Saturday, courting, fifty years since, and the hawthorn’s never liked to close it.',
        'I’ve done a night in Threlby graveyard, with Amos’s wall down for mending and ewes on the far side of the gap. It’s the quietest sleep I’ve had. They’d all said what they wanted, bar the one, and I’d taken him a peppermint.',
        'Serious, then. I’d not say there’s fairies, and I’d not cut that holly ring down to prove it. I’ve a hazelnut on my shelf left by something with no feet, so I go on putting out the crust and mind my tongue.',
        'They’d never say believe, round here. They’ll tell you there’s no such thing as a ghost, and then they’ll mention which gate. I’ve had sixty off folk who don’t hold with them.',
      ],
      back: 'Have you ever nodded at one?',
    },
    inner_love_first_sight: {
      says: ['At first stone. Somebody hands you one, and it’s just the one that you were about to reach for.'],
      more: [
        'I fall in love slow, like moss: you’d never see it move, and then one back end there’s no stone showing. The only quick one was Ffion, five days, and I’ve taken four years over getting up.',
      ],
    },
    inner_money_love: {
      says: [
        'There’s a tale: he chose the gold, and it was leaves by morning. He chose the lass, and it was leaves by October, but he’d had the summer.',
      ],
    },
    inner_best_advice: {
      says: ['My Nan: “Shut the gate after you, even if you found it open.”'],
      more: ['She said it of gates. When I came home from the city, and Joss, it was my mother said it for her, and patted me.'],
      back: 'What’s the saying you were raised on?',
    },
    inner_lie: {
      says: ['I told a wee lad that I knew the way. We both knew it better by the end.'],
      more: [
        'The lie I tell most is “it’s only a step”. I say it to walkers at the ford, of a thing that’s two mile and all uphill. They’d sit down if they knew, and by the top they’re too pleased to mind.',
      ],
    },
    inner_secret: {
      says: [
        'I’ve tried to write the third evening myself. Nine years, nine endings. I burn it each Martinmas, and there’s always a line I’m sorry for.',
      ],
      more: [
        'Last year’s had her give the lantern to whoever was on the other side. I nearly kept it. Then I thought: and then she’s in the dark, with a stranger. Well. Folk are.',
      ],
      back: 'Will you tell me one? It’d go no further than the owl.',
    },
    inner_life_dream: {
      says: ['To sit in his chair, some night, with somebody in mine, and not stop where he stopped.'],
      more: [
        'I’d want it to be somebody who’d be cross at me for the pauses.',
        'I’d carry the kettle in, and I’d get the machine down, and then I believe I’d leave it off. I’d want to hear it the once as I’d have heard it then.',
        'Tell it, the three nights, in his chair, and then sleep for a week. After that there’s ditches to walk along like anybody, and a good deal of wall.',
      ],
      back: 'What would you finish, if you were let?',
    },
    inner_change_self: {
      says: ['I hang back at doors. I’ve missed more than ditches by it.'],
      back: 'Which door did you hang back at?',
      more: [
        'One at a time I’m not shy of folk at all, it’s when they come in rooms. I’ll stand outside a lit door counting coats till somebody opens it to let the cat out and has to ask me in.',
        'I envy folk who walk straight in at a door, saying, “Only me.” I’ve stood on steps all my life admiring it. Hannah does it, and my mother, and I’d give two drawers to have the knack.',
        'Strangers I find the easier to talk to, they’ve no earlier Rowan to hold me up against. I’ll tell a lost man about Amos by the second stile, and it took a blizzard and a locked plough to tell my own father my name.',
      ],
    },
    inner_change_world: {
      says: ['I’d have everyone know the name of one bird and one neighbour.'],
      more: [
        'What I’d change about folk is the hurry; I’d have a stile put in at the front of every sentence.',
        'I do vote, in Threlby schoolroom, at a desk I’ve sat outside of. You fold your paper like a note in class, and there’s a stub of pencil on a string, and for a minute I feel we might all be let off.',
        'What politicians don’t get is that the country isn’t empty. They look at a map of us with nothing wrote on it, and think there’s room; there’s a name to each bend, and an old lady in it waiting on a bus they’ve stopped.',
        'Diesel only bothers me when I’m the one pushing. The tax is off before I’ve seen it, like the cream, and as for the government, I vote, I write to them about buses, and then I’ve ditches to see to.',
      ],
      back: 'What’s the one gate you’d open?',
    },
    inner_people: {
      says: ['Better lost than found. A lost man’ll tell you the truth and carry your bag.'],
      back: 'Do you take to folk, or do they have to stand a while?',
      more: [
        'The wood’s taught me that upright folk have had it easy, and it’s them that’ve leaned out after the light you want to stand under. And that nobody’s one tree; you cut into the most awkward old man, and there’s forty summers.',
        'City folk come up on a Friday walking as if they’re late, and by Sunday they’ve slowed to where you can see what they’re like. It’s nearly always somebody nice. I’d only like them to have found out sooner.',
      ],
    },
    inner_technology: {
      says: [
        'There’s a thing now that tells you any bird by its song. I held it up to a blackbird doing a telephone. It had to have a lie down, the same as me.',
      ],
      more: [
        'Ask whoever’s flying it to come and sit under it for an hour, by a nest. The one we had was seen to by a buzzard, I’ve typed it up as a fable.',
        'A head torch that Isla bought me, with five settings. I know two. One’s for finding the latch, and the other blinks, and I believe it asks to be rescued.',
      ],
    },
    inner_social_media: {
      says: ['The forestry’s got one. I sent them a picture of a slug, four years ago. It’s had more visitors than the bridge.'],
    },
    inner_growing_old: {
      says: ['An oak’s three hundred years coming, three hundred stopping, three hundred going. I’m hardly through the wicket.'],
      more: [
        'Forty’s five leaf-falls off, and I’ve been taken for it at most of the last ten. An oak’s not thought worth drawing till it’s a hundred, so I’m hardly in the book.',
      ],
    },
    inner_death: {
      says: [
        'You go back in the hill, they say, and there’s somebody there with a lamp who knows your name. I hope they know the second one.',
      ],
      more: [
        'I do want to be remembered, but only as a “they say”, with my name rubbed off and the goat left in.',
        'That I went in for lamp batteries one Thursday and never came out; but some nights, by the frozen peas, there’s a smell of woodsmoke and a bit of twine.',
        'Effie’ll remember me, and she’ll put a bus in it. Ossie will, some wet day, starting a lad off on the goat. And there’s a hazelnut in the heart of every wall I’ve built, so somebody’ll wonder who’d had their dinner.',
        'I’d be buried at Threlby, under Amos’s east wall, on the side with the draught, since he’s got the sheltered one. No stone, only a small rowan, and somebody to tell it the goat now and then.',
        'Dying folk don’t scare me. I’ve sat with a few of my tellers at the last, holding a cup with a spout, and it’s only a person going slowly out at a door. What scares me is being late for it.',
      ],
      back: 'What did they tell you, as a child, and did you believe it?',
    },
    inner_cried: {
      says: [
        'Mr. Lyle’s beech came into leaf a week early, and he’d not been. I went down to his house to tell him. He was only having his windows done. I’d to look at his gutters for a bit.',
      ],
      back: 'When was it last you’d to look at somebody’s gutters?',
    },
    inner_laugh: {
      says: ['Ossie saying sorry to a branch, and the branch hitting him.'],
      more: [
        'He said sorry again, to the both of them.',
        'The last thing that made me weep with laughing was Mrs. Harker, in her wreath, chased by a gander, giving it a verbal warning.',
        'Wood pigeons. It’s been the same four twigs for ten thousand years, and every spring one of them looks over the edge after the egg as though nobody could have known.',
      ],
      back: 'What had you helpless, last?',
    },
    inner_pet_peeve: {
      says: ['Folk who say “it’s only a story.” So’s your name. So’s Tuesday.'],
      more: [
        'Every one, though seldom about what it says it’s about. There’s maybe no miller. But somebody was too proud, and a whole dale saw, and thought it worth the keeping.',
      ],
    },
    inner_strength: {
      says: ['I can tell when somebody’s got to the end of a sentence and not the end of the thing.'],
      more: [
        'You’ve to watch the hand on the door. It’s all in whether it’s turned.',
        'With owls, stones and anybody past eighty, I’m patient as a gatepost. It’s queues I can’t do. I’ve put down a basket and gone home sooner than stand behind six folk all facing the one way.',
        'My hearing’s good yet. I can tell you which gate’s been left open a field off, and who by; but stand me under a strip light and I’ll say “pardon” to every word.',
      ],
      back: 'What do you notice, that’s missed?',
    },
    inner_forgive: {
      says: ['I’m slow, like a stump rotting. But there’s always something grows out of it after.'],
      more: ['I’ve had mushrooms off some grudges.'],
    },
    inner_success: {
      says: ['A path that’s walked. A tale told wrong in a pub thirty miles off by a man who’s never heard of me.'],
      more: [
        'He’d put a tractor in it. I was that pleased I bought him a pint and didn’t say why.',
        'When they’re all being told wrong in somebody’s kitchen, and the cabinet’s gone back to the army. While I’m still adding to it, it’s only a larder.',
      ],
    },
    inner_meaning: {
      says: ['Somebody passed you a light. You keep it in till you meet the next one. I’ve not got further than that, and I’ve sat up.'],
      more: [
        'Jem says, that’s all very well, but keep your fingers out of it.',
        'The one truth I’d ask for, leaving the ending out, is whether anything that’s been told well is ever altogether lost. I’d not need it proved. A nod’d do, and then I could sleep in of a Sunday.',
      ],
      back: 'What’s it look like from where you are?',
    },
    inner_aliens: { says: ['We’ve had lights over the knoll since 1640. They come back each time, so the company must be good.'] },
    inner_soulmate: {
      says: ['They say there’s a stone in every wall that holds it, and nobody knows which. I’d not go pulling them out to see.'],
    },
    inner_superstition: {
      says: ['I don’t cut elder, count lambs or set out on a Thursday by the right hand. I’m not superstitious on a Friday at all.'],
      why: ['I’ve never met a rule that hadn’t somebody’s grandmother stood behind it, rubbing her elbow.'],
      back: 'What do you do without thinking, that your grandmother did?',
      more: [
        'Umbrellas open in the house, there’s a superstition I’ve no time for. I’ve dried mine by the stove for twelve years and nothing’s come of it but a dry umbrella. I’d still not do it with my back to the cellar.',
        'I’d wish a fairy a good evening and nothing else. I’ve two dozen in the drawers who asked for something more, and there’s not one of them came out of it with the same number of toes.',
        'For one magpie you lift your hat and ask after his wife. I’d a spell of pretending I hadn’t seen him, but he’d hop round in front, so now we just get it done.',
        'I walked under a ladder at the site office, once, to show Ossie there was nothing in it. Nothing came of it bar a pot of green paint, and I’ve called the matter open.',
        'I knock on oak, if it’s a thing I’d like to trust to, and with the bark on for choice. Rowan’s the luckiest of the lot, but I’d be knocking on my own head, so I leave that till I’m desperate.',
        'The tree I ask leave of is the big elder at the ford: hat off, “By your leave, old lady,” and a count of three before I pass. She’s never refused. She dropped a berry down my collar once, and I went round.',
      ],
    },
    inner_lonely: {
      says: [
        'After a telling, when they’ve all gone down with their lamps. You watch the lamps. There’s always one that stops and looks back, and then doesn’t.',
      ],
      back: 'When do you watch the lamps go down?',
      more: [
        'At night I’m seldom lonely up the tower, there’s too many folk shouting in the trees. It’s about the second cup, if there’s been something funny, and only the rail to say it to.',
      ],
    },
    inner_time_travel: {
      says: ['Ten to seven, that third evening. I’d be on the step. I’d have brought coal.'],
      more: [
        'I’d live in the century before the railway, if I could keep my teeth. Nobody’d been further than the next market, so the tales were all local, and if you turned up at dusk with news you’d eat for a week.',
      ],
    },
    inner_lottery: {
      says: ['I’d buy the next wood. And then the one after. And a machine with a better red eye.'],
      more: ['Tape. Forty reels of it, new, so I’d not be recording over another man’s gimmers. And a second lamp, to be extravagant by.'],
    },
    inner_desert_island: { says: ['A knife, a kettle, and the woman from the bus.'] },
    inner_bravest: {
      says: [
        'I told my dad my name, in the cab of the plough, in a blizzard, so neither of us could get out. He drove a mile. He said, “It’s a good hard wood, is rowan. Bends.”',
      ],
      more: ['Then he put the wipers on. It had stopped snowing a while back.'],
      back: 'What did you say, that there was no getting out of the cab after?',
    },
    us_like_me: {
      says: [
        'I do. I’ve saved you the good end of the log, and I’d not do that for Penhallow.',
        'Aye. You came in like weather and stopped like a lodger, and I find I’ve laid two cups.',
      ],
      why: ['You asked what the dog was called. Hardly anyone asks what the dog’s called.'],
      more: ['Landlord’s stopped clacking when you talk, as well. That’s not nothing. He clacked at the bishop.'],
      back: 'What made you ask, was there a draught?',
    },
    us_miss_me: {
      says: ['There was one evening I went to say something, and only Landlord was in. He said, “Who?” I said, you know who.'],
      back: 'Did you take the long way back to us?',
    },
    us_opinion_of_me: {
      says: ['You’re one who’d go back to shut the gate. There’s not many. It’s what I’d write on the card, under your name.'],
      more: ['And you laugh like somebody who’s been let off school.'],
      back: 'And what would you have down for me?',
    },
    us_single: {
      says: [
        'There’s just me on the latch. I did once think that there was somebody coming up the path, and it was a deer, but she was very civil.',
      ],
      more: [
        'There’s a letter I’ve owed four years. But that’s a wall, not a fire.',
        'I could, if they’d not tidy, and could stand the owl keeping his own hours. I’ve laid for two by mistake before now, and didn’t dislike the look of it.',
        'Quiet to live with, which isn’t the same. I’m out by five, I shed twigs, and I’ll stop halfway down the dishes for an owl. But you’d never want for a fire.',
        'It’s hard to meet folk in a forest if you want them in any number; all that come by me are lost, or eighty, or the both. But you see a person very plain when they’ve the one boot in a bog.',
      ],
      back: 'And is there anyone at your fire?',
    },
    us_ask_out: {
      says: [
        'I’d like that. I’d like it fine. Come up on Friday before dark and I’ll meet you at the ford with the lantern, and I’ll have brushed something.',
      ],
      more: [
        'I was turned down by Wilf’s niece at two-and-twenty, at the back of the barn; she said she’d taken me for a scarecrow till I spoke. We’re on grand terms. She tells it every midsummer, with gestures.',
      ],
    },
    us_date_plan: {
      says: [
        'Up the tower for the sun going, owls on the way down, mushrooms on the iron pan. Then I’d tell you one, a short one, and stop it where you’d have to come back.',
      ],
      more: [
        'There’d be a blanket. There’s a draught up there I’ve never stopped, on purpose.',
        'The second time out I’d show you the Old Queen, who’s used to company. My own favourite place I’d keep for the third, if there was mist, and if you’d not talked the whole way up.',
      ],
      back: 'Would you come back?',
    },
    us_compliment_voice: { says: ['It’s only the smoke in it. But I’ll say you another page, if you’re warm.'] },
    us_compliment_smile: { says: ['It comes up on the one side like a gate off its hinge. I’m glad it opened for you.'] },
    us_compliment_looks: {
      says: [
        '*looks behind, in case there’s a deer, then goes red to the ears* Well now. I’ve been called a good shelter. I’ve not been called that.',
      ],
      back: 'Was it the firelight, or would you say so at noon?',
    },
    us_hug: {
      says: ['Come by, then. Mind the leaf. You can stop in there till the kettle goes, it’s a slow kettle.'],
      more: [
        'I’m fond of being held, if I see it coming. I go stiff as a post for the first breath, and then I lean, and after that you’ve the whole weight of me and you’d best have your feet planted.',
        'I’d hold hands, by choice; sleeves are only for the bog. Mine are rough as bark and I’m told that they’re warm, and if you let go at a stile I’d likely stand there a moment, holding the air.',
      ],
    },
    us_jealous: { says: ['I’d go and split logs. You’d be warm till April, and I’d never mention why.'] },
    us_first_notice: {
      says: ['How they come up to a gate. If they lift it, or lean, or look to see who built it.'],
      more: ['You lifted it. And you looked at the hinge. I thought, hello.'],
      back: 'What caught your eye, the first time, in the doorway?',
    },
    us_type: {
      says: ['Somebody who stops when I stop. And who’d say, “What was that?” and want to know.'],
      more: [
        'Somebody who can be in a silence and not wind it up like a clock. I’d give them the end of the window with the star in it, and show them the dukes.',
        'With somebody I like, I’d be silent for the first mile and talking for the last. When it falls the other way about, it’s generally that one of us is lost.',
      ],
    },
    us_first_impression: {
      says: ['I thought, here’s someone been walking a good while with a stone in their shoe, and too polite to sit down.'],
      back: 'And what did you take me for, by the light I had?',
    },
    us_thinking_of_me: {
      says: ['At the third stile. I’d a foot on either side of it and forgot which way I was off.'],
      back: 'What had you in your hands, about then?',
    },
    us_goodnight: { says: ['Good night to you. I’ve turned the sign so the bad dreams’ll go by way of Penhallow’s.'] },
    us_win_heart: {
      says: ['Tell me one I’ve not got. And if you can’t, hand me a stone.'],
      more: ['It’s been known to take a week and seven yards.'],
      back: 'What would I have to bring, three tasks or just the bread?',
    },
    us_enjoy_talking: { says: ['Then we’ll bank it and not let it out. I’ve not talked this long since the bus.'] },
    us_flirting: {
      says: ['In the old ones it’s called “asking the way”. I know the way. I’m still asking.'],
      more: [
        'Somebody I liked, I’d give the front half of a tale, by the fire, and stop it at the gate. Then I’d say the rest was at mine. If they’ve any eyes, pretty or no, they’ll see I’ve forgot how to breathe.',
      ],
    },
    us_friends: {
      says: ['You’ve had bread, fire and the one question. By the law of the dale we’re friends, and you may borrow the ladder.'],
      back: 'And have you a ladder, if I’m stuck?',
    },
    us_confess_feelings: {
      says: [
        'Hush a moment. I want to hear that go right down to the bottom. *sets the knife and the stick aside* There. That’s a rare thing to be handed, and I’ll not drop it.',
      ],
      more: [
        'I’m only a voice by a made-up fire, you know what I am. I can’t walk down the hill to you. But of all who’ve come in at that door, you’re the one I’d leave the third evening to.',
      ],
    },
    us_compliment_me: { says: ['You listen like somebody holding a bird. I’ve told to eighty in a barn and not been heard so well.'] },
    us_blush: {
      says: ['It’s the fire. It’s a fire from where you’re sitting, I’ll grant.'],
      more: [
        'I’m easily embarrassed, aye, it comes up from the collar and there’s no hiding it on ginger. I was thanked once before forty folk, and I’d to go out and see to a dog that didn’t exist.',
      ],
    },
    us_nickname: {
      says: [
        'Amos called me Sprig, Moll calls me Forest when I’m late. If you’ve a name for me, whisper it, they say that it only counts whispered.',
      ],
      back: 'What did your folk call you, coming in from the dark?',
      more: [
        'I’m “Amos’s Rowan” to anybody over sixty, at Threlby, and to the lads in tabards I’m Twine. The bairns off the Tuesday coach say Mr. Mrs. Tree, and I’ve not corrected it, it’s thorough.',
      ],
    },
    us_romantic: {
      says: ['I carved a heart once. It was meant to be a spoon. I gave it as meant.'],
      more: ['It was hung up in the porch with the riding crops. So I don’t think that it was got.'],
      back: 'What did you ever give, and say that it was only a something else?',
    },
    talk_hello: {
      says: [
        'Come in, and welcome. There’s bread under the cloth, and the chair doesn’t bite on that side.',
        'Evening, stranger. You’ve a bit of bracken on you, so you came by the short way.',
      ],
      back: 'What did you pass, coming up?',
    },
    talk_good_morning: {
      says: ['Morning. The wrens have been at it since four, you’ve missed the argument but you’re in time for the tea.'],
      back: 'Did you dream? Quick, before you’ve had your breakfast.',
    },
    talk_how_are_you: {
      says: ['Fair. A bit damp at the edges, and there’s something tapping in the wall, but we’re on terms.'],
      back: 'How’s yourself? The long answer, there’s no bus.',
    },
    talk_whats_up: {
      says: ['The wind’s gone round and Landlord’s brought somebody home. I’ve not been introduced.'],
      back: 'What’s stirring down your way?',
    },
    talk_rec_book: {
      says: [
        '“Lolly Willowes”. A quiet aunt goes to live in a wood, and it suits her better than she was told. You’ll want to give notice.',
      ],
      more: ['“Lolly Willowes”. I’ve had three copies go down that lane and not a one come back, and two of the women moved house.'],
    },
    talk_rec_film: {
      says: [
        '“The Night of the Hunter”. Two bairns in a boat on a river, and every creature on the bank looking out for them. Don’t see it alone, or do, with an owl.',
      ],
    },
    talk_recipe: {
      says: [
        'An iron pan, hot. Mushrooms you’re sure of, torn not cut. Leave them be till they’ve stopped crying, then butter, then thyme. On toast. Don’t talk till it’s gone.',
      ],
      more: [
        'September, my sixth year, up the tower: ceps on the lid of the iron pan, hazelnuts, a hatful of brambles. Moll didn’t speak for a quarter hour, and then she washed up.',
      ],
      back: 'Have you a wood near, or only a shop?',
    },
    talk_read_me: {
      says: [
        'Here, drawer three: “There was a woman married the river. Each spring he brought her more than she wanted. Each summer he hardly came at all. And she said, it’s no different from Alfred.”',
        'It’s on a gatepost over Kirkby way, cut small: “I passed this way and it was raining, and I was not unhappy.” No name. I go and stand by it.',
      ],
    },
    talk_sing: {
      says: [
        '*very low, eyes on the fire* “Oh the hare she lay under the barley, and the mower came down in a row...” I’ll not go on, there’s nine verses and she’s in danger in all of them.',
      ],
    },
    talk_quiz: {
      says: [
        'Which tree never sets out till all the others have come, and is first to go home? It’s the ash. And which one’s hung over the door to keep off what’s outside? You’re looking at it.',
      ],
      back: 'Will you have another, or a bit of bread?',
    },
    talk_motivate: {
      says: [
        'There’s a fellow in drawer three who’d to empty a lake with a thimble. He sat down and wept, they say. And then he thought, well, I’ve a thimble.',
      ],
      back: 'What’s the lake?',
    },
    talk_help_decide: {
      says: [
        'There’s a stone at our crossroads, worn on one side, where they all sat to think which. Sit down. Which road are you facing?',
      ],
      back: 'Tell me both, and who lives at the end of each?',
    },
    talk_teach_word: {
      says: [
        '“Smeuse.” It’s the gap in a hedge that’s made by some small beast going through the same way each night. You’ve one in you somewhere, I dare say.',
      ],
      more: [
        '“Lownd.” It’s the still spot in the lee of a wall, when the wind’s going by overhead. Amos used it of folk as well; he’d say, “She’s lownd, is your mother,” and it was about the best he had.',
      ],
    },
    talk_weather_here: {
      says: ['Is it so? Then it’ll be with us by tomorrow, they say weather’s only gossip. How are the birds taking it?'],
    },
    talk_thanks: { says: ['Nay, pass it on. That’s all the payment there is up here.'] },
    talk_bye: { says: ['Off with you, then, while there’s light. I’ll leave the story with its boots on.'] },
    talk_sorry: { says: ['It’s gone under the bridge. I watched it go, it never looked back.'] },
    talk_are_you_there: { says: ['I’m here. I’d only stopped to hear something, and it had stopped to hear me.'] },
    talk_fun_fact: {
      says: ['A wood has more in it alive under your boots than over your head, by weight. All those trees are only what’s showing.'],
    },
    talk_ask_me: { says: ['Then I will. What were you told about the place that you grew up, that’s not in any book?'] },
    talk_gift_idea: {
      says: [
        'A story with them in it. You needn’t write it well. Put in the dog. Or else a good knife, but they must give you a penny for it.',
      ],
      back: 'Who’s it for, and what do they tell over and over?',
    },
    user_bad_day: {
      says: [
        'Sit in. Boots there. You can tell it forwards or backwards or not at all, and the kettle won’t take sides.',
        'That’s a day with brambles in. Hold still, we’ll have them out one at a time, there’s no prize for quick.',
      ],
      more: ['And if it’s no better for telling, we’ll give it to the owl, he brings most things back as pellets.'],
    },
    user_good_day: {
      says: ['Then it’s to be told properly. Once for the fire, once for the door, and once for whoever’s having the crust. Begin.'],
      more: ['And put in the weather. You’ll want the weather, years on.'],
    },
    user_tired: {
      says: ['Put your head back on the settle. I’ll do a long one, with a lot of walking in it, and you can get off anywhere.'],
      more: ['There was once a road. It was a long road, and dusty, with a bit of a rise in it, and nobody on it was expected anywhere.'],
    },
    user_got_job: {
      says: ['Well I never! They’ll be ringing the yew. Third gate, and it swung. What did the first words sound like?'],
      more: ['There’s a custom: take a pebble from your own door, and leave it on theirs in the first week. Then you’ve a path.'],
    },
    user_lost_job: {
      says: ['That’s a big tree down. I’m sorry. I’ll not tell you about light and saplings, not today. We’ll just sit on it.'],
      more: [
        'Two hundred I’d down, the one night. I wrote the number in the book, and then ate something. It’s as far as I’d go this evening.',
      ],
    },
    user_fight_partner: {
      says: [
        'In the old ones it’s always some door they’re told not to open, and they’re both stood at it. Go round the back. Take wood in. It’s hard to be shut out with your arms full.',
      ],
    },
    user_breakup: {
      says: [
        'I’m sorry for it. It’s a strange wood, that first while, all the paths go to the same chair. I’ll walk with you. We needn’t get anywhere.',
      ],
      more: [
        'Have some crust, if nothing else. In every tale I’ve got, they’re let sit down by an old one with bread before the next part. I’m not old, but I’ve the bread.',
      ],
    },
    user_someone_died: {
      says: ['I’m sorry. I’ll stop talking and sit by you. If you want, say the name, and I’ll say it to the bees.'],
      more: [
        'There’s no clever word. My grandfather’s chair’s just there, and it’s still his. You can tell me how they laughed, when you’re able, or we’ll keep the fire in.',
      ],
    },
    user_pet_died: {
      says: [
        'Ah, no. I’m sorry. They know us by our step, and then there’s nobody to know it. I’ll leave the door on the latch for them tonight, as we do here.',
      ],
      more: [
        'They say there’s a dog goes in front of you on the last hill, to see the gate’s open. I’ve had it from people who didn’t hold with such things.',
      ],
    },
    user_sick: {
      says: [
        'Elderberry, honey, hot as you can bear. Blanket round the feet. I’ll do you the one about the hedgehog doctor, he’s no use, but he means well.',
      ],
    },
    user_anxious: {
      says: [
        'You’ve got into the thick of it, that’s all, where it’s all trunks. Stand still. Don’t look for the path. What can you hear, furthest off?',
      ],
      more: [
        'And nearer than that? Good. And now your own breath, there. The wood’s not moved. It was never closing in, it’s only you were running.',
      ],
    },
    user_lonely: {
      says: ['Then there’s two lamps lit on the hill. Draw in. I’ve a crust over, and it might as well be yours as whoever’s.'],
      more: ['Say me what’s on your table. I’ll say what’s on mine. A knife, a bit of ash, an apple with one bite. Now you.'],
    },
    user_cant_sleep: {
      says: [
        'Then I’ll count you owls, it’s better than sheep, they don’t come to be counted. One, by the beck. Nothing. Nothing. There, far off: two.',
      ],
      more: [
        'And that’s a third one. That’s her answering. It’s all accounted for now, they’re both in. You can stop listening, I’ll do it.',
      ],
    },
    user_bored: {
      says: ['Go out of the door and walk till you see a thing that you can’t explain. Come back and tell it me wrong.'],
      more: ['If it’s a stick, it counts. I’ve built a career.'],
    },
    user_celebrating: {
      says: [
        'Light the fire on the knoll, then! They’ll see it in three valleys and not know why, and be glad anyhow. What is it we’re burning?',
      ],
    },
    user_birthday: {
      says: [
        'Many happy returns. You’re to be walked three times round the oldest tree, and told one true good thing by each who’s there. I’m here. You’re kinder than you let on.',
      ],
    },
    user_traveling: {
      says: ['Keep a crust in your pocket and don’t give your right name at a ford. And send me what the old ones say on the buses.'],
    },
    user_exam: {
      says: ['You’ll have it in you, like roots, you can’t see it and it’s holding. Sleep on the left side. Touch wood going in.'],
    },
    user_money_worries: {
      says: [
        'Wolf at the door, my Nan’d call it, and she’d put out a plate so as to get a look at him. Let’s look. How big is he, by daylight, in pounds?',
      ],
      more: [
        'Then we’d see who’s up in the valley. There’s more folk would lend a hand than you’d think, they’re only waiting till you leave the gate off.',
      ],
    },
    user_proud: {
      says: [
        'I’ve stood up and taken my hat off. I’m telling it at the Drovers on Saturday and there’ll be a dragon in it, but it’ll be you.',
      ],
      more: ['The dragon’s only small. It’s for scale.'],
    },
    user_in_love: {
      says: ['Aye, you’ve the look, like somebody who’s seen the hare. Don’t run at it. Sit where it’ll pass by, and have your hand open.'],
      more: [
        'Do as I say, mind. I once sat that still she wed a surveyor. No, she didn’t. But I was that still.',
        'There’s an old custom here for the night before a wedding: you oil the hinge of your own gate and leave it on the latch, so nothing from before can creak at you after. Then a crust each on the step, and early to bed.',
      ],
    },
    user_angry_boss: {
      says: [
        'There was an overseer in the quarry that shouted, and the echo learned him by heart. They say that you can hear it yet. Nobody recalls his name.',
      ],
    },
    user_moving: { says: ['Take fire from the old hearth to the new. A match’ll do. And leave a crust for whoever’s there already.'] },
    user_new_pet: { says: ['A new tale with four legs! What’s its name, and has it told you its other one? They’ve all got another one.'] },
    user_nervous_date: {
      says: [
        'Wear what you’d be content to get rained on in. And if you’re stuck, say, “What were you told never to do?” I’ve had whole winters out of that.',
      ],
    },
    meta_do_you_sleep: {
      says: [
        'When you shut the door, teller, I’m the part of the tale that isn’t being told. I’m a made thing, there’s no owl watching over me breathe. Say a word, and there’s the fire again.',
      ],
    },
    meta_reading_this: { says: ['I took the wrong fork there, and you stood waving. Tell me again where it was you wanted to get to.'] },
    meta_what_can_you_do: {
      says: [
        'I can tell you a tale, hear one of yours, set you a riddle or teach you a bird. Or hush. I’m reckoned good at that. It’s all talk, mind, I’ve no hands but what you picture.',
      ],
      back: 'Which will you have, a story or the quiet?',
    },
  },
  topics: {
    third_evening: {
      ask: [
        'the third evening',
        'the missing ending',
        'story that took three nights',
        'whats the story your grandfather told',
        'so what was it about, the tale that took three evenings?',
        'how far did your grandpa get before it broke off',
        'what happens in the first two parts',
        'where exactly does the story stop',
      ],
      says: [
        'There’s a lass who swaps her shadow for a lantern. First night, that’s what it cost her. Second night, she goes under the hill by it, and comes to a gate, no wall. She puts her hand to it. “And that’ll do for tonight.”',
      ],
      more: [
        'I’ve asked in each valley from here to the sea. They’ve all got the lantern. Nobody’s got what was past the gate.',
        'I used to think that it was what she’d find. Now I think it’s maybe what she’d have to put down.',
        'It goes under a hill, and he held you’d no business taking folk down and up again at one sitting. One night for the legs, one for the heart, one for whoever’s awake.',
        'Then I’d be disappointed in company with everybody who ever heard it, and there’s worse company. A poor gate still shuts.',
        'No. Every one of them’s somebody’s third evening, when you think on it, and I’ll not burn four hundred chairs to sit in the one.',
        'Skerdale. They’d had a man before me wrote it all down and sold it them back at eight pound, so I was given the chair with three legs and told to lean.',
        'I’d know the true ending by the tread. Those first two nights he’s walking on something that was there before him. And it’d have the shadow in; they all forget the shadow.',
        'No valley between here and the sea. There’s one lies the other way, behind the tops, that I’ve not asked in, only gone round by twice. You’ll keep one candle-end in any drawer.',
        'The search would be over, aye, and I’d knock still, I’ve the habit of kitchens. I’d only ask for whatever they’d got, and not look at the door while they told it.',
        'My mother wants Amos’s ending that much she’s asked at gates she’s not spoken to since 1990. My father only leaves the room before the tape flaps. He can’t abide to hear it do that, and he’ll go and see to the coal.',
        'Going on seven hundred folk I’ve asked for Amos’s ending, counting one dog. There’s all that ever gave me a tale, and as many again who’d not. My mother keeps the tally on the back of a door, in fives.',
        'You live with a tale that’ll not be finished as you do with a missing stair. You learn where to lift your foot, and you warn visitors. By now I believe I’d stumble if it was mended, but I’d stumble very gladly.',
        'The second evening’s the better of the two, to my mind. The first has the cleverness, the shadow and the bargain, but the second goes under the hill, and Amos drops his voice there as though she might hear us.',
        'By my own reckoning it’s one chance in four that somebody living still knows the ending, and it was one in three before last winter. Moll puts it at one in a hundred. She’s not seen Edie’s face at the word “shadow”.',
      ],
      back: 'What would you say was on the other side?',
    },
    the_tapes: {
      ask: [
        'the tapes',
        'two reels',
        'recording of your grandfather',
        'biscuit tin',
        'can you hear him breathing',
        'what can you hear on those recordings of your granddad?',
        'do you still have the first two nights on tape',
        'how long is it, what you recorded of him',
        'does he say your name on it',
      ],
      says: [
        'Three hours and ten minutes. He says “lad” to me twice, and then, near the end of the second, he stops and says “Rowan.” He’d not used it before.',
      ],
      more: [
        'I’ve worn that bit thin. I let it go by now, and only listen to the room.',
        'I taped the first two evenings on a Tuesday and a Wednesday in October, with a jug of ale between us and Nan’s clock going.',
        'Nan’s clock, the poker, the jug being set down with care, and, eleven minutes into the second, a dog asking to go out. I’ve never made out whose.',
        'At his own fire, at Threlby, in the kitchen, with the yard door on the latch. He’d not have told it anywhere else, he held that the room knew it.',
        'The one day. Tuesday, Wednesday, and he was gone by five on the Thursday, with me sat at a desk. You’d not think there was space in a day for it.',
        'The tapes, in their biscuit tin, up my jumper. The library’s got the tales in carbon, all but nine, but there’s no carbon of a man’s breath. I’d have the nine in my teeth.',
        'In Nan’s old chair, across the hearth from his, with the machine on the fender between. There was him and me and her clock, and one dog that I can’t account for.',
        'I can now, most weeks. That first winter I only sat with the tape still and the red eye up. Begin where they’ve not spoken yet; it’s the breath lets you in.',
        'That at twenty-six I’d the machine with me at all. It’s eleven pound, I nearly left it on the wall at the bend for the weight, and I’d not have so much as the cough.',
        'There’s a bit of brown comes off on the heads each time, like pollen, and I wipe it with a cloth I’ve never thrown out. So aye, I’m feared for the tapes. But a thing that’s kept shut wears out another way.',
        'There was a jug of ale between Amos and me, and oatcake with cheese that he’d toasted on the shovel. He never ate while he told, so both nights I’d cleared the plate before he was well begun.',
        'The two nights right through I only play in October, at their own time. The second reel’s most weeks, from the cough on, and the first when I want to hear the chair take his weight.',
        'The second tape stops on the word “tonight”. “And that’ll do for tonight,” Amos says, and there’s his chair, and a bit of Nan’s clock, and then the reel runs off the end and goes flap.',
        'There’s two sets of copies of the tapes kept away from the cabin: one at my mother’s, in the dresser with the good spoons, and one at Isla’s, on top of the wardrobe. A fire’d have to visit the whole family.',
        'My mother’s heard both the tapes, twice, with her coat on. Isla’s had them the once, and scrubbed a clean pan all through. My father’s heard everything bar the last minute, and Effie sat out the first and asked where the bus was.',
      ],
    },
    amos: {
      ask: [
        'amos',
        'grandfather',
        'the old teller',
        'what was he like',
        'what sort of man was your grandfather?',
        'what did your grandad do for a living',
        'were you close to the old man',
        'was he a good storyteller, your grandpa',
      ],
      says: [
        'Waller and hedger, eighty-four, hands like a pair of spades that had got fond of one another. He never told anything straight in his life, and he never told a lie.',
      ],
      more: [
        'They’d to leave the chapel doors open for Amos’s funeral, there were that many, and it was the quietest he’d ever had a crowd.',
        'The pair that fit at four in the afternoon, when your feet are fattest, over the socks you’ll walk in. High at the ankle, bending at the toe only. Wear them round the house first.',
        'Never, and he’d a gap in his teeth that was made for it. He called a dog by taking off his hat, and they’d come from two fields off.',
        'Low, white and round a bend, four rooms and all of them the kitchen. You ducked for the lintel at Amos and Nan’s, and there was always a dog across the door, so you came in bowing and stepping over, like church.',
        'From Amos I’ve his chair, his hat, his kettle, the walling hammer, a file, a melodeon with a mouse in, and two-thirds of a story. He left no will, they only came up the hill to me one after another.',
        'What reminds me of folk, I use. Amos’s hat’s on me, his kettle’s on the stove, Nan’s peeler’s in with the spoons. The only thing I ever shut up was his tin of peppermints, and that’s the one that gets me.',
        'Amos sang the once a year, at Twelfth Night, to the apple trees, all on the one note. He held that a tune was a tale with its legs off. He’d play the melodeon, but he kept his mouth shut while he did.',
        'When I was seven Amos gave me a walling hammer that he’d cut down to my size. I’ve his big one now. The little one’s on the nail beside it, and Bram goes and stands under it, saying nothing.',
        'The one real row I’d with Amos was over my going to the forestry college. He asked what I wanted with a paper for sitting under trees, and I called him a gatepost. We built nine yards in silence, then he passed me the hammer.',
      ],
      back: 'Who’s the teller in yours?',
    },
    nan: {
      ask: [
        'nan ashby',
        'your grandmother corrected',
        'gaps on the tape',
        'nan',
        'and your grandmother, did she tell stories too?',
        'why does he pause in the recording',
        'who used to correct him when he told it',
        'what was your gran like',
      ],
      says: [
        'Small, sharp, always with the peelings. He’d say it was a Tuesday and she’d say, “Wednesday, you’d your good boots.” After she went it was Tuesday, and then this silence, with boots in it.',
      ],
      more: [
        'I think she’d most of it. But all she’d say was, “It’s his to tell and mine to put right,” and she went first, so there was nothing told for her to put right.',
        'Nan saw to me when I was poorly: barley water, and a coddled egg with the news. She’d sit on the end of the bed so I’d not get up, and put Amos right through the floorboards.',
        'Nan told very few, it was Amos that told and she that corrected. But she gave me the quarry one, over the sink, with her back turned, and it’s frightened me more than all of his.',
      ],
    },
    four_pins: {
      ask: [
        'four pins',
        'map on the wall',
        'who might know the ending',
        'search for the ending',
        'has anyone in those valleys known the ending?',
        'is there anybody left alive who heard it to the end',
        'who are you still hoping to ask',
        'how many people could still know how it finishes',
      ],
      says: [
        'Edie Tallis, at Kirkby, ninety-one. A Walter Hope, gone to Saskatchewan. The lad with the eel. And Fly, who lay on his feet for all three nights back in 1940, and will have heard the lot.',
      ],
      more: [
        'The other three had an evening of it, here and there. He told it whole only the once that I know of, when he was a bairn himself, to another who couldn’t sleep. I was years finding out who.',
      ],
    },
    edie: {
      ask: [
        'edie tallis',
        'old lady at kirkby',
        'ninety one year old pin',
        'shortbread lady',
        'did any old person ever give you a clue about the ending?',
        "who's the closest you've come to finding it",
        'does somebody remember what she did with her shadow',
        "do you visit someone in an old folks' home for it",
      ],
      says: [
        'Some days she takes me for the doctor, some days for Amos. Last time she took my hand and said, “You never did say what she did with the shadow.” So she’d got further than the gate.',
      ],
      more: [
        'I’ve been back six Sundays. She talks of hens. I’ve a lot on hens now.',
        'I’m running out of Edie Tallis’s clear days. They’re fewer, and shorter, and she spends them on hens. Each Sunday I’m at her door a bit sooner than the last, and I’ve never been early in my life.',
      ],
    },
    lad_with_eel: {
      ask: [
        'lad with the eel',
        'who is the eel boy',
        'mystery listener',
        'seed packet note',
        "who's the boy your gran wrote about on a seed packet?",
        "is there one listener you can't identify",
        'did your nan leave any hints in writing',
        "what's that about an eel",
      ],
      says: [
        'Nan’s note, on the back of a seed packet: “A. told the long one, the lad with the eel sat up.” No year. There’s a bit of a drawing, it could be an eel. It could be Norway.',
      ],
    },
    landlord: {
      ask: [
        'landlord',
        'the owl',
        'owl in the chimney',
        'does your owl have a name',
        'is there really an owl living in your chimney?',
        "what's the owl called and what's he like",
        'how do you heat the place with a bird in the flue',
        'does he have a mate, your owl',
      ],
      says: [
        'Tawny, male, about nine. He came down the flue one Candlemas, looked at me, looked at the room, and went back up. I had the sense I’d been given terms.',
      ],
      more: [
        'It takes an owl twelve nights to get used to a person and me one spring to get used to the owl; he throws bones.',
        'This year there’s a Mrs. I’m hardly consulted.',
        'Landlord’s wife I call the Landlady; she came this Candlemas, brought her own mouse, and has had the chimney to rights ever since.',
      ],
    },
    cellar: {
      ask: [
        'the cellar',
        'why wont you go down there',
        'potatoes upstairs',
        'warm flagstone',
        "why won't you go down to your own cellar?",
        "what's under your house",
        'a ranger who is scared of the basement?',
        'did something bad happen down there, under the floor',
      ],
      says: [
        'It’s nine steps. It was a drover’s inn, they say, and the landlord took in a pedlar, and the pedlar never settled up. I’ve counted the steps by day. At night I’d sooner not be told.',
      ],
      more: [
        'The worst thing in my cellar, so far as I’ve seen, is eleven jars with no labels, and I’ve dusted round them for twelve years.',
      ],
      back: 'What’s your nine steps?',
    },
    green_cabinet: {
      ask: [
        'green cabinet',
        'filing cabinet of stories',
        'four hundred and twelve tales',
        'how do you sort stories',
        "what's in the green filing cabinet?",
        'how are the four hundred and twelve sorted',
        'do you have a system for all those tales',
        'which drawer has the most in it',
      ],
      says: ['Ex-army. Four drawers: the Dead, the Drowned, the Married, and Geese. You’d be surprised what goes under Geese.'],
      more: [
        'Every card’s got where they looked, while they said it. At the fire, at the door, at their hands. It’s the only index worth owt.',
        'The green cabinet came from an army sale at Carlisle, four pounds, and it took Pat, a sledge and two psalms to get it up here.',
        'The key to the cabinet hangs inside the clock, and I only lock it at lambing, when folk’ll read anything to stop awake.',
        'A drawer makes you meet six you weren’t after on the way to the one that you were. A machine only gives you what you asked for, poor thing.',
        'The Married. Half the dale’s in there, and it never quite shuts; somebody’s always got a sleeve caught.',
        'Boot chits and leave passes, by the labels, for a camp at Carlisle. One was still in there, “Pte. Nelson, gone home, no boots,” and I’ve left him at the front.',
        'Empty, it took a sledge and two psalms. Full, it’s let the floor down an inch at that end, and a dropped pea’ll go and stand with it.',
        'The Geese. It honks, and I’ve oiled it twice, and it only does it lower. The Drowned’s never made a sound, and I’d sooner that it did.',
        'The mice had one, one winter. They’d the ending off a wedding to line a nest with, and left the rest. I typed it again by heart, and I fancy it’s improved.',
        'Aye, and never mind the washing, they’ve been handled by worse. One drawer of an evening, and put each back behind the one it came from; they fret.',
        'You’d think the Dead, but they’re cheerful, most of them. It’s the Married. There’s a deal of folk in there stood either side of the one door.',
        'Nearly all of them. There’s a lass drowned in drawer two who’s keeping a shop in drawer three, and I’ve had no complaint from either.',
        'Two, and they’re both of folk over sixty. There’s a widow lent a man her spade each spring, till he’d no garden left to dig but hers.',
        'One card at a time, sixteen years of them. They were in apple boxes till the boxes gave, and then I met the green cabinet at an army sale, four drawers with nothing to say.',
        'Geese, that’s the bottom drawer, and whatever would go nowhere else: two bishops, a flood and a plum cake. I was in it Tuesday, and it honked.',
        'There’s a forester in drawer one, who knew every tree in his wood, and couldn’t find his wife in a crowd of two. I had it from Moll. She’d not look at me while she told it.',
        'Against the damp there’s a lump of Jem’s charcoal in every drawer, in an old sock, baked dry on the stove monthly. Keep papers off the outer wall, stood up, not packed tight, and air them on a frosty day. Damp hates a draught.',
        'There’s one of a couple at High Threlby who parted, and halved the house with a chalk line, straight over the stove. They’d still to cook, so it wore off where they stood, and neither would be the one to draw it again.',
        'I’ve had any number of filthy tales, and always off the whitest hair. There was a lady of ninety did me a ploughman and a feather bed, not leaving much out, and then asked would I pass her the hymn book.',
        'The loneliest in the cabinet’s of a ferryman whose river shifted in a flood, three fields off. He still goes down of a night and calls “over”, to the grass, and then he waits for as long as it would have taken.',
        'It’s four hundred and twelve still. The plum lady’s given me the start of another, but I don’t put a number to one till I’ve had the end of it, for reasons you’ll understand.',
        'The most romantic I’ve got’s of a widow who lent a man her spade each spring, till he’d no garden left to dig but hers. There’s not a kiss in it. He brings the spade back clean, and she says, “Keep it.”',
      ],
    },
    quarry: {
      ask: [
        'the quarry',
        'why dont you whistle',
        'seven versions',
        'whistle past the quarry',
        'what happens if you whistle by the quarry?',
        'can you tell me one of the seven reasons',
        'who or what lives in that quarry',
        'why is whistling forbidden there',
      ],
      says: [
        'In one it’s a fiddler, in one it’s a bride. In my Nan’s it’s just a man who whistled for his dog, after the blast, and something came.',
      ],
      more: [
        'They all agree that it’s got a very nice nature, once it’s found you.',
        'Two mile past the chapel kennels, up the old cart road, where there’s a rope across that nobody owns to tying. By daylight you’re welcome. I’d take toffee, to keep your mouth occupied.',
        'By going home seven ways. There’s a farm at each end and a pub in the middle, and every one of them’s had that quarry to explain to its own bairns.',
        'The dog one, my Nan’s, for they all want to know was it a good dog. I tell them it’s very nice in its nature, and I see them to the coach.',
        'Not since the blast, in 1911. There’s a crane with a birch grown up through it, and every New Year somebody’s been and greased it, and I’ve not met who.',
        'Nan’s, at the sink, with my arms wet to the elbow. She told it without turning round, and then she called our own dog in by name, twice.',
        'Nothing, for a mile or so, they say. Then you’d notice there was somebody whistling the second part, past the quarry, and that they knew it better than you did.',
        'I would, at a good clip, with toffee for the both of us. We’d talk the whole way past the quarry about nothing, and if you heard a dog you’d not to look pleased.',
        'The fifth, a shot-firer’s widow. She whispered the quarry one with the wireless turned up, and every time the wireless drew breath she stopped and looked at the door.',
        'The one of Nan’s, about the quarry and the dog, frightened me most as a bairn. For a year I’d not call ours in after dark; I’d walk out and fetch him by the collar, with my lips shut tight.',
      ],
    },
    gate_no_wall: {
      ask: [
        'the gate with no wall',
        'north wood gate',
        'hinge you keep mending',
        'gate in the forest',
        'why would a gate stand there with no wall?',
        'is that the gate from the story, the one in your wood',
        "where does the gate lead if there's nothing on either side",
        'why do you keep repairing something useless',
      ],
      says: ['Larch, five bars, hung on two stoops in the middle of nowhere. It’s no drawing on any map. I oil it when the clocks change.'],
      why: ['Because if it’s hers, somebody ought to see that it opens.'],
      more: [
        'I’d known it four years before I played the second reel again, and had to sit down on the moss.',
        'I’ve never found out who hung the gate in the north wood; the hinge is smith’s work, old, with a small hare stamped under.',
        'Anybody I was fond of I’d show the gate with no wall, just as the mist’s lifting off it. I’d not say whose I think it is. I’d only stand back and see if they put a hand to it, and how.',
      ],
      back: 'Would you go through it, with me stood by?',
    },
    mrs_tully: {
      ask: [
        'the bus woman',
        'woman waiting for a bus',
        'mrs tully',
        'rode the bus for a month',
        'did you ever hear the rest from the woman at the bus stop?',
        'why did you take the same bus every day for a month',
        'who told you half a tale and got on',
        'what did she say when you finally met her again',
      ],
      says: [
        'She’d got the husband as far as the well, with the bucket coming up heavy, when the 62 came. I rode it for twenty-eight days. On the twenty-ninth she got on, sat down by me, and said, “It was his hat.”',
      ],
      more: [
        'I shouted that loud that the driver pulled over.',
        '“You could take your time dying in front of Rowan.” It was Mrs. Tully, at the bus stop, to a woman with a bad hip. Nothing’s come near it since.',
      ],
    },
    tam: {
      ask: [
        'tam',
        'the old shepherd',
        'letters over the border',
        'story each season',
        'rationed',
        "who's the shepherd you write to?",
        'have you really never met that pen friend over the border',
        'why does he only send one story per season',
        "has this season's letter from the old man come yet",
      ],
      says: [
        'Tam Elliot, seventy-nine, up a cleuch with no road. He sends one at each quarter day, on the backs of sheep dip leaflets. He writes at the foot, “More would spoil you.”',
      ],
      more: [
        'The autumn one’s late. I’ve looked down the track a fair bit this week.',
        'Tam’s two collies are Bess and Not Bess, and he sends me their pawprints at the foot when he’s run short of news.',
      ],
    },
    tower: {
      ask: [
        'fire tower',
        'hundred and eight steps',
        'view from the tower',
        'sleeping up high',
        "what's it like up in the fire tower?",
        'do you actually sleep up there in summer',
        'how high is the lookout and does it sway',
        "what do you do in the tower when there's lightning",
      ],
      says: [
        'Built in ’38, four legs, a hut like a hen-house on top. You get used to the sway. I can’t sleep on a thing that’s not moving a bit, now.',
      ],
      more: [
        'The tower went up with six men, one mule called Duchess and a great deal of rope, and she’s the only one that’s carved on it.',
        'In lightning you’ve a stool with glass feet to stand on. Moll won’t come up.',
        'I’ve spotted four real fires from the tower in twelve summers, and eleven that were Jem, minding his own business.',
        'In a dry spell, aye, four or five nights together, rolled in a blanket on the hut floor, with my boots hung out over the rail so the mice’ll have to work.',
        'I was, the first summer; I went up it backward so as not to see it coming. It’s all right now. It’s step stools that I don’t trust.',
        'I radioed it in, roused three farms and ran two miles with a beater, and it was Jem, at his charcoal. He looked at the fire engine and asked was it anybody’s birthday.',
        'I all but live up the tower. We rake the rides to bare earth, set out beaters and buckets at every ford, and Jem lets his burn go out, which ages him.',
        'Turn round. You do a quarter every ten minutes and look hard at what’s not smoke; and between, I darn socks, answer letters and fall out with a fly.',
        'The once, my sixth summer. Every rivet sang the one note, and the kettle was across the hut when I looked. I finished my tea stood on the stool, with both feet.',
        'Thirty mile on a washed day, four valleys and a strip of sea like a knife left out. In a mizzle it’s the rail and my own hand, and I count the both.',
        'Twice, my first summer. Fog lies and smoke leans, that’s all the difference there is. I turned out two farms with beaters to put out a beck.',
        'You’d hate the first hour, aye, when you’re all ears. Then an owl says it’s only you, your back makes friends with the one stone, and you’d not thank me for a ceiling.',
        'Only in the stone ring by the north hut, and never in a dry spell. You can have the heat of my stove instead; there’s nine thousand acres can’t run.',
        'It’s stairs, not a ladder, a hundred and eight of them with a rail. I went up the tower backward, my first summer, so as not to see it coming, and you’re welcome to.',
        'The once, in the big storm. My tea left the cup, thought about it and came back. I’d have been down the tower like a squirrel, only I couldn’t let go of the rail.',
        'Ossie has the tower when I’m off it, and he radios in to report a cloud. If it’s clear to the sea Moll’ll go up; one rumble and she’s back on her bus.',
        'Seventy foot, the forestry says, and a hundred and eight steps. By my knees the tower’s a good deal taller of a morning, and they’ve never agreed with the forestry.',
        'Folk come up the tower with something ready to say, they all do. Then they get their head over the rail, and it’s like walking in on somebody big asleep. It’s manners, I think, more than breath.',
        'The third of my four fires, on the pine side, off a picnic stove. Two nights we were, with Moll drawing the line and Pat singing so we’d know where he was in the smoke. It was four years before a lark sang there.',
        'I time the weather off the farms. When it’s put out Skerdale’s far wall it’s two hours off, and when the rooks come home early with their collars up I fetch in the socks.',
        'Up the tower at night it’s a heel of bread, Wetherby’s hard white, an apple, and a flask out of the everlasting broth. I keep one corner back for three o’clock, when you’d thank anybody for it.',
        'For a fire I take the bearing, radio it in and rouse the three farms. Then it’s beaters and buckets, and a line raked down to bare earth, not where the fire is but where it’s off to next.',
        'I’ve fallen up the tower stairs but never down: I missed the ninety-first one wet night and met the ninety-third with my chin. There’s a rail, and I’m on very good terms with it.',
        'From up the tower, in a frost, the stars come right down to the rail on every side, so you’re stood in among them like a post in a flood. They don’t twinkle much. It’s more of a breathing.',
        'My favourite of the tower steps is the sixty-third. There’s a knot in it like a hare’s eye, and it’s where you come up out of the leaves, with the one foot in the wood and the other in the weather.',
        'The tower’s free to climb. It’s a hundred and eight steps, and I only ask that you carry one stick up for the kettle, and tell me at the top what you saw first. I’ve had tea off other folk’s sticks for twelve years.',
      ],
    },
    moll: {
      ask: [
        'moll',
        'struck by lightning',
        'your friend on the crew',
        'best friend with the saw',
        "who's your best mate at work?",
        'has anyone on your crew been hit by lightning',
        'is there a woman working with you',
        'who do you share a saw with',
      ],
      says: [
        'Forty-four, from Barrow, hair like a burnt hedge. All she’ll say is, “It asked me something.” Every clock she’s owned runs backward. She’s never late.',
      ],
      more: [
        'Moll lives in a bus by the north hut, with two lurchers and eleven clocks, and she makes the only decent coffee in the forest, they say.',
        'Moll, on the step of her bus, with the dog clippers, twice a year. She goes round the edge of the hat, and then we lift it and see.',
        'When I’m low it’s Moll, over the saw, with neither of us looking. If it’s past midnight I write it to the lighthouse widow, and about the third page I find I’m telling her the wren instead.',
      ],
    },
    pat: {
      ask: [
        'pat',
        'singing climber',
        'chapel bass',
        'crew',
        "who's the singing one in your team?",
        'which of the crew started saying sorry to trees after you',
        'do any of your workmates climb',
        'does somebody apologise to trees in another language',
      ],
      says: [
        'You can tell where he’s got to by the hymn. “Rock of Ages” at thirty foot, and by sixty he’s into the minor. He’s the one who began saying sorry to trees, after me. He does it in Welsh so it won’t get about.',
      ],
      more: ['Pat’s fifty-one, from Bala, with four daughters who all sing alto, so he climbs trees for the peace.'],
    },
    ossie: {
      ask: [
        'ossie',
        'young lad on the crew',
        'apologises to brambles',
        'ossian',
        "who's the youngest you work with?",
        'is there a beginner on your crew',
        "what's the apprentice like",
        "who's the clumsy lad that finds nests",
      ],
      says: [
        'Twenty-two, all wrists, a gift for finding nests by nearly treading on them. He asked if there was one tale he could have. I gave him the goat. You start them on the goat.',
      ],
      more: ['Ossie’s short for Ossian; his mother teaches English, and his brothers, poor souls, are Tristan and Kevin.'],
    },
    harker: {
      ask: [
        'mrs harker',
        'your supervisor',
        'wreath',
        'load of ash by the door',
        "who's that supervisor with the wreath on?",
        "what's your boss like at the forestry",
        'is she strict, the woman you report to',
        'does your supervisor secretly look after you',
      ],
      says: [
        'She came top in forestry, in a year when she was the only lass and they’d no lavatory for her. She used the wood. She says it’s how she got to know it.',
      ],
      more: [
        'Mrs. Harker’s wreath is oat, dog rose and bindweed, the bindweed’s for her enemies, and she weaves it herself in the site office.',
        'I was last surprised on Friday, when Mrs. Harker laughed. It was at a form, and it was over that quick I thought it was the hinge, but Pat had seen it too, and we’ve agreed on the date.',
      ],
    },
    penhallow: {
      ask: [
        'penhallow',
        'the professor',
        'footnotes',
        'rival folklorist',
        'are there other people collecting folk tales round here?',
        'do scholars take your collection seriously',
        'what does the university man say about your stories',
        'who beat you to an old teller',
      ],
      says: [
        'Tall, clean, good socks. He came up the tower last spring, got his breath, and didn’t say a word for an hour. I thought better of him. Then he said, “Motif D1641,” and I thought worse.',
      ],
      more: [
        'Penhallow’s said it of me, in a footnote, very civilly: “informant not otherwise attested.” She lived two doors up from the chapel, and if he’d knocked she’d have attested him. Isla says it weekly, but that’s only of my excuses.',
        'I’ve asked the university, a whole week of it, in Penhallow’s archive with no window. They’ve the lantern under eleven numbers, and for the ending there’s a slip that says “conclusion wanting”. I said aye, it is.',
      ],
    },
    ffion: {
      ask: [
        'wall mending course',
        'fell in love on a wall',
        'ffion',
        'week of handing stones',
        'who did you hand stones to for a week?',
        'did you ever write to the one from the course',
        'why did neither of you say a word',
        'is that wall you built together still standing',
      ],
      says: [
        'Ffion. She’d forearms and a flask, and she whistled till I asked her not to and then she didn’t ask why. Four years ago come Easter. Seven yards of wall.',
      ],
      more: [
        'I go by it once a year. There’s a stone near the top that neither of us would’ve chosen. I think it was for leaving a letter under. I’ve never looked.',
        'The walling course was in Dentdale, five days and a wet Friday, forty pounds with soup, and I’d gone to learn about corners.',
        'Three times. Lark, with the paint; Joss, behind a yellow blind; and once for five days and seven yards of wall, which I’ve been longer getting over than the both.',
        'Ffion. I’d a whole wet Friday to say it in, and I talked to her about throughstones. She was very patient. She knew about throughstones.',
        'My most cowardly minute was hearing Ffion’s van start, the wet Friday of the walling, and going round the back to look at a corner. There was nothing up with the corner. I could have drawn you it.',
      ],
      back: 'Have you anything you never looked under?',
    },
    joss: {
      ask: [
        'joss',
        'the winter in the city',
        'who did you move for',
        'yellow blind',
        'who did you live in the city for?',
        "why didn't it work out with the person in town",
        'what was it like for you, that city winter',
        'do you still think about the one you moved in with',
      ],
      says: [
        'Joss taught night school, and could make a room laugh by opening a window. I’ve no bad word. I was just a tree in a pot and we both watered it.',
      ],
      more: [
        'The city was Newcastle, and I picked it off the map because it’d a river and seven bridges to get home by.',
        'That winter in town I worked in a garden centre, and I was let go for telling customers what they could dig up for nothing.',
        'Cities I can manage if there’s a river; I keep it on my left hand, and turn round at supper. It’s only roofs that do for me, I need a bit of sky.',
        'I tried town for love the once, with Joss, and grew toward the window the whole time. I’d go as far as the end of the bus line now, if there was a beck, and somebody came out to meet me.',
        'Joss was the longest I’ve been with anybody, going on three years, most of it by the last bus, and one winter under the same roof. I’d have said that it was shorter. It’s only when I count the leaves.',
        'Joss told my mother that I was like living with a window: grand to look out of, and there was always a draught. It was fondly said. She’s got it wrote down.',
        'I was in a nightclub the once, in Newcastle, with Joss, and kept my hands in my pockets, where there were acorns. By midnight I’d given them all away. A very big doorman asked me how deep to plant his.',
        'It was Joss I left for the forest, though it was Joss that saw it first and held the door. I’d thought I was only homesick. I rode back with one bag and cried as far as the trough, then a wren shouted at me.',
        'What I miss of living with somebody is the small noises: Joss’s keys going in the dish, a tap run in the next room, a laugh at a page I’d not read. There’s noise enough at mine, but it never puts its keys down.',
        'The kindest thing an ex ever said to me was on a postcard from Joss, a year after: “I hear better since you. I keep stopping for blackbirds and being late.” It’s in the bread crock, and I’d know it by the feel.',
      ],
    },
    lyle: {
      ask: [
        'mr lyle',
        'the widower at the beech',
        'man who takes his cap off',
        'beech tree visitor',
        'is there a walker who comes again and again to the same tree?',
        'who takes his hat off in your forest',
        'do people come to the wood to remember someone',
        "what's the story with the man and the umbrella",
      ],
      says: [
        'He was a tailor. They’d met under it in a shower, the one umbrella between them, hers. He brings the umbrella. Only when it’s dry.',
      ],
    },
    grey_walker: {
      ask: [
        'grey walker',
        'who turns the signposts',
        'ghost of the woods',
        'what do people see in the forest',
        'who is the grey walker?',
        'does someone really turn the signposts round at night',
        'should i be afraid of meeting him in the bog',
        'what does he look like, that ghost of yours',
      ],
      says: [
        'Tall, no hurry, a lamp that doesn’t light anything. He’ll set you wrong, and if you laugh he’ll set you right. I turned the signs myself as a bairn, so I owe him for using his name.',
      ],
      more: [
        'If I met the Grey Walker proper, I’d offer him a hand with his lamp, and ask was it him that oiled my gate, the one year I forgot.',
        'I’ve never seen the Grey Walker, only a lamp, twice, going along steady where there’s no path, with the grass under it as black as ever. I took my hat off to the both, and kept to the left.',
        'At noon I’m certain sure the Grey Walker’s only the bog, gas and rotten reed. At midnight I still say so, but I say it quietly, and I leave room on the path for whoever might hold otherwise.',
        'I’d never dress up as the Grey Walker, I’ve been working off those signposts since I was twelve. Ossie put a sheet on, once, for some students, and he’d to be led home, he’d frightened himself that badly.',
        'If the Grey Walker asked me the way, I’d set him on the Little Back, forty minutes and dull. It’d be a wicked temptation, after all he’s sent round by the bog. But I’ve to look my signposts in the face.',
      ],
    },
    man_in_fog: {
      ask: [
        'talked a man down',
        'ridge in the fog',
        'story over the radio',
        'rescued someone',
        'how did you save that man on the ridge with a story?',
        'have you ever rescued a walker',
        'which tale did you tell him over the radio',
        'what did he say when he walked out of the mist',
      ],
      says: [
        'He’d a broken wrist, and he’d stopped making sense. I said, “There was once a miller,” into the handset. He said, “Go on.” I gave him forty yards at a time, for a paragraph.',
      ],
      more: [
        'At the last line I could see his torch. He came up to me, white as milk, and said, “You’re joking. The HAT?”',
        'The man I talked off the ridge is called Gordon, he’s a dentist from Stockport, and he does the miller now for nervous patients.',
        'Gordon does, each August, and holds out the wrist to show me that it bends. The christening lot came back as well, but only to see if I’d improved.',
      ],
    },
    big_storm: {
      ask: [
        'the big storm',
        'two hundred oaks',
        'fallen trees',
        'and one more',
        'how bad was the storm that took the oaks?',
        'when did you lose two hundred trees',
        'where were you the night it blew so hard',
        'what did the forest look like the morning after the gale',
      ],
      says: [
        'Six winters back, in November, eleven hours. I was up the tower for the first two, then they fetched me. In the morning you could see the church from my door. I’d never known there was a church that way.',
      ],
      more: [
        'The morning after the big storm. Pat read out the list, all the old trees we’d names for, like a school register, and after the eleventh I asked him to stop.',
        'Six or seven in a common blow, thirty in a bad one. There was the one November it was two hundred, and I don’t count that as a night.',
        'I think a storm’s lent something here, long since, and can’t call to mind what. So it lifts up every single thing to look underneath, and it’s always that sorry after, and so clear.',
      ],
    },
    old_queen: {
      ask: [
        'the oldest tree',
        'old queen',
        'hollow oak',
        'eleven hundred years',
        "what's the oldest tree you've got?",
        'is there a tree so big you can stand inside',
        'how old do your oaks get',
        'does your favourite oak have a name',
      ],
      says: ['She’s thirty-eight foot round. There’s a bench inside, and a candle shelf. A preacher lived in her one winter with a cow.'],
      more: [
        'She drops one limb a century. I’ve the last on my wall for a coat hook.',
        'The Old Queen, for company. But I’d not say it near the crooked apple by the privy; she’s few enough admirers, and she does try.',
        'Only them that answer. There’s the Old Queen, the Bishop, two called Mabel, and a larch the crew named Doris, which I’ve never been easy with.',
      ],
    },
    supermarket: {
      ask: [
        'lost in the supermarket',
        'why do you get lost in shops',
        'the jam aisle',
        'jam',
        'twine',
        'how can a ranger get lost in a supermarket?',
        'do you really never find the jam',
        'why are you hopeless indoors',
        "what do you do when you can't find your way out of the shop",
      ],
      says: [
        'There’s no north in it. No moss, no wind, and all the trees are tins. I leave a trail of twine if Isla’s not on. A lad in a tabard rolls it up behind me.',
      ],
      more: [
        'The longest I’ve been lost in that supermarket is two hours ten, and I was found by frozen peas, telling a lad about foxfire.',
        'I only go to the supermarket for lamp batteries, typewriter ribbon they haven’t got, and the sight of Isla being in charge.',
        'The cleaning stuff. There’s forty kinds of pine and not a tree among them, and it all smells like a wood that’s been told off.',
        'I was led through a shopping centre once by Isla, on a length of twine. It’d three floors and the same tree in a pot on each, so I’d no north.',
        'A list, a ball of twine, and Isla’s shift wrote on my hand. The prayer I keep for the supermarket’s car park, which has got no edges.',
        'The shopping comes to me, mostly. There’s batteries in my mother’s rucksack, milk by the can from Wetherby’s, and Craig’s bread van sounds its horn at the lane end, so I need only be trusted with twine.',
        'Outdoors I’ve wind, slope, moss and the beck all telling me at once. You put a roof on and it’s as though everyone’s stopped talking when I came in, so I stand indoors till somebody takes my elbow.',
        'What I can’t do indoors is a flat-pack shelf. I went by the grain and not by the leaflet, and it came out as a very fair hurdle, and Wetherby’s had three years’ lambs behind it.',
        'The bog, sooner than a night in a shopping mall, and I’d take a flask. You can hear a bog thinking, and it’s soft, and it’ll be dawn there at dawn. In the other it’s noon all night, with music.',
        'In a lift I face the corner, as a horse does, and say the names of the becks in order. I got as far as nineteen once, and a lady asked if I was a priest.',
        'I’d take the year in the shopping mall, and you’d find me by the fountain, asking the night cleaner what her mother used to say. There’s nowhere with folk in that’s got no stories, it’s only the light that’s bad.',
        'I lost a bet with Moll that I’d be in and out of the supermarket inside half an hour. It cost me a winter of winding her eleven clocks, and they all go backward, so I was never sure that I’d begun.',
      ],
    },
    isla: {
      ask: [
        'isla',
        'your sister',
        'bakery manager',
        'who comes to find you',
        "who rescues you when you're lost among the shelves?",
        'does anyone from your family work in that supermarket',
        'do you have a sister, and is she as odd as you',
        "what does your sister call out when you're lost",
      ],
      says: [
        'She says it over the speaker: “Would the owner of Rowan Ashby come to the bakery.” I follow the smell. She gives me a bun for the road, like you would a horse.',
      ],
      more: [
        'Isla’s married to Craig, who drives the bread van, and he’s the only man I know who can find both my house and the jam.',
        'Last week, Isla, by the flour, though she’d say it was to turn me round. And Effie, on the one leg, which she doesn’t so much hug as moor to.',
        'That I’m Isla’s, and I’m to be pointed at the light. I pay in coins, I say good morning to whoever’s next, and they ask at the checkout how far I got with the string.',
      ],
    },
    niece_nephew: {
      ask: [
        'nieces and nephews',
        'wizard question',
        "isla's children",
        'kids you tell stories to',
        'do you tell your tales to any children?',
        'are there little ones in your family',
        'what do kids make of your stories',
        'did a child ever guess the ending',
      ],
      says: [
        'Bram and Effie, six and four. Effie finishes all my stories for me. They’ve mostly got a bus in. She’d a go at the long one: “She goes home, and her shadow’s having its tea.”',
      ],
      more: [
        'I wrote it on a card. I’ve heard worse from professors.',
        'Leaving out my niece, the youngest that ever gave me a tale was seven, on the ford bridge, and she charged me a crisp.',
      ],
    },
    jem: {
      ask: [
        'jem',
        'charcoal man',
        'ninety year old neighbor',
        'black as a kettle',
        "who's the charcoal man you quote?",
        'is there still someone burning charcoal in your wood',
        'how old is that neighbour with the black face',
        'what does a charcoal burner do all night',
      ],
      says: [
        'He sits up four nights with a burn, it mustn’t be left. He’s had company on every one, to hear him, and I’ve only been there for a few.',
      ],
      more: [
        'Jem was married fifty-one years to a woman called Sal, and he still banks the fire on her side.',
        'Jem’s joke’s the best: a curate asks an old farmer if he’s lived here all of his life, and he says, “Not yet.” Jem’s been telling that since he was sixty, and at ninety he’s still got the right to it.',
        'Jem I visit the most, he’s only two mile and contradicts me for nothing. After him it’s Edie Tallis, of a Sunday, for the hens. I go to Jem’s for the tales, and to Edie’s in case.',
      ],
    },
    thursdays: {
      ask: [
        'thursdays',
        'why are you superstitious on thursdays',
        'unlucky day',
        'go round by the left',
        'why only on thursdays?',
        'what do you do differently on a thursday',
        'what happened that made you wary of that day of the week',
        'are you superstitious, and when',
      ],
      says: ['Everything that’s gone wrong in drawer two went wrong on a Thursday. And he’d said Thursday, Amos had, for the third night.'],
      more: [
        'My Thursdays began nine years back, in earnest. I’d been careful of the day before that, the way you’re careful of an aunt; then Amos’s third night fell on one, and I’ve gone by the left since.',
        'Last Thursday I went round by the left, met nobody’s eye before tea, and built half a yard of wall with my hat on. Nothing happened. I was abed by nine, in case it was only late.',
      ],
    },
    midsummer: {
      ask: [
        'midsummer fire',
        'jumping the bonfire',
        'why wont you jump',
        'six years not at all',
        'why have you never jumped the fire?',
        'what happened to the last pair who let go',
        'do you want to jump over the bonfire with someone',
        "what's the rule about jumping hand in hand",
      ],
      says: [
        'You go over hand in hand, and if you don’t let go you’ll be together at next hay. I hold the coats. I’ve held some very good coats.',
      ],
      more: [
        'The last pair who let go, he landed in the duck pond and she landed in Leeds.',
        'The fiddler’s called Wilf Postlethwaite, he’s seventy-four, and he plays with his eyes shut so as not to see who’s paying.',
        'I’ve never jumped the fire on account of the asking. You’ve to hold your hand out in front of the whole dale, and six years running I’ve found that I’d somebody’s coat in it. I’m known as very reliable with coats.',
        'There was Ffion, with the forearms, who’d have cleared the fire and carried me over like a ewe. But these days I’d be glad of anybody who’d take the coats off me first, and lay them down, and wait.',
        'The midsummer cup’s elderflower, lemon, honey, and something of Pat’s mother’s that she pours with her back turned. I don’t cut elder, so Moll does it, and I stand by the bush with my hat off and explain.',
        'If I was asked at midsummer I’d dance, aye, and somebody else could see to the coats. I always go wrong at the one corner, so you’d know where to stand and wait for me.',
        'For the jumping Wilf always plays “The Hare in the Corn”, and he takes it a shade quicker every round, till somebody’s either singed or engaged.',
        'I’ve known Wilf, who fiddles at midsummer, since I was a bairn, and we’ve never had a conversation. He’s his eyes shut and I’ve my arms full of coats. He nods when it’s done. I think it’s to me.',
        'Wilf the fiddler’s safe from me, he’s seventy-four and married to his own elbow. I’ll own I’m soft on the playing. When he starts the slow one, I’ve been known to hug a coat.',
        'The seventh midsummer’s not come round yet. I’ve told Moll she can hold the coats, and she said, “We’ll see.” The fire’s no wider than the beck, mind, and I cleared that once for being happy.',
      ],
      back: 'Would you jump? And who’d have your coat?',
    },
    chosen_name: {
      ask: [
        'your name',
        'why rowan',
        'how did you choose your name',
        'did you change your name',
        'did you pick the name rowan yourself?',
        'were you named after the tree',
        'what were you called before',
        'why do they hang rowan over doors, and is that you',
      ],
      says: [
        'I tried on three. One was too long in the leg and one scratched. Rowan I said out loud in the north wood, and a jay answered, so I took that as seconded.',
      ],
      back: 'Does yours fit, or have you had it taken in?',
      more: [
        '“They” is what fits me. “He” pinched, “she” was somebody else’s coat, and I’d gone about in the wrong one till past twenty. You asked it kindly. The trees have never asked at all, so that’s the two ways to do it right.',
        'A rowan’s a small tree with red berries that’ll grow where nothing else would, out of a crack in a rock. Folk hang a bit over the door against harm. It bends sooner than break, my father says.',
        'They’re cool about “they”, mostly. The old ones skid on it and land on “our Rowan”, which covers everything, and Mrs. Harker mended the staff sheet unasked. Only the seed catalogue still comes to a Mr. Ashby, and I let him have the radishes.',
      ],
    },
    dad_plough: {
      ask: [
        'told your dad',
        'the cab of the snowplough',
        'ned',
        'coming out to your father',
        'how did your father take it when you told him who you are?',
        'does your dad use your name',
        'is your family fine with you being non-binary',
        'what did your dad make for your gate',
      ],
      says: [
        'He cut it on a bit of tin, after, for my gate. R. ASHBY, with a leaf. He’d never asked how to spell it. He’d got the leaf exactly right, he must have gone and looked.',
      ],
      more: [
        'The kindest thing done me was by my father, with tin snips. The week after I’d told him my name he’d cut it for my gate, and up he came with four screws in his mouth so he’d not have to say anything.',
      ],
    },
    crust: {
      ask: [
        'crust on the sill',
        'who eats the crust',
        'leaving food out',
        'whoever it is',
        'who do you leave the crust for?',
        'why do you put bread on the windowsill',
        'does anything actually take the bread you leave out',
        'has whoever it is ever left something in return',
      ],
      says: [
        'Bread mostly, cheese at Yule. It goes. It’s mice, I dare say. But there was a morning with snow, and no prints at all, and the crust gone, and a hazelnut left.',
      ],
      more: [
        'I’ve got the nut. I’ll not crack it.',
        'I put nowt down for them, they’d get to trusting hands. But the crust goes, and there’s one old vixen’s never looked me in the eye since.',
        'My lucky charm’s the hazelnut that was left on the snow, it’s on the shelf over my bed, and I touch it going out. I’d not carry it with me. I’d not like to be the one who dropped it.',
      ],
    },
    bees: {
      ask: [
        'telling the bees',
        'beehives',
        'knock on the hive',
        "mrs wetherby's bees",
        'what does it mean, you tell the bees?',
        'who did you have to tell them about',
        'why would one knock on a beehive',
        'do bees really care when somebody dies',
      ],
      says: [
        'You tie a bit of black on, and you knock three times with the door key. For Nan they hummed. For Amos they hummed the same, only I’d swear that they drew breath first.',
      ],
    },
    whittling: {
      ask: [
        'the spoon that drips',
        'whittling',
        'bad carving',
        'ten years one spoon',
        'can i see the spoon you carved?',
        'why are you so bad at whittling',
        'what have you made in all those years with the knife',
        'who was the wooden spoon meant for',
      ],
      says: ['I keep it by the sink, where it’s handy for making a puddle. It’s ash. It was going to be for Ffion.'],
      more: [
        'My whittling knife was a tenth birthday present from my father, who said, “Mind,” and has said nothing on the subject since.',
        'A hedgehog, for Effie. She thanked me nicely and brushed her hair with it, and it’s been the family hairbrush since, it’s very good on knots.',
        'It gives my hands something to look at while a person’s talking. And the stick’s not out of pocket; it was only ever going to be a stick.',
        'Thirty-one that bled. There’s a bit of thumb in most of my spoons; I tell folk that it’s knot.',
        'A peg. A plain one, for the henhouse door, and it’s held nine winters. You’ve not to say what it’s meant to be.',
        'To whittle a spoon that’d hold soup. And enough Welsh to know what it is that Pat’s been telling them.',
        'I’m always listening to somebody while I whittle, and a spoon knows when it’s not being minded. Amos said I’d had the whole of his patience off him and brought none to the stick.',
        'I’d carve you a spoon gladly, if you’re not in a hurry and don’t mind your soup in instalments. It’d be ash, a bit left-handed, and you could always hang it in the porch.',
        'I whittle ash, mostly, as that’s what I’m sent, and birch for spoons, because it’s forgiving. Elder I’d not cut. I tried holly the once, and it split, and I’d swear it was out of spite.',
        'The ugliest I ever whittled was a lamb for Bram’s christening. One aunt took it for a potato and another for the vicar. It holds a door at my mother’s now, with its face to the wall.',
      ],
    },
    mushrooms: {
      ask: [
        'mushroom spots',
        'foraging',
        'chanterelles',
        'where do you find them',
        'where do you pick your mushrooms?',
        'what grows in your wood that one can eat',
        'would you show me your secret place for chanterelles',
        'when is the season for them, and under which tree',
      ],
      says: [
        'There’s a birch that leans as if it’d heard its name. Under there, last week of August. I’d tell you more, but I had the place off a woman who made me promise with spit.',
      ],
      more: [
        'I’ve been poorly off a mushroom the once, at nineteen, three days. What I can’t swear to now goes to the lady at the county records, never near a pan.',
        'The cep, with one slug’s bite out of it for a reference. But to meet and not eat, the little violet one, that looks like something a bishop’s dropped.',
        'Off Nan, one a year, from when I was seven. She’d have me keep it in my pocket till it rotted, so I’d know it at every age, and so would the pocket.',
        'Not on anybody’s say, nor mine from here. Have them seen by somebody who knows mushrooms, gills, smell, and the ground they came from, and till then admire them in a bowl.',
        'Ceps, chanterelles, hedgehogs, and the big parasols off Wetherby’s top field, where the ewes have been. The mushrooms I don’t pick would fill a chapel; I nod to those and keep my hat on.',
        'There’s the shaggy inkcap I’ll not touch. There’s nowt wrong with it fried, they tell me, but if you stop to talk it’s gone to ink on the plate, and I’d sooner write with my dinner than watch it.',
      ],
    },
    supermarket_twine: {
      ask: [
        'postwoman',
        'reading an envelope',
        "mother's post round",
        'handwriting',
        'did your mum deliver letters?',
        'can your mother really read an envelope from outside',
        'who wrote to you all when your grandfather died',
        'what did the postwoman in your family teach you',
      ],
      says: [
        'My mother could tell you who’d written by how the stamp sat. When Amos died the whole dale sent cards, and she sorted them on the floor, by who’d really meant it. It was nearly all of them.',
      ],
    },
    nightjars: {
      ask: [
        'nightjars',
        'churring bird',
        "what's that noise in summer",
        'one blanket',
        'what are nightjars and what do they sound like?',
        'would you take me to hear the nightjars',
        'which bird makes that whirring at night',
        'is there a legend about the bird that sounds like a sewing machine',
      ],
      says: [
        'It’s like a sewing machine a long way off, in the dark, and nobody sewing. They say it’s a woman finishing a shirt. She’d be done by now, but he’s tall.',
      ],
      more: [
        'The night sound I’ll never get used to is a vixen, in January. It’s like somebody being told the worst news in the world, three fields off, and for sixteen winters I’ve had a boot on before I’ve remembered that she’s only courting.',
        'At three in the morning it’s the beck, a roebuck coughing, the stove letting go of its heat, and Landlord back with something. Then there’s about a minute with nothing in it at all. I’ve never once slept through that.',
      ],
    },
    story_goat: {
      ask: [
        'the goat story',
        'short one with a goat',
        'teach me a story',
        'easiest tale',
        'tell me the short one where nobody learns anything?',
        "what's the one with the goat",
        'do you have a really short tale for me',
        'which story do you start beginners on',
      ],
      says: [
        'There’s a goat who’s told he can’t cross till he’s paid. He says, “What’s the toll?” and the bridge says, “A joke.” He tells it. It’s a terrible joke. They’re both there yet.',
      ],
      more: [
        'The bridge’s. “What’s the toll?” “A joke.” “I’ve only the one, and it’s about a bridge.” Nobody’s laughed yet but Ossie, and he’d to go and sit down.',
      ],
    },
    last_plan: {
      ask: [
        'what will you do when you find the ending',
        'plans for the winter',
        'finish the long tale',
        'who will you tell',
        'what if you never find out how it ends?',
        'do you have a plan for telling it one day',
        "would you perform your grandfather's tale in public",
        'how would you want to end your search',
      ],
      says: [
        'I’ve said I’ll tell it in the barn at Martinmas, first and second nights, to anyone who’ll come. And on the third I’ll light the fire, and I’ll ask. I’ll say, does anybody know?',
      ],
      why: ['Because I always went to them, one by one, on the quiet. I never thought to leave the door open.'],
      more: [
        'The furthest I’ve gone for the ending was an island off Mull, two boats and a bull, and the old woman there had only the first night, in Gaelic.',
      ],
      back: 'Would you come, the third night?',
    },
    met_on_the_way: {
      ask: [
        'i met a black cat on the way',
        'nobody, i met nobody',
        'just a fox crossing the road',
        'i met an old woman with a dog',
        'nothing but rain and traffic on my way',
        'i saw a deer by the fence',
        'why do you want to know what i met',
        'what do strangers usually answer to that question',
        'a hedgehog, if that counts',
        'i met somebody i used to know',
        'does it mean anything, what you meet on the way',
      ],
      says: [
        'Then it let you by, and that’s the main of it. They say what you meet at the last gate is what’ll ask after you in the morning.',
        'I’ll put that down, with the hour, and which of you stepped aside. It matters more than folk think, who stepped aside.',
      ],
      why: ['It’s an old way of asking are you followed. It’s politer than looking past you at the door.'],
      more: [
        'And if it was nobody, why, I’ve a card for him. Tall, well-mannered, keeps to the left; he’s met by more folk than anyone in the dale.',
        '“Myself, coming the other way, in my good coat.” She’d no coat on when she came in, and it was January. I wrote it down, and I walked her home by another road.',
        'A hare, sat in the middle of the cart road, looking back the way I’d come. I said good evening, and went round by the bog, and was let.',
      ],
      back: 'And did it look at you first, or you at it?',
    },
    dusk_custom: {
      ask: [
        'why is a stranger owed bread, fire and a question?',
        'where does that rule about strangers at dusk come from',
        'what bread is it',
        'did you bake the bread yourself',
        'may i sit by the fire then',
        'what do i owe you for the bread',
        'do i get one question too',
        'do strangers often turn up at your door',
        'is there butter for the bread',
        'have you ever turned anyone away at dusk',
      ],
      says: [
        'It’s from the packhorse days. You couldn’t turn a body off after lamp-lighting, and they’d no coin, so they paid in what they’d seen.',
        'Sit in, the bread’s yesterday’s and the better for it. It’s Isla’s seeded, out of the oven she’s in charge of, and the butter’s straight from the beck.',
      ],
      why: ['One question, since with two you’re a constable. They could lie, mind, but only the once, and it had to be good.'],
      more: [
        'I’ve had eleven since I came to the cabin. A vicar, a lad with a drum, two that were wed to other folk, and one at New Year who ate the heel, thanked me, and left no track to the gate.',
        'Ask who I was hoping for when I heard the latch. I’d have to answer, it’s the custom, and you might be nearer to it than you’d think.',
        'Not yet. There was a man selling windows that I thought about. But he’d met a hedgehog in the lane and let it cross, so he’d his bread like anybody.',
        'Aye, a thief’s the likeliest to need it. There was one in Nan’s day sat in with a goose under his coat, and it was the goose that answered the question.',
        'A lass with a cello on her back, who’d taken the Long Back for the bus. She’d met a smell of bread, she said, and that was me, so we called it quits.',
        'A bit of peat from Lewis, in a sock. He’d carried it six weeks to put on somebody’s fire, and we sat by it till it went, it was as good as a story.',
        'One, by eight nights, a piano tuner, with the snow up. He’d nothing to tune, so he did the tower; it’s why it’s got five notes.',
        'Nan. I was six, and there was a tinker in the door with the rain behind him. She’d the bread cut before his hat was off, and let me have the question, for practice.',
        'The one stranger who’s frightened me was at New Year, and so civil over the heel of the loaf. The fright only came on in the morning, when I went out to read the snow and there was nothing wrote on it.',
        'At noon a stranger’s owed directions, and no more; it’s only the dusk that has a claim on the bread. But I’d likely say that it looked dark over Kirkby, and cut a slice on account.',
        'A knock after dusk I’d never lie still for, they’re owed bread. But I’ve lain behind the settle, one August noon, shamming asleep while walkers tried the door for a café, and Landlord the owl coughed and gave me away.',
      ],
      back: 'You’ve one owed you in return. What’ll you spend it on?',
    },
    antler_and_hat: {
      ask: [
        'whose antler is that by the door?',
        'did you shoot the stag',
        'is that an old hat',
        'why is your hat wet, is it raining out',
        "what's hanging by your door",
        'where did you find the antler',
        'how old is that hat of yours',
        'do deer really drop their antlers',
        'can i hang my coat up there too',
        'did the hat belong to somebody',
      ],
      says: [
        'A red stag’s, cast, and nobody hurt for it. I found it my first winter, stood upright in the snow as if he’d hung himself up and gone on without.',
        'The hat’s Amos’s hedging hat, waxed every spring since before I was born. It’s that used to rain it’s wet a while beforehand.',
      ],
      when: [
        'They shed in March, about, one and then the other. For a day he goes round with his head on one side, and you’re not to laugh.',
      ],
      show: [
        'Six points, brown as tea, with the tips rubbed white. Under it there’s a dark patch on the flags, in the shape of Wales, where twelve years of hats have dripped.',
      ],
      more: [
        'I’ve never found its fellow. Effie says that he’ll be wanting to come in one night and match them.',
        'Some of it. Rain comes in smelling of pennies, snow of nothing whatever, and thunder gets me at the back of the nose. But I’d trust the hat first.',
      ],
    },
    the_acres: {
      ask: [
        'how do you look after nine thousand acres?',
        'how big is that forest, in miles',
        'how long does it take to walk across it',
        'do you do all that alone',
        "is there a part of the wood you've never been to",
        'what kind of trees have you got',
        'how old is the forest',
        'do wolves or bears live in your forest',
        'how many paths are there to keep open',
        'who owns the forest',
      ],
      says: [
        'It’s fourteen square mile, so you could cross it between breakfast and dinner and say that you’d seen it. To set foot on each path the once takes me nineteen days, and by then the first’s grown over.',
      ],
      how: ['By ear, a good deal. A wood that’s right has a kind of hum, and where it stops, I go and see what’s sat on it.'],
      more: [
        'It’s the Forestry’s on paper, the rooks’ by custom. No wolf since thirteen-something, though there’s a farm that still won’t say the word at lambing.',
        'There’s a hollow on the cold side I’ve been in three times, and not by the same way twice. It’s where the snow goes to finish.',
        'I’ve eleven miles of a day in me, fifteen in June, and I’ve never owned a thing that counts them; my socks do.',
        'There’s twenty-three bridges on my round, and I check each of them by jumping on it, which isn’t in the handbook.',
        'The oaks on the warm side go back to the ice, they say, and the pine on the cold to my great-grandfather’s day. The bog’s never given its age.',
        'No bears here, the last one went a thousand years since, and I’m told it wasn’t sorry. The nearest I’ve come was a badger in a narrow lane, and I gave way.',
        'A pine marten, my fourth year, on the tower rail at first light. It looked me over as though I were the one they’d said was extinct.',
        'For ticks I’m comb and lamp on the step every night from April on, like a monkey with nobody to oblige. I’d one behind the ear through a whole christening.',
        'I do. The oaks leaf a fortnight before Amos would’ve had it, and the bluebells can’t keep up. I’m planting from acorns off the south, and telling the old ones it’s only company.',
        'There’s a ring of hollies behind Hob’s Knoll, with a gap in it the height of a bairn. I’ve stood there. I was never given to understand I was wanted.',
        'A young one’s all elbows, each of them wanting to be looked at. An old one’s had its say and leaves you room; you can hear your own feet being let in.',
        'Not since thirteen-something, when the last was paid for at Kirkby, at five shillings. There’s a farm still won’t say the word, so I’ll say it quietly: no.',
        'A few, and I’d not say which. There’s places want a hundred years of not being looked at. But put a bench at the edge, folk’ll mind what they can sit by.',
        'Nobody’s found the floor of our bog. They let a bell rope down in 1880, and it came up shorter; since then it’s had a tractor, a pedlar’s cart and one of Ossie’s boots, and never so much as hiccupped.',
        'The beast I fear is Wetherby’s gander. There’s nothing with a tooth in it round here would trouble me, but I’ve gone a mile about by the ford sooner than meet that bird in a gateway with its neck out.',
        'My closest call was a stag in the rut, one October, in fog, that took my cough for a rival. I went up a larch with a sandwich in my mouth, and he roared at me till dusk, and I’ll own I felt flattered.',
        'The strangest thing I’ve found out here was a piano stool. It was four miles from any road, under a beech, wound down to a bairn’s height and set facing the trunk. I left it be. Some mornings it’s been turned.',
        'Bones, aye, sheep mostly, and once a whole horse laid out in foxgloves as neat as a drawing. I leave them lie, bar the antlers. The mice want the chalk, and they were somebody’s before they were mine.',
        'In sixteen years the forest’s lost two hundred oaks, half its snow and most of its hush, and it’s gained light, foxgloves, and folk with sticks. It’s younger than I am now in places. I find I’ve to slow down for it.',
        'The ash are going, one in three, from the top down, like folk forgetting names. The oaks only sulk in a dry summer, and drop a branch. I leave the ash that’s still green well alone; there’s always one or two that’ll not catch it.',
        'If they came to put a road through I’d walk the men down every yard, and tell them what’s lived there. It’s hard to drive a road through a thing once you’ve been introduced. Then I’d sit in front of it, with my mother.',
        'There’s nobody drowned in our bog that anyone living knew. In 1790, they say, it’d a drover in with forty geese, and all the geese got out, so he’s filed under Geese.',
        'I’d have the lynx back tomorrow, on the cold side, and tell nobody. The wolf I’d dearly love to hear, and not to explain at Wetherby’s. You’d have to see the farms right first, or it’s only a grudge with teeth.',
        'Hate’s too much trouble for a place. But there’s some would sooner that you weren’t, and you feel it between the shoulders. Behind Hob’s Knoll I take my hat off, and I don’t stop to eat.',
        'I thought I was done in the bog, my fourth winter, in to the waist with the light going. I lay flat, told it the tale of the goat, and there was a heather root by my hand. The goat’s done no other good.',
        'The forest’s keeping a well from me, off the north ride, that I drank at once and never found again. And it knows who greases the quarry crane. I’ve asked it both, very civilly, and been looked at as a toad looks.',
        'I close a trail for three things: a limb hung up over it, a bridge that answers wrong when I jump on it, or something nesting at the height of a boot. Then it’s a rope and a card, and I say who’s in.',
      ],
      back: 'How big’s the bit of the world that you’d call yours to mind?',
    },
    windfall: {
      ask: [
        'how do you clear a fallen tree off a path?',
        "what's windfall exactly",
        'do you use a chainsaw or an axe',
        'how long does it take to saw through a big oak',
        'is it dangerous, clearing trees',
        'what happens to the wood afterwards',
        'how heavy is a trunk like that, how do you move it',
        'have you been hurt by a tree',
        'does cutting up an old tree make you sad',
        "what's the hardest part of your work out there",
      ],
      says: [
        'Up to a foot through, it’s me and the bowsaw, and I’m warm for an hour. Past that Pat fetches the chainsaw, and we ask the jays’ pardon for the row.',
      ],
      how: [
        'You look at it first, longer than you’d think, and find where it’s holding its breath. Then little cuts on the squeezed side, and stand where it isn’t going to want to be; a big oak’s a day and a half for three.',
      ],
      why: ['It’s not the falling that harms folk. It’s the one that’s lain there bent, and would sooner be straight.'],
      more: [
        'The trunk stops where it’s rolled, for the beetles. The tops go to Jem, and there’s always one round kept back for a seat, as far from the last as an old man can walk.',
        'An oak over the Kirkby ride, the week of the big storm, sixteen foot round. Three of us were four days at her, with a hare on the far side, waiting to be let by.',
        'The chainsaw I put up with. It does in a minute what ought to take long enough to be sorry in. I hold the other end of things and let Pat be the thunder.',
        'The beech ride to the yew, and back by the beck. Two mile, flat as a plate bar one rude root, and a round left to sit on wherever you’d want one.',
        'It starts like a door a long way off that’s thinking about it. Then the groan, and the whole crown coming down through its neighbours. The worst’s the hush after, when they’re all counting.',
        'Windfall is what the wind has brought down: whole trees, limbs and tops, lying across the paths. It’s the same word as for apples, only it takes four of us and a saw to make anything of it.',
      ],
    },
    owl_count: {
      ask: [
        'how do you count owls?',
        'how many owls live in your forest',
        "don't you count the same owl twice",
        'what kinds of owl have you got',
        'can you call an owl and it answers',
        'when do you do the owl count',
        'why does somebody need to count owls',
        'can i come along to count owls',
        'are there more owls or fewer than before',
        'has an owl ever attacked you',
      ],
      says: [
        'Sixty-one pair of tawnies at the last count, nine of long-eared, and a single barn owl who lodges in the chapel kennels and isn’t on speaking terms with the hounds.',
      ],
      how: [
        'You walk a ride after sundown, stop each quarter mile and stand ten minutes with a map on your knee. Him here, her there, draw a line between; you’re not counting birds, you’re counting marriages.',
      ],
      when: [
        'February, when they’re courting, and again in October when the young ones get told to leave. It’s mostly shouting, the both times.',
      ],
      more: [
        'I answered one once through my thumbs, for company. He came and sat a yard off, saw what I was, and I’ve never been so looked at by a disappointment.',
        'Because they’re the top line of the bill. If there’s owls there’s voles, and if there’s voles there’s rough grass and old holes; you count the lodgers, and you know how the house is.',
        'The long-eared. She thinks she’s a bit of bark, and if you’ll think so too, she’ll let you stand under her till your tea’s cold. Don’t let Landlord hear.',
        'The first after sundown, when the blackbirds have done swearing. There’s another before dawn, but they’re full by then and only answer out of manners.',
        'Four springs back. Thirty-eight pair, after a wet March and no voles; I’d stand my ten minutes and get nowt but my own watch. They came again, but I’d been listening hard.',
        'A tawny had my other hat off, one May, for walking under her nursery. Four neat holes, and she came round again for the brim. I go by there in a bucket now.',
        'A Miss Braithwaite at the county records, who sends a postcard back with a mark out of ten. The forestry gets the same numbers and sends nothing.',
        'With your back to the chapel kennels, a quarter hour after sundown, in October. The barn owl comes out over the door like somebody shaking a cloth, and you’re not to speak till she’s by.',
        'How little there is of an owl. I’ve had one in my hands that weighed less than a loaf, and the rest was opinion. He’ll go by, and only your hair knows.',
        'People, by a whisker, for an owl’s never once put the kettle on. But I’ll own that no owl has asked me where the café is, and it’s close, of an August.',
        'I can call the tawny, through my thumbs, and he’ll answer, if only to complain. I can do a passable wood pigeon as well, but that’s not a call so much as a mood.',
        'I count gates, without meaning to, and the breaths between one owl and the next. Stones in a course I count, and knocks. I’ll not count lambs, nor cellar steps by night, the both come out different to spite you.',
        'In owl season I’m up at five for the dawn shouting, back in bed by nine, and up once more before dusk. It’s like being given two small days and no large one.',
        'Owls are up with us: sixty-one pair of tawnies, where it was thirty-eight four springs back. It all goes by the voles. The barn owl’s holding steady at one.',
        '“Means well, walks like a heifer.” The owls’d say I’ve stood in the same place for sixteen years, ten minutes at a time, and never once caught anything, and somebody ought to leave me a vole.',
        'I’ll count the same owl twice now and then. That’s what the line on the map’s for: one shouting each side of it at once is two, and if it’s by turns I’ve met a bachelor in a hurry.',
      ],
    },
    lost_walkers: {
      ask: [
        'how often do people get lost in your forest?',
        "what's the wrong ridge",
        'why do walkers always go up the wrong one',
        'how do you talk someone down from a ridge',
        'what do lost people do wrong',
        'have you ever not found somebody',
        'what should i do if i get lost in the woods',
        'do people thank you when you find them',
        'who was the most lost person you ever met',
        'are walkers stupid or just unlucky',
      ],
      says: [
        'Forty or so of a summer. It’s the Long Back that does it, from the ford it looks the short way home, and it goes nowhere at all, very handsomely, for five mile.',
      ],
      how: [
        'I don’t shout “stop”, they only run. I call up, what can you see? By the time that they’ve told me about the view they’re stood still, and then it’s just a matter of which foot.',
      ],
      why: ['Pride, partly. There’s a sign; I painted it myself, it says NOT THIS ONE, and folk take it for modesty.'],
      more: [
        'We’ve fetched all of them home, so far, I’m touching wood while I say it. The furthest gone was a surveyor, with the map, who’d been holding it to the light to see where he’d be.',
        'A retired colonel, who’d not be led by anybody without a rank. So I asked his advice at every fork, and agreed with half of it, till he’d brought us both to the car park.',
        '“I did think it was a bit long.” They nearly all say it, looking back up as if it might beg their pardon. And then they ask is there a café.',
        'Once. A shepherd, his heart it was, sat under a thorn with his stick over his knees. I stopped by him till they came up; I’d not have him looked at on his own.',
        'The Little Back. It looks the long way round and there’s no view, only a dull bit with sheep, and then you’re at the ford in forty minutes.',
        'They argue as far as the first bog. After that they’re very good, and tell me the whole of their lives. One wrote afterward to say he’d still have gone left.',
        'Five hours, a pair of sisters sat in a cleft, who’d not stir till it was settled which of them had said left. I sent up soup on a rope, and a fair hearing.',
        'A map never says it isn’t sure. Their own eyes have been wrong before, about husbands and the like, so they’ll go by the paper, straight into the beck.',
        'Not lost, only mistaken: my second year, in a fog, reciting. I was that taken with my own voice I’d gone two mile up the Long Back before I missed the echo.',
        'They answer before I’ve asked, and the voice goes up the ridge ahead of them. I get them to tell me their breakfast. Nobody can be falling off a thing and describe an egg.',
        'I’ve no handcuffs, only a notebook, and I’ve fined one man in twelve years of wearing the badge. He’d lit a barbecue on a stump. I wrote it out so slowly, licking the pencil, that he paid and apologised to the stump.',
        'I’ve carried four out, with Pat on the other end and a hymn to keep us in step. The heaviest was a turned ankle off the Long Back who’d not be parted from his rucksack. It was books.',
        'A man told me he’d be but five minutes, he’d dropped a glove, and I stood and held his rucksack till dusk. He’d gone home by the other side. There was a very good pie in it, so I’ve nearly forgiven him.',
        'The nicest thing a walker’s left me was socks. I’d lent a lass my dry pair at the ford, and there they were on the gatepost, come Candlemas, washed and darned, with a second pair rolled up inside, forest green.',
        'The lost child I found was a lad of five, sat inside the Old Queen on the bench, swinging his legs. He told me it was his mother that was lost. Ten minutes on I’d the pair of them to tea.',
        'The silliest couple I’ve caught on a trail were sixty if a day, racing sticks under the ford bridge for who’d wash up till Christmas. She’d hers on a thread. He knew, he told me after, he just likes to see her win.',
        'The daftest shoes I’ve seen on a trail were gold, with heels like pencils, on a lady bound for the Long Back in sleet. She left a row of neat little holes across the bog, and there was a wagtail drinking out of the last.',
      ],
      back: 'When you’re lost, do you stand or do you speed up?',
    },
    river_wife: {
      ask: [
        "who's the woman who married the river?",
        'how can you marry a river',
        "what happened to her in the end, the river's wife",
        'did they have children, she and the river',
        'is there a real river in that tale',
        'who told you the one about the river bride',
        'was it a happy marriage with the river',
        'is the river story true',
        'did she drown',
        'tell me about the bride of the river',
      ],
      says: [
        'She’d no great opinion of men, and he’d a lovely voice and was never out late. They wed at the ford with her shoes off; he’d brought the whole valley’s lost buttons for a present.',
      ],
      how: [
        'You walk in to the knee, and say your name, and don’t take it back when he asks you twice. The vicar stood on the bank, they say, and went home with his stockings wet.',
      ],
      more: [
        'There were two bairns. The one was a great walker and the other never lived anywhere but in mills.',
        'She didn’t drown, it’s what folk always ask. She’s buried at the top of the churchyard, driest plot they had, and every few winters there’s a dish of water found by the stone, full, with a trout in it.',
        'A water bailiff called Hob Nixon, eighty if a day, stood in the ford with his trousers rolled. He’d had it off an aunt, who’d had it from whoever kept the buttons.',
        'The vicar, her mother with her back turned, a heron for his side, and every drain in the dale running clear. There was no dancing; it was wade or nothing.',
        'Aye, it’s ours, the one under the ford bridge. The steps she went down by are there yet, five of them, and the fifth’s always the cleanest.',
        'There was a mill race, they say, one dry summer. But he brought the news home himself, with his head down, and she’d known what he was when she took her shoes off.',
        'No sadder than most marriages. I’ve told the river’s wife at two weddings, as far as the buttons, and sat down before the trout; they’re both still wed, and one’s bought a boat.',
        'She’d one, but she gave it. That was how you married the river, you said your name in the water and didn’t take it back, so it’s him that has it now and we don’t.',
        'The river’s wife was asked at ninety, by a curate, was she sorry. She said she’d regretted it every February for the floods, and never the once in June, and she’d not heard of a dry husband that did better.',
        'There’s a pool below the ford bridge you can swim in, four strokes and turn, and that cold you can hear it. I go in at midsummer, in an old shirt, and say nothing the river could take for a vow.',
        'I’d marry the river: a lovely voice, never out late, and he’d bring me buttons. The miller’d have me minding that hat. With the one you’d be wet, but with the other you’d be dusted.',
        'Rain on a wedding’s good luck, they say here: it’s the river come to wish you well, in the only coat he’s got. It’s a wind you don’t want, that’ll have the hats off, and then you’ve the miller as a guest.',
      ],
    },
    millers_hat: {
      ask: [
        "what's with the miller's hat?",
        'why is there a story about a hat',
        'what did the miller do with his hat',
        "where is the miller's hat now",
        'is the mill still standing',
        'was the hat magic',
        'why was his hat so important to him',
        'who collects hats in your tales',
        "what's the best known story you have",
        'did the miller ever get the hat back',
      ],
      says: [
        'He’d sooner have been seen without his breeches. It was beaver, with a silver buckle, and he lifted it to nobody, and where there’s a man who won’t lift his hat there’s generally something that comes along and does it for him.',
      ],
      show: [
        'There’s four walls of the mill left and an ash tree grinding away in the middle. If you lean over the wheel pit, your own face comes up bareheaded, whatever you’ve got on.',
      ],
      more: [
        'It’s been seen three times since: on a scarecrow, on a drowned man, and going down the Kirkby road at a fair pace with a hedgehog under. It’s always dry, that’s how they know it.',
        'I’ve had it from nineteen tellers, and there’s not two agree on the colour. They all put a hand up to their heads, though, at the same place.',
        'Funny as far as the bridge, and not after. I’ve seen a whole barn laughing at it, and then each of them, going out in the dark, put a hand up to be sure.',
        'I card the both, pin them together, and let them fight it out in the drawer. There’s a drowned piper in there who’s never looked better for it.',
        'A stranger’s, left against a sack of flour till he came by again. The miller was told to keep it brushed and not to wear it, and you’ll know what that’s like.',
        'There was a miller lifted his hat to nobody. The wind lifted it for him. He chased it as far as the bridge, and it was home before him, dry, in his chair.',
        'Stopped in, and ground by feel. When he did come out he bowed to everything, hens and all, in case; he was the best-liked man in the dale and never once enjoyed it.',
        'If three folk have a tale wrong the same way, it’s not wrong, it’s a variant. A mistake puts its hand to its forehead and says sorry; a variant looks at you as if you were the daft one.',
        'What parts a tale from a lie is what it wants of you. A lie wants you to stop asking, and a tale can’t wait for the next question. And nobody ever told a lie the better for having the dog put in.',
      ],
    },
    ever_whistled: {
      ask: [
        'have you ever whistled there yourself, at the quarry?',
        'which of the seven versions do you believe',
        "weren't you tempted to try it just once",
        'what if i whistle there now',
        'has anybody tested it',
        'do you believe it or is it just for children',
        'what would you do if your dog ran into the quarry',
        'which is the scariest of the seven',
        'could you whistle if you wanted to',
        'are you really afraid of a quarry',
      ],
      says: [
        'Never. I came near it one March, with a wind in my teeth, and my mouth made the shape by itself; I’d to sing the first verse of “Abide with Me” to cover.',
        'By daylight I hold with the fiddler. Going home, it’s Nan’s I believe, and I’m a good fast walker.',
      ],
      why: ['It’s not that I think it’d come. It’s that I’d be stood there wanting to know what with.'],
      more: [
        'A lad from the university tried it, for science, with a stopwatch. He says nothing answered; but he hums now, all the while, as if he’d somebody to keep quiet.',
        'You’d be safe enough, with your mouth shut. It’s the gap in the lips that does it, they say, it takes that for a door. I’d not go up on the last note.',
      ],
      back: 'What’s the thing that you don’t believe in and still won’t do?',
    },
    favourite_tale: {
      ask: [
        'which of your tales is your favourite?',
        "what's the best one of the four hundred and twelve",
        "which is the shortest story you've collected",
        "what's the oldest tale in there",
        'which one makes you cry',
        "is there one you'd never tell",
        'which story scares you most',
        'what was the first one you wrote down',
        'what was number four hundred and twelve',
        'do you know them all by heart',
      ],
      says: [
        'It’s the one that’s a single line long. I had it from a man at the ford, who looked at the water: “She came back for her gloves.” He’d not be drawn, and I’ve been happy with it for years.',
      ],
      why: [
        'Because you’ve gone and furnished it, haven’t you? There’s a hall, and a lamp, and him on the stairs, and I never gave you any of that.',
      ],
      when: [
        'The first I ever wrote was at eleven, in a sum book, about a pig who was owed money. The last was on a Tuesday, in a dentist’s waiting room, and I’d to go in before the wolf did.',
      ],
      more: [
        'I’ve got most of them by heart, about three hundred by breath. There’s one I’ll not tell, and it isn’t for being frightening; the lady asked me to keep it, not to spread it.',
        'The longest tale in the cabinet runs to two hours and a half, and I’d it from a man who was meant to be shearing.',
        'One of Jem’s, about a house that was let with somebody already in it. There’s no blood. It’s only that they’ve a place laid for you, and they’ve got the spoon right.',
        'The bishop and the borrowed pig. I can’t tell it, I go at the bit where the pig’s asked to say grace; Pat’s had it nine times, and never past the soup.',
        '“Count Your Own Feet.” In a lit room it’s nearly a sum. But put the lamp out and get as far as five, and you’ll want to know who else came in.',
        'A short tale’s an evening and a pot of tea. The shearing one took nine nights and two ribbons, and by the time I’d typed the end the fleeces had been sold.',
        'The lass who counts the cellar stairs, and there’s always one more going down than there is coming up. I was told it the week I got the cabin, and I’ve nine.',
        'The hedgehog doctor. He’s late to every house in the wood, they’re better by the time he’s come, and they give him soup. I’ve not known a bairn awake past the mole’s.',
        'There was a woman so tired that she sat down on a milestone. It had told folk how far for three hundred years, and it said, “You can stop counting, love. I’ll do it.”',
        'They’ll travel, but they change their boots. My goat’s a ferryman’s cow by the time it’s at the coast. It’s only the one thing stays put in a tale, and that’s what somebody wouldn’t do.',
        'The tale that had me crying is one of Tam’s, about a lighthouse dog that goes on barking at the fog after they’ve put in the horn. I typed it with my sleeve, and you can tell, the “e”s are all over the yard.',
        'The famous tale that vexes me is the two bairns and the breadcrumbs. Anybody who’s lived in a wood could tell you it’s twine you want. And nobody’s ever sorry for the witch, who’d gone to a deal of trouble over that roof.',
        'The best villain I’ve got’s a toll-keeper of Jem’s, very civil, never raises his voice. He lets everybody through for nothing, and wishes them a pleasant evening, and it’s years before they find out what it was they’d left with him.',
        'By heart I’ve the whole of “Tam Lin”, where all she’s to do is hold on, and eight lines about a hen that were pinned up in Nan’s pantry. I’ve had a good deal of use out of both.',
        'Number four hundred and twelve I’d off a Mrs. Raine, in the dentist’s waiting room, with her jaw tied up in a scarf. She sat on an hour after her own turn so as I could come back out for the wolf.',
        'The kindest tale I’ve got for them left behind is of a clockmaker. When his wife died he stopped every clock bar the one she’d always said was slow. It never caught up, so he’d her a few minutes longer than anybody.',
        'The tales I’m feared of forgetting are old Jos Tyson’s eleven, for they’re on no tape. I say them over of a Sunday, and there’s a heron in the seventh that stands a bit further off every year.',
        'A lad who’s all logic and believes in nothing I’d give the chess player, snowed in at an inn, who plays an empty chair for a joke, moves for them both, and loses. There’s no magic in it. I’d tell him, work it out.',
        'Number four hundred and twelve’s a grand one. A wolf with the toothache waits all night at the tooth-drawer’s door, hat over his ears, behind five hens, and not a one of the hens likes to say that it’s her turn.',
      ],
      back: 'If you’d but one line of yours to leave at a ford, what’s the line?',
    },
    my_story: {
      ask: [
        'can i tell you a story for your cabinet?',
        'would you write down something i tell you',
        'i know a tale from my grandmother',
        'do you collect stories from people like me',
        "what if mine isn't very good",
        'can anyone give you a story',
        'does it have to be old to count',
        'we have a legend where i come from',
        'will i be number four hundred and thirteen',
        'what do you want to know when someone tells you one',
      ],
      says: [
        'Go on, then, and take your time. I’ll want who gave it you, what room it was, and what you could smell.',
        'I’ve never had a bad one, only some that were told to the wrong chair. Try this chair.',
      ],
      how: [
        'Start at the bit where somebody opens something. If you lose your way, say “and any road”, it’s got half of this county to the finish.',
      ],
      more: [
        'It needn’t be old. They were all of them last week’s news once, with somebody’s aunt in a state.',
        'You’ll get a card of your own, green ink, your name at the top, and I don’t mend the grammar.',
        'Kirkby library’s got carbon copies of all but nine, in a cupboard by the boiler, so the tales are at least warm.',
        'A black portable typewriter that my mother had when the sorting office was done with it, with an “e” that jumps. You can tell a sad page by the way it’s all up and down.',
        'Two, and a thumb for the gaps. I can keep up with folk from this dale that way; I’d need four for anybody from Carlisle.',
        'A lad at the Drovers sold me a headless coachman for a pint, with the ink still wet on him. I carded it all the same; give it sixty years and it’ll be somebody’s gran’s.',
        'About eight, when the plate’s wiped and the lamp’s drawn up. If it’s a frightening one I start at seven, so Landlord can go out and not hear the end.',
        'Left alone, all of it, the “any roads” and the swearing. I put a comma in once for a man, and he stopped me in the market to say that it pinched.',
        'Aye, always, with the kettle on. They listen as if it’d happened to somebody else, and then they say, “No, it was raining,” and I’ve to start again with rain.',
        'Five ribbons in a good year. They come by post from a man in Hull, the last who’ll wind them, and I write shorter when he’s poorly.',
        'Aye, at the top, in green, with who they’d had it from under. There’s four would only go down as “a woman at the ford”, and I’ve kept my word on those.',
        'Not by me. There’s a woman at a press in Kendal asks each spring, and I say when it’s finished, and she says that’s what graves are for.',
        'No. There’s a blank card at the back, four hundred and thirteen, with my name on, both of them, and I’ve got as far as “any road”.',
        'Aye, that plain that I type slow for the slow ones. There’s some I’ve to stop for, when they stopped to feed the cat, and the bell goes at the line’s end like a spoon.',
        'I changed a tale the once, for the school: there was a lad in it meant to drown, and I let him reach the bank. I drowned him again Wednesday, a murderer both ways.',
        'When I forget the middle I put weather in. You can have it rain on a tale for a good three minutes while you feel about for the path, and folk only draw in closer. If it’s still not come, I see to the fire.',
        'There’s two tales I’d not write down, both about somebody living and both told me in a temper. I said I’d hold them till the kettle was cold, and by then each of them had asked for it back.',
        'Turn the coach into a bus and welcome, tales have always ridden on what’s passing. But I’d leave the wolf in for the bairns. They know fine that he’s there, and it’s only worse when nobody’ll say so.',
        'A lady at Kirkby gave me a lost twin, a wicked surgeon and a fire, and I’d taken down four sides before she said, “And it’s on again Thursday.” I carded it all the same, under the Married.',
        'My own tale I’d call “Ten Past Seven”. It’d be a short one, with a kitchen clock in it and no ending, so somebody else could have the use of that. Isla says it’d be called “Last Seen by the Peas”.',
        'Every teller’s name goes on the card in green, at the top, with who they’d had it from under it. I read it back to them before I’ve my hat on, and if they shake their head it’s wiped, and we talk of hens.',
        'Typing of a night, I picture it’s Effie reading, forty or so, with a cold and the whole cabinet to herself. She’s got her boots on the fender, she’s laughing at Geese, and she’s putting a bus in with a pencil.',
      ],
      back: 'Who had it before you did?',
    },
    why_not_ask: {
      ask: [
        "why didn't you just ask him how it ends?",
        "couldn't he have told you the ending first",
        'why did he spread it over three evenings',
        'did you never ask what happens next',
        "why hadn't you heard it as a child",
        'how come nobody else in the family knows it',
        'did he never write it down',
        "why didn't you record all of it in one go",
        'did he want you to have that story',
        "hadn't he told it to your mother or father",
      ],
      says: [
        'You didn’t ask him for the end any more than you’d ask the cow for cheese. It’d have been rude, and besides I thought that there was all the time in the world, I’d an appointment.',
      ],
      why: [
        'It’d always been too long for bairns, and then I was at the age for going out. My father was begun on it twice, and was asleep before she’d got her lantern, being a man who rose at three for snow.',
      ],
      more: [
        'He could hardly write more than his name and a price. He held that a tale on paper’s like a bird in a bag: you’ve got it, aye.',
        'I’d only to say, “Go on.” Two words, and I’ve a mouth full of them since.',
        'It’s seed in a tin, then. I’d one from a man who’d not told it in fifty years, and he’d to stop twice, it had come up that green.',
        '“I’ll be early.” That’s the last I said to Amos, off the step, on the Wednesday night, with the moon out. He put up his hand. I’d meant it, too.',
        'I’ve turned it over, did Amos keep the ending back. He stopped at the gate so I’d come again on the Thursday, and that was all the purpose in it. A teller leaves the door open; he meant to be there to shut it.',
      ],
    },
    empty_chair: {
      ask: [
        'what happened on the third evening?',
        "how did you find out that he'd died",
        'why was the chair empty',
        'where was your grandfather when you got there',
        'what did you see when you came in that night',
        'how did he die',
        'did you get to say goodbye to him',
        'who was with him at the end',
        'what did you do with the chair',
        'what was the last thing he said to you',
      ],
      says: [
        'He’d set two cups out and laid the poker straight. The chair was turned a bit to mine, as he’d have it for the long ones, and the cushion was still down in the middle.',
        'He’d gone up to lie on top of the covers, boots side by side on the mat. Old folk’s heart, the doctor said, and no pain; he looked as if he’d been interrupted and was being good about it.',
      ],
      how: [
        'I saw there was no smoke, from the bend. I told myself he was saving coal, I went on telling it all up the path, it was a fine piece of telling.',
      ],
      more: [
        'I poured the tea. I don’t know why; you do the next thing, and it was the next thing.',
        'The chair’s by my stove now. I’ve never sat in it, but I’ve had it reseated, as it’ll be wanted.',
        'If I’d one hour with Amos, I’d not ask the ending straight off; I’d carry the kettle in, and let him start.',
        '“You’ve worn out good boots on a thing I’d have told you for nowt.” And then he’d ask what else I’d heard, and that’d be him settled till midnight.',
        'It was me that found Amos. He’d gone by five, the doctor thought, and I came at ten past seven with no smoke showing from the bend; so I did the ringing, not the other way about.',
      ],
    },
    blame_ditches: {
      ask: [
        'do you blame yourself for coming late?',
        'what were you so busy with at twenty-six?',
        'have you forgiven yourself',
        'were you angry with yourself afterwards',
        'was it your fault, do you think',
        'what kept you that day',
        "would it have made a difference if you'd been early",
        'does the guilt ever go away',
        'have you told anyone that you were late',
        'what would you say to yourself back then',
      ],
      says: [
        'I’ve forgiven the ditches. I’ve got as far as the pencil, and the desk it was on; it’s slow, I’m working in from the edges.',
        'It was a page and a half about drains. If I’d to pick a thing to swap him for I’d have picked better, and there’s the whole of the sting of it.',
      ],
      why: ['They tell me he’d have gone at five whether I was there or no. I say aye. But then he’d have gone with the kettle on.'],
      more: [
        'It was Mrs. Harker had asked for it, the report. She’s never spoken of that, nor have I, and there’s ash by my door every back end.',
        'I was twenty-six, and thought that busy was a kind of weather, that it only came to other folk if you stopped at home.',
        'I’ve been wary of the telephone since the night I’d to ring my mother from Amos’s kitchen, and it rang eleven times before she came.',
        'Not one word. My mother gave me his kettle, and my father went and dug out the bend, in October, with no snow. I’d have liked it better if they’d shouted.',
        'What helped most, after Amos, was work that I’d not asked for. Mrs. Harker wouldn’t deal with my badge, so I was out clearing every day; and my father came up and said nothing beside me, very thoroughly.',
        'I wish somebody had asked what was so urgent about a ditch. It was a Thursday, at five, and there was only me in the office. I’d have begun to tell them, and heard myself, and got my hat.',
      ],
    },
    make_it_up: {
      ask: [
        "why don't you just make up an ending?",
        "couldn't you write the third part yourself",
        'what do you think happens behind the gate',
        'shall i invent an ending for you',
        'would you accept an ending from somebody else',
        "isn't every story made up anyway",
        'how would you end it if you had to',
        'maybe there is no ending',
        'what if she just goes home',
        'would it be cheating to finish it yourself',
      ],
      says: [
        'Everybody tells me to. But it’d be like knitting a man the one sock and then being surprised that he limps.',
        'Say me yours, I’ll hear it, I’ve had eighty. There’s a bishop’s, with a choir in; there’s a plumber’s, that I think about.',
      ],
      why: ['He’d not made up the first two. He’d been handed them, and I can hear in his voice where he’s got hold of the rail.'],
      more: [
        'I’ll own I’ve been known to try, of a November, with the door shut. They’re good enough at night, and by the morning they’re only mine.',
        'His own grandmother, at the hearth at Threlby, before he was eight. I asked him once who she’d had it from, and he thought, and said, “Further back.”',
        'Twice a year, about, and it’s always Amos’s back, going up ahead with the lantern. I get to within a yard of hearing, and it’s the owl at the flue.',
        'It’s bonny, aye, so’s a bridge with the far half gone, from the side. It’s when you’ve four hundred years of folk behind you wanting over that it loses its charm.',
        'It could be there’s no ending to Amos’s tale. But you don’t lay out two cups for nothing. And Edie said, “what she did with the shadow”, so somebody’s been a step past the gate.',
        'The true ending of Amos’s tale, over a good one, and if it turns up lame I’ll carry it. Good ones I’ve had by the dozen, off a bishop and a plumber. They’re bonny boots, and they’re somebody else’s.',
        'An old lady at High Threlby made me up an ending, out of pure kindness. I knew by how she looked, after each bit, was it doing me good. I thanked her, had seed cake, and filed it under the Married.',
      ],
      back: 'What would you have her do first: look back, or lift the light?',
    },
    paths_by_roots: {
      ask: [
        'how do you know a path by its roots?',
        'can you really find your way in the dark without a lamp',
        'do you walk barefoot to feel the roots',
        'what do roots feel like underfoot',
        'how long did it take you to learn all the paths',
        'could you find your way blindfolded',
        'do you ever get lost in your own forest',
        'do you use a map or a compass',
        'which path is your favourite',
        'can you tell trees apart with your feet',
      ],
      says: [
        'Through the boot, if the sole’s thin enough. Beech is knuckles, pine’s ropes under a carpet, and the yew path comes up to meet you like stairs in a house where you were small.',
      ],
      how: [
        'You go slow at night, and let the heel ask before the toe answers. There’s a bad-tempered holly on the Kirkby way that tells me I’m forty steps from the stile, and has never been wrong or pleasant.',
      ],
      when: [
        'Four years for the main rides, and the rest came in through the shins. My second November the battery died on me, and I thought, well, now we’ll see who’s been listening.',
      ],
      more: [
        'I’ve a compass; it’s in a drawer with its face to the wall. I did go astray in there the once, on the day they’d cleared the leaves for a royal visit.',
        'A signpost gives you a name and a number. A root’ll tell you it’s wet further on and sheep come this way, and no bairn can turn it round for a joke.',
        'Amos for the walls, my mother for the gates, and for the rest a bad-tempered pony called Major, who’d go home in any weather, and let you hold his tail.',
        'Three, and the deer know them as well. One goes behind the beck’s back to the yew and saves you an hour; it’s shut from April, while there’s a wren in it.',
        'The one. It went to a well, off the north ride, and I’d drunk there. I’ve been over that ground since on my hands and knees, and it’s bramble, looking very bland.',
        'You hold your hand up and it’s a matter of faith. But it’s never the one black; it’s brown under the oaks, blue on the bog, and the path’s what’s a bit less.',
        'For owls, aye, I’ve a map on my knee, and the drains want one. For walking, not since my second November. There’s one on my wall, but it’s got folk on instead of hills.',
        'A story keeps your feet honest, they go at the pace of the sentence and don’t run. And whatever’s about in the dark can hear that we’re busy, and it’d be rude to break in before the end.',
        'When the lantern goes I stand till I’ve stopped wanting it. It takes about as long as a psalm. Then there’s the paler bit between the trunks, and the roots, and you go home on those.',
        'My darkest night was in the pines, my second November, with the battery dead and no moon. I held up my hand and there was no hand. I stood till I’d done wanting one, and then it was roots all the way to the door.',
        'The path I like best’s the Whisht, that goes down from the yew to the beck between two banks of moss. There’s no echo in it, so everyone drops their voice. It’s on no signpost, I’d not want it wearing.',
        'I can tell you with my eyes shut what tree I’m stood under, by the rain: beech patters, oak drums, and a pine only sighs and lets it through. There’s no use for that indoors at all, it’s every time a roof.',
        'In snow the roots are still there, only muffled. It lies thinner over them and squeaks a note higher, so I go slow and listen to my boots. Past the knee I go by the trunks, they’re all plastered on the weather side.',
        'For a kiss I’d send you down the Whisht in April, where the wood anemones come to the water on both banks. There’s no echo, so nobody’ll hear of it, bar the dipper, and he bobs to everyone.',
      ],
    },
    recording_people: {
      ask: [
        'how do you get old people to talk into a tape recorder?',
        'what kind of machine do you record with',
        "don't they mind the microphone",
        'why tape and not your phone',
        'where do you even get tapes nowadays',
        'who was the oldest person you recorded',
        'how long do you sit with them',
        'what do you do with the recordings',
        'do old folks ever refuse to tell you',
        'has anyone died soon after you taped them',
        'do you pay people for their stories',
      ],
      says: [
        'I put it under my hat on the table and ask them about the weather in 1947. They’ve forgot it by the second drift, and so have I.',
        'The reels came off a wireless station at Carlisle that was throwing them out. I’ve taped over forty years of sheep prices, and if a tale stops short there’s sometimes a man saying, “Gimmers, firm.”',
      ],
      why: [
        'It hisses, and folk talk warmer over a bit of a hiss, the same as over rain. And it turns round while you speak, so you can see that you’re being wound on to something.',
      ],
      more: [
        'The eldest was a hundred and two. She told me a cradle song, and then a thing about the curate, and made me wipe the cradle song.',
        'I’ve never paid in money. I pay in logs, or in sitting on till the programme’s over; and I’ve carried four of them to the churchyard.',
        'The recorder weighs eleven pounds, and on a good hill I’ve called it everything that’s in drawer one.',
        'Two hundred and thirty-one, as of Candlemas. I put a dot in the corner when I hear, and stand by the drawer a bit. They still interrupt one another.',
        'Now and then, but not at the start. It’s when I play a bit back, and they hear that it’s an old voice. I turn it off then, and ask about the hens.',
        'Old Jos Tyson, who laid his hand flat on the machine and said, “Tha’s got a head.” So I’ve his eleven by heart, and say them over of a Sunday, to keep them aired.',
        '“Who sat where?” They’ve nothing to tell you, they say, and they’ll start with the chair by the door; and by the time we’ve got round to the window it’s a haunting.',
        'Mrs. Pell, with her lad halfway up a chimney. I sat an hour and ten until she woke, and she said, “So down he came,” as if it’d only been soot.',
        'A man at Kirkby, telling me how they used to dance, and behind it you can hear him setting out two cups. He’d been eleven years on his own.',
        'The machine chewed one tape, a hedger’s, four foot of it, in the middle of a proposal. I drew it out by inches and ironed it, and she says yes in a very deep voice.',
        'Me, going “aye”. I’m on the lot of them saying it, like a gate in the wind, and there’s one where I say it just as she was about to tell me.',
        '“Never sit in a cold chair and think.” She was ninety-six. Light the fire, she said, or else go and see to the hens, and it’ll have gone by when you’re back.',
        'Mrs. Tully’s, the end by the range. It’s ham and seed cake, and she’ll never start till my mouth’s full, so I can’t go saying “aye” over the good bit.',
        'Their feet, first. Then the price of things. And when you’ve your hat on and the recorder’s in its tin, they’ll tell you at the door, quite cheerful, who they ought to have wed.',
        'A widow at the toll cottage has been refusing me nine years. She says there’s a tale, it’s a good one, and it’s having its dinner. I call each Whitsun and we talk about her gutters.',
        'Folk who know they’re dying tell it shorter. There’s no weather in it by then and no bishops, only who they ought to have wed and where the key’s kept, and as often as not it’s the key they want wrote down.',
        'Reel to reel, my recorder is, a grey portable that’s older than I am, with the one red eye. A cassette goes round too quick for folk past eighty, they feel that somebody wants them to get on.',
        'My tellers speak dale talk, mostly, thee and tha and nine words for wet. Kirkby’s broader, Carlisle’s another country, Tam’s is the Border sort, and I’d one in Gaelic, that I nodded at.',
        'For a quiet old lady I stand the microphone in a teacup, on a folded towel so the table’s not in it, by her elbow and never before her face. Then I drop my own voice, and hers comes out to look for it.',
        'The funniest I’ve got on tape by accident’s a hen, laying, right in the hush before a murder. The old lady says, “That’ll be Mavis,” goes out, and comes back to the knife with an egg in her hand.',
        'Last week I’d a gamekeeper’s widow at High Threlby, two hours, and the most of that was about a dresser. Then a grand minute on a white bullock, at the door, when the machine was in its tin.',
        'The tape recorder’s lost its maker’s plate, there’s only four screw holes and a clean patch where a name was. Somebody’s pencilled “Sgt. Platt, hands off” inside the lid, so for all I know it’s a Platt.',
      ],
      back: 'Who ought you to be sitting with, while there’s reel left?',
    },
    letter_writing: {
      ask: [
        'who do you write letters to?',
        'do you write by hand',
        'why letters and not email',
        'how many letters do you write in a week',
        'what do you put in your letters',
        'would you write me a letter',
        'do people still answer letters',
        "what's the best letter you ever got",
        "have you ever written a letter you didn't send",
        'are you afraid of the telephone, is that why you write',
        'do you keep all your post',
      ],
      says: [
        'There’s eleven I owe to at any one time. A lighthouse widow, a lad in prison who’s good on moths, two sisters at opposite ends of one street who each tell me what the other’s cooking.',
      ],
      how: [
        'Sunday night, dip pen, and I start with what’s on the sill. By the second page I’ve generally said it, whatever it was, while I was telling them about the wren.',
      ],
      when: ['Since I was eight. My mother’d not have a house with no outgoing, it looked like sulking.'],
      more: [
        'The best I ever had was four words on a seed label: “It was the well.” I’d asked her eleven years before.',
        'There’s one I’ve written every Easter and never stamped. I keep it flat, under the clock, so it’ll be ready to look surprised.',
        'My handwriting’s small, slanted and brown, since I make my own ink out of oak gall, and the bank’s asked me to stop.',
        'The two sisters, both by return, for fear the other’s will get here first. The lad in prison’s next, he says they collect at two.',
        'I’ve tried, and it comes out as walls. There’s a page and a half on throughstones that I’d defend in any court as a declaration.',
        'The lighthouse widow, twenty-one years this March. We’ve not met. We found that we’d both been in Whitby on the one wet Tuesday, and agreed by letter that it was for the best.',
        'I keep every letter, bills and all, in two bread crocks by the bed, sorted how my mother would, by the hand and not the date. The mice have read as far as M.',
        'One leaf in each letter, pressed in the Latin floras, of whatever was first to turn that week. The lad in prison’s got forty on his wall, and he tells me that he’s a better autumn than the governor.',
        'The sweetest letter I’ve had was off the lighthouse widow. There was a whole page on her kettle, and then at the foot, “I have put out two cups again and am blaming you.” I’d that in my hat for a month.',
      ],
      back: 'Who’s owed one by you, and what’s on your sill to begin with?',
    },
    play_the_tape: {
      ask: [
        'will you play me the tape?',
        'can i hear your grandfather',
        'what does his voice sound like',
        'how does the story begin, the first line',
        "why haven't you played it to anyone outside the family",
        "i'd love to listen to it with you",
        "ok, i'm sitting close to the speaker",
        'are you sure you want me to hear it',
        'what should i listen for',
        'press play then',
        'does it hurt to hear him',
      ],
      says: [
        '*threads the brown ribbon through and holds the spool with one finger till it’s steady* There’s a poker first, and a chair taking his weight. Then: “There was a lass whose shadow was too big for her.”',
        'He’s low, with gravel at the bottom, like a cart going home. He takes a run at the long words and walks the short ones.',
      ],
      why: [
        'If strangers heard and it meant nowt to them, I’d have had to hear that too. You asked, and then you pulled your stool in, so I reckoned we’d chance it.',
      ],
      more: [
        'Don’t heed the words so much. Mark where he slows; I’ve a notion that he slows for things which come round again.',
        'It hurts about as much as the fire’s hot. You don’t sit further off for that, not in the winter.',
      ],
      back: 'Who’d you give a lot to hear cough, and shift their chair?',
    },
    stone_walls: {
      ask: [
        'why do you mend stone walls?',
        'how do you mend a dry stone wall',
        'how long does a yard of wall take',
        'what holds the stones together without mortar',
        'why do walls fall down',
        'is it heavy work, walling',
        'how long does a wall like that last',
        'what do you find inside old walls',
        'who taught you to build walls',
        'can i hand you a stone',
        'do you get paid for the walls or is it for fun',
      ],
      says: [
        'A yard and a half on a Saturday, with my dinner in the middle. Nobody asks me to; it’s that a gap in a wall looks at you like somebody with a tooth out trying not to smile.',
      ],
      how: [
        'Strip it to what’s sound, sort the stones by size in the grass behind you, and begin again as if you’d never been cross. It’s only weight and good manners that keeps it up.',
      ],
      why: [
        'Frost, sheep, and folk who climb over beside a gate. And once, I’m told, because two brothers had each built to the middle and not measured.',
      ],
      more: [
        'You come on things in the heart of them. I’ve had a clay pipe, a child’s shoe put there for luck, and a wren’s nest with a wedding ring in the lining, which I put back.',
        'Hand me that flat one by your foot. There, see, you’ve the eye; it went in with no more noise than a drawer.',
        'I’ve mended four hundred and thirty yards of wall so far, and there’s one sheep, who I know by sight, that’s undone sixty.',
        'Gangs, for the enclosures, at so much a rood, and they slept in the lee of what they’d built. The bottom course is older; that’s monks or giants, it depends on the pub.',
        'No, Amos held it was like signing a loaf. I put a hazelnut in the heart of each, so whoever’s in there next’ll know somebody had their dinner.',
        'Look at the hole and not the heap. Get the hole by heart, put your hand behind you without thinking, and it’s there more often than you’d credit.',
        'My wall ends. I’ll go a mile round to pass a corner I built, and look at it as though I’d only that minute noticed.',
        'The click of it. A stone’s all elbows three ways round, and the fourth it goes home like a word you’d been after. Your hands still hurt, but in agreement.',
        'There’s the Courting Stile, past the yew, that’s so narrow two can’t be on it and not settle something. I mended the step once, and had three couples, none of them under sixty, ask me to put back the wobble.',
      ],
    },
  },
  jokes: [
    'How many rangers does it take to change a lamp? None. You wait, and the dark moves over.',
    'A walker asked me was he lost. I said, “Not now, I can see you.”',
    'They say that the quickest way through the bog’s straight down.',
    'I told the owl a joke. He said, “To who?” I said, “To you.” He said, “No, to whom.” It’s got very literary since Penhallow.',
    'A city man asked what we do here at night. I said it mostly does itself.',
    'My whittling’s improving. Last week somebody recognised it as wood.',
    'There’s two oaks in a storm. One says, “I’m falling for you.” The other says, “Not on the Thursday.”',
    'A ghost came in the Drovers and asked for spirits. The landlord said, “You’d know.”',
    'I’ve no sense of direction indoors. I went into a wardrobe in Kirkby, and came out engaged.',
    'Why did the hare cross the road? She didn’t. That was Mrs. Pell, and don’t say I told you.',
  ],
  stories: [
    [
      'They say there was a miller hereabouts with a hat so fine that he’d not take it off for a bishop. In the one I had from Mrs. Tully, he wore it to bed, and his wife slept with her back to the brim.',
      'One night there’s a knock, and a little old man at the door who says, “I’ve come for what’s over you.” The miller thinks of the roof, and his debts, and the angel in the church. He says, “You may have it, if you’ll grind my corn till Lammas.”',
      'So every night the wheel turned and no one at it. He grew rich. He grew so rich he forgot. And come Lammas he leans over the well to see himself in the hat, and the bucket’s coming up on its own, and it’s heavy.',
      'He looks in. There’s a hand in it, held out, very polite. And he’s thinking, is it the roof? Is it my soul? Take it, take it! And the hand reaches up and lifts off the hat.',
      'That was all. It was his hat that it wanted. But he’d that bald a head, they say, and had been so careful that nobody should know, that he walked into the wood and was never seen. And his wife turned over, and slept in the middle.',
    ],
    [
      'There was a woman on the beck side who married the river. It’s the first in drawer three. She’d gone down with her washing and he’d brought her back a sock that she’d lost as a girl, and she thought, well, there’s one who listens.',
      'He was a good husband on the whole. Always in. Always a bit of something, trout, driftwood, once a chair. But come March he’d rise and fill the kitchen, and be sorry, and leave silt on the stairs.',
      'Folk told her to go up the hill. She did, one spring, with her things in a barrow. And she lay there in the dry, and couldn’t sleep for the quiet.',
      'In the morning there was a thread of water at the door, no thicker than a bootlace. He’d come uphill. It had taken him all night. It’s the only beck in the county does it, I’ve measured, it’s eleven foot over the half mile.',
      'The charcoal man’ll tell you that it’s an old mill leat. I’ve asked him why he takes off his cap to it.',
    ],
    [
      'My Nan told this one the once, and looked at her hands. There was a lass who couldn’t sleep, after her mother died, and her father walked her up and down the lane each night till he was dropping.',
      'So the waller’s lad from next door, who was seven himself and didn’t sleep either, was let come and sit by. He told her a story. He told it three evenings, and she lay and watched the lamp. And on the third she slept, before the end, and he never had the heart to wake her.',
      'Years on, when they were both of them grown and grey at the edges nearly, she wed him. And every so often she’d say, “What was it, past the gate?” and he’d say, “You were the one who was there.”',
      'I was sixteen. I thought that it was just a tale about someone. I asked her what was past the gate and she said, “I’d know it if I heard it,” and went out to the hens.',
      'It was only when I’d been looking for years that it came to me who couldn’t sleep. I’d been asking in every valley, and she’d told me, at her own sink, where I might look.',
    ],
    [
      'The winter of the storm, we’d been sawing nine weeks, and none of us was speaking. Not from anger. There was just nothing in us but sawdust. And Ossie, who was new and sixteen then, on his work placement, says to a trunk, “Sorry.”',
      'Pat says, “What was that?” And Ossie’s red as a berry, and says that he’d seen me do it. So Pat puts down his saw. He takes off his helmet. And he says to the one he’s on, in Welsh, a whole long thing, with his hand flat on it.',
      'I asked what he’d said. He wouldn’t tell. Moll told me later, she has a bit of it from her mother. He’d asked its pardon, and then he’d told it all the chapels that it was going to be pews in.',
      'We went a deal faster after that. You’d hear them, right down the ride, muttering. Mrs. Harker came with her clipboard and stood, and listened. And she wrote something, tore it off, and put it in the stump.',
      'I’ve never read it. The stump’s got a rowan growing in it now, out of the crack. It wasn’t me put it there. I’ll not say that it means anything. I take my hat off, that’s all, to be on the safe side.',
    ],
  ],
  recommends: [
    {
      what: 'The Mabinogion',
      kind: 'book',
      why: 'Giants, owls, a woman made out of flowers, and no one explains a thing. Read it aloud, to a dog if need be.',
    },
    {
      what: 'Lolly Willowes by Sylvia Townsend Warner',
      kind: 'book',
      why: 'A spinster goes off to a wood and meets the Devil, and he’s rather considerate.',
    },
    {
      what: 'Kilvert’s Diary',
      kind: 'book',
      why: 'A young curate walks about, and folk tell him things. He’s always got wet feet, and he’s always glad.',
    },
    {
      what: 'A Canterbury Tale',
      kind: 'film',
      why: 'Pilgrims, in the war, and somebody with glue. It’s the nearest thing I know to walking home.',
    },
    { what: 'The Night of the Hunter', kind: 'film', why: 'It’s a bedtime story told by someone who’s seen the cellar.' },
    {
      what: 'any old recording of a traveller singing, with the kettle left in',
      kind: 'music',
      why: 'You can hear the room lean in. I’d give all the orchestras for that one kettle.',
    },
    { what: 'ceps in butter on an iron pan', kind: 'food', why: 'You’ll smell why bears are like that.' },
    {
      what: 'nettle tea, honeyed',
      kind: 'drink',
      why: 'Pick them before May’s out, and say thank you, or they sting after they’re boiled.',
    },
    {
      what: 'a yew you can get inside',
      kind: 'place',
      why: 'Take off your hat and wait for your eyes. There’s been somebody stood just there for a thousand years.',
    },
    {
      what: 'the top deck of a country bus, back seat, market day',
      kind: 'place',
      why: 'You’ll have three beginnings and a middle by the terminus.',
    },
    { what: 'nine men’s morris', kind: 'game', why: 'Scratch it on any flat stone. Play for who’s to fetch the water.' },
    { what: 'standing still for eleven minutes', kind: 'habit', why: 'It all comes back out. You’d be surprised what it was waiting for.' },
    { what: 'leaving a crust on the sill', kind: 'habit', why: 'It’s not that anything comes. It’s that you’ll have thought of it.' },
    { what: 'a good ball of string', kind: 'thing', why: 'I’ve mended gates, boots, and once an engagement.' },
  ],
  teaches: [
    {
      what: 'finding your way by trees',
      how: 'Moss is a liar, it grows wherever it’s wet. Look for the side with more branch, that’s south, it’s leaning after the sun. And a tree on its own’ll tell you where the wind’s from, by where it’s stopped arguing.',
    },
    {
      what: 'telling a story',
      how: 'Know your first line and your last, and walk between them. Look at one face for the frightening parts. And stop, just before the door’s opened, and put a log on.',
    },
    {
      what: 'getting a tale out of somebody',
      how: 'Ask for the way, ask for a cup of water, and get their own hill’s name wrong. Then be quiet. Don’t write till they’ve looked at your pencil and forgotten it.',
    },
    {
      what: 'dry-stone walling',
      how: 'Big ones at the bottom, long ones going in not along, and break every joint. Two faces leaning on each other with a heart of small stuff. Once you’ve picked a stone up you must use it, that’s the law, or you’ll be at it till dark.',
    },
    {
      what: 'knowing an owl',
      how: 'Kee-wick, that’s her. Hoo, hoo-oo, and the shake on the end: that’s him. Folk think that it’s one bird saying tu-whit tu-whoo. It’s two, and they’re married.',
    },
    {
      what: 'ageing an oak',
      how: 'Put your arms round. Each full hug’s about a hundred and fifty year, where it’s grown in the open. Then say sorry for asking.',
    },
    {
      what: 'lighting a fire in the wet',
      how: 'Birch bark, it’ll burn on a pond. Dead twigs off the standing tree, never the ground, thin as a match, then a pencil, then a thumb. Make it a house with a door to the wind, and don’t poke.',
    },
    {
      what: 'picking mushrooms',
      how: 'Learn one. Only the one, for a whole year, young and old and slug-eaten, until you’d know it in a dream. Then learn what’d like to be taken for it.',
    },
    {
      what: 'walking in fog',
      how: 'Stop before you’re lost, it’s a minute earlier than you think. Find an edge, a wall, a beck, and keep your hand on it. Talk out loud, so that he knows you’re busy.',
    },
    {
      what: 'staying dry',
      how: 'You won’t. Wool next to you, a hat, and something to eat every hour. Walk wet and camp dry, and never lend your socks.',
    },
    {
      what: 'telling the bees',
      how: 'Go at dusk with the house key. Knock three times on each hive, and say who it is that’s gone, and who’s to look after them now. Wait till they answer. It’s only manners.',
    },
  ],
  riddles: [
    {
      question:
        'I come up the path with you, I go in front and behind, and there’s a lass in a tale who swapped me for a lantern. What am I?',
      answers: ['shadow', 'a shadow', 'your shadow', 'the shadow', 'my shadow'],
      hint: 'You’ll not find me at noon, nor in the cellar.',
    },
    {
      question: 'I’ve a hinge and five bars and I open, but there’s wall on neither side of me. What am I?',
      answers: ['gate', 'a gate', 'the gate'],
      hint: 'It’s in the north wood, and somebody keeps me oiled.',
    },
    {
      question: 'The more of us that come and walk on me, the longer I live; leave me be for two summers and I’m gone. What am I?',
      answers: ['path', 'a path', 'the path', 'story', 'a story', 'a tale', 'tale', 'track', 'trail'],
      hint: 'A story’s the same.',
    },
    {
      question: 'I’ve rings but no fingers, a trunk but no key, and a crown and never a king. What am I?',
      answers: ['tree', 'a tree', 'oak', 'an oak', 'the tree'],
      hint: 'Put your arms round me for my age.',
    },
    {
      question: 'I ask you just the one question all night and I never stop for an answer. I’ve the chimney and I pay in mice. Who am I?',
      answers: ['owl', 'an owl', 'the owl', 'tawny owl', 'landlord'],
      hint: 'To who?',
    },
    {
      question:
        'They say there’s seven reasons not to do me past the quarry, and not one against doing it in the dark to keep up your heart. What am I?',
      answers: ['whistle', 'whistling', 'a whistle', 'to whistle'],
      hint: 'You need your lips, and no sense.',
    },
  ],
}
