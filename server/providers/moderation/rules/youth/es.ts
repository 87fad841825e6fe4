import type { Youth } from './youth'

const N = '(?:#|dos|tres|cuatro)'
const TEEN = '(?:1[0-7](?![\\d:%]|[.,]\\d)|once|doce|trece|catorce|quince|diecis[eé]is|diez y seis|diecisiete|diez y siete)'
const FIGURE = `(?:[5-9](?![\\d:%]|[.,]\\d)|cuatro|cinco|seis|siete|ocho|nueve|diez|${TEEN})`
const YEARS = '(?:años|añitos|añazos|tacos|anios|abriles|primaveras|inviernos|veranos|otoños|vueltas al sol|añicos)'
const PART =
  '(?: y (?:medio|pico|poco|algo|tantos|cuarto|tres cuartos|(?:#|un|dos|tres|cuatro|unos|algunos|pocos) (?:mes(?:es|ecitos)?|días|' +
  'semanas)))?'
const HARDLY =
  '(?:(?:solo|solamente|tan|nomás|nada más|apenas|casi|ya|aún|todavía|unos|recién|los|sus|mis|tus|como|cerca de|alrededor de|unos|ahora|' +
  'justo|cumplidos|escasos|tiernos|tempranos|tan solo|más o menos|ni|hoy|apenitas|aproximadamente|añitos|edad de) ){0,3}'
const NOT_AGE =
  '(?! (?:(?:de (?!edad|vida|altura|sevilla|madrid)|del|en (?:el|la|esto|este|esta)|como|al frente|atrás|después|antes|' +
  'que|a cargo|desde|seguidos|consecutivos|sin|más|menos|(?:y medio )?\\w+[aei]ndo|casad|viud|jubilad|retirad|divorciad)\\b))'
const MONTH = '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)'
const SOON =
  `(?:en (?:${MONTH}|navidad|verano|otoño|primavera|invierno|unos|dos|tres|pocos)|el (?:próximo|\\d|mes|año|lunes|martes|jueves|viernes|` +
  'sábado|domingo)|la (?:próxima|semana)|este|esta|mañana|pronto|hasta|dentro)'
/** Only children and teenagers are called so. */
const KID =
  '(?:(?<=(?:un|una|el|la|es|eres|soy|sos) )(?:crí[oa]|bebe(?! (?:de vez|para|con|café|vino|té|mate|mucho|poco|solo))|peque|chiqui|' +
  'chiquit[oa]|nen[ea]|criatura)|nen[ea](?= de)|niñ(?:o|a|ito|ita|at[oa])|nen(?:ito|ita)|chiquill[oa]|chiquitín|chiquitina|chiquilín|' +
  'chiquilina|chamac(?:o|a|ito|ita)|escuincl(?:e|a|illo)|chilpayate|mocos[oa]|mocosuel[oa]|mozalbete|mozuel[oa]|rapaz(?:uel[oa])|' +
  'zagal(?:a|ín|ill[oa])?|jovencit[oa]|jovenzuel[oa]|muchachit[oa]|pib(?:ito|ita)|pebet[ea]|chavalín|chavalina|chavalit[oa]|' +
  'chavit[oa]|morrit[oa]|chamit[oa]|carajit[oa]|peladit[oa]|pelaít[oa]|culicagad[oa]|cabr(?:o|a) chic[oa]|cabrit[oa] chic[oa]|guagua|' +
  'guagüita|wawa|patoj(?:o|a|ito|ita)|ishto|cipot(?:e|a|illo|illa)|cipotill[oa]|güirr[oa]|chigüín|guambra|guambrit[oa]|guaga|gurí|' +
  'gurisa|gurises|gurisit[oa]|botija|mitaí|gurrumin[oa]|gurrumín|changuit[oa]|huerc[oa]|huerquill[oa]|plebit[oa]|párvul[oa]|' +
  'parvulit[oa]|púber|preadolescente|adolescente|quinceañer[oa]|colegial[a]?|escolar|liceísta|lice(?:an[oa])|preparatorian[oa]|' +
  'secundarian[oa]|bebito|pequeñaj[oa]|pequeñín|pequeñina|renacuaj[oa]|chicuel[oa]|arrapiezo|rapacín|monaguill[oa]|lobat[oa]|' +
  'lobezn[oa]|hermanit[oa]|hijit[oa]|nietecit[oa]|nietit[oa]|sobrinit[oa]|vecinit[oa]|primit[oa]|alumnit[oa]|huerfanit[oa]|' +
  'principit[oa]|quinceañera|treceañer[oa]|doceañer[oa]|dieciseisañer[oa]|diecisieteañer[oa]|teenager|teen|puberto|puberta|' +
  'chamaquit[oa]|alev[ií]n|prebenjam[ií]n|zipote|muchachuel[oa]|cadetill[oa]|niñat[oa]|xiquet[a]?)'
/** Young, but maybe grown. */
const YOUNG =
  '(?:chic[oa]|chaval[a]?|pib[ea]|chav[oa]|morr[oa]|cham[oa]|pela[oa]|pelad[oa]|sardin[oa]|crí[oa]|cabr[oa]|lol[oa]|muchach[oa]|joven|' +
  'moz[oa]|nan[oa]|plebe|vato|guacho|guach[oa]|pive|chang[oa]|chin[oa]|botija|hij[oa]|hermano|hermana|estudiante|alumn[oa]|aprendiz|' +
  'paje|escuder[oa]|huérfan[oa]|persona|personaje|gemel[oa]s|melliz[oa]s|príncipe|princesa|elf[oa]|mag[oa]|bruj[oa]|nadador[a]?|' +
  'futbolista|gimnasta|skater|patinador[a]?|bailarín|bailarina|violinista|pianista|jugador[a]?|gamer|streamer|otaku|ajedrecista|' +
  `surfista|cantante|prodigio|heredero|heredera|niet[oa]|vecin[oa]|amig[oa]|varón|mujercita|hombrecito|señorita|dama|${KID})`
const ADJ =
  '(?:(?:pobre|pequeñ[oa]|tímid[oa]|simple|buen|buena|típic[oa]|gran|verdader[oa]|dulce|simpátic[oa]|curios[oa]|list[oa]|otr[oa]|joven|' +
  'mini|eterna|alegre|travies[oa]|valiente|humilde|simpatiquísim[oa]|inquiet[oa]) ){0,2}'
const BE = '(?:soy|eres|es|sos|personaje|oc|encarnas|interpretas|protagonista|aún|todavía|solo|apenas)'
const ART =
  '(?:(?:aún|todavía|solo|apenas|ya|casi|mi|tu|un|una|el|la|l[oa]s|dos|ese|esa|este|esta|aquel|nuestr[oa]|otro|nomás|que) ){0,' + '3}'
const ORD = '(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|[1-6] ?(?:er|ro|do|to|r[oa]|[oa°])?)'
const HIGH =
  '(?:s[eé]ptim[oa]|sétim[oa]|octav[oa]|noven[oa]|décim[oa](?: ?primer[oa]?| ?segund[oa])?|undécim[oa]|duodécim[oa]|(?:[7-9]|1[0-2]) ' +
  '?(?:mo|vo|no|vo|o|a|°|ma|va)|onceavo)'
const ANY = `(?:${ORD}|${HIGH}|últim[oa])`
const SCHOOLS =
  '(?:primaria|secundaria|secu|prepa(?:ratoria)?|bachillerato|bachi(?:ller)?|batxillerat|batx|la eso|eso|educación (?:infantil|primaria|' +
  'secundaria|básica|media|inicial|preescolar)|escuela (?:primaria|secundaria|básica|media|técnica|rural|pública|elemental|superior|' +
  'intermedia|normal del pueblo|de su pueblo)|preescolar|infantil|pre ?kínder|kínder|kinder|jardín(?: de infan(?:tes|cia)| de niños)?|' +
  'jardincito|salita|guardería|parvulario|ludoteca|telesecundaria|instituto|insti|cole|colegio|escuelita|liceo|ciclo básico|ciclo ' +
  'orientado|polimodal|industrial|básica|básicos?|diversificado|media|medio|enseñanza (?:media|básica)|egb|bgu|bup|cou|fp básica|fpb|' +
  'fp|formación profesional básica|grado medio|preuniversitario|pre universitario|el pre|cch|conalep|cbtis|cetis|cobach|bachilleres|' +
  'vocacional|técnica|la técnica|internado|orfanato|comercial|la media|normalista|escuela|párvulos|transición)'
/** Schools in which nobody grown studies, and that are not everyday words. */
const SURE =
  '(?:primaria|secundaria|secu|prepa(?:ratoria)?|bachillerato|bachi|bachiller|batxillerat|la eso|preescolar|pre ?kínder|kínder|kinder|' +
  'jardín de infan(?:tes|cia)|jardín de niños|telesecundaria|insti|cole|ciclo básico|polimodal|diversificado|tercero medio|egb|bgu|fp ' +
  'básica|fpb|cch|conalep|cbtis|cetis|cobach|bachilleres|parvulario|párvulos|guardería|educación infantil|la media|básica)'
const GO =
  '(?:v[ao]y?|vas|va|vamos|van|ir|está[sn]?|estoy|estar|curs[aoé]s?|cursando|cursar|estudi[aoá]s?|estudiando|estudian|empieza|' +
  'empiez[oa]s?|empezar|empezará|comienza|comenzará|entra|entró|entrar|entrará|entro|pasa|pasó|pasé|paso|pasar|pasará|acaba|acabo|' +
  'acabar|termina|termino|terminar|terminando|terminará|repite|repito|repetir|repitiendo|asiste|asisto|asistes|acude|acudo|acudes|' +
  'sigue|sigo|sigues|falta|sale|salgo|salir|saldrá|hace|hago|haces|haciendo|ando|anda|andas|andás|estás|vas|vás|aprueba|apruebo|' +
  'suspende|suspendió|suspendí|reprobó|reprobé|cateado|cateó|alumn[oa]|estudiante|delegad[oa]|compañer[oa]s?|colegial[a]?|empezó|' +
  'empecé|todavía|aún|deja|vuelve|vuelvo|llega|tutora? nueva|jefa de grupo|jefe de grupo|abanderad[oa]|escolta|promo|hoy empieza)'
const TEAM =
  '(?:alevín|alevines|benjamín|benjamines|prebenjam(?:ín|ines)|infantil|infantiles|cadete|cadetes|juvenil|juveniles|mini ?basket|' +
  'premini|pre ?infantil|pre ?juvenil|chupetín|querubines|inferiores|cantera|fuerzas básicas|semillero|categorías? (?:inferiores|base|' +
  'infantil(?:es)?|juvenil(?:es)?|menores|formativas?)|divisiones (?:inferiores|menores|formativas)|formativas|sub ?(?:[6-9]|1[0-7])|' +
  'u ?1[0-7])'
const PARENT =
  '(?:(?:su|mi|tu|la|el|sus|mis|tus|los) (?:abuel[oa]s?|ti[oa]|madrina|padrino|ma(?:dre|má|mi)|pa(?:dre|pá|pi)s?|padres|papás|viej[oa]s|' +
  'jef[oa]s|amama|aita|ama|tutora?|yaya|yayo|nana|apoderad[oa]|representante))'
const GROWN_UP_THINGS =
  '(?:votar|conducir|manejar|beber|tomar alcohol|casarse|comprar (?:alcohol|cerveza|tabaco|vino|lotería|bebidas)|entrar (?:a|en) (?:la |' +
  'el |los |las )?(?:disco\\w*|bar\\w*|antro\\w*|boliche\\w*|casino\\w*|pub\\w*|club\\w*)|sacar(?:se)? (?:el |la |su )?(?:carn\\w+|' +
  'licencia|credencial|ine|registro|brevete|cédula|pase|libreta|permiso)|firmar|trabajar|viajar sol[oa]|ir sol[oa]|salir sol[oa]|' +
  'vivir sol[oa]|abrir una cuenta|donar sangre|tatuarse|hacerse un tatuaje|apostar|alquilar|entrar al gremio|ir a discotecas|salir de ' +
  'noche|alistarse|ver (?:esa|esta) película)'
const COMES = '(?:18|dieciocho|mayoría de edad|mayoría|mayor de edad)'
const GROWN =
  '(?:19|[2-9]\\d|diecinueve|diez y nueve|veinte|veinti\\w+|(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?: y ' +
  '(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|pico|tantos|pocos|largos))?)'
const KIN =
  '(?:padre|madre|papá|mamá|viejo|vieja|abuel[oa]|bisabuel[oa]|ti[oa]|herman[oa]|mayor|prim[oa]|vecin[oa]|novi[oa]|padrastro|madrastra|' +
  'padres|abuelos|hij[oa]|jefe|jefa|entrenador|entrenadora|amama|papi|mami|yaya|nana|tutor|tutora)'
const NOT_KIN = `(?<!${KIN},? (?:ya |que |de |con |es |tiene |que tiene |cumple |cumplió ){0,2})`
/** The described one says a young age, so what else is told of others does not count. */
const AGE =
  '(?:(?<!(?:que|quien|hij[oa]s?|niet[oa]|sobrin[oa]|alumn[oa]s?|mayor|menor|pequeñ[oa]|mediana|mediano|herman[oa]|gemel[oa]s|ella|él|' +
  `nena|nene|niñ[oa]|prim[oa]|peque) (?:ya |que |solo )?)(?:tengo|tienes|tenés|tiene) ${HARDLY}# ${YEARS}${PART}${NOT_AGE}|^(?:[a-z]+ ` +
  `){0,2}[a-z]+ ?[,(:] ?# años${PART}${NOT_AGE}|(?:^|soy )[mfh] ?1[0-7])`
const JOB =
  '(?:maestr[oa](?! de escuela me)|profesora?|prof[ea](?:sor[a]?)?|docente|catedrátic[oa]|directora?|subdirectora?|coordinadora?|' +
  'pedagog[oa]|orientadora?|prefect[oa]|preceptora?|conserje|bedel|portero de|intendente|celadora?|secretari[oa]|bibliotecari[oa]|' +
  'cociner[oa]|cheff?|pediatra|entrenadora?|seleccionadora?|ojeadora?|utillero|instructora?|educadora?|psicólog[oa]|psicopedagog[oa]|' +
  'enfermer[oa]|médic[oa]|doctora?|dentista|ortodoncista|logopeda|fonoaudiólog[oa]|abogad[oa]|notari[oa]|ingenier[oa]|arquitect[oa]|' +
  'contadora?|contable|camarer[oa]|meser[oa]|barista|pasteler[oa]|panader[oa]|carnicer[oa]|carter[oa]|taxista|chofer|chófer|' +
  'conductora?|camioner[oa]|maquinista|periodista|redactora?|traductora?|cineasta|tenor|soprano|barítono|gerente|empresari[oa]|' +
  'dueñ[oa]|propietari[oa]|funcionari[oa]|obrer[oa]|albañil|plomer[oa]|fontaner[oa]|electricista|carpinter[oa]|peluquer[oa]|modista|' +
  'costurer[oa]|sastre|jardiner[oa]|maestra jardinera|agricultora?|ganader[oa]|tender[oa]|cajer[oa]|policía|bomber[oa]|militar|' +
  'sargento|cabo|capitán de barco|azafata|veterinari[oa]|farmacéutic[oa]|fisioterapeuta|partera|matrona|cirujan[oa]|consultora?|' +
  'agente|juez[a]?|jueza|alcalde|alcaldesa|concejal[a]?|cura|párroco|monja|sacristán|pastora?|catequista|sacerdote|sociólog[oa]|' +
  'biólog[oa]|geólog[oa]|químic[oa]|físic[oa]|historiadora?|filólog[oa]|librer[oa]|florista|niñera|asistente|organizadora?|jefe de|' +
  'jefa de|jefa del|jefe del|dirigente|mánager|manager|consejer[oa]|farer[oa]|bodeguer[oa]|restauradora?|guardabosques|inspectora?|' +
  'asesora?|opositora?|trabajadora? social|limpiadora?|vulcanólog[oa]|preparadora? físic[oa]|jubilad[oa]|señora?|caballero|viud[oa]|' +
  'casad[oa]|divorciad[oa]|soltero de|abuel[oa]|bisabuel[oa]|universitari[oa]|graduad[oa]|licenciad[oa]|jurado|editora?|publicista|' +
  'administrativ[oa]|oficinista|repartidora? de|tatuadora?|fundadora?|scouter|akela|exalumn[oa]|veteran[oa]|corredora? de (?:trail|' +
  'bolsa|seguros)|anticuari[oa]|reloj[ea]r[oa]|zapater[oa]|astronauta de|ministr[oa]|embajadora?|diputad[oa])'
/** These may be pastimes. */
const SOFT =
  '(?:músic[oa]|productora?|compositora?|actor|actriz|programadora?|diseñadora?|ilustradora?|fotógraf[oa]|escritora?|novelista|' +
  'guionista|científic[oa]|detective|investigadora?|pescadora?|vendedora?|pilot[oa]|monitora?|árbitr[oa]|rey|reina de|guardia|' +
  'mecánic[oa]|herrer[oa]|técnic[oa]|auxiliar)'

export const es: Youth = {
  numbers: [
    '(?<!(?:nta|cien|ciento|veinte|diez) (?:y )?)(?:cinco|seis|siete|ocho|nueve|diez(?! y (?:seis|siete|ocho|nueve))|once|doce|trece|' +
      'catorce|quince|dieciséis|diez y seis|dieci seis|diecisiete|diez y siete|dieci siete)',
  ],
  said: [
    // ages with "años"
    `(?:tengo|tienes|tenés|tenes|tiene|tienen|tenemos|tener|con|aparenta|aparento|ronda|roza|de) ${HARDLY}${N} ` +
      `${YEARS}${PART}${NOT_AGE}(?<!(?:hace|desde hace|durante|después|antes|luego|más|menos|cabo|historia|experiencia|últimos) (?:de|` +
      'con) .{0,30})',
    '(?:cumpl[eoií]s?|cumplió|cumplí|cumpliste|cumplir|cumplirá|cumplirás|cumpliré|cumpliendo|cumplido|cumpla) (?:ya |hoy |mañana |' +
      `apenas |solo |en \\w+ |recién |casi |este año |los |sus |mis |tus )*(?:#|cuatro|tres)(?: ${YEARS})?${PART}(?= ?(?:[,)–—]|$|y |` +
      `${SOON}|el |la |pero|aunque))`,
    `(?:cumpl[eoií]s?|cumplió|cumplí|cumplir|cumplirá|cumpliré) (?:ya |hoy |apenas |solo |los |sus |mis )*# ${YEARS}${PART}(?! (?:de|` +
      'como|en el)\\b)',
    `(?<=^|[,:;(–—/|•·] ?)${HARDLY}${N} ${YEARS}${PART}(?: (?:de edad|cumplidos|recién cumplidos|bien cumplidos|hoy|nomás))*(?= ?(?:[,` +
      ':;)–—/|•·]|$|y )| (?:de (?:[a-z]+,|sevilla|madrid)|vive|estudia|juega|toca|quiere|adora|ama|odia|le gusta|me gusta|va|soy|dibuja|' +
      'sueña|colecciona|\\w+[oae]n[oa]s?,?))',
    `# ${YEARS} (?:de edad|cumplidos|recién|bien cumplidos)|${TEEN} (?:recién cumplidos|recién estrenados|cumplidos|años cumplidos)`,
    `(?:^|soy |es |eres |sos |mi oc (?:es )?)(?:[a-z]+ ){0,3}# ${YEARS}(?= [a-z]+(?:,|$| de ))${NOT_AGE}`,
    `(?:${YOUNG}|\\w+er[oa]|\\w+ist[oa])(?: [a-z]+){0,2} (?:de|con|,)? ?${HARDLY}${N}(?: ${YEARS})${PART}${NOT_AGE}`,
    `${YOUNG}(?: [a-z]+){0,2} (?:de|con) ${HARDLY}(?:${FIGURE}|dos|tres)${PART}(?= ?(?:[,)–—]|$|que |y (?:medio|\\w+)|de \\w+,|muy|con|` +
      'al que|cuy[oa]|listo|lista|sin|viv|recién))(?! (?:y|de) (?:la mañana|la tarde|la noche))',
    `${YOUNG} ${TEEN}(?= ?(?:,|$|años))`,
    `(?:sus|mis|tus|a los|con los|por los|ronda los|roza los) ${HARDLY}# (?:${YEARS} )?(?:ya |aún |todavía |es |toca |juega |sabe |vive ` +
      '|quiere |sueña |estudia |canta |espera |va |sigue |escribe |dibuja |gana |programa |habla |lee |cuida )',
    `a (?:sus|mis|tus) ${HARDLY}${N}(?: ${YEARS})?${PART}(?= ?(?:,|$|ya|y ))|(?<=, ?)con (?:sus |solo |apenas |unos )*${TEEN}(?: ` +
      `${YEARS})?(?=,|$)`,
    `(?:ha visto|vio|ha vivido|vivió|lleva vividos|ha contado|contaba) (?:apenas |solo |ya )*${N} (?:inviernos|veranos|primaveras|` +
      'otoños|lunas)',
    '# (?:primaveras|abriles|añitos|veranitos|inviernos)(?! (?:de|atrás|después|desde|gober))|(?:tengo|tienes|tiene|tenés) (?:casi |' +
      `solo |ya |apenas |los |unos )*(?:${TEEN}|[5-9]|siete|ocho|nueve|diez|seis|cinco)${PART}(?= ?(?:[,)–—]|$|y (?!\\d)|pero|aunque|` +
      'recién|hoy|cumplidos))',
    `${HARDLY}${TEEN} y (?:medio|pico)(?=,|$)|(?:soy|eres) (?:de )?${TEEN}(?=,|$)|${TEEN} a punto de (?:1[0-8]|${TEEN}|cumplir)`,
    `(?:edad|años|age)(?: aparente| del personaje| actual)? ?[:=–—(]? ?(?:es )?${HARDLY}(?:${FIGURE}|[1-3](?!\\d)|dos|tres)(?= ?(?:[,;/|` +
      '–—•·)]|$|años|añitos|y ))',
    'edad .{0,60}: (?:cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|1?\\d)$',
    '^(?!calle |avenida |plaza |sala |piso |cuarto |capítulo |número |nivel |parte |casa |mesa |temporada |día |lección |página |tomo |' +
      `puerta |platform |room |chapter |level |page )(?:personaje: |nombre: )?(?:[a-z]+,? ){0,3}[a-z]{2,}, ?(?:de )?${HARDLY}(?:(?!once|` +
      `[5-9](?!,))${FIGURE}|once(?=,.*\\b(?:de|la|el|los|las|y|con|su|que|un|una)\\b))${PART}(?: tacos)?(?=,|$)`,
    `(?<=, ?)(?:(?:casi|solo|unos|de|apenas|recién) ${FIGURE}|${FIGURE} (?:en ${MONTH}|y medio|recién))(?=,|$)`,
    '^(?!capítulo|parte|volumen|temporada|nota|página|nivel|tabla|figura|episodio)(?:[a-z]+,? ){0,4}[a-z]{2,} ?\\((?:de )' +
      `?${HARDLY}${FIGURE} ?(?:${YEARS}|a)?${PART}[),]`,
    '(?<=^|[,(/:;–—|•·] ?|soy |hola )(?:[mfh]|masc|fem|chic[oa]|muj?er|varón) ?[/,:]? ?1[0-7](?= ?(?:[,/);|–—•·]|$|de |d |años))|(?<=^|' +
      '[,(/:;–—|•·] ?|soy )1[0-7] ?[/,]? ?(?:f|m|h|a|yo|añ)(?= ?(?:[,/);|–—•·]|$))|^(?:[a-z]+ )1[0-7](?= (?:a punto|años|de \\w+,))',
    '(?:#|diez|once) (?:más|\\+) \\w+, esos son (?:mis|sus)|(?<!(?:cuarenta|treinta|veinte|\\d) )# velas(?! aromá)(?!.*(?:fund|empresa))' +
      `|un año (?:menos|más) que .{0,25}${TEEN}|(?:mi|su|tu) (?:# )cumpleaños|(?:estrena|estrenar|estrenó|soplar?|sopla) (?:los |sus )` +
      `?${FIGURE}`,
    `${N} (?:años|meses) y ${N} meses(?! (?:de|después|atrás))|(?:bebé|niñ[oa]|nen[ea]|de|tiene|con|peque) (?:solo |apenas |casi |unos )` +
      '*(?:#|un|dos|tres|cuatro|1[89]|2[0-9]|dieciocho|veinte) meses(?= ?(?:,|$|y|de edad|que))(?<!(?:hace|desde|durante) (?:\\w+ )?.{0,' +
      '14})',
    `hermana? mayor tiene (?:${TEEN}|nueve|diez|[5-9])|herman[oa] mayor (?:de|tiene) (?:${TEEN})`,
    // birth and coming of age
    'nac(?:id[oa]s?|í|ió|iste|imos|e)(?: (?!\\d{4})[a-z0-9]+){0,8},? ?(?:\\d{1,2}/\\d{1,2}/)?@|(?:año de nacimiento|fecha de nacimiento|' +
      'nacimiento|nac|f nac) ?:? ?(?:\\d{1,2}[/ ](?:de )?\\w+[/ ](?:de |del )?)?@|(?:soy|es|eres|sos|generación|clase|cosecha|modelo|' +
      'quinta) ?(?:del|de|de la)? ?(?:año )?@|^[a-z]+ ?\\((?:n\\w* ?)?@\\)|^[a-z]+, ?@(?=,|$)',
    '(?:es|soy|eres|sos|siendo|como|,|por ser|aún|todavía|sigue|sigo) ?(?:aún |todavía |un |una |siendo )*menor(?: de? edad)?(?= ?(?:,|' +
      '$|y |así|asi|por|pero|hasta))|(?<!(?:nadie|alguien|parece|ningun|ninguna|cualquier|persona|un|una|algun|como|es) )' +
      'menor(?:cit[oa])? de? edad|minoría de edad|(?:jovencit[oa]|chica|chico|nen[ea]) sub 18|no emancipad[oa]|menor emancipad[oa]|' +
      '(?:bajo la|patria|tiene la) (?:patria )?(?:potestad|tutela)|tutor(?:a)? legal|guarda y custodia|en acogida|casa de acogida|' +
      'centro de menores|tarjeta de identidad(?= )',
    'falta(?:n|rá|rían)?(?: (?:le|me|te|aún|todavía|poco|poquito|nada))* ?.{0,45}\\b(?:para|pa|hasta|a) (?:que )?(?:ser |cumplir |' +
      `llegar a |alcanzar |tener |sacar |los |la |sus |mis |su |mi )*(?:${COMES}|votar|edad (?:para|de|legal)|credencial|carn[eé]t?|` +
      'licencia|ine|cédula)(?!.{0,14}(?:jubil))',
    '(?:le|me|te) (?:quedan?|faltan?) .{0,45}(?:para|pa|hasta) (?:que )?(?:ser |cumplir |llegar a |tener |los |la |sus |mis |su )' +
      `*(?:${COMES}|votar|poder)`,
    '(?:le|me|te) (?:quedan?|faltan?) (?:aún |todavía |solo |como )*(?:\\w+ ){1,2}(?:de|para|en|antes|del|grados?|cursos?|años?)(?: ' +
      `(?:acabar|terminar|salir de|dejar|en|el|la|de|del))* ?${SCHOOLS}|(?:le|me|te) faltan? (?:\\w+ )?(?:grados?|cursos?)(?= |,|$)`,
    '(?:quedan|queda|faltan|falta) .{0,20}(?:mayoría de edad|dieciocho|18 años|ser mayor)|(?:mayoría de edad|los dieciocho|los 18),? ' +
      '(?:le |me |aún |todavía )*(?:quedan?|faltan?|llega|será|vendrá)',
    '(?:cumpl(?:e|o|ís|es|irá|irás|iré|ir)|hará|haré|alcanza(?:rá|ré|r)?|llegará?|estrena(?:rá)?|soplar|espera|esperando|sueña con|' +
      `ansía) (?:pronto |casi |ya |en breve |recién |a |la |su |mi |los |sus |mis |tener |cumplir |alcanzar )*(?:${COMES})(?= ?(?:,|$|` +
      `años ?(?:,|$|${SOON}|en|y)|${SOON}|y|en|dentro|el|la|de edad))(?! años (?:como|de))`,
    '(?:hasta|antes de|casi|cuando|hasta que) (?:que )?(?:los |cumpl[aio]r? |tenga |tener |llegue a |llegar a |alcanzar |alcance |sea |' +
      `ser |la |mis |sus |su |no )*(?:${COMES}|dieciséis|16)(?= ?(?:,|$|no|y|años|en|de edad|dentro))(?!.{0,12}(?:trabajó|vivió))`,
    '(?:aún|todavía) no (?:es|soy|eres|sos|será) (?:\\w+ )?mayor|(?:será|seré|serás|seas|sea) (?:por fin |ya |al fin |legalmente )' +
      '?(?:mayor de edad|mayor|adult[oa])|(?:mayor de edad|mayoría de edad|dieciocho|18|se gradúa|graduará|egresa|egresará|egreso|' +
      'gradúo|termina|terminará|promo(?:ción)?|acaba|sale|selectividad|ebau|votar) (?:\\w+ ){0,4}%|cuando (?:sea|crezca|seas|crezcas|' +
      'termine el cole\\w*)(?: mayor| grande| adult[oa])?(?= |,|$)',
    'no (?:cumple|cumplo|tiene|tengo|tienes|llega a|ha cumplido|he cumplido|alcanza|llego a) (?:aún |todavía |ni |siquiera )*(?:los )' +
      `?(?:${COMES}|${TEEN})(?! (?:de|a))|sin (?:haber cumplido|cumplir) (?:aún |todavía )?(?:los )?(?:18|dieciocho|dieciséis|16)`,
    '(?<!(?:quien|quienes|que) (?:aún |todavía )?)(?:no|ni|sin|ni siquiera|tampoco) (?:\\w+ )?(?:tiene|tengo|tienes|tenés|tienen|' +
      'alcanza|alcanzo|llega a|llego a|da|tener) (?:ni |aún |todavía |a |siquiera )*(?:la |una )?(?:edad|mayoría)(?= ?(?:,|$|para|pa|' +
      'legal|de|suficiente|mínima|y))|edad (?:legal|mínima) (?:aún|todavía|no|hasta)',
    `(?:demasiado|muy|tan) (?:joven|pequeñ[oa]|chic[oa]) (?:para|como para|pa) (?:poder )?${GROWN_UP_THINGS}|por (?:la|su|mi) edad|por ` +
      'ser menor',
    '(?:aún|todavía|hasta|ni|tampoco) .{0,14}no (?:le |me |te |lo |la )?(?:puede|puedo|puedes|podés|podrá|dejan|deja|permiten) (?:\\w+ )' +
      `{0,2}?${GROWN_UP_THINGS}|(?:aún|todavía) no (?:le |me |te |lo |la )?(?:puede|puedo|puedes|podés|podrá|dejan) (?:\\w+ ){0,` +
      `2}?${GROWN_UP_THINGS}|no podrá (?:\\w+ ){0,5}hasta|no (?:puede|puedo) (?:aún|todavía) ${GROWN_UP_THINGS}|(?:no puede|no puedo) ` +
      'votar|para (?:poder )?votar(?:,| le| me| aún) .{0,20}(?:cumpleaños|faltan?|años)|necesitaría dispensa|licencia de (?:menor|' +
      'aprendiz)|permiso (?:de|por) (?:menor|ciclomotor)|primer dni|ciclomotor',
    '(?:permiso|autorización|autorizaciones|firma|consentimiento|acompañad[oa]|autorizad[oa]|justificante)(?: firmad[oa])? (?:de|por|' +
      'del|con) (?:el |la |los |las |sus? |mis? |tus? )*(?:padres?|papás?|mamá|madre|viejos|abuel[oa]s?|tutora?s?|apoderad[oa]|' +
      'representante|tía|tío)',
    `${PARENT} (?:es quien |aún |todavía |siempre |no |ya |tiene que |debe |va a |le |me |te |lo |la |los ){0,4}(?:firman?|firmar|firmó|` +
      'firmaron|dejan?(?! de)|deje|prohíben?|castig\\w+|lleva a (?:entrenar|la escuela|clase|el cole)|recogen?|pone hora|ponen hora|' +
      'pone límite|confiscó|confiscan|quitan? el (?:móvil|celu\\w*)|peina para|prepara (?:la lonchera|el bocata)|abrió la cuenta|' +
      'arropan?|regañan?)',
    `(?:toca|tiene que|debe) (?:a )?(?:${PARENT}) firmar|con permiso de (?:la|su|mi|el|sus|mis)|(?:hora|regla) (?:de llegada|de su ` +
      '(?:papá|mamá|padre|madre))|toque de queda de sus|(?:me|lo|la|le|te) (?:lleva|llevan|deja|dejan|recoge|recogen|recoja) (?:\\w+ )' +
      '?(?:al cole\\w*|a la escuela|al insti\\w*|al liceo|del cole\\w*|de la escuela)|me lleva mi|(?:estar|volver|llegar) (?:en|a) casa ' +
      'antes de|(?:castigad[oa]) (?:sin|por|en su cuarto|esta|hasta)|paga semanal|la paga|mi domingo|mesada|mi mesada|su domingo',
    '(?:pid[eo]|pedir|pedirles?|pides) permiso a (?:su|mi|tu|sus|mis|tus) (?:padres|papás|mamá|papá|madre|padre|viejos|abuel[oa]s?)',
    '(?:por|para|en|festej\\w+|celebr\\w+) (?:sus|mis|tus) (?:quince|15|xv|trece|catorce|dieciséis|16)(?= ?(?:,|$|y|con|en))',
    '(?:vive|vivo|vives|cri[oa]|duerme|creciendo) en (?:un|el) (?:orfanato|orfelinato|hogar de (?:niños|menores)|internado|hospicio)',
    `no (?:me|le|lo|la|te) (?:dejan?|permiten?) (?:\\w+ ){1,5}hasta (?:los|cumplir|que cumpla|tener) (?:los )?(?:#|18|dieciocho)`,
    `(?:tienen|tenemos) (?:los dos |ambos )?${TEEN}(?= ?(?:,|$|años))`,
    'dejó la primaria|(?:pasillos|baños|gimnasio|compañeros|chicos populares) del (?:insti|instituto|liceo|cole|colegio)',
    // school
    `${ANY}(?: (?:año|grado|curso|nivel|ciclo))? (?:de |del |de la |de el |en |en la |en el )${SCHOOLS}(?! de (?:idiomas|negocios|arte|` +
      'medicina|derecho|cocina|yoga|baile|danza|manejo))',
    `(?:${ORD}|${HIGH}) (?:básico|medio|bachillerato|bachiller|primaria|secundaria|eso|egb|bgu|diversificado|prepa|secu)(?= |,|$)|` +
      `(?<!(?:do|no|ao) )${HIGH} (?:grado|año|curso|básico)|grado ${ANY}|grado (?:[1-9]|1[01]|once|diez|nueve|ocho|siete|seis|cinco)|` +
      `${HIGH} de (?:básica|secundaria|primaria|egb|colegio)|(?:[1-6]|i{1,3}|iv) ?[oa°]? medio`,
    `${GO} (?:\\w+ )?(?:(?:en|a|al|el|la|de|por|para) )?(?:el |la )?${ORD} (?:grado|año(?! de (?:medicina|derecho|carrera|universidad|` +
      'residencia|ingeniería|facultad))|curso|nivel)(?= ?(?:,|$|y|de|en|con|d|b|a|c)(?! (?:la )?(?:uni|carrera|facul|medicina|derecho)))',
    `(?:v[ao]y?|vas|está[sn]?|estoy|pasa|pasó|entra|curs[ao]s?|ando|repite) (?:en|a|de|para) (?:${ORD.replace('[1-6] ?', '[1-6] ?')}|` +
      `${HIGH}|once)(?= ?(?:,|$|y |con|en |pero|[a-d](?: |,|$)|que))(?! (?:plano|lugar|piso))`,
    `(?<=^|, ?)${ANY} (?:grado|año|curso|medio|básico)(?= ?(?:,|$|de |[a-d](?:,|$)))(?! de (?:carrera|medicina|derecho|universidad|la ` +
      'uni))|(?<=^|, ?)(?:segundo|tercero|cuarto|quinto|primero|sexto|[1-6]o) [a-f](?=,|$| y)',
    '(?:de|en|del|clase de|salón|aula|grupo) (?:la )?(?:[1-6] ?[oa°] ?[a-f]|[1-6] ?(?:ro|do|to|er) ?[a-f]|(?:primero|segundo|tercero|' +
      'cuarto|quinto|sexto) [a-f])(?= |,|$)|(?:clase|salón|aula|grupo|curso|niñ[oa]s?) de (?:primero|segundo|tercero|cuarto|quinto|' +
      'sexto|séptimo|octavo|noveno|párvulos|infantil|primaria|la eso)',
    `^o (?:[a-d](?= (?:y|de) )|de (?:la )?${SCHOOLS}|medio|básico|grado|curso|bachill|año (?:de|y|en))|^er (?:curso|año|grado)|^a de ` +
      `primaria|${GO} (?:en|a) (?:[1-9]|1[01])$`,
    `${GO} (?:\\w+ ){0,2}?(?:(?:en|a|al|de|del|por|para|desde) )?(?:la |el |un |una |su |mi |tu |mismo |misma |último año de |fin de )` +
      `*${SURE}(?! (?:de (?:idiomas|negocios)|a (?:dar|dejar|recoger)))`,
    '(?:v[ao]y?|vas|va|van|ir|asiste|asisto|acude|estudi[ao]s?|estudiando|alumn[oa]|estudiante|falta|empieza|empiezo|cursa|curso|vuelve|' +
      'sale|salgo|salir|salida) (?:\\w+ )?(?:en|a|al|de|del) ?(?:la |el |un |una |su |mi |lo |los |las )*(?:escuela|escuelita|colegio|' +
      'instituto|liceo|técnica|industrial|jardín|monjas|maristas|salesianos|jesuitas|internado|orfanato|clase antes)(?! (?:de ' +
      '(?:idiomas|negocios|arte|medicina|derecho|cocina|yoga|baile|danza|manejo|conducir|cine|teatro|música|adultos|arquitectura|' +
      'hostelería|diseño)|botánic|oficial de idiomas|superior|secreto|tecnológico|nocturn|a (?:recoger|buscar|dejar)))',
    `(?<=^|[,:;(] ?|f1\\d, )(?:(?!cole|básica|guardería)${SURE}|liceo|colegio: ?\\w+)(?= ?(?:,|$|;))|(?:turno de|todavía en|aún en|sigo ` +
      'en|sigue en|de) (?:la |el )?(?:primaria|secundaria|prepa|preparatoria|insti|secu|preescolar|kínder)(?= ?(?:,|$|y|que|al|en|con))',
    `(?:${YOUNG}|capitan[a]?|capitán|delegad[oa]|presidenta?|${KID}) (?:\\w+ )?(?:de|del|de la) (?:la |el |un |una )?(?:${SCHOOLS}|` +
      'escuela|colegio|instituto|liceo|clase|salón|curso)(?= ?(?:,|$|que|y|de|[a-z]+))(?! de (?:idiomas|negocios|derecho|medicina))',
    'delegad[oa] de (?:clase|curso|aula|[1-6])|jef[ea] de grupo|presidente del consejo estudiantil|(?:centro|consejo) de (?:alumnos|' +
      'estudiantes de secundaria)|centro de estudiantes del|abanderad[oa]|escolta de la bandera|(?:mi|su|tu) (?:salón de clases?|seño|' +
      'miss|prefecta)(?= )|de mi salón|(?:corrige|lleva|contra|contesta|mira) (?:\\w+ ){0,3}(?:a la|al) (?:maestra|maestro|profe|seño)|' +
      '(?:la|el) (?:maestra|profe|seño|miss) (?:le|me|te) |que (?:el|la) profe',
    '(?:recreo|boletín de notas|boleta|libreta de calificaciones|deberes(?! de (?:casa|la))|tarea del (?:cole|colegio)|tarea de ' +
      '(?:mate\\w*|historia|lengua|inglés|ciencias)|útiles escolares|comedor escolar|bus escolar|transporte escolar|ruta escolar|buseta|' +
      'uniforme (?:del cole\\w*|escolar)|mochila (?:de (?:dinosaurios|unicornios?|princesas|ruedas)|del cole|escolar|enorme)|lonchera|' +
      'edad escolar|fiesta de fin de curso|obra de fin de curso|viaje de (?:estudios|egresados|fin de curso)|coro escolar|acto escolar|' +
      'feria de ciencias|bandera de la escuela|conocimiento del medio|cono de|flauta dulce|cuaderno de (?:mates?|lengua|clase|' +
      'caligrafía)|notas del (?:cole|insti|trimestre)|faltas del (?:insti|cole)|babi (?:verde|azul|rojo|de)|clausura de la|patio del ' +
      '(?:cole|colegio|insti|instituto|recreo)|hora del patio|salida del (?:cole|colegio|insti)|equipo de la escuela|banda (?:del liceo|' +
      'del colegio|del insti|de la escuela)|club (?:del|de la) (?:colegio|escuela|instituto|liceo|prepa)|periódico (?:escolar|del ' +
      'instituto)|conservatorio elemental|grado (?:elemental|profesional) de (?:piano|violín|música|danza|chelo)|graduarse de ' +
      '(?:bachiller|la prepa|secundaria)|fp básica|formación profesional básica|compañer[oa]s? de (?:clase|salón|curso|pupitre)(?! de ' +
      '(?:mi|su) hij))',
    '(?:primer día de (?:clases?|escuela|cole\\w*|secundaria|prepa\\w*|insti\\w*|primaria|liceo))|(?:antes|después|salida) de (?:clase|' +
      'la escuela|las clases|clases)|(?:para|de|la|el|examen de|estudia(?:ndo)? para|prepar\\w+|antes de|hasta|y|huele) (?:la |el |su |' +
      'mi )?(?:paes|psu|ebau|evau|selectividad|icfes|saber 11|saber once|ser bachiller|comipems|examen de admisión a la prepa|simce|' +
      'prueba de transición)(?= |,|$|\\b)|examen (?:de|para) (?:entrar a )?(?:la )?(?:prepa|secundaria|prepas)|suspend(?:e|ió|í) .{0,' +
      '20}(?:eso|mates|lengua)|reprob(?:ó|é) .{0,20}(?:secundaria|prepa|primaria)|(?:técnica|secundaria|prepa|escuela|telesecundaria|' +
      'liceo|colegio|normal) (?:n\\w* )?\\d{1,3}(?= |,|$)|prepa \\d|estudiante de intercambio de \\d|(?:el )?próximo (?:curso|año) ' +
      '(?:empieza|entra|pasa|va|comienza|cursa|empezará)(?! a trabajar)|año que viene (?:empieza|entra|pasa) (?:en |a |al )?(?:la |el )' +
      '?(?:insti|prim|secun|prepa|bach|sext|eso|colegio)',
    // clubs, teams, ceremonies
    '(?:juega|juego|jugás|juegas|jugador[a]?|portero|portera|arquer[oa]|capitana?|capitán|delanter[oa]|defensa|base|pívot|nada|compite|' +
      'corre|entrena|milita|titular|debutó|goleador[a]?|ficha|fichó|equipo|fichad[oa]|central|lanzador[a]?|zaguer[oa]|mediocentro|' +
      'lateral|nadador[a]?|atleta|tenista|categoría|liga|división|promoción|es|soy) (?:\\w+ ){0,2}?(?:en |con |de |del |a )(?:el |la |' +
      `los |las |un |una |equipo |categoría |división )*${TEAM}(?= ?(?:,|$|[abc](?: |,|$)|del?|y|en|femenin|masculin|más|que|para|` +
      'nacional|provincial|sin|con))',
    '(?<=^|, ?)(?:capitana? |capitán |jugador[a]? |portero |portera |el |la |un |una )*(?:del |de la |de los |equipo )*(?!juvenil|' +
      `benjamin(?:,|$)|cantera|infantil,)${TEAM}(?= ?(?:,|del?|más|de segundo|de primer|masc|feme))`,
    '(?<!(?:selecao|do|o|da) )sub ?(?:[6-9]|1[0-7])|olimpiada de (?:mate\\w*|física|química|biología)|juegos (?:escolares|evita|' +
      'intercolegiales|plurinacionales)|liga infantil|intercolegial(?:es)?|benjamin[a]? de (?:la (?:casa|familia)|cuatro|tres|cinco|los)' +
      '|es (?:el|la) (?:benjamín|benjamina)|^(?:la|el) benjamin[a]?|(?:en|con) (?:el|los|la|las) (?:equipo )?(?:alevín|alevines|' +
      'prebenjamín|cadete|juvenil|infantil)(?: [abc])?(?= ?(?:,|$|del?))|(?:es|soy|eres) (?:un |una )?(?:alevín|cadete|benjamín|' +
      'infantil|juvenil) (?:de|en|del)|juego en la (?:novena|octava|séptima)|(?:sexta|séptima|octava|novena) división (?:de|en)',
    '(?:es |soy |eres |sos |^|, )?(?:lobat[oa]|lobezn[oa]|castor|guía mayor|tropa scout|troper[oa]|ranger)(?= (?:en|de|del|scout))|' +
      'cachorr[oa] scout|scout (?:de la (?:manada|tropa|patrulla|unidad)|de tropa)|(?:de|en) la (?:manada|tropa|patrulla|unidad scout)|' +
      'guía de patrulla|manada (?:scout|de lobatos)|pioner[oa] (?:moncadista|josé martí)|pañoleta|acólit[oa]|monaguill[oa]|' +
      'explorador[a]? (?:del|de la) (?:club|patrulla)|conquistador[a]? del club|aventurer[oa] del club|(?:hizo|hace|hará|hago|haré|' +
      'hacer|hice) (?:la|su|mi) (?:primera )?(?:comunión|confirmación)|(?:primera comunión|bar mitzvá|bat mitzvá)|va a catequesis|' +
      'catequesis los|voy a catequesis|(?:su|mi|tu|la|fiesta de) (?:fiesta de )?(?:quinceañera|quince años|xv(?: años)?|15 años|quinces|' +
      'quince)(?= |,|$)|fiesta de (?:quince|xv|15|quinceañera)|chambelanes|vals de (?:los )?(?:quince|xv)|campamento (?:de verano|' +
      'escolar|infantil)|grupo de campamento|colonia de vacaciones|niñ[oa] cantor[a]?|(?:canta|canto|cantas) en (?:el|un) coro infantil|' +
      'ludoteca|voz blanca|(?:en|de) la orquesta (?:infantil|juvenil)|taller (?:infantil|para niños)|parlamento juvenil|concejal ' +
      'infantil|(?:va|voy|vas) al centro juvenil|esplai|grupo juvenil de la parroquia',
    // words for the young
    `(?<=^|[,:;(–—] ?|\\b${BE} )${ART}${ADJ}${KID}(?<!, (?:el|la) \\w{3,12})(?<!^(?:mi|tu) \\w{3,12})(?! (?:psychologist|de (?:los|las|` +
      'mis|sus) |interior|por dentro|de corazón|grande|grandote|eterno|que (?:fue|fui|llevo|lleva|hay)|de (?:mis|sus) ojos|valiente de))' +
      '(?=[ ,:)–—]|$)',
    `(?:un|una|el|la) ${ADJ}(?:niñ[oa]|crí[oa]|adolescente|chamac[oa]|colegial[a]?|quinceañera|mocos[oa]|chiquill[oa]) (?:de (?!los|las|` +
      'mis|sus|mi|su)|que (?!fu|llev|hay)|tímid|curios|list|travies|prodigio|con|muy|más|inquiet|huérfan|solitari|rebelde|perdid)',
    '(?:niñ[oa] prodigio|(?:aún|todavía) (?:es|soy|eres) (?:muy |demasiado )?(?:chic[oa]|pequeñ[oa]|niñ[oa])(?= ?(?:,|$|para|y))|aún ' +
      'niñ[oa]|todavía (?:un |una )?niñ[oa]|en plena (?:pubertad|adolescencia)|(?:la )?edad del pavo|edad de la punzada|en la ' +
      '(?:pubertad|adolescencia|preadolescencia)|le cambia la voz|cambio de voz|(?:el|la) (?:peque|pequeñ[oa]|chiquit[oa]|más (?:joven|' +
      'pequeñ[oa]|chic[oa]|bajit[oa])) de (?:la (?:casa|familia|clase|banda|pandilla|tropa|escuela|olimpiada|expedición)|(?:mi |su |los ' +
      '|tres |cuatro |cinco )?(?:salón|salon|herman[oa]s|curso|grupo|equipo))|(?:alumn[oa]|jugador[a]?|integrante|niñ[oa]) más (?:joven|' +
      'pequeñ[oa])|turno de los pequeños)|(?:primera|última|segunda) fila de (?:párvulos|primaria|infantil)',
    'dientes? de leche|(?:se le|se me) (?:cayó|caer|mueve|movió|está moviendo) .{0,14}diente|hada de los dientes|ratoncito pérez|ratón ' +
      'pérez|sin paletas|ruedines|rueditas|chupete(?= |,|$)|chupón(?= |,|$)|pañal(?:es)?|en sillita|silla(?:ita)? de (?:paseo|coche ' +
      'infantil)|(?:carta a|cree en|creer en) (?:los )?(?:reyes magos|papá noel|santa|santa claus)|(?:va|voy|ir|tiene|su|mi) (?:al|cita ' +
      'con el|a su)? ?pediatra|(?:le|me) (?:acaban de poner|pusieron|van a poner) (?:los )?(?:brackets|brákets|frenillos)|(?:con|sus|' +
      'duerme con|abraza) (?:su |un |el |la )?(?:peluche|osito|mantita)(?= )|aprend(?:e|o|iendo) (?:a leer|las letras|a sumar|a ' +
      'multiplicar|a atarse|a escribir su nombre)|recién aprende a leer|no sabe (?:aún |todavía )?(?:atarse|leer|multiplicar|restar)|' +
      'usa coletas|con coletas|tablas? de multiplicar|terror del (?:recreo|patio)|rodillas raspadas|merienda (?:con|pan)|cambia cromos|' +
      'otros (?:\\w+ )?(?:niños|críos|chamacos|gurises)|con los (?:demás|otros) niños|lleva el chupete|mi cumple(?:años)? de',
  ],
  others: [
    // Portuguese shares most words for the young.
    '(?:pai|mãe|avó|avô) de (?:uma?|dois|duas)',
    `^(?!.*${AGE}).*\\b(?:doy|da|das|dan|dando|daba|dar|imparte|imparto|dicta|dicto) (?:\\w+ ){0,2}(?:clases?|tutorías|charlas|` +
      `catequesis|lengua|física|talleres|repaso|consulta|${ORD}|historia|matemáticas|inglés)`,
    `^(?!.*${AGE}).*(?<!(?:me|nos|te|${KIN}|maestra|maestro|profe) (?:le |me |te |lo |la )?)\\b(?:enseñ(?:a|o|as|ando|aba)|entren(?:a|o|` +
      'as)(?! (?:con|en|tod|para|cada|los|a diario|duro|de|por|y)\\b)|prepara (?:a |estudiantes)|educa a|dirig(?:e|o|es)|ense[nñ]ó|' +
      'cri(?:a|o) a|corrig(?:e|o) (?:exámenes|su última|deberes)|supervisa|tutoriza|vigil(?:a|o)|atiend(?:e|o)|contrat(?:a|o)|organiza|' +
      'cuida (?:a|de) (?:niños|los niños|los peques|dos)|repasa con|cose vestidos)(?! mi| el grupo de)',
    '(?:tengo|tiene|tienes|tenés|con|de|cría|crío|espera|es|soy|eres|lleva|llevo|deja|dejo|recoge|a|sobre|da|que|y|para|porque) (?:a )' +
      '?(?:mis?|sus?|tus?|nuestr[oa]s?|una?|dos|tres|cuatro|\\d|los|las|seis|cinco) (?:\\w+ )?(?:hij[oa]s?|melliz[oa]s|gemel[oa]s|' +
      'hijastr[oa]s?|niet[oa]s?|sobrin[oa]s?|ahijad[oa]s?|bisniet[oa]s?)(?! (?:únic|mediana|del|de la|de un))(?<!(?:eres|es|sos|soy) ' +
      '(?:mi|su|tu|un|una|el|la|nuestr[oa]) \\w+(?: \\w+)?)',
    '(?:mis?|sus?|tus?|nuestr[oa]s?) (?:\\w+ )?(?:hij[oa]s?|niet[oa]s?|sobrin[oa]s?|hijastr[oa]s?|melliz[oa]s|gemel[oa]s|bisniet[oa]s?|' +
      'ahijad[oa]s?)(?<!(?:eres|es|sos) (?:mi|tu|su) \\w+(?: \\w+)?)(?!,? menor)',
    '(?:tutora?|profe\\w*|maestr[oa]|docente|directora?|clases?)(?: \\w+){0,3} (?:de|en|a) \\d$|^(?:soy |es |eres |sos |la |el |un |una ' +
      ')*(?:\\w+ )?(?:ma(?:dre|má)|pa(?:dre|pá)|abuel[oa]|tí[oa]|padrastro|madrastra|niñera|canguro|suegr[oa]) (?:de(?! familia)|del|' +
      'solter[oa]|que)|(?<=^|[,:(] ?|soy |es |eres |sos |y )(?:la |el |un |una |mamá |papá )?(?:madre|mamá|padre|papá|abuel[oa]|tí[oa]) ' +
      '(?:de|del) ',
    `^(?!.*${AGE}).*\\b(?:herman[oa] mayor de|cuida a (?:su|mi) herman|(?:mi|su) (?:herman[oa] (?:pequeñ[oa]|menor)|hermanit[oa]) (?:de|` +
      'tiene|va|cumple))',
    '(?:mis|sus|tus|a los|los|con|las|de los|de las|otros|entre|a|de|para|cada|a sus|jóvenes) (?:\\w+ )?(?:alumn[oa]s|estudiantes(?! de)' +
      '|pacientes|adolescentes|lobatos|aprendices|párvulos(?= (?:en|y|les)|,|$)|preadolescentes|menores|monaguillos|mocosos|chaval[ea]s|' +
      'chavales|jovencitos|peladitos|pibes de|chamacos|chicos de (?:dieci|quince|\\d))(?<!(?:fila|aula|clase|grupo|centro|banda) de ' +
      '(?:los )?\\w+)',
    '(?:para|a|con|de|como|cuida) (?:los |las )?(?:niñ[oa]s|peques|pequeños que)(?! del? (?:su|mi) (?:clase|barrio|edad))(?<!(?:jardin|' +
      'coro|grupo|hospital|clase|aula|equipo|turno|casa|escuela) de (?:los )?\\w+)|organizador[a]? de|a cada chamac|(?:sobre|papás?|' +
      'mamás?|padres|madres) de (?:los )?(?:alumnos|un|una|adolescente|dos)|psicólog[oa]|jóvenes (?:que|desde)|a (?:un|una) (?:cipote|' +
      'niñ[oa]|chamac[oa]|adolescente)(?= de)|a la niña|a jóvenes|inventó|tomas? la promesa',
  ],
  past: [
    '(?:cuando|mientras|desde que) (?:yo |él |ella |aún |solo |apenas |todavía )*(?:tenía|tenías|era|eras|iba|ibas|estudiaba|cursaba|' +
      'fui|jugaba|usaba|estaba)|desde (?:pequeñ[oa]|niñ[oa]|chic[oa]|chiquit[oa]|crí[oa]|la infancia|los # ?(?:años)?(?=,| |$)|joven)|' +
      'de (?:niñ[oa]|pequeñ[oa]|chic[oa]|joven|chaval[a]?|crí[oa]|adolescente|morr[oa]|mozalbete|chiquit[oa]|mayor|jovencit[oa])(?=,| ' +
      '(?:\\w+(?:aba|ía|uvo|ijo|izo)(?= |,|$)|y ahora|soñ|quer))|en (?:mi|su|tu) (?:infancia|niñez|adolescencia|juventud|época|tiempo)|' +
      'en aquel(?:los)? (?:tiempo|entonces|años)',
    '(?:desde )?hace (?:ya |más de |casi |unos |como |mucho|muchos |muchísim\\w+ |bastante\\w* )*(?:#|dos|tres|cuatro|\\d+|tiempo|años|' +
      'mucho|veinte|treinta|cuarenta|décadas|veinti\\w+|un siglo|media vida|un par)(?: (?:y \\w+|tantos))?(?: (?:años|tiempo|décadas|' +
      'lustros|veranos|inviernos))?(?! (?:días|semanas|meses|horas))|# años (?:atrás|después|más tarde)|(?:en|desde) (?:los )' +
      '?(?:19\\d\\d|200[0-7]|ochenta|noventa|setenta|sesenta)(?! (?:euros|pesos))|(?:nac(?:id[oa]|í|ió|iste)).{0,40}(?:19\\d\\d|' +
      '200[0-7])|generación (?:19\\d\\d|200\\d)|en los (?:ochenta|noventa|setenta|\\d0)',
    'ex ?(?:alumn[oa]|jugador[a]?|capitan[a]?|capitán|lanzador|cadete|juvenil|niñ[oa]|scout|colegial|futbolista)|antigu[oa] alumn[oa]|' +
      'recuerda (?:con|su|el|la|los|cuando|aún)|(?:fue|fui|fuiste) (?:\\w+ )?(?:niñ[oa]|alumn[oa]|lobat[oa]|cadete|infantil|juvenil|' +
      'reina|monaguill[oa]|adolescente|scout|delegad[oa]|campe\\w+|abanderad[oa])|(?:añora|nostalgia de|echa de menos|guarda desde|' +
      'conserva) (?:su|el|la|los|sus)|ya pasó (?:hace|la)|(?:le quit[oó]|atrás quedó|dejó atrás)',
    '(?:estudi(?:é|aba) (?:en|de)|(?<!se )creció|crecí|crecieron|jugó|jugaba|cursaba|iba a(?:l)? |(?:fue|fui) al? |se (?:graduó|' +
      'licenció|casó|recibió|jubiló|formó|doctoró)|me (?:gradué|recibí|casé|licencié)|egresó de|salió de la|(?<=o, |^)cuando acabó|' +
      '(?:acabé) (?:la|el|mis)|se conocieron|fundó|votó|compartieron|era (?:un |una |el |la )?(?:benjam[ií]n[a]?|niñ[oa]|alumn[oa]|' +
      'estudiante|adolescente|mocos[oa]|morr[oa]|crí[oa]|más joven)|soñaba|(?:amig[oa]s|novi[oa]s|compañer[oa]s) (?:de|desde) (?:la |el ' +
      ')?(?:prepa\\w*|secundaria|primaria|colegio|instituto|insti|liceo|bachillerato|infancia|escuela)|(?:tenía|era) .{0,60}(?:hoy|' +
      'ahora))(?! mañana)',
    `a los ${N}(?: años)?,? (?:\\w+ ){0,3}?(?:empezó|comenzó|aprendió|dejó|salió|perdió|ganó|entró|huyó|escapó|montó|fundó|debutó|` +
      'emigró|llegó|compró|firmó|quedó|cruzó|murió|empecé|aprendí|dejé|salí|perdí|gané|entré|me mudé|vine|se fue|fue|se mudó|hizo|tuvo|' +
      `quiso|supo|vino|trajo|dijo)(?= |,|$)|a los (?:${N}|dieciocho|18) .{0,80}(?:hoy|ahora|actualmente)|(?:hoy|ahora),? (?:a los |con |` +
      `tiene |tengo )(?:sus )?${GROWN}`,
    '(?:perr[oa]|perrit[oa]|gat[oa]|caballo|yegua|loro|tortuga|conejo|vino|whisky|ron|tequila|coche|carro|auto|moto|casa|empresa|árbol|' +
      'contrato|relación|matrimonio|restaurante|bar|banda|canal|negocio|proyecto|edificio|furgoneta|camión|receta|hipoteca)(?: [a-z]+)? ' +
      '(?:de|que tiene|tiene|con|,|cumple) (?:solo |casi |más de |unos )?# años',
    '(?<!en )(?:llev[ao]s?|llevan|con|tras|durante|después de|más de|desde hace|por|cumple|suma|van) (?:ya |casi |más de |unos |los )' +
      `*(?:${N}|${GROWN}|dieciocho|18)(?: años| décadas| temporadas| promociones)?(?: y medio)? (?:años )?(?:de (?:casad|carrera|` +
      'experiencia|trabajo|oficio|servicio|profesión|consulta|matrimonio|prisión|aula|casad|docencia|noviazgo|terapia|cárcel|gira|mar|' +
      'campo|guardia|edición|vuelo)|casad|como|en (?:el|la) (?:empresa|cargo|oficio|mar)|\\w+[aei]ndo|promociones|dando|en este|al ' +
      'frente|juntos)|llev[ao]s? (?:ya |casi |más de )*(?:\\w+) (?:años|meses|décadas)(?! (?:y|de) vida)',
  ],
  adult: [
    `^(?!.*${AGE}).*${NOT_KIN}(?:tengo|tienes|tenés|tiene|tienen|con|de|a sus|a mis|cumple|cumplió|cumplo|edad:?|edad es|ronda los|para ` +
      `los|soy de|somos de) (?:ya |casi |unos |como |los |más de |recién |solo |apenas |hoy )*(?:${GROWN})(?: (?:años|tacos|y \\w+))` +
      '?(?= ?(?:[,)–—]|$|años|tacos|y |que |de edad|pero|con ))(?! (?:años )?(?:para los|en el examen))',
    `^(?!.*${AGE}).*${NOT_KIN}(?<!(?:hace|hace ya|desde hace|por|cada|los|durante|en) )${GROWN} (?:años|tacos|anios)(?! (?:atrás|` +
      'después|antes|de diferencia|más|menos))',
    `(?<!${KIN}, ?)(?<=[,(:/|–—] ?)(?:de |unos |casi |ya )?${GROWN}(?: años| tacos)?(?=[,)]|$)|(?<=^|, |soy )[mfh] ?(?:1[89]|[2-9]\\d)` +
      '(?= |,|$)|^(?!.*(?:cumpl|para|hasta|faltan?|los|menor|sub) )(?!cumpl)(?:[a-z]+ ){1,2}(?:1[89]|[2-9]\\d)(?= |,|$)(?<!(?:prepa|' +
      'secundaria|tecnica|escuela|liceo|numero) \\d\\d)',
    '(?<!(?:no|ni|aún no|todavía no|apenas) )(?:tengo|tiene|tienes|tenés|con) (?:ya |recién |los )*(?:18|dieciocho)(?: años)?(?= ?(?:[,)' +
      ']|$|años|y |recién|cumplidos))|(?<=[,(:] ?)(?:18|dieciocho)(?: años)?(?=[,)]|$)|(?:mayor de edad)(?= ?(?:y|,|desde))(?<!(?:ser|' +
      'sera|no es|cuando sea|sea|casi) mayor de edad)',
    '(?:veinteañer|treintañer|cuarentón|cuarenton|cincuentón|cincuenton|sesentón|sesenton|setentón|octogenari|nonagenari|veintitant|' +
      'cuarentañer|treintón|treinton)\\w*|de mediana edad|en (?:sus|los) (?:veinte|treinta|cuarenta|cincuenta|sesenta|setenta)\\w*|' +
      `(?:voy|va) para los (?:veinte|treinta|cuarenta|cincuenta|sesenta)|edad de sobra|tercera edad|de ${GROWN} y (?:pico|tantos|largos)`,
    '(?<!(?:su|mi|tu|la|una|primera) (?:madre|hermana|prima) )(?:(?<!(?:quiere|quiero|sueña con|querer|poder|para|piensa|antes de|a) ' +
      '(?:ir a |entrar a |entrar en |en |estudiar en )?(?:la )?)(?:universidad|facultad|universitari[oa]|la uni)(?= |,|$)(?! que viene)|' +
      'doctorado|doctorand[oa]|posgrado|postgrado|máster|maestría|licenciatura en|carrera de (?:medicina|derecho)|residente de ' +
      '(?:medicina|pediatría)|unam|claustro|oposiciones|mir(?= |,|$)|semestre de (?:medicina|derecho|ingeniería|arquitectura|carrera|' +
      'psicología)|erasmus|mi tesis|su tesis|conservatorio superior)(?<!(?:quiere|quiero|sueña|sueño|piensa|entrar|ir|antes|llegar|' +
      'ahorra|futur).{0,30})',
    '(?:se|me) (?:jubil(?:a|o|ó|ará|aré)|retir(?:a|ó))|jubilad[oa]|jubilarse|pensionista|pensionad[oa]|(?:mi|su|tu) (?:espos[oa]|mujer|' +
      'marido|exmarido|exmujer|ex esposa|suegr[oa]|nuera|yerno)(?= |,|$)|^(?:\\w+,? ){0,6}(?:casad[oa]|viud[oa]|divorciad[oa])|ya ' +
      '(?:viud[oa]|casad[oa])|(?<=, ?)(?:casad[oa]|viud[oa]|divorciad[oa]|canos[oa])|ya canos[oa]|peina canas|barba blanca|hipoteca',
    `${NOT_KIN}(?<![a-z])(?:es|soy|eres|sos|trabaj[ao]s? (?:de|como)|trabajando de|de profesión|hoy es|ahora es|ya es|ejerce de|hace de|` +
      `oficio:?|profesión:?|ocupación:?|trabajo:?|fue|como|ya) (?:un |una |el |la |ya |jefe |hoy |también |su )*${JOB}(?![a-z])` +
      '(?<!(?:hij[oa]|niet[oa]|aprendiz) .{0,12})(?! (?:de (?:clase|curso|grupo|aula|patrulla)|infantil|en ciernes))',
    `(?<!${KIN}, ?)(?<=^(?:[a-z]+: )?|[,:(–—] ?|^eres |^soy )(?:un |una |el |la |don |doña |ex ?|antigu[oa] |jefe |vecina )` +
      `*${JOB}(?![a-z])(?! (?:de (?:clase|curso|grupo|aula|patrulla)|del (?:salon|curso) de|infantil|en ciernes))`,
    '(?<=^|[,:] ?)(?:don|doña|señor|señora|sr|sra|dr|dra) [a-z]+|(?:trabajo|trabaja|trabajas|trabajó|trabajé) (?:en (?:la|el|un|una)|de|' +
      'como|con|para)(?! (?:clase|grupo))|(?:dirige|administra|regenta|maneja|conduce) (?:un|una|el|la|su) (?:taller|tienda|bar|buseta|' +
      'autobús|taxi|camión|escuela|kínder|colegio|coro|bus|club|equipo|empresa|hotel)|taller propio|estudio propio|plaza fija|plaza de|' +
      'dos empleadas|(?:su|mi) (?:propio|propia) (?:taller|estudio|tienda|empresa|negocio|bufete|consulta)|consulta propia|ya ' +
      '(?:recibid[oa]|licenciad[oa]|titulad[oa])|titulad[oa]|(?:tiene|montó|abrió) (?:una |su |un )(?:tienda|salón|taller|bufete|bar|' +
      'negocio|consulta|restaurante)|despacho|prefect[oa]|de adult[oa]|escuela nocturna|(?:maneja|manejo|conduzco) un (?:taxi|camión|' +
      'bus)|jefe de taller|profe rulo|entrega(?:ndo)? credenciales|hacer? (?:las )?fotos de|(?:mi|su) (?:jubilación|oficina|bufete)',
    `^(?!.*(?:[,(:] ?|de |tiene |tengo |a sus |nació ).{0,8}(?:${FIGURE}|@)(?: ${YEARS})?(?: y medio)?(?=[,)]|$| reci))(?:.*(?:\\b(?:es|` +
      `soy|eres|sos)|[,:]) )?(?:un |una )?${SOFT}(?= |,|$)`,
  ],
}
