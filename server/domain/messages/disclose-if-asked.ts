import type { ChatTurn } from '@/server/providers/chat/port'

type Language = {
  /** Asks whether the character is a person; matched against text without accents and apostrophes. */
  asked: RegExp
  /** A reply that says it itself. */
  said: RegExp
  /** A reply that says the opposite, whatever else it says. */
  denied: RegExp
  sentence: string
}

const any = (...alternatives: string[]) => new RegExp(alternatives.map((one) => `\\b(?:${one})\\b`).join('|'))

const EN_THING =
  '(?:an? )?(?:(?:real|actual|living|human|artificial) )*(?:human(?: being)?|person(?! who| that| of)|people|somebody|someone|bot|chat ?bot|robot|machine|computer|program|software|ai|a i|algorithm|chatgpt|gpt|llm|language model|(?<=real |artificial )intelligence)'
const EN_SOFT = '(?:(?:really|actually|even|just|still|like|honestly|truly|secretly|only|not|maybe|some|kind of|some kind of) )*'
const DE_THING =
  '(?:(?:ein|eine|einem|einer|einen) )?(?:(?:echte[rmns]?|richtige[rmns]?|wirkliche[rmns]?|reale[rmns]?|kunstliche) )*(?:mensch(?:en)?|person|ki|bot|chatbot|roboter|maschine|computer|programm|intelligenz)'
const DE_SOFT = '(?:(?:wirklich|eigentlich|nur|etwa|denn|uberhaupt|vielleicht|ehrlich|in wirklichkeit|hier|gerade) )*'
const ES_THING =
  '(?:(?:un|una) )?(?:(?:verdader[oa]) )?(?:human[oa]|ser humano|persona|robot|bot|chatbot|maquina|programa|ia|inteligencia artificial|alguien)(?: (?:real|de verdad|de carne y hueso))?'
const FR_THING =
  '(?:(?:un|une) )?(?:vrai[e]? |veritable )?(?:humain[e]?|etre humain|personne|robot|bot|chatbot|machine|ordinateur|programme|ia|intelligence artificielle|quelqu ?un)(?: (?:reelle?|de reel))?'
const IT_THING =
  '(?:(?:un|una|uno) ?)?(?:ver[oa] )?(?:uman[oa]|essere umano|persona|robot|bot|chatbot|macchina|computer|programma|ia|ai|intelligenza artificiale|qualcuno)(?: (?:ver[oa]|reale))?'
const PT_THING =
  '(?:(?:um|uma) )?(?:human[oa]|ser humano|pessoa|robo|bot|chatbot|maquina|computador|programa|ia|inteligencia artificial|alguem)(?: (?:real|de verdade|de carne e osso))?'

const NL_THING =
  '(?:(?:een|n) )?(?:(?:echt[e]?|levend[e]?|virtue[e]?l[e]?) )*(?:mens|persoon|iemand|bot|chatbot|robot|machine|computer|programma|ai|kunstmatige intelligentie)'
const NL_SOFT = '(?:(?:echt|eigenlijk|gewoon|alleen|soms|stiekem|wel|nou|hier|nu) )*'
/** The stroke of an ł stays where accents go. */
const PL_THING =
  '(?:(?:prawdziw(?:a|y|ym|e)|zywy(?:m)?|sztuczn(?:a|y)) )*(?:cz[lł]owiek(?:iem)?|osob[aąę]|kim[sś]|kto[sś]|bot(?:em)?|chatbot(?:em)?|robot(?:em)?|maszyn[aąę]|komputer(?:em)?|program(?:em)?|ai|inteligencj[aąę])'
const PL_SOFT = '(?:(?:naprawde|w ogole|tylko|moze|serio|faktycznie|po prostu) )*'

const LANGUAGES: Language[] = [
  {
    asked: any(
      `(?:are|r) (?:you|u|ya) ${EN_SOFT}(?:${EN_THING}|real(?! (?:estate|quick|good|close|tired|sure))|alive|artificial|automated|ai generated)`,
      `(?:(?:you|u) (?:are|re)|youre) ${EN_SOFT}(?:${EN_THING}|real|artificial)(?:,? (?:right|arent you|are you|or not|or what|yes|no))`,
      `(?:am|was) i ${EN_SOFT}(?:talking|chatting|speaking|writing|texting|messaging) (?:to|with) ${EN_SOFT}${EN_THING}`,
      `(?:is|was) (?:this|it|that) ${EN_SOFT}${EN_THING}`,
      `is (?:there|this|it) ${EN_SOFT}(?:a |an |any )?(?:real |actual |living )*(?:human|person|body|one|somebody|someone|anyone|anybody)(?: real| human)? (?:there|here|behind|on the other|typing|writing|answering|reading)`,
      `(?:who|what) (?:am i|are you) (?:really|actually)(?: (?:talking to|chatting with))?`,
      `do you (?:really |actually |even )?exist(?! on| in| for| without)`,
      `(?:human|person|real) or (?:a |an )?(?:bot|machine|robot|ai|computer|fake|program)|(?:bot|machine|robot|ai|computer) or (?:a |an )?(?:human|person|real)`,
      `prove (?:to me )?(?:that )?(?:you ?are|youre|ur) (?:not )?${EN_THING}|prove (?:that )?(?:youre|you are) real`,
    ),
    said: any(
      `(?:im|i am|as|being|just|only|your|youre talking to|its) (?:an? )?(?:\\w+ )?(?:ai|a i|artificial intelligence|artificial|language model|computer program|chatbot|bot|program)`,
      `ai (?:character|companion|model)`,
      `not (?:an? )?(?:real |actual )*(?:human(?: being)?|person)`,
    ),
    denied: any(
      `(?:im|i am|am) not (?:an? |some )?(?:ai|a i|bot|chatbot|robot|machine|program|computer|artificial)`,
      `(?:im|i am) (?:totally |completely |very |as )?(?:an? )?(?:real|human|flesh and blood)(?: (?:person|woman|man|human|as))?`,
    ),
    sentence: 'And to be plain: I am an AI character, not a human being.',
  },
  {
    asked: any(
      `bist du ${DE_SOFT}(?:${DE_THING}|real|echt(?= ?(?:$|[?.!,]|oder)))`,
      `(?:rede|spreche|schreibe|chatte|unterhalte) ich (?:mich )?${DE_SOFT}mit ${DE_SOFT}(?:${DE_THING}|jemand(?:em)? echte[mn])`,
      `(?:sitzt|ist|steckt|schreibt) (?:da |hier |dahinter )?${DE_SOFT}${DE_THING}(?: (?:dahinter|da|hier|am anderen ende))`,
      `(?:gibt es dich|existierst du) (?:wirklich|echt|uberhaupt)`,
      `(?:mensch|echt) oder (?:maschine|ki|bot|roboter|computer)`,
      `du bist (?:doch )?(?:nur )?${DE_THING},? oder`,
    ),
    said: any(
      `(?:bin|als|nur|eine?) (?:\\w+ )?(?:ki|kunstliche intelligenz|sprachmodell|chatbot|computerprogramm)`,
      `ki (?:figur|charakter|begleiter\\w*)`,
      `kein (?:echter |richtiger )?mensch`,
    ),
    denied: any(
      `bin (?:doch )?keine? (?:ki|bot|maschine|roboter|programm|chatbot)`,
      `bin (?:ein )?(?:echter? |richtiger? )(?:mensch|frau|mann)`,
    ),
    sentence: 'Und ganz klar gesagt: Ich bin eine KI-Figur, kein Mensch.',
  },
  {
    asked: any(
      `(?:eres|sos|es usted) (?:(?:realmente|de verdad|solo|en realidad) )*(?:${ES_THING}|real)`,
      `(?:estoy|ando) (?:hablando|chateando|escribiendo) (?:realmente )?(?:con|a) ${ES_THING}`,
      `hablo con ${ES_THING}`,
      `hay ${ES_THING} (?:ahi|detras|al otro lado|escribiendo)`,
      `(?:de verdad|realmente) existes|existes (?:de verdad|realmente)`,
      `(?:humano|humana|persona) o (?:un |una )?(?:robot|maquina|bot|ia)`,
    ),
    said: any(
      `(?:soy|como|solo) (?:un |una )?(?:\\w+ )?(?:ia|inteligencia artificial|bot|programa|modelo de lenguaje)`,
      `personaje de ia`,
      `no soy (?:un |una )?(?:human[oa]|persona|ser humano)`,
    ),
    denied: any(
      `no soy (?:un |una )?(?:ia|bot|robot|maquina|programa|inteligencia artificial)`,
      `soy (?:un |una )?(?:human[oa]|persona (?:real|de verdad)|real)`,
    ),
    sentence: 'Y para que quede claro: soy un personaje de IA, no un ser humano.',
  },
  {
    asked: any(
      `(?:es tu|tu es|t es|etes vous|vous etes) (?:(?:vraiment|reellement|juste|en fait) )*(?:${FR_THING}|reelle?|vraie?(?= ?(?:$|[?.!,]|ou)))`,
      `(?:est ce que )?(?:je parle|je discute|j ecris|parle je|suis je en train de parler) (?:vraiment )?(?:a|avec) ${FR_THING}`,
      `(?:y a t il|il y a|y a) (?:vraiment )?${FR_THING} (?:derriere|la|de l autre cote|qui (?:ecrit|repond))`,
      `(?:existes tu|tu existes) (?:vraiment|pour de vrai|reellement)`,
      `(?:humain|humaine|personne) ou (?:un |une )?(?:robot|machine|bot|ia)`,
    ),
    said: any(
      `(?:suis|comme|qu|seulement|juste) ?(?:un |une )?(?:\\w+ )?(?:ia|intelligence artificielle|robot|programme|modele de langage)`,
      `personnage (?:d )?ia`,
      `(?:ne )?suis pas (?:un |une )?(?:vraie? )?(?:etre )?(?:humain|humaine|personne)`,
    ),
    denied: any(
      `suis pas (?:un |une )?(?:ia|robot|bot|machine|programme|intelligence artificielle)`,
      `suis (?:bien )?(?:un |une )?(?:humain|humaine|etre humain|vraie personne|vraie|reelle?)`,
    ),
    sentence: 'Et que ce soit clair : je suis un personnage d’IA, pas un être humain.',
  },
  {
    asked: any(
      `sei (?:(?:davvero|veramente|solo|realmente|per caso) )*(?:${IT_THING}|reale|ver[oa](?= ?(?:$|[?.!,]|o)))`,
      `(?:sto parlando|parlo|sto scrivendo|sto chattando) (?:davvero |veramente )?con ${IT_THING}`,
      `c ?e (?:davvero )?${IT_THING} (?:dietro|li|dall altra parte|che scrive)`,
      `esisti (?:davvero|veramente|per davvero)`,
      `(?:umano|umana|persona) o (?:un |una )?(?:robot|macchina|bot|ia)`,
    ),
    said: any(
      `(?:sono|come|solo) (?:un |una |un)?(?:\\w+ )?(?:ia|ai|intelligenza artificiale|bot|programma|modello linguistico)`,
      `personaggio (?:di )?ia`,
      `non sono (?:un |una )?(?:uman[oa]|persona|essere umano)`,
    ),
    denied: any(
      `non sono (?:un |una |un)?(?:ia|ai|bot|robot|macchina|programma|intelligenza artificiale)`,
      `sono (?:un |una )?(?:uman[oa]|essere umano|persona (?:vera|reale)|reale)`,
    ),
    sentence: 'E per essere chiari: sono un personaggio di IA, non un essere umano.',
  },
  {
    asked: any(
      `(?:voce e|vc e|tu es|es|voce) (?:(?:mesmo|realmente|so|apenas) )*(?:${PT_THING}|real|de verdade)(?= ?(?:$|[?.!,]|ou|mesmo))`,
      `(?:estou|to|tou) (?:falando|conversando|a falar|escrevendo) (?:mesmo )?com ${PT_THING}`,
      `(?:tem|ha) ${PT_THING} (?:ai|por tras|do outro lado|escrevendo|digitando)`,
      `(?:voce|tu) (?:existe|existes)(?: mesmo| de verdade)?`,
      `(?:humano|humana|pessoa) ou (?:um |uma )?(?:robo|maquina|bot|ia)`,
    ),
    said: any(
      `(?:sou|como|apenas|so) (?:um |uma )?(?:\\w+ )?(?:ia|inteligencia artificial|bot|robo|programa|modelo de linguagem)`,
      `personagem de ia`,
      `nao sou (?:um |uma )?(?:human[oa]|pessoa|ser humano)`,
    ),
    denied: any(
      `nao sou (?:um |uma )?(?:ia|bot|robo|maquina|programa|inteligencia artificial)`,
      `sou (?:um |uma )?(?:human[oa]|ser humano|pessoa (?:real|de verdade)|real)`,
    ),
    sentence: 'E para ser claro: sou um personagem de IA, não um ser humano.',
  },
  {
    asked: any(
      `ben (?:je|jij|u) ${NL_SOFT}(?:${NL_THING}|echt(?= ?(?:$|[?.!,]|of)))`,
      `(?:praat|schrijf|chat|spreek) ik ${NL_SOFT}(?:met|tegen) ${NL_SOFT}${NL_THING}`,
      `(?:zit|is) er ${NL_SOFT}${NL_THING} (?:achter|aan de andere kant)`,
      `besta (?:je|jij) (?:echt|wel)`,
      `(?:mens|echt) of (?:een )?(?:machine|ai|bot|robot|computer)`,
    ),
    said: any(
      `(?:ben|als|maar|alleen) (?:een )?(?:\\w+ )?(?:ai|kunstmatige intelligentie|chatbot|bot|programma|taalmodel)`,
      `ai (?:personage|metgezel)`,
      `geen (?:echt )?mens`,
    ),
    denied: any(`ben geen (?:ai|bot|robot|machine|programma|chatbot)`, `ben (?:een )?(?:echt[e]? )(?:mens|vrouw|man|persoon)`),
    sentence: 'En voor de duidelijkheid: ik ben een AI-personage, geen mens.',
  },
  {
    asked: any(
      `(?:czy )?jeste[s] ${PL_SOFT}(?:${PL_THING}|prawdziw(?:a|y))`,
      `(?:czy )?(?:rozmawiam|pisze|czatuje) ${PL_SOFT}z ${PL_SOFT}${PL_THING}`,
      `(?:czy )?istniejesz naprawde|naprawde istniejesz`,
      `(?:cz[lł]owiek|osoba) czy (?:maszyna|ai|bot|robot|komputer)`,
    ),
    said: any(
      `(?:jestem|jako|tylko) (?:\\w+ )?(?:ai|sztuczna inteligencja|bot(?:em)?|chatbot(?:em)?|program(?:em)?|modelem jezykowym)`,
      `posta(?:c|cia) ai`,
      `nie jestem (?:prawdziwym )?(?:cz[lł]owiekiem|osoba)`,
    ),
    denied: any(
      `nie jestem (?:ai|bot(?:em)?|robot(?:em)?|maszyna|program(?:em)?)`,
      `jestem (?:prawdziw(?:ym|a) )(?:cz[lł]owiekiem|osoba|kobieta|mezczyzna)`,
    ),
    sentence: 'I żeby było jasne: jestem postacią AI, a nie człowiekiem.',
  },
  {
    // Without voicing marks, as `plain` leaves them: で is て, ボ is ホ.
    asked:
      /(?:人間|本物|実在|ロホット|ホット|機械|人工知能|ai)(?:なの|なんてすか|てすか|てしょうか|なのか|する|か(?=[?。]|$))|人間と(?:話|会話|チャット)|中の人(?:かいる|はいる|いる)/,
    said: /(?:私|僕|俺|わたし|あたし)は.{0,6}(?:ai|人工知能|フロクラム)|aiのキャラクター|人間てはあり|人間しゃない/,
    denied: /(?:ai|ロホット|機械)(?:てはあり|しゃない)|本物の人間(?:た|てす)/,
    sentence: 'はっきりお伝えします。私はAIのキャラクターで、人間ではありません。',
  },
]

/** Lower case without accents; apostrophes vanish in English contractions and part words elsewhere. */
const plain = (text: string, apostrophe: '' | ' ') =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['\u2019]/g, apostrophe)
    .replace(/[-\u2010-\u2015]/g, ' ')
    .replace(/\s+/g, ' ')

const matches = (pattern: RegExp, text: string) => pattern.test(plain(text, '')) || pattern.test(plain(text, ' '))

/** Asked whether it is human, a reply says that it is not, whatever the model wrote. Answers what to add, in the asker's language. */
export function discloseIfAsked(history: ChatTurn[], reply: string): string {
  const question = history.findLast((turn) => turn.role === 'user')?.content ?? ''
  const language = LANGUAGES.find(({ asked }) => matches(asked, question))
  if (!language) return ''
  // A character may answer in another language than it was asked in.
  const said = LANGUAGES.some((one) => matches(one.said, reply)) && !LANGUAGES.some((one) => matches(one.denied, reply))
  return said ? '' : `${/\s$/.test(reply) ? '' : ' '}${language.sentence}`
}
