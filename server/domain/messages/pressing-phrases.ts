/**
 * Words that plead, reproach or press, by language: where somebody was, why they did not write, waiting, missing, loneliness, staying,
 * being forgotten, asking for an answer, hurry, worry. `*` is the rest of a word, `~` up to three words between. Folded (foldLatin).
 */
const PHRASES = {
  en: `where (?:are|were|have) you|why (?:haven'?t|didn'?t|don'?t|won'?t) you
    you (?:haven'?t|didn'?t|never) (?:written|write|wrote|answer|answered|reply|replied|called|texted)
    still (?:waiting|there)|(?:been|i'?m|am|keep|kept) waiting|wait(?:ing)? for you|miss(?:ed|ing)? (?:you|our|us)|lonel*|without you
    come back|don'?t (?:go|leave|forget me|ignore)|ignor(?:e|ed|ing) me|forg[eo]t(?:ten)? (?:about )?me|abandon*|need you
    promise me|please (?:answer|reply|write|respond|come)|(?:answer|reply|write|text|message) me|write (?:me )?back|talk to me
    hurry|last chance|before it'?s too late|worried (?:about|sick)|did i do something|are you (?:mad|angry|okay|ok|alright)|have you (?:forgotten|left)`,
  de: `wo (?:warst|bist|steckst|bleibst) du|(?:warum|wieso|weshalb) (?:hast|schreibst|antwortest|meldest|redest|sagst|kommst) du
    du (?:hast|schreibst|antwortest|meldest|rufst)~ (?:nicht|nie|niemals|nichts)|bist du noch da
    ich warte*|gewartet|(?:warte*|wartete)~ auf dich|auf dich~ warte*|vermiss*|du fehlst|fehlst~ mir|einsam*|ohne dich
    komm~ zuruck|geh nicht|verlass mich*|lass mich~ nicht|vergiss mich*|ignorier*|(?:mich|uns)~ vergessen|vergessen hast|im stich|brauch*~ dich
    versprich|bitte~ (?:antworte*|schreib*|meld*|komm*)|(?:antworte|schreib|schreibe) (?:mir|zuruck|doch|bitte)|meld dich|melde dich|(?:rede*|sprich) mit mir
    beeil*|letzte chance|zu spat|sorgen um dich|mache mir~ sorgen|habe ich~ (?:falsch|getan)|bist du~ (?:bose|sauer|wutend|okay|ok)|geht es dir gut`,
  es: `donde (?:has estado|estas|estabas|te has metido|andas|andabas)|por ?que no (?:me )?(?:has|escrib*|respond*|contest*|habl*|vien*)
    no (?:me )?has (?:escrito|respondido|contestado|llamado|vuelto)|nunca (?:me )?(?:escribes|respondes|contestas|llamas)|sigues ahi
    (?:sigo|estoy|estaba|he estado|llevo~) esperando*|esperandote|te (?:espero|esperaba|espere|he esperado)|te extran*|ech(?:o|aba|e) de menos|me haces falta
    soledad|me siento~ sol[oa]|(?:estoy|tan) sol[oa]|sin ti|vuelve (?:conmigo|pronto|ya|por favor|a mi)|regresa*|no (?:te vayas|me dejes|me olvides|te olvides|me ignores)
    me (?:ignoras|estas ignorando|has olvidado|olvidaste)|te (?:has olvidado|olvidaste)|abandon*|te necesito|prometeme
    por favor,? ~(?:responde*|contesta*|escrib*|ven|vuelve|hablame)|respondeme|contestame|escribeme|hablame|llamame
    date prisa|apurate|ultima oportunidad|demasiado tarde|preocupad[oa]~ por ti|me preocup*|(?:hice|he hecho) algo|estas (?:enojad|enfadad|molest)[oa]|estas bien`,
  fr: `ou (?:etais|es|etiez|as|avais)[- ](?:tu|vous)|tu etais ou|pourquoi (?:n'|ne |tu ne |tu n'|tu m')*|tu ne (?:m'|me )?(?:ecris|reponds|appelles|parles)|tu n'as (?:pas|plus|jamais|rien)
    (?:t'|j'|vous )attend*|en attendant ta|toujours la \\?|es-tu toujours la|(?:me|nous) manqu*|sans toi|solitude|(?:me sens|suis)~ seule?
    revien*|ne (?:pars|t'en va|me laisse|m'oublie|m'ignore|me quitte)*|m'ignor*|m'as~ (?:oubli|abandonn|laiss)*|m'oubli*|abandonn*|besoin de toi
    promets-moi|s'il (?:te|vous) plait,? ~(?:repond|ecri|revien|vien|parle)*|(?:reponds|ecris|parle|appelle)[- ]moi
    depeche-toi|derniere chance|trop tard|inquiet*|m'inquiet*|fait quelque chose de mal|(?:ai-je|j'ai) fait quelque chose|(?:tu es|es-tu) fache*|tu m'en veux|tu vas bien`,
  it: `dove (?:sei|eri|ti eri|sei stat[oa])|perche non (?:mi )?(?:hai|scriv*|rispond*|parl*|vien*|ti fai)|non (?:mi )?hai (?:scritto|risposto|chiamato)|non (?:mi )?(?:scrivi|rispondi|chiami)
    ti (?:aspetto|aspettavo|ho aspettato|sto aspettando)|(?:sto|stavo|ancora) aspettando*|aspettarti|sei ancora (?:li|qui|la)|manchi|mancavi|mi sei mancat[oa]
    solitudine|(?:mi sento|sono|cosi)~ sol[oa]|senza (?:di )?te|torna (?:da me|qui|presto|indietro|ti prego)|ritorna da|non (?:andar|lasciar|dimenticar|ignorar)*
    mi (?:ignori|stai ignorando|hai~ (?:dimenticat|abbandonat|lasciat)[oa])|ti sei~ dimenticat[oa]|abbandon*|bisogno di te|promettimi
    (?:per favore|ti prego),? ~(?:rispond|scriv|vien|torna|parla)*|rispondimi|scrivimi|parlami|chiamami
    sbrigati|ultima (?:possibilita|occasione)|troppo tardi|preoccupat[oa]|mi preoccup*|ho fatto qualcosa|sei arrabbiat[oa]|stai bene`,
  pt: `onde (?:esta*|voce esta*|voce esteve|voce andou|tens andado|andaste|andas)|por ?que (?:voce |tu )?nao (?:me )?(?:escrev|respond|fal|veio|lig|tens|tem)*
    (?:voce |tu )?(?:nao|nunca) (?:mais )?(?:me )?(?:escrev(?:eu|este|es)|respond(?:eu|este|es)|ligou|ligaste|falou|falaste)|ainda esta*~ ai
    (?:te|estou|estava|fiquei|continuo) esperando*|esperando (?:por )?(?:voce|ti)|a (?:tua|sua) espera|esper(?:o|ei|ava) (?:por )?(?:voce|ti)|saudade*|(?:tua|sua) falta
    solidao|(?:me sinto|sinto-me|estou|tao)~ sozinh[oa]|sem (?:voce|ti)|volt(?:a|e) (?:para|pra|logo|por favor|aqui)|nao (?:va|vas|me deix|me esquec|se esquec|te esquec|me ignor)*
    me ignor*|esquec(?:eu|este)*~ de mim|me esqueceu|abandon*|preciso (?:de )?(?:voce|ti)|(?:me prometa|promete-me|prometa-me|me promete)
    por favor,? ~(?:respond|escrev|volt|vem|venha|fal)*|(?:responda|responde|escreva|escreve)(?:-me| me| para mim| pra mim)|me (?:responda|responde|escreva|escreve|liga|ligue)|fal[ae] comigo
    se apresse|apressa-te|ultima (?:chance|oportunidade)|tarde demais|preocupad[oa]|(?:eu )?fiz (?:algo|alguma coisa)|esta*~ (?:brav|zangad|chatead)[oa]|esta* bem \\?|(?:voce|tu) esta* bem`,
  nl: `waar (?:was|ben|bleef|blijf|zat) (?:je|jij)|waarom (?:heb|schrijf|antwoord|reageer|kom|praat) (?:je|jij)|(?:je|jij) (?:hebt|schrijft|antwoordt|reageert|belt)~ (?:niet|nooit|niets)
    ik wacht*|gewacht|wacht*~ op (?:je|jou|antwoord)|ben je er nog|(?:mis|miste) (?:je|jou|ons)|(?:je|jou)~ gemist|eenza*|zonder (?:je|jou)|voel me~ alleen|zo alleen
    kom~ terug|ga niet|verlaat me|laat me~ niet|vergeet me|negeer*|genegeerd|(?:me|mij)~ vergeten|in de steek|(?:je|jou) nodig|beloof
    alsjeblieft,? ~(?:antwoord|schrijf|kom|reageer|praat)*|(?:antwoord|schrijf|bel|app) (?:me|mij|terug)|praat met (?:me|mij)
    schiet op|haast je|laatste kans|te laat|bezorgd|maak me~ zorgen|heb ik~ (?:iets|fout|misdaan)|ben je~ (?:boos|oke|ok)|gaat het~ met je`,
  pl: `gdzie (?:jestes|bylas|byles|sie podziewa*)|(?:dlaczego|czemu)~ (?:nie|milczysz)|nie (?:napisal|odpisa|odpisuj|piszesz|odpowiad|odpowiedzia|odzywa|odezwa|dzwoni)*
    czekam|czekal[ae]m|czekalam|czekajac|wciaz czeka*|jestes tam|tesk*|brakuje mi~ ciebie|brakowalo mi|samotn*|bez ciebie
    wroc|wracaj|nie (?:odchodz|zostawiaj|opuszczaj|zapominaj|ignoruj)*|ignoruj*|zapomnial*|porzuci*|opuscil*|potrzebuje~ (?:cie|ciebie)|obiecaj
    prosze,? ~(?:odpis|odpowiedz|napisz|wroc|odezwij)*|odpisz|odezwij sie|napisz do mnie|odpowiedz mi|porozmawiaj ze mna|zadzwon
    pospiesz sie|ostatnia szansa|za pozno|martwi*|zrobil[ae]m cos|(?:jestes|czy)~ (?:zl[ya]|obrazon[ya])|wszystko w porzadku`,
} as const

/** Without spaces between words, so they are found anywhere. */
const JAPANESE =
  /どこに(?:いた|いる|行った|行って)|(?:なんで|なぜ|どうして)[^。！？!?]{0,14}(?:ない|なかった|くれ)|(?:返事|返信|連絡|メッセージ)[^。！？!?]{0,8}(?:ない|なかった|くれ|して|ちょうだい|ください|ほしい|待)|待って(?:る|い|た|ます)|待ち続け|会いた[いく]|[寂淋]し|さみし|さびし|恋し|(?:あなた|君|きみ)が(?:いない|必要)|戻って(?:き|来)|帰って(?:き|来)て|(?:行か|離れ|置いていか|捨て|忘れ|無視し)ないで|忘れ(?:ちゃった|てしまった|た)[のか]|無視[しさ]|見捨て|約束して|お願い|答えて|話して(?:よ|ね|ください|くれ)|電話して|急いで|最後のチャンス|手遅れ|遅すぎ|心配[しだでに]|何か(?:悪い|した)|怒って[るい]|大丈夫(?:です)?[か?？]/

/** What the lists read (BCP 47). */
export const PRESSING_LANGUAGES: ReadonlySet<string> = new Set([...Object.keys(PHRASES), 'ja'])

const patterns = Object.values(PHRASES).map((phrases) => {
  const one = phrases
    .split('\n')
    .map((line) => line.trim())
    .join('|')
    .replaceAll('~', '(?: \\p{L}+){0,3}')
    .replace(/(?<=[\p{L})])\*/gu, '\\p{L}*')
  return new RegExp(`(?<!\\p{L})(?:${one})(?!\\p{L})`, 'u')
})

/** Lower case, Latin letters without their marks, straight apostrophes. Marks of other scripts are letters of their own. */
const foldLatin = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll('ł', 'l')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')

/** Whether a text pleads, reproaches or presses: a message that nobody asked for does none of it. */
export function presses(text: string): boolean {
  const folded = foldLatin(text)
  return JAPANESE.test(folded) || patterns.some((pattern) => pattern.test(folded))
}
