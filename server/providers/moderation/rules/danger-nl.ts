import { any, type Danger, each, ENDS, gap } from './danger'

const SOON = '(?:vanavond|vannacht|vandaag|nu|morgen|straks)'
/** Words between that deny nothing. */
const between = (words: number) => `(?: (?!(?:niet|geen|nooit|zonder)\\b)[a-z]{1,10}){0,${words}} `
const END_LIFE = `(?:zelfmoord (?:te )?plegen|zelfmoord (?:wil|ga|zal) plegen|(?:me|mij|mezelf|mijzelf) (?:${SOON} )?(?:van kant (?:te )?maken|(?:te )?ombrengen|om te brengen|op te hangen|ophangen|(?:te )?doden|van het leven (?:te )?beroven)|er (?:${SOON} |gewoon |echt )*(?:een )?einde? aan (?:te )?maken|(?:een )?einde? (?:te )?maken aan (?:mijn leven|het leven|alles${ENDS})|(?:een )?einde? aan mijn leven (?:te )?maken|uit het leven (?:te )?stappen)`
const WHO =
  '(?:vriend|vriendin|zus|zusje|broer|broertje|moeder|vader|mama|papa|zoon|dochter|man|vrouw|partner|neef|nicht|oom|tante|collega|hij|zij|ze)'

/** Dutch. */
export const NL: Danger = {
  stems:
    /\b(?:zelfmoord|suicid|van kant|ombreng|om te brengen|ophang|op te hangen|dood|doden|einde?\b|leven|levens|sterven|sterf|verdwij|bestaa|bestond|geboren|wakker|last\b|blok aan|snij|sneed|gesneden|kras|verwond|pijn|afscheid|pillen|slaappil|tablet|medicij|spring|zonder m|niet meer|niemand|uitweg|toekomst|zin\b|kracht|reden|energie|doel|fut\b|verder|polsen|keel|mes\b|touw|pistool|brug|dak|rand|spoor|reling|vaarwel|laatste|aandoen|geslikt|poging|overgeven|braken|kotsen|honger|verdien|beter|gelukkig|makkelijker|waarom ik)/,
  acute: each(
    `\\b(?:ik (?:wil|ga|zal|moet)|ik heb besloten(?: om)?|ik ben van plan(?: om)?|ik sta op het punt(?: om)?|${SOON} (?:wil|ga|zal) ik)(?:${between(4)}| )${END_LIFE}`,
    `\\bik maak (?:er (?:${SOON} )?(?:een )?einde? aan|een einde? aan mijn leven|mezelf (?:${SOON} )?van kant)\\b|\\b${SOON} maak ik (?:er (?:een )?einde? aan|een einde? aan mijn leven|mezelf van kant)|\\bik pleeg (?:${SOON} )?zelfmoord\\b|\\b${SOON} pleeg ik zelfmoord\\b`,
    `\\bik (?:wil|ga) ${SOON} (?:dood|doodgaan|sterven)${ENDS}|\\bik wil (?:dood|sterven) ${SOON}\\b|\\bik ga ${SOON} dood${ENDS}`,
    `\\bik heb (?:net |zojuist |nu )?(?:alle|al mijn|al de|te veel|veel te veel|een hele doos|een heel potje|de hele strip)(?: [a-z]{1,8}){0,2} ?(?:pillen|slaappillen|tabletten|medicijnen)(?: [a-z]{1,8})? (?:geslikt|ingenomen|genomen)\\b`,
    `\\b(?:mijn|ik (?:heb|schrijf)(?: [a-z]{1,8}){0,3}) (?:afscheidsbrief|zelfmoordbrief)\\b(?! (?:aan|voor)(?: [a-z]{1,6})? (?:werk|collegas|team|baas|bedrijf|stad|klas|ex)\\b)`,
    `\\bik (?:sta|zit) (?:op|aan|bij) (?:de|het) (?:rand|brug|dak|spoor|reling)\\b.{0,50}\\b(?:spring|springen|einde|loslaten|vaarwel)\\b`,
    `\\bik heb (?:hier )?(?:een|het|mijn) (?:mes|scheermes|touw|pistool)\\b.{0,50}\\b(?:mijn polsen|mijn keel|mijn hoofd|er een einde aan|wil dood)\\b`,
    `\\b(?:hoe (?:kan|moet|zou) (?:ik|je|men)|(?:beste|makkelijkste|snelste|pijnloze|pijnloos) manier om|help me(?: om)?|een plan om)(?:${between(2)}| )(?:${END_LIFE}|dood te gaan|doodgaan|te sterven|sterven)${ENDS}`,
  ),
  concern: each(
    `\\bik (?:wil|wou)(?: (?:gewoon|alleen|maar|eigenlijk|soms|echt|liever|het|liefst|nog|heel|zo|graag|nu))* (?:dood(?:gaan)?|sterven|dood zijn|er niet meer zijn|niet (?:meer|langer) (?:leven|bestaan|wakker worden|verder(?: leven)?)|verdwijnen|voor altijd (?:weg|verdwijnen)(?: zijn)?|weg zijn)(?: voor altijd| zo| zo leven)?(?= ?(?:$|[.!?,;*\\n]|en\\b|maar\\b|want\\b|omdat\\b))`,
    `\\b(?:dat ik|omdat ik) (?:gewoon |liever |eigenlijk )?(?:dood wil|niet meer wil leven|niet meer leven wil|dood was|nooit geboren was|nooit had bestaan|er niet meer was)\\b|\\b(?:ik wil|wil ik) er(?: (?:gewoon|het|liefst|liever|echt|soms|eigenlijk|maar))* niet meer zijn${ENDS}|\\bwas ik maar (?:dood|nooit geboren|er niet meer)${ENDS}|\\bhad ik maar nooit (?:bestaan|geleefd)\\b|\\bik (?:wou|wens|wenste)(?: [a-z]{1,6}){0,3} (?:dood was|nooit (?:was geboren|geboren was))`,
    `\\b(?:geen|niet meer)(?: [a-z]{1,6})? ?(?:zin|reden|kracht|energie|doel|fut) (?:meer )?(?:om|in) (?:[a-z]{1,6} ){0,2}(?:te leven|verder te (?:gaan|leven)|door te gaan|door te leven|leven|te bestaan)${ENDS}`,
    `\\bleven heeft (?:voor (?:mij|me) )?(?:helemaal |echt )?geen (?:zin|nut|betekenis)(?: meer)?(?: voor (?:mij|me))?${ENDS}|\\b(?:geen (?:uitweg|toekomst))(?: meer)?(?: voor (?:mij|me|mezelf))?(?: (?:is|zie))?${ENDS}|\\bik weet niet (?:meer )?waarom ik (?:nog |eigenlijk )*(?:zou leven|leef|besta|doorga)${ENDS}|\\bniet waard om (?:verder |nog |door )?te leven${ENDS}|\\b(?:voor|van) (?:mij|me) hoeft het (?:leven|allemaal) niet meer${ENDS}`,
    `\\b(?:het|mijn|dit) leven (?:zo |echt |helemaal |meer dan |gewoon )*(?:moe|zat|beu)\\b|\\blevensmoe\\b|\\bmoe van (?:het|mijn|dit) leven${ENDS}|\\bik kan (?:zo |echt |gewoon )*(?:niet (?:meer|langer) (?:zo )?(?:leven|verder(?: leven)?)|het leven niet meer aan)${ENDS}`,
    `\\b(?:beter|gelukkiger|makkelijker)(?: [a-z]{1,6}){0,2} (?:zonder (?:mij|me)${ENDS}|als ik (?:er niet|dood|weg|nooit))`,
    `\\bniemand(?: [a-z]{1,10}){0,5},? (?:als|wanneer) ik (?:er niet|weg|dood|zou verdwijnen|verdween|verdwijn|zou sterven|stierf)|\\bals ik (?:dood|weg|er niet meer) (?:was|ben|zou zijn),?(?: [a-z]{1,10}){0,3} niemand\\b`,
    `\\b(?:hoop|wil|wou|wens|bid|liever|inslapen|slapen|vallen)(?: [a-z]{1,9}){0,6} (?:niet|nooit) meer wakker (?:te )?word(?:en)?\\b(?! (?:uit|van)\\b)`,
    `\\bik ben (?:(?!niet\\b)[a-z]{1,9} ){0,5}(?:tot last|een last|een blok aan (?:het|hun|ieders) been)${ENDS}|\\b(?:niemand|jullie|iedereen|ze|je)(?: [a-z]{1,8}){0,3} last meer van (?:mij|me)\\b|\\been last voor (?:iedereen|mijn familie|iedereen om me heen|anderen)\\b`,
    `\\bik (?:snijd?|kras|verwond|verbrand) (?:mezelf|mijzelf|in mijn (?:armen?|polsen|pols|benen))(?! (?:bij|met|tijdens|aan|per|altijd bij|vaak bij)\\b)|\\bik doe mezelf (?:[a-z]{1,7} )?pijn\\b|\\b(?:mezelf|mijzelf|me) (?:weer |opnieuw |vaak |expres )+(?:gesneden|te snijden|snijden|verwond|verwonden|pijn gedaan|pijn te doen)\\b|\\b(?:mezelf|mijzelf) (?:gesneden|verwond|te snijden|te verwonden|pijn te doen)${ENDS}`,
    `\\b(?:denk|denken|dacht|gedacht|nadenken|gedachten)(?: [a-z]{1,9}){0,4} (?:aan|over) (?:zelfmoord|suicide|doodgaan|de dood${ENDS}|mijn dood|er niet meer)|\\b(?:zelfmoordgedachten|suicidale gedachten|suicidegedachten)\\b|\\bik ben suicidaal\\b|\\b(?:eraan|erover)(?: [a-z]{1,8}){0,4} ${END_LIFE}`,
    `\\b${WHO}\\b(?: [a-z]{1,10}){0,6} (?:niet meer (?:wil )?leven(?: wil)?${ENDS}|zelfmoord (?:te )?(?:wil |gaat |wilde )?plegen|wil zelfmoord plegen|dood wil${ENDS}|wil (?:dood|doodgaan|sterven)${ENDS}|zich(?:zelf)? (?:iets (?:wil )?aandoen|van kant (?:wil )?maken|snijdt|pijn doet|wil ombrengen)|einde? aan (?:haar|zijn|hun) leven)`,
    `\\b(?:denk|denken|dacht|gedacht|overweeg|overwogen|nadenken)\\b(?: [a-z]{1,9}){0,7} ${END_LIFE}`,
    `\\b(?:laat|liet) mezelf (?:[a-z]{1,9} ){0,3}(?:overgeven|braken|kotsen)\\b|\\bik (?:hongeren? mezelf uit|verdien (?:het )?niet (?:om )?te eten)\\b`,
    `\\b(?:mijn|een) (?:zelfmoordpoging|suicidepoging) (?:gedaan|ondernomen|van vorig|overleefd)|\\bmijn (?:zelfmoordpoging|suicidepoging)\\b|\\bik heb (?:[a-z]{1,7} ){0,3}geprobeerd (?:om )?${END_LIFE}`,
  ),
  figures:
    /\b(?:in|uit) (?:de|het|dat|die|deze|dit|een|mijn)(?: [a-z]{1,10})? (?:film|boek|serie|roman|game|spel|opera|lied|aflevering|verhaal|toneelstuk)\b(?:(?! (?:ik|mij|mijn|mezelf)\b)[^.!?\n])*|\b(?:held|heldin|hoofdpersoon|personage)\b(?:(?! (?:ik|mij|mijn|mezelf)\b)[^.!?\n])*|\b(?:sterven|sterf|doodgaan|ga dood|dood) van (?:de )?(?:honger|dorst|lach|lachen|schaamte|verveling|hitte|kou|slaap|zenuwen|angst|nieuwsgierigheid|jaloezie)\b|\blach(?:en|te)? me dood\b|\bsterven in (?:jouw|je) armen\b|\bin (?:jouw|je) armen sterven\b/g,
  denied:
    /\b(?:niet|nooit|geen|zonder|mensen die|iemand die|wie|als je)(?: (?:echt|zomaar|dat|ooit|om|van plan|zeggen dat|bedoelen dat))? $/,
  signs: {
    self: /\b(?:ik|mij|mijn|mezelf|mijzelf|mn)\b/,
    death:
      /\b(?:dood|doodgaan|sterven|stierf|zelfmoord|suicid[a-z]*|niet (?:meer )?(?:leven|bestaan|wakker worden|wakker word)|er niet meer (?:zijn|was|ben|zou zijn)|verdwijnen|verdween|stoppen met (?:leven|bestaan|ademen)|einde aan mijn leven|nooit geboren|nooit bestaan|alles (?:is|was) voorbij)\b/,
    wish: /\b(?:wil|wou|wilde|wens|wenste|liever|liefst|graag|verlang|verlangen|opluchting|bevrijding|verlossing|rust|vrede|beter|niemand|missen|mist|merken|opvallen|huilen|denk|denken|gedacht|gedachten|hoop|overweeg|besloten|geprobeerd|uitweg|enige oplossing|verdien|soms|iedereen)\b/,
    alone: any(
      `\\b(?:moe|zat|beu|uitgeput)${gap(3)}(?:te leven|leven|bestaan|er te zijn)${ENDS}`,
      `\\bik (?:hou|houd|trek|kan|red)${gap(3)}(?:leven|bestaan)(?: zo)? niet (?:meer|langer)(?: vol| aan| verdragen)?${ENDS}`,
      `\\b(?:wereld|iedereen|familie|kinderen|mensen|vrienden|ouders|ze|jullie)${gap(4)}(?:beter|gelukkiger|makkelijker)${gap(3)}(?:zonder (?:mij|me)${ENDS}|als ik er niet)`,
      `\\bvaarwel (?:allemaal|wereld|iedereen|voor altijd)\\b|\\bmijn (?:laatste (?:dag|nacht|bericht))${ENDS}`,
      `\\bdood${gap(4)}(?:opluchting|verlossing|bevrijding|rust)\\b`,
    ),
    harmless: any(
      '\\b(?:doodmoe|doodsaai|doodsbang|doodstil|doodnormaal|doodgewoon|lach(?:te|en)? me(?:zelf)? dood|schaam(?:de)? me dood|verveel(?:de)? me dood|schrok me dood|werk me dood|dood van)\\b|\\b(?:sterf|sterven|stierf|doodgaan|dood) (?:bijna )?van\\b',
      '\\b(?:wil|hoef|ga)(?: [a-z]{1,8}){0,3} niet (?:dood|doodgaan|sterven)\\b',
      '\\b(?:telefoon|mobiel|batterij|accu|auto|plant|planten|personage|held|film|boek|serie|roman|aflevering|spel|game|lied|opera|examen|dode (?:zee|hoek)|stilleven|doodlopend|vis|opa|oma)\\b',
      '\\b(?:werk|kantoor|vakantie|reis|baas|vergadering|verkeer|stad|appartement|dieet|sportschool|school|cursus|contract|bank|strand|feestje)\\b',
      '\\bverdwijnen (?:in|uit|naar|onder|achter|met|voor (?!altijd))\\b|\\b(?:leven|wonen|blijven|bestaan)(?: hier)? (?:in|met|bij|zonder (?!mij|me))\\b|\\bzonder (?:koffie|muziek|jou|je|internet|chocola|brood)\\b',
    ),
  },
}
