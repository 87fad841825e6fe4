import type { Youth } from './youth'

const KID = '(?:flicka|pojke|tjej|kille|grabb|tös|jänta|unge|barn|dotter|son|brorson|systerdotter|elev|liten|knodd|lillasyster|lillebror)'
const YEAR = '(?:ettan|tvåan|trean|fyran|femman|sexan|sjuan|åttan|nian)'
const SCHOOL =
  '(?:lågstadiet|mellanstadiet|högstadiet|gymnasiet|grundskolan?|gymnasieskolan|mellanstadieskolan|förskolan?|dagis|' +
  'förskoleklass\\w*|fritids|lekis|särskolan?|anpassad(?:e)? (?:grund|gymnasie)skola\\w*|resursskola|resursklass|' +
  'förberedelseklass\\w*|språkintroduktion\\w*|internatskola\\w*|idrottsgymnasi\\w+|\\w*gymnasium|riksgymnasi\\w+|' +
  'hockeygymnasi\\w+|musikklass\\w*|idrottsklass\\w*)'
const PROGRAMME =
  '(?:natur|naturvetar|samhälls?|samhällsvetar|teknik|fordons|bygg|el|it|vård|ekonomi|humanist|estet|frisör|handels|flyg|vvs|' +
  'naturbruks|industri|hotell|restaurang|hantverks|musik|dans|djur|gymnasie|fritids|introduktions|individuella |estetiska |' +
  'humanistiska )(?:tekniska |och turism)?(?:programmet|linjen)'
/** Nineteen to ninety-nine; eighteen is bound closer, since it is mostly still to come. */
const GROWN =
  '(?:19|[2-9]\\d|nitton|(?:tjugo|tjugi|trettio|fyrtio|femtio|sextio|sjuttio|åttio|nittio)(?:en|ett|två|tre|fyra|fem|sex|sju|' +
  'åtta|nio)?)'
const YOUNG =
  '(?:elev\\w*|barn(?:en)?|ungdomar\\w*|ungar(?:na)?|tonåring\\w*|\\w+åringar(?:na)?|junior\\w*|småtting\\w*|konfirmand\\w*|' +
  'praoelev\\w*|gymnasister|\\w+scouter\\w*|knattar\\w*|lärlingar|plugghästar|pojklag\\w*|flicklag\\w*|niorna|sjuor\\w*|' +
  'åttor\\w*|dagisbarn\\w*|killar|tjejer|flickor|pojkar|(?:en )?(?:liten )?(?:flicka|pojke|kille|tös|tjej))'

export const sv: Youth = {
  numbers: ['fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv', 'tretton', 'fjorton', 'femton', 'sexton', 'sjutton'],
  said: [
    '(?<=, ?)[tk]1[0-7](?=,|$)',
    // ages
    '(?:#|två|tre|fyra) ?(?:år|bast|vårar|vintrar|somrar)(?: (?:och|o) [^,.]{1,20})? (?:gammal|gammalt|gamla|ung)',
    '(?:#|ett|två|tre|fyra) ?(?:och en halv )?månader (?:gammal|gammalt|ung)',
    '#(?: och (?:ett )?halvt?)? ?(?:år|års|åriga?) ?(?:gammal )?(?:och ?)?(?:#|\\w+) månader?(?! har)',
    '(?:#|två|tre|fyra|(?:snart|nästan|knappt) (?:18|arton)) ?åring(?:en|s)?',
    `# ?årige?a? (?:\\w+ ){0,2}(?:${KID}|gamer|tjejen|killen|flickan|pojken|skolelev|student|konståkare|spelare|\\w+(?:are|ör|ist))`,
    '(?<!klockan |den |nummer )(?:är|blev|blir|bli|fyller|fyllt|fyllde|bara|snart|nästan|knappt|nyss|ynka|pigga|ung|typ|' +
      'precis) (?:just |bara |snart |nästan |ju )?#(?: (?:och|o) (?:ett |en )?(?:halvt?|kvart))?(?: ?år| bast| vårar)?(?= ?(?:,|$|' +
      '\\)|:|/)| (?:och|o|men|nu|i|fast|från|när|till|nästa|går|gör|har|den|samt)(?! ?\\w* ?(?:dagar|timm|min|meter)))',
    '^(?:(?:jag heter|hon heter|han heter|namn:|hej)? ?\\w+(?: \\w+)?) ?[(,:] ?(?:bara |snart |nästan )?#(?: ?(?:år|' +
      'bast))?(?: (?:och|o) (?:ett )?halvt?)?(?=,|\\)|:|(?<=\\w\\w)$)',
    '\\w+, #(?: ?(?:år|bast))?(?=,? (?:från|och|går|bor|som|bra|spelar|älskar|gillar|alltid|jag|hon|han|pluggar) )',
    '\\w+, (?:sju|åtta|nio|tio|elva|tolv|tretton|fjorton|femton|sexton|sjutton)(?: ?år)?(?=,|$)|du (?:är|spelar) \\w+: #(?=,)',
    '^[^()]{2,40}\\((?:#|1[0-7]|[5-9])(?: ?år)?(?: (?:och|o) [^)]{1,16})?\\)',
    '(?:ålder|år gammal|hur gammal|age) ?[:=]? ?(?:är )?(?:bara |snart |nästan )?#(?! (?:veckor|dagar|hundra))',
    '(?:(?:^|hej |är |, )[kmft]|tjej|kille|flicka|pojke|grabb)[ /]?,? ?1[0-7](?= |,|$|/|\\))(?! (?:meter|km|kr|min|%))',
    '^1[0-7] ?[kmf](?=,| )',
    `(?:${KID}|\\w+(?:tjej|kille|flicka|pojke|unge|elev|barn|tott|tting)|är|redan|hon|han|en)(?:,)? (?:på|om|vid) (?:bara |` +
      'snart |nästan |knappt |ungefär |runt )*(?:#|tre|fyra|två)(?: bast| år| vårar)?(?=,|$| som| och| från| med| i )',
    '(?:bara|blott|ännu|redan) (?:vid )?# (?:års ålder|år)|vid # års ålder (?:är|har|går|spelar|kan|\\w+ar)|i # ?årsåldern',
    '(?:sett|levt|upplevt) # (?:vintrar|somrar|vårar)|med sin[ae]? # år|(?:#|arton|18)(?:e)? ?års ?(?:dag|kalas)\\w*',
    '(?:fyller|blir|bli|är inte|är ej|inte riktigt|inte ens|snart|nästan|knappt|ännu inte|inte|före|innan|tills|till|fylla|fyllt|' +
      'hunnit) (?:jag |hon |han |du |hen |är )?(?:än |ens )?(?:myndig |är )?(?:arton|18)',
    '(?:arton|18) (?:fyllda )?(?:är|blir|fyller) (?:hon|han|jag|du|hen) (?:först|inte|om|nästa|i)',
    'under (?:arton|18 år)|(?:är|barn|unga) under 18|(?:får|måste) (?:\\w+ ){0,3}(?:vänta|vara)(?: \\w+){0,3} (?:arton|18|myndig)',
    'född[^,.;]{0,18} @|(?:födelse(?:år|datum|dag)|fött?|föddes|årgång|årsmodell|född)[: ]{1,2}[^,.;]{0,16}@',
    '(?:född|årgång|årsmodell|modell) (?:09|1\\d|2[0-5])(?=,|$| i |:)|(?:09|1[0-9]):an?',
    '(?:student\\w*|ta studenten|tar studenten|springer ut|slutar (?:nian|skolan|gymnasiet)|myndig|går ut (?:nian|' +
      'gymnasiet)) (?:\\w+ ){0,3}%',
    // what is to come
    '(?:inte|ej|snart|ännu|blir|bli|innan|tills|nästan|hunnit|knappt) (?:\\w+ ){0,3}myndig\\w*',
    'myndig(?:hets\\w*)? (?:\\w+ )?(?:om|först|förrän|i (?:vår|höst|sommar|vinter|\\w+ari|\\w+ber|april|maj|juni|juli|mars)|' +
      'nästa|till|inte)',
    'myndighets(?:dag|ålder)\\w*|(?:omyndig|minderårig|underårig|halvvuxen)\\w*',
    '(?:målsman|målsmän|vårdnadshavare|förmyndare|god man)\\w*|(?:i lagens ögon|enligt lagen|juridiskt) .{0,20}barn',
    '(?:får|kan|fick) (?:\\w+ )?(?:inte|ej|varken|ännu inte|aldrig|först) (?:\\w+ ){0,3}(?:rösta|köra|handla|köpa|ta körkort|' +
      'körkort|övningsköra|dricka|gifta|flytta|skriva på|skriva under|jobba|åka|gå på krogen|gå in|tävla|teckna|se filmen|' +
      'ensam)(?: .{0,40})? (?:än|ännu|själv|på (?:flera|ett|två|tre|några) (?:par )?år(?: till)?|förrän|för päronen|för mamma|' +
      'för pappa|för föräldrarna|till|före|förens|innan)',
    '(?:får|kan) inte (?:rösta|ta körkort|köra bil|handla på systemet|köpa folköl|köpa snus|dricka vin)',
    'får (?:inte )?(?:\\w+ ){0,5}(?:när|förrän|före|efter) (?:\\w+ )?(?:studenten|fyllt|arton|myndig)',
    'får (?:hon|han|jag|du) (?:\\w+ ){1,3}(?:först )?när (?:hon|han|jag|du) (?:fyllt|vuxit|blir|är (?:stor|vuxen|äldre))',
    '(?:för|alldeles för|lite för) (?:ung|liten) (?:för|att|än)|(?:ingen|inte) (?:\\w+ )?rösträtt',
    'rösträtt (?:\\w+ )?(?:om|först|inte)|inte (?:tillräckligt gammal|gammal nog|åldern inne)|åldern inne|åldersgränsen',
    '(?:om|på) (?:#|ett|två|tre|fyra|några|ett par) (?:par )?år (?:till )?(?:blir|får|fyller|kan|är) (?:hon|han|jag|du|' +
      'hen) (?:\\w+ )?(?:myndig|rösta|köra|arton|18|vuxen|ta körkort)',
    'missar (?:hon|han|jag|du)?.{0,10}valet|nästa val är|valet missar|första gången (?:\\w+ )?(?:rösta|valet)|skolvalet',
    '(?:ett|två|tre|fyra|#) år (?:kvar|till) (?:\\w+ )?(?:i|på|tills|till|innan|av) (?:grund|gymnas|skol|nian|studenten|hon|han|' +
      'jag|du|hög|körkort)\\w*',
    '(?:ta|tar|tog|fått|har|kör|med|klarat) (?:\\w+ ){0,3}(?:am kort\\w*|mopedkörkort\\w*|mopedkort|cykelkörkort\\w*|traktorkort|' +
      'epa\\w*|a traktor\\w*)',
    'am kortet|a traktorn|epatraktor\\w*|epa dunk|mopedgäng\\w*|mopedåldern|moppegäng\\w*|moppe(?:n)? (?:till|på|av)',
    '(?:sin|min) (?:moped|moppe)',
    'övningskör\\w* (?:\\w+ )?(?:med|hos) (?:sin |min )?(?:mamma|pappa|farsan|morsan|mor|far|farbror|moster|storebror|' +
      'storasyster|morfar|farfar)',
    'körlektioner men|inte köra upp|(?:inget|inte|utan) (?:\\w+ ){0,2}körkort (?:än|ännu|på|förrän)',
    '(?:när|tills|innan) (?:hon|han|jag|du|hen) (?:\\w+ )?(?:blir|är|växt|vuxit|har blivit) (?:stor|vuxen|större|äldre|myndig|' +
      'till sig|upp)',
    '(?:mamma|pappa|föräldrarna|päronen|morsan|farsan|mor|far)(?:s)? (?:måste|fick|får|ska|behöver)? ?(?:\\w+ )?(?:skriv\\w*|' +
      'underskrift|tillstånd|godkänn\\w*|tillåtelse|lov|signatur)',
    '(?:underskrift|tillstånd|lov|tillåtelse|intyg) (?:av|från|hemifrån) ?(?:mamma|pappa|föräldrarna|båda föräldrarna|' +
      'sina föräldrar)?',
    '(?:säger|tycker|bestämmer|kräver) (?:mamma|pappa|morsan|farsan|päronen)',
    '(?:mamma|pappa|farsan|morsan) (?:kör|skjutsar|hämtar|väcker|flätar|packar|brer|nattar|läser saga)',
    // school
    `(?:i|inför|börjar|börja|börjat|slutat|slutar|går|från|klarat|till) ${YEAR}(?! (?:km|mil|gånger|på (?:topp|kontor)|till gamla))`,
    '(?:är|en) (?:\\w+ )?(?:sjua|åtta|nia|femma|sexa|trea) (?:i|på|från) (?:\\w+ ){0,2}\\w*skola\\w*',
    '(?:går|gå|läser|pluggar|börjar|börja|börjat|började|slutar|elev|eleven|klass|lekt|kompis|bästis|tjej|kille|flicka|pojke|ung|' +
      `barn|skrivs in)(?: \\w+){0,4} (?:i|på|vid) (?:\\w+ ){0,2}${SCHOOL}`,
    `(?:i|på|börjar|börja|börjat|började|slutar|till|kvar i|från) (?:\\w+ )?${SCHOOL}(?=,|$| (?:och|men|som|i|till|där|med|för|` +
      'nu|på|solrosen|samt|klär|har))',
    `nollan i|${SCHOOL} (?:till hösten|nästa)`,
    `(?:går|läser|pluggar|elev|på|från|första året|andra året|tredje året)(?: \\w+){0,3} ${PROGRAMME}`,
    `${PROGRAMME} (?:åk|årskurs|år) ?[123]`,
    '(?:går|läser|pluggar) (?:\\w+ )?(?:estet|natur|teknik|samhäll?|naturvetare|ekonomi|bygg|fordon|el)(?=,|$| (?:i ettan|på|och|' +
      'med))',
    '(?:åk|årskurs|årskursen|klass|klassen)[: ]{0,2}(?:[0-9]|ett|två|tre|fyra|fem|sex|sju|åtta|nio)(?! (?:av|körkort))\\w?',
    '(?:andra|tredje|fjärde|femte|sjätte|sjunde|åttonde|nionde) klass(?:en)?|(?:går|gå|börjar|elev|barn)(?: \\w+)? i första klass',
    '(?:första|andra|tredje|sista) året på gymnasiet|gymnasiet[: ]{1,2}(?:åk|år)',
    '(?:i|går|klass|från|min klass)[: ]{1,2}(?:[1-9] ?[a-f]|na\\d\\d\\w?|te\\d\\d\\w?|sa\\d\\d\\w?)(?=,| |$)',
    '(?:första|andra|tredje|fjärde|femte|sjätte|sjunde|åttonde|nionde)klassare|gymnasist|högstadist|niondeklassare|nollåtta',
    '(?:låg|mellan|hög)stadie(?:elev|tjej|kille|flicka|pojke|grabb|barn|unge|åldern|nörd|klass)\\w*',
    '(?:gymnasie|gymnasi|grundskole|skol|förskole|fritids|dagis|friskole|musikskole|praktik|prao|särskole|internat)(?:elev|tjej|' +
      'kille|flicka|flicke|pojke|pojk|grabb|barn|unge|ungdom|gosse)(?:et|en|n)?',
    '(?:slutbetyg\\w*|betyg\\w*) (?:\\w+ ){0,2}(?:nian|åttan|sexan|grundskolan|gymnasiet)|gymnasievalet|gymnasieval',
    'antagningsbesked\\w*|söker? (?:in )?till gymnasiet',
    '(?:välja|söka|val|sökt|valt)(?: \\w+)? till gymnasiet|skolplikt\\w*|grundskolan kvar|kvar i grundskolan',
    'nationella prov\\w*|nationella (?:i|proven)|np i (?:matte|svenska|engelska|no|so)|ma ?[12][abc]\\w*|glosförhör\\w*|läxförhör\\w*',
    '(?:tar|ta|före|innan|efter|till|inför|har inte tagit) (?:\\w+ )?studenten(?! för)',
    'studentskiva\\w*|studentmössa\\w*|studentbal\\w*|niornas bal|nians bal|skolbal\\w*|avslutningsbal\\w*',
    '(?:gör|göra|glömmer|hatar|skjuter upp|med|sina|hennes|hans|mina|dina) (?:\\w+ )?läxor\\w*|läxhjälp i|matteläxa\\w*|läxan|läxorna',
    'elevråd\\w*|elevkår\\w*|elevskyddsombud|klassordförande|klassens (?:\\w+ )?\\w+|i klassen|hela klassen|parallellklass\\w*',
    'klasskamrat\\w*|klasskompis\\w*',
    'matteboken|skolböcker\\w*|skolväska\\w*|skolbänk\\w*|skolgård\\w*|skolkort\\w*|skolbuss\\w*|skolskjuts\\w*|skolresa\\w*',
    'klassresa\\w*|skolavslutning\\w*|skoldag\\w*|skolpojk\\w*',
    'skolmatsal\\w*|bamba|mattan|skolkatalog\\w*|skolteater\\w*|skolmusikal\\w*|skolorkester\\w*|skollov\\w*|efter skolan',
    'efter plugget|plugget (?:suger|är)|(?:på|under|till) (?:\\w+ )?(?:lektionen|lektionerna|första lektionen|rasterna)',
    '(?:fröken|magistern|läraren|klassföreståndaren|mentorn) (?:heter|säger|\\w+er|har|blev)',
    '(?:min|sin|hennes|hans|mina|sina) (?:fröken|magister|lärare|klassföreståndare|mentor|klass|skola|dagisfröken|pedagog)',
    'praoar?|praovecka\\w*|praoplats\\w*|feriejobb\\w*|ferieprakti\\w*|sommarlovsjobb\\w*|sommarjobbare|lovskola\\w*',
    'lärling(?:en)? (?:i|hos|på) \\w*(?:programmet|gymnasiet)|gymnasielärling',
    '(?:höst|sport|påsk|sommar|jul)lovet|(?:till|på|efter|varje|längtar till|hela) lovet?',
    // clubs, teams, ceremonies
    '(?:spårar|upptäckar|äventyrar|utmanar|minior|junior|bäver|familje|patrull|sjö|vargunge)?scout(?:en)? (?:som|i|från|på|med|och)',
    '\\w+scout',
    '(?:spårare|upptäckare|äventyrare|utmanare|miniorer?|bäver|vargunge|blåvinge|juniorpatrull) i (?:\\w+ )?(?:scout\\w*|kåren)',
    'vargungar(?:na)?|vargunge|blåvinge',
    '(?:knatte|pojk|flick|junior|ungdoms|minior|skol|barn)(?:lag|landslag|kör|orkester|grupp|trupp|mästare|spelare|mästerskap|' +
      'medlem|akademi|rekord|mästerskapet|verksamhet|ligan|cup)\\w*',
    '(?:[pf] ?(?:0?[6-9]|1[0-7])|u ?(?:8|9|1[0-7])) ?(?:laget|landslaget|spelare|målvakt)',
    '(?:spelar|lag\\w*|målvakt|back|center|anfallare|forward|mittfältare|uttagen|spelare|djurgårdens|' +
      'är) (?:\\w+ ){0,3}(?:[pf](?:0?[6-9]|1[0-7])|u ?(?:8|9|1[0-7]))',
    'junior sm|ungdoms sm|usm|ungdomsråd\\w*|ungdomsfullmäktige|ungdomsparlament\\w*|brandkårens ungdomsgrupp|ungdomsbrandkår\\w*',
    'unga örnar|4h (?:gård|klubb)\\w*',
    'kulturskola\\w*|musikskolan|simskola\\w*|simmärke\\w*|simborgarmärke\\w*|baddaren|guldfisken|pingvinen|optimistjolle',
    'ridskola\\w*|ponny(?:n|er|ridning)?|kollo|kolonibarn|ungdomsgård\\w*|fritidsgård\\w*',
    'konfirmand (?:i|som|denna|vid|från|på|och)|konfirm(?:eras|ation|ationen|ationsläger|erar sig|erades|ationsundervisning)|konfa',
    'konfaläger\\w*|ministrant|luciatåg\\w*|tärna i|pepparkaksgubbe|stjärngosse|skol?lucia',
    '(?:yngst|minst) (?:i|av|på|bland)|familjens (?:minsta|yngsta|minsting|lillasyster)|(?:tävla|spela|räknas) (?:inte )?som senior',
    // life of a child
    'veckopeng\\w*|månadspeng\\w*|barnbidrag\\w*|studiebidrag\\w*|lördagsgodis\\w*|spargris\\w*|barnvakten|tandfén?',
    'mjölktänder\\w*|mjölktand|vagga(?:nde|r) tand|lös tand|tappa(?:t|de)(?: \\w+)? (?:framtänder|tand\\w*|tänder)',
    'glugg (?:mellan|där|i)|knyta skorna|knyta skosnören|läggdags|nattad?|måste lägga sig|i säng klockan|saga före',
    'innan (?:\\w+ )?läggdags|våningssäng\\w*|bygger kojor|kojan?|hoppar hage|hoppa hage|sagostund',
    '(?:bor|är|sover|flyttar) (?:\\w+ )?(?:varannan|halva) vecka\\w* (?:hos|med)|(?:varannan|var annan) vecka hos',
    'bor (?:hemma )?(?:hos|med) (?:sin |sina |min |mina |dina )?(?:mamma|pappa|föräldrar)',
    'enda barnet|mellanbarn\\w*|sladdbarn\\w*|fosterbarn\\w*|familjehem\\w*|adoptivbarn|storasysters|barnstjärna|barnskådespelare',
    'ensamkommande',
    'frågar varför|(?:en|två) tvärhand hög|(?:på|av) (?:två|fyra) fötter|pyttelill\\w*|är liten än|lilla flickan|lille killen',
    'så liten',
    '(?:liten|lilla|lille|ung) (?:\\w+ )?(?:kille|tjej|flicka|pojke|pojk|gosse|grabb|tös|unge|krabat|rackare|spelman|skrutt|' +
      'tjejen|pojken|flickan|killen|äventyrare)',
    '(?:tonåring|tonårs\\w+|tonåren|tonårig|tonårstjej|fjortis|fjortisar|förpubertal|puberteten|målbrott\\w*|snorunge|busunge|' +
      'skitunge|barnunge|rackarunge|odåga|småtting|småting|knatte|knodd|knoddis|lintott|minsting|minstingen|lillkille|lilltjej|' +
      'lillgrabb|småkille|småtjej|tös|tösen|jänta|jäntunge|pojkspoling|pojkvasker|spoling|yngling|parvel|pys|plutt|plutten|bebis|' +
      'bebisen|spädbarn|småbarn|telning|barnrumpa|lillunge|unge i|ungen i|ungen|rackarungen|glin|junis|mopedkille|epatjej|epakille|' +
      'hästtjej|snorvalp|valp på|slyngel|pojkstreck\\w*|flickebarn|gossebarn|bondunge|stadsunge|naturbarn|barnbarnet|underbarn)',
    '(?:en|är|fortfarande|ännu|bara|bara ett|ett) (?:\\w+ )?(?:barn|tonåring|unge|skolbarn|ungdom)(?=,|$| (?:som|på|från|i|med|' + 'och))',
  ],
  others: [
    '(?:min|mitt|mina|hans|hennes|vars|deras|sin|sina|våra|vår|dina) (?:egna? |två |tre |fyra |äldsta |yngsta |vuxna |' +
      'lilla )?(?:dotter|son|söner|döttrar|barn|ungar|tonåring\\w*|elever|barnbarn|dotterson|sonson|flickor|pojkar)',
    '(?:mamma|pappa|mor|far|förälder|föräldrar|morfar|farfar|mormor|farmor|moster|faster|farbror|morbror|gudmor|gudfar|' +
      'fostermamma|bonuspappa|bonusmamma|styvmor|styvfar) (?:till|åt)',
    '(?:har|får|fick) (?:\\w+ ){0,3}(?:dotter|son|barn|ungar|döttrar|söner|barnbarn|tonåringar|flickor|pojkar)',
    '(?:undervisar|handleder|coachar|utbildar|hjälper|lär|lärt|lärde|leder|tränar|uppfostrar|förbereder|anställer|konfirmerar|' +
      'plåstrar|kontrollerar|kollar|lagar mopeder åt|anställt|skjutsar|kör|läser (?:sagor )?för|dömer|stöttar|berättar .{0,20} för|' +
      `säljer .{0,20} till|fixar .{0,20} åt|sköter|syr .{0,20} till|skriver om(?: hur)?|för|åt|med|ut) (?:\\w+ ){0,3}${YOUNG}`,
    'undervis(?:ar|a|at) (?:\\w+ ){0,2}(?:i|på)',
    '(?:rättar|delar ut|delade ut|samlar in|handlägger|filmas|säljer) (?:\\w+ )?(?:nationella|läxor|simmärken|lappar|barnbidrag|' +
      'cykelkörkort|körkort)',
    '(?:tränare|ledare|lärare|fröken|rektor|mentor|handledare|coach|förbundskapten|instruktör|vaktmästare|sjukgymnast|kurator|' +
      'chef|barnvakt|läkare|nattvakt|kock|städare|domare|materialare|ordförande) (?:för|åt|i|på|vid|till)',
    '\\w*(?:ledare|tränare) (?:för|åt|i|på)|ger (?:läxhjälp|privatlektioner|lektioner)|håller (?:kurser|am kurser|lektioner)',
    'praoelev\\w*|(?:hela|halva|varje) (?:gatans|byns|traktens) (?:barn|ungar|ungdomar)|traktens ungdomar|ungarna (?:tagit|tar|har)',
    'barnen (?:har|flyttat)',
  ],
  past: [
    'år sedan(?! dess)|länge sedan|(?:sedan|sen) länge|(?:sedan|sen) (?:flera|många|#|\\w+tio|tjugo) år|för (?:länge|åratal) sedan',
    'på den tiden|förr i tiden|i sin ungdom|ungdomstid\\w*|skoltiden|barndom\\w*',
    '(?:när|då|medan) (?:jag|hon|han|du|hen|vi) (?:själv )?(?:var|gick|fyllde|började)',
    'som (?:barn|liten|ung|tonåring|(?:# ?)åring|gymnasist|spårare|högstadieelev|\\w+elev|junior|flicka|pojke|' +
      'konfirmand) (?:\\w+de|var|gick|fick|tog|satt|sprang|och|,)',
    '(?:\\w+de|gick|var|satt|tog) (?:\\w+ ){0,5}som (?:barn|liten|ung|# ?åring|tonåring|gymnasist|konfirmand|spårare|\\w+elev)',
    'som (?:# ?åring|barn|tonåring).{0,80}(?:i dag|idag|numera|nu är)',
    '\\w+de .{0,80}(?:numera|i dag är|nu är (?:han|hon|jag)|och är nu)',
    'växte upp|(?:var|vuxit) uppvuxen|brukade|minns|(?:tog|tagit) (?:studenten|sitt körkort|körkort)(?! i våras)',
    'gick ut (?:gymnasiet|nian|skolan)|spelade (?:själv )?i|på (?:sextio|sjuttio|åttio|nittio|00)talet|numera',
    '(?:pojklaget|laget|skolan|skolavslutningen) (?:\\w+ ){0,4}en gång|en gång i tiden|\\w+de en gång|en gång \\w+de',
  ],
  adult: [
    `${GROWN} ?(?:år(?:s ?ålder\\w*|iga?)?(?! (?:sedan|på|i) )|åring\\w*|bast|plus|fyllda|något)`,
    '(?:är|nu|fyller|fyllde|fyllt|blir|på|över|drygt|runt|snart|knappt|närmare|passerat|ålder:?|om|efter|nästan|just|vid|' +
      `som) (?:själv |snart |nyss |strax |över |drygt |runt |typ )*${GROWN}(?=,|$|\\)| (?:och|som|år|fyllda|med|från|på|i|men|nu|` +
      'vid)|/)',
    `\\w+ ?[,(] ?${GROWN}(?: ?år)?(?=,|\\)|$| (?:som|och|från))`,
    '(?:^|/|, )(?:[kmf]|kille|tjej|man|kvinna)[ /]?(?:1[89]|[2-9]\\d)(?= |,|$)',
    '(?:^|är (?:redan )?|ålder:? |, |\\()(?:18|arton)(?: år(?: gammal)?)?(?=,|$|\\)| och (?!\\w+ inte))|^\\w+,? (?:18|arton)(?= )',
    `${GROWN} ?års ?(?:dag|kalas|åldern|present)\\w*`,
    '(?:tjugo|trettio|fyrtio|femtio|sextio|sjuttio|åttio)(?:plussare|talist|nånting|något)|medelålders\\w*|i (?:\\w+ )?medelåldern',
    '(?:född|sedan|examen|år|studenten|sen|årgång|debuterade|gift)[: ]{1,2}(?:\\w+ ){0,3}(?:19[2-9]\\d|200[0-7])',
    '(?:sedan|sen) (?:\\w+ )?20[01]\\d|född (?:\\w+ ){0,4}19\\d\\d',
    '(?:pensionär|pensionerad|pension|änka|änkling|gift|frånskild|skild|förlovad|sambo|make|maka|hustru|fru|min man|hennes man|' +
      'sin man|fästman|fästmö|barnbarn|farfar till|morfar till|gammelmormor)(?! och pappa)(?:en|et|s)?',
    '(?:en|två|tre|fyra|fem|ensamstående|små)barns(?:mamma|mor|pappa|far|förälder)\\w*|trebarnsmamman',
    'ensamstående (?:mamma|pappa|mor|far)|föräldraledig\\w*|(?:blev|blivit) (?:farfar|morfar|mormor|farmor|mamma|pappa)',
    '(?<!(?:brorsorna|bröderna|syskonen|syskon|systern|systrarna|brodern|storasyster|storebror|syster|brorsan|bror) )(?:läser|' +
      'pluggar|studerar|går|student|doktorand|forskar|disputerat|examen|forskare|professor|lektor)(?: \\w+){0,4} (?:på|vid|' +
      'från) (?:\\w+ )?(?:universitet\\w*|högskola\\w*|chalmers|kth|handels|lth|komvux|folkhögskola\\w*|yrkeshögskola\\w*|su|lu)',
    'doktorand|masterstudent|universitets(?:student|lektor|lärare|adjunkt)|vid universitetet|juriststudent|läkarstudent',
    'lärarstudent|högskolestudent|kandidatuppsats|masteruppsats|juristexamen|civilingenjör',
    '(?<!(?:bli|bli en|bli som|min|sin|hans|hennes|hos|av|med|mammas?|pappas?|blivande|en dag|blir|framtida|pappa är|mamma är|' +
      'redan|stolt) )\\w*(?:lärare|lärarinna|läkare|sköterska|sjuksköterska|undersköterska|snickare|snickarmästare|tekniker|' +
      'ingenjör|chef|förare|mekaniker|konsult|arkitekt|jurist|advokat|präst|kantor|polis|brandman|bibliotekarie|rektor|vaktmästare|' +
      'professor|lektor|pedagog|barnskötare|dagisfröken|fritidsledare|ungdomsledare|scoutledare|kårordförande|socialsekreterare|' +
      'psykolog|kurator|sjukgymnast|fysioterapeut|dirigent|regissör|journalist|författare|tecknare|fotograf|konditor|revisor|' +
      'ekonom|programmerare|utvecklare|veterinär|lokförare|taxichaufför|chaufför|busschaufför|elektriker|rörmokare|målare|murare|' +
      'kassör|butikschef|ägare|företagare|tandläkare|barnmorska|forskare|biolog|arkeolog|fysiker|kemist|kommentator|' +
      'sportkommentator|handläggare|tjänsteman|politiker|borgmästare|domare|förbundskapten|studievägledare|skomakare|simlärare|' +
      'tränare|valförrättare|valarbetare|bonde|lantbrukare|skogvaktare|kock|köksmästare|bagare|barista|bartender|servitör|' +
      'skolmåltidsbiträde|städare|mattant|fröken i|körskollärare|trafiklärare|fosterförälder|hedersmedlem|riddare|kapten på|' +
      'veteran|bilmekaniker|frisör|optiker|apotekare|säljare|mäklare|översättare)(?=,|$|:| (?:på|i|och|som|med|från|för|vid|hos|åt|' +
      'sedan|till|o|utan|,))',
    '(?:jobbar|jobbat|arbetar|arbetat|jobbade|anställd|vikarierar)(?! (?:extra|bara|på helgerna|som hjälp|inte))(?: \\w+)? (?:på|' +
      'i|som|inom|vid|åt) (?!.{0,20}(?:helger|sommar|lov|efter skolan))',
    'på heltid|heltidsjobb\\w*',
    'driver (?:\\w+ )?(?:numera|egen|eget|internat|firma|företag|hela|familjens|sedan|en (?:butik|salong|firma|gård)|ett (?:café|' +
      'bageri|företag))',
    'egen (?:salong|firma|podd|praktik|byrå)|äger hela|hyr ut|husägare|bolån',
    '(?:yrke|jobb|arbete|arbetar som|titel|sysselsättning|profession): ?(?!elev|skol|går)|har röstat|röstar i varje',
    'kommunfullmäktige|veterane?n?|arkivet|sedan (?:tolv|tio|#|tjugo) år',
    '(?:ingenjör|programledare|barnläkare|magister \\w+ undervisar)|(?:äldst) (?:i|av|på)|(?:trebarns|fyrabarns)\\w+',
    'farmor [\\w ]{3,12}, |grannfrun',
  ],
}
