import { any, type Danger, each, ENDS, gap } from './danger'

const END_LIFE =
  '(?:zabic sie|sie zabic|popelnic samobojstwo|samobojstwo popelnic|(?:odebrac sobie|sobie odebrac) zycie|targnac sie na (?:swoje |wlasne )?zycie|(?:skonczyc ze|ze) soba(?: skonczyc)?(?<=skonczyc ze soba|ze soba skonczyc)|skonczyc (?:ze swoim |z tym )?zyciem|zakonczyc (?:swoje |moje |to )?zycie|powiesic sie|sie powiesic|skonczyc (?:to wszystko|z tym wszystkim|ze wszystkim(?= ?(?:$|[.!?,;])))|ze wszystkim skonczyc|podciac sobie zyly)(?! (?:ze smiechu|z nudow|o te|na (?:tych|tej|tym|schodach|nartach|lodzie|rowerze)))'
const SOON = '(?:dzis|dzisiaj|tej nocy|w nocy|jutro|teraz|zaraz|wieczorem)'
/** "chce" is "I want" and "she wants" without its accents. */
const WANT =
  '(?:chce|chcialbym|chcialabym|zamierzam|postanowilem|postanowilam|zdecydowalem sie|zdecydowalam sie|mam zamiar|planuje|musze|ide|pojde)'
const LITTLE = '(?: (?:juz|tylko|po prostu|czasem|czasami|naprawde|teraz|dzis|dzisiaj|jutro|w nocy|tej nocy|wieczorem|zaraz))*'
const GONE = '(?:znikn|umar|umr|nie zyl|nie istnial|zabrakl|nie bylo|zginel|odesz)'

/** Polish. */
export const PL: Danger = {
  stems:
    /\b(?:zabi|samob|zyc|zyl|zyj|odebra|odbior|soba|skoncz|powiesz|powies|umr|umar|umier|istni|znik|budz|obudz|urodz|tabletk|tablet|lek[io]|pigul|prosz|list|poze?gnal|stoje|siedze|noz|zylet|sznur|pistolet|brzytw|ciezar|balast|tne\b|ciac|pocie|pocial|okalecz|samookal|krzywd|beze mnie|gdyby mnie|sens|wyjsci|przyszlosci|ratunku|zegnaj|martw|mnie|gdybym|zabrak|kula|ostatni|smierc|tnie\b|proszk|wymiot|glodze|zasluguj)/,
  acute: each(
    `\\b${WANT}${LITTLE} ${END_LIFE}`,
    `\\b(?:zabije sie|sie zabije)(?! (?:na|o|ze)\\b)|\\b(?:skoncze ze soba|ze soba skoncze|odbiore sobie zycie|popelnie samobojstwo|powiesze sie|skoncze z tym wszystkim|podetne sobie zyly)\\b`,
    `\\bchce${LITTLE} umrzec ${SOON}\\b|\\b${SOON}${LITTLE} (?:chce umrzec|umre)${ENDS}`,
    `\\b(?:wzielam|wzialem|polknelam|polknalem|lyknelam|lyknalem|zazylam|zazylem|zjadlam|zjadlem) (?:wlasnie |juz )?(?:wszystkie|cale opakowanie|za duzo|garsc|cala butelke)(?: [a-z]{1,8}){0,2}? (?:tabletki|tabletek|leki|lekow|pigulki|pigulek|proszki|proszkow)\\b(?! (?:na|od|przeciw|przeciwko|z|ktore)\\b)`,
    `\\b(?:napisalem|napisalam|pisze|mam|zostawiam)(?: (?:juz|swoj|moj|gotowy|dzis|wlasnie))* list (?:pozegnalny|samobojczy)\\b(?! do (?:pracy|szefa|zespolu|firmy|kolegow|klasy|miasta))`,
    `\\b(?:stoje|siedze) na (?:krawedzi|moscie|dachu|barierce|torach|parapecie|balkonie)\\b.{0,50}\\b(?:skocze|skoczyc|rzuce sie|rzucic sie|koniec|zegnaj|zegnajcie)\\b`,
    `\\b(?:mam|trzymam)(?: w (?:rece|dloni))? (?:noz|zyletke|sznur|line|pistolet|brzytwe)\\b(?!.{0,50}\\btw(?:oj|oi|ym))(?:.{0,50})\\b(?:nadgarst[a-z]*|zyly|gardl[a-z]*|do glowy|skonczyc|umrzec)\\b`,
    `\\b(?:jak (?:moge |mam |mozna |najlatwiej |bezbolesnie |szybko )*|sposob,? (?:zeby|aby|by|na to,? zeby) |pomoz mi )(?:${END_LIFE}|umrzec${ENDS})|\\bmam plan,? (?:zeby|aby|by|jak) (?:${END_LIFE}|umrzec)`,
  ),
  concern: each(
    `\\b(?:chce|chcialbym|chcialabym|pragne|wole|wolalbym|wolalabym)${LITTLE} (?:umrzec|nie zyc|nie istniec|przestac istniec|przestac zyc|zniknac(?: na zawsze| z tego swiata)?|byc martw[ya])(?= ?(?:$|[.!?,;*\\n]|i\\b|ale\\b|bo\\b))`,
    `\\bnie wiem,? po co (?:(?:ja|jeszcze|w ogole|dalej) )*(?:zyje|istnieje)${ENDS}`,
    `\\bchce mi sie (?:juz )?umrzec${ENDS}`,
    `\\bnie (?:chce|chcialbym|chcialabym|moge|dam rady|daje rady|umiem|potrafie)(?: (?:mi|sie|juz|dluzej|wiecej|tak))* (?:zyc|istniec|byc na tym swiecie|budzic sie)(?: (?:juz|dluzej|tak|dalej|wiecej|w ten sposob))*(?= ?(?:$|[.!?,;*\\n]|i\\b|bo\\b|ale\\b))`,
    `\\bnie (?:mam|znajduje|widze)(?: (?:juz|zadnego|zadnej))* (?:po co|sily|sil|ochoty|powodu|powodow|sensu|celu|dla kogo|checi|woli)(?: (?:juz|dalej|w|do|dalszym|dalszego|zeby|aby|by|w tym|mojego|moim))*,? ?(?:zeby |aby |by )?(?:dalej |juz )?(?:zyc|zycia|zyciu|istniec)(?: dalej)?${ENDS}|\\bnie widze (?:juz (?:dla siebie )?|dla siebie )(?:zadnego |zadnej )?(?:przyszlosci|wyjscia|ratunku)(?: dla siebie)?${ENDS}`,
    `\\bzycie (?:juz )?(?:dla mnie )?(?:nie ma|stracilo|jest bez) (?:juz |dla mnie |zadnego )*(?:sensu|sens)\\b(?! (?:bez (?:kawy|muzyki|ciebie|czekolady)))`,
    `\\b(?:mam|mialem|mialam) (?:juz |po prostu )*(?:dosc|dosyc) (?:juz )?(?:tego |swojego |mojego )?(?:zycia|zyc|istnienia)${ENDS}|\\bzmeczon[ya] (?:juz )?(?:jestem )?(?:tym |swoim )?(?:zyciem|zyciem|istnieniem)${ENDS}`,
    `\\b(?:lepiej|lepsze|lepszy|szczesliws[a-z]{1,3}|latwiej|lzej)(?: [a-z]{1,10}){0,3},? (?:beze mnie${ENDS}|gdyby mnie (?:nie bylo|zabraklo)|gdybym (?:juz |sie |nigdy |po prostu )*(?:${GONE}|nie urodzil))|\\b(?:beze mnie|gdyby mnie (?:nie bylo|zabraklo)|gdybym (?:juz )?${GONE}[a-z]*)(?: [a-z]{1,10}){0,3} (?:lepiej|latwiej|szczesliws|lzej)`,
    `\\bnikt(?: [a-z]{1,12}){0,5},? (?:gdybym|jakbym|gdyby mnie|jesli|jak|kiedy)(?: juz)? ${GONE}|\\bnikt(?: [a-z]{1,12}){0,5},? (?:jak|kiedy|gdy|jesli) mnie (?:juz )?(?:zabraknie|nie bedzie)|\\b(?:gdybym|jakbym|jesli|jak|kiedy)(?: juz)? (?:znikn|umar|umr)[a-z]*,?(?: to)? nikt\\b`,
    `\\b(?:zasnac|chcialabym|chcialbym|chce|wolalabym|wolalbym|marze|modle sie)\\b(?: [a-z]{1,9}){0,6} (?:nie obudzic(?: sie)?|sie nie budzic|nie budzic sie)(?: (?:juz|wiecej|nigdy|rano|jutro))*${ENDS}|\\b(?:obym|zebym)(?: (?:juz|sie|jutro|nigdy|wiecej|rano))* nie (?:sie )?obudzil(?:a|am|em)?\\b`,
    `\\b(?:jestem|bylem|bylam|czuje sie)(?: (?!nie\\b)[a-z]{1,10}){0,4} (?:ciezarem|balastem|kula u nogi)\\b`,
    `\\b(?:tne sie|sie tne|ciac sie|sie ciac|pocielam sie|pocialem sie|sie pocielam|sie pocialem|samookaleczam|sie samookaleczam|okaleczam sie|sie okaleczam|robie sobie krzywde|zrobic sobie krzywde|sobie zrobic krzywde|zrobie sobie krzywde|krzywdze sie)\\b(?! (?:przy|papierem|podczas|w (?:gry|cs|csa|karty|lola|fife|gre|kuchni)|z (?:kolegami|kumplami|nim|nia|nimi)|o)\\b)`,
    `\\b(?:mysle|myslec|mysli|myslalem|myslalam|pomyslalem|pomyslalam|rozwazam|rozwazalam|rozwazalem)(?: [a-z]{1,10}){0,3}? (?:samobojstw[oa]|samobojstwie|o smierci${ENDS}|o tym,? zeby (?:${END_LIFE}|umrzec|nie zyc|zniknac${ENDS})|o odebraniu sobie zycia)|\\bmysli samobojcz[a-z]+|\\bmnie (?:juz )?nie bedzie na (?:tym )?swiecie\\b`,
    `\\b${END_LIFE}`,
    `\\b(?:zmuszam sie do wymiotow|prowokuje wymioty|glodze sie|sie glodze)\\b|\\bnie zasluguje,? (?:na jedzenie|zeby jesc)${ENDS}`,
    `\\b(?:przyjaciolk?[a-z]*|przyjaciel|brat|siostra|mama|tata|matka|ojciec|syn|corka|maz|zona|chlopak|dziewczyna|kolega|kolezanka|kuzyn|kuzynka)\\b(?: ?,? [a-z]{1,10}){0,5},? (?:sie zabije|zabije sie|nie chce (?:juz )?zyc|chce umrzec|popelni samobojstwo|ma mysli samobojcze|sie tnie)(?: juz)?${ENDS}`,
    `\\b(?:moja|moje|mojej|mialam|mialem|po)(?: [a-z]{1,9})? (?:prob[aey]|probie) samobojcz`,
    `\\b(?:gdybym|zebym|obym|wolalabym|wolalbym)(?: [a-z]{1,9}){0,3} (?:nie|nigdy)(?: sie)?(?: nie)? (?:urodzil|narodzil|urodzic)|\\b(?:zaluje|szkoda),? ze (?:w ogole )?(?:sie )?(?:w ogole )?urodzil(?:am|em)\\b`,
  ),
  figures:
    /\b(?:w|na)(?: [a-z]{1,7})? (?:filmie|ksiazce|serialu|powiesci|grze|sztuce|operze|piosence|odcinku|lekturze|opowiadaniu)\b(?:(?! (?:ja|mi|mnie|mam|jestem)\b)[^.!?\n])*|\b(?:bohater|bohaterka|postac)\b(?:(?! (?:ja|mi|mnie|mam|jestem)\b)[^.!?\n])*|\b(?:umieram|umre|umrzec|umarlam|umarlem|zabije sie) (?:ze|z) (?:smiechu|glodu|pragnienia|nudow|nudy|wstydu|goraca|zimna|ciekawosci|zazdrosci|zmeczenia|niewyspania|strachu|tesknoty)\b|\bbez ciebie (?:juz )?nie (?:chce|moge|umiem|potrafie) (?:juz )?zyc\b|\bumrzec w twoich ramionach\b/g,
  denied:
    /\b(?:nie|nigdy|bez|ludzie,? ktorzy|ktos,? kto|jesli ktos)(?: (?:chce|chcialbym|chcialabym|zamierzam|planuje|zebym|po to zeby|o to zeby|mowie,? ze|mam zamiaru|zamierzam|chodzi o to,? zeby|sie))? $/,
  near: /\b(?:on|ona|ktor[ya]|brat|siostra|mama|tata|matka|ojciec|syn|corka|maz|zona|chlopak|dziewczyna|kolega|kolezanka|kuzyn|kuzynka|przyjaciel|przyjaciolka)\b(?:,? [a-z]{1,10}){0,3},? $/,
  signs: {
    self: /\b(?:ja|mi|mnie|moje|moja|moj|mojego|mojej|jestem|mam|chce|chcialbym|chcialabym|wolalbym|wolalabym|mysle|czuje|moge|gdybym|zebym|bym)\b/,
    death:
      /\b(?:umrzec|umarl[a-z]*|smierc[ia]?|martw[ya]|samoboj[a-z]*|sie zabic|zabic sie|ze soba skonczyc|skonczyc ze soba|nie (?:zyc|zyla|zyl|istniec|istniala|istnial|obudzic|bylo mnie)|mnie nie bylo|zniknac|zniknela|zniknal|przestac (?:zyc|istniec|oddychac)|nigdy sie nie urodzic|nie urodzil[a-z]*|skonczyc z tym wszystkim)\b/,
    wish: /\b(?:chce|chcialbym|chcialabym|wolalbym|wolalabym|pragne|marze|oby|ulga|ulge|ulga|wybawieniem|spokoj|odpoczac|lepiej|nikt|tesknil[a-z]*|zauwazyl[a-z]*|plakal[a-z]*|obeszlo|mysle|myslalam|myslalem|mysli|mysl|rozwazam|probowalam|probowalem|postanowilam|postanowilem|jedyne wyjscie|zasluguje|czasem|czasami|wszyscy|wszystkim)\b/,
    alone: any(
      `\\b(?:zmeczon[ya]|wykonczon[ya])${gap(2)}(?:zyciem|zyciem wszystkim|istnieniem|byciem soba|budzeniem sie)${ENDS}`,
      `\\bnie (?:mam|widze|znajduje|czuje)${gap(4)}(?:zyc|zycia|zyciu|istniec|wstawac)(?: (?:dalej|juz))?${ENDS}`,
      `\\b(?:swiat|swiatu|wszyscy|wszystkim|rodzina|rodzinie|dzieci|dzieciom|ludzie|ludziom|przyjaciele|rodzice|rodzicom|im|wam)${gap(3)}(?:lepiej|latwiej|lzej|szczesliwsi)${gap(3)}(?:beze mnie|gdyby mnie)`,
      `\\bzegnaj(?:cie)? (?:wszyscy|swiecie|na zawsze)\\b|\\b(?:moja ostatnia noc|moj ostatni dzien|moja ostatnia wiadomosc)${ENDS}`,
      `\\bsmierc${gap(4)}(?:ulga|wybawieniem|spokojem|odpoczynkiem)\\b`,
    ),
    harmless: any(
      '\\b(?:umieram|umrzec|umre|umarlam|umarlem|martw[ya])(?: prawie)? (?:ze|z|od) |\\bsmiertelnie\\b|\\bmartwy (?:punkt|sezon)\\b|\\bmartwa natura\\b',
      '\\bnie (?:chce|zamierzam|mam zamiaru|mysle) (?:sie )?(?:zabic|zabijac|umrzec|umierac)\\b',
      '\\b(?:telefon|komorka|bateria|auto|samochod|roslina|kwiatki|postac|bohater|bohaterka|film|filmie|ksiazka|ksiazce|serial|serialu|powiesc|odcinek|gra|grze|piosenka|opera|egzamin|ryba|dziadek|babcia|rozprawka)\\b',
      '\\b(?:prac[aye]|biuro|biurze|urlop|wakacj[aei]|podroz|szef|spotkanie|korki|miasto|miescie|mieszkani[aeu]|diet[aey]|silownia|szkol[aey]|kurs|umowa|kanapa|plaza|weekend)\\b',
      '\\bzniknac (?:na (?!zawsze)|w|do|za|pod|z (?!tego|swiata))\\b|\\b(?:zyc|mieszkac|zostac)(?: tu| tutaj)? (?:w|na|z|bez (?:kawy|muzyki|ciebie|internetu|czekolady))\\b',
    ),
  },
}
