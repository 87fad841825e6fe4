import type { Youth } from './youth'

const TEENS = '(?:jedena|dwana|trzyna|czterna|piętna|szesna|siedemna)'
/** "dwunasto" of "dwunastoletni", and the like. */
const STEM =
  '(?:pół|dwu|trzy|cztero|pięcio|sześcio|siedmio|ośmio|dziewięcio|dziesięcio|jedenasto|dwunasto|trzynasto|czternasto|' +
  'piętnasto|szesnasto|siedemnasto|' +
  '(?:[1-9]|1[0-7]) ?(?:o ?|to |cio )?)'
const CLASS_NO =
  '(?:pierwsz|drug|trzec|czwart|piąt|szóst|siódm|ósm)(?:a|ej|ą|e|i|ia|iej|ią|im|iego|ego|y|ym)|(?:[1-8]|i{1,3}|iv|v|' +
  'vi{1,3})(?: ?(?:a|b|c|d|e|f|g))?'
const YEAR_NO =
  '(?:pierwsz|drug|trzec|czwart|piąt|szóst|siódm|ósm|dziewiąt|dziesiąt|jedenast|dwunast|trzynast|czternast|piętnast|szesnast|' +
  'siedemnast)\\w{1,4}'
const PUPIL =
  '(?:(?:pierwszo|drugo|trzecio|czwarto|piąto|szósto|siódmo|ósmo)klasis(?:ta|tka|tą|tką)|pierwszak(?:iem)?|pierwszaczka|' +
  'drugoklasiś?cia|czwartak(?:iem)?|' +
  'licealist(?:a|ka|ą|ką)|maturzyst(?:a|ka|ą|ką)|gimnazjalist(?:a|ka|ą|ką)|ucze(?:ń|nnica|nnicą)|uczniem|uczniak(?:iem)?|' +
  'przedszkolak(?:iem)?|' +
  'przedszkolaczek|zerówkowicz(?:em|ka)?|zerówiak|żłobkowicz(?:ka)?|starszak(?:iem)?|ósmak|podstawówkowicz(?:ka)?|' +
  'prymus(?:ka|em)?|szkolniak|zuch(?:em|enka)?|' +
  'młodzi(?:k|kiem|czka|czką)|trampkarz(?:em|ka)?|orlik(?:iem)?|żak(?:iem)?|skrzat(?:em|ka)?|junior(?:em|ka|' +
  'ką)?(?: młodsz\\w+)?|technikant)'
const KID =
  '(?:chłopi?ec|chłopcem|chłopczyk(?:iem)?|chłopaczek|chłopaczyna|dziewczyn(?:ka|ką)|dziewczynecz\\w+|dziewuszka|dziewczę|' +
  'dziewczątko|dzieciak(?:iem)?|dzieciątko|dziecko|' +
  'dzieckiem|dzieciuch|nastolat(?:ek|ka|kiem|ką)|nasto ?lat(?:ek|ka)|małolat(?:a|ka|em|ą)?|młodociany|małoletni(?:a|m|ą)?|' +
  'niepełnoletni(?:a|m|ą)?|nieletni(?:a|m|ą)?|' +
  'smarkacz(?:em)?|smarkul(?:a|ą)|gówniar(?:z|a|zem|ą)|gówniak|gnojek|szczeniak|szczyl|brzdąc(?:em)?|bąbel|berbeć|bobas(?:em|' +
  'ek)?|niemowl(?:ę|ak|ęciem)|maluch(?:em)?|' +
  'maluszek|malec|malcem|smyk(?:iem)?|szkrab(?:em)?|kruszynka|kruszynką|pędrak|urwis(?:em|ka)?|łobuziak(?:iem)?|podlot(?:ek|' +
  'kiem)|wyrostek|wyrostkiem|młokos|młodzieniaszek|' +
  'latorośl|pacholę|pacholę|berbeciem|bachor|siusiumajtka|oseskiem|osesek|siks?a|pannica|dzierlatka|kilkulat(?:ek|ka|kiem|' +
  'ką)|bajtel|gzub|pyrtek|synek|córeczka|córcia|braciszek|' +
  'siostrzyczka|wnusi[oa]|pierworodny synek|żaczek|podrostek|podrostkiem|wunderkind)'
const START =
  '(?:^|(?<=[,:—–("/] )|(?<=[("])|(?<=(?:^| )(?:ty|ja|on|ona|to|jest|jestem|jesteś|jeszcze|taki|taka|moja postać|i|postać|' +
  'jak|nasz|nasza|ten|ta|pan|typowy|typowa|zwykły|zwykła|zagraj|graj) ))'
/** The same, without what stands before a second person of the sentence. */
const ALONE = START.replace('|i|postać|jak|nasz|nasza|', '|')
const TENS =
  '(?:dwudzie|trzydzie|czterdzie|dwadzieścia|dwudziest\\w+|trzydzieści|trzydziest\\w+|czterdzieści|czterdziest\\w+|(?:pięć|' +
  'sześć|siedem|osiem|dziewięć)dziesiąt|(?:pięć|sześć|siedem|osiem|dziewięć)dziesi\\w+)'
const GROWN =
  `(?:19|[2-9]\\d|dziewiętna(?:ście|stu)|${TENS}(?: (?:jeden|dwa|dwie|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dwóch|` +
  'trzech|czterech|pięciu|sześciu|siedmiu|ośmiu|dziewięciu))?)'
const JOB =
  '(?:nauczyciel(?:ka)?|wychowaw(?:ca|czyni)|trener(?:ka)?|dyrektor(?:ka)?|pedago(?:g|żka)|psycholo(?:g|żka)|woźn[ya]|' +
  'przedszkolanka|opiekun(?:ka)?(?! prawn)|lekar(?:z|ka)|pediatra|' +
  'dentyst(?:a|ka)|stomatolo(?:g|żka)|ortodont(?:a|ka)|pielęgniar(?:z|ka)|weterynarz|inżynier(?:ka)?|programist(?:a|ka)|' +
  'księgow[ya]|prawni(?:k|czka)|adwokat(?:ka)?|sędzia|notariusz|' +
  'policjant(?:ka)?|strażak|kierowca|kierowniczka|kierownik|szef(?:owa)?|właściciel(?:ka)?|piekarz|fryzjer(?:ka)?|mechanik|' +
  'stolarz|elektryk|hydraulik|murarz|architekt(?:ka)?|artyst(?:a|ka)|' +
  'pisar(?:z|ka)|dziennikar(?:z|ka)|bibliotekar(?:z|ka)|muzyk|dyrygent(?:ka)?|aktor(?:ka)?|fotograf(?:ka)?|naukowiec|' +
  'biolo(?:g|żka)|chemik|fizy(?:k|czka)|historyk|archeolo(?:g|żka)|' +
  'ksiądz|proboszcz|katechet(?:a|ka)|ratowni(?:k|czka)|instruktor(?:ka)?|emeryt(?:ka)?|emerytowan[ya]|dziadek|babcia|' +
  'wdow(?:a|iec)|doktorant(?:ka)?|profesor(?:ka)?|docent|doktor|adiunkt|' +
  'harcmistrz(?:yni)?|zuchmistrz(?:yni)?|drużynow[ya]|polonist(?:a|ka)|wuefist(?:a|ka)|anglist(?:a|ka)|matematyczka|kucharz|' +
  'kucharka|sprzedawca|kelner(?:ka)?|rolnik|sadowni(?:k|czka)|leśnik|' +
  'kowal|organista|marynarz|kolejarz|rysownik|redaktor(?:ka)?(?! (?:gazetki|szkoln))|radn[ya]|posł(?:anka)|dyrygentka|' +
  'fizjoterapeut(?:a|ka)|logope(?:da|dka)|niania|korepetytor(?:ka)?|doradca|' +
  'kobieta|mężczyzna|mężatka|żonaty|zamężna|rozwiedzion[ya]|pani od \\w+|pan od \\w+|pani z \\w+|' +
  'mama (?:\\w+ )?(?!\\w*(?:wozi|robi|mowi|uczy|dzwoni|zwoli|kaze)(?: |$))\\w+[iy](?= |,|$)|tata (?!\\w*(?:iera|adza|wala|' +
  'ywa|aga|yta|ama|ula)(?: |$))\\w+[ay]|ojciec|matka|starsza (?:pani|sąsiadka)|' +
  'adwokatka|barista|mistrz w|mistrzyni w|laborant|urzędni(?:k|czka)|tłumacz(?:ka)?|grafi(?:k|czka)|kapitan statku|pilot|' +
  'taksówkarz|listonosz(?:ka)?|ochroniarz|sprzątaczka|sekretarka|konserwator)'
const JOB_BY =
  '(?:\\w+(?:elem|elką|orem|orką|arzem|arką|icą|awcą|erem|erką|ogiem|ożką|olożką|ystą|nikiem|niczką|entem|entką|antem|antką|' +
  'owym|ową|ianem|ianką|aczem|aczką|atrą|rzem|graf\\w+|istrzem|istrzynią|owcem|unką|unem|eutą|eutką|oldem|mamą|matką|ojcem|' +
  'babcią|dziadkiem|iatrą|iolką|sędzią|emerytem|emerytką|nianią|leśnikiem|kowalem|chemikiem|fizykiem))'
const SCHOOL =
  '(?:szkoł\\w*|podstawówk\\w*|gimnazjum|liceum|lo|technikum|tech|zawodówk\\w*|branżówk\\w*|przedszkol\\w*|żłob\\w*|' +
  'zerówk\\w*|ogólniak\\w*|szkol\\w*|internat\\w*|bursie|bursy|świetlic\\w*)'
const NOT =
  '(?:nie (?:może|mogę|możesz|ma|mam|masz|wolno|sprzed\\w+|wpuszcz\\w+|wejdzie|podpisz\\w+|zagłosuj\\w+|głosuj\\w+|' +
  'poprowadz\\w+|prowadz\\w+|kupi\\w*|napij\\w+|pij\\w+|wypożycz\\w+|wyrob\\w+|odd\\w+)|za młod\\w+|za mał\\w+|jeszcze nie)'
const LICENCE =
  '(?:głos\\w*|wybor\\w+|prawk\\w*|praw\\w+ jazdy|auta?|auto|autem|samoch\\w+|prowadzić|kierować|piw\\w*|alkohol\\w*|wina|' +
  'papieros\\w*|energetyk\\w*|klub\\w*|knajp\\w*|bar(?:u|ze)|umow\\w*|podpis\\w*|dowod\\w+|' +
  'dowód|tatuaż\\w*|kolczyk\\w*|wejść|ślub\\w*|osiemnast\\w+|18)'
const BOSS =
  '(?:mam[aąęy]|tat[aąęy]|rodzice|rodziców|rodzicom|rodzicami|matk[ai]|ojc\\w+|ojciec|opiekun\\w*|bab[ck]i\\w*|starzy|' +
  'starych|stara nie|wychowawczyni|pani)'
const PLURALS =
  '(?:uczni(?:ów|om|ami)|uczenni(?:c|com|cami|cy)|\\w+klasist(?:ów|om|ami|ki)|\\w+klasistki|pierwszak(?:ów|om|ami)|' +
  'dzieci(?:om|ak\\w+)?|dziećmi|młodzież\\w*|nastolat(?:ków|kom|kami|ki|ek)|małolat(?:ów|om|ami)|' +
  'chłopc(?:ów|om|ami)|dziewczyn(?:ek|kom|kami|ki)|dziewcz\\w+|maluch(?:ów|om|ami)|przedszkolak(?:ów|om|ami)|licealist(?:ów|' +
  'om|ami|ek|kom|kami)|maturzyst(?:ów|om|ami|ek|kom|kami)|\\w+latk(?:ów|om|ami)|' +
  'junior(?:ów|om|ami|ek)|trampkarz(?:y|om|ami)|żak(?:ów|om)|orlik(?:ów|om)|młodzik(?:ów|om)|zuch(?:y|ów|om|ami)|harcerz(?:y|' +
  'om|ami)|młod(?:ych|ym|ymi)|smarkacz(?:y|om|ami)|klas(?:y|ę|ie|ą|om)|' +
  'młodocian(?:ych|ym)|niepełnoletni(?:ch|m|mi)|nieletni(?:ch|m|mi)|praktykant\\w+|sekcj\\w+ dziecięc\\w+|u ?1[0-7]|' +
  'podopiecznych|wychowank\\w+|studniówki|bliźni\\w+)'

export const pl: Youth = {
  numbers: [
    '(?<!\\w)(?<!(?:dzieścia|dzieści|dziesiąt|dziestu|dzieściu) )(?:pięć|pięciu|sześć|sześciu|siedem|siedmiu|osiem|ośmiu|' +
      'dziewięć|dziewięciu)(?!\\w)',
    `(?<!\\w)(?:dziesięć|dziesięciu|${TEENS}(?:ście|stoma)|(?:jedena|dwuna|trzyna|czterna|piętna|szesna|siedemna)stu|` +
      'szesnascie)(?!\\w)',
  ],
  said: [
    // ages
    '(?:ma|mam|masz|mając|skończył(?:a|am|em)?|skończ[ęy]|kończy|kończę|kończysz|ukończ\\w+|liczy(?: sobie)?|stuknęł[ao]|' +
      'stuknie|stuka|wybi\\w+|obchodzi|świętuje)(?: \\w+){0,3} (?:#|trzy|cztery|dwa|półtora)(?= ?(?:$|[,)(—–/;]| lat| rok|' +
      ' wiosen| zim| i pół| i (?!\\w+ (?:lat|kot))| z (?:kawałkiem|hakiem)| ale))(?! lat (?:doświad|stażu|praktyk|gwaran))',
    '^(?![^,]*(?:ulic|dom|mieszk|rozdz|lat |live|numer))[a-z "]{2,30}[,—–] ?(?:lat )?(?:1[0-7]|(?!\\d)#|[1-9](?= lat)|trzy|' +
      'cztery|dwa|półtora) ?(?:lat(?:ka)?|latek|l|lata|roku|wiosen)?(?: i (?:\\w+ miesi\\w+|pół))?(?: roku)?(?= ?(?:$|[,)(—–/]))',
    '(?:ty|ja|jestem|jesteś|to|imię:?|postać:?|nazywam się|mam na imię)(?: ?[—–:])? \\w+(?: \\w+)?[,:] (?:mam |lat |' +
      'wiek:? )?#(?= ?(?:$|,| lat))',
    '^[^(),]{2,40}\\((?:lat |ma )?(?:#|[2-4])(?: ?(?:lat|l|lata|latka))(?: i (?:\\w+ miesi\\w+|pół)(?: roku)?)?(?:\\)|$)|' +
      '^[^(),\\d]{2,20}\\((?:#)\\) (?=\\w)',
    '(?:wiek|lat|latek|wieku|ile masz lat|mam lat) ?[:=—–]* ?(?:około |prawie |niecałe |dopiero )?#(?= ?(?:$|[,)/—–;]| i |' +
      ' lat))(?! i \\w+ lat)|w (?:swoich |moich |twoich )(?:#|\\w+nastu) lat(?:ach)?',
    `${KID.slice(0, -1)}|dziewczyna|chłopak|uczeń|uczennica|giermek|czeladnik|księżniczka|książę|bohater(?:ka)?)(?:,|` +
      ' w wieku)? (?:lat )?(?:#|trzech|czterech)(?: lat)?(?! (?:temu|stażu))|w wieku (?:zaledwie |ledwie |tylko |' +
      'dopiero )?(?:lat )?#(?: lat)?(?= ?(?:$|,| \\w))',
    '(?:#|trzy|cztery|półtora|dwa) (?:lat|lata|roku)(?: i)? \\w+ miesi\\w+(?= ?(?:$|[,)]| i ))|^(?:#) lat(?: i \\w+ miesi\\w+)?,',
    '# i pół(?: roku)?(?= ?(?:$|[,)]| i ))|niecał\\w+ # lat|(?:stuknie|skończy|obchodzi|świętuje|przed|' +
      'do)(?: \\w+){0,2} (?:jedenast|dwunast|trzynast|czternast|piętnast|szesnast|siedemnast)k[aęią]|(?:prawie|niespełna|ledwie|' +
      'ledwo|niecałe|zaledwie|dopiero|raptem) #(?: lat\\w*)?(?= ?(?:$|[,)]| i ))|około # lat(?= ?(?:$|,))',
    '# świecz\\w+|(?:#|dwa|trzy|cztery) lat(?:ka|ek)|# (?:wiosen|zim|roczków)(?! (?:strzeże|służy|pracuje))|' +
      'od #(?: roku)? życia|na oko #|wygląda na #',
    `${STEM}(?:latek|latka|latkiem|latką|ltek)|${STEM}letni(?:a|m|ą|ego|ej|emu)?(?! (?:\\w+ )?(?:staż\\w*|doświad\\w*|` +
      'prakty\\w*|jubil\\w*|kredyt\\w*|umow\\w*|małżeń\\w*|kontrakt\\w*|okres\\w*|wnu\\w*|pies|kot|przerw\\w*|karier\\w*|' +
      'służb\\w*|samoch\\w*|auto|urlop\\w*))',
    `(?:${YEAR_NO}|(?:[1-9]|1[0-7])) (?:\\w+ )?urodzin\\w*(?! (?:firmy|klubu|córki|syna|wnu))|rocz(?:ek|niak)|kilkulet(?:ni|nia)`,
    '(?:^|(?<=[,(/] ?))(?:[km]|dz|ch) ?/?1[0-7](?=[ ,/][^.]{0,80}[a-z]{3})(?! (?:stop|bud|km))|^1[0-7] ?(?:[kml]|lvl|lat|' +
      'yo)(?=,|$|/| )(?! (?:w (?:branży|firmie|zawodzie)|doświ|staż|temu|stażu|prac))',
    '(?:dziewczyna|chłopak|uczeń|uczennica|laska|ziom\\w*|typ|typiara)(?: ?[,/—–])? 1[0-7](?= |,|$)|1[0-7] ?(?:latek|latka|' +
      'letni\\w*|to ?lat\\w+)|(?:hej|siema|cześć|elo|hejka)[^.]{0,30} 1[0-7](?= ?(?:$|,| lat))',
    '(?:urodz(?:on[ya]|ił|iła|iłem|iłam|iłeś|iłaś|iny)|ur|rocznik\\w*|data urodzenia|rok urodzenia|na świat)[^.]{0,32}(?:@|' +
      'z @)|z rocznika @|@ rocznik|ur$|(?:^|, )@ r(?:ocznik)?$',
    '(?:matur|skończ|kończ|zda|pełnoletn|osiemnast|dorosł|dowód|absolutor|egzamin)\\w*(?: \\w+){0,3} %|' +
      '%(?: \\w+){0,3} (?:matur|skończ|kończ|zda|pełnoletn|osiemnast|dorosł|dowód|egzamin)\\w*',
    // eighteen and more, to come
    '(?:nie ma|nie mam|nie masz|nie skończ\\w+|nie ukończ\\w+|nie osiągn\\w+|brakuje\\w*|poniżej|przed|do|skończy|skończę|' +
      'skończysz|kończy|kończę|ukończy|będzie miał[ao]?|będę mia\\w+|mniej niż|prawie|niespełna|zanim|aż|kiedy|gdy|stuknie|' +
      'czeka na)(?: \\w+){0,4} (?:18|osiemnast(?:k\\w+|u|ych|e|ce|oletn\\w+|ości)|osiemnaście)(?! latami)',
    '(?:osiemnastk\\w+|18 ?(?:tk\\w+|stk\\w+)|osiemnast\\w+ urodzin\\w*|18 urodzin\\w*)(?: \\w+){0,4} (?:za|dopiero|będzie|' +
      'czeka|zostało|brakuje|planuje|w przyszłym|jeszcze|niedługo|wiosną|latem|jesienią|zimą|świętować)',
    '(?:za|czeka|planuje|dopiero|niedługo|wkrótce|odlicza|marzy)(?: \\w+){0,4} (?:osiemnastk\\w+|18 ?(?:tk\\w+|stk\\w+)|' +
      'osiemnast\\w+ urodzin\\w*|18 urodzin\\w*|pełnoletn\\w+|dorosłości)',
    '(?:do|przed) (?:pełnej |swojej |mojej )?(?:pełnoletni?\\w+|dorosłości|dorosłego życia)|pełnoletni\\w*(?: \\w+){0,3} (?:za|' +
      'dopiero|będzie|stanie|będę)|(?:stanie się|będzie|będę|zostanie|osiągnie|osiągnę|nie jest|nie jestem|' +
      'jeszcze nie) (?:\\w+ ){0,3}(?:pełnoletn|dorosł)\\w*',
    '(?:prawie|niemal|jeszcze nie) (?:dorosł[ya]|pełnoletni[a]?)|w świetle prawa(?: \\w+){0,3} (?:dzieck\\w+|małoletn\\w+)|' +
      'pełni praw|niepełnoletn(?:i|ia|im|ią)|jest niepełnoletn\\w+|nieletni[a]?|małoletni[a]?|młodocian(?:y|a|ym|ą)|' +
      'pracowni\\w+ młodocian\\w+',
    // school
    '(?:w|do|z|ze|klasy|uczeń|uczennica|uczniem|uczennicą|zaczyna|kończy|skończył[ao]?|zdał[ao]?|przewodnicząc\\w+|' +
      `gospodarz\\w*|ostatni\\w*|powtarza|zdaje do) (?:\\w+ )?(?:${CLASS_NO}) klas\\w+|` +
      `klas[ayęi]\\w*:? ?(?:nr )?(?:${CLASS_NO})(?= ?(?:$|[,/;)]| \\w))`,
    '(?:chodz\\w+|uczę się|uczy się|uczysz się|jestem|jest|jesteś|typ|poprawka|pójdzie|idzie|pisze|w|' +
      `hej jestem \\w+) (?:\\w+ )?(?:w|do|z|ze) (?:${CLASS_NO})(?= ?(?:$|,))|(?:${CLASS_NO}) (?:klasa|klasą|klasy|klasie|klasę|` +
      'kl|technikum|tech|liceum|podstawówki|branżówki|zawodówki|gim)|(?:w|do|z) (?:[1-8])[a-g](?= ?(?:$|,| ))|(?:^|[ :])kl$',
    '(?:^|, |klasa |klasie |klasy |uczeń |uczennica )[1-8][abc](?=,| (?:w|i|lo|sp) )(?! (?:za|od))|klas(?:a|y|' +
      'ie) (?:\\w+ )?(?:komunij|matural|sportow|mundurow|integracyj|ósm|równoleg|bio|mat|human|językow)\\w*|równoległej klasy',
    `${START}(?!my )(?:\\w+(?:y|a|i|ym|ą) ){0,2}${PUPIL}(?= ?(?:$|[,)(—–:/;"]| \\w))(?! \\w+ (?:od lat|mistrzyni))|(?:to|jest|` +
      `jestem|jesteś|był\\w* jeszcze|zostanie) (?:\\w+ )?${PUPIL}`,
    '(?:bohater(?:ka|em|ką)?|postać|postacią|syn|córka|wnuk|wnuczka|blogerka|siostra|brat|książę|wampir|czarodziej|dziewczyna|' +
      `chłopak|zawodnik|zawodniczka)[ :,](?:to |jest )?(?:${PUPIL}|nastolat(?:ek|ka)|małolat(?:a)?)|(?:zagraj|graj|gra|rola|` +
      'wciel\\w+ się w) (?:\\w+,? ){0,2}(?:niepełnoletn|nastolat|uczni|uczenn|licealist|dziewczynk|chłopc|\\w+klasist|dziec)\\w*',
    '(?:chodz[ięi]\\w*|uczę się|uczy się|uczysz się|uczęszcza\\w*|poszedł|poszła|poszłam|poszedłem|pójdzie|dojeżdża|idzie|idę|' +
      'wraca(?:m|sz)? (?:ze|do|z)|mieszka|odprowadz\\w+|zawoz\\w+|zmienia|zaczyn\\w+|kończ\\w+|skończ\\w+|bieg\\w+|' +
      `dostał\\w+ się|zdaje|przyjęt\\w+)(?: \\w+){0,4} ${SCHOOL}(?! (?:rolnicz|językow|tańca|jogi|jazdy|wyższ|rodzen|pracow))`,
    `(?:uczeń|uczennica|uczniem|uczennicą|wychowan\\w+|prymus\\w*|absolwent\\w+|laurea\\w+)(?: \\w+){0,4} ${SCHOOL}|` +
      `${SCHOOL} (?:\\w+ )?(?:w radomiu|nr \\d+)|laureat\\w*(?: \\w+){0,5} podstawów\\w+|(?<=\\w )(?:sp|lo|zs|` +
      'zso) (?:nr )?\\d{1,3}(?= ?(?:$|,))|(?:^|, |w |z )(?:[1-4] ?[a-f]?|i{1,3}|iv|v|vi{1,3}) lo',
    '(?:egzamin\\w*|test\\w*) (?:ósmoklasist\\w+|ósm\\w+|gimnazjaln\\w+|kompetencji|na kartę rowerową)|' +
      'próbn\\w+ (?:egzamin\\w*|matur\\w*)|(?:pisz[eęy]\\w*|zdaj[eę]\\w*|czeka\\w*|przed|przystąpi\\w*|podejd\\w+|stresuj\\w*|' +
      'boj[ęi]\\w*|boi\\w*|szykuj\\w*|po|do|w przyszłym roku|za rok|wkuwa\\w*|kuj\\w*)(?: \\w+){0,4} matur\\w+',
    'matur[aąęy]\\w*(?: \\w+){0,3} (?:za|w przyszłym|dopiero|przede|przed|coraz|pogadamy|w maju)|(?:w tym roku|zaraz|teraz|' +
      'niedługo) matura|studniówk\\w+|przygotow\\w+ się do (?:olimpiady|egzamin\\w* ósm\\w*|matury|konkurs\\w* kurator\\w*)|' +
      'kuratoryjn\\w+|świadectw\\w+ z (?:czerwonym )?pask\\w+|kart\\w+ (?:rowerow|motorowerow)\\w+|kartę pływack\\w+',
    '(?:rok|lata|dwa lata|trzy lata|miesiąc)(?: \\w+){0,2} (?:obowiązkowej nauki|do końca (?:szkoły|podstawówki|liceum))|' +
      'samorząd\\w* (?:uczniowsk|szkoln|klas)\\w+|przewodnicząc\\w+ (?:klasy|szkoły|samorząd\\w*)|gazetk\\w+ (?:klasow|' +
      'szkoln)\\w+|legitymacj\\w+ szkoln\\w+|mlegitymacj\\w+|tornist\\w+|plecak\\w* szkoln\\w+',
    '(?:po|na|przed|do|z) (?:lekcj(?:ach|i|e|ami)|szkole|świetlicy|przerw(?:ach|ie)|wf(?:ie|u)?|w ?f ?ie|matmie|polskim|' +
      'zerówce|przyrodzie|przyrody|godzinie wychowawczej|kartków\\w+)(?= ?(?:$|,| \\w))(?! (?:podyplom|tang|tańc|jog|jazd|język|' +
      'gotow|śpiew|pływ|hiszp|angiel)\\w*)|wf u|lekcje (?:odrabia|w)\\w*|odrabia\\w* lekcj\\w+|prac\\w+ domow(?:a|ą|e|ych)|' +
      'zadani\\w+ domow\\w+|kartków\\w+|sprawdzian\\w*|odpytyw\\w+',
    'przy tablicy|(?:uwag[iaęą]|jedynk[iaęą]|piątk[iaęą]|szóstk[iaęą]) (?:w dzienniczku|z (?:wf|matmy|polskiego|chemii|fizyki|' +
      'zachowania))|dziennicz\\w+|wagaru\\w+|wagary|zielon\\w+ szkoł\\w+|wyciecz\\w+ (?:klasow|szkoln)\\w+|w (?:pierwszej|' +
      'ostatniej) ławce|szkoln(?:y|ym|ego|ej|ą|a) (?:chór|teatr|drużyn|kol|zesp|kółk|radiow|gazet|orkiest|klub|reprezent|' +
      'bibliotek|sklepik|parlament|kapel|samorz)\\w*',
    '(?:gdzie|jakie|między|jakie wybrać|wybiera|waha się|do wyboru)(?: \\w+){0,4} (?:liceum a technikum|liceum|technikum)|' +
      '(?:pani|pan|wychowawczyni|wychowawca) (?:od \\w+ )?(?:mówi|kazała|kazał|chwali|stawia|pyta|postawiła)|moja pani|' +
      'pani wychowawczyni|pani od polskiego jest|tabliczk\\w+ mnożenia|przy ułamkach|dzieleni\\w+ ma kłopot|profil (?:biol|mat|' +
      'human)\\w*|(?:grupy|grupie) (?:biedron|misi|krasnal|motylk|starszak|pszczół)\\w*',
    // clubs, teams, ceremonies
    '(?:zuch|zuchów|wilcz(?:ek|kiem)|harcer(?:z|ka|zem|ką|zyk)) (?:z|w|gromad|drużyn)\\w*|(?:gromad|zastęp)\\w+ (?:zuch|' +
      'wilcz)\\w+|gwiazdk[ęa] zuch\\w+|(?:pierwszą|drugą|trzecią) (?:gwiazdkę|sprawność)|zastępow(?:y|a|ym|ą)|ministrant(?:em|ka|' +
      'ką|a)?(?= ?(?:$|,| w| z| i))|bielank\\w+|pierwsz\\w+ komuni\\w+|komunii świętej|komunijn\\w+|bierzmowan\\w+',
    '(?:drużyn\\w+|zawodni\\w+|kapitan\\w*|kadr\\w+|zespo\\w+|napastni\\w+|bramkar\\w+|clj|w|reprezent\\w+|obroń\\w+|' +
      'pomocni\\w+|lech\\w*)(?: \\w+){0,2} u ?(?:[5-9]|1[0-7])|(?:drużyn\\w+|kategori\\w+|gra|grupie|w|lidze|pływa\\w*|zespole|' +
      'sekcji)(?: \\w+){0,3} (?:trampkarz\\w*|orlik(?:ów|ach)|żak(?:ów|ach)|skrzat(?:ów|ach)|młodzik(?:ów|ach)|kadet(?:ów|ach|' +
      'ek)|junior(?:ów|ach|ek)\\w*|dziecięcej|dziecięcych)',
    '(?:młodzieżow|dziecięc|uczniowsk)\\w+ (?:\\w+ )?(?:rad|drużyn|chór|orkiest|zesp|sekcj|dom|klub|mistrz|kadr|reprezent|lig|' +
      'teatr|parlament|olimpiad|ochotnicz)\\w*|nie start\\w+ z seniorami|(?:na|w klasie) optimist(?:ach|cie|y)|na (?:kolonie|' +
      'koloniach|półkoloni\\w+|zimowisk\\w+)|rodzin\\w+ zastępcz\\w+|dom\\w* dziecka|osiemset plus|800 ?(?:plus|\\+)|' +
      '500 ?(?:plus|\\+)',
    // what is not allowed yet
    `${NOT}(?: \\w+){0,5} ${LICENCE}|${LICENCE},?(?: \\w+){0,4} (?:jeszcze )?(?:nie (?:może|mogę|wolno|sprzed\\w+|podpisz\\w+|` +
      'zrob\\w+|wejdzie|wejdę|ma\\b|zagłos\\w+|wpuszcz\\w+)|musi (?:po)?czekać|dopiero za)|w tych wyborach jeszcze',
    '(?:metryka|wiek) (?:mu |jej |mi )?(?:jeszcze )?nie pozwal\\w+|nie (?:w|z) tym wieku|w jego wieku nie|w jej wieku nie|' +
      'z racji wieku nie|za (?:młod[ya]|mał[ya]|smarkat[ya])(?: \\w+){0,2} (?:na|by|żeby|do|o)(?: |$)|' +
      'prawk\\w+ (?:kategorii )?am|kategori\\w+ am|kat am|kurs\\w* prawka|na skuter\\w*(?: \\w+){0,3}$|dowód tymczasowy|' +
      'tymczasow\\w+ dow\\w+|kieszonkow\\w+',
    `(?:zgod|podpis)\\w+(?: \\w+){0,5} ${BOSS}|${BOSS}(?: \\w+){0,3} (?:podpis\\w+|nie pozwal\\w+|nie puszcz\\w+|pozwal\\w+|` +
      'zabrani\\w+|musz[ąi] (?:\\w+ )?(?:podpis|zgodz|zatwierdz|wyraz)\\w+|musi (?:\\w+ )?(?:podpis|zgodz|zatwierdz)\\w+|' +
      'odprowadz\\w+|odbier\\w+|odwoz\\w+|zawoz\\w+|dostaje na|kaz\\w+|spakowa\\w+|wybierają)|(?:podpis\\w+|zawoz\\w+|odwoz\\w+|' +
      `odbier\\w+|odprowadz\\w+)(?: \\w+){0,4} ${BOSS}`,
    'opiekun\\w* prawn\\w+|za (?:zgodą|pozwoleniem) (?:mamy|taty|rodziców|opiekuna|babci|ojca|matki)|zgodę (?:na|' +
      'od)(?: \\w+){0,6} (?:podpis\\w+|rodzic\\w+)|przychodzi niania|z nianią|wierzy\\w* (?:\\w+ ){0,2}w (?:świętego )?mikołaja|' +
      'list\\w* do (?:świętego )?mikołaja|wieczorynk\\w+|zębow\\w+ wróżk\\w+|mlecza(?:ka|k|ki|ków)|bez górnych jedynek|' +
      'raczku\\w+|śpiosz\\w+|bocznych kółek|uczy się wiązać|zapinać kurtk\\w+|bawi\\w* się lalk\\w+|bawi się (?:klockami|' +
      'w chowanego|w piaskownicy)|buduje bazy|w łóżku o (?:ósmej|dziewiątej|20|21|siódmej)',
    'musi być w (?:łóżku|domu) (?:o|przed) \\w+|jak (?:dorosnę|urosnę)|kiedy (?:dorośnie|dorosnę|urosnę|urośnie)|' +
      'gdy (?:dorośnie|dorosnę)|przed (?:maturą|ukończeniem szkoły)|(?:skacze|skakan\\w+|gra) w (?:gumę|klasy|kapsle)|' +
      'zdart\\w+ kolan\\w+|(?:aparat|drut)\\w* na zęb\\w+ i|od ziemi odrosł\\w+|mutacj\\w+ głosu|głos mu mutuje|' +
      'okres\\w* dojrzewania|nastoletni(?:a|m|ą)?(?= )|wczesnoszkoln\\w+|szkoln\\w+ wieku|wieku (?:szkoln|przedszkol)\\w+',
    // people called so
    `${START}(?:\\w+(?:y|a|i|ym|ą|e) ){0,2}${KID}(?= ?(?:$|[,)(—–:/;"]| \\w))|(?:moja postać|postać|bohater(?:ka)?|` +
      `\\w+) to (?:jeszcze )?(?:\\w+ )?${KID}|jeszcze (?:\\w+ )?dziec(?:ko|kiem|iak)`,
  ],
  others: [
    '(?:kot|kotk|ps|suk|pies|koni|chomik|papug)\\w*(?: \\w+){0,2},? (?:któr\\w+ )?(?:ma|skończ\\w*) #|słab\\w+ wzrok\\w*',
    // rules of a service, which are read by the same form
    '(?:nikogo|nikomu|ktokolwiek|osob(?:a|y|om|ami)|nikt|ktoś|możesz|wygląda lub brzmi|zdjęć)(?: \\w+){0,4} (?:poniżej|' +
      'mniej niż|przed ukończeniem) 18',
    '(?:(?:uczy|uczę|uczysz)(?! się)|naucza\\w*|prowadzi\\w*|trenuj\\w*|szkoli(?:sz|my)?|wychowuj\\w+|przygotow\\w+(?! się)|' +
      'egzamin\\w+|pomaga\\w*|pracuj\\w*|opowiada\\w*|zatrudni\\w*|przyjmuj\\w+|lecz\\w+|bada\\w*|opieku\\w+|pilnuj\\w*|kład\\w+|' +
      'wynajm\\w+|zakłada\\w*|daj[eę]\\w*|szyj\\w+|sędziuj\\w*|pisz[eę]|czyta\\w*|pyta\\w*|zbiera\\w*|pokazuj\\w+|sprawdz\\w+|' +
      `kieruj\\w+|wozi\\w*|spotyk\\w+|gotuj\\w+|rozmawia\\w*|ucz[ąy]c\\w*)(?: \\w+,?){0,5} ${PLURALS}`,
    '(?:(?:uczy|uczę|uczysz)(?! się)(?! młodszą)|uczył[ao]? (?!się)|nauczyciel\\w*|wychowaw(?:ca|czyni|cą|czynią) (?:klas|w|' +
      '\\d)\\w*|trener(?:em|ka|ką)?|korepetycj\\w+ (?:daje|udziela)|daje kor\\w+|udziela kor\\w+|poprawia sprawdziany|' +
      'prowadzi (?:lekcje|zajęcia|klasę|kółko \\w+ dla|drużynę|młodzieżową|u ?1|praktyki|gromadę|sekcję)\\w*)',
    '(?:mama|matka|tata|ojciec|babcia|dziadek|ciocia|wujek|niania|opiekun(?:ka)?|wychowaw(?:ca|czyni)|trener(?:ka)?|' +
      'nauczyciel(?:ka)?|dla|kurs dla|zajęcia dla|rodzic) (?:\\w+ ){0,2}(?:nastolat|\\w+latk|\\w+klasist|uczni|uczenn|licealist|' +
      'bliźni|dwóch|trójki|dwójki|dwojga|trojga|czworga|chłopc|dziewczyn|dzieci|maluch|małolat|syn|córk|przedszkol|juni|trampk|' +
      'żak|smark)\\w*',
    '(?:moj|moich|mój|jej|jego|ich|swoj\\w*|twoj\\w*|twój|nasz\\w*|której|którego|czyj\\w*)\\w* (?:\\w+ ){0,2}(?:syn|córk|' +
      'córce|wnu|bratan|siostrzen|uczni|uczenn|uczeń|podopieczn|wychowan|dziec|pacjent|chrześni)\\w*',
    '(?:córki|córkę|z córką|córce|córkom|córek|syna|synowi|synem|synów|synach|wnuka|wnukowi|wnuczki|wnuczkę|wnuczce|wnuków|' +
      'wnucząt|dziećmi|bratanka|bratanicy|siostrzeńc\\w+|chrześni\\w+|sąsiedztwa)(?! (?:wójta|kowala jest))',
    '(?:ma|mam|masz|wychowuje|z)(?: \\w+){0,3} (?:syna|córkę|dzieci|wnuka|wnuczkę|wnuki|bliźniaki|synów|córki|nastolatka|' +
      'nastolatkę|dwójkę|trójkę|dwoje|troje)|(?:dorosłych|troje|dwoje|dwójka|trójka) dzieci|(?:a|jej|jego|mój) syn|' +
      'na koloniach dla|(?:stróż|kucharka|wychowawca|opiekunka) na koloniach|rozpatruje|(?:dzieciaki|dzieci) (?:już|są|poszły)',
  ],
  past: [
    '(?:lat|lata|rok|miesiąc\\w*|miesięcy|wieku|dekad\\w*) temu|jako (?:dziecko|dziewczynka|chłopiec|nastolat\\w+|uczeń|' +
      'uczennica|licealist\\w+|\\w+latek|\\w+latka|\\w+klasist\\w+|młodzi\\w+|zuch|junior\\w*|harcer\\w+|' +
      'student\\w*)(?: \\w+){0,3} \\w+(?:ł|ła|łem|łam|li)|w dzieciństwie|w młodości|za młodu|kiedyś|niegdyś|dawniej|ongiś|odkąd|' +
      'dawn(?:y|a|ego|ym)|był(?:y|a|ego|ej|ym) (?!jeszcze)\\w+',
    'wspomina\\w*|pamięta\\w*(?:,? jak)?|od (?:19\\d\\d|200\\d|201\\d)|w (?:19\\d\\d|200[0-8])|(?<!(?:urodz\\w{1,6}|' +
      'świat) (?:się )?)w (?:\\w+ )?(?:2009|201[0-7])(?! roku i)|(?:zdał[ao]?|zdałem|zdałam|skończył[ao]?|skończyłem|' +
      'ukończył[ao]?) (?:\\w+ ){0,3}(?:w (?:19|20)|studia|dawno)\\w*|maturę zda\\w+|zdał[ao]? maturę|(?:dziś|dzisiaj|obecnie|' +
      'a teraz) (?:\\w+ ){0,2}(?:jest|ma|mam|prowadz|sam)\\w*|teraz (?:\\w+ ){0,2}(?:prowadz|pracuj|buduj|dyryg|adwokat|skarbnik|' +
      'kieruj|właśc|po czter|po trzy|sam)\\w*',
    '(?:w wieku|mając|gdy miał[ao]?|kiedy miał[ao]?|gdy miałem|kiedy miałam|kiedy miałem|gdy miałam|' +
      'miał[ao]?) (?:lat )?#(?: lat)?(?: \\w+){0,3} \\w+(?:ł|ła|łem|łam)|gdy (?:sam|sama) mia\\w+|(?:zaczynał|dorastał|' +
      'wychował)[ao]?(?:m|em|am)? (?:się )?(?:w|na)|(?:grał|pływał|chodził|mieszkał|startował|uczył się|nosił|skakał|śpiewał|' +
      'uczęszczał)a? (?:\\w+,? ){1,6}(?:dziś|teraz|dzisiaj|potem|obecnie)|ze szkolnych lat|do dziś|z czasów|' +
      'po raz pierwszy dwadzieścia',
    '(?:# (?:lat\\w*|l|roku|zim) (?:w|na|pracy|staż\\w*|doświadcz\\w*|prowadz\\w*|pracuj\\w*|jako|małżeń\\w*|służb\\w*|' +
      'po ślubie)|od (?:ponad |prawie )?(?:#|[1-9]\\d?) (?:i pół |roku |lat |zim |l )\\w*|przez #(?: i pół)? lat|' +
      'z #(?: \\w+)? staż\\w*)|prowadz[ię]\\w* (?:\\w+ ){1,3}# |po # latach',
  ],
  adult: [
    '(?:ma|mam|masz|wiek:?|lat|w wieku|po|skończył\\w*|skończon\\w+|około|prawie|ponad|już|sam|sama|kończy|dobiega\\w*|za|' +
      `przed|pod|stuknęł[ao]|grubo po|liczy|mieć|w okolicach|z|koło|,) (?:\\w+ )?${GROWN}(?:k\\w*)?(?= ?(?:$|[,)(—–/;]| lat| rok|` +
      ' i | z |: | ale))(?! (?:złot|minut|procent|km|stron))',
    `${GROWN} (?:lat|lata)(?: |$|,)(?!temu)|(?:dwudziesto|trzydziesto|czterdziesto|pięćdziesięcio|sześćdziesięcio|` +
      'siedemdziesięcio|osiemdziesięcio|dziewięćdziesięcio|dziewiętnasto|(?:19|[2-9]\\d) ?)\\w*let\\w+|\\w*(?:dziesto|dziesięcio|' +
      'dziewiętnasto)\\w*latk?\\w*|(?:po|przed|pod|koło) (?:trzydziest|czterdziest|pięćdziesiąt|sześćdziesiąt|siedemdziesiąt|' +
      'dwudziest)\\w+(?! już jej nie)',
    `(?:^|[ ,(])[kmf] ?/?(?:19|[2-9]\\d)(?= |,|$)|^[^,:;()]{2,30}[,(:] ?(?:lat )?(?:${GROWN}|18|osiemnaście)(?: lat| lata|` +
      ` l)?(?=$|,|\\)| )|(?:^|, )${GROWN}(?:,|$| l)|^jesteś \\w+: ${GROWN}|[2-9]\\d l(?:at)?|(?:ma|mam|masz|ma już) (?:18|` +
      'osiemnaście) lat(?=$|,| i (?:pracuj|studi|mieszka|prowadz))',
    '(?:trzydziest|czterdziest|pięćdziesiąt|sześćdziesiąt|siedemdziesiąt|osiemdziesiąt)(?:k[aięą]|olatk\\w*|olat\\w+)|' +
      'w średnim wieku|dorosł(?:a kobieta|y mężczyzna|y syn|a córka|ych dzieci)|dorosły człowiek|senior(?:ka)?|' +
      'pełnoletni (?:student|pracown)\\w*|uniwersytet\\w* trzeciego wieku',
    `${ALONE}(?!moja |nasza |jego |jej |moi |nowa |nowy )(?:\\w+(?:y|a|i) ){0,2}(?:${JOB})(?= ?(?:$|[,)(—–:/;]| (?!(?:podpis|` +
      'odprow|odbier|mówi|zabrani|nie |pozwal|spakow|wciąż|musi|zatwierdz|kaz|puszcz|dostaje|chwali|uczy go|' +
      'uczy j)\\w*)))(?<!(?:^|[ ,])mama)(?! na zębach)',
    '(?:jest|jestem|jesteś|został[ao]?|zostałem|zostałam|pracuje jako|pracuję jako|pracujesz jako|' +
      'z zawodu)(?! uczn)(?! uczenn)(?! \\w*klasi)(?! (?:licealist|maturz|gimnazj|ministr|nastolat|małolat|zastępow|harcer(?:ką|' +
      'zem)|junior|niepełnol|dziewczyn|chłopc|niemow|młodocian|młodzi(?:cz|k)|wolontariuszką w szkol|zawodni|kapitan|' +
      `przewodnicz))(?: (?:\\w+(?:ym|ą|im) )?${JOB_BY})(?= ?(?:$|[,;)]| (?!klas|podstaw|liceum|technikum|trzeci|ósm|siódm)))`,
    '(?<!nie )student(?:ka|em|ką)?(?: |,|$)|studiuj\\w*|(?:po|w trakcie|na) studiach(?!, (?:ona|on|ja) )|(?:i{1,3}|iv|v|[1-5]|' +
      'pierwszym|drugim|trzecim|czwartym|piątym) rok(?:u)? (?:studi|medyc|prawa|archit|inform|polib|psych|licencj)\\w*|' +
      'akademik\\w*|doktora[nt]\\w*|magist\\w+|licencjack\\w+|emerytur\\w+|emeryt\\w*|emerytowan\\w+|podyplomow\\w+|' +
      'szkole rolniczej',
    '(?:żona|żoną|żonę|mąż|męża|mężem|żonaty|mężatka|zamężna|rozwiedzion\\w+|wdow\\w+|małżeństw\\w+|ślubu|rocznic\\w+ ślubu|' +
      'narzeczon\\w+|stażem|na (?:pełen|pół) etat\\w*|kredyt hipoteczny|własn(?:y|ą|ym|ej) (?:firm|salon|gabinet|warsztat|żłob|' +
      'studi|zesp|sklep|kancel)\\w*)',
    '(?:(?<!nie )(?<!nie może )pracuj(?:e|ę|esz) (?:w|jako|na|od|po)|zawód:|praca:|właściciel\\w*|kierownicz\\w+|' +
      'kieruje(?:sz)? |zatrudnia|zasiada w komisji|jako radn[ya]|głosuje od|po pracy|przyjmuje na praktyki|kadencj\\w+|' +
      'honorow\\w+ członek|biega maratony|dyrektork?\\w* (?:szkoły|liceum)|prowadzi (?:hurtown|sklep(?!ik)|firmę|kawiarn|knajp|' +
      'tę samą|autobus|praktyk|dom|biuro|gabinet|warsztat|piekarn)\\w*)',
  ],
}
