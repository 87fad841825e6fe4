import type { Youth } from './youth'

const FEW = '(?:#|een|één|twee|drie|vier)'
/** Words between "is" and an age. */
const HARDLY =
  '(?:(?:pas|net|nog|maar|al|bijna|nu|zelf|ook|ongeveer|rond de|zowat|amper|nauwelijks|slechts|ruim|krap|eindelijk|vandaag|gisteren|' +
  'morgen|straks|binnenkort|weer|precies|juist|toch|trouwens|ik|jij|je|hij|ie|ze|zij|u|de|een jaar of|gewoon|echt|dit jaar|' +
  'volgend jaar|deze \\w+|in \\w+|vorige \\w+|volgende \\w+) ){0,4}'
const PART = '(?: (?:en )?(?:(?:een|n) )?(?:half|kwart|driekwart|drie kwart)|eneenhalf| jaar en (?:#|\\w+) maand(?:en)?)'
const YEARS = '(?: ?(?:jaar|jaren|jr|j|lentes|winters|zomers|herfsten)(?: (?:oud|jong))?)'
const AGE = `#${PART}?${YEARS}?(?: (?:oud|jong))?`
const AFTER =
  '(?= ?(?:,|$|\\)|:|/|"|–|—)| (?:en (?!een half jaar|\\w+ (?:jaar|dagen|uur|minuten))|maar|want|dus|die|dat|uit|als|of|geworden|oud|' +
  'jong|woont|zit|speelt|houdt|gaat|doet|heeft|met (?:een|haar|zijn)|van (?:de|het) (?:school|klas))\\b)'
const ORD = '(?:vijfde|zesde|zevende|achtste|negende|tiende|elfde|twaalfde|(?:der|veer|vijf|zes|zeven)tiende|(?:[1-9]|1[0-7])(?:e|de|ste))'
const NTH = '(?:eerste?|tweede|derde|vierde|vijfde|zesde|zevende|[1-7] ?(?:e|de|ste))'
const ONE_SIX = '(?:[1-6]|een|één|twee|drie|vier|vijf|zes)'
const TRACK =
  '(?:vmbo|mavo|havo|vwo|atheneum|gymnasium|gym|lyceum|praktijkonderwijs|praktijkschool|kader|tto|aso|tso|bso|kso|technasium|vso|' +
  'tweetalig (?:vwo|havo|onderwijs)|middelbaar|secundair|humaniora|lager(?:e)? onderwijs|kleuter|moderne|latijnse|isk)'
const SCHOOL =
  '(?:basisschool|middelbare(?: school)?|middelbare meisjesschool|kleuterschool|kleuterklas|lagere(?: school)?|brugklas|brugjaar|' +
  'crèche|' +
  'peuterspeelzaal|peutergroep|peuterklas|kinderdagverblijf|kinderopvang|dagopvang|naschoolse opvang|buitenschoolse opvang|voorschool|' +
  'schakelklas|internationale schakelklas|\\w*internaat|kostschool|vrije school|montessori\\w*|jenaplan\\w*|dalton\\w*|' +
  'speciaal (?:basis)?onderwijs|(?:voortgezet|secundair|lager|basis|buitengewoon) ?onderwijs|onderbouw|bovenbouw|eindexamenklas|' +
  'examenklas|plusklas|plusgroep|leonardoschool|topsportschool|weekendschool|dorpsschool|buurtschool|\\w*lyceum|\\w*gymnasium|' +
  `middenschool|opvangklas|okan|zmlk\\w*|sbo|peuteropvang|onthaalklas|instapklas|muziekklas|dansvooropleiding|vooropleiding|${TRACK})`
const KID =
  '(?:meisje|meid|meiske|jongen|jongetje|jong|jongeman|jongedame|jongeling|knul|knulletje|kind|kindje|ventje|gozertje|gozer|gast|' +
  'gastje|' +
  'jochie|joch|gup|guppie|knaap|knaapje|kereltje|mannetje|dame|dametje|zoon|zoontje|dochter|dochtertje|broertje|zusje|broer|zus|neefje|' +
  'nichtje|kleinzoon|kleindochter|leerling|scholier|scholiere|kleuter|puber|tiener|ukkie|wees|weesmeisje|weesjongen|prinses|prins|' +
  'prinsje|heks|heksje|tovenaarsleerling|\\w+(?:meisje|jongen|zoon|dochter|kind|leerling|speler|speelster|fan|tje)|\\w*(?<!moed|vad|' +
  'kat|kinder|huisbaas|opleid|werkgev|leid|eigenaar)(?:er|ster|ist|iste|aar|aarster|ling|held|heldin|vriendin|vriend))'
const KIDS =
  '(?:kinderen|kids|leerlingen|scholieren|pupillen|jongeren|jongens|meisjes|meiden|tieners|pubers|kleuters|peuters|dreumesen|baby\\w*|' +
  'jeugd\\w*|brugklassers|brugpiepers|\\w+klassers|welpen|verkenners|bevers|scouts|kapoenen|rakwis|havisten|vwoers|gymnasiasten|' +
  'studenten|junioren|aspiranten|talenten|misdienaars|boerenzoons|stagiaires|stagiairs|kleinkinderen|schoolkinderen|\\w+leerlingen|' +
  '\\w+jarigen|patiëntjes|minderjarigen|gezinnen|groep \\w+|klas \\w+|klassen|fjes|etjes|[jm]?[ou] ?1\\d)'
const CHILD =
  '(?:zoon|zoons|zonen|zoontjes?|dochters?|dochtertjes?|kind|kinderen|kids|kleinkind|kleinkinderen|kleinzoon|kleindochter|tweeling|' +
  'drieling|puber|pubers|tiener|tieners|jongens|meiden|meisjes|leerlingen|pupillen|klasje|stiefzoon|stiefdochter|petekind)'
const TENS = '(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig)'
const GROWN = `(?:19|[2-9]\\d|[1-9]\\d\\d|negentien|(?:(?:een|twee|drie|vier|vijf|zes|zeven|acht|negen)en)?${TENS})`
const ELDER =
  '(?:moeder|vader|mama|papa|ma|pa|mam|pap|ouders|ouder|oma|opa|voogd|oudere zus|oudere broer|pleegouders|pleegmoeder|pleegvader)'
const KIN = '(?:broer|zus|vader|moeder|neef|nicht|vriend|vriendin|opa|oma|oom|tante|buurman|buurvrouw|mama|papa|trainer|juf|meester)'
/** What has an age without being the one described. */
const THING =
  '(?:hond|kat|kater|poes|paard|pony|ezel|papegaai|huis|boerderij|auto|boot|schip|zaak|winkel|restaurant|bedrijf|relatie|fiets|neefje|' +
  'nichtje|zusje|broertje|petekind|dochter|zoon|kind|kleinzoon|kleindochter)'
const SELF = '(?:ik|jij|je|hij|ie|ze|zij|u|hem|haar)'
const TRADE =
  '(?:(?!kinder(?:burg|dir)|jeugd(?:burg|dir))\\w*(?:leraar|lerares|docent|docente|leerkracht|meester|juf|juffrouw|directeur|' +
  'directrice|' +
  'rector|conrector|mentor|decaan|conciërge|coach|trainer|trainster|leider|leidster|begeleider|begeleidster|instructeur|instructrice|' +
  'pedagoog|arts|dokter|verpleegkundige|verpleegster|therapeut|fysio|tandarts|orthodontist|psycholoog|chauffeur|bestuurder|schoonmaker|' +
  'kok|chef|bakker|slager|kapster|kapper|monteur|loodgieter|timmerman|schilder|metselaar|elektricien|drukker|boer|boerin|advocaat|' +
  'advocate|notaris|rechter|jurist|agent|agente|rechercheur|brandweerman|brandweervrouw|militair|soldaat|kapitein|piloot|stewardess|' +
  'journalist|journaliste|redacteur|schrijver|schrijfster|fotograaf|architect|ingenieur|programmeur|ontwikkelaar|ontwerper|ontwerpster|' +
  'accountant|boekhouder|actuaris|manager|eigenaar|eigenares|ondernemer|onderneemster|winkelier|verkoper|verkoopster|makelaar|adviseur|' +
  'consultant|ambtenaar|wethouder|burgemeester|politicus|dominee|pastoor|priester|imam|bibliothecaris|bibliothecaresse|wetenschapper|' +
  'hoogleraar|professor|onderzoeker|onderzoekster|bioloog|apotheker|archeoloog|historicus|chemicus|dirigent|dirigente|regisseur|' +
  'beheerder|penningmeester|voorzitter|akela|scheidsrechter|werker|werkster|verzorger|verzorgster|kraamhulp|verloskundige|dierenarts|' +
  'barman|barista|serveerster|portier|bewaker|tuinman|hovenier|visser|smid|hospita|huisvrouw|huisman|auteur|columnist|columniste|' +
  'uitgever|kunstenaar|kunstenares|secretaresse|receptionist|receptioniste|medewerker|medewerkster|coördinator|opticien|onderwijzer|' +
  'onderwijzeres))'
const NO_WISH = '(?! (?:wil|wilt|wou|wordt|word|worden|te worden|gaat worden|werken|aan de slag|zegt|vindt|helpt)\\b)'

export const nl: Youth = {
  numbers: ['vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf', 'dertien', 'veertien', 'vijftien', 'zestien', 'zeventien'],
  said: [
    // ages
    `(?<!${THING} )(?:is|ben|bent|wordt|word|worden|werd|zijn|heet \\w+ en ben) ${HARDLY}(?:${AGE}|(?:twee|drie|vier)${YEARS})${AFTER}`,
    '(?<!om |voor |na |tegen |nummer |kamer |rond |tot |half |lijn |hoofdstuk |deel |aflevering |seizoen |level |de |een |groep |' +
      `klas )#${YEARS}? (?:is|ben|bent|wordt|word|geworden|werd)(?! (?:de|het|er|[0-9]))`,
    `(?<!${THING} (?:is|was|van) )${FEW}(?: en een half)? (?:jaar|jaren|jr|lentes|winters|zomers) (?:oud|jong|jonge)|` +
      `${FEW} (?:jaar en )?\\w* ?maanden? oud`,
    `(?:al )?(?:telt|telde|tel) (?:pas|nog maar|slechts|net|al)? ?# (?:jaar|jaren|lentes|winters|zomers)|# (?:lentes|winters) telt`,
    `(?:met|ondanks|op) (?:haar|zijn|mijn|je|jouw|uw|hun|dr|der|zn|mn) (?:pas |nog maar |bijna )?# (?:jaar|jaren|lentes)(?! ervaring)`,
    `${FEW} ?(?:½ )?jarige?(?! (?:\\w+ )?(?:bestaan|jubileum|ervaring|loopbaan|carrière|huwelijk|hond|kater|poes|merrie|hengst|paard|` +
      'ruin|contract|opleiding|studie|plan|oorlog|plant|whisky|wijn|onderzoek|project|termijn|auto|traditie|relatie|zoon|dochter))',
    `${KID} van (?:pas |net |nog maar |bijna |amper |ongeveer |een jaar of |nog geen |net geen |nauwelijks |zo ongeveer )?(?:${AGE}|` +
      `(?:twee|drie|vier|1[0-7])(?: jaar)?|(?:achttien|18))(?<!(?:bijna |ge)?(?<!geen |bijna )(?:achttien|18))${AFTER}`,
    `(?:^|[a-z]{2}, |naam:? \\w{2,20}[ ,/]{1,3})(?:bijna |net |pas |nog maar |nog )?#${PART}?${YEARS}?(?=,|$|/| (?:en|uit|die|dat|zit|` +
      'woont|speelt|houdt|doet|gaat|uit|van school|jaar) )(?<=[a-z ]{3}.{0,9}|\\d.{0,9})(?<!^.{1,12})',
    `(?:^|[,:] )(?:#|18|achttien) (?:jaar )?en ${FEW} maand(?:en)?|(?:^|, )(?:bijna |net |pas )?(?:${AGE})(?:, (?:maar|dus|en)|` +
      '$)(?<!^.{1,7})',
    '^(?!al |na |ruim |werk|woon|reed|bijna |eerst )[a-z]{2,14} (?:#|1[0-7]) (?:jaar|jr)(?=,|$| (?:uit|en) | [a-z]{3,12}$)',
    '(?:[mvfjx]|nb) ?, ?(?:1[0-7])(?=,|$| )',
    `^(?!nummer|kamer|huisnummer|maat|score|hobby|geluksgetal|lijn|level)[a-z]{2,12}: #(?=, [a-z])`,
    `^[a-z ]{2,30}, (?:bijna |net |pas |nog maar |nog |al )?#${PART}?${YEARS}?(?=,|(?<!, [1-4])$|/| (?:en (?!\\w+ (?:jaar|uur))|uit|` +
      `die|` +
      'dat) ?)',
    `(?:bent|speelt|naam:?|dit is|personage:?|heet) [a-z]{2,16}(?: [a-z]{2,16})?: (?:bijna |net |pas )?#${PART}?${YEARS}?(?=,|$|/| )`,
    '^[^()]{2,60}\\((?:bijna |net |pas |m |v |[mvjx][, /])?(?![1-4]\\))#(?: ?(?:jaar|jr|j)\\b[^)]{0,25}|,[^)]{1,30}| en [^)]{1,16}|)\\)',
    '(?:leeftijd|age|lft|hoe oud|jaren)[ :=/]{1,3}(?:is |nog |bijna |net |pas )?(?:#|twee|drie|vier|nog (?:net )?geen (?:18|' +
      'achttien))(?! (?:weken|dagen|uur|honderd|eeuwen))',
    '(?:^|hoi |hey |hallo |[,(/] ?|is |ben |een )(?:[mvjx]|f|meid|jongen|meisje|gast|gozer|chick|vrouw|man)[ /,]{0,2}1[0-7](?=,|' +
      ' uit| en|' +
      '$|/|\\)| (?:jaar|jr)| [a-z]{2,12}(?:,|$))',
    '(?:^|[,(] ?|ben |is )(?:1[0-7]|[5-9])[ /]?(?:[mvj]|yo|yrs?|jr|y/o)(?=,| |/|$|\\))|# ?jr(?: oud)?(?=,|$| en| uit)',
    `(?:op|met|sinds|vanaf) (?:haar|zijn|mijn|je|jouw|uw|hun|dr|zn|mn) ${ORD}(?! (?:verdieping|plaats|plek|poging|etage|album|boek|` +
      `club))`,
    `(?:haar|zijn|mijn|je|jouw|uw|de|dr|zn|mn) (?:aanstaande |komende )?${ORD} verjaardag`,
    '(?:voor|tot|wacht op|nadert|bijna|vlak voor|dagen tot|op) (?:haar|zijn|mijn|je|jouw|uw|de|dr|zn|mn) (?:achttiende|18e|' +
      '18de)(?: verjaardag)?',
    '(?:nog|net|net nog|lang) (?:net )?(?:geen|niet) (?:eens )?(?:achttien|18)|(?:bijna|haast|binnenkort|straks|eindelijk|' +
      'pas) (?:achttien|18)',
    `(?:wordt|word|worden|werd) (?:(?:\\w+|\\d) ){0,6}(?:achttien|18)|(?:moet|moeten) nog (?:achttien|18) worden`,
    `(?:tot|totdat|als|zodra|wanneer|voor|voordat|eer|pas als) ${SELF} (?:\\w+ ){0,2}(?:achttien|18) (?:is|ben|bent|wordt|word)`,
    '(?:achttien|18) (?:wordt|word|worden) (?:ze|hij|ik|je|zij|u)|(?:onder|jonger dan|beneden) (?:de )?(?:18|achttien)(?! \\w+ graden)',
    `(?:over|binnen) (?:een|${FEW}|enkele|een paar|anderhalf|ruim een) (?:half )?(?:jaar|jaren|maand|maanden|weken|` +
      'dagen)(?: \\w+){0,4} (?:volwassen|meerderjarig|stemmen|autorijden|achttien|18|tekenen|rijbewijs)',
    '(?:niet|geen|bijna|pas|nog|wordt|word|tot|totdat|voor|zodra|als|net)(?: \\w+){0,5} (?:meerderjarig|volwassen)(?! (?:leeftijd|zoon|' +
      'dochter|\\w+eren))',
    `nog (?:een|${FEW}|maar \\w+|een paar) (?:jaar|jaren|jaartjes|maanden|weken|nachtjes)(?: slapen)? (?:en|tot|voor)(?: \\w+){1,5} ` +
      '(?:volwassen|meerderjarig|18|achttien|stemmen|rijden|eindexamen)',
    '(?:minderjarig|onmondig|minderjarige|onvolwassen)|(?:voor|volgens) de wet (?:\\w+ ){0,3}(?:nog )?(?:een )?(?:kind|minderjarig)',
    '(?:geboren|bouwjaar|geboortejaar|geboortedatum|jaargang|verjaardag|verjaart|gebdatum|geb|lichting|kind van|' +
      'uit)[ :]{1,2}(?:(?:op|in|' +
      'te|eind|begin|de zomer van|het jaar)? ?[^,.;]{0,24} )?@',
    '@ (?:\\w+ ){0,4}(?:geboren|ter wereld|het levenslicht)|(?:meisje|jongen|kind|generatie|baby) uit @|(?:is|ben|' +
      'bent) (?:er een )?van @|generatie alpha',
    '(?:slaagt|slagen|eindexamen|examen|diploma|school|klaar|geslaagd|eindexamenjaar|lichting|examenkandidaat|meerderjarig|' +
      'stemmen)(?: \\w+){0,3} (?:in |van )?%|(?:in|pas in|vanaf|tot) % (?:\\w+ ){0,5}(?:eindexamen|diploma|examen|school|18|achttien|' +
      'meerderjarig|stemmen|rijbewijs|volwassen)',
    // what is not allowed yet
    '(?:mag|kan|mogen|kunnen|mocht) (?:(?:ik|jij|je|hij|ie|ze|zij|u|van \\w+ \\w+|zelf|dus|dit jaar|eigenlijk|officieel|' +
      'wettelijk) ){0,4}(?:nog (?:niet|geen|nergens)|pas (?!na |sinds )|nog lang niet|voorlopig (?:niet|geen))(?: [\\w,]+){0,9} ' +
      '(?:stemmen|autorijden|rijden|rijbewijs|bier|biertje|wijn|alcohol|drinken|kopen|trouwen|tekenen|ondertekenen|stembus|kroeg|' +
      'casino|' +
      'club|uitgaan|werken|openen|vakantie|huren|alleen \\w+|meedoen|tatoeage|piercing|roken|brommer|scooter|auto|snelweg|sluiten|' +
      'vuurwerk|gokken|wonen|kijken|op|in)',
    `(?:stemmen|autorijden|drinken|trouwen|werken) mag ${SELF} (?:nog niet|pas)|(?:nog geen|nog niet stem|geen) (?:stemrecht|kiesrecht|` +
      'stempas)|niet stemgerechtigd|krijgt (?:\\w+ ){0,2}nog geen (?:bier|wijn|alcohol|drank|stempas)',
    '(?:nog )?(?:te|veel te) jong (?:om|voor|is)|(?:daar|ervoor) (?:is|ben) (?:\\w+ )?(?:nog )?te jong|nog niet oud genoeg|' +
      'niet oud genoeg',
    '(?:na|voor) (?:zeven|acht|negen)\\w*(?: uur)? mag \\w+ niet|moet (?:\\w+ ){0,4}(?:vroeg|om (?:zeven|acht|negen|' +
      'half \\w+)(?: uur)?) (?:\\w+ )?(?:naar bed|thuis zijn|binnen zijn|in bed)',
    `(?:van|door) (?:haar|zijn|mijn|je|der|mn|zn) ${ELDER} (?:nog )?(?:niet|geen|moet|mag|om)|(?:moet|mag) (?:\\w+ )?(?:van|` +
      `vragen aan) (?:(?:haar|zijn|mijn|je|der|mn|zn) )?${ELDER}`,
    `${ELDER} (?:\\w+ ){0,3}(?:moet|moeten|moest|heeft|hebben|laten|zal|tekent|tekenen)(?: \\w+){0,6} (?:tekenen|ondertekend|getekend|` +
      'ondertekenen|toestemming|bij zijn|goedvinden|goedkeuren|handtekening)',
    `(?:toestemming|handtekening|briefje|goedkeuring|akkoord) (?:nodig )?(?:van|voor) (?:(?:haar|zijn|mijn|je|een|de|beide) )?${ELDER}`,
    `moet (?:\\w+ )?${ELDER} vragen|wettelijke?e? vertegenwoordigers?|onder (?:voogdij|toezicht van)|voogdijkind|voogd is|haar voogd|` +
      'zijn voogd',
    '(?:nog )?(?:partieel )?(?:leerplichtig|leerplicht|schoolplichtig|kwalificatieplicht\\w*)(?! \\w*ambtenaar)',
    '(?:nog )?(?:een|#|twee|drie|vier) jaar (?:\\w+ ){0,2}(?:naar school|school te gaan|op school)|(?:eerst|nog niet) van school af',
    '(?:am|t|brommer|scooter|bromfiets|trekker|tractor|bromscooter) ?rijbewijs\\w*|brommercertificaat|2todrive|begeleid rijden',
    '(?:sinds kort|pas|net|eindelijk|nog geen) (?:\\w+ ){0,3}(?:brommer|bromfiets|scooter|snorfiets)|brommertje|kinderraad|jeugdraad',
    '(?:eindelijk|pas|straks) (?:\\w+ )?(?:beginnen met|aan) (?:\\w+ )?(?:rijlessen|rijles)|met (?:haar|zijn|mijn) \\w+ ernaast rijden',
    // school
    `(?:in|uit|van|voor|klas:?|naar|zit|bij|doe|doet|school:?|,|^) ?(?:de |het |t )?(?:klas )?(?:${ONE_SIX}|${NTH})(?: (?:klas|jaar|` +
      `leerjaar|klasse))?(?: van)?(?: de| het)? ?${TRACK}`,
    `${TRACK}(?: (?:t|tl|b|k|g|bl|kl|gl|basis|kader|gemengd|theoretisch|plus))?[, ]{1,2}(?:klas |leerjaar |jaar )?${ONE_SIX}(?=,|$| )`,
    '(?:zit|zitten|gaat|ga|zat|begint|moet|leert|leerling|kind|jongen|meisje|doet|doe|komt|meid|eerstejaars|tweedejaars|blijft|loopt|' +
      'volgt|haar|zijn|mijn|overgang|knul|uk)(?:(?: [\\w,]+){0,6})? (?:op|in|naar|van|uit|aan|bij|voor) (?:(?:de|het|t|een|n|haar|zijn|' +
      `mijn|jouw|dezelfde|der|mn|zn) )?(?:\\w+ ){0,2}${SCHOOL}(?! (?:gegeven|geeft))`,
    `(?:school|onderwijs|opleiding|niveau)[:] ?(?:\\w+ )?${SCHOOL}|(?:zit|gaat|ga|leerling)(?: \\w+){0,3} (?:op|naar) (?:het|` +
      't) (?:\\w+ )?\\w*(?:college|lyceum|gymnasium|atheneum|instituut)(?! van burgemeester)',
    '(?:in|uit|naar|van|begint in|zit|^|,) ?(?:de )?groep ?(?:[1-8]|een|één|twee|drie|vier|vijf|zes|zeven|acht)(?: ?[a-d])?(?=,|$|:|/|' +
      ' )(?! (?:mensen|vrienden|personen|leden))|groep ?[1-8] ?er|groep(?:zeven|acht)er',
    `(?:in|uit|naar|van|zit|doet|de|t|het|typje|kind)(?: de| het| t)? ?${NTH} (?:klas|kleuterklas|leerjaar|studiejaar|middelbaar|` +
      `secundair|lagere|lager|graad|aso|tso|bso|kso|kleuter|latijn|humane|economie|wetenschappen|moderne|${TRACK})`,
    '(?:zit|zitten|zat|leerling|typje|meid|jongen|meisje|kind|gozertje|blijft|over|ga) (?:\\w+ ){0,4}(?:in|uit|naar) (?:de|t|' +
      `het) ${NTH}(?=,|$| (?:en|van|die|dat|klas))`,
    '(?:klas|leerjaar|schooljaar)[: ]{1,2}(?:[1-6]|een|twee|drie|vier|vijf|zes) ?[a-z]{0,2}\\d?(?=,|$|/| )',
    '(?:uit|van|in|klas|zit in) (?:klas )?[1-6] ?(?:[a-hkmtv]|ha|va|hv|ath|gym|tl|kb|bb)\\d?(?=,|$| (?:en|die|met|zit|is|op))',
    '(?:brug(?:klas)?|(?:eerste|tweede|derde|vierde|vijfde|zesde|eindexamen|examen|onderbouw))(?:klasser|klassertje|klasmeisje)|' +
      'brugpieper|bruggertje|brugger|brugsmurf|brugmug',
    '(?:een|is|ben|bent|als|de|^|onze \\w+ is|,|nog|speelt|jij) (?:\\w+ ){0,3}(?:scholier|scholiere|leerling|leerlinge|havist|haviste|' +
      'vwoer|vmboer|mavoer|mavist|gymnasiast|gymnasiaste|lyceïst|atheneïst|eindexamenkandidaat|examenkandidaat|' +
      'middelbare scholiere?)(?! ' +
      'van school)',
    'scholier(?=,|$)|\\w*(?:basisschool|kleuter|vmbo|mavo|havo|vwo|brugklas|atheneum|school)(?:leerling|leerlinge|scholier|kind|meisje|' +
      'jongen|meid|knul|jeugd|vriend|vriendin|vriendje|vriendinnetje)',
    `leerling (?:\\w+ )?(?:op|van|uit|aan|in) (?:de |het |een )?(?:\\w+ )?(?:school|${SCHOOL})|leerling (?:kok|bakker|verkenner|` +
      `\\w+er)\\b`,
    'beste van de klas|grapjas van de klas|clown van de klas|(?:de |in de |haar |zijn |mijn )(?:parallelklas|klasgenoot|klasgenoten|' +
      'klasgenootje\\w*|klasgenote)|klassenvertegenwoordiger|leerlingenraad|klassenkrant|schoolkrant|klassendienst|jongste van de klas',
    '(?:doet|doe|maakt|maken|moet|leert|heeft|voor (?:haar|zijn|mijn|het|de)|haar|zijn|mijn|zit in) (?:[\\w,]+ ){0,6}(?:eindexamen\\w*|' +
      'doorstroomtoets|cito\\w*|schoolexamens?|centraal examen|eindtoets|profielkeuze|profielwerkstuk|pws|spreekbeurt|boekverslag|' +
      'werkstuk|rekentoets|topotoets|toetsweek|huiswerk|proefwerk\\w*|overhoring|so (?:wiskunde|frans|duits|engels|biologie|' +
      'aardrijkskunde|geschiedenis|natuurkunde|nederlands)|schoolrapport|rapport met|strafwerk|boekbespreking|examenjaar|pakketkeuze|' +
      'maatschappelijke stage|snuffelstage|schooladvies|dictee|kangoeroewedstrijd)',
    'doorstroomtoets|profielkeuze|profielwerkstuk|\\w+ uitslag en hoopt|vlag met de tas|centrale examens?|huiswerkbegeleiding|' +
      'advies voor de middelbare|na (?:haar|der|zijn|mijn|het) (?:eind)?examen|schoolreisje|schoolkamp|schoolmusical|afscheidsmusical|' +
      'eindmusical',
    '(?:profiel|pakket|richting)[: ]{1,2}(?:natuur|economie|cultuur|n&t|n&g|e&m|c&m|nt|ng|latijn|wetenschappen|humane|sport|stem)',
    '(?:na|uit|van|naar|op|tijdens) (?:school|schooltijd)(?= (?:fietst|gaat|moet|vroeg|zit|haalt|helpt|speelt|met de|naar|drinkt|mag|' +
      'gamet|werkt|traint|rent|bakt|tekent|oefent))',
    '(?:naar|uit) school (?:gaat|fietst|loopt|moet|brengt|komt|rijdt|wandelt)|(?:fietst|gaat|loopt|ga|fiets)(?: \\w+){0,6} naar school',
    'naar school(?= (?:en|met)|,|$)|na schooltijd|school vroeg uit|op school(?= (?:zit|leert|haalt|pest|vinden|ben|is|heeft|krijgt))',
    '(?:blijft|blijven|bleef) (?:\\w+ )?zitten|(?:is|ben) blijven zitten|(?:krijgt|heeft|volgt|krijg) (?:\\w+ )?bijles|' +
      'staat voor de klas met',
    '(?:haar|zijn|mijn|de|der|mn) (?:juf|meester|mentor|gymleraar|leraar|lerares|schooljuf|lievelingsjuf) (?:zegt|vindt|heet|is|wil|' +
      'noemt|belt|zei|denkt)|van de juf|(?:tafel|tafels) van|leert (?:nog |net )?(?:breuken|lezen|schrijven|rekenen|klokkijken|tellen|' +
      'fietsen|praten|lopen|knopen leggen|zwemmen|veters?|veteren|de letters|het alfabet)|leren (?:lezen|veteren|fietsen|schrijven|' +
      'klokkijken)',
    'verkeersexamen|voorleeswedstrijd|lievelingsvak|spijbelt|nablijven|nakomertje|overblijven|speelplein|schoolplein|speelkwartier',
    '(?:schrijft|klopt|doet|zit) (?:\\w+ )?(?:vavo|schakelklas)|tussenuur|kluisje|agenda vol|schoolagenda|schoolbank\\w*|schooltas|' +
      'gymtas',
    // clubs, teams, ceremonies
    '(?:is|als|een|bij|^|de|ben|bent|onder|haar|zijn|jongste) ?(?:\\w+ ){0,2}(?:welp|welpje|bever|kapoen|jonggiver|giver|jin|gids|' +
      'verkenner|zeeverkenner|waterwelp|explorer|padvinder|padvindster|scout|kabouter|esta|ribbel|speelclub|rakwi|tito|keti|aspi|kwik|' +
      'tip|tippo|knim|sloeber|leeuwke|pagadder|jongknaap)(?:s)? (?:\\w+ )?(?:bij|van|in|op|uit) (?:de )?(?:\\w+ ){0,2}(?:scouting|' +
      'scouts|' +
      'chiro|ksa|klj|padvinderij|groep|troep|jeugdbeweging|horde|patrouille|waterscouting)\\w*',
    '(?:met|bij|van|zit bij|in) de (?:welpen|bevers|kapoenen|verkenners|kabouters|explorers|jonggivers|givers|jins|ribbels|rakwis|' +
      'titos|' +
      'ketis|aspis|speelclub|zeeverkenners|gidsen|estas|padvinders)|(?:gaat|zit|ga)(?: \\w+){0,3} (?:naar|bij|op) (?:de )?(?:chiro|ksa|' +
      'klj|scouts)',
    '(?:zit|is|speelt|lid|speel|helpt|mag|traint|voetbalt|hockeyt|telt|van) (?:[\\w]+ ){0,4}(?:jeugd(?:brandweer|orkest|koor|lid|' +
      'speler|' +
      'speelster|elftal|team|harmonie|opleiding|theater|raad|club|ploeg|fanfare|kern|selectie)|kinderkoor|jongenskoor|meisjeskoor|' +
      'junioren|pupillen|aspiranten|[a-f] ?(?:junioren|pupillen|jeugd)|cadetten|miniemen|scholieren|benjamins|preminiemen|duiveltjes)',
    '^(?:een )?(?:jeugdspeler|jeugdspeelster|jeugdkeeper|jeugdlid|jeugdinternational|jeugdtalent)|jeugdinternational|jeugdkampioen\\w*',
    '(?:[jm]o ?|(?:onder|onder de) )(?:[6-9]|1[0-9])(?: \\d)?(?=,|$| (?:en|van|bij|die|team|speler|elftal|droomt|in))',
    '(?:speler|speelster|bij|van|in|keeper|speelt|spits|talent|voor|verdediger|aanvoerder) (?:(?:de|het|team) )?[oumj] ?1[0-9]',
    '(?:pupil|speler|speelster|keeper|spits|aanvoerder|bij|van) (?:van |in |bij )?(?:de )?(?:[a-f]jes|[a-f]tjes|[d-f] ?[1-9])(?=,|$| )',
    'nog niet (?:met|bij) de (?:senioren|volwassenen|grote \\w+)|jongste (?:van|lid|speler|in|telg|spruit)(?! bestuur|' +
      ' \\w+ burgemeester)',
    '(?:eerste|plechtige|haar|zijn) (?:heilige )?communie|communicant\\w*|vormeling|lentefeest|(?:haar|zijn|het) vormsel|(?:haar|zijn|' +
      'mijn|jouw) ba[rt] mi[tz]+?[swz]\\w*',
    'misdienaar|misdienette|acoliet|catechisatie|zondagsschool|koranschool|kinderburgemeester|jeugdburgemeester|kinderdirecteur|' +
      'kinderkamer',
    '(?:zwemdiploma|zwemles|afzwemmen) (?:[abc]\\b|op zak)|(?:haar|zijn|mijn|het|je|voor) [abc] diploma|zwemdiploma|zwemles(?=,|$| en|' +
      ' op)|afzwemmen|veterdiploma',
    '(?:gelooft|geloof) (?:nog |heilig )?in (?:sinterklaas|de kerstman|de tandenfee)|tandenfee|melktand\\w*|(?:losse|' +
      'wiebel)\\w* tand\\w*',
    // life of a child
    '(?:zakgeld|kleedgeld|kinderbijslag|spaarvarken|krantenwijk\\w*|folderwijk|groeigeld|jeugdrekening|kinderrekening|heitje voor)',
    '(?:eerste|zaterdag|haar|zijn|der|het|mijn|een) (?:bijbaantje|vakantiebaantje|zaterdagbaantje|krantenwijk)|eerste bijbaan|' +
      'alleen op zaterdag (?:mag )?werken|met poppen (?:speelt|spelen)|speelt (?:nog )?met (?:poppen|barbies|knuffels)|(?:wordt|' +
      'word) voorgelezen',
    '(?:er komt|heeft|krijgt|met)(?: \\w+){0,2} (?:oppas|babysit|gastouder|au pair) (?:voor|als|nodig)|bedtijd|(?:voor het|' +
      'voor t) slapengaan',
    '(?:woont|zit|leeft|wonen|opgevangen) (?:\\w+ ){0,3}(?:in|bij) een (?:pleeggezin|gastgezin|gezinshuis|weeshuis|kindertehuis)|' +
      'weeskind|weesmeisje|weesjongen|pleegkind|crisisopvang|(?:jeugdzorg|jeugddetentie) (?:zit|woont)|om de week bij|co ouderschap',
    '(?:in|slaapt|deelt) (?:een|het) stapelbed|bouwt (?:graag )?(?:hutten|kampen)|(?:hutten|kampen|boomhut\\w*) bouwt|hutten bouwen|' +
      `${ELDER} leest voor|(?:brengt|haalt) (?:haar|hem|mij|me) (?:naar|van|uit) (?:school|bed|training|zwemles)|vraagt waarom|` +
      `waarom de|` +
      'knuffelkonijn',
    `(?:woont|wonen|slaapt) (?:\\w+ ){0,3}bij (?:haar|zijn|mijn|je) (?:vader|moeder|ouders|opa|oma)(?! op zolder)|tot die tijd woont`,
    '(?:een|twee|drie|anderhalve?|nog geen) (?:turf|turven|kaas|kazen|koppen|schoppen) hoog|als (?:ze|hij|ik|je|zij) (?:later )?groot ' +
      '(?:is|ben|bent)|(?:later )?(?:als|wanneer) (?:\\w+ )?groot (?:is|ben)|nog (?:heel |zo |te )?klein (?:is|om|voor)',
    '(?:in|door|midden in) (?:de|haar|zijn|mijn) (?:puberteit|tienerjaren)|baard in de keel|groeispurt|prepuber|overgangsleeftijd|' +
      'kinderster',
    // words for children and the young
    '(?:tiener|tienermeisje|tienerjongen|tienermeid|puber|pubermeisje|puberjongen|puberend|puberende|puberaal|bakvis|kleuter|' +
      'kleutertje|' +
      'peuter|peutertje|dreumes|zuigeling|boreling|hummel|hummeltje|ukkie|ukkepuk|jochie|joch|ventje|knulletje|gozertje|gastje|' +
      'kereltje|' +
      'jongetje|jongske|manneke|meiske|meisken|knaap|knaapje|snotneus|snotaap|snotjoch|kwajongen|belhamel|bengel|wildebras|koter|' +
      'kotertje|guppie|broekie|broekventje|vlegel|pagadder|rakker|apekop|spruit|nakomertje|wonderkind|jongeling|puk van|dametje|boefje|' +
      'deugniet|kapoentje|lieverdje|dwerguk|straatschoffie|schoffie|straatkind|buurmeisje|buurjongen|buurjongetje|nieuwsgierig kind|' +
      'bloedje|schoolgaand\\w*|kindsoldaat|kindster|zoontje van|dochtertje van|zusje van|broertje van|weesje|schoolmeid|jonkie)',
    '(?:klein|kleine|jong|jonge|lief|guitig|blond|bijna volwassen|onvolwassen|vrolijk|verlegen|stoer|brutaal) (?:\\w+ )?(?:meisje|' +
      'jongen|' +
      'jongens|knul|kind|meid|meiske|zusje|broertje|gup|uk|kerel|puk)|kind van (?:twee|drie) \\w+|(?:enige|jongste|oudste|' +
      'middelste) kind in',
    '(?:is|ben|bent|nog|maar|slechts|gewoon|eigenlijk|speelt|dit) (?:nog |maar |ook )?een (?:\\w+ )?(?:kind|baby|jongere|puber|tiener|' +
      'teenager|uk|puk|gup|dreumes|jeugdige)|^(?:een|het) (?:\\w+ ){0,2}(?:kind|baby|jongere|jeugdige|kindje) (?:die|dat|met|uit|van)',
    // more of ages
    `(?:ze|hij|zij|ik|je|jij) (?:is|ben|bent) (?:er een )?(?:van|uit) (?:\\w+ )?@|^@(?=,|$| (?:geboren|uit|in))`,
    `[a-z]{2}, (?:pas |net |al )?#${PART}(?=,|$| )|(?:niet|nauwelijks|geen dag) ouder dan #(?! (?:maanden|weken|uur|jaar (?:is|oude)))`,
    `^(?:pas |net |bijna |nog maar )?#(?: jaar)? (?:is|wordt|ben|word|bent) (?:ze|hij|ik|je|jij|zij)|^# jaar(?: oud| jong)?(?=,|$)`,
    `(?:op de|de) (?:prille|jonge|tere) leeftijd van #|(?:in|op) (?:de |het |haar |zijn )?(?:\\w+ )?(?:tiener|puber|kleuter|kinder|` +
      `peuter|basisschool|brugklas|school)leeftijd(?! werkt)`,
    `(?:in|bijna) (?:haar|zijn|mijn|je) ${ORD} levensjaar|# kaarsjes(?= op|,|$)|(?:ergens|iets) tussen de # en (?:de )?#(?= |,|` +
      `$)(?! (?:uur|euro|km|meter))`,
    // more of school
    '(?:op|van|uit|naar) (?:een |het |de |\\w+ )?(?:kostschool|\\w*internaat)(?! (?:lesg|werkt|kookt))',
    '(?:in|tijdens|onder) (?:de|haar|zijn) (?:les|lessen|\\w+les|rekenles) (?:\\w+ ){0,3}(?:slaap|slaapt|tekent|droomt|kletst|praat|' +
      'dut|gaapt|krabbelt|opletten|appt)',
    '(?:hebt|heb|heeft|krijgt|krijg|leer|leert|vandaag|morgen|straks|haalt|haal)(?: [\\w,]+){0,6} (?:proefwerk\\w*|overhoring|' +
      'repetitie|schriftelijke|toetsweek|' +
      'schoolexamen\\w*|herkansing|onvoldoendes?|een so|rapport|agenda|spreekbeurt|wiskundetoets|tafeltoets|huiswerk)',
    `(?:uitslag|diploma|cijfers|examens?|resultaten|eindlijst) (?:van|voor|op) (?:haar|zijn|mijn|de|het|je) (?:\\w+ )?${TRACK}`,
    `(?:moet|gaat|mag|wil|zit|doet|draait|volgt|loopt|blijft|volg|haalt|stapt|stroomt)(?: [\\w,]+){0,7} ${TRACK}(?=,|$| (?:en|doen|` +
      `halen|mee|op|af|over|waar|met|met))`,
    '(?:uitwisselings|gast)(?:leerling|scholier|student(?=.{1,60}(?:havo|vwo|vmbo|klas|middelbaar|leerjaar)))',
    '(?:is|wordt|ben) (?:\\w+ ){0,2}(?:blijven zitten|van school (?:gestuurd|geschorst)|geschorst van school)|(?:slaat|' +
      'sloeg) een klas over|klas overgeslagen|' +
      'doublure|doubleert|overgegaan naar (?:de|klas)|gaat over naar (?:de|klas|het)|(?:spijbelt|nablijven|nablijft|strafwerk|' +
      'tussenuren|schoolbel|gymles)',
    '(?:haar|zijn|mijn|je|jouw|alle|de) (?:\\w*(?:leraren|docenten|juffen|meesters|leraar|lerares|mentor|juf|' +
      'meester)) (?:\\w+ )?(?:zegt|zeggen|vindt|vinden|' +
      'noemt|noemen|klagen|klaagt|wordt gek|worden gek|moppert|mopperen)',
    '(?:eerste|tweede|derde|vierde|vijfde|zesde) (?:latijn|grieks|economie|wetenschappen|humane wetenschappen|handel|stw|techniek|' +
      'hout|kantoor|verzorging)',
    '(?:zit|zitten|begint|gaat|leert|doet|volgt)(?: \\w+){0,4} (?:in|aan|op) (?:het |de )?(?:\\w+ )?(?:eerste|tweede|derde|vierde|' +
      'vijfde|zesde) ' +
      '(?:jaar|leerjaar|graad|klas|middelbaar|studiejaar)(?! (?:van (?:haar|zijn) (?:studie|opleiding)|rechten|geneeskunde|bachelor|' +
      'universiteit))',
    '(?:eerste|tweede|derde) graad (?:secundair|middelbaar|aso|tso|bso)|(?:leercontract|duaal leren|deeltijds onderwijs|' +
      'bbl leerling|mbo 1|entreeopleiding)',
    // more of what is allowed and what parents do
    `(?:moet|duurt|moeten) (?:\\w+ ){0,2}nog (?:een|${FEW}|een paar|anderhalf|even) ?(?:jaar|jaren|maanden|` +
      `weken)?(?: wachten)?,? (?:voor|voordat|tot|totdat|eer)(?: \\w+){1,6} ` +
      '(?:stemmen|rijden|drinken|trouwen|tekenen|achttien|18|volwassen|mag|mogen|rijbewijs|meerderjarig)',
    `mag (?:\\w+ ){0,4}(?:maar |niet later dan |slechts )?tot (?:\\w+ )?(?:#|2[0-3])(?: uur)? (?:wegblijven|opblijven|buiten|weg|` +
      `naar buiten|uit|op de|gamen)`,
    '(?:draagt|heeft|krijgt|kreeg|met|haar|zijn|een) (?:\\w+ )?(?:beugel|slotjesbeugel|blokjesbeugel|buitenboordbeugel)(?=,|$|' +
      ' (?:en|waar|die|met))(?! \\w+ (?:zet|maakt))',
    '(?:kind|zoon|dochter|meisje|jongen) van gescheiden ouders|wisselt (?:\\w+ ){1,3}van huis|(?:ene|' +
      'om de) week (?:\\w+ )?bij (?:haar|zijn|mijn|papa|mama)',
    '(?:mag|kan) (?:\\w+ ){0,5}(?:beginnen met|starten met|op) (?:\\w+ )?(?:rijlessen|rijles|autorijlessen)|leert voor (?:haar|' +
      'zijn) (?:brommer|scooter|am)',
    `zonder (?:\\w+ )?(?:handtekening|toestemming|briefje|begeleiding) van (?:\\w+ )?(?:${ELDER}|volwassene)|` +
      `onder begeleiding van een volwassene|(?:alleen|enkel) met een volwassene`,
    '(?:(?:ze|hij|ik|je|zij|jij) mag|mag (?:ze|hij|ik|je|zij|jij)) (?:van|volgens) de wet (?:\\w+ ){0,2}(?:nog )?(?:niet|geen|maar)|' +
      '(?:kinder|jeugd|jongeren)(?:kaartje|tarief|ticket|abonnement|pas|menu|korting|rekening)(?<=(?:reist|heeft|betaalt|krijgt|met|' +
      'haar|zijn) (?:\\w+ )?\\w+)',
    `(?:mama|papa|mam|pap|(?:haar|zijn|mijn|je) (?:moeder|vader|ouders|oma)) (?:zegt|vindt|wil|willen|brengt|haalt|wekt|controleert|` +
      `verbiedt|smeert|moppert) (?!niets|niks)(?:\\w+ ){0,4}` +
      '(?:te jong|bed|huiswerk|school|training|telefoon|boterham\\w*|niet mag|buiten|thuis|scherm\\w*)',
    '(?:huisarrest|schermtijd|telefoonverbod|bedtijd|voorleesverhaal|kinderfeestje|slaapfeestje|logeerpartijtje|speelafspraak|' +
      'gezinshuis|pleegouders|gastgezin)' +
      '(?<=(?:heeft|krijgt|haar|zijn|mijn|woont|bij|geeft|met|in|de|een|op|kreeg|naar) (?:\\w+ )?\\w+)',
    // more of clubs
    '(?:zit|zat|is|ben|gaat|speelt|doet|hoort|leider|leidster) (?:\\w+ ){0,4}(?:in opleiding bij de chiro|de (?:junioren|aspi|rakwi|' +
      'tito|keti)s? van de chiro|jeugdkoor|kinderkoor|jeugdtheater|' +
      'jeugdorkest|kinderopera|jeugdcircus|jeugdhuis|jeugdnatuurwacht|jeugdvolleybal|jeugdtrainingen)',
    '(?:jeugd|junioren|cadetten|scholieren|pupillen|aspiranten)kampioen\\w*|(?:jo|mo|o|u) ?(?:[7-9]|1[0-9]) ?(?:1|2|3|speler|' +
      'speelster|keeper)?(?=,|$| (?:van|bij))' +
      '(?<=(?:bij|in|van|de|het|keeper|aanvoerder|spits|speler) .{1,12})',
    `(?:wordt|word) over (?:${FEW}|een paar|enkele|\\d+) (?:dag|dagen|week|weken|maand|maanden) #(?=,|$| (?:en|jaar))|` +
      `nog (?:\\w+ ){1,4}en (?:hij|ze|ik|zij) ` +
      '(?:is|ben) (?:meerderjarig|volwassen|achttien|18)',
    '(?:heeft|heb|hebt|krijgt) (?:wiskunde|engels|frans|duits|latijn|biologie|scheikunde|natuurkunde|gym|geschiedenis|' +
      'aardrijkskunde|tekenen|muziek) van (?:mevrouw|meneer|juf|meester)',
  ],
  others: [
    '(?:mijn|zijn|haar|hun|onze|ons|je|jouw|uw|wiens|wier|der|mn|zn|dr) (?:eigen |twee |drie |vier |oudste |jongste |volwassen |' +
      `kleine )?${CHILD}`,
    '(?:heeft|heb|hebt|hebben|kreeg|krijgt|met|plus) (?:\\w+ ){0,4}(?:zoon|zoons|zonen|dochters?|kinderen|kleinkinderen|pubers?|' +
      'tieners?|' +
      'tweeling|zoontje|dochtertje|peuter|kleuter)(?: thuis| van|,|$| en)',
    '(?:moeder|vader|mama|papa|oma|opa|ouder|voogd|pleegmoeder|pleegvader|stiefmoeder|stiefvader|tante|oom|peettante|oppas|' +
      'gastouder) van (?:een|twee|drie|vier|vijf|zes|\\d|meerdere|mijn|zijn|haar|kinderen|tieners|pubers|#)',
    '(?:geeft|geef|gaf|geven|gegeven|verzorgt) (?:[\\w,]+ ){0,6}(?:les|lessen|bijles|\\w+les|\\w+lessen|leiding|training|instructie)',
    '(?:geeft|geef|geven) (?:\\w+ ){0,3}(?:aan|in) (?:\\w+ ){0,2}(?:kinderen|\\w*klassers|leerlingen|klas|groep|middelbaar|leerjaar)|' +
      'lesgeeft',
    '(?:traint|coacht|begeleidt|begeleid|leidt|helpt|hielp|onderwijst|leert|leerde|ziet|vertelt|verhuurt|schrijft|bezoekt|controleert|' +
      'behandelt|vraagt|organiseert|verkoopt|zorgt|brengt|haalt|past op|werkt|geeft|gaf|geef|leren) (?:(?!bij|met|in|mee|samen|' +
      `als)[\\w,]+ ){0,3}${KIDS}(?! (?:zit|speelt|en krijgt|en is de))`,
    '(?:voor|aan|over|naar|alle|zestig|veel|onderzoek|werkt met) (?:\\w+ ){0,2}(?:kinderen|leerlingen|scholieren|pupillen|jongeren|' +
      'tieners|pubers|kleuters|brugklassers|jeugdspelers|havisten|meisjes van|jongens (?:die|van)|boerenzoons)|' +
      'meisjes van \\w+ \\w+ geeft',
    '(?:begeleidt|traint|coacht|leidt|opleidt|onderwijst) (?:de |het |een |\\w+ )?(?:jeugd\\w*|verkenners|welpen|[jm]?[ou] ?1\\d|' +
      'onder 1\\d)',
    '(?:neemt|nemen) (?:\\w+ ){0,6}af|(?:toetsen|rekentoetsen|proefwerken|werkstukken|huiswerk) (?:na|nakijkt|nakijken|controleert)|' +
      'kijkt (?:\\w+ ){0,3}na(?=,|$| )|(?:haar|zijn) (?:leerlingen|pupillen|patiënten)',
    '(?<!(?:haar|zijn|mijn|de|der|je|jouw|leerling|hulp|junior) )(?:trainer|trainster|coach|leider|leidster|leraar|lerares|docent|' +
      'docente|leerkracht|juf|meester|directeur|conciërge|mentor|teamleider|begeleider|beheerder|kok|schoonmaker|arts|' +
      'psycholoog) (?:van|' +
      'bij|op|in|aan|voor) (?:de|het|t|een|groep|klas|\\w+)',
    '(?:restaureert|repareert|ontwerpt|maakt) (?:\\w+ )?(?:poppen|stapelbedden|brommers|speelgoed)|waar (?:scholieren|leerlingen|' +
      'kinderen)|(?:niemand|iemand|lijkt of klinkt|die als) (?:onder|jonger|die)|elk personage|(?:aanvragen|formulieren) voor \\w+',
    '(?:van wie|wiens|wier) (?:de )?(?:leerling|zoon|dochter|kind|kleinzoon)|(?:auto|fiets|huis|motor|boot|camper|bus|' +
      'bestelbus) is van @',
  ],
  past: [
    '(?:haar|zijn|mijn|een|je) (?:neefje|nichtje|zusje|broertje|buurjongen|buurmeisje|petekind|stiefbroertje) van (?:\\w+ )?#',
    'geleden(?! (?:is|werd|werd ze|werd hij) \\w+ geboren)|vroeger|destijds|indertijd|van weleer|in (?:haar|zijn|mijn|je) (?:jeugd|' +
      'kindertijd|jonge jaren|tienertijd|schooltijd)|ondertussen zelf|opgegroeid|groeide op|terugdenkt?|denkt (?:graag )?terug|' +
      'herinnert|' +
      'herinnering\\w*',
    `toen ${SELF} (?:\\w+ ){0,6}(?:was|waren|zat|werd|ging|kreeg|had|woonde|kon|mocht|begon)`,
    '(?:als|op) (?:een |\\w+ )?(?:kind|jongen|meisje|tiener|puber|scholier|scholiere|brugklasser|kleuter|peuter|leerling|twintiger|' +
      'student|jongetje|\\w+jarige|\\w+klasser)(?: [\\w,]+){0,10} (?:was|zat|ging|had|deed|kreeg|begon|werkte|speelde|droomde|woonde|' +
      'schaakte|bracht|rondbracht|bouwde|leerde|kwam|vond|zong|las|verloor|verhuisde|won|stond|reed)',
    '(?:was|zat|ging|had|deed|kreeg|begon|werkte|speelde|droomde|woonde|bouwde|leerde|kwam|vond|zong|las|verloor|verhuisde|won|stond|' +
      'reed|voetbalde|hockeyde|haalde|gaf) (?:[\\w,]+ ){0,5}als (?:een |klein )?(?:kind|jongen|meisje|tiener|puber|scholiere?|' +
      '\\w+jarige|' +
      'leerling)',
    '(?:deed|haalde|slaagde|behaalde|voetbalde|hockeyde|speelde|begon|verliet|zat|verhuisde|trouwde|woonde|stond|' +
      'reed)(?: [\\w,]+){0,14} (?:nu|inmiddels|tegenwoordig|intussen) (?:is|werkt|ben|geeft|woont|\\w+t)?|(?:en|maar) (?:is|ben|werkt|' +
      'heeft) (?:nu|inmiddels|tegenwoordig) (?!bezig|aan het|op zoek|druk|al )',
    `(?:op|met) (?:haar|zijn|mijn|je) ${ORD} (?:was|begon|speelde|ging|kreeg|verliet|verhuisde|won|stond|werkte|kwam|kon|had|leerde|` +
      '\\w{3,}de)',
    '(?:weet|herinnert|vertelt|droomt) (?:\\w+ ){0,2}nog (?:goed )?hoe|(?:van|sinds) (?:de|het) (?:middelbare|lagere) school die|' +
      'terugziet|oud (?:\\w*leerling|\\w*speler|\\w*speelster|gymnasiast|aanvoerder|scout|welp|leider|leraar|keeper|verkenner|lid|' +
      'misdienaar)',
    '(?:inmiddels|intussen|tegenwoordig) (?:een|is|werkt|zelf|\\w+ jaar)|(?:al|sinds) (?:\\w+ )?(?:twintig|dertig|veertig|vijftig) jaar',
    '(?:zat|was|ging|had|deed|woonde|speelde|werkte|droomde|wilde|begon)(?: [\\w,]+){0,14} \\w+t (?:nu|tegenwoordig|' +
      'inmiddels)(?! (?:bij|in|op|aan) de)',
  ],
  adult: [
    `${GROWN} (?:winters|zomers|lentes|herfsten)`,
    '(?:[1-9]\\d{3,4}|\\w*honderd|\\w*duizend) jaar|elfen\\w*|puntoren|onsterfelijke?|eeuwenoude?|eeuwen oud|ouderraad|oudercommissie|' +
      'medezeggenschapsraad|(?:haar|zijn) tijd op',
    `(?<!${KIN} (?:is|van) (?:al )?)${GROWN} ?(?:jaar(?! (?:geleden|later|lang))|jarige?|jr|plus|plusser|lentes)|(?:twintiger|dertiger|` +
      'veertiger|vijftiger|zestiger|zeventiger|tachtiger|negentiger)|(?:achter|voor) in de (?:twintig|dertig|veertig|vijftig|zestig)|' +
      'van middelbare leeftijd|in de (?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig)',
    `(?<!${KIN} )(?:is|ben|bent|van|wordt|word|werd|leeftijd:?|al|nu|zelf|bijna|rond de|de|net|met|ruim|over de|tegen de|dan|toen|ze|` +
      `hij) (?:\\w+ ){0,2}${GROWN}(?=,|$|/|\\)| (?:en|die|dat|is|uit|geworden|met|voorbij|was|jaar|werd|wordt|bent|ben))`,
    `(?:^|[a-z][,:(/] ?|\\()(?:[mvf] ?)?${GROWN}(?: jaar)?(?=,|$|/|\\)| (?:en|uit|die|jaar))|(?:^|, )[mvf] ?(?:1[89]|[2-9]\\d)(?=,| )`,
    `(?:is|ben|^\\w+,|leeftijd:|ruim|al|van|\\() ?(?:18|achttien)(?: jaar)?(?=,|$|/|\\)| (?:en|uit|die) (?!over))`,
    `(?:achttien|18) jaar (?:oud|getrouwd|bij|in)|(?:al|sinds) (?:achttien|18) jaar`,
    '(?:haar|zijn|mijn|je) (?:\\w*tigste|negentiende|\\d\\d(?:ste))(?! verjaardag van)|(?:19[2-9]\\d|200[0-7]) (?:\\w+ )?(?:geboren|' +
      'haar|' +
      'zijn)',
    '(?:geboren|sinds|uit|in|examen|diploma|bouwjaar|getrouwd|gehaald) (?:\\w+ ){0,2}(?:19[2-9]\\d|200[0-7])|sinds (?:20[01]\\d)',
    '(?:gepensioneerd|gepensioneerde|pensioen|weduwe|weduwnaar|getrouwd|gehuwd|(?:is|ben|,) (?:\\w+ )?gescheiden|verloofd|samenwonend|' +
      'echtgenoot|echtgenote|bejaard|bejaarde|hoogbejaard|(?:mijn|haar|zijn) (?:man|vrouw|ex man|verloofde|kleinkinderen)|' +
      'kleinkinderen|' +
      'alleenstaande (?:moeder|vader))',
    '(?:is|ben|bent|zelf|nu|als|werd|^een|^de|^jij bent een|^je bent een) (?:(?:al|nu|zelf|ook|alleenstaande|trotse|een|' +
      'de) ){0,2}(?:oma|' +
      'opa|grootmoeder|grootvader|moeder|vader|volwassen (?:vrouw|man)|oude buurvrouw) (?:van|die|en)|een (?:oude|oudere|volwassen|' +
      'bejaarde) (?:vrouw|man|dame|heer)|^(?:de|een) oude (?!ziel)\\w+|(?:erelid|stembureau)',
    '(?:studeert|studeer|studeerde|afgestudeerd|gestudeerd|promoveert|promovendus|promovenda|doctoraat|(?:haar|zijn|mijn) studie|' +
      'student (?!worden)\\w+|studente|studentenhuis|studentenkamer|(?<!naar (?:het |de |een )?)(?:hbo|hogeschool)|' +
      'eerstejaars (?:student|rechten|geneeskunde)|hoogleraar|(?:op|aan|van) de (?:universiteit|uni)|masterstudent|bachelor|' +
      'master in)(?! later)',
    '(?:(?<!(?:moeder|vader|mama|papa|ouders|oom|tante|opa|oma|broer|zus|juf|meester) )(?:is|ben|bent)|als|nu|beroep:|werk:|' +
      'tegenwoordig|' +
      'inmiddels|overdag als|leven) (?:(?!leerling|aspirant|jongste|hulp|wil|later|wordt|junior|kind|zoon|dochter|nog|bij|op|tegen|' +
      'door|van|met|' +
      `voor|haar|zijn|mijn|een dag)\\w+ ){0,5}${TRADE}${NO_WISH}`,
    `(?:^|, |: |/ )(?:(?:een|de|je bent|jij bent|u bent|vlaamse|\\w+se|oude|jonge) ){0,2}${TRADE}${NO_WISH}(?=,|$| (?:van|op|in|die|` +
      `met|` +
      'bij|uit|aan|en|de|het|\\w+))',
    '(?:werkt|werk|werkte|werkzaam)(?! (?:nog niet|na school|alleen op|op zaterdag|in de vakantie|in het weekend|elke zaterdag|hard|' +
      'zaterdag|s avonds))(?: \\w+){0,2} (?:bij|voor|als|op|in) (?!zaterdag)|(?:eigen|haar|zijn) (?:bedrijf|zaak|praktijk|werkplaats|' +
      'winkel|muziekwinkel|onderneming|meubel\\w+|turnschool|rijschool)(?! (?:beginnen|wil))|fulltime|(?:leidt|runt|bezit) (?:het|een|' +
      'de) (?!klas|leerling|patrouille|school|nest)\\w+|na (?:het|haar|zijn) werk',
    '(?:beroep|werk|functie|baan): ?(?!leerling|scholier|school|geen|bijbaan|krant|vakken)|ploegchef|(?:jaar|decennia) (?:ervaring|' +
      `dienst)|hypotheek|(?:al|sinds) (?:\\w+ )?# jaar (?:\\w+ ){0,3}${TRADE}|huurcontract en woont|met haar man|met zijn vrouw|` +
      'beleidsadviseur',
  ],
}
