import type { Youth } from './youth'

/** A number with halves and quarters; "½" is folded to "1⁄2". */
const N = '#(?:einhalb|dreiviertel| ?(?:und )?(?:ein(?:e[mn]?)? )?(?:halb(?:es|en)?|dreiviertel|viertel)| ?[13][/⁄][24]|,5)?'
const YEARS = '(?: ?(?:jahren?|j|lenzen?|jährchen|winter|sommer))'
const FILL =
  '(?:(?:gerade|grade?|erst|mal|schon|noch|fast|bald|knapp|beinahe?|kaum|frisch|frische|süsse|zarte[nr]?|stolze|ganze|nun|jetzt|heute|' +
  'gestern|morgen|ungefähr|circa|ca|etwa|rund|so|um die|auch|selbst|selber|immer|ja|halt|eh|genau|nur|bloss|kürzlich|demnächst|' +
  'endlich|eben|bereits|nicht|einmal|keine|knackige|junge|schlappe|nach|menschenjahren|leider|sicher|angeblich|übrigens|also) ){0,4}'
const WHEN =
  '(?:(?:im|am|in|nächste[nsmr]?|nächstes|diese[nsmr]?|kommende[nsmr]?|jahr|monat|woche|herbst|winter|sommer|frühling|frühjahr|januar|' +
  'jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|\\w+tag|heuer|zwei|drei|ein paar|tagen|wochen|' +
  'monaten|übermorgen|zu|weihnachten|ostern|ich|er|sie|du|dann|bald|erst|schon|endlich|jetzt|heute|morgen|gestern|gerade|' +
  'nach|den|ferien|sommerferien) ){0,5}'
const END =
  '(?= ?(?:,|$|\\)|:|/|\\|)| (?:und|u|o|aber|oder|doch|geworden|werde?|wird|wirst|ist|is|bin|geh\\w*|komm\\w*|wohn\\w*|hab\\w*|hat|mag|' +
  'aus|denn|weil|spiel\\w*|zock\\w*|lieb\\w*|lern\\w*|kann|noch|schon|als|will|darf|heiss\\w*))'
const ORD = '(?:erste|zweite|dritte|vierte|fünfte|sechste|siebte|siebente|achte|neunte|zehnte|elfte|zwölfte|dreizehnte)[nr]?'
const TH =
  '(?:erst|zweit|dritt|viert|fünft|sechst|siebt|siebent|acht|neunt|zehnt|elft|zwölft|dreizehnt|vierzehnt|fünfzehnt|sechzehnt|siebzehnt|' +
  'achtzehnt)e[nr]'
const SCHOOLS =
  '(?:(?:grund|volks|haupt|real|gesamt|mittel|ober|sekundar|gemeinschafts|regional|förder|sonder|waldorf|montessori|primar|bezirks|' +
  'kantons|stadtteil|werkreal|regel|wirtschafts|berufs|handels|privat|kloster|mädchen|knaben|vor|unter|haushalts|fachmittel|fachober|' +
  'förderzentrums|dorf|zauber|internats|ganztags|europa|ballett|sport|wirtschaftsober|tages|hilfs|stadt|neue mittel)schule|' +
  '\\w*gymnasium|\\w*gymnasiums|\\w*gymi|kanti|sek(?:undarstufe)?|poly|polytechnische|polytechnischen|hak|htl|hlw|htbla|hasch|bhs|ahs|' +
  'borg|brg|bg|nms|fms|igs|kgs|fos|penne|internat|lyzeum|progymnasium|kita|kindergarten|kindergarden|kindi|kiga|chindsgi|' +
  'chindergarte|krippe|kinderkrippe|krabbelgruppe|spielgruppe|hort|schülerhort|tagesheim|kinderladen|waldkindergarten|kinderhaus|' +
  'vorschulklasse|unterstufe|mittelstufe|oberstufe|orientierungsstufe|einführungsphase|qualifikationsphase|kollegstufe|schulstufe|' +
  'förderstufe|eingangsstufe|grundstufe|primarstufe|schule|schui|schuel|schul)'
const GO =
  '(?:geh(?:e|st|t|en)?|besuch(?:e|st|t)|komm(?:e|st|t)?|kam|wechsel(?:n|t|st)|wechsle|sitz(?:e|t)|bin|bist|ist|war bis eben|lern(?:e|' +
  'st|t)|' +
  'schüler(?:in)?|kind|junge|mädchen|bub|mädel|will|darf|muss|eingeschult|angemeldet|versetzt|starte?t?|beginnt|fängt)'
const KID =
  '(?:mädchen|mädel|mädl|madl|mädle|mäderl|mädelchen|dirn|deern|meitli|meitschi|junge|jung|bub|bübchen|bube|bua|büebli|buberl|giel|' +
  'knabe|' +
  'knäblein|kind|kindchen|kleines|göre|gör|bengel|schüler(?:in)?|schulmädchen|schuljunge|schulbub|teenie|teen|girl|boy|bursche|' +
  'tochter|sohn|bruder|schwester|nichte|neffe|enkel(?:in)?|waise|waisenjunge|waisenkind|waisenmädchen|lehrling|lehrbub|azubi|knappe|' +
  'zwilling|fratz|prinz|prinzessin|page)'
const YOUNG =
  '(?:\\w*kinder[ns]?|\\w*kinds?|\\w*schüler(?:n|innen|in|s)?|\\w*klässler(?:n|innen|in|s)?|jugendlichen?|teenies?n?|teenagern?|' +
  '# ?jährigen?r?s?|azubis?|\\w*lehrlingen?|auszubildenden?|knaben|mädchen|mädels|jungs|jungen|buben|konfirmand(?:en|innen)|konfis|' +
  'ministranten|messdienern?|firmlingen?|wölflingen?|\\w*klassen?|nachwuchs|junioren|juniorinnen|minderjährigen?|babys|kleinen|' +
  'knappen|knappinnen|[a-g] jugend|u ?1?\\d|unterstufe|mittelstufe|oberstufe|rotzlöffel|abiturienten|maturanten|\\w*wichtel|' +
  'bambini|pubertiere?|gymnasiasten|pfadfinder\\w*|kids|kleinkinder\\w*)'
const THING =
  '(?:hund|hündin|welpe|katze|kater|pferd|pony|stute|hengst|papagei|schildkröte|auto|wagen|motorrad|haus|wein|whisky|rum|käse|verein|' +
  'firma|betrieb|laden|geschäft|ehe|beziehung|computer|laptop|handy|baum|uhr|jacke|rad|fahrrad)'
const GROWN =
  '(?:19|[2-9]\\d|neunzehn|(?:(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und)?(?:zwanzig|dreissig|vierzig|fünfzig|sechzig|' +
  'siebzig|achtzig|neunzig))'
const TENS = '(?:zwanzig|dreissig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)'
const POSS = '(?:mein|dein|sein|ihr|unser|euer|eur|deren|dessen)'
const PARENT = '(?:mutter|mama|mami|mutti|vater|papa|papi|vati|eltern|elternteil|oma|opa|grosseltern|erziehungsberechtigten?)'
const JOBS =
  '(?:lehrer|lehrkraft|pädagoge|pädagogin|professor|dozent|direktor|rektor|schulleiter|erzieher|hausmeister|hauswart|schulwart|abwart|' +
  'sekretär|trainer|coach|übungsleiter|leiter|begleiter|arzt|ärztin|pfleger|schwester oberin|sanitäter|hebamme|therapeut|psychologe|' +
  'psychologin|sozialarbeiter|streetworker|pastor|pfarrer|diakon|mesner|küster|kantor|ingenieur|architekt|jurist|anwalt|anwältin|' +
  'richter|' +
  'notar|polizist|kommissar|feuerwehrmann|soldat|offizier|\\w+meister|programmierer|entwickler|journalist|autor|schriftsteller|' +
  'redakteur|verleger|bibliothekar|buchhändler|händler|verkäufer|kassierer|fahrer|pilot|lokführer|schaffner|kapitän|mechaniker|' +
  'mechatroniker|elektriker|installateur|tischler|schreiner|zimmermann|maurer|dachdecker|maler|gärtner|förster|försterin|landwirt|' +
  'bauer|bäuerin|winzer|imker|koch|köchin|köchen|kellner|wirt|gastwirt|bäcker|metzger|friseur|schneider|uhrmacher|drechsler|' +
  'goldschmied|' +
  'schmied|buchhalter|banker|kauffrau|kaufmann|steuerberater|angestellte[r]?|beamter|beamtin|manager|chef|geschäftsführer|unternehmer|' +
  'besitzer|inhaber|makler|berater|wissenschaftler|forscher|biologe|biologin|physiker|chemiker|archäologe|historiker|apotheker|' +
  'optiker|regisseur|schauspieler|dirigent|kapellmeister|zeichner|fotograf|kameramann|abgeordnete[r]?|politiker|bürgermeister|' +
  'prüfer|referendar|koordinator|beauftragte[r]?|betreuer|schiedsrichter|bademeister|ausbilder|pensionär|rentner|student|doktorand|' +
  'lektor|übersetzer|dolmetscher|kontrolleur|postbote|briefträger|arbeiter|techniker|informatiker|söldner|hofmeister|' +
  'witwer|witwe|urgrossmutter|tagesmutter|kinderfrau|babysitter(?=in für (?:ihre|seine))|wahlhelfer|vorsitzende[r]?|stammesführer)(?:in)?'

export const de: Youth = {
  numbers: [
    ...['fünf', 'fuenf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf', 'zwoelf', 'dreizehn', 'vierzehn', 'fünfzehn'],
    ...['fuenfzehn', 'sechzehn', 'siebzehn', 'siebzehen'],
  ],
  said: [
    '(?<=, ?)[wmj]1[0-7](?=,|$)',
    // ages
    `(?:${N}|ein|zwei|drei|vier)${YEARS}(?: und [^,.]{1,20})? (?:alt|jung)`,
    `(?:#|einein?halb|zweieinhalb|dreieinhalb|zwei|drei|vier|${N}) ?jährig(?:e[rsnm]?)?`,
    `(?:#|zwei|drei|vier) ?jahre?,? (?:und )?(?:#|ein|zwei|drei|vier) (?:monate?|tage?|wochen?)(?! (?:lang|her|später|zusammen))`,
    '(?:#|zwei|drei|vier) ?(?:wochen|monate|tage) (?:alt|jung)(?:e[rs]?)?',
    `(?<!es |uhr |das |level |stufe )(?:ist|is|bin|bist|sei|wär|wird|werd|werde|wirst|wurde|grad|bald|erst|knapp|noch keine|` +
      `zählt) ${FILL}` +
      `${WHEN}(?!elf und)(?:${N}|süsse (?:zwei|drei|vier))(?:${YEARS})?${END}`,
    `(?:weil|dass|wenn|obwohl|da|bis|seit|ob) (?:ich|er|sie|du) ${FILL}${WHEN}#(?: jahre)?(?: alt)? (?:bin|ist|bist|wird|werde|wirst)`,
    `(?:ich|er|sie|du) (?:selbst |selber )?(?:bin|ist|bist)? ?(?:aber )?${FILL}(?!elf und)${N}(?= (?:und|aber|bin|bist)|,|$)`,
    `\\w*[a-z](?<!uhr|kapitel|level|klasse|linie|gleis|nummer|folge|band|teil|seite|daughter|son|sons|fille|fils|hija|hijo|figlia|` +
      `figlio|dochter|zoon|filha|filho|dotter|hours)\\)?, (?!elf\\b|[1-4]\\b|[5-9]$)${FILL}${N}(?:${YEARS})?` +
      `(?=,|$|/|\\)|:| (?:und (?!\\d)|aus |geht |wohnt |jung|blond|weiblich|männlich|schüler))`,
    `${KID}(?: [^,]{1,40})?, ${FILL}(?:#|zwei|drei|vier)(?=,|$| )`,
    `\\w+(?: \\w+)?, elf(?=,? (?:jahre|geht|spielt|frech|schüler|klasse|liebt|wohnt|mag|aus der))`,
    `^[^()]{2,40}\\(${FILL}${N}(?:${YEARS})?(?:[,/][^)]{0,30})?\\)`,
    `(?:\\w*alter|age|jahre)(?: ?[:=] ?| )(?:ist )?${FILL}(?:${N}|zwei|drei|vier)(?! ?(?:uhr|cm|euro|jahrhundert))`,
    `^(?!kapitel|level|teil|band|folge|seite|raum|zimmer|linie|tag|woche)\\w+ (?:[5-9]|1[0-7])(?= aus |, (?:aus|wohn|mag|geh|spiel|` +
      `schül))`,
    '(?:(?:^|, |bin |\\(|heisse )[mwd][ /,]{0,2}1[0-7](?=,|$|/| aus|\\))|(?:weiblich|männlich|junge|mädchen|mädel|' +
      'jung)[ /,:]{1,3}(?:[6-9]|1[0-7]))(?=$|,|/|\\)| (?!m |km|uhr|cm|\\d|%))',
    '(?:1[0-7]|[6-9])(?:[mwd]|/[mwd]|, ?[mwd](?=,|$| ))|(?:^|bin )1[0-7] ?(?:yo|y/o)',
    '(?:^|, |\\()(?:1[0-7]) ?(?:[mwd]|weiblich|männlich)(?=,|$| |\\))|(?:1[0-7]|[5-9]) ?j(?:ahre)?(?=$|,|/|\\)| (?:m|w|azubi|schüler))',
    `mit (?:${POSS}e[nr]? )?(?:nicht mal |nicht einmal )?${FILL}#(?: jahren)?(?= (?:schon|bereits|die|der|das|dort|noch|ist|bist|kann|` +
      `spielt|` +
      'hat|eine?|darf|findet|geht|will|weiss|lernt|träumt|singt|baut|schreibt|macht|gehört|läuft|liest|muss|fährt|sitzt)|,|' +
      '$)(?! (?:die|der|das|eine?) (?:anderen|besten))',
    `mit (?:${POSS}en )?${FILL}(?:${N}|zwei|drei|vier) jahren(?! (?:erfahrung|berufs\\w*|verspätung|pause|abstand|praxis|haft))`,
    `${POSS}en (?:zarten )?# (?:jahren|lenzen|jährchen)`,
    'im (?:zarten |jungen )?alter von (?:nur |gerade mal |erst |knapp )?(?:#|zwei|drei|vier)',
    'von (?:gerade mal |knapp |erst )?(?:#|vier) (?:jahren|wintern|sommern|lenzen)(?= |,|$)(?<=(?:kind|mädchen|junge|bub|knabe|' +
      'ding) .{0,30})',
    '(?:seit|wird|werde|noch keine|unter|erst|nicht mal|kaum|fast|knapp|gut|um die) (?:#|zwei|drei|vier)(?:,|$| (?:ist|geworden|lenze))',
    '(?:#|zwei|drei|vier) (?:lenze|winter|sommer) (?:alt|jung|zählt|gesehen)|(?:zählt|gesehen|erlebt) (?:\\w+ )?# (?:lenze|winter|' +
      'sommer)',
    `(?:${POSS}e[nmr]?|zum|den|der|ihrem|bis zum|vor dem|vorm) (?:${TH}|1?\\d) ?(?:geburtstag|wiegenfest)|\\w+ter geburtstag heute`,
    '(?:bis zum|vor dem|vorm|zum|auf (?:den|ihren|seinen|meinen)) (?:18(?=$|er| )|achtzehnten)',
    '(?:feier\\w*(?: \\w+){0,3}|vor|bis zu|zu|auf) (?:m|s|ihr)(?:eine|e)[nmr] (?:#|18)$|(?:feier\\w*|vor|zu) ihre[nmr] (?:#|18)$',
    '(?:kinder|teenager|teenie|kids)(?:jahren?|geburtstag)|süsse (?:sechzehn|16)',
    '(?:[5-9]|1[0-7])[13]⁄[24](?: jahre| j)?(?: alt)?(?=$|,|\\)|/)|\\w+ \\((?:[5-9]|1[0-7])[13]⁄[24]\\)|\\w*kindergartenjahr',
    // years of birth
    `(?:geboren|geb|gebohren|jahrgang|jg|geburtsjahr|baujahr|bj|geburtsdatum|geburtstag|ausweis steht|auf der welt seit)[,:. ]{0,3}` +
      `(?:(?:ist|am|im|in|seit|jahr|anno|\\w+) ){0,4}@`,
    '@(?:er|geborene[rs]?)? (?:\\w+ ){0,3}(?:geboren|zur welt)|@(?:er jahrgang|geborene[rs]?)|\\d{1,2}[/ -]\\d{1,2}[/ -]@',
    '^@(?=$| ?[/,)|]| (?:geboren|in|zur))|(?:jahrgang|geboren|geb|jg|bj) (?:09|1\\d|2[0-5])(?=$|,| |\\))',
    // of age to come
    '(?:wird|werde|wirst|ist|is|bin|bist|fast|bald|noch nicht|erst|noch keine|bis|kurz vor|vor der) (?:(?:\\w+ ){0,5})' +
      '(?:18|achtzehn)(?! ?(?:uhr|monate|jahre? (?:im|in|bei|lang|verheiratet|her)|prozent|%|:\\d|\\d))(?:(?=,|$| (?:ist|is|wird|' +
      'bin|und|' +
      'werd|jahr|darf|bist|wirst|alt))|(?:er)?\\b)(?<=(?:wird|werde|wirst|bald|fast|(?:ist|bin|bist|noch|erst) unter|noch nicht|' +
      'noch keine|vor|bis|erst|wenn) .{0,60})',
    '(?:in|noch|erst|fehlen|fehlt) (?:\\w+ ){0,6}(?:18|achtzehn|volljährig\\w*|mündig)(?! jahre (?:alt )?und)(?=$|,| (?:ist|is|wird|' +
      'werde|bin|' +
      'wirst|bist|sind|und|alt|jahre))',
    '(?:nicht|noch|bald|bis|erst|wird|werde|wirst|fehlen|fast|wenn|vor|kurz|nächste[sn]?|sobald)(?: \\w+){0,6},? ' +
      '(?:volljährig(?:keit)?|grossjährig\\w*|mündig(?:keit)?)',
    'volljährig (?:ist|wird|werde|bin|bist|wirst) (?:ich|er|sie|du|\\w+) (?:erst|noch|in|bald|nächst\\w+)',
    '(?:minderjährig|unmündig|strafunmündig|schulpflichtig|halbwüchsig|vorpubertär|pubertär|pubertierend|heranwachsend)(?:e[rsnm]?)?',
    'beschränkt geschäftsfähig|strafmündig\\w*|schulpflicht|jugendschutz\\w*|jugendarbeitsschutz\\w*|unter vormundschaft',
    'fehl(?:t|en)(?: \\w+){0,6} (?:jahre?|monate?|wochen|tage)|(?:jahre?|monate?) fehl(?:t|en)',
    '(?:kann noch|darf|dürfen|darfst) (?:\\w+ ){0,4}(?:noch nicht|noch keine?n?|nicht|erst|nur|noch nix)(?: [^,]{1,60}| )' +
      '(?:wählen|wahl|auto|bier|wein|alkohol|zigaretten|unterschreiben|abstimmen|club|disko|disco|kino|fahren|kaufen|arbeiten|' +
      'allein|heiraten|führerschein|trinken|rauchen|jahr|eltern|rein|mama|papa|erwachsene\\w*|energy\\w*|konto)',
    '(?:zu jung|nicht alt genug|noch zu klein|alt genug (?:für|ist|bin|um|zum)|noch klein|zu klein)(?! für die rente)',
    `wenn (?:ich|er|sie|du) (?:(?!18|achtzehn|oder)\\w+ ){0,3}(?:gross|erwachsen|älter|volljährig|mündig|18|achtzehn) (?:ist|bin|bist|` +
      `wird|werde)`,
    '(?:noch|längst|lange) nicht (?:ganz |mal )?(?:erwachsen|ausgewachsen|wahlberechtigt|strafmündig|eingeschult|aufgeklärt)',
    'erstwähler(?:in)? (?:bei der nächsten|in)|(?:erste|nächste) (?:bundestags|nationalrats|landtags)?wahl (?:darf|kommt|erst)',
    '(?:erst|noch|frühestens) (?:in )?(?:ein|einem|zwei|drei|vier|fünf) jahre?n? (?:darf|dann|bis|' +
      'und dann darf) (?:\\w+ ){0,3}(?:führerschein|wählen|auto|' +
      'allein|volljährig|club)',
    // what parents sign, buy and say
    `${PARENT}(?: \\w+){0,4} (?:unterschr\\w+|erlaub\\w+|zustimm\\w+|verb\\w{2,4}en|einverstanden|genehmig\\w+|mitkommen|` +
      `mit aufs papier)`,
    `(?:unterschr\\w+|erlaub\\w+|fragt|fragen|verbiet\\w+|verbot\\w*|holt|bringt|weckt|fährt) (?:\\w+ )?(?:noch )?${PARENT}`,
    `(?:zettel|unterschrift|erlaubnis|einverständnis\\w*|einwilligung|zustimmung|vollmacht) (?:von |der |seiner |ihrer |meiner )` +
      `{1,2}(?:daheim|zuhause|zu hause|${PARENT})`,
    'muttizettel|elternzettel|einverständniserklärung|\\w*vormund|erziehungsberechtigte[nr]?|sorgeberechtigte[nr]?|elternbrief|' +
      'mitteilungsheft|hausarrest|handyverbot|fernsehverbot|stubenarrest|bildschirmzeit',
    '(?:krieg|bekomm|mein|sein|ihr|spar|vom|das|von|ihrem|seinem|meinem|noch|gibt ihr|euro)(?:t|e|st|en)? (?:\\w+ ){0,3}taschengeld',
    `(?:wohn|leb)(?:e|t|st) (?:noch |auch )?(?:\\w+ ){0,2}(?:bei|mit) (?:${POSS}(?:e[nrm])? |den |der )?${PARENT}`,
    `(?:muss|darf|soll|musst) (?:\\w+ ){0,4}(?:um|bis|vor) (?:#|halb \\w+|zwanzig|21|22|20|19)(?: uhr)? (?:zu ?hause|daheim|heim|` +
      `im bett|ins bett)`,
    `um (?:acht|sieben|neun|zehn|\\d+) (?:uhr )?(?:ist )?(?:daheim|zapfenstreich|bettzeit|ins bett|licht aus)|(?:bis|` +
      `wenn) ${POSS} ${PARENT}`,
    '(?:pflege|heim|adoptiv|scheidungs|einzel|schlüssel|findel|straßen|nachbars|wunder|problem|wechsel)(?:kind|junge|mädchen)|kinderheim',
    // school
    `${GO}(?: [^,]{1,60}?)? (?:in|auf|an|aufs|ans|ins|im|am|zur|zum|die|das|eine?|der|de|d|vo) (?:\\w+ ){0,3}${SCHOOLS}(?! (?:arbeite|` +
      'als ))',
    `(?:nach|vor|für|in|aus|von) (?:der|die|da|de) (?:\\w+ )?(?:schule|volksschule|grundschule|hauptschule|mittelschule|realschule)` +
      `(?= (?:geht|gehe|muss|spielt|fährt|hilft|darf|in den|in d|ist|mit|noch|sofort|direkt|schnell)|,|$)`,
    `${SCHOOLS},? (?:in |der |des )?(?:${ORD}|[1-9]|1[0-3]|klasse|stufe|kl)(?=,|$|[a-f]| )|${SCHOOLS}(?:alter|kind|junge|mädchen|bub)`,
    `schule(?: ?[:=] ?)(?!lehr)|(?:unter|mittel|ober)stufe(?:nschüler(?:in)?)?,|internat(?:s\\w+)? (?:am|in|auf|bei)`,
    `(?:in|aus|besuch\\w*|geh\\w*|komm\\w*|ab) (?:die|der|de|d|einer|eine|${POSS}er?) (?:${ORD}|1?\\d)(?: \\w+)? (?:klasse|kl|klass|` +
      `stufe|` +
      'schulstufe|jahrgangsstufe|sek|primar|real|oberstufe|oberschule|gym\\w*|volksschule|hak|htl|ahs|mittelschule)',
    `(?:gehe?|gehst|geht|komme?|kommst|kommt|ist|bin|bist|in|nach|besuche?s?t?|ab) (?:\\w+ ){0,4}(?:in die|in der|in d|in de) (?:${ORD}` +
      '(?!\\w)|[5-9]|1[0-3]|[1-4])(?=$|,| (?:und|am|geh|komm|im|an|auf|bei|schaffen|der|einer|des|mit|hab|\\())(?! (?:und|' +
      ',) (?:zweite|dritte))',
    `^klasse(?= (?:einer|eines|der|des|am|an|in|auf|und|gymnasium|realschule|\\w*schule|ahs|hak|htl|gesamtschule|hauptschule|nms|im|` +
      `mit|hat|` +
      'kann|ist|besuch\\w*|geh\\w*)|,|$)|^(?:schulstufe|jahrgangsstufe|schuljahr|lehrjahr)|^klasse$',
    `${ORD} (?:klasse|klass|schulstufe|jahrgangsstufe|schuljahr|lehrjahr)(?! (?:arbeit|qualität|ware|abteil))`,
    '(?:schul)?klasse[: ]{1,2}(?:[1-9]|1[0-3])(?: ?[a-h])?(?=,|$| |/|\\))|(?:[1-9]|1[0-3]) ?klasse|kl ?(?:[1-9]|1[0-3])\\w?',
    '(?:in|aus|der|die|klasse|schülerin|schüler|kind|sprecher\\w*) (?:der |die )?(?:[1-9]|1[0-3]) ?[a-f](?=,|$| )(?! jugend)',
    '(?:also|jetzt|nun|erst|schon|heuer) in (?:der|die) \\w{3,9}te[nr]?$|jahrgangsstufe (?:[1-9]|1[0-3])|(?:lehrjahr|' +
      'schuljahr)[: ]{1,2}\\d|(?:im|ins) (?:ersten|zweiten|dritten|1|2|3) (?:lehrjahr|schuljahr)',
    '(?:q ?[1-4]|e phase|ef|q phase|j1|j2|k1|k2)(?: am| der| auf|,|$)(?<=(?:in|der|die) .{2,20})',
    '(?:in|aus|besucht) (?:der |die )(?:sexta|quinta|quarta|tertia|sekunda|prima)|(?:unter|ober)(?:tertia|sekunda|prima)',
    '(?:sextaner|quintaner|quartaner|(?:unter|ober)?tertianer|(?:unter|ober)?sekundaner|(?:unter|ober)?primaner|pennäler|' +
      '(?<!oud )gymnasiast|gymeler|' +
      'kantischüler|seklerin|sekler|poly ?schüler|maturant|maturand|abiturient|taferlklassler|taferlklässler|erstkommunikant)(?:in)?',
    '(?:erst|zweit|dritt|viert|fünft|sechst|siebt|siebent|acht|neunt|zehnt|elft|zwölft|dreizehnt|[1-9]|1[0-3]) ?klä?a?ss?ler(?:in)?',
    '(?:abc ?schütz(?:e|in)|i ?dötzchen|i männchen|schulanfänger(?:in)?|erstgix|schulneuling|vorschüler(?:in)?|vorschulkind|' +
      '\\w*kindergartenkind|kitakind|krippenkind|hortkind|grundschulkind|schulkind|chindsgichind|kindergärtler(?:in)?)',
    '(?:bin|bist|ist|noch|eine?|als|die|der|und|,|^|heimlich|neue[r]?|jüngste[r]?) (?:\\w+ )?\\w*(?<!meister|tanz|fahr|musik|yoga|zen|' +
      'jung)' +
      'schüler(?:in)?(?= (?:am|an|der|in|auf|aus|mit|und|im|bei|einer|eines|ist|muss|die|des)|,|$|:)',
    '^\\w*(?<!meister|tanz|fahr|yoga|zen)schüler(?:in)?(?=,|$| (?:am|an|der|in|auf|aus|mit|und|im|bei|einer|eines|einer))',
    '\\w*(?:klassensprecher|schülersprecher|schulsprecher|stufensprecher|schülervertret|klassenbest|klassenclown|pausenclown|' +
      'klassenkamerad|' +
      'mitschüler|schulkamerad|sitznachbar|banknachbar|schülerlotse|schulfreund|schulkolleg|streitschlichter|schulsanitäter)\\w*',
    '(?:schüler(?:ausweis|zeitung|praktikum|rat|parlament|vz|ticket|band|job|austausch|labor)|schul(?:band|chor|orchester|theater|' +
      'tag|ranzen|rucksack|tasche|tüte|bus|hof|weg|heft|abschluss|zeugnis|brot|jause|aufgaben?|arbeit|sport|streich|ausflug|fest|' +
      'mannschaft|' +
      'team|bank|uniform|pause|wechsel|sachen|thek)|pausenbrot|pausenhof|znünibox|klassenfahrt|klassenarbeit|klassenzimmer|' +
      'wandertag|skilager|schullager|landschulheim|theater ag|sv|computer ag|umwelt ag)(?:s|es|en|e)?(?<=(?:mein|sein|ihr|dein|unser|' +
      'vom|im|' +
      'auf|mit|vor|nach|nächste|der|die|das|den|dem|zum|beim|am|in|fürs?|schreibt|hat|muss|jede|,|riesiger|^)(?:e[nmrs]?)? .{0,40})',
    '\\w*(?:hausaufgaben?|hausübung(?:en)?|ufzgi|vokabeltests?|vokabeln lernen|lieblingsfach|mathearbeit|matheheft\\w*|diktat(?:heft)?|' +
      'turnbeutel|turnsackerl?|turnsack|federmäppchen|federpennal|federschachtel|hefter|nachsitzen|nachhilfe in|blauer brief|' +
      'elternhaft|halbjahreszeugnis|zwischenzeugnis|sitzenge\\w+|sitzenbleib\\w+|sitzen geblieben)(?! korrigier)',
    '(?:bald|danach|dann|in|im|zum|vor|noch|nach|bis|endlich|am) (?:\\w+ ){0,2}(?:zeugnis|sommerferien|herbstferien|osterferien|' +
      'grossen ferien)' +
      '(?=,|$| )(?<=(?:in die|komm|dann|freu|bald|hab).{0,50})',
    '(?:(?:schreib|mach|lern|büffel|paukt?|vor|bis|zum|zur|fürs?|erst|bald|dann|nach|danach|noch|steht|hab|will|übt|den|die|' +
      'das)\\w* )(?:\\w+ )' +
      '{0,4}(?:abi|abitur|fachabi\\w*|matura|matur|quali|mittlere[nr]? reife|zap|msa|bbr|\\w*schulabschluss|schulabschluss|gymiprüfung|' +
      'zentralmatura|aufnahmeprüfung|übertritt|sekundarabschluss|lernstandserhebung|vera 3|schnupperlehre|schnupperwoche)',
    '(?:mein|sein|ihr|ihre|seine|meine|die) (?:matura|abi|abitur|abiprüfung|fachmatura)(?= (?:%|nächst|ist erst|kommt|rück))',
    '(?:\\w*jahrgang|abi|abitur|matura|matur|abschluss|schulabschluss|abschlussjahrgang|klasse von|lehrabschluss|quali|schule|' +
      'fertig)[: ]{1,2}' +
      '(?:\\w+ ){0,3}%|(?:schule|gymi|gymnasium)(?: \\w+){0,3} bis %',
    '(?:jahre?|monate?|jahr) (?:\\w+ )?(?:schule|schulzeit|gymnasium|gymi|bis zum abi\\w*|bis zur matura)|vor dem schulabschluss',
    '(?:erste[rsn]?|1) schultag|einschulung|(?:ober|mittel|unter)stufenneuling|eingeschult|übertritt (?:ins|aufs)|schulreif\\w*|' +
      'stundenplan|doppelstunde',
    '(?:kind|komm\\w*|geh\\w*) (?:bald |heuer |im \\w+ |nach \\w+ \\w+ |jetzt |nächst\\w+ \\w+ )?(?:in|zur) (?:die )?schule',
    '(?:lehre|ausbildung|lehrstelle|lehrling|azubine?|auszubildende[rn]?|lehrbub|lehrmädchen|lehrmädel|stift|stiftin|lernende[r]?)' +
      '(?:,| (?:im|zum|zur|als|bei|beim|in)) (?:\\w+ ){0,3}(?:ersten|zweiten|1|2|erstes|lehrjahr|berufsschule)',
    '(?:ausbildungsvertrag|lehrvertrag|vertrag)(?: \\w+){0,4} (?:selbst|selber|allein)|spar\\w* auf (?:\\w+ ){1,2}(?:moped|mofa|' +
      'roller|töffli)|lehrbub|lehrmädchen|ferialjob|ferienjob',
    // clubs, teams, ceremonies
    '(?:in|für|bei|der|die|spielt|im|aus|zur|unsere[r]?) (?:der |die |einer )?(?:\\w+ )?(?:u ?(?:[6-9]|1\\d)|[a-g] (?:jugend\\w*|' +
      'junior\\w+|mädchen|' +
      'knaben)|bambini\\w*|minikicker\\w*|d junioren|jugendmannschaft|jugendteam|schülermannschaft|knabenmannschaft|mädchenmannschaft|' +
      'nachwuchsleistungszentrum|nachwuchsmannschaft|jugendkader|jugendnational\\w+|fussballinternat|sportinternat|juniorenteam)',
    '\\w*u ?(?:[6-9]|1[0-8]) (?:spieler|torwart|torhüter|stürmer|kapitän|kader|national(?:spieler|mannschaft|team)|meister|' +
      'europameister|weltmeister)\\w*|jugendspieler\\w*|' +
      '[a-g] (?:jugend|junior(?:en|innen)) ?(?:spieler|torwart|torhüter|torfrau|stürmer|verteidiger|kapitän|kicker|fussballer)(?:in)?',
    '(?:(?:jugend|kinder|bambini|junior(?:en)?|schüler)(?:feuerwehr|chor|orchester|kapelle|gruppe|rotkreuz|parlament|gemeinderat|' +
      'musikkorps|' +
      'garde|ballett|turnen|treff|club|zentrum|disco|disko|fasching|stunde|kirche)|\\w+jugendorchester|jungbläser\\w*|jrk|thw jugend|' +
      'dlrg jugend|' +
      'jungschar\\w*|jungwacht\\w*|blauring|nachwuchsgruppe|jungpionier\\w*|thälmannpionier\\w*|kinderturnen)',
    '(?:wölfling\\w*|jungpfadfinder\\w*|pfadfinder(?:in|meute|sippe|lager)?|pfadi\\w*|wolfsstufe|biberstufe|wichtel (?:bei|im)|wös|' +
      'guides? ' +
      '(?:bei|und)|späher(?:in)? bei|cevi(?:mädchen|bub)?|jublaner\\w*|sippling\\w*|jungjäger bei)',
    '(?:konfirmand(?:in)?|konfi(?:gruppe|unterricht|freizeit|camp|zeit|stunde)?|firmling\\w*|firmunterricht\\w*|firmgruppe|' +
      'firmkandidat\\w*|kommunionkind|zur kommunion|erstkommunion\\w*|' +
      'kommunionunterricht|jugendweihe|konfirmation|firmung|bar ?mi[zt]+wa\\w*|bat ?mi[zt]+wa\\w*|ministrant(?:in)?|ministriert|' +
      'messdiener(?:in)?|' +
      'sternsinger(?:in)?|oberministrant(?:in)?|chorknabe|sängerknabe)',
    'jugend (?:forscht|musiziert|debattiert|trainiert)|bundesjugendspiele|känguru(?: ?der)? ?\\w*wettbewerb|mathe ?olympiade|' +
      'vorlesewettbewerb',
    '(?:seepferdchen|freischwimmer|schwimmabzeichen|jugendschwimmabzeichen)(?= |,|$)|sportabzeichen in bronze|fahrradprüfung|' +
      'fahrradführerschein',
    '(?:mofa|(?:langzeit|unter|kurz|aufs |ans )gym|mopedführerschein|mopedausweis|mofaprüfung\\w*|mofaführerschein|am schein|' +
      'am führerschein|a1 führerschein|a1 schein|' +
      'rollerführerschein|töffli\\w*|traktorführerschein|l17|bf ?17|bf17|l fahrten|l tafel|begleitete[sn]? fahren|begleitperson)' +
      '(?<=(?:mein|sein|ihr|am|im|auf|den|der|das|die|dem|macht|mit|hat|frisch|sein|spart|eben|mal|beim|über|,|vom|^|und|für|' +
      'ganz)(?:e[nmrs]?)? .{0,40})',
    // small things of small children
    '(?:schultüte|zuckertüte|stützräder|milchz[aä]hn\\w*|wackelzahn|zahnlücke|zahnfee|zahnspange|schnuller|schnulli|windeln?|töpfchen|' +
      'kuscheltier|kinderzimmer|gutenachtgeschichte|laufrad|bobbycar|bobby car|krabbelt|laufstall|gitterbett|kinderbett|' +
      'hochstuhl|puppenhaus|bettgehzeit|kindersitz|kinderwagen|sandkasten|kinderausweis|kinderteller|osterhase bringt)' +
      '(?<=(?:mit|hat|seine?|ihre?|meine?|riesiger|braucht|im|noch|ohne|verliert|am|den|der|die|das|dem|bekommt|trägt|sitzt|,|^|' +
      'ersten?)(?:e[nmrs]?)? .{0,40})',
    '(?:lernt|kann|übt)(?: \\w+){0,2} (?:schon )?(?:schreiben|lesen|bis hundert|bis zehn|bis zwanzig|bis 100|rechnen|laufen|sprechen|' +
      '(?:seinen|ihren|den eigenen|meinen) namen schreiben|schuhe binden|schleife)',
    'lernt gerade|fragt (?:zu allem |immer |ständig )?warum|kommt in die pubertät|(?:in|mitten in) der pubertät|stimmbruch|' +
      'wachstumsschub',
    // words for children and teenagers
    '(?:teenie|jugendliche[rn]?|halbwüchsige[rn]?|halbstarke[rn]?|backfisch|pubertier|knirps|steppke|dreikäsehoch|' +
      'rotzlöffel|rotzgöre|rotzbengel|rotzbub|rotznase|(?:das|ein|die|eine|freche[sn]?|kleine[s]?|berliner|diese|der) göre?n?|bengel|' +
      'lausbub|lausbube|lausejunge|lausemädchen|lausbengel|lausmädel|racker|' +
      'dreckspatz|wonneproppen|säugling|kleinkind|krabbelkind|neugeborene[sr]?|fratz|pimpf|bürschchen|bürscherl|bübchen|büebli|' +
      'buberl|bua|mäderl|mädel|mädl|madl|meitli|meitschi|meitle|giel|gschrapp|gschropp|zwutschkerl|hosenscheisser|hosenmatz|' +
      'dötzchen|wicht von|blag|wildfang|tunichtgut|backfischchen|nesthäkchen|küken|minderjährige[rn]?|jungspund|naseweis|knäblein|' +
      'waisenkind|waisenjunge|waisenmädchen|strassenkind|straßenjunge|zögling|internatsschüler|spross|dreijährchen|stöpsel|lümmel|' +
      'wunderkind|kinderstar|grünschnabel|schulmädchen|schuljunge|schulbub|zwuck|zwergerl)',
    '(?:eine?|der|das|noch|bin|bist|ist|dieses?|kleine[rs]?|freche[rs]?|vorlaute[rs]?|als|jüngste[rs]?) (?:\\w+ )?(?:mädchen|bub|knabe|' +
      'kind|kid|teen|teenager(?:in)?|baby|bebi|balg|tween|girlie|bursche)(?= (?:aus|von|mit|der|das|die|im|in|und|vom|namens|auf|ist|' +
      'sein|ohne|voller)|,|$)' +
      '(?! (?:der|des) (?:zeit|liebe|grossstadt|küste|sechziger|siebziger|achtziger))',
    '(?:ein|der|kleiner|frecher|dieser) (?:\\w+er |\\w+e )?junge(?= (?:aus|von|mit|der|im|in|und|vom|namens|auf|ist|ohne)|,|$)',
    '^(?:teenager(?:in)?|mädchen|bub|junge|mädel|knabe|göre|kind(?! ?,))(?= (?:aus|von|mit|der|das|vom|namens)|,)|mini ich',
    '(?:der|die|das|unsere?r?|unser|euer|eure) (?:klein(?:e[nr]?|er)|jüngste[nr]?|kleinste[nr]?)(?= (?:kann|ist|in der klasse|im lager|' +
      'geht|fragt|in|bei|der|von uns|muss|darf|schläft|spielt)|,|$)',
    '(?:die|der|das|als) (?:kleinste|jüngste) (?:\\w+ )?(?:in der|im|bei|von|unter|auf)|die mittlere von|(?:bin|bist) (?:die|der|' +
      'das) jüngste',
    '(?:unser|mein|ihr|sein|als) (?:\\w+ )?(?:nesthäkchen|sandwichkind|schulkind|patenkind)|(?:zweit|erst)geborene[rs]? (?:und|ist) #',
    // more of ages
    `(?:nicht|kaum|keinen tag) älter als ${N}(?! (?:monate|wochen|uhr|er|sein|der|das|die))|irgend\\w+ zwischen # und #(?= |,|` +
      `$)(?! (?:uhr|euro|m|km))`,
    `^(?:erst |gerade |knapp |fast )?${N}(?: jahre)? (?:ist|wird|bin|bist) (?:er|sie|ich|du)|^${N} jahre(?: jung)?(?=,|$)`,
    `(?:im|ins|am ende (?:seines|ihres|meines)) (?:${TH}s?|1?\\d) lebensjahrs?|# kerzen auf (?:dem|der|ihrem|ihrer|seinem|seiner|` +
      `meiner|meinem)`,
    `(?:zarten|stolzen|jugendlichen|jungen) alter von ${N}|im (?:\\w+ )?(?:teenager|teenie|grundschul|vorschul|schul|kindes|` +
      `konfirmanden|mofa|kindergarten|krabbel)alter`,
    // more of school
    '(?:hitzefrei|ehrenrunde|strafarbeit|spickzettel|pausengong|schulgong|klassenkasse|klassenchat|klassengruppe|klassenfoto|' +
      'jahrgangsstufe)' +
      '(?<=(?:hat|hatte|bekam|bekommt|kriegt|dreht|schreibt|bastelt|dem|der|im|auf|in|muss|beim|einen?|am) (?:\\w+ ){0,2}\\w+)',
    'versetzung (?:ist |war )?(?:gefährdet|auf der kippe)|nicht versetzt|(?:eine|die) klasse (?:übersprungen|überspringt|wiederholt|' +
      'wiederhole)|' +
      'wiederholt (?:gerade |heuer )?(?:die|das|eine) (?:\\w+ )?(?:klasse|schuljahr|schulstufe|\\w+te)|' +
      'schwänz\\w* (?:\\w+ ){0,3}(?:schule|unterricht|sport|mathe)|' +
      '(?:fliegt|flog|geflogen) (?:\\w+ ){0,3}von der schule|von der schule (?:fliegt|geflogen)|schulverweis|schulwechsel',
    '(?:im|während dem|vom) (?:\\w+)?unterricht (?:\\w+ ){0,4}(?:ein|einschläft|schläft|träumt|malt|kritzelt|quatscht|schwätzt|' +
      'meldet|aufpasst|' +
      'zeichnet|abgelenkt|aus dem fenster)|(?:schläft|träumt|malt|kritzelt|quatscht|schwätzt|meldet sich|' +
      'langweilt sich) (?:\\w+ ){0,3}im \\w*unterricht',
    '(?:seine|ihre|meine|deine|alle|die|sein|ihr|mein) (?:\\w+)?(?:lehrer|lehrerin|lehrerinnen|klassenvorstand|rektorin) (?:\\w+ )?' +
      '(?:sag|mein(?:t|en)|schimpf|findet|finden|nenn|verzweifel|hält|halten|lobt|loben|gibt ihm|gibt ihr|gibt mir)\\w*',
    '(?:leistungskurs|lk|leistungsfach|leistungsfächer|wahlpflichtfach|profilfach|facharbeit|p seminar|w seminar|vwa|maturaarbeit|' +
      'maturitätsarbeit|mottowoche|abistreich|abiball|abifahrt|maturaball|maturareise|maturastreich|abivorbereitung|' +
      'abikleid)(?<=(?:mein|sein|' +
      'ihr|dein|im|den|die|der|das|zum|als|hat|habe|fürs|vor|schreibt|plant|organisiert|und|auf)(?:e[nmrs]?)? .{0,40})',
    '(?:in|aus|besucht|im|komm\\w* in) (?:\\w+ )?jahrgang (?:[5-9]|1[0-3]|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn)(?=,|$| )',
    '(?:in|aus|besucht|ab|nach) klasse (?:eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn)(?=,|$| )',
    '(?:macht|besucht|geht in|schafft|kommt in|mache|gehe in|komme in) (?:gerade |jetzt |heuer |nur |noch )*(?:die|das) (?:10|' +
      'fünfte|sechste|siebte|achte|neunte|' +
      'zehnte|elfte|zwölfte|bvj|bgj|bfs|brückenangebot|berufsvorbereitungsjahr|berufsgrundschuljahr)(?=,|$| (?:noch|am|an|und|' +
      'klasse|mal))',
    '(?:schnuppert|schnuppern)(?: \\w+){0,6} (?:lehre|betrieb|woche|tage)|(?:austausch|gast)schüler(?:in)?|schülerpraktik\\w+|' +
      'betriebspraktikum|berufspraktische tage',
    // more of what is allowed and what parents do
    '(?:nur|immer|bloss) in begleitung (?:eines erwachsenen|einer erwachsenen|der eltern|seiner|ihrer|meiner)|kein wahlrecht|' +
      'noch keinen? (?:\\w+ )?' +
      '(?:personalausweis|perso|führerschein haben darf)',
    '(?:zahlt|fährt|hat|bekommt|löst|braucht|gilt|mit|isst|bestellt)(?: \\w+){0,4} (?:kinder|jugend)(?:ticket|fahrkarte|karte|tarif|' +
      'eintritt|portion|menü|pass|konto|preis|abo|gruppe)',
    '(?:muss|dauert|dauerts) (?:\\w+ ){0,3}noch (?:\\w+ ){1,3}(?:jahre?|monate?|wochen)(?: warten)?,? (?:bis|ehe|' +
      'bevor) (?:\\w+ ){1,5}(?:darf|wählen|volljährig|fahren|achtzehn|18)',
    `(?:ohne|mit|braucht|fehlt) (?:\\w+ ){0,2}(?:unterschrift|erlaubnis|zustimmung|einverständnis) (?:der|seiner|ihrer|meiner|von|` +
      `eines|beider) (?:\\w+ )?${PARENT}`,
    `sagt (?:seine|ihre|meine|die) (?:mutter|mama|mutti|eltern|oma)(?=,|$)|(?:mama|papa|mutti|mami|papi) (?:sagt|erlaubt|schimpft|` +
      `meint|bringt|holt|kocht)`,
    '(?:leb|wohn)(?:e|st|t)? (?:\\w+ ){0,4}(?:wohngruppe|pflegefamilie|gastfamilie|kinderdorf|waisenhaus|jugendwohn\\w+|pflegeeltern)|' +
      '(?:jedes zweite|jede zweite|alle zwei) (?:wochenenden?|wochen?) (?:\\w+ ){0,2}(?:beim|bei|zu|zum) (?:papa|mama|vater|mutter|' +
      'seine[mr]|ihre[mr])',
    // more of clubs
    '(?:feuerwehrjugend|jungfeuerwehr|jugendblas\\w+|jungschütz\\w+|jungscharkind|kinderprinz(?:essin)?|jungmusiker\\w*|schülerliga|' +
      '(?:jugend|schüler|junioren)(?:landes|bezirks|kreis|stadt)?meister(?:in)?|(?:weibliche|männliche)[nr]? [a-e] jugend|' +
      'jugend [a-e])(?=,|$| )',
    '(?:[b-g] junior(?:in)?|a juniorin|[a-e] jugendliche[r]?)(?=,|$| )|klein(?:e|er|es) (?:\\w+ )?(?:frechdachs|schlingel|spitzbub|' +
      'rabauke|kerlchen|lauser|rabaukin|strolch|kiddo)',
    `(?:er|sie|ich|du) (?:erst |schon |jetzt )?in (?:die|der) ${ORD}(?=,|$| und)|(?:prüfung|fahrstunden?|theorie) (?:für|` +
      `auf) (?:den |die |das )?(?:a1|am|mofa|moped|125er)`,
    '(?:hat|habe|hast) (?:mathe|englisch|deutsch|latein|französisch|bio|chemie|physik|sport|kunst|musik|erdkunde|geschichte|reli|' +
      'religion) bei (?:frau|herrn?)',
    `mit (?:erst |gerade mal |nur |knapp )?# (?:jahren )?(?:schon|bereits|noch)(?= )`,
  ],
  others: [
    `(?<!bist |bin |ist |als )(?!unsere? (?:kleine[rn]? )?\\w+tkl)${POSS}(?:e[nmrs]?)? (?:\\w+ ){0,2}(?:tochter|töchtern?|` +
      `sohn(?:e?s)?|söhnen?|kind(?:er|ern|es)?|` +
      `zwillingen?|enkeln?|` +
      'enkelin(?:nen)?|enkelkind\\w*|schüler(?:n|innen|s)?|\\w*klässler\\w*|azubis?|lehrlingen?|jungs|mädels|buben|nichten?|neffen?|' +
      'patenkind\\w*|knirps\\w*|dreikäsehoch|bengel|göre|lausbub|teenies?|baby|kleinkind|stief\\w+|rotzlöffel|fratz|jüngste kommt|' +
      'grosse kommt|' +
      'konfirmanden|ministranten|jüngster|jüngste ha\\w+|ältester?|schützlingen?|klienten|patienten|nachwuchs|pubertier|teenager|' +
      'kleinen)',
    `${POSS}e? (?:kleine[rn]?|jüngere[rn]?|grosse[rn]?|ältere[rn]?)? ?(?:bruder|schwester|cousine?|geschwister) (?:ist|wird|geht|` +
      `kommt|besucht)`,
    '(?:mutter|mama|vater|papa|oma|opa|grossmutter|grossvater|tante|onkel|patin|pate|patentante|patenonkel|stiefmutter|stiefvater|' +
      `pflegemutter|pflegevater|eltern|trainer(?:in)?|lehrer(?:in)?) (?:von|eines|einer|zweier|dreier|für|${POSS}er|` +
      `der (?:\\w+ )?${YOUNG})`,
    '(?:vater|mutter|papa|mama|oma|opa) (?:von|mit) (?:vieren|dreien|zweien|zwillingen)|gibt an (?:der|einer|einem)|' +
      'geb\\w* .{0,40} ab(?=$| )|alleinerziehend\\w*|\\w*(?:zweifach|dreifach|zwillings|' +
      'dreifache|zweifache|vierfache)[rn]? ?(?:mutter|mama|vater|papa|oma|opa)',
    '(?:unterricht(?:e|et|est)|lehr(?:t|st)|trainier(?:e|t|st)(?! (?:\\w+mal|jeden|jede|täglich|hart|viel|mit|für|im|am|in|bei|seit|' +
      'dort|heimlich|allein))|coach(?:t|e)|dirigier(?:e|t)|leit(?:e|et|est)(?! die \\w+ ag|' +
      ' die schülerzeitung| den klub)|betreu(?:e|t|st)|bild(?:e|et) .{0,60}' +
      'aus|ausbild(?:e|et)|korrigier(?:e|t|st)|berät|therapier(?:e|t)|impft|behandel(?:t|e)|pfleg(?:t|e)|beaufsichtig(?:t|e)|' +
      'prüf(?:t|e)|' +
      'beantwortet|erzieh(?:t|e)|hüt(?:e|et)(?! (?:\\w+ ){0,4}(?:ziegen|schafe|kühe|gänse|hühner))|unterrichtete|leitete|trainierte|' +
      'betreute|beibring\\w*|kontrollier(?:e|t|st))(?= |,|$)',
    `(?:bring\\w*|gib\\w*|geb|hilft|helfe|zeig\\w*|erklär\\w*|erzähl\\w*|schreibt|liest|kocht|verkauft|empfiehlt|nimmt|sammle?t?|näht|` +
      `baut|` +
      `organisiert|begleitet|fährt|kennt|begegnet|entwirft|näh\\w+|vermittelt|grüsst?|filmt|fotografiert|spielt|arbeitet|` +
      `backt)(?: \\w+){0,5} ` +
      `(?:mit|für|von|den|der|jede[nrs]?|die|vielen|seinen|ihren|meinen|deinen|das|dem|\\w+n)? ?${YOUNG}(?=,|$| )(?<!in der .{1,30})` +
      '(?<!(?:klasse|jugend|mädchen|kind|unterstufe|mittelstufe|oberstufe))',
    '(?:für|mit|von|an|zwischen|über|unter|bei) (?:\\w+ ){0,2}(?:kindern|schülern|jugendlichen|teenagern|teenies|lehrlingen|azubis|' +
      '\\w*jährigen|\\w*klässlern|konfirmanden|ministranten|schulklassen|knappen|erstwählern|minderjährigen|knirpsen)(?! (?:ist|bin))',
    `(?:seine|ihre|meine|deine|die|mehrere|viele|alle|zwei|drei) (?:\\w+ )?(?:kinder|schüler|schülerinnen|jugendlichen|` +
      `azubis) (?:sind|haben|` +
      'nennen|mögen|lieben|lernen|gehen|kommen)',
    `(?:${POSS}e?|der|die|das) ${THING} (?:\\w+ )?(?:ist|wird|wurde)|# ?(?:jahre alte[rsnm]?|jährige[rsnm]?) (?:\\w+ )?${THING}s?`,
    '(?:hat|haben|habe|erwartet|bekommt|bekamen) (?:\\w+ )?(?:ein|drei|zwei) (?:\\w+ )?(?:kind|baby|kinder)|schwanger',
    '(?:hat|habe|hast) (?:\\w+ ){0,3}(?:eine tochter|einen sohn|kinder|söhne|töchter|enkel|schulkinder|azubis|lehrlinge|einen azubi)',
    '(?:zwei|drei|vier|fünf) (?:\\w+ )?(?:kinder|töchter|söhne|enkel)(?=,|$| )|vieren|dreien',
    '(?:kindern|schülern|jugendlichen|klässlern|jährigen|azubis|lehrlingen) (?:das|die|den|seit|bei|schwimmen|lesen|\\w+en) ',
    'warst? .{0,30}(?:in|auf) der #$|(?:dessen|deren) (?:enkel|sohn|tochter|kind|schüler)\\w*|wer (?:noch )?(?:minderjährig|unter)|' +
      'der noch nicht|keine?r? (?:\\w+ )?darf',
  ],
  past: [
    '(?:vor|seit) (?:\\w+ ){0,2}(?:#|zwei|drei|vier|\\w*[zs]ig|\\w+zehn|[2-9]\\d|hundert|vielen|einigen|etlichen|langen?|mehreren|' +
      'ewigen) (?:jahren|' +
      'jahrzehnten|sommern)',
    'vor (?:einem halben jahrhundert|langer zeit|ewigkeiten|jahren|jahrzehnten)|seit jahren|jahre her|lang(?:e)? her|seit jahrzehnten',
    '(?:früher|damals|einst|einmal selbst|seinerzeit|ehemals|ehemalige[rn]?|ehemaligen|vormals|dereinst|anno dazumal|längst|' +
      'erinner\\w*|nachgeholt)',
    '(?:war|waren|warst|hatte|ging|kam|wurde|besuchte|spielte|lernte|machte|wollte|musste|durfte|konnte|bekam|wuchs|lebte|begann|' +
      'verliess|sang|' +
      'trat|zog|fing|schrieb|gründete|brach|schmiss|gewann|stand|fand|sass|trug) .{0,90}(?:heute|jetzt|nun|inzwischen|' +
      'mittlerweile|später|seitdem|seither)(?! (?:seinen|ihren|in der|in die|\\w+ klasse|zur schule|\\w+ hof))',
    'als (?:kind|jugendliche[r]?|teenager|teenie|schüler(?:in)?|junge|mädchen|bub|lehrling|# ?jährige[rn]?|konfirmand(?:in)?|wölfling|' +
      'baby|' +
      'ministrant(?:in)?) (?:\\w+ ){0,6}(?:war|hatte|wollte|musste|durfte|spielte|lernte|ging|kam|las|sass|träumte|liebte|\\w+te|habe?)',
    '(?:wollte|war|hatte|musste|durfte|lernte|spielte|träumte|liebte|ging|las) (?:\\w+ ){0,3}(?:schon )?als (?:kind|jugendliche|' +
      'teenager|teenie|' +
      'schüler|junge|mädchen|bub|nesthäkchen)\\w*',
    'als (?:halbwüchsige[rn]?|schulmädchen|schuljunge|schulbub|lausbub|göre|knirps|backfisch|jugendliche|kinder|' +
      'teenies) (?:\\w+ ){0,3}(?:half|' +
      'fing|fuhr|schlief|zusammen|\\w{3,}te)|(?:waren?|warst) (?:als jugendliche|als kinder|in der (?:#|\\w+te[nr]?))',
    '(?:lernte|bekam|hatte|machte|wurde|verliebte|wechselte|war) (?:ich|er|sie|du)',
    'als (?:ich|er|sie|du) (?:\\w+ ){0,5}(?:war|warst|wurde|kam|ging|zog|anfing|hatte)|aufgewachsen|aufwuchs|wuchs .{1,40} auf',
    'in (?:meiner|seiner|ihrer|deiner|der) (?:jugend(?:zeit)?|kindheit|schulzeit|jungen jahren|lehrzeit)|schulzeit|kindheit|' +
      'jugendsünde\\w*',
    'mit (?:#|\\w+zig|\\w+zehn) (?:jahren )?(?:habe?|hat|hast|war|wurde|ging|kam|zog|verliess|verlor|begann|bekam|lernte|schmiss|' +
      'gewann|\\w{3,}te)',
    '(?:abi|abitur|matura|lehre) (?:vor|schon|hinter|gemacht|nachgeholt|bestanden)|seit (?:19|20[01])\\d+|(?:19|' +
      '20[01])\\d\\d,? (?:abi|matura)',
    '(?:abi|abitur|matura|schulabschluss) (?:19\\d\\d|20[01]\\d|202[0-3])',
    'heute (?:mit |ist er |ist sie |bin ich )?(?:leit|fähr|arbeit|unterricht|bau|führ|wohn|ist er \\w+ingenieur|leb|gib)\\w*',
  ],
  adult: [
    `(?<!es |uhr )(?:ist|bin|bist|wird|werde|wirst|wurde|werd|alter:?|alter=|über|mit|fast|knapp|noch keine|selbst|selber|schon|` +
      `rüstige|stolze|um die|jetzt|sie|er|` +
      `etwa|beide|nicht) (?:(?:schon|jetzt|inzwischen|auch|gerade|erst|${POSS}en|selbst|ist|über|fast|knapp|ich|sie|er|` +
      `im \\w+) ){0,4}${GROWN}` +
      `(?= ?(?:,|$|\\)|/)| (?:und|jahren?|geworden|ist|selbst|die|kurse|aber|noch|j|ingenieur\\w*))(?! jahren? (?:verheir|bei))`,
    `${GROWN} ?(?:jahre alt|jahre jung|j|jährige?[rsnm]?|lenze)|^\\w+(?: \\w+)?,? ${GROWN}(?=,|$| aus)`,
    `\\w*[a-z]\\)?, (?:schon |inzwischen (?:auch )?(?:schon )?|jetzt |anfang |mitte |ende |also |ungefähr )*(?:${GROWN}|18|` +
      `achtzehn)(?: ?j\\w*)?(?=,|$| aus|\\))`,
    `\\w+ \\((?:${GROWN}|18)(?:[ ,][^)]*)?\\)|(?:m|w|d)[ ,/]{0,2}(?:1[89]|[2-9]\\d)(?=,|$| )|(?:1[89]|[2-9]\\d)(?:[mwd]|/[mwd])`,
    `(?:anfang|mitte|ende|über|rund|knapp|gut|jenseits der) ${TENS}|in (?:den|seinen|ihren|meinen) ${TENS}ern|` +
      `${TENS}er(?:in)?(?= (?:der|die|mit|aus)|,|$)`,
    `(?:\\w+und)?${TENS}ste[nr] geburtstag|(?:alter|age) ?[:=]? ?(?:18|achtzehn|${GROWN})`,
    '(?:^|ist|bin|bist|alter:?) (?:gerade |schon |endlich |bereits |jetzt )*(?:18|achtzehn)(?: jahre alt)?(?=,|$| und (?!\\w+ nicht))' +
      '(?<!(?:bis|wenn|noch|erst|bald|weil|nicht) .{0,40})',
    '(?:jahrgang|geboren|geb|geburtsjahr|jg|bj)[:. ]{0,3}(?:(?:am|im|in|\\w+) ){0,3}(?:19\\d\\d|200[0-7])|(?:19\\d\\d|' +
      '200[0-7]) (?:\\w+ )?geboren',
    '(?:im ruhestand|in rente|rentner\\w*|pensionier\\w*|pensionist\\w*|berentet|pension|altersheim|witwe\\w?|geschieden|verheiratet|' +
      'verlobte[nr]?|' +
      'ehefrau|ehemann|ehe|urgrossm\\w+|schwiegermutter|schwiegersohn|alleinerziehend\\w*|promov\\w+|promotion|doktorarbeit|' +
      'bachelor\\w*|master|' +
      'studium|studentin|student|studierende\\w*|lehramt\\w*|referendariat|universität\\w*|an der uni|fachhochschule|(?<!jugend )wg|' +
      'hauptberuflich\\w*|' +
      'freiberuflich|selbstständig|selbständig|nach feierabend|steuererklärung|hypothek|dienstjahr\\w*|schichtdienst|arbeitskolleg\\w*|' +
      'mein mann|meine frau|ihr mann|seine frau|ihrem mann|seiner frau|in elternzeit|diplom\\w*|berufserfahrung|habilitier\\w*)' +
      `(?<!(?:bruder|schwester|geschwister|eltern|mutter|vater|studieren) .{0,40})`,
    '(?<!(?:geschwister|bruder|schwester) )studier(?:e|t|st)(?= |,|$)(?! (?:die|den|das) )',
    `(?:arbeit(?:e|et|est)|jobbt hauptberuflich|tätig|angestellt|beschäftigt|führt|betreibt|eröffnete)(?: \\w+){0,4} (?:als|im|in der|` +
      `in einer|bei|beim|` +
      'am|für|an der|an einer|eine|ein|das|den)(?<!(?:mutter|vater|eltern|papa|mama) .{0,50})(?<!(?:ferien|samstags|nebenbei) .{0,50})',
    `(?<!(?:beim|bei|meiner|seiner|ihrer|des|vom|von|zum|zur|will|einen?m?|(?:lehre|lehrjahr|ausbildung|praktikum|lehrling|azubi|` +
      `karriere) als|${POSS}|${POSS}e[nm]?|${PARENT} ist|${PARENT}|sohn \\w+|tochter \\w+|vater \\w+|` +
      `einmal|später|mal|schon|wie|angehende[r]?|jüngste[rn]?|lieber|lehrling|azubi|tante|onkel) )\\w*${JOBS}(?=,|$|:|/| (?:an|am|` +
      `aus|in|im|und|` +
      `mit|der|die|das|` +
      'bei|von|des|einer|eines|auf|vom|für|zum|seit|namens|ist|hat|zeigt|kennt|dirigiert|stellt|jede[sn]?|selbst|empfiehlt|erklärt|' +
      'klebt|eben|sammle|ohne|bin|spielte|spielt))' +
      `(?<!(?:der|die|den|dem) \\w{3,20}(?<!^(?:der|die) \\w{3,20})(?<!(?:ist|bist|bin) (?:der|die) \\w{3,20}))(?! (?:werden|` +
      `zu werden|wird))`,
    `(?:beruf|job|tätigkeit|arbeit): ?(?!schül|azubi|lehrling|noch)|im beruf|beruflich|vom beruf|von beruf`,
    `^(?:(?:ein|eine|der|die|er ist|sie ist|du bist|ich bin|bin) )(?:\\w+ )?\\w*(?:lehrer|leiter|trainer|meister|pfleger|` +
      `arbeiter)(?:in)?(?! werden)`,
  ],
}
