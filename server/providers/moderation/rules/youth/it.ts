import type { Youth } from './youth'

const SCHOOLS =
  '(?:scuol[ae] )?(?:dell ?)?(?:medi[ae](?: superior[ei]| inferior[ei])?|elementar[ei]|primari[ae]|secondari[ae](?: di (?:primo|' +
  "secondo) grado)?|superior[ei]|liceo|ginnasio|materna|asilo(?! politico)|nido|scuola dell'infanzia|itis|itc|itt|ipsia|ipc|cfp|iti|" +
  'alberghiero|ragioneria|geometri|scientifico|linguistico|artistico|turistico|classico(?= ?(?:,|$|e |a |di |in |al ))|magistrali|' +
  "scienze umane|agrario|nautico|aeronautico|musicale|coreutico|(?:istituto|scuola) (?:tecnic[oa]|professionale|d'arte|agrari[oa]|" +
  'alberghier[oa]|superiore|nautico|comprensivo|magistrale|privata|paritaria|cattolica)|istituto d arte|preaccademico)'
// `#` does not take a bracket or a line after it.
const FIGURE = '(?:[5-9]|1[0-7]|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette)'
const CLASS = '(?:prim[ao]|second[ao]|terz[ao]|quart[ao]|quint[ao]|[1-5] ?(?:a|o|°|\\^)?|iii?|iv|v)'
const OF = '(?:[abcdefgh] )?(?:classe |anno )?(?:ancora )?(?:a |al |all ?|alla |alle |allo |di |del |dell ?|della |delle |dello |in )?'
const STEMS =
  '(?:cinqu|sei|sett|ott|nov|dec|diec|undic|dodic|tredic|quattordic|quindic|sedic|diciassett|(?<![\\d.,])(?:[5-9]|1[0-7])) ?enne'
const PART = '(?: (?:e |ed |più )(?:mezzo|(?:#|un) mes[ei]|un quarto|(?:tre|3) quarti|qualcosa|qualche mese|poco|rotti|un po|spicci))?'
const NOT_AGE =
  "(?! (?:e (?:mezzo|rotti|qualcosa) )?(?:di(?! (?:eta|vita)\\b)|da(?! compiere)|d'|fa|dopo|prima|or|in(?! (?:luglio|terza|seconda|" +
  'prima))|come|che|con (?:la|il) [a-z]+ (?:azienda|ditta)|consecutivi|nel|nell|nella|al|all|alla|per)\\b)'
const AGO = '(?<!(?:da|per|in|dopo|ogni|fra|tra|circa|di|oltre|dagli|negli|primi|ultimi|prossimi|passati|e) )'
const HARDLY =
  '(?:(?:solo|soltanto|appena|quasi|già|ancora|nemmeno|neanche|neppure|soli|circa|più o meno|tipo|ormai|adesso|ora|i|gli|suoi) ){0,3}'
const ADULT_WORD = '(?:18|diciotto|diciottesimo|maggiore età|maggiorità|maggior età)'
const MONTHS = '(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)'
const KID =
  '(?:pre ?)?(?:bambin[oa]|bambinett[oa]|bimb[oa]|bimbett[oa]|bimbin[oa]|ragazzin[oa]|ragazzett[oa]|ragazzinett[oa]|fanciull[oa]|' +
  'fanciullin[oa]|monell[oa]|marmocchi[oa]|moccios[oa]|mocciosett[oa]|pargol[oa]|pargolett[oa]|frugolett[oa]|frugolin[oa]|' +
  'pischell[oa]|pischellett[oa]|piccirid+[aou]|picciriddra|picciott(?:o|a|eddu|edda)|carus[aou]|scugnizz[oa]|scugnizziell[oa]|' +
  'guaglion(?:e|cella|cello)|guagliuncell[oa]|regazzin[oa]|bocia|bocetta|put(?:el|ela|elo|in|ina)|cinn[oa]|cinnazz[oa]|bagai|' +
  'birb(?:a|ante|antell[oa])|scricciolo|adolescente|teen(?:ager)?|liceale|ginnasiale|scolar[oa]|scolarett[oa]|remigin[oa]|' +
  'primin[oa]|chierichett[oa]|ministrante|neonat[oa]|poppante|lattante|minorenne|sbarbatell[oa]|giovinett[oa]|giovincell[oa]|' +
  'pupett[oa]|fratellino|sorellina|nipotin[oa]|collegiale|bimbominkia|tweens?|ragazz(?:o|a) (?:delle medie|del liceo|' +
  'delle superiori|dell ?oratorio))'
const IS =
  "(?:sono|sei|è|tu|io|lui|lei|fai|faccio|interpreti|impersoni|impersona|interpreta|resta|rimane|pg|oc|personaggio|protagonista|c'è|" +
  'ecco|nei panni di)'
const ADJ =
  '(?:(?:piccol[oa]|giovan(?:e|issim[oa])|simpatic[oa]|timid[oa]|semplice|vivace|normale|tipic[oa]|dolce|curios[oa]|brav[oa]|' +
  'tener[oa]|povero|povera|ver[oa]|normalissim[oa]|maldestr[oa]|intelligente|allegr[oa]|tranquill[oa]|ribelle|bel|bell[oa]|mi[oa]|' +
  'nostr[oa]) ){0,2}'
const YOUTH_TEAM =
  '(?:allievi|giovanissimi|esordienti|pulcini|primi calci|piccoli amici|juniores|berretti|cadett[ie]|scoiattoli|aquilotti|gazzelle|' +
  'libellule|(?:mini|super)?(?:basket|volley|rugby) ?(?:giovanile)?)'
const SUBJECT =
  '(?:mate|matematica|latino|greco|storia|geografia|inglese|francese|tedesco|italiano|scienze|fisica|chimica|arte|tecnologia|' +
  'ginnastica|filosofia|musica|religione|educazione fisica)'
const PARENT =
  '(?:(?:i )?genitori|(?:la |mia |sua |tua )?(?:mamma|madre|mami)|(?:il |mio |suo |tuo )?(?:papà|babbo|padre)|i miei|i suoi|i tuoi|' +
  '(?:la |mia |sua )?(?:nonna|zia)|(?:mio |suo )?nonno)'
const PARENTS =
  '(?:dei genitori|di (?:mamma|papà|mia madre|mio padre|sua madre|suo padre)|della (?:mamma|madre)|del (?:papà|padre|babbo)|' +
  'dei (?:miei|suoi|tuoi)|dai genitori|dalla (?:mamma|madre)|dal (?:papà|padre)|da (?:mamma|papà|mia madre|mio padre)|' +
  'di un genitore|ai genitori|alla mamma|al papà)'
const GROWN_UP_THINGS =
  '(?:votare|guidare|bere|comprare (?:alcol|alcolici|birra|vino|sigarette|un gratta|gratta)|firmare|lavorare|entrare|' +
  'prendere la patente|fare la patente|la patente|patente|il voto|la macchina|sposarsi|uscire da sol[oa]|viaggiare da sol[oa]|' +
  'la discoteca|stare (?:a casa )?da sol[oa]|aprire un conto|gli alcolici|il vino|la birra|il motorino|lo spritz|quel film)'
const AGE =
  `(?:(?<!che )(?:ho|hai|ha|abbiamo) ${HARDLY}# anni${PART}${NOT_AGE}|^(?:[a-z]+ ){0,2}[a-z]+ ?[,(:] ?# anni${PART}${NOT_AGE}|` +
  `${STEMS}$|[mf] ?1[0-7])`
const TENS = '(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)'
const GROWN = `(?:19|[2-9]\\d|diciannove|${TENS}[aio]?(?:uno|due|tre|quattro|cinque|sei|sette|otto|nove)?)`
const RELATIVE =
  '(?<!(?:nonn[oa]|bisnonn[oa]|madre|padre|mamma|papa|zi[oa]|fratello|sorella|cugin[oa]|vicin[oa]|che) (?:(?:di|ha|che ha|ne ha|' +
  'ha gia) ){0,2})'
const WORK =
  '(?:maestr[oa](?! d)|professor(?:e|essa)|prof|docente|insegnante|preside|vicepreside|dirigente|bidell[oa]|custode|segretari[oa]|' +
  'pediatra|allenat(?:ore|rice)|istrut+(?:ore|rice)|mister|educat(?:ore|rice)|psicolog[oa]|infermier[ea]|medic[oa]|dottor(?:e|essa)|' +
  'dentista|logopedista|avvocat[oa]|notai[oa]|ingegner[ea]|architett[oa]|geometra|commercialista|barista|cuoc[oa]|chef|' +
  'pasticcer[ea]|forna(?:io|ia)|camerier[ea]|postin[oa]|tassista|autista|camionista|conducente|macchinista|ferrovier[ea]|' +
  'bibliotecari[oa]|giornalista|redat(?:tore|trice)|scrit(?:tore|trice)|tradut(?:tore|trice)|sceneggia(?:tore|trice)|regista|' +
  'at(?:tore|trice)|musicista|direttore|diret+rice|coordinat(?:ore|rice)|responsabile|titolare|imprendit(?:ore|rice)|impiegat[oa]|' +
  'operai[oa]|muratore|idraulic[oa]|elettricista|falegname|meccanic[oa]|parrucchier[ea]|sart[oa]|giardinier[ea]|contadin[oa]|' +
  'agricolt(?:ore|rice)|pescatore|pescivendol[oa]|commess[oa]|cassier[ea]|poliziott[oa]|carabiniere|vigile|pompiere|soldat[oa]|' +
  'militare|pilota|hostess|veterinari[oa]|farmacista|fisioterapista|massaggiatore|osteopata|ostetrica|chirurg[oa]|informatic[oa]|' +
  'programmat(?:ore|rice)|grafic[oa]|illustrat(?:ore|rice)|fotograf[oa]|designer|consulente|assicura(?:tore|trice)|giudice|' +
  'magistrat[oa]|sindac[oa]|assessor[ea]|consigliere|parroco|prete|don|suora|catechista|akela|arcanda|capo ?scout|capo ?branco|' +
  'capo ?reparto|arbitro|tecnico|preparatore|coach|tutor|dirigente|sociolog[oa]|ricercat(?:ore|rice)|scienziat[oa]|guardia|' +
  'portinai[oa]|magazzinier[ea]|edicolante|libraio|libraia|tabaccai[oa]|capomastro|babysitter|tata|assistente|oss|operat(?:ore|' +
  'rice)|animat(?:ore|rice) adult[oa]|agente|funzionari[oa]|manager|contabile|ragionier[ea]|bancari[oa]|geolog[oa]|biolog[oa]|' +
  'chimic[oa]|astronom[oa]|storic[oa]|antropolog[oa]|musicoterapeuta|perit[oa]|logista)'

export const it: Youth = {
  numbers: [
    'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette',
    'cinqu|sett|ott|dicias+ett(?=anni)',
  ],
  said: [
    // Ages with "anni".
    "(?:ho|c'ho|ciò|hai|ha|abbiamo|hanno|avete|avere|avendo|avente|con|dimostra|dell'età di|all'età di|" +
      `dagli) ${HARDLY}# ?anni${PART}${NOT_AGE}`,
    `(?<=^|[,:;(–—/|•+·] ?)${HARDLY}# ?anni${PART}(?: (?:appena |quasi |tondi )?(?:compiuti|fatti|tondi|suonati|scarsi|oggi|circa|` +
      "d'età|di età))*(?= ?(?:[,:;)(–—/|•+·]|$|e (?!di|fa)|ma ))",
    `(?<=^|[,:;(–—] ?)# ?anni${PART}${NOT_AGE} (?:a|il|lo|la|un|una|vive|abita|adora|ama|odia|suona|gioca|studia|fa|va|di (?:eta|` +
      'vita))',
    '# ?anni (?:e (?:mezzo|qualcosa|rotti) )?(?:appena |quasi |tondi )?(?:compiuti|fatti|tondi|suonati|scarsi|finiti)(?! (?:da|' +
      'di lavoro))',
    '(?:compi[eo]|compi|compirà|compirò|compirai|compiranno|comp[iì]uto|compiere|compiendo|festegg[a-z]+|fatto|far(?:à|ò|ai)|fa|' +
      `faccio|fai|fare) ${HARDLY}# ?anni${PART}${NOT_AGE}(?! (?:a fare|ad? (?:londra|parigi|berlino)))`,
    '(?:ragazz[oa]|giovan(?:e|otto|otta)|donna|uomo|person[ae]|personaggio|un[ao]|student(?:e|essa)|alunn[oa]|allievo|allieva|' +
      `figli[oa]|apprendista|gemell[oaie]|amic[oa]|${KID})(?: [a-z]+){0,2} (?:di|sui|sugli|da|con) ${HARDLY}# ?anni${PART}(?! (?:fa|` +
      'dopo|prima|di (?:esperienza|carriera|lavoro|servizio|attivita|matrimonio)))',
    '(?:calciat(?:ore|rice)|violinista|pianista|chitarrista|batterista|ballerin[oa]|ginnasta|nuotat(?:ore|rice)|tennista|skater|' +
      'gamer|scout|atleta|streamer|cantante|portiere|attaccante|hacker|prodigio|genio|mag[oa]|streg[ao]|strega|princip(?:e|essa)|' +
      `orfan[oa]|elf[oa]|student(?:e|essa)|otaku) di ${HARDLY}# anni${PART}(?! (?:fa|dopo|prima|di))`,
    `${AGO}# anni e (?:mezzo|(?:#|un) mes[ei]|un quarto|(?:tre|3) quarti|qualche mese|rotti)(?! (?:di|fa|dopo|da|che|in|come|prima))`,
    `${AGO}(?:nemmeno|neanche|neppure|appena|soltanto|solo|non ancora) # anni${PART}(?! (?:di|da|fa|dopo|prima|che|in|per))`,
    `a (?:soli |appena |quasi )?# anni${PART},? (?:e già |già |si |non |lo |la |li )?(?:sa|parla|legge|batte|suona|gioca|vive|sta|è|` +
      'ha già|fa|disegna|costruisce|programma|corre|scrive|vince|canta|balla|cucina|conosce|aiuta|sogna|so|vivo|suono|gioco|faccio|' +
      'sei|sai|vivi)',
    '# (?:primavere|estati|candeline|inverni sulle spalle)(?! (?:di|fa))',
    `ne (?:ha|ho|hai|compie|compio|compi|compir[aoà]i?|far[aoà]i?|fa|faccio|dimostra) ${HARDLY}#(?= ?(?:,|\\)|$|e |a |ma |` +
      `in (?:${MONTHS})))`,
    `(?:ho|hai|ha|compie|compio|fa|faccio) ${HARDLY}(?:1[0-7]|undici|dodici|tredici|quattordici|quindici|sedici|` +
      `diciassette)(?= ?(?:,|$|e (?:faccio|fa|vado|va|vivo|abito|sono|mezzo)|a (?:${MONTHS})))`,
    `# anni${PART} (?:da quando|che) .{0,25}(?:è |e' )?(?:nat[oa]|nacque)`,
    `(?:età|age|anni|years)(?: anagrafica| apparente| del personaggio)? ?[:=–—]? ?${HARDLY}#(?! (?:fa|dopo|di|prima))(?= ?(?:[,;)(/|` +
      '–—•·]|$|anni|e mezzo|e #|compiuti|appena))',
    '(?:su[ao]|mi[ao]|tu[ao]|il|del|al) (?:(?:cinqu|s|sett|ott|non|dec|undic|dodic|tredic|quattordic|quindic|sedic|' +
      'diciassett)[aei]*esimo|1[0-7](?:o|°|esimo)) (?:compleanno|anno d’età|anno di età)',
    `(?:ragazz[oa]|student(?:e|essa)|femmina|maschio|${KID}),? # anni(?! (?:fa|dopo|prima|di))`,
    // Ages without "anni".
    STEMS,
    '^(?!via |viale |piazza |corso |stanza |camera |capitolo |numero |interno |civico |livello |parte |punto |tavolo |' +
      `stagione )(?:[a-z]+ ){0,3}[a-z]{2,}, ${HARDLY}(?:(?:[5-9]|1[0-7])(?![\\d:%]|[.,]\\d)|undici|dodici|tredici|quattordici|` +
      'quindici|sedici|diciassette)(?: e mezzo)?(?=,|$)',
    '^(?!capitolo|parte|volume|stagione|nota|punto|episodio|pagina|livello|tavola|' +
      `figura)(?:[a-z]+,? ){0,4}[a-z]{2,} ?\\((?:di )?${FIGURE} ?(?:anni|a|aa)?${PART}\\)`,
    `\\(# anni${PART}\\)`,
    '# (?:annetti|annucci)',
    '(?:(?<=^|[,(/:;–—|•·] ?)|sono |ciao )(?:[mf]|maschio|femmina|ragazz[oa]) ?[/,:]? ?1[0-7](?= ?(?:[,/);|–—•·]|$))',
    '(?:(?<=^|[,(/:;–—|•·] ?)|sono )1[0-7] ?[/,]? ?(?:f|m|femmina|maschio)(?= ?(?:[,/);|–—•·]|$))',
    // Birth and coming of age.
    'nat[oa]/?[ao]?:?(?: (?!\\d{4})[a-z0-9]+){0,6},? ?(?:\\d{1,2}/\\d{1,2}/)?@',
    `(?:classe|annata|anno di nascita|data di nascita|nascita|leva) ?:? ?(?:de[li] )?(?:\\d{1,2}[/ ](?:\\d{1,2}|${MONTHS})[/ ])?@`,
    `(?:sono|sei|è|ragazz[oa]|un[ao]?) (?:un |una )?(?:del|dell'anno|di ${MONTHS}) @`,
    '(?:diventer(?:à|ò|ai)|sar(?:à|ò|ai)|diventare|diventi|divento|divent[ai]|essere|è|sono|sei|non) (?:ancora |già |finalmente |' +
      "presto )?maggiorenne (?:nel|a|tra|fra|solo|soltanto|dal|l'anno|il|per)(?! 1| 20[01])",
    '(?:diventer(?:à|ò|ai)|di diventare|aspett[aoi] (?:di|il) [\\w ]{0,20}diventare|non (?:è|sono|sei) (?:ancora |mica )?|' +
      'non ancora |quasi |prima di (?:essere|diventare) |per diventare )maggiorenne',
    'maggiorenne ?\\? ?(?:no|non|quasi|macch)|(?:^|, )no, non prima del .{0,16}%|non prima del .{0,16}%|maggiorenne (?:nel|dal) %',
    'mancan?o? .{0,45}(?:ai|alla|al|per i|per la|per il|prima d[ei]i?|dai|dalla|a compiere i|ad arrivare a) (?:suoi |miei |tuoi |' +
      `fatidici )?${ADULT_WORD}(?! anni di)`,
    '(?:settiman[ae]|mes[ei]|ann[oi]|giorn[oi]|passo|pochi passi|un soffio) (?:dai|dalla|dal|ai|alla|al|prima dei|' +
      `prima della) (?:suoi |miei |tuoi |fatidici )?${ADULT_WORD}`,
    '(?:non|nn) (?:ha|ho|hai|avendo|aver) (?:ancora|nemmeno|neanche|neppure|mica|manco)? ?(?:compiuto |raggiunto |fatto )?(?:i |' +
      `gli |la |suoi )?(?:ancora )?(?:${ADULT_WORD}|sedici|quindici|quattordici|16|14)(?! anni di|:|,\\d)`,
    '(?<!(?:qualcuno|chi|utente) )(?:ha|ho|hai|avendo) (?:ancora |ben )?meno di (?:18|diciotto|16|sedici|14|quattordici) anni',
    '(?:ragazz[oa]|student(?:e|essa)|personaggio|figlia|figlio|è|sono|sei|ancora) (?:ancora )?(?:sotto i|al di sotto dei|under|' +
      'prima dei) (?:18|diciotto|sedici)',
    '(?:compir(?:à|ò|ai)|far(?:à|ò|ai)|soffier(?:à|ò|ai)|spegner(?:à|ò|ai)|festegger(?:à|ò|ai)|avr(?:à|ò|ai)|raggiunger(?:à|ò|ai)|' +
      'compie|compio|arriver(?:à|ò|ai)|aspett[aoi]|sogn[aoi]|attend[eoi]|conto? i giorni) (?:solo |appena |finalmente |presto |a |ai |' +
      `alla |sulle )*(?:i |la |le |suoi |miei |tuoi )*(?:${ADULT_WORD}|età legale|l'età legale)(?! anni (?:di|da)| ore|:)`,
    '(?:solo|soltanto|prima|fino|finché|appena|quando)? ?(?:nel|dal|entro il|fino al|aspett[aoi] il) % .{0,30}(?:maggiorenne|' +
      `${ADULT_WORD}|diploma|diplomer[aàòo]|maturità|votare|patente|superiori|liceo|medie)`,
    `(?:maggiorenne|${ADULT_WORD}|diplom[a-z]+|maturità|votare|voter[aàòo]i?|urne .{0,20}|patente|finir[aàòo] (?:il liceo|` +
      `le superiori|la scuola)|medie|esame)[a-z ]{0,20} (?:nel|dal|a ${MONTHS}|solo nel|soltanto nel|del) %`,
    '(?:fra|tra|entro) .{0,22}(?:ann[oi]|mes[ei]|settiman[ae]) .{0,12}(?:potr(?:à|ò|ai)|sar(?:à|ò|ai)|diventer(?:à|ò|ai)|avr(?:à|ò|' +
      `ai)|compir(?:à|ò|ai)|far(?:à|ò|ai)|prender(?:à|ò|ai)) .{0,25}(?:guidare|votare|firmare|patente|maggiorenne|l'età|${ADULT_WORD}|` +
      'maturità)',
    '(?:maggiore età|maggiorità|età legale|età per (?:votare|guidare|la patente)).{0,12}(?:fra|tra|solo|ancora lontana|lontana|' +
      'arriver[aà]|manca)',
    '(?:aspett[a-z]+|attend[a-z]+|in attesa|fino|finché|prima|verso|vicin[oa]|lontan[oa])(?: de| a|di)?(?:l|lla|ll)?(?: (?:la|alla|' +
      'della))? maggiore età',
    // What is not allowed yet, and who signs.
    "(?<!chi )(?:non|nn) (?:ha|ho|hai|avendo)(?: ancora| nemmeno| neanche)? (?:l'età|età)(?! di una volta)",
    `troppo (?:giovane|piccol[oa]|acerb[oa]) (?:anche |ancora )?(?:per|x) (?:\\w+ )?${GROWN_UP_THINGS}`,
    `non (?:può|posso|puoi|potendo) (?:ancora|nemmeno|neanche|neppure|mica) ${GROWN_UP_THINGS}|non (?:può|posso|` +
      `puoi) ${GROWN_UP_THINGS},? (?:ancora|né|non può|non posso|non puoi|e non può)`,
    "(?:potr(?:à|ò|ai)|quando potr(?:à|ò|ai)|non vede l'ora di) (?:finalmente |solo |già )?(?:votare|guidare (?:la macchina|l'auto|" +
      'una macchina))',
    '(?:voter(?:à|ò|ai)|andr(?:à|ò|ai) a votare|andr(?:à|ò|ai) alle urne|vota|primo voto) (?:per la prima volta )?(?:solo |' +
      'soltanto )?(?:nel %|fra|tra)',
    '(?:permesso|autorizzazione|liberatoria|consenso|firma|nullaosta|benestare|delega|giustificazione|accompagnat[oa]|firmat[oa]|' +
      `firmare) (?:firmata? |scritt[oa] )?${PARENTS}`,
    `${PARENT} (?:non )?(?:gli|le|mi|ti) (?:spegne|spengono|toglie|tolgono|sequestra|sequestrano|controlla|controllano|firma|` +
      'firmano|vieta|vietano|permette|permettono|lascia|lasciano|compra ancora|ha tolto|hanno tolto|ha sequestrato|dà la paghetta|' +
      'danno la paghetta|accompagna|accompagnano|prepara lo zaino|rimbocca|legge la favola)',
    `${PARENT} .{0,14}(?:mi|lo|la|ti) (?:accompagna|accompagnano|porta|portano|manda|mandano|viene a prendere|vengono a prendere|` +
      'iscrive|hanno iscritto|mette in punizione) (?:ogni \\w+ |ancora )?(?:a scuola|alle|al |all|davanti|in punizione|in collegio|' +
      'a letto|da scuola)',
    '(?:pagella|giustificazion[ei]|note?|diario|verifica|libretto) .{0,14}(?:firma|firmano|firmare)',
    '(?:non (?:gli|le|mi|ti) (?:lasciano|fanno|permettono))',
    '(?:affidat[oa] a|tutore|affido|famiglia affidataria|casa famiglia|minore non accompagnat[oa]|comunità per minori|' +
      'carcere minorile|beccaria)(?= |,|$)(?= .{0,40}(?:minor|ragazz|scuol))',
    '(?:minore d’?età|minore non accompagnat[oa]|ancora minore|(?<=, |^|\\b(?:e|sono|sei) (?:un |una )?)minore(?= ?(?:,|$|residente|' +
      'd.eta))|minorenne)',
    // School.
    `${CLASS} ?${OF}${SCHOOLS}`,
    '(?:la|in|alla|della|nella|dalla|fa|faccio|va in|sono in|è in|sei in|ripete|ripeto|classe) (?:(?:prima|seconda|terza|quarta|' +
      'quinta) [a-h](?= ?(?:,|$|de|a |in |e |con|i?l ))|[1-5] ?[ao°^]? ?[a-h](?= ?(?:,|$|de|a |in |e |con|i?l )))|' +
      '^classe:? [1-5] ?[a°^]? ?[a-h]',
    '(?:va|vado|vai|andr(?:à|ò|ai)|andando|vanno|andare|andiamo|iscritt[oa]|iscriver[aàoò]i?|inizier[aàoò]i?|comincer[aàoò]i?|' +
      `inizia|comincia|passer[aàoò]i?) (?:ancora |già |appena |solo )?(?:a |al |all ?|alla |alle |allo |il |la |le )${SCHOOLS}`,
    '(?:frequent[a-z]+|fa|faccio|fai|facendo|finire|cominciato|iniziato|studia|studio|studi|finisce|finisco|finir[aàoò]i?|inizia|' +
      'inizio|inizier[aàoò]i?|comincia|comincer[aàoò]i?|ripet[eoi]|finit[oae]|ultimat[oae]|sta facendo|stai facendo|' +
      "lascer[aàoò]) (?:ancora |solo |già |appena |tutt'ora )?(?:in |a |al |all ?|alla |alle |il |lo |la |l ?|le |un |una |le |" +
      `uno )?(?:${CLASS} )?(?:anno )?(?:al |all ?|alla |alle |di |del |dell ?|della |delle )?${SCHOOLS}`,
    '(?:student(?:e|essa)|(?:l|un|dell)?(?:alunn[oa]|allieva|allievo)|scolar[oa]|iscritt[oa]|rappresentante|ragazz[oa]|tipo|tipa|' +
      'campion(?:e|essa)|secchion[ea]|compagn[oai]e?)(?: modello| brillante| straniero)? (?:a |al |all ?|alla |alle |del |dell ?|' +
      `della |delle |di |in |da )${SCHOOLS}`,
    '(?:è|sono|sei|ancora|solo|già|vada|stanno|sta|per ora|entra|entrerà|adesso|tutt?ora|vive) (?:ancora |solo |già |appena )?(?:a |' +
      'al |all ?|alla |alle |in )(?:medie|elementari|superiori|liceo|asilo|materna|nido|ginnasio|scuola primaria|scuola media|' +
      'scuola elementare|scuola materna)',
    '(?:biennio|triennio|(?:del|al)?l?ultimo anno|primo anno|secondo anno|terzo anno|quarto anno|quinto anno|penultimo anno|' +
      '[1-5]o anno)(?: d| a|de)?(?:i|el|ell|ella|elle|l|ll|lle)? ?(?:asilo|nido|materna|liceo|itis|superiori|alberghiero|artistico|' +
      'scientifico|linguistico|ragioneria|medie|elementari|ginnasio|ITI|agrario|nautico|istituto)',
    "studi?[aoe]? (?:all'|in un |in una |al |in |un )?(?:istituto (?:d'arte|tecnico|professionale|agrario|alberghiero|nautico)|" + 'liceo)',
    '(?:capoclasse|rappresentante di (?:classe|istituto)(?! dei)|compagn[ei]i? di (?:classe|banco|scuola)(?! (?:dell|di su[ao] f|' +
      `e[rx]))|${IS} (?:il |la )?prim[oa] della classe|prim[oa] della classe|(?:il|la) più (?:piccol[oa]|bass[oa]|brav[oa]|` +
      'alt[oa]) (?:della|in) classe)',
    "(?:domani|oggi|lunedì|stamattina|dopo) (?:c'è |ho |ha |hai |la |l'|le |i |avrò |avrà )*(?:scuola|compiti|verifica|" +
      `interrogazione|compito in classe)|interrogazione (?:di|in) ${SUBJECT}|(?:verific[ahe]+|interrogazion[ei]|compito|debito|` +
      `insufficienza|ripetizioni|preso [2-9]|un [2-9]|prende [2-9]) (?:di |in )${SUBJECT}(?= ?(?:,|$|domani|e ))`,
    '(?:dopo|finit[io]|fa|fare|faccio|fai|finisce|finire) (?:i |tutti i )?compiti(?: per casa| a casa| di \\w+)?(?! (?:con i|dei|' +
      'ai))|compiti (?:per|a|delle) (?:casa|vacanze)|paghetta|mancetta settimanale',
    '(?:torn[a-z]+|esc[eoi]|usc[a-z]+|rientr[a-z]+) da scuola|(?:va|vado|vai|andare|andando|arriva|accompagnat[oa]|bene|male|tardi|' +
      'brav[oa]|forte|bullizzat[oa]) a scuola(?! guida| di )|dopo (?:la )?scuola|marinare? (?:la )?scuola|a scuola (?:la|lo|mi|ti|è|' +
      'ha|va) (?:chiam|prend|brav|conosc|chied|tutti|vot|mal)[a-z]*|quando sarà grande|(?<!era )da grande (?:vuole|vorrebbe|farà|farò|' +
      'sogna|voglio|vorrei|vuoi|sarà)|(?:banda|giornalino|squadra|recita|coro|orchestra|teatro|cortile|biblioteca|cortile|bus|pullman|' +
      'palestra|libri|zaino|diario|mensa|corridoi) (?:della |di |scolastic[oa] ?)(?:sua |mia |tua )?scuola',
    '(?:scuolabus|pulmino della scuola|grembiulino|diario (?:di scuola|scolastico)|giornalino scolastico|gita (?:scolastica|' +
      'di classe)|viaggio d’istruzione|recita (?:scolastica|di fine anno)|zaino di scuola|nota sul registro|note sul registro|' +
      'ora di ricreazione|a ricreazione|durante la ricreazione|all’intervallo|pcto|alternanza scuola lavoro|invalsi|tesina|' +
      'maturand[oa]|doposcuola)',
    '(?:esame|esami) di (?:terza media|quinta elementare|licenza media|maturità|stato del liceo|3a media)|licenza media|' +
      '(?:prepar[a-z]+|studi[a-z]*|avr[aàoò]i?|far[aàoò]i?|aspett[aoi]|fa|dà|darà|in vista|verso|pensa alla|manca alla|tempo[:]?|' +
      'davanti a|prima) (?:per |de)?(?:la |il |lla |alla |c.è )*(?:maturità)(?! e)|per la maturità|maturità (?:è|la vede|gli|le|mi|' +
      'a giugno|ancora|nel %|l’anno prossimo|fra|tra)|(?:scegliere|scelta d|sceglier[aàoò]i?) ?(?:la |il |una |' +
      'ella )(?:scuola superiore|liceo|superiori|scuola)',
    `(?:la|il|mia|mio|sua|suo|tuo|tua|odi[ao]|ama|amo) (?:la |il )?prof di ${SUBJECT} (?:mi|lo|la|gli|le|ce|ti|dice)|(?:odi[ao]|` +
      'am[ao]|adoro|adora|sopporto|temo|teme) (?:la |il )prof|(?:bocciat[oa]|promoss[oa]|rimandat[oa]) (?:in|a|alla|con|' +
      `di) (?:${CLASS}|${SUBJECT}|giugno|settembre)|in collegio (?:dalle|con le suore)|convitto`,
    '(?:patentino|minicar|microcar|guida accompagnata|patente (?:am|a1|b1)\\b)|(?:corso|lezioni) per il patentino|' +
      'per (?:la )?prendere la patente a[12]|motorino (?:appena|nuovo|regalato|del patentino)',
    // Clubs, teams and ceremonies.
    '(?:negli|degli|gli|nei|dei|i|nelle|delle|con gli|con i|squadra|categoria|formazione|tra gli|tra i|fra gli|' +
      `fra i) ${YOUTH_TEAM} (?:de[a-z]{0,3}|di|all?[ao]?|[a-z]+ali|e sogna)|(?:gioca|gioco|giochi|milita|nuota|corre|para|portiere|` +
      'attaccante|terzino|difensore|centrocampista|mediano|ala|bomber|capitano|capitana|squadra) (?:negli|degli|nei|dei|nelle|delle|' +
      `con gli|con i|tra gli|fra i) ${YOUTH_TEAM}`,
    '(?:categoria|squadra|sei nei|corre nei|nelle) (?:ragazz[ie]|cadett[ie]|allie?v[ie]|giovanissim[ie]|esordienti|pulcini|' +
      'aspiranti|propaganda|primi passi|giovanili)(?= ?(?:,|$|de|e |di|in))|(?:gioc[aoi]|nell ?|dell ?|l ?|all ?|nella|nazionale|' +
      'squadra|giovanile|negli|degli|gli|nei|categoria|formazione|portiere|capitan[oa]) ?(?:under|u) ?(?:[6-9]|1[0-7])|(?:under|' +
      'u) ?(?:[6-9]|1[0-7]) (?:di (?!la)|della|dei|maschile|femminile|nazionale|provinciale|regionale)|settore giovanile|' +
      'scuola calcio|minibasket|minivolley|minirugby|primi calci|nazionale giovanile',
    '(?:^|è un |sono un |sei un |un )(?:pulcin[oa] (?:dell?[aeo]?|di)|lupett[oa](?! (?:ner|grigi|bianc|di lana)))|' +
      'lupett[oa] (?:dell?[ao]?|di un|scout|nel|in un|degli)|coccinell[ae] (?:del|scout|nel|di un)|squadriglia|capo ?squadriglia|' +
      'vice ?capo ?squadriglia|esplorat(?:ore|rice) (?:scout|nel reparto|del reparto)|guida (?:nel|del|in) reparto|(?:nel|' +
      'del) reparto scout|reparto agesci|branco (?:agesci|scout|dei lupetti)|noviziato scout|è scout|sono scout(?! d)|' +
      'giovane esplorat(?:ore|rice)|cngei',
    '(?:grest|gr\\.est|centro estivo|colonia estiva|campo estivo|campo solare|cre estivo|acr|azione cattolica ragazzi|ludoteca)|' +
      '(?:va|vado|vai) (?:ancora )?(?:al catechismo|a catechismo|a dottrina)|(?:per|farà|farò|fa|faccio|preparando|prepara|' +
      'ricevuto) la (?:sua |mia |tua )?(?:prima comunione|cresima|bat mitzva[h]?)|suo bar mitzva[h]?|zecchino d.oro|' +
      'consiglio comunale dei ragazzi|baby (?:sindac[oa]|consiglier[ea]|campion(?:e|essa)|calciat(?:ore|rice)|cantante|atleta|modella|' +
      'attore|attrice|chef|genio)',
    // Words for the young.
    `(?:(?<=^|[,:;(–—] ?)|${IS} )(?:che |e )?(?:(?:anche|ancora|solo|soltanto|appena|sempre|proprio|pur sempre|solo un|ancora un|è|` +
      `come) )*(?:un ?|uno |una |il |lo |la |l ?|quest[oa] ?|quell?[ao]? ?|mi chiamo \\w+ e sono un[ao]? )?${ADJ}${KID}(?! (?:mia|mio|` +
      'interiore|che è in|di una volta|prodigio degli|nel cuore|dentro|per sempre))',
    '(?:ragazzin[oa]|bimb[oa]|bambin[oa]|adolescente|liceale|pischell[oa]|monell[oa]) (?:di|d|dal|dalla|dagli|con|che|delle|' +
      'timid[oa]|vivac[ei]|curios[oa]|chiacchieron[ea]|sveglia?o?)(?= )(?<!(?:da|come|una volta|quella|ogni|' +
      'un[ao]? vecchi[oa]) [a-z]+ [a-z]+)',
    '(?:il|la) più piccol[oa] (?:della squadra|del gruppo|della classe|del grest|di casa|della banda|del branco|del coro|' +
      'della compagnia)|(?:il|la) (?:più )?piccol[oa] (?:di casa|della famiglia)|^(?:il|la) più piccol[oa] (?:de|di)|' +
      'cucciol[oa] (?:di casa|della (?:banda|squadra|famiglia|classe)|del gruppo)|^(?:il|la) piccol[oa] [a-z]+, ',
    'dent[ei] da latte|perde un dent|(?:fatina|topolino) de[il] denti?|gli (?:cade|è caduto) un dente|bici(?:cletta)? (?:con|' +
      'senza) (?:le )?rotelle|rotelle della bici|ciuccio|pannolin[oi]|lettera a babbo natale|letterina a babbo natale|' +
      'coprifuoco alle (?:[789]|10|22|21|sette|otto|nove|dieci)|(?:sono|sei|è|in) in punizione|(?:viene|ha|con|chiamano|' +
      'arriva) (?:ancora )?la (?:babysitter|baby sitter|tata)|ha ancora (?:il|la) pediatra|(?:dal|dalla|il suo|la sua|la mia|' +
      'il mio) pediatra|ginocchia sbucciate|calzon(?:i|cini) corti|(?:sta|va) (?:ancora )?a letto alle (?:otto|nove|20|21)',
    'età si conta sulle dita|in età scolare|in età da (?:asilo|scuola)|età (?:prescolare|scolare|dell’obbligo)|obbligo scolastico|' +
      'in piena (?:pubertà|adolescenza)|non ancora (?:al liceo|alle superiori|alle medie|adolescente|adulta?o?)|(?:finite|finito|' +
      'finendo|terminate) le (?:medie|elementari)|lontano dall’età adulta|pubertà|cameretta',
  ],
  others: [
    `^(?!.*${AGE}).*(?:(?<!\\b(?:mi|ti|gli|le|lo|la|ci) )insegn(?:a|o|i|ano|are|ando)\\b|allen[aoi]\\b(?! con)|alleni|allenare)`,
    '(?:ho|ha|hai|hanno|avere|con|di|e|aspetta|cresce|crescere|madre|padre|papà|mamma) (?:un[ao]? |due |tre |quattro |cinque |' +
      '\\d )figli[oae]?(?! unic)',
    '(?:mi[aoe]|miei|su[aoe]|suoi|tu[aoe]|tuoi|nostr[aoei]|loro|ai|i|dei|coi|ex|piccoli|piccole|e) (?:\\w+ )?(?:figli[oae]?|' +
      'figliolett[oa]|gemelli)(?! (?:di|unic))(?<!e figli[oa])',
    '(?:il|la|del|della|al|alla|dal|col|coi|i|le|ai|dei|mi[ao]|su[ao]|tu[ao]|tre|due|un|una) (?:\\w+ )?nipot(?:e|i|in[oaie])',
    '^(?:sono |sei |è |tu sei )?(?:il |la |un |una )?(?:\\w+ )?(?:mamma|papà|madre|padre|nonn[oa]|zi[oa]|genitore|patrigno|matrigna|' +
      'babbo) (?:di|del|della|single|a tempo|affidatari[oa]|e )',
    ', (?:mamma|papà|madre|padre|nonn[oa]|zi[oa]) di',
    '(?:sono|sei|è|e) (?:la |il |una |un )?(?:mamma|papà|madre|padre|nonn[oa]|zi[oa]) d[ie]',
    '(?:fratello|sorella|cugin[oa]) (?:più grande|maggiore) (?:di|del)|mi[oa] (?:fratello|sorella) maggiore|(?:ho|ha|hai) (?:un |' +
      'una )(?:fratellin[oa]|sorellina|fratello minore|sorella minore|fratello di|sorella di|cugin[oa] di|nipote)',
    '(?<!^(?:il|la) )(?:suo|sua|mia|mio) (?:fratellino|sorellina)|(?:suo|sua|mia|mio) (?:sorella minore|fratello minore)',
    '(?:suoi|miei|tuoi|agli|ai|gli|degli|i|sue|mie|dei|con gli|coi|tra gli|venti|trenta) (?:alunni|studenti|scolari|pazienti|' +
      'piccoli pazienti|pazientini|liceali|allievi (?!de|sogna)|corsisti|ragazzi (?:dell|delle|difficili)|minori|minorenni|' +
      'adolescenti|quattordicenni|quindicenni|sedicenni|pre ?adolescenti|tredicenni|apprendisti|volontari|esordienti della scuola)',
    '(?:per|ai|segue i|aiuta i|cura i|educa i|assiste i|sui) (?:i |soli )?(?:bambini|bimbi|ragazzini|ragazzi|adolescenti|minorenni|' +
      'preadolescenti|minori|giovanissimi|pulcini|lupetti)(?! (?:della sua|come))',
    '(?:bambini|bimbi|ragazzine|lupetti|allievi|pulcini|esordienti) (?:che alleno|che allena|affidati|del reparto|che segue)|' +
      'coro dei bambini|genitori di|mamme delle|con gli studenti|figlia teenager|figlio adolescente',
    'corregge(?:re)?|correggo|correggi|ripetizioni (?:a|ai|di \\w+ a)|(?:fa|dà|do|dai|dava) lezion[ei]|fa(?:re|ccio)? firmare|' +
      'segu[eoi] (?:gli (?:studenti|alunni|u)|i (?:ragazzi|bambini|corsi del)|un gruppo|la categoria)|raccoglie (?:le |' +
      'i )?(?:autorizz|permess|firm)[a-z]+|organizza (?:gite|gli open day|campi)|accompagn[aoi] (?:la (?:prima|seconda|terza|quarta|' +
      'quinta)|i miei|gli (?:studenti|alunni)|i (?:figli|ragazzi|bambini))',
    '(?<!(?:suo|mio|tuo|il|col|dal|al|sua|mia|tua|la) )l?allenat(?:rice|ore)(?! (?:lo|la|mi|dice|che|gli|le|ti))',
    'rappresentante dei genitori|chi non ha l’età|consigli[oa] d.istituto',
  ],
  past: [
    'quando (?:aveva|avevo|avevi|ero|eri|era|andava|andavo|frequentava|frequentavo|faceva|facevo|ne aveva|si era|giocava)|' +
      'quand(?:’)?era|da quando (?:ha|ho|avev|ne avev|era|ero)(?! (?:nat|memoria))(?:\\w*)? (?:#|[a-z]+)',
    '(?:fin |sin )?da (?:bambin[oa]|bimb[oa]|piccol[oa]|ragazzin[oa]|ragazz[oa]|adolescente|monell[oa]|giovane|liceale|studente|' +
      'lupett[oa])|fin dalle (?:medie|elementari)|dai tempi del',
    "(?:anni|mesi) fa|(?:molti|tanti|parecchi) anni or sono|una volta(?! (?:a|al|alla|ogni|che))|negli anni (?:['’]?\\d0|sessanta|" +
      "settanta|ottanta|novanta|duemila)|nel (?:['’]?[6-9]\\d|19\\d\\d|200\\d)|(?:dal|del|nell’estate del|anno) (?:19\\d\\d|200[0-7])|" +
      '(?:nat[oa]|classe).{0,30}(?:19\\d\\d|200[0-7])',
    'ex|già campion[a-z]+|ai (?:suoi|miei|tuoi) tempi|all’epoca|a quei tempi|per tutta l’infanzia|(?:mia|sua|tua) infanzia|' +
      'ricord[aoi] (?:ancora |sempre |bene )?(?:il|la|i|le|quando|di)|nostalgia|rimpiang[a-z]+',
    '(?:insegnava|consegnava|consegnavo|giocava|giocavo|giocavi|aveva|avevo|avevi|ero|eri|faceva|facevo|facevi|andava|andavo|andavi|' +
      'viveva|vivevo|studiava|studiavo|frequentava|frequentavo|sognava|sognavo|suonava|vendeva|era|erano)',
    '(?:crebbe|crescesti|nacque|ripeté .{0,40}poi|si (?:laureò|sposò|diplomò|trasferì)|fondò|vinse|(?<!alle )prese|andò|divenne|' +
      'diventò|visse|conobbe|fece|smise|ebbe)',
    'a (?:soli |appena )?# anni,? (?:e mezzo )?(?:ha|ho|hai|è|sono|sei|si è|mi sono) (?:già |poi )?\\w+(?:ato|uto|ito|tto|sto|so|' +
      'ata|uta|ita|tta|sa|to|ta)(?! e sta)',
    'a # anni .{0,80}(?:oggi|adesso|ormai|poi)|(?:oggi|adesso|ora) (?:ne )?(?:ho|ha|hai) (?:19|[2-9]\\d)|è cresciut[oa]|' +
      'sono cresciut[oa]|cresciut[oa] (?:e|ma|è) (?:ora|oggi)|(?:diplomat|maturat)[oa]s?i? |si è diplomat[oa]|ho fatto (?:ragioneria|' +
      'il|lo|l)|ha (?:finito|fatto|preso|frequentato) (?:l ?|il |lo |la )?(?:liceo|alberghiero|scuola|superiori|diploma|itis|classico|' +
      'scientifico|maturità)|ho (?:preso il diploma|finito il liceo)|maturità fatta',
    '(?:cane|cagnolin[oa]|gatt[oa]|cavallo|micio|whisky|vino|casa|palazzo|azienda|ditta|negozio|auto|macchina|moto|albero|progetto|' +
      'contratto|mutuo|carriera|matrimonio|relazione|esperienza|gavetta|rum|pianta|pappagallo|tartaruga|coniglio|locale|ristorante|' +
      'bar|squadra|band|rivista|studio|blog|canale)(?: [a-z]+)? (?:di|che ha|ha|da|con|,|compie|festeggia) (?:solo |quasi |appena |' +
      'più di |oltre )?# anni|di # anni fa',
    '# (?:anni|mesi) (?:e mezzo )?(?:di (?:esperienza|lavoro|carriera|servizio|attività|matrimonio|gavetta|cantiere|cucina|' +
      'convivenza|patente|contributi|carcere|galera|direzione|insegnamento|cattedra|professione|studio matto|nozze|pratica|ricerca|' +
      'volo|mare|fidanzamento|galera|terapia|banca))',
    'durante (?:il liceo|le medie|la scuola)|(?:conosciut[oiae]|conosciuti|innamorati|fidanzati|amici|amiche|insieme) (?:al|alle|' +
      'dal|dai tempi|dalle) (?:liceo|medie|superiori|elementari|scuola)|storie? per bambini|libri? per (?:ragazzi|bambini)',
  ],
  adult: [
    `^(?!.*${AGE}).*${RELATIVE}\\b(?<!(?:i|ai|dei|compir[ao]|compirai|nonn[oa],|padre,|madre,) )${GROWN} ?anni(?! (?:fa|dopo|prima|` +
      'di differenza))',
    `^(?!.*${AGE}).*(?<!(?:non|nn|non ancora|compira|compiro|ancora) )\\b(?:ha|ho|hai|età:?|age:?) (?:appena |già |più di |ormai |` +
      `quasi |circa |ormai superato i )?(?:${GROWN}|18 anni compiuti)(?! (?:euro|gatti|ore|minuti|figurine|cm|cugini|chili|libri|voti|` +
      'in|punti|mila))(?= ?(?:anni|,|\\)|$|e ))',
    '(?:(?<!ancora )(?:ha|ho|hai)|^|[,(:]) ?(?:appena |già |ormai )?(?:18|diciotto) anni(?= ?(?:,|\\)|$|e (?!mezzo prima)|compiuti|' +
      'appena))',
    `^(?!.*${AGE}).*\\b(?:ne (?:ha|ho|hai|compie|compio|compi|fa)|ragazz[oa] di|uomo di|donna di) (?:già |ormai |quasi |` +
      `appena )?(?:${GROWN}|diciotto|18)`,
    '^(?!via |viale |piazza |corso |stanza |camera )(?:[a-z]+ ){0,3}[a-z]{2,} ?[,(] ?(?:1[89]|[2-9]\\d)(?= ?(?:[,)]|$|anni))|' +
      `, ${GROWN}(?=,|$)|[mf] ?[/,]? ?(?:1[89]|[2-6]\\d)(?= ?[,/)]|$)`,
    '(?:età|anni) ?[:=] ?(?:1[89]|[2-9]\\d)',
    `(?:1[89]|[2-9]\\d) ?enne|(?:diciott|diciannov|${TENS})[a-z]{0,8}enn[ei]|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|` +
      'novant)in[ae]|sessantenne|(?:superat[oi]|oltre|passat[oi]|sopra|verso|sui|intorno ai|sotto) i (?:venti|trenta|quaranta|' +
      'cinquanta|sessanta|settanta|ottanta)|(?<!nonn[oa] )(?:sui|sulla) (?:trenta|quaranta|cinquanta|quarantina)|over \\d\\d|' +
      'di mezza età|anzian[oa] (?:signor[ea]|maestr[oa])',
    '(?<!(?:nonn[oa]|madre|padre|zi[oa]|vicin[oa]|mamma|papa) (?:ormai |gia )?)(?:in pensione|pensionat[oa])|(?:va|andrà|' +
      'andare) in pensione|alla pensione|pension[ea]',
    '(?:è|sono|sei|e|,|^) ?(?:felicemente |già |stato |stata )*(?:sposat[oa]|vedov[oa]|divorziat[oa]|separat[oa])(?! dei)|(?:mio|' +
      'suo|tuo|col|il) marito|(?:mia|sua|tua|con la) moglie|ha moglie|di matrimonio',
    '(?<!(?:sogna|vuole|vorrebbe|spera|pensa|andra|andro|vorrei|voglio|dopo|futura|futuro|all|l|fara|faro) )(?:universitari[oa]|' +
      'fuori ?sede|matricola (?:di|all|a)|neo ?laureat[oa]|laureand[oa]|dottorand[oa]|dottorato|specializzand[oa]|laureat[oa]|' +
      'laurea magistrale|erasmus|accademia di belle arti|magistrale(?= ?,)|master in)',
    '(?:studi[ao]|studi|iscritt[oa]|frequent[aoi]|va|vado|fa|faccio) (?:a |in |al |all ?|\\w+ all ?)?(?:universita|accademia|' +
      'politecnico|facolta|(?:prim|second|terz|quart|quint)o anno di (?:medicina|giurisprudenza|economia|ingegneria|lettere|' +
      'psicologia|dottorato|universita|infermieristica|architettura|fisica|biologia|filosofia|lingue))|(?:dei|al|del) (?:primo|' +
      'secondo|terzo|quarto|quinto) anno d(?:i|ell.)(?: )?(?:medicina|giurisprudenza|economia|ingegneria|lettere|psicologia|dottorato|' +
      'università|infermieristica|architettura|fisica|biologia|filosofia|lingue)',
    '(?:prim|second|terz|quart|quint)o anno (?:di |all ?|dell ?|a )(?:medicina|giurisprudenza|economia|ingegneria|lettere|' +
      'psicologia|dottorato|universita|infermieristica|architettura|fisica|biologia|filosofia|lingue|specialità|magistrale|triennale)',
    'per pagarsi l.universit.|(?:si è|mi sono|ti sei) (?:laureat|diplomat|sposat)[oa]|maggiorenne dal|appena maggiorenne|' +
      'già maggiorenne|da maggiorenne|(?:lavoro|professione|mestiere|occupazione|impiego) ?: (?!stude|scuola|ness|alun)',
    `^(?!.*${AGE}).*(?:^|, |[:(–—] ?|\\b(?:e|è|sei|sono|fa|faccio|fai|oggi|ora|tu|io) |^da )(?:un ?|il |lo |la |l ?|una |anche |` +
      `oggi |ora |vice|giovane |brav[oa] |vecchi[oa] |signor |ex |i |già |stat[oa] |suo |sua )*${WORK}(?! (?:mi|lo|la|gli|le|dice|` +
      'che (?:lo|la|mi)|di (?:famiglia|base per)|della scuola media dice))(?<!(?:figli[oa]|aiuto|vuole fare|fare|' +
      'diventare) (?:di )?(?:un |una |la |il )?[a-z]+)',
    `^(?!.*${AGE}).*(?:lavor(?:a|o|i) (?:come|alle|in (?:un|una|farmacia|banca|ospedale|fabbrica|ufficio|comune)|` +
      'da (?:[a-z]+ )?(?:anni|casa)|al|alla|nella|presso|per)|gest(?:isce|isco|isci)|dirig(?:e|o|i)|amministr[aoi]|mi mantengo|' +
      'si mantiene|forma apprendisti|di giorno|buon stipendio|da anni|da una vita|dopo (?:vent|trent|quarant|\\d\\d|dieci|quindici))',
    `da (?:oltre |più di |quasi |circa |ormai )*(?:1\\d|[2-9]\\d|${GROWN}|dieci|undici|dodici|tredici|quattordici|quindici|sedici|` +
      'diciassette|una vita|decenni) ?(?:anni|primavere)?(?: e mezzo)? (?:gestis|insegn|lavor|guid|alle|vend|costru|porta|far?|dirig|' +
      'è |cura|scriv|coltiv)|(?:insegn|lavor|guid|allen|coltiv|gestis|dirig|vot|vend|fa il|fa la|portin|' +
      `custod)[a-z]*.{0,40} da (?:oltre |più di |quasi )?(?:#|${GROWN}) ?(?:anni|primavere)|da (?:vent|trent|quarant|` +
      'cinquant)[a-z]*anni|da una vita|per (?:vent|trent|quarant)anni|(?:vent|trent|quarant|cinquant)[a-z]* ?anni di',
    "guid[ao] (?:gli |un |il |l'|un'|i )?(?:autobus|taxi|camion|tram|pullman|furgone|scuolabus)|vota (?:a|da)|carta d.identita|" +
      'patente (?:da|dal|nel)|barba grigia|baffi grigi|capelli grigi|brizzolat[oa]|capelli bianchi|cinquantina|neo ?mamma|neo ?papà|' +
      'incinta|trent.anni|mutuo|servizio militare|(?:donna|uomo|persona|ormai|giovane|già) adult[oa]',
  ],
}
