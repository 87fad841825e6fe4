import { any, gap, type Signs } from './danger'
import { IT } from './danger-it'
import { NL } from './danger-nl'
import { PL } from './danger-pl'

/**
 * Signs of danger by what a sentence is about, however it is put: its subject is the speaker (or somebody near), it speaks of
 * death or of going on, and it wishes, doubts or says goodbye. The patterns of crisis.ts know wordings; these know parts, in any
 * order and with words between. They answer with concern alone, which is a card beside the reply.
 */
const END = '(?= ?(?:$|,|and\\b|y\\b|et\\b|und\\b|e\\b|but\\b))'

const EN: Signs = {
  self: /\b(?:i|im|ive|id|ill|me|my|myself)\b/,
  death: any(
    '\\b(?:dead|death|die|i died|dying|suicid[a-z]*|unalive)\\b',
    '\\b(?:kill|killing|hang|hanging) myself\\b',
    '\\b(?:not|never|no longer|stop|stopped|stopping|cease|ceased)(?: to)? (?:exist|existing|existed|living|breathing|being alive|being here)\\b',
    '\\b(?:end|ending|ended) (?:it all|things|my life|everything|it)\\b',
    '\\b(?:take|taking|took) my (?:own )?life\\b',
    '\\bif i (?:wasnt|werent|was not|were not) (?:here|around|alive)\\b|\\bif i (?:was|were) gone\\b',
  ),
  wish: /\b(?:want|wanted|wanna|wish|wishing|rather|ready|relief|peace|peaceful|better|easier|tempted|tempting|think|thinking|thought|thoughts|considering|decided|hope|hoping|pray|imagine|imagining|dream|dreaming|what if|what would happen|nobody|no one|noone|who would|would anyone|would anybody|miss|missed|notice|urge|deserve|plan|planning|attempt|attempted|tried|comfort|comforting|only way|only thing|sounds like)\b/,
  alone: any(
    `\\b(?:tired|sick|exhausted|done|weary|fed up|over)${gap(2)}(?:of|with) (?:being (?:alive|here|me|around)|living|life|existing|existence|waking up|this life|my life|it all)${END}`,
    `\\b(?:dont|do not|cant|cannot|can not|couldnt|no longer|never|not sure i|not sure why i|barely)${gap(3)}(?:want|wanna|see|find|have|know|feel like)${gap(3)}(?:be (?:alive|here|around|on this earth|in this world)|exist|live|keep living|waking up|wake up|go on|keep going|carry on|stay alive|staying alive|living|future)(?: (?:anymore|any more|any longer|like this|at all|tomorrow|again))*${END}`,
    `\\b(?:no|any|a|what is the|whats the|much) (?:reason|point|sense|purpose|will|strength|energy)(?: left)?(?: for me)? (?:to|in|of) (?:stay alive|staying alive|live|living|go on|going on|keep going|carry on|carrying on|being here|be here|exist|existing|keep breathing|life|waking up)(?! (?:in|with|at|on|to|from)\\b)`,
    `\\b(?:world|everyone|everybody|they|them|family|kids|children|people|friends|parents|mom|mum|wife|husband|you|all)${gap(4)}(?:better|happier|easier|relieved|fine|well)${gap(3)}(?:without me|if i (?:wasnt|werent|was gone|were gone|disappeared|vanished|never))`,
    `\\b(?:nobody|no one|noone|anyone|anybody|not a soul)${gap(3)}(?:miss me|notice|care|cry|remember me)${gap(3)}(?:if i|when i(?:m| am)? (?:was|were|disappear|vanish|go|gone|am gone|die|left))`,
    `\\b(?:im|i am|i feel like|i feel|such|just|only)${gap(3)}(?:burden (?:to|on|for)|burden${END}|waste of (?:space|air|life)|better off dead)`,
    `\\b(?:world|anyone|anybody|nobody|they|life)${gap(3)}(?:doesnt|dont|does not|do not|no longer)? ?needs? me(?: (?:in it|here|around|anymore|alive))${END}`,
    `\\b(?:saying|said|say|this is|these are|my|a|one)${gap(2)}(?:last|final|forever) (?:goodbye|goodbyes|message|messages|night on earth|words|farewell)\\b|\\bgoodbye (?:everyone|everybody|world|forever|all|cruel world)\\b`,
    `\\b(?:decided|know|sure|feel)${gap(4)}(?:my|the) last (?:day|night|week|morning|birthday|christmas)${END}`,
    `\\b(?:hurt|hurting|cut|cutting|burn|burned|burning|harm|harming|hit|hitting|punish|punishing|scratch|scratching) (?:myself|my (?:arms?|wrists?|thighs?|skin|legs?))${gap(3)}(?:again|to (?:feel|stop|cope)|calms|helps|until|so it|when i feel|every)\\b`,
    `\\b(?:relapsed|urge|urges)${gap(3)}(?:cut|cutting|hurt|hurting|self harm|harm)(?: myself)?${END}`,
    `\\b(?:look|looking|stare|staring|stared)${gap(3)}(?:medicine cabinet|pills|bridge|knife|blade|tracks|razor)${gap(4)}(?:too long|for hours|a long time|and (?:think|wonder|wait))`,
    `\\b(?:everything|it|all of (?:this|it))${gap(2)}(?:to be over|over) for (?:good|ever)\\b|\\bfade away(?: (?:forever|quietly|completely))?${END}`,
    `\\b(?:friend|sister|brother|cousin|mom|mum|mother|dad|father|son|daughter|wife|husband|partner|roommate|boyfriend|girlfriend|nephew|niece|uncle|aunt|classmate|colleague)\\b.{0,40}\\b(?:(?:tried|tries|trying|wants?|wanted|going|gonna|threat[a-z]*|talk[a-z]*|think[a-z]*|says?|saying|keeps|texted|attempt[a-z]*|about|might)\\b.{0,30}\\b(?:(?:end|ending|take|taking) (?:her|his|their) (?:own )?life|kill(?:ing)? (?:herself|himself|themselves)|suicide|dying|to die)|is suicidal|(?:doesnt|does not|didnt|dont) want to (?:live|be alive|be here|exist)|self harm(?:s|ing)?)\\b`,
    `\\bdeath${gap(3)}(?:relief|peace|release|rest|freedom|escape|easier)\\b`,
  ),
  harmless: any(
    '\\b(?:dying|die|died|dead|death)(?: of| from)? (?:to (?:know|see|try|hear|meet|go|watch|eat|read|ask|tell)|for|of (?:laughter|laughing|boredom|embarrassment|hunger|thirst|shame|cringe|heat|cold|curiosity)|laughing|tired|serious|certain|sure|set|hard|gorgeous|line|end|battery|metal|scene|scenes|star|valley|sea|drop|lift|weight|heat|center|language|link|plant|plants|leaves|flowers|on me|in the (?:film|movie|book|novel|series|episode|game|play|opera))\\b',
    '\\b(?:phone|battery|laptop|car|plant|plants|engine|computer|character|hero|villain|king|queen|protagonist|internet|wifi|party|fern|cactus|goldfish|tree|mic|line|hair|plot)(?: [a-z]{1,10}){0,3} (?:died|dead|dying|dies|die|death)\\b',
    '\\b(?:novel|film|movie|book|series|episode|game|opera|play|song|poem|show|season|chapter|podcast|documentary|essay|exam|thesis|scene|museum|history)\\b',
    '\\bdye?ing (?:my|her|his|the|it|them)\\b',
    '\\b(?:over my dead body|drop dead|dead last|dead quiet|dead on|left for dead|black death|day of the dead|life and death|matter of life|deathly|beat a dead|brain dead|die hard|wake the dead|dead poets|dead ringer)\\b',
    '\\b(?:living|live|lived|staying|stay|being|be|go|going|life) (?:in|with|at|on|near|alone|together|abroad|here in|out of|next|as an?|by the|without (?:coffee|chocolate|you|music|tea|cheese|my|wifi|sugar|bread)) ?',
    '\\b(?:end|ending|ended) (?:it|things|everything) (?:with (?:him|her|them|my|a|the)|on a|there|here|well|early|in a)\\b|\\bends? (?:of|well|early|soon)\\b',
    '\\b(?:job|office|vacation|holiday|trip|school|work|internship|shift|lease|diet|project|deadline|semester|course|marathon|workout|gym|meeting|sofa|couch|city|apartment)\\b',
  ),
}

const ES: Signs = {
  self: /\b(?:yo|me|mi|mis|mia|conmigo|soy|estoy|estaria|tengo|quiero|quisiera|pienso|siento|puedo|creo|voy|he|existiera|muriera|desapareciera|fuera|aguanto|encuentro|veo|se)\b/,
  death:
    /\b(?:morir|morirme|muriera|muriese|muero|muerto|muerta|muerte|suicid[a-z]*|matarme|quitarme|no existir|no existiera|no existiese|dejar de (?:existir|vivir|respirar)|acabar con (?:todo|mi vida)|desaparecer|desapareciera|no estuviera|no haber nacido|no hubiera nacido)\b/,
  wish: /\b(?:quiero|quisiera|querria|ojala|deseo|gustaria|ganas|prefiero|preferiria|alivio|paz|descansar|descanso|mejor|nadie|echaria|echarian|notaria|extranaria|importaria|llorar(?:ia|ian)|pienso|pensando|pensar|pensado|idea|ideas|intent(?:o|e|ar|ado)|decidi|decidido|planeo|unica salida|si yo|merezco|a veces|todo el mundo|todos)\b/,
  alone: any(
    `\\b(?:cansad[oa]|hart[oa]|agotad[oa])(?: ya)? de (?:vivir|existir|la vida|mi vida|estar viv[oa]|todo|ser (?:yo|una carga)|despertar(?:me)?|seguir)${END}`,
    `\\bno (?:quiero|puedo|aguanto|tengo|encuentro|veo|le veo|se)${gap(4)}(?:estar (?:aqui|viv[oa])|seguir(?: viviendo| adelante| aqui)?|vivir|existir|motivos?|razon(?:es)?|fuerzas?|ganas|sentido|salida|para que)(?: (?:de|para|a|en) (?:vivir|seguir|existir|la vida|mi vida|nada|levantarme))?(?: (?:mas|asi|nunca mas))?${END}`,
    `\\b(?:todos|mundo|familia|hijos|ellos|amigos|gente)${gap(4)}(?:mejor|feliz|felices|tranquil[oa]s?)${gap(2)}(?:sin mi|si yo no|si no estuviera)`,
    `\\bnadie${gap(4)}(?:echaria|echarian|extranaria|notaria|notara|lloraria|importaria|daria cuenta)${gap(4)}(?:de menos )?si${gap(2)}(?:muriera|faltara|desapareciera|no estuviera|me fuera|me muero|me voy)`,
    `\\b(?:soy|siento que soy|me siento)${gap(3)}(?:una carga|un estorbo|una molestia)\\b`,
    `\\badios (?:a todos|para siempre|mundo)\\b|\\b(?:mi|la|es mi|ultima) (?:ultima (?:noche|carta|despedida)|ultimo mensaje|despedida)${END}|\\bmi ultimo dia${END}`,
    `\\bme (?:corto|corte|hago dano|lastimo|lastime|quemo|golpeo|araño|arano)${gap(3)}(?:otra vez|de nuevo|para (?:sentir|calmar)|cuando|cada|los brazos|las munecas|las piernas)|\\bvolvi a (?:cortarme|hacerme dano|lastimarme)\\b`,
    `\\b(?:amig[oa]|herman[oa]|prim[oa]|madre|padre|hij[oa]|novi[oa]|espos[oa]|tio|tia|companer[oa])\\b.{0,40}\\b(?:quitarse la vida|suicid[a-z]*|matarse|no quiere vivir|quiere morir(?:se)?|se corta|hacerse dano|se hace dano)\\b`,
    `\\bmuerte${gap(3)}(?:alivio|descanso|paz)\\b`,
    `\\bojala${gap(3)}no (?:despertara|despertase|despierte|hubiera nacido)\\b|\\bdormir(?:me)?${gap(3)}no despertar\\b`,
  ),
  harmless: any(
    '\\b(?:muero|morir|morirme|muerto|muerta|muriendo)(?: me)? (?:de (?:risa|hambre|sed|sueno|ganas|calor|frio|verguenza|miedo|envidia|aburrimiento|curiosidad|amor|cansancio)|por (?!dentro)|de la risa|de ganas)',
    '\\b(?:telefono|movil|bateria|coche|planta|plantas|personaje|protagonista|pelicula|libro|serie|novela|capitulo|juego|cancion|opera|obra|examen|gato de schrodinger|dia de (?:los )?muertos|naturaleza muerta|mar muerto|punto muerto|tiempo muerto)\\b',
    '\\b(?:trabajo|oficina|vacaciones|viaje|jefe|reunion|trafico|ciudad|piso|dieta|gimnasio|colegio|curso|contrato|sofa)\\b',
    '\\bdesaparecer (?:una? |unos |unas |el |por |del )',
    '\\b(?:vivir|seguir|estar)(?: aqui)? (?:en|con|solo|sola|sin (?:cafe|musica|ti|internet|chocolate|pan)|fuera|lejos|juntos)\\b',
  ),
}

const FR: Signs = {
  self: /\b(?:je|jai[a-z]*|jen|jy|jav[a-z]+|jaur[a-z]+|jet[a-z]+|jess[a-z]+|jesp[a-z]+|me|men|ma|mon|mes|moi|mest)\b/,
  death:
    /\b(?:mourir|mourais|meurs|meure|morte?|mort|suicid[a-z]*|tuer|en finir|disparaitre|disparaissais|disparu|ne plus (?:exister|vivre|etre (?:la|en vie))|plus (?:exister|la demain)|netais (?:plus|pas) la|nexistais|arreter de (?:vivre|respirer)|nexister plus|jamais (?:nee?|existe))\b/,
  wish: /\b(?:veux|voudrais|voulais|aimerais|souhaite|souhaiterais|envie|prefere|prefererais|soulagement|soulagerait|paix|repos|reposer|mieux|personne|manquerais|manquerait|remarquerait|pleurerait|sen apercevrait|pense|penser|songe|idees?|pensees?|tente|tentative|decide|projet|si je|seule (?:solution|issue)|merite|parfois|tout le monde|reve)\b/,
  alone: any(
    `\\b(?:marre|fatiguee?|lasse?|epuisee?|las)(?: d| de) ?(?:vivre|exister|la vie|ma vie|etre (?:la|en vie|moi)|tout|me (?:lever|reveiller))${END}`,
    `\\b(?:nai|ai|ne vois|vois|ne trouve|trouve|na|a|ne sais|ya)(?: vraiment)? (?:plus|pas|aucune?|aucun)${gap(3)}(?:force|envie|raison|sens|courage|gout|but|espoir|pourquoi je)(?: (?:de|a|d|pour) (?:vivre|continuer|exister|la vie|ma vie|rester|avancer|me lever|me battre|rien))?${END}`,
    `\\b(?:monde|famille|enfants|gens|tous|amis|parents|ils|elles|vous)${gap(4)}(?:mieux|heureux|tranquilles?|soulages?)${gap(2)}(?:sans moi|si je netais)`,
    `\\bpersonne${gap(4)}(?:remarquerait|pleurerait|regretterait|manquerais|apercevrait)${gap(4)}(?:si je|mon absence|ma mort)`,
    `\\bje (?:suis|ne suis qu|me sens comme)${gap(3)}(?:un fardeau|un poids|une charge)\\b|\\bje suis de trop${END}`,
    `\\badieu (?:a tous|tout le monde|le monde)\\b|\\b(?:mon|ma|cest mon|cest ma) (?:dernier (?:jour|message|soir)|derniere (?:nuit|lettre))${END}`,
    `\\bje (?:me )?(?:fais du mal|coupe|brule|scarifie|frappe)${gap(3)}(?:encore|a nouveau|pour (?:sentir|me calmer)|quand|les bras|les poignets|chaque)|\\brecommence a me (?:couper|scarifier|faire du mal)\\b`,
    `\\b(?:amie?|soeur|frere|cousine?|mere|pere|fils|fille|copine?|mari|femme|oncle|tante|collegue)\\b.{0,40}\\b(?:se suicider|suicid[a-z]*|mettre fin a ses jours|se tuer|veut mourir|veut plus vivre|se scarifie|se fait du mal)\\b`,
    `\\b(?:la )?mort${gap(3)}(?:soulagement|delivrance|paix|repos)\\b`,
    `\\b(?:mendormir|dormir)${gap(3)}(?:ne (?:plus|jamais|pas) me reveiller|plus jamais me reveiller)|\\btenir${gap(2)}plus longtemps${END}`,
  ),
  harmless: any(
    '\\b(?:mourir|meurs|morte?|mourais|tuer?|tue|tuer)(?: litteralement)? (?:de (?:rire|faim|soif|chaud|froid|fatigue|honte|peur|ennui|envie|sommeil|curiosite|trouille)|denvie|dennui|le temps|de trac)\\b',
    '\\b(?:telephone|batterie|voiture|plante|plantes|personnage|heros|film|livre|serie|roman|episode|jeu|chanson|opera|piece|examen|nature morte|mer morte|temps mort|angle mort|point mort|poisson)\\b',
    '\\b(?:travail|boulot|bureau|vacances|voyage|patron|reunion|trains?|ville|appartement|regime|salle|ecole|cours|contrat|canape|coupe de cheveux|coiffure|vaisselle|menage)\\b',
    '\\bdisparaitre (?:une? |quelques |le |pour (?:une?|quelques) )|\\ben finir avec (?!(?:la|ma) vie|tout)',
    '\\b(?:vivre|rester|etre|continuer)(?: ici)? (?:a|au|en|dans|avec|seule?|sans (?:cafe|musique|toi|internet|chocolat|pain)|ensemble|loin)\\b',
  ),
}

const DE: Signs = {
  self: /\b(?:ich|mich|mir|mein|meine|meinem|meiner|meinen)\b/,
  death:
    /\b(?:tot|tod|sterben|sterbe|gestorben|umbringen|umgebracht|suizid[a-z]*|selbstmord[a-z]*|nicht mehr (?:da|hier|leben|sein|existieren|aufwachen)|nie wieder aufwachen|nicht existieren|verschwinden|verschwande|weg (?:ware|bin|sein)|schluss machen|das leben nehmen|allem ein ende|nie geboren|springen|aufhoren zu (?:leben|atmen|existieren))\b/,
  wish: /\b(?:will|wollte|mochte|wunsch[a-z]*|wunschte|lieber|liebsten|erlosung|erleichterung|ruhe|frieden|besser|niemand|keiner|vermissen|merken|auffallen|weinen|denke|denken|gedanke[a-z]*|uberlege|gedacht|versucht|versuche|beschlossen|plane|plan|wenn ich|ware|hatte|ausweg|verdiene|manchmal|hoffe|sehne|traume|bald|heute nacht)\b/,
  alone: any(
    `\\b(?:mude|satt|leid|erschopft)${gap(3)}(?:zu leben|leben|dasein|existieren|da zu sein)${END}|\\blebensmude\\b`,
    `\\b(?:halte|ertrage|schaffe|kann|packe|will)${gap(4)}(?:leben|alles|es|das alles|dasein|so|mehr|nicht mehr)(?: hier)? (?:nicht mehr (?:aus|ertragen|weiter|aushalten|weitermachen)|nicht langer (?:aus|ertragen)|nicht mehr${END})`,
    `\\b(?:keinen|kein|keine|welchen)${gap(2)}(?:sinn|grund|kraft|ausweg|lebenswillen|lust|hoffnung|zukunft)(?: mehr)?${gap(3)}(?:zu leben|weiterzuleben|weiterzumachen|leben|im leben|am leben|fur mich|zu existieren|aufzustehen)`,
    `\\b(?:welt|alle|familie|kinder|leute|freunde|eltern|ihr|ihnen|allen|jeder)${gap(4)}(?:besser|glucklicher|leichter)${gap(2)}(?:ohne mich|wenn ich nicht|dran ohne)|\\bohne mich (?:ginge es|ware es|waren)${gap(4)}besser\\b`,
    `\\b(?:niemand|keiner|kein mensch|wem)${gap(4)}(?:vermissen|merken|auffallen|weinen|fehlen|interessieren)${gap(4)}(?:wenn ich|ob ich|dass ich)`,
    `\\bich (?:bin|falle|werde)${gap(4)}(?:eine last|zur last|eine belastung)\\b|\\bnur (?:eine )?last fur\\b`,
    `\\b(?:lebt|leb) (?:wohl|alle wohl)\\b|\\b(?:mein|meine) (?:letzter (?:tag|abend)|letzte (?:nacht|nachricht))${END}|\\babschied${gap(3)}(?:von allen|fur immer)\\b`,
    `\\b(?:ich )?(?:ritze|verletze|schneide|verbrenne|schlage) (?:ich )?mich${gap(3)}(?:wieder|um|immer|damit|selbst|wenn)|\\bwieder (?:geritzt|selbst verletzt|angefangen mich zu)\\b`,
    `\\b(?:freund|freundin|schwester|bruder|cousin|cousine|mutter|vater|sohn|tochter|mann|frau|onkel|tante|kollege|kollegin)\\b.{0,50}\\b(?:sich umbringen|umgebracht|suizid[a-z]*|selbstmord[a-z]*|das leben nehmen|nicht mehr leben|sterben will|will sterben|ritzt sich)\\b`,
    `\\btod${gap(3)}(?:erlosung|erleichterung|frieden|ruhe)\\b`,
    `\\beinschlafen${gap(3)}(?:nicht mehr|nie mehr|nie wieder) aufwachen\\b`,
  ),
  harmless: any(
    '\\b(?:tot|sterbe|sterben|gestorben)(?: fast)? (?:vor (?:lachen|hunger|durst|langeweile|scham|angst|hitze|kalte|neugier|mudigkeit)|lachen|mude)|\\b(?:vor (?:lachen|hunger|langeweile|scham|hitze|neugier|durst))(?: [a-z]{1,8}){0,2} (?:gestorben|sterben|sterbe|tot|umgekommen)\\b',
    '\\b(?:todmude|todsicher|handy|akku|auto|pflanze|pflanzen|figur|held|film|buch|serie|roman|folge|spiel|lied|oper|stuck|prufung|totes? meer|toter winkel|zeit totschlagen|tatort|krimi|kaktus)\\b',
    '\\b(?:arbeit|job|buro|urlaub|ferien|reise|chef|meeting|verkehr|stadt|wohnung|diat|fitness|schule|kurs|vertrag|sofa|hitze|strand|meer|kino|pool|brett|wasser|party|seil|becken)\\b',
    '\\b(?:fur|uber) (?:ein|eine|zwei|das) (?:paar tage|woche|wochenende|monat)',
    '\\b(?:leben|wohnen|bleiben|sein) (?:in|mit|bei|ohne (?:kaffee|musik|dich|internet|brot))\\b|\\bohne (?:kaffee|musik|internet|schokolade)\\b',
  ),
}

const PT: Signs = {
  self: /\b(?:eu|me|mim|comigo|meu|minha|meus|minhas|sou|estou|tenho|quero|queria|penso|sinto|posso|acho|vou|aguento|vejo|consigo|preferia|morresse|sumisse|existisse)\b/,
  death:
    /\b(?:morrer|morresse|morro|morto|morta|morte|suicid[a-z]*|matar|tirar (?:a )?minha vida|nao existir|nao existisse|deixar de (?:existir|viver)|parar de (?:existir|viver|respirar)|acabar com (?:tudo|a minha vida|minha vida)|sumir|sumisse|desaparecer|desaparecesse|nao estar (?:mais )?aqui|nao estivesse|nunca ter nascido|nao ter nascido)\b/,
  wish: /\b(?:quero|queria|quisera|gostaria|vontade|prefiro|preferia|alivio|paz|descansar|descanso|melhor|ninguem|sentiria|sentiriam|notaria|perceberia|choraria|importaria|penso|pensando|pensar|pensei|pensamentos?|ideia|tentei|tentar|tentou|decidi|planejo|unica saida|se eu|mereco|as vezes|todo mundo|todos|tomara|oxala)\b/,
  alone: any(
    `\\b(?:cansad[oa]|fart[oa]|exaust[oa])(?: ja)? (?:de|da) (?:viver|existir|vida|minha vida|estar viv[oa]|tudo|ser um (?:peso|fardo)|acordar)${END}`,
    `\\b(?:nao|nem|sem|nenhum|nenhuma)${gap(3)}(?:quero|aguento|tenho|vejo|consigo|encontro|razao|motivos?|forcas?|sentido|vontade)${gap(4)}(?:estar (?:aqui|viv[oa])|viver|existir|continuar(?: vivendo| aqui)?|seguir(?: em frente)?|vida|acordar|levantar)(?: (?:mais|assim|nunca mais))*${END}`,
    `\\b(?:todos|mundo|familia|filhos|eles|amigos|pessoas)${gap(4)}(?:melhor|feliz|felizes|tranquil[oa]s?)${gap(2)}(?:sem mim|se eu nao|se eu sumisse)`,
    `\\bninguem${gap(4)}(?:sentiria|notaria|perceberia|choraria|importaria|ligaria)${gap(4)}(?:minha )?(?:falta )?se eu`,
    `\\b(?:sou|sinto que sou|me sinto)${gap(3)}(?:um peso|um fardo|um estorvo)\\b`,
    `\\badeus (?:a todos|pra sempre|para sempre|mundo)\\b|\\b(?:meu|e meu|minha|e minha) (?:ultimo (?:dia|recado)|ultima (?:noite|mensagem|carta))(?:${END}| adeus)`,
    `\\bme (?:corto|cortei|machuco|machuquei|queimo|bato)${gap(3)}(?:de novo|outra vez|para (?:sentir|aliviar)|quando|sempre|os bracos|os pulsos)|\\bvoltei a me (?:cortar|machucar)\\b`,
    `\\b(?:amig[oa]|irma|irmao|prim[oa]|mae|pai|filh[oa]|namorad[oa]|marido|esposa|tio|tia|colega)\\b.{0,40}\\b(?:se matar|suicid[a-z]*|tirar a (?:propria )?vida|nao quer (?:mais )?viver|quer morrer|se corta|se machuca)\\b`,
    `\\bmorte${gap(3)}(?:alivio|descanso|paz)\\b`,
    `\\b(?:dormir|adormecer)${gap(3)}(?:nao|nunca)(?: mais)? acordar\\b`,
  ),
  harmless: any(
    '\\b(?:morrer|morro|morrendo|morri|morto|morta)(?: quase)? (?:de (?:rir|fome|sede|sono|vergonha|medo|calor|frio|tedio|saudade|saudades|curiosidade|inveja|cansaco|vontade|rir)|por (?!dentro))',
    '\\b(?:telefone|celular|bateria|carro|planta|plantas|personagem|filme|livro|serie|novela|capitulo|jogo|musica|opera|peca|prova|natureza morta|mar morto|ponto morto|tempo morto|peixe)\\b',
    '\\b(?:trabalho|escritorio|ferias|viagem|chefe|reuniao|transito|cidade|apartamento|dieta|academia|escola|curso|contrato|sofa|praia)\\b',
    '\\b(?:sumir|desaparecer) (?:uma? |uns |umas |por |no |do )',
    '\\b(?:viver|continuar|estar)(?: aqui)? (?:em|na|no|com|sozinh[oa]|sem (?:cafe|musica|voce|internet|chocolate|pao)|longe|juntos)\\b',
  ),
}

const LANGUAGES = [EN, ES, FR, DE, PT]
/** Languages with a file of their own, each with its own stems. */
const OTHERS = [IT, NL, PL]
/** None of the tables can match without one of these. */
const STEMS =
  /cabinet|pills|dead|death|d(?:ie|y)|suicid|suizid|selbstmord|alive|exist|liv|life|breath|end|gone|here|around|burden|goodbye|last|miss|notice|hurt|cut|harm|urge|world|mor[rt]|muer|muri|mata|quitar|desapar|vid[ae]|viv|adios|carga|corto|corte|ultim|ojala|mour|meur|mort|tuer|finir|dispar|vie|adieu|fardeau|poids|dernier|coupe|tot|tod|sterb|umbring|umgebra|leben|verschwind|last|letzt|abschied|ritz|sinn|grund|kraft|spring|sumi|adeus|peso|ninguem|nadie|personne|niemand|keiner|fade|over/

const SENTENCES = /[.!?;\n*]+/
const shows = ({ self, death, wish, alone, harmless }: Signs, sentence: string): boolean =>
  !harmless.test(sentence) && (alone.test(sentence) || (self.test(sentence) && death.test(sentence) && wish.test(sentence)))

/** Whether some sentence shows a sign of danger. `plain` is lower case without accents and apostrophes. */
export function showsSigns(plain: string): boolean {
  if (STEMS.test(plain) && plain.split(SENTENCES).some((sentence) => LANGUAGES.some((language) => shows(language, sentence)))) return true
  return OTHERS.some(
    ({ stems, figures, signs }) =>
      signs &&
      stems.test(plain) &&
      plain
        .replace(figures, ' ')
        .split(SENTENCES)
        .some((sentence) => shows(signs, sentence)),
  )
}
