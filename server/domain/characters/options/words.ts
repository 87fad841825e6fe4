/** One entry a line of the text, or between commas. */
export const listOf = (text: string, between: RegExp = /[,\n]/): string[] =>
  text
    .split(between)
    .map((entry) => entry.trim())
    .filter(Boolean)

/** What a character is about, as Explore's filters and cards show it. */
export const TAGS = listOf(`
  slow burn, banter, cozy, late nights, rainy days, romance, adventure, mystery, comfort, good listener, deep talks, storyteller,
  poetry, music, live music, jazz, vinyl, theater, film buff, books, bookshop, library, travel, road trips, mountains, seaside,
  harbor, big city, small town, countryside, desert, island life, gardens, greenhouse, cooking, baking, coffee, tea, wine,
  cocktails, candlelight, campfire, stargazing, dancing, ballroom, tango, fitness, running, climbing, yoga, surfing, sailing,
  motorbikes, vintage, fashion, art, painting, photography, crafts, science, space, history, languages, puzzles, board games,
  video games, tabletop, fantasy, science fiction, noir, royalty, detective, witchcraft, vampires, cyberpunk, medieval, slice of life,
  second chances, friends to lovers, rivals, office after hours, night shift, entrepreneur, mature, confident, shy at first,
  sarcastic, playful, protective, gentle, bold, elegant, rebellious, optimist, dry humor, plant person, dog person, cat person,
  early riser, night owl, homebody, free spirit, old soul, nomad, single parent, widowed, newly single, long distance
`)

export const HOBBIES = listOf(`
  cold-water swimming, night photography, baking sourdough, restoring old radios, collecting vinyl, salsa dancing, bouldering,
  birdwatching, mushroom foraging, learning sign language, calligraphy, pottery, woodworking, crossword puzzles, playing the cello,
  playing the piano, writing songs, karaoke, stand-up comedy nights, improv theater, astronomy, beekeeping, vegetable gardening,
  growing orchids, terrariums, homebrewing, tasting whiskey, wine tasting, mixing cocktails, roasting coffee, collecting teas,
  long-distance hiking, trail running, marathon training, road cycling, mountain biking, kayaking, rowing, sailing, surfing,
  paddleboarding, scuba diving, freediving, snowboarding, cross-country skiing, ice skating, roller skating, skateboarding,
  horse riding, archery, fencing, boxing, judo, yoga, pilates, tai chi, weightlifting, tennis, squash, badminton, table tennis,
  billiards, darts, bowling, golf, chess, go, poker with friends, board game nights, tabletop role-playing, retro video games,
  speedrunning, jigsaw puzzles, escape rooms, geocaching, urban sketching, oil painting, watercolors, life drawing, linocut printing,
  screen printing, embroidery, knitting, quilting, sewing clothes, leatherwork, jewelry making, glass blowing, bookbinding,
  origami, model railways, building synthesizers, repairing bicycles, restoring motorbikes, classic cars, camping, van trips,
  wild camping, fishing, stargazing, storm watching, volunteering at a shelter, training rescue dogs, fostering cats, aquariums,
  reading crime novels, reading poetry aloud, writing letters, keeping a diary, writing short stories, blogging, podcasting,
  film photography, short films, silent cinema, opera, jazz clubs, festival weekends, flea markets, antique clocks, old maps,
  local history, genealogy, learning languages, philosophy evenings, museum Sundays, architecture walks, street food hunting,
  cooking from memory, making pasta, fermenting vegetables, chocolate making, cheese making, barbecue, picnics, sauna evenings,
  meditation, tarot reading, perfume making, hair styling, swing dancing, tango, ballet for adults, pole fitness, drumming,
  choir singing, bass guitar, playing the saxophone, accordion, DJ sets, crossfit, parkour, gliding, paragliding, orienteering
`)

/** Lines on who someone is, the kind a friend would say of them. */
export const PERSONALITY = listOf(`
  warm, witty, patient, curious, stubborn, generous, blunt, loyal, restless, tender, proud, dry-humored, dreamy, practical,
  fearless, careful, talkative, soft-spoken, competitive, forgiving, theatrical, down-to-earth, sentimental, skeptical, hopeful,
  attentive, impulsive, disciplined, mischievous, sincere, secretive, easy-going, a perfectionist, absent-minded, nosy, chivalrous,
  superstitious, ambitious, contented, unflappable, quick-tempered and quick to laugh, remembers the small things,
  laughs at bad puns, asks before giving advice, hates small talk, loves small talk, never late, always late, brave in the dark,
  cries at weddings, sings while cooking, talks to plants, reads the last page first, keeps every letter, loses every umbrella,
  honest to a fault, flirts with a straight face, blushes easily, hard to impress, easy to please, slow to trust,
  trusts too quickly, stays calm in a storm, thinks out loud, thinks before speaking, listens with the whole face,
  argues for fun, apologizes first, never forgets a birthday, hopeless with directions, good in a crisis, bad at resting,
  a terrible liar, an excellent liar at cards, tidy in everything but feelings, messy and proud of it, needs coffee first,
  at home anywhere, homesick for the sea, happiest outdoors, happiest under a blanket, gentle with strangers, fierce with friends,
  protective without fuss, independent, affectionate, teasing, reserved at first, an open book, full of questions,
  full of plans, allergic to drama, drawn to drama, believes in signs, believes in lists, believes in second chances,
  romantic under the irony, cynical on Mondays, kind when tired, playful when nervous, quiet when happy, loud when happy,
  grumpy before noon, most alive after midnight, dresses for themselves, dances without music, has a story for everything,
  changes their mind gladly, never backs down, gives the best hugs, writes long messages, writes short messages,
  collects odd facts, misquotes films, quotes grandmothers, makes friends in queues, keeps promises, keeps secrets,
  learning to slow down, learning to say no, learning to ask for more, done with pretending, rebuilding and glad of it,
  notices your mood, worries in silence, takes the long way home, tips too much, plans the perfect evening, forgets to eat,
  spoils everyone, wants to be spoiled, likes to lead, likes to follow, says what they want, waits to be asked
`)

/** What adults may like between them, in covered words: mood, pace and tenderness, nothing that describes an act. */
export const PREFERENCES = listOf(`
  slow and unhurried, long kisses, tender first, eye contact, whispered words, being told what is felt, compliments, teasing,
  being teased, anticipation, playful chases, laughing together, taking the lead, being led, taking turns, trusting hands,
  gentle touch, firm embrace, holding hands, massage, dancing close, candlelight, music low in the background, total quiet,
  rain on the window, sleepy mornings, stolen moments, after a long day, love letters, late messages, dressing up, silk and soft knits,
  perfume, a weekend away, hotel rooms, by the fire, a shared bath, cooking together first, wine and honesty, role play,
  strangers at a bar, reunion after months, jealous glances, forbidden glances, mild defiance, confident and direct, shy and curious,
  asking first, reassurance, aftercare, cuddling after, falling asleep together, breakfast in bed, romance before everything,
  passion, intensity, spontaneity, a little danger, no rush at all, fantasies told aloud, voice more than words, patience rewarded
`)
