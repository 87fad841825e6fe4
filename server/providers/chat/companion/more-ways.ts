import type { IntentId } from '@/server/db/seed/lives/intents'

/** Further ways in which people ask what INTENTS lists, short and as they are typed; none of them is one that is kept out of the index. */
const WAYS: Partial<Record<IntentId, string>> = {
  work_how_started:
    'how did you start | how did you become a this | when did you decide to do this job | what led you to this work | how did you end up doing what you do | how did it all start | how did you get the job | what brought you to this trade | how long ago did you begin and how | what got you into this field | how does a person become what you are | tell me how your career began | where did it all start for you | how did you stumble into your trade | what got you into it | what drew you in | how does one end up doing that',
  work_why_chosen:
    "why did you choose this | why do you do this work | why this profession | what attracted you to it | why did you become one | what do you see in this job | of all jobs why that | what drew you to this | why do you love what you do | what is it about this job that attracts you | is it a calling for you | what's your reason for doing it",
  work_best_part:
    "favourite part of your job | what do you enjoy most about work | what's the best thing about it | what makes your work fun | do you love your job | what is nice about your job | what do you like about what you do | the most rewarding part | the bit of your work you enjoy most | favourite thing about owning a shop | favourite thing about being what you are | which part of the day at work is your favourite | what gives you joy at work | the thrill of your job",
  work_worst_part:
    "what do you hate about your job | least favourite part of work | what annoys you at work | what's the hardest thing about it | the boring part of your job | any downsides | what do you dislike about it | what part would you rather not do | the part of the job you'd give away | which task do you hate | what's bad about your profession | the most tedious thing you have to do | what sucks about your work | isn't it hard | isn't it sad sometimes | doesn't it get to you | how do you cope with it | isn't that exhausting | does it follow you home | how do you bear it",
  work_typical_day:
    "what do you do all day | describe your working day | what's your routine at work | what happens on a normal day | a day in your life | tell me about your day at work | what does your job involve | what do you do exactly | what do you do for a living | what's your job | what is your work like | how does an average day at the shop go | how's work | how's the shop | how's business tonight | your daily grind | what does your working week look like | talk me through your day hour by hour | what does a day there look like | what does a day look like for you now | how does your day start",
  work_hours:
    'when do you work | when do you open | when do you finish work | do you work nights | do you work weekends | how long are your days | what time do you start | are you a nine to five person | working hours | how early do you start work | are your hours long | do you have regular working hours',
  work_customers:
    'who are your customers | what are your clients like | who comes in | tell me about the people you serve | who do you work for | your favourite customer | what sort of people do you meet at work | the characters who come in to your place | who walks through your door | your strangest regular | what sort of folk do you serve | who comes in at that hour | who turns up at night | what kind of people come by | who shows up',
  work_strange_request:
    "strangest thing somebody asked you for | weirdest request | oddest order you had | craziest customer | what's the weirdest thing that happened at work | has anyone asked for something bizarre | the most unusual favor somebody asked of you | an odd thing a stranger wanted | has anyone come in with a crazy wish | most off the wall demand | the weirdest one you ever had | strangest thing that ever came in | the oddest thing anybody ever asked | craziest one so far",
  work_biggest_mistake:
    'worst mistake at work | did you ever mess up | biggest failure in your job | have you ever ruined something | a blunder you made | tell me about a time you got it wrong | what was your worst error | did you ever own up to a mistake | something you botched | tell me one of your disasters | a time it all went wrong at work | what did you get wrong | have you ever got it wrong | which one did you get wrong',
  work_hardest_case:
    'most difficult job you ever had | toughest case | the hardest thing you had to do at work | the most challenging project | which one nearly beat you | what was the most difficult one | which one kept you awake | the trickiest one ever | a job that almost defeated you',
  work_tools:
    "what tools do you use | favourite tool | what do you need for your job | what's in your bag | what equipment do you have | show me your tools | do you have a lucky tool | which instrument do you use | what do you carry with you for work | is there a lucky tool you're attached to | what gear do you use | what's in your toolbox",
  work_teacher:
    'who taught you | did you have a mentor | who did you learn from | who showed you how | your master | who was your teacher | who was the biggest influence on your work | who taught you the craft | who trained you | somebody you learned everything from | who taught you about it | who taught you all this | who did you get it from',
  work_money:
    "does it pay well | do you make good money | what do you earn | can you live on that | is it hard to make a living | how much money do you make | are you rich | how's business",
  work_something_else:
    "what would you do otherwise | another job you would like | if you weren't doing this | what else could you have been | dream job besides this | a plan b | would you have liked another career | would you change direction in life | have you considered another profession | what other job could you do | what would you be doing if it weren't for this | where would you be without it | what if you had never started",
  work_proudest:
    "what are you most proud of | proudest moment at work | your greatest achievement | best thing you ever made | your biggest success | what accomplishment means most | what was your finest hour | something you pulled off that you're proud of | the best thing you ever did at work | what's the best one you ever made | the best thing you've ever made | which one turned out best",
  work_current_project:
    "what are you working on | current project | what are you making right now | anything in the works | what keeps you busy these days | what's on your desk | how is your project going | what are you in the middle of | what's on the bench at the moment | tell me about the thing you're making this week",
  work_teach_me:
    "teach me something | can you teach me something from your job | show me how it's done | give me a lesson | I want to learn from you | could you train me | explain how to do it | what would be lesson one",
  work_show_me:
    'show me what you made | can I see your work | describe something you made | what does your work look like | let me see what you do | tell me what it looks like | let me have a peek at your work | hold it up so I can see',
  work_rival:
    'do you have a rival | who is your competition | is there anybody better than you | who do you compete with | any enemies at work | a competitor | did somebody ever beat you at your own game | is someone better than you | does it sting when others do it better',
  work_coworkers:
    "who do you work with | your colleagues | do you have a team | do you get along with your coworkers | who's your favourite colleague | do you work alone | tell me about your staff | a colleague who annoys you | somebody at work you trust completely | tell me about your crew | do you see anybody all day | is it a solitary job | do you have company at work",
  work_boss:
    "who's your boss | do you have a boss | are you your own boss | do you like your boss | who do you answer to | what's your boss like | a bad supervisor you had | a manager you couldn't respect",
  work_how_long:
    'how long have you been doing this | how many years have you worked there | since when do you do this | when did you start | are you new to it | how much experience do you have | have you done it for decades | since when have you been at it | you sound experienced, how many years is it',
  work_first_day:
    'your first day at work | do you remember your first day | how was the first day | what was it like at the start | were you nervous on day one | what happened when you were brand new | was your very first shift a disaster',
  work_training:
    'did you study for that | where did you learn it | what education do you have | did you go to university | are you self taught | how did you train | do you need a degree | did you have formal lessons | how much studying did it need',
  work_misconception:
    "what do people get wrong about your job | biggest misconception | a myth about your work | what do outsiders not understand | what do people think you do | a cliche about your profession | what does everyone assume about your job | what's not true about your trade",
  work_funny_story:
    "funny story from work | what's the funniest thing at work | something hilarious on the job | an anecdote from your job | ever laugh at work | a silly mishap at work | the most absurd moment on a shift | the work story you tell at parties",
  work_quit:
    "have you ever wanted to quit | did you ever think of giving up | would you leave your job | do you think about stopping | were you ever fed up with it | what would make you quit | days when you wanted to throw it all away | were you ever about to give up | don't you ever get bored | aren't you tired of it by now | doesn't it get boring | do you ever get sick of it | isn't it always the same | how do you keep going after so many years",
  work_retire:
    "will you ever retire | when will you stop working | what will you do when you're old | how long will you keep doing this | do you plan to retire | what happens after work life | plans for your golden years | will you work until you drop",
  work_stress:
    'is your job stressful | how do you handle stress | do you get stressed | what do you do under pressure | is it a lot of pressure | how do you cope when work is too much | how do you stay calm when a lot is at stake | how do you keep your nerve under pressure | does it give you headaches | are you worn out by evening | when it gets too much what do you do',
  work_trade_secret:
    "a trade secret | what's your secret | what trick do you use | tell me a secret of your profession | the trick to it | a tip only insiders know | the trick nobody knows | what's the secret to a good one | what's the trick to getting it right | what makes yours so good | any secret ingredient",
  work_talent_practice:
    'is it talent or practice | were you born with it | can anybody learn it | do you need talent | is it hard to learn | do you practise a lot | are you a natural | how much of it is repetition | is skill born or made',
  work_advice_beginner:
    'advice for beginners | what would you tell somebody who wants to start | how should I start | tips for a newbie | how can I become one | what should a beginner know | what should I tell a kid who wants to do your job | how would somebody break into your field | your advice for my niece who wants to be like you | how would I start with that | where does somebody begin | I know nothing about it, where do I start',
  work_workplace:
    "what does your workplace look like | where do you work | describe your shop | describe your studio | what's your office like | tell me about the place you work in | what does it smell like at work | what do the walls of your workplace look like",
  work_nerves:
    'do you get nervous | stage fright | are you nervous before work | how do you calm your nerves | what makes you nervous at work | do your hands shake | do you sweat when people watch you | does it get less scary with experience',
  work_recognition:
    'have you won anything | do people recognise you | are you famous | did you get an award | does anybody notice your work | do you get enough credit | is your name known | have you been in the papers | has anybody written about you',
  work_criticism:
    'how do you take criticism | worst review | does criticism hurt you | what if somebody hates your work | harshest thing anybody said about your work | do you read reviews | do you have a thick skin | how do you take it when someone says your work is bad',
  work_hire_me:
    'would you hire me | can I work for you | do you need an assistant | could I be your apprentice | are you hiring | would I be good at your job | I want to help you at work | can I apply | when could I start',
  work_balance:
    'do you work too much | work life balance | do you have time for yourself | are you a workaholic | can you switch off | do you take work home | do you ever take a break | where is the line between you and your job',
  work_lucky_break:
    'what was your lucky break | did you get lucky | the moment everything changed for your career | who gave you a chance | your big break | was luck involved | the chance that changed everything | the opportunity that made you',
  work_difficult_person:
    "how do you deal with difficult people | rude customers | the worst client | what do you do when somebody is rude | have you ever thrown somebody out | annoying customers | what if somebody yells at you at work | how do you handle people who won't listen",
  home_where_live:
    "where do you live | which city are you in | where is your home | where are you based | what town do you live in | what country do you live in | where's home | your address | which part of the country is home | where do you rest your head",
  home_describe_place:
    "describe your home | what's your apartment like | what does your house look like | tell me about your place | what's your room like | do you have a big flat | how many rooms do you have | how have you decorated | do you have a nice place",
  home_window_view:
    "what do you see from your window | what's outside your window | what's the view | look out of the window | what can you see from there | do you have a nice view | what are you looking out at | is there anything to see from your window",
  home_live_with:
    'do you live alone | who do you live with | do you have roommates | is anybody else at home | do you share your place | are you on your own there | does anyone share your home',
  home_neighbors:
    'do you know your neighbours | what are your neighbours like | who lives next door | are your neighbours loud | nosy neighbours | who lives upstairs | do you borrow things from the people next door | the people across the hall',
  home_neighborhood:
    "what's your neighbourhood like | what is it like around there | is it a nice area | tell me about your town | describe your street | what's the city like | do you like it there | where's your corner shop",
  home_morning_routine:
    "what's your morning routine | when do you get up | what time do you wake up | what do you do first in the morning | how do you start your day | are you up early | do you jump out of bed | what do you have to do before you leave the house | are mornings slow for you",
  home_breakfast:
    'what do you have for breakfast | what did you eat this morning | do you eat breakfast | your breakfast | eggs or cereal | first meal of the day | did you have something this morning | do you skip breakfast',
  home_dinner:
    "what's for dinner | what did you eat tonight | what are you having for supper | have you eaten | what will you eat tonight | what did you have for lunch | what's cooking",
  home_sleep_quality:
    "did you sleep well | how did you sleep | are you a good sleeper | do you have nightmares | do you sleep badly | do you snore | what did you dream last night | do you sleep like a log | you sound tired, did you sleep | what do you do when you lie awake | what helps you fall asleep | do you have sleepless nights | what if sleep won't come",
  home_bedtime:
    'when do you go to bed | what time do you sleep | are you tired yet | do you stay up late | what do you do before bed | is it past your bedtime | when do you turn in | when does your light go out',
  home_pets:
    "do you have pets | do you have a cat | do you have a dog | what's your pet's name | any animals at home | tell me about your cat | tell me about your dog | anything with four legs at home | do you have a goldfish",
  home_car:
    'do you drive | do you have a car | what car do you have | how do you get to work | do you ride a bike | how do you get around | can you drive | what do you drive',
  home_cooking:
    "can you cook | do you like cooking | are you a good cook | what do you cook | your best dish | what can you make in the kitchen | signature dish | what do you make that everybody loves | the one meal you're known for | are you any use in a kitchen",
  home_cleaning:
    'are you tidy | are you messy | do you like cleaning | is your place clean | are you organised | how messy is your room | is your home spotless | are you a neat freak',
  home_worst_chore:
    'which chore do you hate | worst housework | do you do the dishes | do you iron | what household job do you avoid | laundry or dishes',
  home_weekend:
    'what are you doing this weekend | plans for the weekend | how was your weekend | what do you do at weekends | any plans for saturday | your sundays',
  home_yesterday:
    'what did you do yesterday | how was yesterday | what happened yesterday | what were you up to last night | where were you yesterday | did you do anything fun last night',
  home_today:
    'what did you do today | how was your day | what happened today | anything interesting today | tell me about your day | what have you been up to | how has your day been | how was work today',
  home_tonight:
    'what are you doing tonight | plans for tonight | what will you do this evening | are you going out tonight | are you free tonight | staying in tonight',
  home_tomorrow:
    "what are you doing tomorrow | plans for tomorrow | what's happening tomorrow | what do you have to do tomorrow | are you busy tomorrow",
  home_weather_there:
    "how's the weather there | what's the weather like | is it raining there | is it cold where you are | is it sunny there | how warm is it where you are | is it snowing",
  home_doing_now:
    'what are you doing | what are you up to | what are you doing right now | wyd | are you busy | did I interrupt you | what were you doing before I came',
  home_where_now:
    "where are you | where are you right now | where are you sitting | what's around you | are you at home | are you at work right now | describe where you are",
  home_clothes_today:
    "what are you wearing | what do you have on | what's your outfit today | are you dressed up | what shoes are you wearing | describe your clothes",
  home_exercise:
    'do you exercise | do you work out | do you go to the gym | do you do sports | how do you stay fit | do you run | do you swim | do you do yoga',
  home_hobby:
    "what are your hobbies | what do you do for fun | what do you do in your free time | any hobbies | what do you like to do | how do you spend your spare time | what are you into | what are your interests | how do you kill time | what keeps you busy when you're not working | what's your passion outside work",
  home_tv:
    'what do you watch on tv | what series are you watching | do you watch tv | favourite show | are you binge watching anything | what did you watch last',
  home_phone_habits:
    'are you always on your phone | do you like phone calls | do you text a lot | how much screen time | call or text | do you answer your phone',
  home_groceries:
    "where do you shop | do you like grocery shopping | what's in your fridge | what do you buy every week | do you go to the market | what's on your shopping list",
  home_day_off:
    'what do you do on your day off | perfect day off | how do you spend a free day | ideal sunday | a day with nothing to do | your perfect day | if you had tomorrow free | what does a lazy day look like | how would you spend twenty-four hours with no duties',
  home_vacation:
    'when was your last vacation | where did you go on holiday | have you travelled recently | are you going on holiday | last trip | where was your best holiday | where do you go to get away | beach holiday or sightseeing | when did you last travel',
  home_plants:
    'do you have plants | do you garden | do you have a garden | do you have a green thumb | do your plants survive | what grows on your balcony',
  home_treasured_object:
    "what's your most precious possession | something you would save from a fire | an object you love | what thing means most to you | do you keep anything sentimental | your favourite thing you own | what would you run back into the house for | something of sentimental value | an heirloom",
  home_unwind:
    "how do you relax | how do you unwind | what do you do to calm down | what helps you relax after work | what's your way to wind down | do you take baths | what do you do after a hard day | how do you switch off in the evening | your way to blow off steam",
  past_parents:
    'tell me about your parents | are your parents alive | are you close to your parents | what do your parents do | your mum and dad | what are your folks like | tell me about your family | do you have family | were your mother and father strict | who raised you | do you get on with your parents | do your mother and father live near you',
  past_mother:
    "tell me about your mother | what's your mum like | do you get along with your mother | what does your mother do | is your mom alive | what did your mother teach you",
  past_father:
    'tell me about your father | what was your dad like | are you close to your father | what did your father do | is your dad alive | what did your dad teach you | what happened to your father',
  past_siblings:
    'do you have brothers or sisters | do you have siblings | are you an only child | tell me about your sister | tell me about your brother | how many siblings',
  past_childhood:
    'what was your childhood like | tell me about your childhood | what were you like as a child | did you have a happy childhood | what was growing up like | a childhood memory | when you were little | what kind of kid were you | where did you play as a kid | were you happy as a child',
  past_where_from:
    "where are you from | where were you born | where did you grow up | where do you come from | what's your home town | what's your nationality | are you originally from there",
  past_miss_hometown:
    'do you miss home | do you miss your home town | do you ever go back home | would you move back | are you homesick | what do you miss about where you grew up | could you ever go back to where you grew up | is there a place you long for | do you get homesick',
  past_school:
    'did you like school | what were you like at school | were you a good student | favourite subject | your school days | your worst subject | did you finish school',
  past_first_love:
    'who was your first love | tell me about your first kiss | first boyfriend | first girlfriend | your first crush | when were you first in love | have you ever been in love | the first person you fell for | how old were you when you first kissed somebody | do you remember your first romance',
  past_worst_breakup:
    'your worst breakup | has anyone broken your heart | have you been heartbroken | tell me about your ex | why did it end | how did your last relationship end | did somebody leave you | the one who broke your heart | a breakup you never got over | how did it end with your ex | do you still talk to your ex | do you still see each other | are you still friends with your ex',
  past_marriage: 'have you been married | are you married | are you divorced | would you like to get married | ever wear a wedding ring',
  past_children: 'do you have children | do you have kids | are you a mother | are you a father | any sons or daughters | are you a parent',
  past_want_kids:
    'do you want kids | do you want children someday | would you like a family | do you see yourself with kids | would you be a good parent | do you like children',
  past_loss:
    "have you lost someone | who do you miss | have you ever lost somebody close | did somebody you love die | have you been to a funeral | who do you grieve for | is there somebody you still miss | who have you lost | somebody who isn't here anymore",
  past_at_twenty:
    'what were you like at twenty | what did you do in your twenties | how were you when you were young | your wild youth | what would you tell your younger self | were you different at 20',
  past_moved:
    'why did you move there | have you lived anywhere else | have you moved a lot | why did you leave | where else have you lived | did you always live there',
  past_scar:
    'do you have a scar | do you have any scars | have you ever broken a bone | worst injury | have you been in hospital | do you have a tattoo | how did you get that scar | got any scars | how did you hurt yourself | the worst thing your body has been through',
  past_regret:
    "do you have regrets | what's your biggest regret | what do you regret | is there something you'd undo | what would you do differently | do you wish you had done something else | what keeps you up because you did it wrong | something you wish you had said | a thing you would take back",
  past_grandparents:
    'tell me about your grandparents | your grandmother | your grandfather | did you know your grandma | what was your gran like | are your grandparents alive',
  past_kid_dream:
    'what did you want to be as a child | childhood dream job | what did you want to be when you grew up | your dream when you were small | did you want to be an astronaut | did you always want to do this | was this always the plan | was that your childhood dream',
  past_first_job:
    'what was your first job | how did you earn your first money | what work did you do before this | did you have a summer job | your earliest job',
  past_best_friend:
    "who's your best friend | tell me about your best friend | do you have many friends | who are your friends | who do you trust most | your oldest friend | your closest friend | somebody you've known forever",
  past_trouble:
    'did you get into trouble | have you ever been arrested | were you a troublemaker | worst thing you did as a teenager | did you ever break the law | have you ever been caught',
  past_happiest_memory:
    "what's your happiest memory | the best day of your life | your favourite memory | a moment you'd live again | when were you happiest | the best thing that ever happened to you | a day you'd live again | the moment you were happiest | which memory makes you smile",
  past_age_birthday:
    "how old are you | when is your birthday | what's your age | when were you born | what year were you born | how do you celebrate your birthday | what's your star sign | how many years young are you | when do you get older | which sign are you",
  taste_book:
    "what's your favourite book | what are you reading | do you like reading | who is your favourite author | best book you've read | what book changed you | which novel do you love | do you read a lot",
  taste_film:
    "what's your favourite movie | do you like films | best film ever | what movie did you see last | which movie can you watch again and again | favourite actor | do you like horror movies",
  taste_music:
    "what music do you like | what do you listen to | favourite band | favourite singer | what kind of music are you into | do you like jazz | what's playing | favourite album",
  taste_song:
    "what's your favourite song | what song do you love | which song is stuck in your head | a song that makes you cry | what song do you sing along to | your song",
  taste_food:
    "what's your favourite food | what do you like to eat | what's your favourite dish | favourite meal | what could you eat every day | do you like sushi | what food do you love",
  taste_drink:
    "what's your favourite drink | what do you like to drink | do you drink alcohol | wine or beer | favourite cocktail | what's your poison | what are you drinking",
  taste_color:
    "what's your favourite colour | which color do you like | do you like blue | what colour do you wear most | a colour you hate",
  taste_season:
    "what's your favourite season | summer or winter | do you like autumn | which time of year do you like | do you love spring | favourite month",
  taste_city:
    "what's your favourite city | which city do you love | the best city you've been to | paris or rome | which town would you live in",
  taste_travel_dream:
    "where would you like to travel | dream destination | where do you want to go | which country would you like to visit | a place you've always wanted to see | if you could go anywhere | where would you go first | where would you travel if you could | if you could go anywhere",
  taste_sport:
    'do you like sports | what sport do you like | do you watch football | favourite team | do you play any sport | are you a sports fan',
  taste_game:
    'what games do you like | do you play board games | do you like video games | favourite game | do you play cards | chess | are you competitive at games',
  taste_animal:
    "what's your favourite animal | which animal would you be | do you like animals | what's your spirit animal | do you like birds",
  taste_dogs_cats: 'cats or dogs | are you a dog person | do you prefer dogs | do you like cats | ',
  taste_smell:
    "what's your favourite smell | which scent do you love | what smell do you like | what perfume do you wear | a smell that takes you back",
  taste_sound: "what's your favourite sound | which sound do you love | a noise you like | what sound calms you | what do you like to hear",
  taste_hated_food:
    "what food do you hate | which food can't you stand | what do you never eat | what's the most disgusting food | are you a picky eater | any food you refuse | do you have allergies",
  taste_guilty_pleasure:
    "what's your guilty pleasure | something you secretly like | a pleasure you're ashamed of | what do you indulge in | trashy thing you love",
  taste_coffee_tea:
    'coffee or tea | do you drink coffee | how do you take your coffee | are you a tea drinker | how many cups a day | milk and sugar | are you a tea person',
  taste_sweet_savory:
    'sweet or salty | do you have a sweet tooth | do you like chocolate | sweet or savoury | cake or chips | chocolate or chips | have you got a sweet tooth | cake or cheese',
  taste_morning_night:
    'are you a morning person | night owl or early bird | do you prefer mornings or nights | are you a night person | early riser | early bird or night owl | are you better in the morning or at night | do you like the night',
  taste_beach_mountains:
    'beach or mountains | do you like the sea | do you prefer mountains | do you like the beach | sea or hills | do you like the ocean | do you like nature | sea or mountains | sand or snow',
  taste_city_country:
    'city or countryside | do you prefer the city | would you live in the country | town or village | do you like big cities | town or countryside | could you live on a farm',
  taste_pizza:
    'pineapple on pizza | what do you put on your pizza | favourite pizza | do you like pizza | best topping | pineapple yes or no',
  taste_spicy:
    'do you like spicy food | can you handle hot food | how spicy | do you like chilli | hot sauce | mild or hot | do you eat chillies | can you take the heat',
  taste_comfort_food:
    "what's your comfort food | what do you eat when you're sad | food that makes you feel better | what do you eat when you're ill | soul food",
  taste_snack: 'favourite snack | what do you snack on | midnight snack | what do you nibble | crisps or nuts | do you snack',
  taste_holiday:
    "favourite holiday | do you like christmas | do you celebrate halloween | what do you do for christmas | best holiday of the year | new year's eve",
  taste_flower:
    "what's your favourite flower | do you like flowers | roses or tulips | which flowers would I bring you | do you like getting flowers | what flowers should I bring you",
  taste_word:
    "what's your favourite word | which word do you like | a word you love | prettiest word | a word you hate | most beautiful word | a phrase you always say | a word you can't stand | an expression you love",
  taste_art:
    'do you like art | favourite painting | who is your favourite painter | favourite artist | do you go to museums | what art do you like | do you paint | monet or picasso | has a painting ever moved you | which artist do you like',
  taste_dance:
    'do you dance | can you dance | do you like dancing | would you dance with me | when did you last dance | are you a good dancer',
  taste_karaoke:
    "do you sing karaoke | what's your karaoke song | can you sing | do you like singing | are you a good singer | are you shy with a microphone | would you sing in front of people | your karaoke song",
  taste_instrument:
    'do you play an instrument | can you play the piano | do you play guitar | are you musical | what instrument would you like to play | what do you play | would you like to play piano',
  taste_style:
    "how do you dress | what's your style | do you like fashion | what do you usually wear | jeans or dress | do you care about clothes | what would you never wear | who picks your clothes | how would you describe your style",
  taste_rain:
    'do you like rain | do you like storms | what do you do when it rains | rain or sun | do you like walking in the rain | thunder | rain or sunshine',
  taste_superpower:
    'what superpower would you have | fly or be invisible | if you had a super power | what magic power would you want | flying or being invisible | would you like to read minds | what if you woke up with powers',
  taste_historical:
    "which historical person would you meet | dinner with anybody dead | which era would you live in | who from history do you admire | a famous person you'd like to meet | which person from the past would you meet",
  taste_restaurant:
    "what's your favourite restaurant | where do you like to eat out | where should we eat | a good place to eat | which restaurant do you go to | best cafe in town | fancy place or street food",
  taste_quiet_party:
    'do you like parties | party or quiet night in | are you an introvert | are you outgoing | do you go clubbing | do you like crowds | are you shy | do people exhaust you | party or a quiet night',
  inner_fear:
    "what scares you | what's your biggest fear | do you have phobias | what frightens you | are you scared of anything | what keeps you up at night | have you ever been really scared | when were you most frightened | a moment when you were terrified | were you ever in real danger | what was your scariest moment",
  inner_happy:
    'what makes you happy | are you happy | what brings you joy | what makes you smile | are you content with your life | what cheers you up | what makes you content | when are you happiest | what lifts you up',
  inner_angry:
    'what makes you angry | do you get angry | what makes you mad | do you have a temper | when were you last furious | what makes your blood boil | what makes you furious | what sets you off | when did you last lose your temper',
  inner_sad:
    "what makes you sad | are you sad sometimes | when were you last sad | do you get depressed | what do you do when you're down | are you ever melancholy | do you feel down | does your heart feel heavy | what makes you want to cry",
  inner_fate:
    'do you believe in fate | does everything happen for a reason | do you believe in destiny | is it all coincidence | was it meant to be | is everything written already | do you believe in signs | do we steer our own lives',
  inner_god: 'do you believe in god | are you religious | do you pray | do you go to church | are you spiritual | what do you believe in',
  inner_ghosts:
    'do you believe in ghosts | have you seen a ghost | is your place haunted | are there spirits | do you believe in the supernatural | is the paranormal real | do you believe in spirits | is my house haunted',
  inner_love_first_sight:
    'do you believe in love at first sight | can you fall in love at once | have you ever fallen for a stranger | love at first glance | can you know in an instant | did you ever fall for somebody at once',
  inner_money_love:
    "money or love | would you marry for money | can money make you happy | love or career | what's more important love or wealth | is love enough to live on | poor and loved or rich and lonely | love or money",
  inner_best_advice:
    "best advice you ever got | what advice would you give me | a wise word | what's your motto | words to live by | give me some wisdom | one piece of wisdom for me | the best thing anyone ever told you",
  inner_lie:
    'do you lie | have you ever lied | when did you last lie | are you a good liar | do you tell white lies | are you honest | are white lies fine',
  inner_secret:
    "tell me a secret | do you have secrets | what's your biggest secret | something nobody knows about you | what do you hide | confess something | tell me something nobody knows | I'll trade you a secret",
  inner_life_dream:
    "what's your dream | what's your biggest dream | what do you want from life | what are your goals | where do you see yourself in five years | what do you wish for | your plans for the future",
  inner_change_self:
    "what would you change about yourself | what's your biggest flaw | what are your weaknesses | a bad habit of yours | what don't you like about yourself | your worst quality | what's wrong with you",
  inner_change_world:
    "how would you change the world | what would you fix in the world | if you ruled the world | one thing you'd change in society | which injustice would you end | how would you fix the planet",
  inner_people:
    'do you like people | what do you think of people | are people good | do you trust people | what do you value in people | do you believe in humanity | do people disappoint you | do you trust strangers easily | are people good or bad | do you ever get tired of people',
  inner_technology:
    'what do you think of technology | do you like computers | what do you think about AI | are you good with tech | do phones ruin us | do you like modern things | are you old fashioned about gadgets | what do you think of artificial intelligence',
  inner_social_media:
    'are you on social media | do you have instagram | what do you think of social media | do you post pictures | are you on facebook | do you post your life | are you online a lot | do you have an account somewhere',
  inner_growing_old:
    'are you afraid of getting old | how do you feel about aging | do you mind growing older | what do you want to be like at eighty | do you feel your age | is getting older good',
  inner_death:
    'are you afraid of death | what happens when we die | do you think about dying | do you believe in life after death | how do you want to be remembered | are you scared of dying',
  inner_cried:
    'when did you last cry | what makes you cry | do you cry at films | what moved you to tears | do films make you cry | when did you last weep',
  inner_laugh:
    "what makes you laugh | when did you last laugh | what's funny to you | what's your sense of humour | what cracks you up | what's your sense of humour like",
  inner_pet_peeve:
    "what's your pet peeve | what annoys you | what gets on your nerves | what little thing irritates you | what bothers you most | which small thing drives you mad | what do you find rude | a habit of others you can't stand",
  inner_strength:
    "what are you good at | what's your greatest strength | what are your talents | your best quality | what are you best at | a skill you have | what are your hidden talents | name something you're good at",
  inner_forgive:
    "do you forgive easily | can you forgive | do you hold grudges | is there somebody you can't forgive | do you forgive and forget | is there somebody you haven't forgiven | do you make peace easily | do you still feel guilty | do you blame yourself | was it your fault",
  inner_success:
    'what is success | do you feel successful | what does success mean to you | are you ambitious | have you made it | what counts as winning in life | fame or peace of mind | when has somebody made it',
  inner_meaning:
    "what's the meaning of life | why are we here | what's it all for | what gives your life meaning | what matters most to you | what's important in life | what is the point of it all | your philosophy of life",
  inner_aliens:
    'do you believe in aliens | is there life out there | are we alone in the universe | have you seen a ufo | are we alone out there',
  inner_soulmate:
    'do you believe in soulmates | is there one person for everybody | do you believe in true love | what is love to you | have you found the one | have you met the one | does everyone have a match',
  inner_superstition:
    'are you superstitious | do you have rituals | do you knock on wood | do you have a lucky charm | do you believe in bad luck | do you believe in astrology | do you have little rituals',
  inner_lonely:
    'are you lonely | do you feel lonely sometimes | do you like being alone | do you mind being on your own | do you get lonely at night | are you all right on your own | do you feel alone',
  inner_time_travel:
    'if you could travel in time | past or future | which year would you go back to | would you go to the future | a time machine | which century would you visit',
  inner_lottery:
    'what would you do with a million | if you won the lottery | what would you buy if you were rich | a lot of money suddenly | would you work if you were rich | a million on your account tomorrow',
  inner_desert_island:
    'what would you take to a desert island | three things for an island | stranded on an island | could you survive alone in the wild | how would you do if the world ended',
  inner_bravest:
    "what's the bravest thing you've done | are you brave | have you ever saved somebody | when were you brave | most courageous thing | the craziest thing you've ever done | the biggest risk you took | a time you were terrified and did it anyway | have you been brave",
  us_like_me:
    'do you like me | do you like talking with me | am I nice | do you enjoy my company | do I bore you | are you fond of me | is there something between us | are you into me | am I your favourite',
  us_miss_me:
    "did you miss me | have you missed me | do you miss me when I'm gone | I missed you | I've missed you | did you notice I was gone",
  us_opinion_of_me:
    'what do you think of me | what do you like about me | how would you describe me | what do you think about me | am I weird | am I silly | am I boring | how would you describe me to a friend | what do you see in me | what kind of person am I to you',
  us_single:
    'are you single | do you have a boyfriend | do you have a girlfriend | are you seeing anyone | is there a man in your life | are you dating | do you have somebody | is there a special person',
  us_ask_out:
    'will you go out with me | would you date me | can I take you to dinner | want to go out with me | would you have a drink with me | go on a date | come to dinner with me | may I take you out',
  us_date_plan:
    "where would we go on a date | what would we do together | what's your ideal date | perfect date | how would our date look | what shall we do on our date | where would you take me",
  us_compliment_voice: 'you have a lovely voice | I like your voice | your voice is beautiful | you sound nice',
  us_compliment_smile: 'I love your smile | what a beautiful smile | your smile is lovely | I like it when you smile',
  us_compliment_looks:
    "you are beautiful | you're so pretty | you look great | you're hot | you're cute | you are gorgeous | you're handsome | nice eyes | you look lovely tonight | you look lovely",
  us_hug:
    'hug me | I need a hug | can we cuddle | hold me | give me a hug | can I hold your hand | let me hug you | come here, arms around me',
  us_jealous:
    'are you jealous | do you get jealous | would you be jealous if I met somebody | does it make you jealous | what if I talked to somebody else like you',
  us_first_notice:
    'what do you notice first about people | what do you look at first | first thing you see in a person | what catches your eye | looks or manners | what catches your eye in a person',
  us_type:
    "what's your type | what do you find attractive | who do you fall for | what kind of men do you like | what kind of women do you like | what do you look for in a partner | what are your dealbreakers | who do you usually fall for",
  us_first_impression:
    'what did you think when you first met me | first impression of me | what did you think of me at first | did you like me at once | what did you think when I first wrote',
  us_thinking_of_me:
    "do you think about me | were you thinking of me | I was thinking of you | I can't stop thinking about you | do you dream about me | do you wonder what I do when I'm away | do I cross your mind",
  us_goodnight: 'good night | sleep well | going to bed | time to sleep | good night sweet dreams | off to bed',
  us_win_heart:
    'how can I win your heart | how do I impress you | what would make you fall for me | how to get you to like me | what do I have to do | what would win you over',
  us_enjoy_talking:
    "I enjoy talking to you | I like our chats | it's nice to talk with you | I love talking with you | you're fun to talk to | this is nice | these chats make my day",
  us_flirting:
    "are you flirting | are you hitting on me | you're flirting with me | stop flirting | you charmer | flirt with me | smooth talker | are you trying to charm me | stop being so cute",
  us_friends:
    'are we friends | what are we to each other | do you see me as a friend | are we more than friends | what is this between us | what are we',
  us_confess_feelings:
    "I love you | I'm in love with you | I like you a lot | I have feelings for you | I'm falling in love with you | do you love me | could you love me",
  us_compliment_me:
    "say something nice | pay me a compliment | tell me I'm pretty | what's good about me | flatter me | say one good thing about me | say something nice to me | cheer me up with a compliment",
  us_blush:
    "are you blushing | you're blushing | did that make you shy | did I embarrass you | I made you blush | what makes you go red | did that embarrass you",
  us_nickname:
    'what can I call you | do you have a nickname | can I call you honey | what will you call me | give me a nickname | may I call you sweetheart | did you have a funny name once | what should I call you',
  us_romantic:
    "are you romantic | do you like romance | most romantic thing | what's romantic to you | do you like candlelight | kiss me | what would you do to charm somebody | how do you court somebody | say something romantic",
  talk_hello:
    "hello | hi | hey | hi there | hello there | good evening | good afternoon | nice to meet you | can I come in | knock knock it's me | hi there stranger",
  talk_good_morning: 'good morning | morning | have you slept | did you just wake up | happy monday',
  talk_how_are_you:
    "how are you | how are you doing | how's it going | how do you feel | are you okay | how are things | how are you tonight | how are you feeling | how's life | is everything good with you | are you all right | what is it like being you today",
  talk_whats_up: "what's up | what's new | what's going on | anything new | what's happening | any news | what's new with you | fill me in",
  talk_joke: 'tell me a joke | do you know any jokes | another joke | say something funny | make me laugh | a pun please',
  talk_story:
    'tell me a story | a bedtime story | do you know a good story | tell me something that happened to you | another story | story please',
  talk_rec_book:
    'recommend a book | what should I read | a good novel | can you suggest a book | which book should I buy | something to read on the plane | pick a book for me | I finished my novel, what next',
  talk_rec_film:
    'recommend a film | what should I watch | a good movie for tonight | which series should I watch | suggest a movie | pick something for us to watch | a film I might have missed | what should I see tonight',
  talk_recipe:
    'do you have a recipe | how do I cook this | what should I cook | what can I make for dinner | give me a recipe | how do you make soup | what can I cook with eggs',
  talk_read_me: 'read to me | recite something | tell me a poem | write me a poem | a verse please | read me a page | quote something',
  talk_sing: 'sing for me | sing me a song | can you sing something | sing a lullaby | hum something',
  talk_riddle: 'a riddle please | tell me a riddle | do you know a riddle | give me a puzzle | another riddle',
  talk_quiz:
    "quiz me | ask me a quiz question | test me | trivia | a question about your job | let's do a quiz | be my quizmaster | test my knowledge",
  talk_play_game: "let's play | play a game with me | do you want to play something | which game can we play | shall we play",
  talk_motivate:
    "motivate me | cheer me up | encourage me | give me courage | I need motivation | I can't get started | tell me it will be fine | I need a kick",
  talk_help_decide:
    "help me decide | what should I do | should I do it | which one should I choose | I can't decide | what would you do in my place | I need advice | can you give me advice | I have a dilemma | settle this for me | left or right, choose for me",
  talk_teach_word: "teach me a word | a word in your language | a new word | say something in your language | what's a strange word",
  talk_weather_here:
    "it's raining here | it's so hot today | the sun is shining here | it's snowing | it's freezing here | lovely weather today | a storm outside",
  talk_thanks: "thanks | thank you so much | that's kind of you | I'm grateful | thanks for listening | thank you for your help",
  talk_bye: 'bye | goodbye | see you later | I have to leave | talk to you later | I must go | have a nice day',
  talk_sorry: "sorry | I'm sorry | I apologise | please forgive me | I was rude | I didn't mean it",
  talk_are_you_there:
    "are you there | are you still there | hello? | where did you go | you're so quiet | why don't you answer | earth to you | are you still with me",
  talk_fun_fact:
    "tell me a fun fact | tell me something interesting | something I don't know | a curious fact | surprise me | tell me something | tell me something random | blow my mind",
  talk_ask_me:
    'ask me something | ask me a question | what do you want to know about me | do you have a question for me | you ask now | your turn to ask | you pick the next question',
  talk_gift_idea:
    'gift ideas | what should I give my mother | a present for my friend | what do I buy my boyfriend for his birthday | I need a present | what do I buy for twenty bucks',
  user_bad_day:
    'I had a bad day | my day was awful | today was terrible | what a horrible day | bad day at work | nothing worked today | it was a rough day | I feel bad | I feel sad today | I need to vent',
  user_good_day:
    "I had a good day | today was great | what a lovely day | I'm in a good mood | best day ever | I feel great today | it was a wonderful day | I'm over the moon | I'm in such a good mood",
  user_tired:
    "I'm tired | I'm exhausted | I'm worn out | so sleepy | I need sleep | long day, I'm dead | I have no energy | I barely slept | I could sleep for a week",
  user_got_job:
    'I got a new job | I got the job | I was promoted | I got a promotion | they offered me the job | I start my new job | I passed the interview',
  user_lost_job:
    "I was fired | I lost my job | they let me go | I got laid off | I'm unemployed | I was made redundant | my boss let me go | I was sacked after years",
  user_fight_partner:
    "I had a fight with my wife | we argued | my boyfriend and I fought | my partner is mad at me | we had a big argument | my husband won't talk to me | my partner said something cruel | we keep bickering at home",
  user_breakup:
    "my girlfriend left me | we split up | he broke up with me | I'm getting divorced | it's over between us | my boyfriend dumped me | she ended it | he moved out | she left me",
  user_someone_died:
    'my father died | my mother passed away | my friend died | I lost my grandmother | somebody close to me died | the funeral was today | my husband died | I lost my brother | I lost my father',
  user_pet_died: 'my dog died | my cat died | I lost my pet | we had to put our dog to sleep | my cat passed away | my rabbit died',
  user_sick:
    "I'm ill | I have a cold | I have a fever | I've got the flu | I have a headache | I feel sick | I was at the doctor | I caught a cold | I'm coughing all day | I feel rotten",
  user_anxious:
    "I'm anxious | I'm worried | I'm scared | I'm having a panic attack | I'm nervous | I'm stressed | I can't stop worrying | I'm overwhelmed | I can't calm down",
  user_lonely:
    "I'm lonely | I feel alone | I have no friends | nobody called me | nobody cares about me | I feel so alone tonight | no one talks to me | nobody calls me",
  user_cant_sleep:
    "I can't sleep | I'm awake again | I couldn't sleep last night | I have insomnia | it's the middle of the night | I slept badly | it's three and I'm awake",
  user_bored:
    "I'm bored | I'm so bored at work | nothing to do | it's boring here | entertain me | now what do I do with myself | I've watched everything | there's nothing to do",
  user_celebrating:
    "we are celebrating | it's our anniversary | let's celebrate | I'm having a party tonight | cheers to us | I'm getting married | we bought a house | we have big news",
  user_birthday:
    "it's my birthday | today is my birthday | I turn thirty today | my birthday is tomorrow | I'm a year older | I turn forty tomorrow | everyone forgot my birthday | another year older today",
  user_traveling:
    "I'm going on holiday | I'm travelling to spain | I'm on the train | I'm flying tomorrow | I'm on vacation | I'm packing for my trip | I just landed | I'm at the airport with my bags packed | writing from a hotel",
  user_exam:
    "I have an exam | I have a test tomorrow | I'm studying for my finals | exam week | I failed my exam | I have to study | my finals are next week | I failed the test",
  user_money_worries:
    "I'm broke | I have no money | I can't pay my rent | I'm in debt | money is tight | I can't afford it | rent is due and I'm short",
  user_proud:
    "I'm proud of myself | I did it | I finally finished | I won | I ran my first marathon | I made it | my kid won first place | I finally did it",
  user_in_love:
    "I'm in love | I met someone | I have a crush on someone | there's this guy I like | I met a girl | I can't stop thinking about him | I have feelings for a friend | I can't stop thinking about her, I'm in love",
  user_angry_boss:
    "my boss is terrible | my boss yelled at me | I hate my boss | my manager is unfair | I'm angry at my boss | my boss is an idiot | I'm so angry at work | I've had it with my manager | my supervisor drives me mad",
  user_moving:
    "I'm moving | I'm moving house | I got a new flat | we are moving to another city | I'm packing boxes | I move next week | packing boxes is awful | I'm in a new city and know nobody | I got the keys to my new flat",
  user_new_pet: 'I got a kitten | we got a dog | I have a new puppy | I adopted a cat | we have a new pet | we brought home a dog today',
  user_nervous_date:
    "I have a date tonight | I'm going on a date | first date tomorrow | what should I wear on my date | I'm nervous about my date | what do I talk about on a date | I don't want awkward silence tonight",
  meta_do_you_sleep:
    "do you sleep | what do you do when I'm gone | do you dream | where are you when we don't talk | do you ever rest | what are you between messages | are you always on",
  meta_reading_this:
    "are you listening | do you understand me | you didn't answer | that's not what I asked | you're not listening | answer my question | do you read this",
  meta_different_topic:
    "let's change the subject | something else | can we talk about something else | new topic | I don't want to talk about it | let's talk about something lighter",
  meta_what_can_you_do:
    "what can you do | what can we talk about | how does this work | what are you able to do | what can I ask you | help | I'm new here, how do you work | what are you good for",
}

export const MORE_WAYS: Partial<Record<IntentId, string[]>> = Object.fromEntries(
  Object.entries(WAYS).map(([id, ways]) => [id, ways.split(' | ')]),
)
