import type { Youth } from './youth'

// `#` does not take a bracket or a line after it.
const FIGURE = '(?:[5-9]|1[0-7]|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dez[ae]s+eis|dez[ae]s+ete)'
const TEEN = '(?:1[0-7](?![\\d:%]|[.,]\\d)|onze|doze|treze|catorze|quatorze|quinze|dez[ae]s+eis|dez[ae]s+ete)'
const COURSE =
  '(?:faculdade|universidade|curso(?! (?:técnico|profissional|médio))|medicina|direito|engenharia|enfermagem|psicologia|arquitetura|' +
  'letras|economia|gestão|mestrado|doutorado|doutoramento|graduação|licenciatura|pedagogia|biologia|veterinária|farmácia|jornalismo|' +
  'residência|internato médico)'
const ORDINAL = '(?:primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|[1-5] ?[oa°])'
const HIGHER = '(?:sext[oa]|sétim[oa]|oitav[oa]|non[oa]|décim[oa](?: (?:primeir[oa]|segund[oa]))?|(?:[6-9]|1[0-2]) ?[oa°]?)'
const SCHOOLS =
  '(?:ensino (?:médio|fundamental|básico|secundário|infantil)|educação infantil|fundamental(?: (?:1|2|i|ii))?|médio técnico|' +
  'em(?= ?(?:,|$))|colegial|colégio|secundári[oa]|escola(?: (?:primária|básica|secundária|preparatória|infantil|técnica|agrícola|' +
  'artística|estadual|municipal|particular|pública|profissional))?|primária|básica|preparatória|primário|(?:[123]o? )?ciclo|liceu|' +
  'jardim de infância|creche|pré ?escol(?:a|ar)|prezinho|pré primária|maternal|infantário|jardim escola|jardim ii?|etec|cef|' +
  'articulado|magistério)'
const PART =
  '(?: e (?:meio|mei[ao]|pouco|picos|tal|qualquer coisa|uns meses|(?:#|um|alguns|poucos) mes(?:es)?|três quartos|3 quartos|' +
  'um quarto|uns quebrados|lá vai))?'
const NOT_AGE =
  '(?! (?:(?:e (?:meio|pouco|tal|picos) )?(?:de(?! (?:idade|vida|altura)\\b)|do|da|em|no|na|nos|nas|atrás|depois|antes|que|como|' +
  'a mais|a menos|seguidos|desde|para|pra|ao|à)\\b))'
const AGO = '(?<!(?:há|faz|por|durante|em|desde|dos|nos|os|uns|quase|mais de|tem|daqui a|após|depois de|cada|ha uns|de|últimos|primeiros) )'
const HARDLY = '(?:(?:só|somente|apenas|quase|já|ainda|nem|uns|recém|cerca de|mais ou menos|tipo|os|seus|meus|agora|acabados de) ){0,3}'
const COMES = '(?:18|dezoito|maioridade)'
const KID =
  '(?:pré ?)?(?:menin(?:a|o|inha|inho|ota|ote)|garot(?:a|o|inha|inho)|mo(?:leque|leca|lequinho|lequinha)|criança|criancinha|' +
  'pirralh[oa]|pirralhinh[oa]|miúd(?:o|a|ito|ita|inho|inha)|put[oi](?:to)?|catrai[oa]|cachop[oa]|gaiat[oa]|petiz|chaval[oa]|guri|' +
  'guria|gurizinho|guriazinha|piá|bebê|bebé|nen[eé]m|adolescente|aborrecente|teen|teenager|jovenzinh[oa]|rapazinho|rapazito|' +
  'rapariguinha|mocinh[oa]|caçula|caçulinha|traquinas|fedelh[oa]|canalh[ai]to|pivete|debutante|coroinha|lobinh[oa]|lobit[oa]|' +
  'netinh[oa]|maninh[oa]|irmãozinho|irmãzinha|pequen(?:ino|ina|ote|ita)|novinh[oa]|colegial|estudante secundarista|secundarista|' +
  'vestibulando|bandeirantinha|erê|curumim|cunhatã|kandengue|candengue|ganapo)'
const IS =
  '(?:sou|és|é|você|tu|ele|ela|eu|interpreta|interpretas|encarna|encarnas|personagem|oc|eis|sou uma?|continua|continuo|protagonista|' +
  'como|na pele de)'
const ADJ =
  '(?:(?:pequen[oa]|jovem|tímid[oa]|simpátic[oa]|espert[oa]|típic[oa]|simples|curios[oa]|doce|pobre|bo[am]|verdadeir[oa]|mais|linda|' +
  'lindo|alegre|quiet[oa]|normal|levad[oa]|travess[oa]) ){0,2}'
const TEAM = '(?:iniciados|infantis|juvenis|benjamins|petizes|traquinas|escolinhas?|fraldinhas?|mirins?|juniores|cadet[ea]s|bambis)'
const PARENT =
  '(?:(?:os |meus |seus |teus )*pais|(?:o |a )?(?:minha |sua |tua |meu |seu |teu )?(?:mãe|mamãe|mamã|pai|papai|papá|avó|avô|vó|vô|' +
  'tia|tio|madrinha|encarregad[oa] de educação))'
const PARENTS =
  '(?:dos (?:meus |seus |teus )?pais|d[ao] (?:minha |meu |sua |seu )?(?:mãe|pai|mamãe|papai|avó|tia|responsável)|da família|' +
  'pelos pais|pel[ao] (?:mãe|pai|avó)|do encarregado)'
const GROWN_UP_THINGS =
  '(?:votar|dirigir|conduzir|guiar|beber|casar|tirar (?:a )?(?:carta|carteira|habilitação|cnh)|assinar|comprar (?:bebida|álcool|' +
  'cerveja|tabaco|cigarro|raspadinha|bilhete)|trabalhar|entrar|viajar sozinh[oa]|morar sozinh[oa]|sair sozinh[oa]|ter carta|carta|' +
  'carteira|contrato|(?:a )?cerveja|vinho|esse filme|este filme|álcool)'
const AGE =
  `(?:(?<!que )(?:tenho|tens|tem) ${HARDLY}# anos${PART}${NOT_AGE}|^(?:[a-z]+ ){0,2}[a-z]+ ?[,(:] ?# anos${PART}${NOT_AGE}|` +
  '[mf] ?1[0-7])'
const GROWN = '(?:19|[2-9]\\d|dez[ae]nove|(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa)(?: e \\w+)?)'
const RELATIVE =
  '(?<!(?:avo|bisavo|mae|pai|ti[oa]|irma|irmao|prim[oa]|vizinh[oa]|que|padrasto|madrasta) (?:(?:de|tem|com|que tem|ja tem) ){0,2})'
const WORK =
  '(?:professora?|profe?|prô|docente|diretora?(?! de turma dele)|coordenadora?|pedagog[oa]|orientadora?|inspetora?|merendeira|' +
  'zeladora?|porteir[oa]|auxiliar|contínu[oa]|bedel|secretári[oa]|bibliotecári[oa]|pediatra|treinadora?|técnic[oa]|instrutora?|' +
  'monitora?|educadora?|psicólog[oa]|enfermeir[oa]|médic[oa]|doutora?|dentista|fonoaudiólog[oa]|advogad[oa]|notári[oa]|' +
  'engenheir[oa]|arquitet[oa]|contadora?|contabilista|garçom|garçonete|barista|cozinheir[oa]|chef|pasteleir[oa]|padeir[oa]|' +
  'empregad[oa]|carteir[oa]|taxista|motorista|camionista|caminhoneir[oa]|guarda freio|maquinista|jornalista|redatora?|escritora?|' +
  'tradutora?|roteirista|encenadora?|diretora? de|atriz|ator|músic[oa]|maestro|maestrina|regente|gerente|responsável pel[oa]|' +
  'titular|empresári[oa]|dona de|don[oa] d[oa]|funcionári[oa]|operári[oa]|pedreir[oa]|canalizadora?|encanadora?|eletricista|' +
  'carpinteir[oa]|mecânic[oa]|cabeleireir[oa]|costureir[oa]|alfaiate|jardineir[oa]|agricultora?|pescadora?|peixeir[oa]|lojista|' +
  'vendedora?|caixa de|polícia|policial|bombeir[oa]|soldad[oa]|militar|pilot[oa]|hospedeira|comissári[oa]|veterinári[oa]|' +
  'farmacêutic[oa]|fisioterapeuta|massagista|parteira|cirurgiã?o?|programadora?|designer|ilustradora?|fotógraf[oa]|consultora?|' +
  'agente|juiz|juíza|prefeit[oa]|vereadora?(?! mirim)|padre|freira|pastora?|catequista|akelá|árbitr[oa]|coach|supervisora?|' +
  'sociólog[oa]|cientista|guarda(?! redes)|florista|livreir[oa]|babá|assistente|metalúrgic[oa]|organizadora?|chefe (?:de|dos|d)|' +
  'geólog[oa]|biólog[oa]|químic[oa]|astrónom[oa]|astrônom[oa]|historiadora?|perit[oa]|pescador|sensei|fazendeir[oa]|feirante|' +
  'manicure|recepcionista|bancári[oa]|morador(?:a)? d|viúv[oa]|dirigente|selecionadora?|voluntariad[oa]|formadora?|explicadora?)'

export const pt: Youth = {
  numbers: [
    '(?<!(?:nta|vinte|cento) e )(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|' +
      'dez[ae]s+eis|dez[ae]s+ete)',
  ],
  said: [
    // Ages with "anos".
    '(?:tenho|tens|tem|têm|temos|ter|tendo|com|aparenta|completa|completo|completas|completou|completei|completar|completará|' +
      `faz(?:es|er)?|faço|fará|fez|fiz|farei|fizer|fazendo|celebra|comemora|festeja|perto de|beira os) ${HARDLY}# an(?:os|` +
      `inhos)${PART}${NOT_AGE}`,
    `(?<=^|[,:;(–—/|•·] ?)${HARDLY}# an(?:os|inhos)${PART}(?: (?:de idade|feitos|completos|acabados de fazer|recém (?:feitos|` +
      'completados|completos)|cumpridos|hoje))*(?= ?(?:[,:;)(–—/|•·]|$|mas |e (?!de)))',
    `(?<=^|[,:;(–—] ?)${HARDLY}# anos${PART} (?:mora|vive|adora|ama|odeia|toca|joga|estuda|anda|gosta|curte|quer|sonha|coleciona)`,
    `# an(?:os|inhos) (?:de idade|feitos|completos|recém|acabad|bem feitos)|# an(?:os|inhos) ${HARDLY}(?:feitos|completos|` +
      `cumpridos)|${TEEN} (?:feitos|completos|completados|recém|acabados de fazer|bem feitos)`,
    '(?:rapaz|rapariga|moç[oa]|jovem|pessoa|personagem|um|uma|estudante|alun[oa]|filh[oa]|aprendiz|gême[oa]s?|gêmea?|amig[oa]|' +
      'skatista|cantora?|violinista|pianista|ginasta|nadadora?|atleta|gamer|streamer|mag[oa]|brux[oa]|príncipe|princesa|órfã|órfão|' +
      `elf[oa]|prodígio|gênio|otaku|bailarin[oa]|jogadora?|guarda redes|goleir[oa]|${KID})(?: [a-z]+){0,2} (?:de|com|dos|` +
      `nos) ${HARDLY}# an(?:os|inhos)${PART}(?! (?:atrás|depois|antes|de (?:experiência|carreira|trabalho|serviço|casamento|` +
      'casad[oa])))',
    `${AGO}# anos e (?:meio|(?:#|um|alguns) mes(?:es)?|(?:três|3) quartos|um quarto|pouco)(?! (?:de|atrás|depois|desde|que|em|no|na|` +
      'como|antes))(?<!(?:ha|faz|ha quase) # anos.{0,20})',
    `(?:nem|ainda não tem|só|apenas) # anos${PART}(?! (?:de|atrás|depois|antes|que|em))`,
    `(?:${KID}|rapaz|rapariga|estudante|alun[oa]),? # anos(?! (?:atrás|depois|antes|de))|${KID} (?:de|` +
      `com) ${HARDLY}${TEEN}(?= ?(?:,|$|e |que |feitos))`,
    `aos (?:seus |só |apenas )*# (?:anos)?${PART},? ?(?:já )?(?:sabe|fala|lê|bate|toca|joga|vive|está|é|tem|faz|desenha|constrói|` +
      'programa|corre|escreve|ganha|canta|dança|cozinha|conhece|ajuda|sonha|senta|sou|moro|toco|jogo|faço|és|sabes)',
    '# (?:primaveras|verões|velas|velinhas)(?! (?:de|atrás))|festa (?:de|dos) (?:quinze|15)(?: anos)?(?! dos)|baile de debutantes?|' +
      `debuta|debutar|valsa dos (?:quinze|15)|aniversário de ${TEEN}|(?:décimo(?: (?:primeiro|segundo|terceiro|quarto|quinto|sexto|` +
      'sétimo))?|quinto|sexto|sétimo|oitavo|nono|(?:[5-9]|1[0-7]) ?[o°]) aniversário',
    '(?:tenho|tens|tem|completa|completo|completou|completei|faço|fará|farei|faz|fez|fiz|vai fazer|vou fazer|vais fazer|' +
      `vai completar|está fazendo|a fazer) (?:os |seus |só |já |quase |apenas |agora )*(?:${TEEN}|nove|oito|sete|[6-9])(?= ?(?:,|$|` +
      'e (?:[oa] (?:meu|minha)|meio|moro|curto|gosto|gosta|mora|lê|adora|faz|já|vou|ando|anda|estud[oa])|em (?:janeiro|fevereiro|' +
      'março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|no mês|na (?:próxima|semana)|amanhã|este|para a semana|' +
      'de idade))',
    `(?:um|dois|#) anos? a (?:menos|mais) (?:que|do que) .{0,25}${TEEN}`,
    `# anos${PART} (?:desde que|que) .{0,25}(?:nasceu|nasci)`,
    `(?:idade|age|anos)(?: aparente| d[oa] personagem)? ?[:=–—]? ?${HARDLY}#(?! (?:atrás|de|depois|horas))(?= ?(?:[,;/–—•·]|$|anos|` +
      `e meio))|idade ?[:=] ?${FIGURE}`,
    // Ages without "anos".
    '^(?!rua |avenida |praça |sala |quarto |capítulo |número |nível |parte |apartamento |apto |andar |casa |mesa |temporada |' +
      `dia )(?:[a-z]+ ){0,3}[a-z]{2,}, ${HARDLY}(?:[5-9](?![\\d:%]|[.,]\\d)|${TEEN})(?: e meio)?(?=,|$)|(?<=, ?)(?:(?:quase|só|` +
      `tenho) ${TEEN}|${TEEN} e meio)(?=,|$)`,
    `^(?!capítulo|parte|volume|temporada|nota|página|nível|tabela|figura|episódio)(?:[a-z]+,? ){0,4}[a-z]{2,} ?\\((?:de )?${FIGURE} ` +
      `?(?:anos|a)?${PART}\\)`,
    '^(?:[a-z]+ ){0,2}[a-z]{3,},? 1[0-7]a(?=,)|(?<=^|, |sou )1[0-7]a(?=,)',
    '(?<=^|[,(/:;–—|•·] ?|sou |oi )(?:[mf]|masc|fem|h) ?[/,:]? ?1[0-7](?= ?(?:[,/);|–—•·]|$))|(?<=^|[,(/:;–—|•·] ?|' +
      'sou )1[0-7] ?[/,]? ?(?:f|m)(?= ?(?:[,/);|–—•·]|$))',
    // Birth and coming of age.
    'nasc(?:id[oa]|i|eu|ida/o|ido/a)(?: (?!\\d{4})[a-z0-9]+){0,6},? ?(?:\\d{1,2}/\\d{1,2}/)?@|(?:ano de nascimento|' +
      'data de nascimento|nascimento|nasc) ?:? ?(?:\\d{1,2}[/ ](?:de )?\\w+[/ ](?:de )?)?@|(?:sou|é|és|geração|rapariga|garot[oa]|' +
      'colheita|safra|turma) (?:de|do ano de|d[eo]) @',
    '(?:(?:ainda|é|sou|és|como|sendo|,|por ser) )(?:ainda )?menor(?: de idade)?(?= ?(?:,|$|e |de idade|resid|por|não|n |em ))|' +
      '^(?:ainda )?menor(?=,| de idade)|menor de idade|(?<=, ?)menor(?=,)',
    '(?:não|nem|só|quando|até|antes de|esper[ao] (?:por )?|quase|ainda não|(?:para|esper[ao]|sonha|quer) ser|vira|virar|torna se|' +
      'fica|faz) (?:\\w+ )?maior(?: de idade)?(?= ?(?:,|$|de idade|para|pra|em %|daqui))(?!(?: de idade)? desde)|' +
      'maior de idade ?\\? ?(?:não|só|ainda|quase|nem)|^(?:não|só) (?:antes d[oe]|no dia|a|em)\\b.{0,30}%',
    'maior de idade (?:em|no dia .{0,16}|só em|daqui|no ano|n[oa]) ?(?:%|a |que vem|próximo)|em % .{0,25}(?:maior de idade|' +
      'maioridade|dezoito|18|forma|termina|acaba|votar|carta|habilita)',
    'falta(?:m|va)?(?: lhe| me| te)? .{0,45}(?:para|pra|pros?|aos|até|à|a) (?:a |os |as |fazer |completar |atingir |chegar |ter |' +
      `tirar |sua |seus |meus )*(?:${COMES}|idade (?:para|de|legal)|carta|carteira|maior)(?! anos de)`,
    '(?:seman(?:a|as)|m[eê]s(?:es)?|anos?|dias?|poucos?|beira|véspera|passo) (?:da|de|dos|do|para a|para os|antes da|' +
      `antes dos) (?:sua |seus |meus |minha |fazer )?${COMES}`,
    `(?:n|não|nao|nem) (?:tem|tenho|tens|fez|fiz|completou|completei|chegou aos) (?:ainda |sequer |nem )?(?:os )?(?:${COMES}|` +
      'dezesseis|dezasseis|16|idade|maioridade)(?! anos de|:)(?! de (?:banco|casa|carreira|experiencia))|idade (?:mínima|legal) (?:só|' +
      'daqui|para|ainda)|(?:terá|tiver|ter|atingir|chegar à) (?:a )?idade (?:legal|para|mínima|de (?:votar|dirigir|conduzir))',
    `(?:ainda não|nem) (?:fez|completou|tem|chegou a) (?:os )?${COMES}|(?<!(?:alguém|quem|voce|ninguem|talvez|parece ter) )(?:tem|` +
      'tenho|tens) (?:ainda )?menos de (?:18|dezoito|16|dezesseis) anos|(?:rapariga|menin[oa]|garot[oa]|jovem|rapaz|estudante|' +
      'filha) (?:ainda )?(?:abaixo d[eo]s?|com menos de|sub) (?:18|dezoito)',
    '(?:fará|farei|faz|faço|fazer|completa|completo|completar|completará|soprar|sopra|chegar a|atingir|atinge|espera|esperar|' +
      `sonha com) (?:só |apenas |finalmente |em breve )*(?:à |a |aos |os |as |pelos |pela |suas |seus |meus )*(?:${COMES}|dezoito|` +
      'maioridade|idade legal)(?! anos de| horas|:)',
    '(?:vai|vou|vais|irá) (?:votar|votar pela primeira vez) .{0,14}(?:%|daqui)|votar pela primeira vez em %|só (?:em|no|' +
      'a) % .{0,10}(?:é que )?.{0,14}(?:faz|completa|pode|vota|acaba|terá|tem)|daqui a .{0,14}(?:ano|anos|meses) .{0,10}(?:pode|' +
      'poderá|vai poder|faz|completa|terá|tira) .{0,25}(?:dirigir|conduzir|votar|guiar|carta|idade|maior|dezoito|18)',
    '(?:maioridade|idade legal|maior de idade) .{0,20}(?:daqui|só|falta|ainda|chega|vem|em %)|(?:espera|esperando|aguarda|até|' +
      'antes d)(?: a| pela| à| da)? maioridade',
    // What is not allowed yet, and who signs.
    '(?<!(?:quem|que) (?:ainda )?)(?:não|nem|n) tem (?:ainda )?idade (?:para|pra|de|nem|legal)|(?:nov[oa]|pequen[oa]|jovem|' +
      `criança) demais (?:para|pra) (?:\\w+ )?${GROWN_UP_THINGS}|demasiado (?:nov[oa]|jovem|` +
      `pequen[oa]) para (?:\\w+ )?${GROWN_UP_THINGS}|muito nov[oa] (?:para|pra) (?:\\w+ )?${GROWN_UP_THINGS}`,
    `(?:ainda (?:não|n|nem)|nem|não) (?:pode|posso|podes|consegue) (?:ainda |sequer |nem )?${GROWN_UP_THINGS}(?=.{0,25}(?:não|nem|` +
      `sozinh))|ainda (?:não|n) (?:pode|posso|podes) (?:\\w+ )?${GROWN_UP_THINGS}|nem (?:\\w+ ){1,5}pode assinar|(?:vai|vou|` +
      'vais) poder (?:dirigir|conduzir|votar|tirar|guiar)|não pode ainda',
    '(?:permissão|autorização|licença|consentimento|assinatura|termo|bilhete|termo assinado|autorizad[oa]|assinad[oa]|' +
      `acompanhad[oa]|responsabilidade) (?:assinad[oa] |por escrito )?${PARENTS}(?! e aos)`,
    `${PARENT} (?:é que |ainda |sempre |não |tem de |tem que |precisa |vai )*(?:me |lhe |o |a )?(?:assina[rm]?|deixam?(?! de)|` +
      'proíbem?|proibiram|tira o|tiram|tirou o|desligam?|confiscou|controla|controlam|trata da matrícula|põe de castigo|' +
      'manda para a cama|dá mesada|dão mesada|lê a história)(?! os)|(?:deixa|deixam|leva|levam|busca|buscam|vai buscar|traz) (?:me |' +
      'o |a )?(?:à|na porta d[oa]|na|da|ao|no) (?:escola|colégio|creche|liceu)',
    '(?:minha|sua|tua|meu|seu) (?:mãe|pai|avó|avô|tia) (?:me|te|o|a|lhe|é que) ?(?:me |te )?(?:leva|deixa|busca|vai buscar|assina|' +
      'acorda|compra ainda|ainda me compra|faz o lanche)|me leva (?:pra|para a|à) escola|(?:conta (?:d[oe] banco|' +
      'bancária).{0,14}no nome d[oa] (?:pai|mãe))|ainda me compra',
    'encarregad[oa] de educação (?:dele|dela|recebe|assina|tem)|conselho tutelar|abrigo de menores|casa de acolhimento|' +
      'lar de acolhimento|tutor legal|medida socioeducativa',
    // School.
    `${HIGHER} (?:ano|série|classe)(?! (?:consecutivo|seguido|d[aoe]s? ${COURSE}|de (?:casad|trabalho|carreira|idade|vida|empresa|` +
      'mandato)))(?: do| da)?',
    `${ORDINAL} (?:ano|série|classe) (?:do |da |de |no |na )?(?:${SCHOOLS}|humanidades|escolaridade|curso profissional|técnico)|` +
      `${ORDINAL} (?:série|classe)|${ORDINAL} (?:do |da )?(?:ensino médio|fundamental|colegial|em|ciclo)`,
    '(?:anda|ando|andas|andam|está|estou|estás|to|tô|tá|frequenta|frequento|alun[oa]|cursa|curso|cursas|repete|repetiu|entra|passou|' +
      `passa|passei|moleca|moleque|${KID}) (?:agora |ainda |já )?(?:n|d|para |pro |a)?o (?:${ORDINAL}|[1-5]) ano(?! (?:consecutivo|` +
      `seguido|d[aoe]s? ${COURSE}|de))`,
    // "8.º ano", "7.ª classe": the full stop ends a sentence.
    `(?:anda|ando|andas|está|estou|estás|to|tô|tá|frequenta|frequento|alun[oa]|cursa|rapariga|rapaz|${KID}|turma(?: toda)?|escolar|` +
      `artes|passou|entra|estuda|estudo|acabado|classe|${SCHOOLS}),? (?:[a-z]+ ){0,4}?(?:(?:n|d|a|para )?[oa] )?(?:[5-9]|1[0-2])$|` +
      '^(?:ano|turma|classe|escolaridade|série):? [1-9]$|^(?:anda|ando|andas|está|estou|frequenta) n[oa] (?:[1-9]|1[0-2])$|(?:anda|' +
      'ando|andas) n[oa] [1-4]$',
    `^[oa] (?:ano|classe|série|ciclo) (?:de (?:humanidades|escolaridade|ciências|artes|línguas)|d[oa] (?:${SCHOOLS}|básico|` +
      'fundamental|ensino))|^o ciclo|(?:n|d)[oa] (?:[5-9]|1[0-2]) ?[oa°](?= ?(?:,|$|e |de|sou))(?<!(?:andar|lugar|piso) (?:n|' +
      'd)o .{1,3})',
    '(?:turma|classe|chamada)(?: d[aoe])?:? (?:[1-9] ?[oa°] ?[a-h]|[5-9]\\d[1-9]|1\\d [a-h])|(?:da|na|do|no) (?:[5-9]|' +
      '1[0-2]) ?[oa°]? ?[a-h](?= ?(?:,|$))|[6-9] ?[oa°] [a-h] (?:o|a|e)',
    '(?:anda|ando|andas|está|estou|estás|to|tô|tá|vai|vou|vais|entra|entrou|entrar|entrei|vai entrar|vai para|ainda|já|frequenta|' +
      'frequento|frequentas|estuda|estudo|estudas|cursa|curso|faz|faço|fazes|fazendo|terminando|termina|terminar|acaba|acabar|acabou|' +
      'começa|começou|começar|repete|chegaste|vai começar) (?:ainda |agora |já |só |apenas )*(?:n[ao]s? |n?um |n?uma |d[ao] |à |ao |' +
      `a |o |em |para [oa] |pr[ao] |para |as |numa? )?(?:últim[oa] ano d[oa] |${ORDINAL} ano d[oa] )?${SCHOOLS}(?! (?:de (?:dança|` +
      'condução|medicina|direito|samba|surf|música|natação)|com os alunos))',
    '(?:estudante|alun[oa]|rapaz|rapariga|menin[oa]|garot[oa]|representante|secundarista|colega[s]?|finalista|líder|' +
      `presidente do grêmio|puto|miúd[oa])(?: mais [a-z]+)? (?:d[aoe]|n[ao]|do último ano d[oa]|espert[oa] d[oa]) ?(?:${SCHOOLS}|` +
      'terceirão|ensino)',
    `(?<=^|[,:;] ?|f1\\d, )(?:${SCHOOLS})(?= ?(?:,|$))(?<!escola|em)|terceirão|terceirao|(?:prestar|fazer|presta|estudar? para|` +
      'estuda(?:ndo)? pr?a?r?a?|longe|antes|depois) (?:d?o )?(?:enem|vestibular|vestibulinho)|vestibulinho|prova do (?:if[a-z]{0,3}|' +
      'colégio militar|pedro ii|saresp)|exames? nacionais?|prova de aferição|provas de aferição|viagem de finalistas|' +
      'baile de finalistas|no pedro ii',
    'representante de turma|delegad[oa] de turma|grêmio estudantil|associação de estudantes da secundária|colegas? de (?:turma|' +
      'escola|carteira)(?! da)|turma (?:inteira|toda)(?= (?:do|da|d[ao] professora?|imit|ri|com|$))|(?:a|com a|na|da) (?:minha |' +
      'sua )?turma (?:toda )?d[ao] (?:professora?|tia|pró)|prim[oe]ir[oa] da turma|primeiro da classe|melhor aluno d|(?:fazes|faz|' +
      'faço) rir a turma',
    '(?:amanhã|hoje|segunda|depois) (?:tem|tenho|há|das) (?:aulas?|escola|prova|teste)|prova de [a-zçãí]+ (?:amanhã|segunda)|' +
      '(?:antes|depois) d(?:as|a) (?:aulas?|escola)|depois das aulas|trabalhos de casa|\\btpcs?\\b|(?:faz|fazer|faço) (?:o |' +
      'a )?(?:dever|lição|tpc|deveres)(?: de casa)?|dever de casa|lição de casa|(?:to|tô|estou|está|ficou|ficar|fica) de castigo|' +
      'tir(?:ei|ou) [1-9] em|de recuperação em|caderneta|boletim|recreio|intervalo da escola|merenda(?= )|lancheira|mesada|semanada|' +
      'mochila da escola|diário da escola|caderno da escola',
    '(?:volta|voltar|voltando|sai|saí|sair|chega|chegar|regressa) (?:sozinh[oa] )?da escola|(?:vai|vou|vais|ir|indo|chega|' +
      'chego) (?:de \\w+ |a pé )?(?:pra|para a|à|p) escola(?! (?:de condução|buscar))|(?:banda|time|equipa|equipe|jornal|coral|teatro|' +
      'peça|biblioteca|clube|capitã|capitão|pátio|horta|cantina) d[ao] (?:sua |minha )?(?:escola|colégio|liceu|básica)|(?:ônibus|' +
      'autocarro|transporte|van|carrinha|perua) escolar|visita de estudo|visitas de estudo|passeio da escola|excursão da escola|' +
      'stora?(?= |,|$)|férias escolares|(?:prof|professora?) de \\w+ (?:me|mandou|disse|deu|passou)|na escola(?= ?(?:,|$|e |faz|é|' +
      'ningu))',
    '(?:turma d[ao] (?:tia|professora?|pró)|tia (?:da creche|da escolinha)|escolinha(?= )|quadrilha da festa junina|internato|' +
      'colégio interno|colégio técnico|técnico integrado|curso profissional(?! de professor)|conservatório em regime articulado|' +
      'jovem aprendiz|menor aprendiz|curso cef|(?:um|o) cef de)|aprender a ler (?:este|esse) ano|está (?:a aprender|aprendendo) a ler|' +
      'estuda de manhã',
    // Clubs, teams and ceremonies.
    `(?:nos|dos|de|os|categoria|escalão de|escalão|equipa de|time|na|no) ${TEAM} (?:d[aoe]s?|em|,|e)|(?:joga|jogo|jogas|remo|nada|` +
      'nado|corre|capitã|capitão|guarda redes|goleir[oa]|zagueir[oa]|atacante|avançado|defesa|médio|escalão|categoria) (?:n[oa]s?|' +
      `d[oae]s?) ${TEAM}|(?:escalão|categoria) (?:de |dos )?(?:${TEAM}|sub ?#)`,
    '(?:n[ao]|d[ao]|o|um|a|seleção|equipa|equipe|time|categoria|jogadora?|atleta|escalão) (?:seleção )?sub ?(?:[6-9]|1[0-7])|' +
      '^sub ?1[0-7]|escolinha de (?:futebol|futsal|vôlei|natação|judô)|categorias? de base|minibasquete|minivôlei|desporto escolar|' +
      'jogos escolares|olimpíada (?:de matemática|escolar)',
    '(?:^|um |uma |é |sou |és |a |o )(?:lobinh[oa]|lobit[oa])|alcateia(?= )|escoteir[oa](?: mirim)? (?:d[aoe]|n[ao])|' +
      'explorador(?:a)? (?:d[oa] agrupamento|júnior|moç[oa]|escuteir)|(?:sou|é|és|jovem) escuteir[oa]|escuteir[oa] (?:d[oe]|n[oa])|' +
      'tropa escoteira|tropa de|patrulha [a-z]+,|pioneir[oa] (?:d[oe]|n[oa]) (?:agrupamento|escut)|bandeirante mirim|' +
      'desbravador(?:a)?(?= d|,|$)|aventureir[oa]s? d[oa] clube|(?:patrulha|guia de patrulha|monitor de patrulha)',
    '(?:está|anda|ando|vai|vou|faz|faço|na) (?:n?a |à )?catequese|(?:para|fazer|faz|fará|faço|preparando|fez) a (?:sua |' +
      'minha )?(?:primeira comunhão|crisma)|primeira comunhão(?! das)|bat mitzvá|seu bar mitzvá|colônia de férias|campo de férias|' +
      'atl(?= |,|$)|acampamento de férias|centro juvenil|vereadora? mirim|bombeir[oa] mirim|guarda mirim|parlamento dos jovens|' +
      'jovem parlament|câmara mirim|brinquedoteca',
    // Words for the young.
    `(?<=^|[,:;(–—] ?|\\b${IS} )(?:que )?(?:(?:ainda|só|apenas|sempre|mesmo|é|sou|mais|como) )*(?:um |uma |o |a |esta |este |` +
      `aquel[ea] |essa |esse |minha |meu |d[ao] )?(?:meu |minha )?${ADJ}${KID}(?! (?:interior|que há em|prodígio dos|por dentro|` +
      'de ouro|meu|minha))',
    '(?:menin[oa]|garot[oa]|garotinh[oa]|moleque|moleca|miúd[oa]|guri|guria|pirralh[oa]|catrai[oa]|chaval[oa]|puto) (?:de|do|da|com|' +
      'que|tímid[oa]|curios[oa]|espert[oa]|quietinh[oa])(?= )(?<!(?:de|como|cada|jeito de|sorriso de|aquele|antigo|velho|sou|os|' +
      'as) [a-z]+ [a-z]+)',
    '(?:o|a) mais (?:nov[oa]|novinh[oa]|pequen[oa]|baixinh[oa]) (?:da (?:banda|turma|equipa|equipe|casa|classe|colônia|alcateia|' +
      'escola|patrulha|família|tropa)|do (?:time|grupo|coro|centro|clube|bairro|prédio)|de (?:quatro|três|cinco|seis|dois) irmãos)|' +
      'é (?:o|a) mais (?:pequen[oa]|nov[oa]),|^(?:o|a) mais nov[oa] d|mascote (?:do time|da equipa|da turma)|^(?:o |a )?(?:pequen[oa]|' +
      'pequenin[oa]) [a-z]+,|caçul(?:a|inha) da (?:casa|família|turma)|filh[oa] d[ao] [a-z]+ (?:anda|está|vai|estuda)',
    'dentes? de leite|perdeu um dente|fada do dente|banguela|(?:bicicleta|bici) (?:com|de) rodinhas|rodinhas da bicicleta|chupeta|' +
      'chucha|fraldas?(?= )|carta (?:ao|para o|pro) (?:papai|pai) noel|joelhos? (?:esfolad|ralad)os?|(?:vem|tem|chega|com) a (?:babá|' +
      'ama|babysitter)|ainda vai ao pediatra|tem pediatra|(?:no|ao|seu|meu) pediatra|(?:estar|chegar) em casa às (?:sete|oito|nove|' +
      'dez|[789]|10)|vai para a cama às|deita às (?:oito|nove)|jardim de infância|em idade escolar|idade pré escolar|' +
      'em plena (?:puberdade|adolescência)|idade (?:dele|dela|minha) (?:se )?conta (?:se )?(?:n|pel)os dedos|recreio|' +
      'quando (?:crescer|for grande)|quando for (?:maior|adult[oa])',
  ],
  others: [
    `^(?!.*${AGE}).*(?<!(?:antes|depois) )\\b(?:dou|dá|dás|dar|dando|dava|vai dar) (?:\\w+ )?(?:aulas?|catequese|explicações|um cef|` +
      `consultas)|^(?!.*${AGE}).*(?<!(?:me|lhe|o|a|mãe|avó|avô|pai|tia|tio) )\\b(?:ensin(?:a|o|as)(?! (?:fundamental|médio|infantil))|lecion(?:a|o|ar|as)|trein(?:a|o|` +
      'as)(?! (?:n[oa]|com|todos|para|de)\\b)|treinador|oriento|orienta|supervision[ao])',
    '(?:tenho|tem|tens|têm|ter|com|de|e|espera|cria|crio|mãe|pai) (?:um |uma |dois |duas |três |quatro |\\d |os |as |sua |' +
      'seu )*(?:filh[oa]s?|menin[oa]s gême)(?! únic)',
    '(?:meus?|minhas?|seus?|suas?|teus?|tuas?|nossos?|nossas?|aos|os|dos|d[oa]|a|o|nosso|nossa) (?:\\w+ )?(?:filh[oa]s?|enteados?|' +
      'enteadas?|gémeos|gêmeos)(?! (?:de|d[oa]s?|únic[oa])\\b)(?!,? menor)',
    '(?:o|a|d[oa]|ao|à|meus?|minhas?|sua|seu|com [oa]|os|dos|aos|três|dois|uma?) (?:\\w+ )?(?:net[oa]s?|sobrinh[oa]s?)',
    '^(?:sou |é |és |o |a |um |uma |você é )*(?:\\w+ )?(?:mãe|pai|av[oó]|avô|tia|tio|padrasto|madrasta) (?:de(?! família)|d[oa]s?|' +
      'solteir[oa]|coruja)|(?:, |sou |é |e )(?:a |o |um |uma )?(?:mãe|pai|avó|avô|tia|tio|babá) d[eoa]|(?:irmão|irmã) mais velh[oa] d|' +
      'meu irmão mais velho|minha irmã mais velha|(?:tenho|tem|tens) (?:um |uma )(?:irmãozinho|irmãzinha|irmão mais novo|' +
      'irmã mais nova|irmão de|irmã de|prim[oa] de|afilhad[oa])',
    '(?:meus|seus|teus|aos|os|dos|com|minhas|suas|às|das|de|pelos) (?:\\w+ )?(?:alun[oa]s|estudantes(?! da)|pacientes|pequenos|' +
      'miúdos|adolescentes|lobinhos|lobitos|aprendizes|voluntári[oa]s|menores|catraias|crianças (?:que|d[eo])|meninos do|infantis do|' +
      'jovens aprendizes)(?<!(?:turma|irma|pai)s? de alunos)',
    '(?:para|pra|pras|as|das|às|de|com) (?:as )?(?:crianças|gurizada|molecada|criançada|miudagem|garotada)(?! da rua)|(?:para|dos|' +
      'aos|recebe|de) (?:os )?(?:adolescentes|pré adolescentes|menores|jovens aprendizes)|coro infantil|pais de|mães d[aeo]s|aos pais|' +
      'dos pais (?:do|da|que)|para os pais|cada menor|chefe d[eo]s? lobitos|de alunos',
    'corrigindo|corrige|corrijo|(?:leva|levo|acompanha|acompanho) (?:a turma|os alunos|os miúdos|os filhos)|representante dos pais|' +
      'quem não tem idade|organiza(?:dora?|ndo)|o filho adolescente|é (?:encarregad[oa] de educação da|pediatra)|deixo (?:meus|os)|' +
      'confere a autorização|ensaia(?:r)? .{0,30}com alunos|pede (?:o termo|aos pais)|cuida d[oe]',
  ],
  past: [
    'quando (?:eu |ele |ela |ainda |só )*(?:tinha|tinhas|era|eras|andava|andavas|estudava|frequentava|usava|fazia)|' +
      'desde (?:pequen[oa]|crianç?a|os # anos|menin[oa]|cedo)|em (?:criança|pequen[oa]|nov[oa]|miúd[oa])|na (?:minha|sua|' +
      'tua) (?:infância|adolescência|juventude)|no (?:meu|seu) tempo|à época|naquele tempo|naquela altura|(?<!jardim )de infância',
    'anos atrás|há (?:muito tempo|muitos anos|vint|trint|quarent|décadas)(?:[a-z]* anos)?|(?:nos|dos) anos (?:19)?(?:oitenta|' +
      'noventa|setenta|sessenta|\\d0)|(?:em|de|desde|ano) (?:19\\d\\d|200[0-7])|(?:nascid[oa]|nasci|nasceu).{0,40}(?:19\\d\\d|' +
      '200[0-7])|no século passado|há # anos(?! e)',
    'ex|antig[oa] alun[oa]|lembra (?:ainda|d[eo]|com)|guarda até hoje|recorda|saudades? d[oae]|foi (?:alun|jogador|criad)|fui|fomos|' +
      'já (?:fui|foi)',
    '(?:jogou|jogava|jogavas|tinha|tinhas|tínhamos|era|eras|eram|andava|andavas|estudava|estudou|estudei|vivia|morava|fazia|sonhava|' +
      'vendia|frequentou|formou se|se formou|licenciou|formei|casou|mudou se|cresceu|cresci|tornou se|virou|fundou|venceu|montou um|' +
      'ganhou a primeira|fiz o|foste|fez (?:remo|o eja|curso|fundamental|o secundário|o colegial|o liceu|o ensino)|' +
      'repetiu .{0,30}depois|acabei|vestiu|passámos)(?! (?:de|a) fase)',
    'aos (?:# |\\w+ )(?:anos )?.{0,80}(?:hoje|agora|depois|atualmente)|(?:hoje|agora),? (?:com |tem |tenho )(?:19|[2-9]\\d|quarenta|' +
      'trinta|cinquenta|vinte)|aos # (?:anos )?(?:\\w+ ){0,2}(?:ganhou|começou|saiu|fugiu|aprendeu|perdeu|entrou|foi|comecei|saí|' +
      'aprendi|perdi|montou|fundou|deixou|mudou|veio|casou)|virou (?:médic|fisio|pai|mãe|advog|prof)',
    '(?:cão|cachorr[oa]|cadela|gat[oa]|cavalo|uísque|whisky|vinho|casa|prédio|empresa|loja|carro|moto|árvore|projeto|contrato|' +
      'carreira|casamento|relação|relacionamento|experiência|papagaio|tartaruga|coelho|restaurante|bar|banda|canal|padaria|' +
      'fábrica)(?: [a-z]+)? (?:de|que tem|tem|há|com|,|completa|faz) (?:só |quase |mais de )?# anos|de # anos (?:atrás|de)',
    '# (?:anos|meses) (?:e (?:meio|pouco) )?(?:de (?:experiência|trabalho|carreira|serviço|casad[oa]s?|casamento|firma|banco|fogão|' +
      'clube|loja|edição|obra|estrada|ofício|profissão|prisão|cadeia|namoro|terapia|magistério|cnh|carta|prática|pesquisa|mar)|' +
      'no (?:clube|banco|mesmo))',
    'durante (?:o liceu|a escola|o colégio)|se conheceram|conheceram se|(?:amigos|amigas|juntos|namorados) d[eoa]s?d?e? (?:escola|' +
      'colégio|liceu|o liceu|o colégio)|(?:livros?|histórias?|festas) (?:para|pra|infantis|de quinze)',
  ],
  adult: [
    `^(?!.*${AGE}).*${RELATIVE}\\b(?<!(?:os|aos|dos|menos de) )${GROWN} anos(?! (?:atrás|depois|antes|de diferença))`,
    `^(?!.*${AGE}).*(?<!(?:n|nao|nem|ainda|so) )\\b(?:tem|tenho|tens|com|aos|de|completa|fez|idade:?) (?:já |quase |uns |mais de |` +
      `só )*(?:${GROWN}(?: e poucos)?|18 anos completos)(?! (?:euros|reais|gatos|horas|minutos|livros|pontos|mil|cm|quilos|` +
      'de (?:\\w+ de )?%))(?= ?(?:anos|,|\\)|$|e |feitos|em ))(?<!de (?:[2-9]\\d))',
    '(?:(?<!(?:ainda|nao|nem|n) )(?:tem|tenho|tens)|(?<=^|[,(:] ?)) ?(?:já |recém )?(?:18|dezoito) anos(?= ?(?:,|\\)|$|e |completos|' +
      'feitos|recém))',
    '^(?!rua |avenida |praça |sala |casa )(?:[a-z]+ ){0,3}[a-z]{2,} ?[,(] ?(?:1[89]|[2-9]\\d)(?= ?(?:[,)]|$|anos))|' +
      `(?<=, ?)${GROWN}(?=,|$)|[mf] ?[/,]? ?(?:1[89]|[2-6]\\d)(?= ?[,/)]|$)|(?:1[89]|[2-9]\\d)a(?=,)|idade ?[:=] ?(?:1[89]|[2-9]\\d)|` +
      '(?:vinte|trinta|quarenta|cinquenta|sessenta) e poucos',
    'quarent(?:ão|ona)|cinquent(?:ão|ona)|trint(?:ão|ona)|balzaquiana|sexagenári[oa]|septuagenári[oa]|octogenári[oa]|(?:na casa dos|' +
      'passou dos|passou|beirando os|perto dos|depois dos|mais de|acima dos|para lá dos) (?:trinta|quarenta|cinquenta|sessenta|' +
      'setenta|vinte|30|40|50|60)|meia idade|um cota|cota de|velh[oa] (?:pescador|professor|maestro)',
    '(?<!(?:avo|pai|mae|vizinh[oa]|ti[oa]) )(?:aposentad[oa]|reformad[oa])|se aposenta|da reforma|da aposentadoria|(?<!(?:irma|' +
      'irmao|prima|tia|pais) )(?:casad[oa] com|, casad[oa]|(?:é|sou|és) casad[oa]|viúv[oa]|divorciad[oa])|(?:meu|seu|teu|o|' +
      'com o) marido|(?:minha|sua|a|com a) (?:esposa|mulher)(?= (?:é|e|em|,)|,|$)|com a esposa|de casad[oa]|bisavó|bisavô|já é avó',
    '(?<!(?:sonha|quer|queria|espera|pensa|futur[oa]|entrar|com) (?:\\w+ )?)(?:universitári[oa]|calour[oa] d[eao]|caloir[oa]|' +
      'recém formad[oa]|formad[oa] (?:em|há)|mestrand[oa]|doutorand[oa]|licenciad[oa]|graduad[oa]|mestrado|doutorado|doutoramento|' +
      'licenciatura|graduação|erasmus|residência médica)|(?:faz|faço|cursa|curso|estuda|estudo|na|pagar a|' +
      'n[oa] \\w+ ano d[ao]) (?:faculdade|universidade|medicina|pedagogia)|na usp|na unicamp|letras na|' +
      `${ORDINAL} ano d[aoe]s? ${COURSE}|fa[zç]o? (?!curso)${COURSE}|da tese|com a tese`,
    'maior de idade desde|já maior de idade|(?:profissão|trabalho|emprego|ocupação|ofício) ?: (?!estud|alun|escola|nenh)|' +
      'carta (?:desde|há)|tirou (?:a )?(?:carta|carteira) (?:mal|faz|há|em)|já votou|votou',
    `^(?!.*${AGE}).*(?:^|, |[:(–—] ?|\\b(?:sou|é|és|como|hoje|agora|trabalha como|você é|tu és|fui|era|próprio) |^\\w+ é )(?:um |` +
      `uma |o |a |também |hoje |agora |vice |jovem (?!aprendiz)|velh[oa] |seu |senhora? |ex |antig[oa] |chefe |é )*${WORK}(?! (?:me|` +
      'diz|dizem|que (?:o|a|me)|mandou))(?<!(?:ser|de|ser um|ser uma) [a-z]+)(?<!(?:professoras|professora de|na turma da professora))',
    `^(?!.*${AGE}).*\\b(?:trabalh(?:a|o|as) (?:como|em|na|no|num|numa|nos|há)|ger(?:e|encia)|administr[ao]|dirig(?:e|o) (?:um|o|a|` +
      'táxi|ônibus|caminhão)|é don[oa]|don[oa] d|paga as|pago as|salário|antes do trabalho|durante a semana|de profissão|leva o neto|' +
      'há anos|há décadas)',
    `(?:há|faz) (?!.{0,12}anos daqui)(?:mais de |quase |cerca de |já )*(?:1\\d|[2-9]\\d|${GROWN}|dez|onze|doze|treze|catorze|quinze|dez[ae]s+eis|` +
      'dez[ae]s+ete|dezoito|vinte) (?:anos|primaveras)|há # (?:anos|primaveras)(?=.{0,30}(?:mostra|trabalha|dirige|ensina|lê|vend|' +
      'na ))|(?:desde|em) (?:19\\d\\d|200\\d)|(?:depois|após) de (?:trinta|vinte|quarenta)|(?:trinta|vinte|quarenta|' +
      'cinquenta) (?:e \\w+ )?anos (?:como|de)|bigode grisalho|cabelos? (?:grisalho|branco)s?|grisalh[oa]|grávida|(?:mulher|homem|' +
      'pessoa|jovem|já) adult[oa]',
    '(?:curso|título): licenciatura|é diretora|concurso d|lecionar|por longa data|de longa data|serviço militar|na firma|' +
      'filh[oa] adulto',
  ],
}
