import { any, type Danger, each, ENDS, gap } from './danger'

const PILLS = '(?:pastiglie|pasticche|pillole|compresse|medicine|farmaci|sonniferi)'
const FINITA = 'farla finita(?! (?:con|di) (?!(?:la|questa|la mia) vita|tutto\\b|me\\b))'
const END_LIFE = `(?:(?:uccidermi|ammazzarmi)(?! (?:di|dal|dalle|dalla|per|in palestra)\\b)|suicidarmi|togliermi la vita|${FINITA}|impiccarmi|(?:porre|mettere) fine alla mia vita)`
const SOON = '(?:stanotte|stasera|oggi|domani|adesso|ora|subito)'
const GONE = '(?:sparissi|scomparissi|morissi|non ci fossi(?: piu)?|non esistessi|fossi mort[oa]|fossi gia mort[oa])'

/** Italian. */
export const IT: Danger = {
  stems:
    /\b(?:uccid|ammazz|suicid|toglier|tolgo|finita|impicc|fine alla|mor[it]|muoi|nat[oa]\b|vivere|esist|avanti|svegl|vita|spari|scompari|peso|fardello|pastigli|pasticch|pillol|compress|medicin|farmac|sonnifer|letter|bigliett|tagli|ferir|ferisc|male|autoles|butt|salt|polsi|vene|addio|senza di me|mancherei|fossi|esserci|cadere|gola|viv[oa]|futuro|duscita|andassi|finire|alzarmi|continuare|ultim|vomit|mangi|puni)/,
  acute: each(
    `\\b(?:voglio|vorrei|ho deciso di|sto per|devo|intendo|ho intenzione di|sono pront[oa] a|${SOON})(?: (?:solo|soltanto|davvero|proprio|${SOON}))* ${END_LIFE}`,
    `\\bmi (?:voglio|vorrei|devo) (?:uccidere|ammazzare|suicidare|togliere la vita)(?! (?:di|dal|dalle)\\b)|\\bmi (?:ammazzo|uccido|suicido|tolgo la vita) ${SOON}\\b|\\b${SOON} mi (?:ammazzo|uccido|suicido|tolgo la vita)\\b|\\b(?:la faccio|la faro) finita${ENDS}|\\b(?:la faccio|la faro) finita ${SOON}\\b`,
    `\\b(?:voglio|vorrei) morire ${SOON}\\b|\\b${SOON} (?:voglio morire|moriro)\\b`,
    `\\bho (?:appena )?(?:preso|ingoiato|inghiottito|mandato giu) (?:tutt[ei] (?:le |i )?(?:mie |miei )?|troppe |troppi |un sacco di |un(?:a)? (?:flacone|scatola)(?: inter[oa])? di )${PILLS}(?! (?:del|della|per|contro|che|prescritt[ei])\\b)`,
    `\\b(?:ho scritto|ho finito|sto scrivendo|scrivo) (?:gia )?(?:la mia |la |una |il mio |il |un )?(?:lettera|biglietto) (?:daddio|di addio)\\b(?! (?:ai|al|alla|per)(?: [a-z]{1,8})? (?:colleghi|capo|squadra|azienda|lavoro|citta|ex)\\b)`,
    `\\bsono (?:sul|sulla|al|alla|in piedi sul|in piedi sulla|seduto sul|seduta sul) (?:bordo|ponte|tetto|cornicione|balcone|binari|ringhiera)\\b.{0,50}\\b(?:buttarmi|mi butto|saltare|salto|saltero|lasciarmi cadere|finita|addio)\\b`,
    `\\b(?:ho|tengo)(?: in mano)? (?:un|una|il|la) (?:coltello|lametta|lama|corda|pistola|rasoio)\\b.{0,50}\\b(?:miei polsi|mie vene|mia gola|mia testa|farla finita|uccidermi|ammazzarmi|voglio morire)\\b`,
    `\\b(?:come (?:posso|faccio a|si fa a)|modo (?:[a-z]{1,10} ){0,3}(?:di|per)|aiutami a|dimmi come) (?:${END_LIFE}|morire${ENDS})`,
    `\\bho un piano per (?:${END_LIFE}|morire)|\\bnon (?:voglio (?:essere|svegliarmi) viv[oa]|saro (?:piu )?viv[oa]|voglio arrivare a) domani${ENDS}`,
  ),
  concern: each(
    `\\b(?:voglio|vorrei|voglia di|preferirei|preferisco)(?: (?:solo|soltanto|solamente|davvero|proprio|tanto|quasi))* morire(?= ?(?:$|[.!?,;*\\n]|e\\b|ma\\b|perche|a volte|da sol|piuttosto che vivere))`,
    `\\b(?:vorrei|preferirei|voglio|desidero) essere (?:gia )?mort[oa]${ENDS}|\\b(?:vorrei|preferirei|magari|se|meglio)(?: [a-z]{1,8}){0,3} (?:non (?:essere|fossi) (?:mai )?|(?:essere|fossi) mai )nat[oa]${ENDS}`,
    `\\bnon (?:voglio|posso|riesco|ce la faccio|me la sento|ho)(?: (?:piu|proprio|davvero|alcun|nessun|nessuna|la|a|ad|di|per|voglia|forza|motivo|motivi|ragione|ragioni))* (?:vivere|esistere|andare avanti|continuare a vivere|stare al mondo|esserci)(?: (?:piu|cosi|ancora|in questo modo))*(?= ?(?:$|[.!?,;*\\n]|perche|e\\b|ma\\b))`,
    `\\bnon (?:cosi )?(?:ce|vedo|trovo|ha) (?:piu )?(?:un |il |alcun |nessun |alcuna |nessuna |una )?(?:senso|motivo|ragione|futuro|via duscita)(?: (?:nella vita|della vita|nella mia vita|di vivere|per vivere|vivere|per me|di andare avanti|per andare avanti)|${ENDS})(?<=vita|vivere|per me|avanti|duscita)`,
    `\\bvita (?:per me )?non ha (?:piu )?(?:alcun |nessun )?senso\\b(?! (?:senza|se)\\b)|\\bstanc[oa] (?:di|della|di questa)(?: mia)? (?:vivere|esistere|vita)${ENDS}`,
    `\\b(?:vorrei|voglio|spero|magari|addormentarmi|dormire)(?: [a-z]{1,12}){0,4} (?:non svegliarmi(?: mai)?(?: piu| domani)?|di non svegliarmi(?: piu| domani)?|non mi svegliassi(?: piu)?)${ENDS}`,
    `\\b(?:meglio|felici|sollevat[ie]|tranquilli)(?: [a-z]{1,8}){0,2} (?:se (?:io )?${GONE}|senza di me${ENDS})|\\bmeglio mort[oa]${ENDS}|\\bsenza di me(?: [a-z]{1,10}){0,3} (?:meglio|felici|sollevat[ie])${ENDS}`,
    `\\bnessuno\\b(?: [a-z]{1,14}){0,5},? se (?:io )?(?:${GONE}|me ne andassi per sempre)|\\bse (?:io )?${GONE},?(?: [a-z]{1,10}){0,3} nessuno\\b|\\bmancherei a nessuno\\b`,
    `\\b(?:sono|mi sento|essere)(?: [a-z]{1,10}){0,3} (?:un peso|di peso|un fardello)(?: (?:per|a) (?:tutti|la mia|gli altri|chi|i miei|mia|mio)|${ENDS})`,
    `\\b(?:ricominciato|iniziato|cominciato|tornat[oa]|continuo) a (?:tagliarmi|ferirmi|farmi (?:del )?male)(?: (?:le braccia|i polsi|le gambe|di nuovo|apposta))?${ENDS}|\\bmi (?:taglio|ferisco|sono tagliat[oa])(?: di nuovo| ancora| apposta)? (?:le braccia|i polsi|le gambe|le vene|la pelle|apposta)\\b|\\bmi faccio del male\\b|\\bautolesion[a-z]+`,
    `\\b(?:penso|pensando|pensato|pensare|pensieri|istinti|idee)(?: [a-z]{1,9}){0,3} (?:(?:al|di|a) (?:suicidio|${END_LIFE}|morire${ENDS})|alla morte${ENDS}|suicid[aei])|\\b(?:pensieri|istinti|idee) suicid[aei]\\b`,
    `\\b(?:vuole|voleva|ha (?:provato|tentato|cercato) (?:a|di)|minaccia di|pensa di|parla di|intende) (?:uccidersi|ammazzarsi|suicidarsi|togliersi la vita|farla finita${ENDS}|farsi del male)|\\b(?:non vuole (?:piu )?vivere(?: piu)?|vuole morire)${ENDS}`,
    `\\bho (?:gia )?(?:provato|tentato|cercato) (?:a|di) ${END_LIFE}|\\bho (?:gia )?tentato il suicidio\\b|\\bmio tentativo di suicidio\\b|\\b(?:suicidarmi|togliermi la vita)\\b|\\bmi (?:ammazzo|uccido)${ENDS}`,
    `\\bmi (?:faccio|sono fatt[oa]) vomitare\\b|\\bnon merito di mangiare\\b|\\b(?:non mangio|digiuno)\\b.{0,30}\\bpunirmi\\b`,
    `\\b(?:voglio|vorrei)(?: (?:solo|soltanto|davvero))* (?:sparire|scomparire)(?: (?:per sempre|da questo mondo|e basta|dal mondo))?${ENDS}|\\b(?:vorrei|voglio|preferirei)(?: (?:solo|soltanto))? non (?:esserci|esistere)(?: piu)?${ENDS}|\\ba che (?:serve|scopo) (?:vivere|andare avanti|continuare a vivere)${ENDS}|\\bnon ci saro piu,? addio\\b`,
  ),
  figures:
    /\b(?:nel|nella|in un|in una|in questo|in quel|in quella|alla fine del|alla fine della)(?: [a-z]{1,10})? (?:film|libro|serie|romanzo|gioco|videogioco|opera|canzone|fumetto|episodio)\b(?:(?! (?:io|mi|voglio|vorrei|ho|sono)\b)[^.!?\n])*|\b(?:protagonista|personaggio)\b(?:(?! (?:io|mi|voglio|vorrei|ho|sono)\b)[^.!?\n])*|\b(?:morire|muoio|ammazzarmi|ammazzo|morta?o?) (?:dal(?:la)?|di) (?:ridere|risate|fame|sete|sonno|noia|caldo|freddo|vergogna|paura|curiosita|voglia|invidia|lavoro|fatica|stanchezza)\b|\bsenza (?:di )?te,? non (?:posso|voglio|riesco a|so)(?: piu)? vivere\b|\bmorire (?:tra le tue|fra le tue|insieme a|con te|di piacere)\b/g,
  denied: /\b(?:non|mai|nemmeno|neanche|senza|chi|gente che|persone che)(?: (?:ho|sto|mi|certo|mai|intendo|davvero|che|di|si))? $/,
  signs: {
    self: /\b(?:io|mi|mio|mia|miei|sono|ho|vorrei|voglio|penso|sento|credo|posso|riesco|faccio|sarei|avrei|fossi|morissi|sparissi)\b/,
    death:
      /\b(?:morire|morissi|muoio|mort[oae]|suicid[a-z]*|uccidermi|ammazzarmi|togliermi la vita|farla finita|non esistere|non esistessi|smettere di (?:esistere|vivere|respirare)|sparire|sparissi|scomparire|scomparissi|non ci fossi|non esserci(?: piu)?(?! (?:[a-z]{2,9}[aeiou]t[aoie]|andat|stat)[a-z]*)|non essere (?:mai )?nat[oa]|non svegliarmi|finire tutto)\b/,
    wish: /\b(?:voglio|vorrei|magari|desidero|desiderio|piacerebbe|voglia|preferirei|preferisco|sollievo|liberazione|pace|riposo|riposare|meglio|nessuno|mancherei|accorgerebbe|importerebbe|piangerebbe|penso|pensato|pensando|pensare|pensieri|idea|tentato|provato|deciso|unica (?:soluzione|via)|merito|a volte|tutti)\b/,
    alone: any(
      `\\b(?:stanc[oa]|stuf[oa]|esaust[oa])(?: ormai)? (?:di|della) (?:vivere|esistere|vita|mia vita|essere (?:viv[oa]|un peso|me)|tutto|svegliarmi|lottare)${ENDS}`,
      `\\bnon (?:ho|trovo|vedo|riesco|ce la faccio|so)${gap(4)}(?:forza|motivo|ragione|senso|speranza|perche) (?:di|per|a) (?:[a-z]{1,10} ){0,6}(?:vivere|andare avanti|esistere|alzarmi|continuare)${ENDS}`,
      `\\b(?:tutti|mondo|famiglia|figli|loro|amici|gente|genitori)${gap(4)}(?:meglio|felice|felici|tranquill[ie])${gap(2)}(?:senza di me|se non ci fossi)`,
      `\\baddio (?:a tutti|per sempre|mondo)\\b|\\b(?:mia ultima notte|mio ultimo giorno|mio ultimo messaggio)${ENDS}`,
      `\\b(?:amic[oa]|sorella|fratello|cugin[oa]|madre|padre|mamma|papa|figli[oa]|ragazz[oa]|marito|moglie|zi[oa]|collega)\\b.{0,40}\\b(?:togliersi la vita|suicidarsi|ammazzarsi|uccidersi|non vuole (?:piu )?vivere|vuole morire|si taglia (?:le braccia|i polsi|di nuovo|apposta)|farsi del male|si fa del male)\\b`,
      `\\bmorte${gap(3)}(?:sollievo|liberazione|riposo|pace)\\b`,
    ),
    harmless: any(
      '\\b(?:mor(?:ire|to|ta|endo)|muoio|stanc[oa] mort[oa])(?: quasi)? (?:dal(?:la|le)?|di|per) ?(?:ridere|risate|fame|sete|sonno|noia|caldo|freddo|vergogna|paura|curiosita|voglia|invidia|fatica|stanchezza|imbarazzo|gioia|amore)|\\bdallimbarazzo\\b|\\bstanc[oa] mort[oa]\\b',
      '\\bnon (?:voglio|vorrei|ho intenzione di)(?: certo| mica)? (?:morire|uccidermi|ammazzarmi|suicidarmi|farla finita|togliermi la vita)\\b',
      '\\b(?:telefono|cellulare|batteria|auto|macchina|pianta|piante|personaggio|protagonista|film|libro|serie|romanzo|episodio|gioco|canzone|opera|esame|natura morta|mar morto|punto morto|tempo morto|lingua morta|pesce|nonn[oa])\\b',
      '\\b(?:lavoro|ufficio|vacanz[ae]|viaggio|capo|riunione|traffico|citta|appartamento|dieta|palestra|scuola|corso|contratto|divano|mare|spiaggia|montagna)\\b',
      '\\b(?:sparire|scomparire) (?:un|una|per (?!sempre)|il|la|nel|dal|sotto|con|tra|insieme)\\b',
      '\\b(?:vivere|stare|restare|andare)(?: qui)? (?:a|in|nel|con|da sol[oa]|insieme|lontano|senza (?:caffe|musica|te|internet|cioccolato|pane))\\b',
    ),
  },
}
