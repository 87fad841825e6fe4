import type { Youth } from './youth'

/** Alternatives in a group; the lines are one pattern. */
const any = (text: string) => `(${text.replace(/\n */g, '')})`
/** A pattern each; what is set in further goes on with the one before. */
const list = (text: string) =>
  text
    .replace(/\n {5,}/g, '')
    .split('\n')
    .flatMap((one) => one.trim() || [])

const ORD = any(String.raw`
  first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|1st|2nd|3rd|[4-9]th|1[0-2]th
`)
const UNIT = '(one|two|three|four|five|six|seven|eight|nine)'
const N13 = `(1[0-3]|[1-9]|${UNIT}|ten|eleven|twelve|thirteen)`
const TENS = '(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'
const TEEN = '(1[3-7]|thirteen|fourteen|fifteen|sixteen|seventeen)'
const ADULT =
  '(18(th)?|eighteen(th)?|legal( age)?|an adult(?! [a-z]+ (leaves|is|was|has|can|takes|weighs))|a legal adult|adulthood|of (legal )?age|majority)'
const FEW = `(an?|another|a few|a couple of|\\d\\d?|${UNIT}|ten|eleven|twelve|fifteen|eighteen)`
/** Ages from nineteen on, as eighteen is spoken of before it comes. `\x25` is the percent sign. */
const A = String.raw`((?<![\d.,:/$£€])(19|[2-9]\d)(?![\d:\x25]|[.,]\d)|nineteen|${TENS}( ${UNIT})?)`
const MONTH = any(String.raw`
  january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|aug|sept?|oct|nov|dec
`)
const WHEN = `(${MONTH}|this|next|soon|on|tomorrow|today|last|spring|summer|autumn|fall|winter)`
const HE = '(i|you|he|she|they)'
const IS = '(is|am|are|im|hes|shes|theyre|youre|ur|whos)'
const HIS = '(her|his|my|their|your|our)'
const END = '(?= ?($|[,)(]|(and|but|so|who|with|n|from|at|in|on) ))'
const PARENT = any(String.raw`
  (mom|mum|mam|mama|mommy|mummy|ma|dad|da|daddy|papa|pa|mother|father|parent|guardian|aunt|auntie|uncle|gran|granny|nan|grandma|grandpa|
  grandad|grandmother|grandfather|stepdad|stepmom|abuela)s?|folks|grandparents
`)
/** What others do or are is not said of the described person: "her dad coaches". */
const REL = `(${PARENT}|brothers?|sisters?|bro|sis|cousins?|coach|teachers?|tutor|whose [a-z]+)`
const OWN = String.raw`(?<!\b${REL} )(?<!\b${REL} (who|also|is) )`
const CHILD = any(String.raw`
  sons?|daughters?|kids?(?! (brother|sister|bro|sis))|child|children|toddlers?|teens?|teenagers?|grand(son|daughter|child|kid)s?|
  grandchildren|nephews?|nieces?|graders?|god(son|daughter|child)|pupils|students|patients|twins|youngsters
`)
const YOUNG = any(String.raw`
  ${CHILD}|u ?1?\d|under \w+|scouts?|cadets?|brownies?|cubs?|guides|beavers?|nippers|graders?|freshmen|freshies|sophomores|juniors|
  seniors|minors?|boys|girls|youth|squad|class|classes|leavers|learners|preschoolers|infants|schoolkids|lads?|babies|apprentices|tweens|
  trainees|campers
`)
const STOP = any(String.raw`
  be|becomes?|becoming|her|his|my|their|your|our|to|with|from|by|for|says?|whose|and|or|has|have|had|of|than|likes?|loves?|hates?|
  wants?|needs?|not|no|future|aspiring|junior|teen|teenage|kid|apprentice|budding|child|boy|girl|little|lil|if|when|will|until|till|
  before|that|isnt|aint|like|never|student|class clown|assistant to|patrol|line|youngest|looks|lets|takes|dads|moms|mums|yet|kids|so
`)
const GAP = String.raw`((?!${STOP}\b)[a-z0-9]+ ){0,6}`
/** Somebody is called so: "is a …", ", the …", at the beginning; words may stand between, none that turn to somebody else. */
const AS = any(String.raw`
  (^(?!(has|wants|likes|needs|loves|gets|${REL})\b)[a-z]+s (?=an? )|(?<=^|[,:(/|] ?)|${OWN}\b(${IS}|as|being|now) )${GAP}
`)
const CALLED = any(String.raw`
  ((?<=^|[,:(/|] ?)|\b(${IS}|as|being|be|plays?|meet|just|still) )((an?|the|your|this|our|its) )?((?!(of|i|and|for|to|her|his|my|not|no|
  such)\b)[a-z0-9]+ ){0,3}
`)
const SCHOOL = any(String.raw`
  (high|middle|elementary|primary|secondary|grammar|prep|boarding|grade|convent|infants?|lower|night|basic|village|ballet|arts|catholic|
  international|magic|public|girls|boys|private|charter|magnet|language|immersion|national|junior) (high |middle )?school|junior high|
  jr high|senior high|jhs|shs|hs|primary|elementary|secondary|kindergarten|kindy|pre ?school|pre ?k|day ?care|nursery|
  sixth form( college)?|big school|junior college|jc|juniors|montessori|comprehensive|kura|gaelscoil
`)
const EXAM = any(String.raw`
  i?gcses?|[aon] levels?|mocks|psle|hsc|vce|wace|qce|ncea|atar|naplan|(her|his|the|my) leaving(?= ?($|,|next|in|and|yet))|leaving cert|
  junior cert|board exams?|(tenth|twelfth|10th|12th) boards?|icse|cbse|jee|neet|psat|sats|jamb|waec|wassce|bece|kcse|kcpe|csec|uce|
  zimsec|cxc|spm|matric|eleven plus|11 plus|transfer test|common entrance|nat(ional)? [45]s?|highers|provincials|entrance exams?|
  school exams?|half yearly|prelims|promos|pep results|phonics screening
`)
const TRADE = any(String.raw`
  shop|store|bakery|gym|firm|company|business|restaurant|cafe|pub|inn|mill|farm|ranch|clinic|studio|garage|salon|hotel|practice|forge|
  tavern|library|camp|daycare|nursery|academy|orphanage|cent(re|er)|hospital|department|section|pack|troop|unit|office|laundromat|
  chippy|diner|bowling alley|boatyard|colony|program(me)?
`)
const PROF = any(String.raw`
  teacher|instructor|prof(essor)?|lecturer|tutor|educator|trainer|coach|headmaster|headmistress|principal|dean|counsell?or|librarian|
  janitor|custodian|head of (year|the|[a-z]+)|depute? head|caretaker|matron|housemaster|(scout|cub)master|governess|(scout|brownie|
  guide|beaver|cub|pack|youth|troop|camp|unit|explorer|den) (leader|director)|guider|akela|den mother|commissioner|coordinator|nurse|
  doctor|gp|dentist|orthodontist|pa?ediatrician|surgeon|psycho[a-z]+|therapist|midwife|vet|veterinarian|pharmacist|physio[a-z]*|
  paramedic|driver|pilot|mechanic|plumber|electrician|carpenter|builder|engineer|architect|accountant|banker|lawyer|solicitor|barrister|
  attorney|judge|officer|firefighter|policeman|postman|mailman|chef|cook|baker|bartender|bouncer|waiter|manager|owner|director|ceo|
  executive|analyst|consultant|clerk|secretary|receptionist|sales[a-z]+|journalist|author|novelist|photographer|illustrator|tailor|
  florist|butcher|farmer|rancher|soldier|marine|ranger with|park ranger|warden|priest|vicar|pastor|rabbi|nun|mayor|politician|minister|
  congress[a-z]+|scientist|researcher|[a-z]+ologist|physicist|historian|interpreter|translator|programmer|developer|designer|(social|
  office|factory|care|youth) worker|civil servant|nanny|examiner|umpire|referee|choir ?master|conductor|retiree|pensioner|boss|
  business[a-z]+|contractor|landlord|shopkeeper|innkeeper|blacksmith|grown ?up|graduate|grad|alumn[a-z]+|undergrad[a-z]*|housewife|
  caregiver|crossing guard|employee|(lunch|dinner|lollipop) lady|supervisor|administrator|inspector|adjudicator|volunteer|mother|father|
  mum|mom|dad|mam|parents?|nana|gran|grandad|grand(mother|father|ma|pa|parent|dad)|wife|husband|bride|groom|widow|widower|bachelor|
  step(mother|father)|god(mother|father)|(?<!(little|wee|new) )man(?! of the house)|woman|lady|bloke|fellow|gentleman|elder|scholar|
  technician|hairdresser|barber|trader|agent|ta|aide|(host|foster) (mum|mom|mother|dad|father|parents?)|partner in|miss who|
  maid of honou?r|mentor|organi[sz]er
`)
const THING = '(dogs?|cats?|cars?|truck|house|pony|horse|parrot|whiske?y|wine|bike|building|company|shop|laptop|tree|van|hamster|novel)'

export const en: Youth = {
  numbers: 'five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(' '),
  said: list(String.raw`
    aged?( is| =)?:? ?(about |only |just )?(#(?! ?(to|and up|months|or|–|plus|,? (paid|in)))|1?\d(?=\)))
    (?<!${TENS} )# ?(y ?/?o|(years?|yrs?|yr) ?old(?=( [a-z]+)? (boy|girl|kid|student|who (?!can)|from|[a-z]+(ian|
      ist)))(?! [a-z]+ detective)|yrs? old)(?! ${THING})
    (?<!\b(${TENS}|of|the|for) )#( and|,| &)? ?(a half|three quarters|3/4|\d\d? (months|mos?))(?! (years|hours|miles|thousand|of|i|im|
      is|upon))(?<!thats about [a-z ]+)
    (?!page|room|level|chapter|part|track)\b[a-z]{2,} ?\((just |only |nearly )?(aged? )?(1[0-7]|[89]|six|seven|eight|nine|ten|eleven|
      twelve|${TEEN}) ?[mf]?\)
    (?<=^|: ?)(?!(the|at|page|room|may|june)\b)[a-z]+( [a-z]+)?, (only |just |nearly )?([6-9]|1[0-7]|ten|eleven|twelve|
      ${TEEN})(?=, [a-z]{4}| and | from | who | going| until)
    ^(f|m|nb)[ /]?1[0-7](?=[ ,/])|(?<=^|[(,] ?)1[0-7] ?(f|m|nb)\b|\b(im|i am) (only |just )?(1[0-7]|[6-9])(?= ?($|,|n |and))
    (?<!\b(room|dog|cat|size|there|thursday|it) )(?<=^|, ?|(and|because|since|but|so) |(^|, )[a-z]+ |(she|he|who) )(is|are|am|im|shes|
      hes|youre|ur|theyre|being) (only |just |barely |still |about |nearly |almost |not yet |not even ){0,2}(#(?= ?(,|and (?!a half|
      three|\d)|but|n |going|until|till|in ${MONTH}|lol))|${TEEN}(?= ?$))(?!,? and (i|late|might|theres|drops)|, (lifts|under|hes))
    (?<!(\bi|shop is) )(turns?|turned|turning|will be|ll be|makes (her|him)) (just |only )?(#|a teen(ager)?)(?= ?($|,|${WHEN}|
      in |at last|come))
    (?<=^([a-z]+ ){0,3}|${IS} ([a-z]+ ){1,3})(girl|boy|kid|lad|lass|child|youngster|teen|pupil|squire|orphan|prince|princess|elf|
      wee thing|wee man|madam) of (about |just |barely )?#(?!,? (signe|gave))${END}
    # (summers|winters) old|of # (summers|winters)|(small|tall|big) for #
    (not yet|not even|barely|under|still|going to be|been|at exactly|all of) ${TEEN}(?= ?($|,|and|for|${HE}\b))|
      ^at ${TEEN},? (?!there)[a-z]+ ?(is|s|still|has|already)\b
    ${TEEN} (until|till|come|in) ${MONTH}(?!, and ive)|(ten|eleven|twelve|${TEEN}) going on
    (?<!${TENS} )(${ORD}|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|1[3-7]th) (birthday|bday)(?! (of|present))|
      # candles(?! for)|birthday (boy|girl)|(even|in|hit) double digits|double digits (this|next)|(in|into|
      entering) ${HIS} (early )?teens|barely a teen
    (born|b|dob|birth ?date|birth ?day|date of birth)\b[a-z0-9,/: ]{0,30}?\b@(?! as)|@ ?(baby|liners?|kid|born)|born (in )?(09|1\d|
      2[0-5])(?= ?($|,))|class of (%|2[7-9]|3\d)|graduat[a-z]+( [a-z]+){0,4} in %|born the (same )?year
    (?<!\b(a|each|every|half the) )${ORD} (grade|std|standard)r?(?! (of|students|kids|parents|class))|(an?|the [a-z]+) ${ORD} grader?|
      (in|into) ([4-9]th|fifth|sixth|seventh|eighth|ninth)(?= ?($|,|n ))
    (the other|one of the|rest of the) ([a-z]+ )?(${ORD} graders|seniors|juniors|sophomores|freshmen|grade \d+s|kids)|(?<!every )(grade|
      gr) ?(${N13}|r|k)r?(?! (violin|piano|cello|flute|guitar|steel|hik))|g([6-9]|1[0-2])(?=,)
    (?<!\b(${UNIT}|\d|first|their|by|all|in) )(year|yr) ?([1-9]|1[0-3]|six|seven|eight|nine|ten|eleven|twelve|thirteen)s?(?! (old|of|
      into|in a|running|as|ago|contract))|in (year|yr) ([1-9]|1[0-3]|six|seven|eight|nine|ten|eleven)(?! (of|as))|y([1-9]|
      1[0-3])(?=,| kid| student)
    (?<!in )(class|std|standard|form) (– )?((1[0-3]|[1-9])[a-e]?|${UNIT}|ten|eleven|twelve|vi{1,3}|i?x|xi{0,2})( ?[a-e])?(?! (lever|
      actor|action|me|geography|daughter))
    (third|fourth|fifth|sixth|ninth|tenth|eleventh|twelfth) (class|form)(er)?(?! (ticket|seat))|(clown of|in|homeroom) ([1-9]|
      1[0-2]) ?[a-f](?= ?($|,|at))|room [1-9](?=,| ?$)
    (2nd|3rd|[456]th) yr,|(last|final|${ORD}|freshman|sophomore|junior|senior) year (of|in|at) (a |the |her |his )?([a-z]+ )?${SCHOOL}
    sec(ondary)? ?([1-5]|one|two|three|four|five)|(primary |p)([1-7]|one|two|three|four|five|six|seven)(?! colo)(?<!pone)|((in|
      an?) |^)s[1-6](?= (at|pupil|in))|(jc ?|j)[12]|j?ss ?[1-3]|[lu]kg|key stage
    (in|starts?|started|starting|at) (foundation|prep|kindy|nursery|preschool|kindergarten|middle school|secondary|
      senior infants)(?! (teach|at the|und))|reception (class|kid)|${CALLED}(kindergart(n|en)er|preschooler)
    transition year|(lower|upper) (third|fourth|fifth|sixth)|junior (infants|cert)|((an?|${IS}|still|rising|only|the|your|
      her) |^)([a-z]+ ){0,2}(freshman|freshie|frosh|sopho?more|soph)|(?<=[,:/] ?)([a-z]+ ){0,2}(freshman|sophomore|soph)
    (?<!(only|like) )((an?|hs|only an?|rising) |^|(?<=, ?))(jr|junior|senior)(?= ?($|,|in (hs|high|the fall|an? [a-z]+ high)|
      at (a |her |his )|from|who))(?! at a (firm|company))
    (?<!of )${HIS} (freshman|sophomore|junior|senior) year|(freshman|sophomore|junior|senior) (year(?= (is|of high|hasn|start)| ?$|,)|
      english|biology)
    (attends?|goes? to|enrolled (in|at)|transferred to|studies (in|at)|starts?( at)?|starting|began|enters|finish(es|ing)|just (started|
      finished)|finished with|graduating|graduates( from)?|still (in|at)|years? of|all of|whole of|gets? to|hasnt started|(student|
      pupil|kid|girl|boy|captain|child|life) (at|in|of)|(is|am|im|shes|hes|youre|both) in|(?<!(not|work) )at an?|(to|for|at) (her|his)|
      in an?|walks [a-z ]+ to|out of) (the |her |his |my |their |your )?((?!(college|university|uni|law|
      med)\b)[a-z]+ ){0,3}${SCHOOL}(?! (teach[a-z]*|reunion|coach|principal|nurse|librarian|staff|sweetheart))
    (high|middle|elementary|primary|secondary|home) ?school(er|ed (by|in))|^(a )?homeschool(ed|er)|(hs|high school) (kid|student|girl|
      boy|freshie|junior|senior|soph[a-z]*|freshman)|(student|kid|girl|boy|freshman|sophomore|junior|senior|goes|new) (at|
      to)? ?(local )?[a-z]+ ([a-z]+ )?(high|elementary|middle)(?= ?($|,|who|and))
    (?<!(your|was a) )school ?(girl|boy|kid)(?! (french|of|saved))|(?<=^|[,:] ?|\b(is|im|hes|shes|youre|
      a) )([a-z0-9]+ ){0,2}pupil(?= ?($|, (?!and)|in|at|with))(?<!(first|or a) pupil)|(favou?rite|star|youngest|exchange) pupil|(^|
      an? |new )exchange (student|kid)
    (still|${IS}) (back )?(in|at) school\b|(still|to) quit school
    school (nights and|farewell|leaver|mass|council|bus (each|at|is|comes|rota|from)|paper|yearbook|age\b|tomorrow|lets (him|her)|
      on monday|report says)
    will (finish|graduate) (from )?(year|${SCHOOL}|next)|has finished (high )?school
    (takes?|taking|doing|does|sits?|sitting|sat|studies|revising|prepar[a-z]+|ready|mugging|cramming|waiting|till|until|after|before|
      write|wrote|middle of|her|his|my|straight from|just (did|finished|got)) (for )?((?!the)[a-z0-9]+ ){0,3}(the )?${EXAM}(?! (papers|
      marker))|${EXAM}( [a-z]+)? (is|candidate|student|options|trials|next|done|soon|coming|hall ticket)(?! saal)
    (does|unfinished|do|checks|about|hates) (${HIS} )?([a-z]+ )?homework|honor roll|(a|^) ?hall pass|(her|his|from|same) homeroom|
      class (monitor|clown|rep|hamster)|(has|in) detention|(her|his|open your) lockers?(?! room)(?<!on his locker)|(at|for) recess
    (her|his|my) (school )?report( card)? says|permission slip|times tables|show and tell|picture day|pen licen[cs]e|head (boy|girl)|(^|
      youre a|library|as a) prefect|prom (committee|is)|debate team
    student council|valedictorian|(littlest|smallest|youngest) (of|in) (the|his|her) (class|grade|family)
    (?<!de )(cub|boy|girl|beaver|life|star|daisy|explorer|venturer|joey|tiger|sea) (girl )?(scout|guide)s?(?! (leader|master|troop))|
      (air|sea|army|police|npcc) cadets?(?! (squadron|leader))|girl guides?|webelos(?! den leader)|tenderfoot|merit badges?|tiger cub|
      jrotc|npcc|4 h (kid|member)|cub sixer
    (an?|newest|a proud) (brownie|beaver|cub|cadet)(?= ?(,|in |working|who [a-z]+s |$))|(?<!for )((the|to) |^)(brownies|cubs|beavers|
      nippers|guides)(?= ?($|,|in|every))|auskick|pop warner|bantam hockey
    junior (lifeguard|ranger|regatta|division|category|champion|pipe band|company|team|squad|bake off|bowling|wing|library|bridesmaid|
      parkrun|varsity)|jv|youth (orchestra|olympics|section|team|level)|little league[a-z]*|pony ?club(ber)?|colts|(summer|a) camper|
      altar boy|flower girl|ring bearer|paper ?(boy|girl|route)|does a paper round|teen (category|library|hero|detective|baker)
    child (prodigy|fare|price)|unaccompanied minor|sunday school|letter to santa|(?<=\b(plays|for|her|his|the|made) )u ?([6-9]|
      1[0-8])s?(?= (aaa|[a-z]{5})|,)|under ?(#|18|eighteen|ten|twelve|fourteen|sixteen)s(?! tik)|under 1\d (squad|team|girls|boys|panel|
      reel|league|at)|\d+ (and|&) under|minor (hockey|trials|hurling)
    (bar|bat) mitzvah|(her|my) quinceanera|sweet (sixteen|16)|(her|his|my) confirmation|confirmation class(?<!since [a-z ]+)|
      learners? (permit|licen[cs]e|moped)|learner theory|learning to drive|(has|got|gets?|on|till|until) (his|her|my)? ?(permit|ls|
      l plates|red ps|provisional)(?= ?(,|$|and|in|till))|work permit|child labor laws
    (not|isnt|arent|be|until|hes|shes|is) (even |only |still |quite )?old enough (to|for|by|till|until|yet)(?! (retire|remember))|
      not old enough|too (young|little) (to (vote|buy|drive|work)|for (the|a|his|her)(?! bache)|by)|^(still )?underage|(till|until|once|
      when) (hes|shes|im|${HE} (is|am)) (old enough|older|of age|grown|legal|big)|when (he|she|you) grows? up|grow up i want
    (?<!so )(cant|isnt allowed to(?! drive)|not (yet )?allowed to|too young to) (legally )?(vote|drive (yet|legally|until)|sign (the|
      her|his|my)|get (her|his|my) own|get a tattoo|watch r|enlist|buy (a lottery|fireworks|alcohol))|(able|allowed|
      old enough) to (legally )?(vote|(?<!isnt allowed to )drive|order a|enlist|buy a)(?! ,)
    (isnt|arent|only just|not) allowed (on|to have her|off|past)|parental controls|at (her|his) age(?= ?(you|,|under|
      $))(?<!one at his age)|because of (her|his) age|(a|her|his|my) curfew|bedtime is|(her|his|own) bedtime|bed by (seven|eight)|
      (gotta be|is|to be) (home|in) (by|for|when|before) (eight|nine|seven|six|dinner|supper|the street)|an allowance of|(with|
      by) a grown ?up|needs? an? (adult|parent)
    (?<!\b(kids|son|daughter) )(turns?|turning|becomes?|reach(es)?|reached the age of|comes?) ${ADULT}(?! (years|when))|(be|almost|
      nearly|finally|not|not yet|aint|is legally|of|isnt) ${ADULT}(?= ?($|,|yet|til|next|until|till|for that|this|in (a|march)))
    (until|till|before|isnt|not|wont be|short of|shy of|being under|her|his|my|where|not quite) ((${HE}|${IS}|her|his|my|the|turns?|
      even|yet|you have to be|age|of) ){0,3}(${ADULT}|sixteen|16)(?! (months|years|winters|students))(?!st)
    (18|eighteen)(th)? (birthday|until|is (after|still)|next|in (march|the autumn)|over the)|legally (hes|shes) a|legally an? (child|
      minor)|you (have |need )?(to )?be (18|eighteen|sixteen|over sixteen)(?! or older)|drinking age is
    ${FEW} (more )?(years?|months?|birthdays?)( and a half)?( and [a-z]+ months)?,? (away from|short|shy of|until (she|he)|off|to go|
      too young|and im an|(she|he) will)( (being|able|be|adult[a-z]*|vote|${ADULT}|of|allowed|to|she|he|is))*(?= ?($|,|for|before|buy|
      until))(?! (the coast))(?<!ths? off|rs? off)
    (in|still) (another )?${FEW} (and a half )?(years?|months)( and a half)?( and [a-z]+ months)?,? ([a-z]+ (will|can) (finally )?(be|
      apply|vote|drive)|off|away)|comes? of age (in|at)
    (${PARENT}|teacher) (still |has to |have to |only )*(signs?|wont let|lets?|packs|braids|picks|drops|takes|drives|makes)( off)? ((me|
      her|him) ?(up|to|get|play|practi[sc]e|have|wear|off)|his|my (?!mother)|her [a-z]+|everything)(?! on with)
    (signature|note|letter)s? from (${HIS} )?(parents?|home|mum)(?! all)|(parents?|mothers) (signature|consent)(?! (is|dish))|
      lives with (${HIS} )?(parents|mom|mum|guardian|foster|grandparents|gran)(?! one)|ward of her|orphan (girl|boy)
    (?<!on his )${CALLED}(teen|teenager|teenybopper|tween|tweenager|pre ?teen|adolescent|minor(?!, but)|youngster|youngin|kiddo|toddler|
      nipper|sprog|bairn|ankle biter|rugrat|urchin|youngling|hatchling|elfling|screenager|pickney|laaitie|gen alpha|
      teenage (?!hat)[a-z]+|(wee|lil|little) (lad|lass|lassie|girl|boy|dude|bro|kid|elf|guy)|school ?(boy|girl|kid|leaver))(?<!(strong|
      into the|definitely a|done it|as a) [a-z]+)(?<!(it|as a|into the|^one little) [a-z]+)(?= ?($|,|!|(and|at|for|with|detective|
      inventor|hacker|baker|girl|boy|kid|so|fr|to|till|until|still|run|of (the|ten|eleven|about)|who (?!rang|works)[a-z]+|in (?!his|her|
      history|music|college|art|a\b)[a-z]+)\b|\())(?! at heart)
    (?<=^|[,:] ?|\b${IS} (just |still )?)(an? |the |your )((?!(some|such|good)\b)[a-z]+ ){0,2}(kid|child|boy|lad|lass|
      girl)(?= ?((?<=(shy|young|just a|youre a) [a-z ]{0,12})(with|who) |until|in ([a-z]+ (grade|school)|pigtails)|next door,|
      not yet))(?! psych)|(?<=\b(${IS}|still) )(technically |only |just )?(a )?(kid|child|teen|minor)(?= ?($|,|and (so|not) ))
    (?<=^|[,:] ?)(kid|boy|girl|lad|child) (detective|genius|from the|in the)|(familys|our|schools) (youngest|smallest)|
      (role: |the |^)(kid|lil) (bro|brother|sister)|growth spurt|voice (just |is |hasnt |only )*(started to )?(crack[a-z]*|breaking|
      dropped)|growing out of|tall for (his|her)
    (wobbly|milk|baby|second front) (front )?(tooth|teeth|fangs)|lost (her|his|a) (first|milk|baby)|tooth fairy|training wheels|
      booster seat|the booster|need braces|braces (come |arent )?off|(writes?|wrote) to santa|believes in santa|kids menu|
      learned to (tie|ride)(?! a)|young (master|prince|lad|boy)(?! on)
    [a-z]+ ?\((year|yr|grade|gr|class|form|std) ?\d{1,2}\)|in grade (${N13}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?! (who|is))|
      in reception(?= ?($|,|and|at))|kindergarten [12]|prefect of year
    (isnt|wont be|not) (18|eighteen) (till|until)|^(18|eighteen|adulthood)( is)?( still)? (is )?(still )?${FEW} (birthdays|years|months) away|legal adult in|
      ${FEW} years? (below|under|off) the legal age|# ?ish(?= ?($|,))
    [:,] an underage|(is|its|on|had) (a )?school (day|night)s?(?= ?($|,|cause|because))|child labou?r rules
    (gave|giving) ${HIS} (10th|12th|tenth|twelfth) (pre ?)?boards?|has a paper round|double (science|maths|history|french) on|voice is (just )?(starting to
      break|breaking)
    (cant|couldnt|cannot) (get|have) a [a-z ]{0,20}?(licen[cs]e|mortgage|tattoo)[a-z, ]{0,30} (until next|till next|without (mum|dad|mom|her parents|his parents))|u1\d (squad|team)
    tall enough for the ([a-z]+ )?(ride|roller ?coaster)|(learning to|can) tell the time
  `),
  others: list(String.raw`
    ${HIS} (own |two |three |four |five |six |little |step ?|[a-z]+ (?=son|daughter|pupils|students)){0,2}(${CHILD}|last born|
      young fella|brownie unit)(?! (pass))(?<!student)
    ${HIS} (boy|girl|youngest|eldest|oldest) (is|was|just|does|starts|could|,)
    ^([a-z]+ )?[a-z]+s (son|daughter|little girl|boy|girl|teen) (is|turn[a-z]*|just|pinned|started|goes)
    ${PARENT} (of|to) (an? |${UNIT}|twins?|her|grown|kids|boys|girls|teens)
    ${OWN}(has|have|with|having|took in) (an? |${UNIT} |his |her |grown |[1-7] ){0,3}(${CHILD}|boys|boy of|orphan girl)(?! (scout))|
      baby on the way|paternity
    ${OWN}(?<!(to|${IS}|who) )(teaches|taught|teach|lectures|coaches|coached|coach(?! lets)|tutors(?! the sixth)|supervis[a-z]+|
      invigilat[a-z]+|examines|adjudicates|fosters|homeschools|umpires|refs|mentors|hires?)(?! (me|him|himself|herself|by|her (team|to|
      how|little)))
    (?<!(to|into) )teaching(?! (his|her|him|my))|gives? (private )?(tuition|lessons)
    ${OWN}(train(s)?|judges|directs?|conducts|manages|chairs|mark(ed|ing)|grad(es|ing)|corrects|scouts|drives|driving|led|runs|checks|
      signs|sells?|collects|writes|writing|reads|hosts|raises|plans|bakes|rents|helps|sews|prepares|looks after|keeps|takes off|puts|
      visits|tells|answers|prints|files|sends?|assigns|orders|sees|answer(s|ed)|irons|pays?|gave|gives?|scoring|hands? out|handed out|
      lets) ((?!(her|his)\b)[a-z0-9]+ ){0,5}(${YOUNG}|student of|exams?|papers|essays|gcses|boards|slips|permits?|cards|reports|passes|
      detention|school bus|minibus|proms?|formals|sixteens|quincea[a-z]+|sats|trips?|quizzes|uniforms|braces|dorm|colts|camp|category|
      communion|plus|curriculum|skirts|marching band|homework|round|production|musical|play)
    (for|of|to|by|among|where|the|those|when|as|thirty) (her |high |school |teen )?(pupils|students|teenagers|teens|schoolkids|
      schoolgirls|${ORD} graders|freshies|sophomores|kids)(?! (in|menu|table|council|at|like|${IS})\b)(?<!(rest of the) [a-z ]{0,12})
    (every|each|some|pays a|sends a) (([a-z]+ ){0,2}(graders?|pupil|student|kid|kiddo|child|teen|youth|freshman|minor|boy|
      lad))(?! (in (her|his) class))|parents of|^kids are|gives talks
  `),
  past: list(String.raw`
    when ${HE} (was|were|turned)|as an? ([a-z]+ )?(kid|child|boy|girl|teen|teenager|lad|lass|bairn|under \w+|nipper|schoolgirl|pupil|
      scout|cadet|freshman|page|high ?schooler|paperboy|treble|student)(?! (who))|back (in|then)(?! the front)|(years?|yrs?|decades?|
      ages|lifetimes?|summers|winters) (ago|back)|long (ago|before (her|most)|out of)
    (?<!(is) )used to(?! (having))|grew up|once (an?|on|the|won|had|sat|[a-z]+ed)|once(?=,)|(in|of) ${HIS} (day)|decades?|centur[a-z]+|
      another lifetime|ex (?!cite)[a-z]+|for good after
    retire[sd]?|retiring|retirement|pension[a-z]*|widow[a-z]*|divorc[a-z]+|mortgage|reunion(?! who)|veterans?(?<!table veteran)|
      remembers|(?<!(parents|aunt|not) )married|anniversary|(?<!(baker) and )(${HIS}|the) (first |second )?(wifes?|husband)
    (in|since|of|until|born|${MONTH}|was)[,:]?( \d\d?(th)?,?)?( late)? (19[2-9]\d|200[0-7])(?! (album))|since (20[01]\d|
      the ([a-z]+ties)|before|college|uni|university|(he|she) (retired))|(in|born) ([6-9]\d|0[0-7]|ninety [a-z]+)(?= ?($|,))
    the (fifties|seventies|eighties|nineties)(?! (movies))|(?<!born )in 20(0\d|1[0-2])(?=,| ?$| and)
    (?<!(not|just|before|till|until) ((she|he|hes|shes) ){0,2})graduated(?! (with the class))|(did|wrote|finished|left|
      quit) (out of )?(${HIS}|an?)? ?([a-z0-9]+ ){0,3}(${EXAM}|school) (in (lahore|19|20[01])[a-z0-9 ]*|at [a-z]+|back|like|when)|
      dropped out|did ([a-z]+ ){1,4}in (${ORD}|high|middle)|went to (an? |all |girls |boys )?([a-z]+ ){0,3}(school|high)|attended
    (she|he|i|they|^[a-z]+) (was|were) (only |just |still )?(the (youngest|first|goalie)|student council|in (high|middle|${ORD}|school)|
      #|little|years|already)|was (the year)|(is|were) over in|went on to|(ever) since|became an?
    (joined|did|worked|started|had|[a-z]+ed) [a-z0-9 ,]{3,90}?\b(now) (is|an?|owns|runs|he (is|owns)|has|hes|shes|with)
    (?<!and )now (owns|runs|has|drives|treasurer|judges|${A}|(she|he) (is|drives|owns|sells))(?! ?(teen|freshman|sophomore|junior|
      senior|${ORD} |#))|and now (owns|runs|his)|these days|nowadays|today (youre|shes|hes|an?|she|he)(?! cant)
    (for|after|with|been|of|these|his|her|is|done|nearly) (about |almost |nearly |some |exactly )?(1[2-9]|[2-9]\d|eleven|twelve|(thir|
      four|six|seven|nine)t?teen|${TENS}( ${UNIT})?) (and a half )?(years?|yrs|summers)(?! (old))|(years?|yrs?) (as an?|in the (service|
      job|army|gym)|at (the|her|his) (bench)|of (service|experience|teaching|retirement)|experience|married|from retirement|past|there)|
      (eleven|twelve|${TENS}|[2-9]\d|1[1-9]) (years|yrs)( now| on| at| in| and counting|$)
    (i|we)( just| only| still)? (was|had|did|found|gave|bought|met|stood|(?!finished|turned|started|asked)\w{2,}ed)(?! (18|eighteen|#|
      my (school |first )?(permit|birthday))\b)
    (that|there|dad) (was|were|had)(?! (me a))
  `),
  adult: list(String.raw`
    aged?( is| =)?:? ?(about )?(${A}|18)(?! to)|(?<![\d:/])(${A}|18|eighteen) ?(and a half )?(years?|yrs?|yr|y)? ?/?(olds?|
      o)(?! ([a-z]+ )?(piano|${THING}))|\(?\b(f|m|nb) ?/?(1[89]|[2-9]\d)|(1[89]|[2-9]\d) ?/ ?(f|m)|(?<=^|[(,] ?)(1[89]|[2-9]\d) ?(f|m|
      nb)|\((aged? )?(18|${A}|[2-9]\d)\)
    (?<!\b(room|page|school) \w{0,9})(?<=[a-z)"] ?, ?)(about |only |just |aged |almost |barely )?(${A}|18)( ?(years|yrs))?(?= ?($|,|
      and (?!\d)|\())|^([a-z]+ ){0,2}${A}(?=,| ?$)|(?<=[|/:] ?)(1[89]|[2-9]\d)(?= ?([|/,]|$))(?!/\d)
    ${OWN}(${IS}|was|both|now|at|turned|turning|turns?|only|just|barely|past|over|nearly|almost|about|like|not yet|of|still|
      and) (still |just |only |almost |nearly |about |some ){0,2}${A}(?= ?($|,|and(?! up)|who|with|now|next|this|odd|summers|winters|
      she|he|i|until|the|\)|still|her))(?<!(room|out|only|class of|which in [a-z ]+ is) ${A})
    turned (18|eighteen)
    (in|mid) (${HIS} )?(late )?(twenties|thirties|forties|fifties|sixties|seventies|[2-9]0s)(?! (style))|${A} ?(something|odd|ish)|
      ${A} (summers|winters)|\d\d\d+ (years|summers|winters)|(hundred) (years|summers|winters|autumns|tides)|two digits|over (sixty)
    ${AS}${PROF}(?! (says|said|thinks|wants|in training|who rows|calls|is|has|had|did|picks|packs|cried|lets|wont|makes|drives|keeps|
      still|since you)\b)(?<!\b(young|boy|maths) \w+)
    ${OWN}(works?|worked|career|trained|started)( [a-z]+){0,2} as (an?) ((?!(kid|teen|junior|child|student)\b)[a-z]+ ){0,3}(${PROF})|
      (works?|worked) (nights|in (insurance|hr|it|a bank)|at (an?|the) (bank|law|passport|university|college|school|primary))
    (the|an?|maths?|science|history|english|music|drama|soccer|head|class|primary|kindergarten|secondary|school|piano|${ORD} grade|
      \d+) (school )?(teacher|coach|principal|nurse|counsell?or|librarian) (at|of|in|for|with|named|since|
      by)(?<!\b(${HIS}) ([a-z]+ ){0,2}(teacher|coach|principal|nurse) \w+)
    ${OWN}(owns?|runs|opened|manages) (an?|the|${HIS} own|two|three|his|her|fifteen) ((?!(school|kids|
      lemonade)\b)[a-z0-9]+ ){0,3}${TRADE}s?(?! (team))|${TRADE} owner|construction|(at|to|in) (the |her |his |an? )?(office|firm|bank|
      post office|law firm|plant)|by (profession|trade)|taxes|for a living|(a|his|her) shift|tenured?|staff ?(room|meetings|parking)
    ${HIS} (career|publisher|passport office)|faculty|adult (education|learner|league)|grown (up )?(kids|sons?|daughters?|twins|
      children)|beer league|student loans
    (?<!\b(until|till|before|cousin|sister|not|like|for)\b[a-z ,]{0,24})(at|in|finished|past|since|of|from|left|
      joined) (the |her |his |my |two )?((?!(sixth|junior|senior)\b)[a-z]+ )?(uni|university|college|(law|medical|grad) school|
      conservatory|conservatoire)(?<!(junior|community) college)(?! (essay))
    (?<!(not) )(college|university|uni|grad|law|medical|phd|masters|nursing|mature) (student|freshman|sophomore|junior|senior|team|
      degree|grad)|(freshman|sophomore|junior|senior|student|year|yr) (in|at|of) (her |his )?([a-z]+ )?(college|uni|university|nus|
      phd)(?! haha)|doctorate|phd|masters degree|${HIS} masters|degree in|nursing degree|reservist|finished ns
    (junior|senior) (partner|lawyer|analyst|citizen|railcard|discount)|minor (league|fame|in)|music minor|in [a-g] minor|(gr[ae]y|
      silver|white) (hair|haired|beard|moustache|mullet|in his)|beard (down)|bald(ing)?|dentures|hgv|voted (in)|votes at|deputy head|
      vice principal
    (${IS}|^|,|an?|the) ([a-z]+ )?(old|oldest|${TENS}) (man|lady|queen|[a-z]+er|[a-z]+ess)(?<!\bold (teacher))|(middle aged)|
      old enough to (remember|retire|have driven)
  `),
}
