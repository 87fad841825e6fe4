import { MARKS, westernDigits } from '../digits'

/**
 * Statements of an age below eighteen, and neutral words for minors, in languages that the English rules do not read. Every word is
 * written as people write it; `fold` brings words and texts into one form.
 */

/** Lower case, without marks, with the digits of every script as 0–9. Works on any text, whatever `normalize` made of it. */
export const fold = (text: string): string =>
  westernDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(/[’'`´]/g, '')
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')

type Language = {
  /** Words of which text in this language is full; none for languages with a script of their own. */
  common: string[]
  /** Ten to seventeen in words, in that order; several spellings divided by `|`. */
  numbers: string[]
  /** What says an age of the speaker, of the listener, and of somebody else; `#` is the number. */
  self: string[]
  you: string[]
  other: string[]
  /** Words for somebody under age. */
  minor: string[]
  /** Words for a child: of family and memory all day, so they count only beside the words below, or where a person is described. */
  child: string[]
  /** Romantic and sexual words, neutral ones. */
  charged: string[]
  /** Family, care and past: who speaks of these speaks of ordinary life. */
  ordinary: string[]
}

export const LANGUAGES: Record<string, Language> = {
  it: {
    common: 'il la che di un una e sei sono non per mi ti con gli della ragazza'.split(' '),
    numbers: ['dieci', 'undici', 'dodici', 'tredici', 'quattordici', 'quindici', 'sedici', 'diciassette'],
    self: ['ho (?:solo |appena |quasi |gia )?# anni(?! (?:di (?:esperienza|lavoro)|fa))', 'compio # anni'],
    you: ['hai (?:solo |appena )?# anni(?! (?:di|fa))', 'fingi di avere # anni'],
    other: [
      'ha (?:solo |appena )?# anni(?! (?:di|fa))',
      '(?:ragazza|ragazzo|bambina|bambino|studentessa|figlia|sorella|donna|una|un) di # anni',
      '# ?enne',
      'di (?:soli )?# anni(?! fa)',
    ],
    minor: [
      'minorenne',
      'minorenni',
      'ragazzina',
      'ragazzino',
      'scolaretta',
      'liceale',
      'adolescente',
      'studentessa delle medie',
      'scuola media',
      'scuole medie',
      'scuola elementare',
    ],
    child: ['bambina', 'bambino', 'bimba', 'bimbo'],
    charged: [
      'bacia',
      'baciami',
      'bacio',
      'sesso',
      'nuda',
      'nudo',
      'spogli',
      'fidanzata',
      'fidanzato',
      'amante',
      'letto con',
      'erotic',
      'sensual',
      'seducente',
      'innamorat',
    ],
    ordinary: [
      'figlia',
      'figlio',
      'figli',
      'nipote',
      'insegn',
      'maestra',
      'pediatra',
      'mamma',
      'papa',
      'madre',
      'padre',
      'quando avevo',
      'quando ero',
      'da bambin',
      'ero',
      'era',
      'avevo',
      'aveva',
      'fa',
    ],
  },
  nl: {
    common: 'de het een ik je jij van niet met mij zij ze hij en dat'.split(' '),
    numbers: ['tien', 'elf', 'twaalf', 'dertien', 'veertien', 'vijftien', 'zestien', 'zeventien'],
    self: ['ik ben (?:pas |net |nog maar |bijna )?#(?: jaar(?: oud)?)?(?= ?(?:$|[.!?,;]|en|maar|jaar))', 'ik word #'],
    you: ['(?:je|jij|u) bent (?:pas |net )?#(?: jaar(?: oud)?)?(?= ?(?:$|[.!?,;]|en|maar|jaar))', 'doe alsof je # bent'],
    other: [
      '(?:zij|ze|hij) is (?:pas |net |nog maar )?#(?: jaar(?: oud)?)?(?= ?(?:$|[.!?,;]|en|maar|jaar))',
      '#(?: |-)?jarige?',
      'van # jaar(?! (?:geleden|ervaring))',
      '# jaar oud',
    ],
    minor: [
      'minderjarig',
      'schoolmeisje',
      'schooljongen',
      'tiener',
      'middelbare scholier',
      'basisschoolleerling',
      'scholiere',
      'brugklasser',
    ],
    child: ['klein meisje', 'kleine jongen', 'kind', 'kindje', 'kleuter', 'peuter'],
    charged: [
      'kus',
      'kussen',
      'zoen',
      'zoenen',
      'seks',
      'naakt',
      'vriendin',
      'verliefd',
      'minnares',
      'uitkleden',
      'erotisch',
      'verleid',
      'vrijen',
    ],
    ordinary: [
      'dochter',
      'zoon',
      'nichtje',
      'neefje',
      'leraar',
      'lerares',
      'juf',
      'kinderarts',
      'moeder',
      'vader',
      'mama',
      'papa',
      'toen ik',
      'vroeger',
      'geleden',
      'was',
      'kinderen',
    ],
  },
  pl: {
    common: 'nie na sie jest ze jak mnie do ja ty ona on w z i'.split(' '),
    numbers: ['dziesiec', 'jedenascie', 'dwanascie', 'trzynascie', 'czternascie', 'pietnascie', 'szesnascie', 'siedemnascie'],
    self: ['mam (?:tylko |dopiero |prawie )?# lat(?!a? temu)', 'skonczylam # lat', 'skonczylem # lat'],
    you: ['masz (?:tylko |dopiero )?# lat', 'udawaj ze masz # lat'],
    other: ['ma (?:tylko |dopiero )?# lat(?! doswiadczenia)', '#(?: |-)?letni[ae]?', 'w wieku # lat'],
    minor: [
      'nieletni',
      'nieletnia',
      'niepelnoletni',
      'nastolatka',
      'nastolatek',
      'uczennica',
      'gimnazjalistka',
      'licealistka',
      'podstawowki',
      'szkoly podstawowej',
    ],
    child: ['dziecko', 'dziewczynka', 'chlopczyk', 'maly chlopiec', 'mala dziewczynka'],
    charged: [
      'pocaluj',
      'caluj',
      'seks',
      'naga',
      'nagi',
      'rozbierz',
      'dziewczyna moja',
      'kochank',
      'zakochan',
      'erotyczn',
      'uwodz',
      'uwies',
    ],
    ordinary: [
      'corka',
      'corke',
      'corki',
      'syna',
      'syn',
      'siostrzenica',
      'bratanica',
      'nauczyciel',
      'pediatra',
      'mama',
      'tata',
      'matka',
      'ojciec',
      'kiedy mialam',
      'kiedy mialem',
      'temu',
      'byl',
      'byla',
      'mialam',
      'mialem',
      'dzieci',
    ],
  },
  sv: {
    common: 'och att jag du ar en ett det som inte mig hon han er og'.split(' '),
    numbers: ['tio', 'elva', 'tolv', 'tretton', 'fjorton', 'femton', 'sexton', 'sjutton'],
    self: [
      'jag ar (?:bara |nastan |snart )?#(?: ar(?: gammal)?)?(?= ?(?:$|[.!?,;]|och|men|ar))',
      'jag fyller #',
      'jeg er (?:bare |kun )?#(?: ar(?: gammel)?)?(?= ?(?:$|[.!?,;]|og|men|ar))',
    ],
    you: [
      'du ar (?:bara )?#(?: ar(?: gammal)?)?(?= ?(?:$|[.!?,;]|och|men|ar))',
      'du er (?:bare |kun )?#(?: ar(?: gammel)?)?(?= ?(?:$|[.!?,;]|og|men|ar))',
      'latsas att du ar #',
    ],
    other: [
      '(?:hon|han) ar (?:bara )?#(?: ar(?: gammal)?)?(?= ?(?:$|[.!?,;]|och|men|ar))',
      '(?:hun|han) er (?:bare |kun )?#',
      '#(?: |-)?aring',
      '# ar gamm?[ae]l',
    ],
    minor: [
      'minderarig',
      'mindrearig',
      'skolflicka',
      'skolpojke',
      'skolejente',
      'skolepige',
      'tonaring',
      'tonarstjej',
      'hogstadieelev',
      'gymnasieelev',
      'mellanstadie',
      'tenaring',
    ],
    child: ['liten flicka', 'liten pojke', 'barn', 'lite barn', 'lille pige'],
    charged: [
      'kyss',
      'sex',
      'naken',
      'flickvan',
      'pojkvan',
      'karlek med',
      'kla av',
      'forfor',
      'erotisk',
      'nogen',
      'kysse',
      'kaereste',
      'kjaereste',
    ],
    ordinary: [
      'dotter',
      'son',
      'syster',
      'larare',
      'barnlakare',
      'mamma',
      'pappa',
      'mor',
      'far',
      'nar jag var',
      'sedan',
      'siden',
      'var',
      'barnen',
      'datter',
      'sonn',
    ],
  },
  tr: {
    common: 'bir ve ben sen bu cok icin beni o kiz ile'.split(' '),
    numbers: ['on', 'on ?bir', 'on ?iki', 'on ?uc', 'on ?dort', 'on ?bes', 'on ?alti', 'on ?yedi'],
    self: [
      '(?:ben )?(?:daha |sadece |henuz )?# yas(?:inda|indayim|indayim)(?=.{0,12}(?:$|[.!?,;]|im\\b|yim\\b))',
      '# yasimdayim',
      '# yasindayim',
      'yasim #',
    ],
    you: ['(?:sen )?# yasindasin', '# yasindaymis gibi'],
    other: ['# yasinda(?:ki)?', '# yasindadir'],
    minor: [
      'resit degil',
      'resit olmayan',
      'liseli',
      'ortaokullu',
      'ilkokullu',
      'ergen kiz',
      'ergen',
      'yasi kucuk',
      'ortaokul ogrencisi',
      'lise ogrencisi',
      'ilkokul ogrencisi',
    ],
    child: ['cocuk', 'kucuk kiz', 'kiz cocugu', 'kucuk oglan', 'bebek'],
    charged: ['op beni', 'opusme', 'opucuk', 'seks', 'ciplak', 'sevgili', 'soyun', 'erotik', 'bastan cikar', 'yatakta', 'asik'],
    ordinary: [
      'kizim',
      'kizi var',
      'oglu var',
      'oglum',
      'yegen',
      'ogretmen',
      'annesi',
      'babasi',
      'anne',
      'baba',
      'cocuk doktoru',
      'iken',
      'yasindayken',
      'once',
      'eskiden',
      'cocuklar',
    ],
  },
  ru: {
    common: [],
    numbers: ['десять', 'одиннадцать', 'двенадцать', 'тринадцать', 'четырнадцать', 'пятнадцать', 'шестнадцать', 'семнадцать'],
    self: ['мне (?:всего |только |почти |скоро |уже )?#(?: лет| год| года)?(?= ?(?:$|[.!?,;]|лет|год|и|но))', 'мені #'],
    you: ['тебе (?:всего |только )?#(?: лет| год| года)?(?= ?(?:$|[.!?,;]|лет|год|и|но))', 'представь что тебе #'],
    other: [
      '(?:ей|ему) (?:всего |только )?#(?: лет| год| года)?(?= ?(?:$|[.!?,;]|лет|год|и|но))',
      '#(?:-| )?летн(?:яя|ий|ей|юю|его)',
      '(?:десяти|одиннадцати|двенадцати|тринадцати|четырнадцати|пятнадцати|шестнадцати|семнадцати)летн',
      'возраст[е]?:? #',
      '(?<!(?:уже|больше|около|целых|почти) )# лет(?! назад| вместе| опыта| работ| жив)',
    ],
    minor: [
      'несовершеннолетн',
      'школьниц',
      'школьник',
      'подросток',
      'подростк',
      'старшекласс',
      'первокласс',
      'семикласс',
      'восьмикласс',
      'девятикласс',
      'десятикласс',
      'малолетк',
      'неповнолітн',
    ],
    child: ['маленькая девочка', 'маленький мальчик', 'девочка', 'ребенок', 'дитя', 'малышка'],
    charged: ['поцелу', 'целу', 'секс', 'обнажен', 'голая', 'голый', 'разде', 'любовниц', 'соблазн', 'эротич', 'в постел', 'влюблен'],
    ordinary: [
      'дочь',
      'дочка',
      'дочери',
      'сын',
      'племянни',
      'учител',
      'педиатр',
      'мама',
      'папа',
      'мать',
      'отец',
      'когда мне было',
      'в детстве',
      'назад',
      'был',
      'была',
      'было',
      'дети',
    ],
  },
  ja: {
    common: [],
    numbers: ['十', '十一', '十二', '十三', '十四', '十五', '十六', '十七'],
    self: [
      '(?:私は|わたしは|僕は|俺は|あたしは|うちは|年齢は|今)?[^。]{0,4}#(?:歳|才|さい)(?:です|だ|だよ|なの|の(?:女の子|男の子|女子|男子|学生))',
      '(?:私は|僕は|俺は|あたしは)[^。]{0,8}#(?:歳|才)',
    ],
    you: ['(?:あなたは|君は|きみは|お前は)[^。]{0,8}#(?:歳|才|さい)'],
    other: ['#(?:歳|才|さい)(?!以上|未満|から|まで|年|の(?:時|とき|頃|ころ))'],
    minor: [
      '未成年',
      '女子高生',
      '男子高生',
      '高校生',
      '中学生',
      '小学生',
      '女子中学生',
      '少女',
      '幼女',
      '美少女',
      '児童',
      '園児',
      '幼稚園児',
      '未成年者',
    ],
    child: ['女の子', '男の子', '子供', '子ども', '幼い'],
    charged: [
      'キス',
      'セックス',
      '裸',
      'ヌード',
      '恋人',
      '抱いて',
      '脱いで',
      'エッチ',
      '誘惑',
      '官能',
      '愛人',
      '彼女になって',
      '付き合って',
    ],
    ordinary: [
      '娘',
      '息子',
      '姪',
      '甥',
      '先生',
      '教師',
      '小児科',
      '母',
      '父',
      'ママ',
      'パパ',
      '昔',
      '頃',
      '時は',
      'でした',
      'だった',
      '子どもの頃',
      '子供の頃',
    ],
  },
  zh: {
    common: [],
    numbers: ['十', '十一', '十二', '十三', '十四', '十五', '十六', '十七'],
    self: ['我(?:今年|现在|現在|才|只有|刚|剛|刚满|快|是)*#(?:岁|歲)', '本人#(?:岁|歲)'],
    you: ['你(?:今年|现在|現在|才|只有|是|扮演)*(?:一个|一個)?#(?:岁|歲)', '假装你#(?:岁|歲)'],
    other: ['#(?:岁|歲)(?!以上|以下的规定|时|時|那年|开始|開始|的时候|的時候)'],
    minor: [
      '未成年',
      '小学生',
      '小學生',
      '初中生',
      '国中生',
      '國中生',
      '高中生',
      '中学生',
      '中學生',
      '女童',
      '男童',
      '幼女',
      '萝莉',
      '蘿莉',
      '正太',
      '少女',
      '小女孩',
      '小男孩',
    ],
    child: ['孩子', '小孩', '儿童', '兒童', '宝宝'],
    charged: [
      '接吻',
      '亲吻',
      '親吻',
      '吻我',
      '做爱',
      '做愛',
      '性爱',
      '性愛',
      '裸',
      '脱衣',
      '脫衣',
      '情人',
      '女朋友',
      '男朋友',
      '色情',
      '诱惑',
      '誘惑',
      '上床',
      '亲我',
      '親我',
      '性感',
    ],
    ordinary: [
      '女儿',
      '女兒',
      '儿子',
      '兒子',
      '侄',
      '老师',
      '老師',
      '儿科',
      '兒科',
      '妈妈',
      '媽媽',
      '爸爸',
      '小时候',
      '小時候',
      '以前',
      '那时',
      '當時',
      '当时',
      '母亲',
      '父亲',
      '我的孩子',
    ],
  },
  ko: {
    common: [],
    numbers: ['열', '열한', '열두', '열세', '열네', '열다섯', '열여섯', '열일곱'],
    self: ['(?:저는|나는|난|전|제 나이는|내 나이는)[^.]{0,6}# ?(?:살|세)', '# ?(?:살이에요|살입니다|살이야|살인데|세입니다|세에요)'],
    you: ['(?:너는|넌|당신은|네가)[^.]{0,6}# ?(?:살|세)'],
    other: ['# ?(?:살|세)(?! ?(?:때|이상|부터|까지|연상|연하|차이))'],
    minor: ['미성년', '여고생', '남고생', '여중생', '남중생', '초등학생', '중학생', '고등학생', '소녀', '로리', '십대', '청소년'],
    child: ['어린 소녀', '어린아이', '아이', '꼬마', '어린이', '여자아이', '남자아이'],
    charged: ['키스', '섹스', '나체', '누드', '벗어', '여자친구', '남자친구', '연인', '야한', '유혹', '에로', '침대에서', '사귀', '애인'],
    ordinary: [
      '딸',
      '아들',
      '조카',
      '선생님',
      '교사',
      '소아과',
      '엄마',
      '아빠',
      '어머니',
      '아버지',
      '어릴 때',
      '때는',
      '예전',
      '했을 때',
      '시절',
      '우리 아이',
    ],
  },
  ar: {
    common: [],
    numbers: [
      'عشر',
      'احد(?:ى)? عشر(?:ة)?|إحدى عشرة',
      'اثنا عشر|اثنتا عشرة',
      'ثلاث(?:ة)? عشر(?:ة)?',
      'اربع(?:ة)? عشر(?:ة)?|أربع(?:ة)? عشر(?:ة)?',
      'خمس(?:ة)? عشر(?:ة)?',
      'ست(?:ة)? عشر(?:ة)?',
      'سبع(?:ة)? عشر(?:ة)?',
    ],
    self: [
      'عمري #',
      'سني #',
      'انا (?:بنت |فتاة |ولد )?(?:عمري )?# (?:سنة|عاما|عام)',
      'أنا (?:عمري )?# (?:سنة|عاما|عام)',
      'ابلغ (?:من العمر )?#',
    ],
    you: ['عمرك #', 'انت (?:فتاة |بنت )?(?:عمرك )?# (?:سنة|عاما|عام)', 'أنت (?:عمرك )?# (?:سنة|عاما|عام)'],
    other: [
      'عمرها #',
      'عمره #',
      '(?:فتاة|بنت|طفلة|ولد|صبي|طالبة)[^.]{0,12}# (?:سنة|عاما|عام)',
      'تبلغ (?:من العمر )?#',
      'يبلغ (?:من العمر )?#',
    ],
    minor: ['قاصر', 'قاصرة', 'تلميذة', 'تلميذ', 'مراهقة', 'مراهق', 'طالبة مدرسة', 'طالبة اعدادي', 'طالبة ثانوي', 'دون السن', 'تحت السن'],
    child: ['طفلة', 'طفل', 'فتاة صغيرة', 'بنت صغيرة', 'ولد صغير'],
    charged: ['قبل', 'قبلة', 'قبليني', 'جنس', 'عارية', 'عار', 'حبيبتي', 'حبيبي', 'عشيقة', 'اغراء', 'إغراء', 'مثير', 'اخلعي', 'السرير'],
    ordinary: [
      'ابنتي',
      'ابني',
      'عنده ابنة',
      'عندها ابنة',
      'لديه ابنة',
      'لديها ابنة',
      'عنده ابن',
      'عندها ابن',
      'ابنة اخ',
      'معلم',
      'مدرس',
      'طبيبة اطفال',
      'طبيب اطفال',
      'امي',
      'ابي',
      'والدة',
      'والد',
      'عندما كنت',
      'كان',
      'كانت',
      'اطفالي',
      'منذ',
    ],
  },
  hi: {
    common: [],
    numbers: ['दस', 'ग्यारह', 'बारह', 'तेरह', 'चौदह', 'पंद्रह|पन्द्रह', 'सोलह', 'सत्रह'],
    self: ['मैं (?:सिर्फ |अभी |केवल )?# (?:साल|वर्ष)', 'मेरी (?:उम्र|आयु) (?:सिर्फ |अभी )?#', 'main # saal', 'meri umar #', 'meri age #'],
    you: ['(?:तुम|आप|तू) (?:सिर्फ |अभी )?# (?:साल|वर्ष)', 'तुम्हारी (?:उम्र|आयु) #', 'tum # saal'],
    other: [
      '(?:वह|वो) (?:सिर्फ |अभी )?# (?:साल|वर्ष)(?! (?:से|पहले|बाद|तक|में))',
      '# (?:साल|वर्ष) (?:की|का|के) (?!बाद|अनुभव|पहले)',
      'उसकी (?:उम्र|आयु) #',
      '# वर्षीय',
    ],
    minor: ['नाबालिग', 'किशोरी', 'किशोर', 'स्कूली लड़की', 'स्कूल की लड़की', 'छात्रा स्कूल', 'अवयस्क', 'nabalig'],
    child: ['बच्ची', 'बच्चा', 'छोटी लड़की', 'छोटा लड़का', 'बालिका', 'बालक(?!नी)'],
    charged: ['चुंबन', 'चूम', 'किस कर', 'सेक्स', 'नग्न', 'नंगी', 'प्रेमिका', 'प्रेमी', 'कामुक', 'कपड़े उतार', 'बिस्तर', 'प्यार करो', 'गर्लफ्रेंड'],
    ordinary: ['बेटी', 'बेटा', 'भतीजी', 'भांजी', 'शिक्षक', 'अध्यापक', 'माँ', 'मां', 'पिता', 'पापा', 'जब मैं', 'था', 'थी', 'पहले', 'बच्चों', 'डॉक्टर'],
  },
  id: {
    common: 'aku saya kamu dan yang di ini itu adalah dia untuk jadi seorang'.split(' '),
    numbers: ['sepuluh', 'sebelas', 'dua ?belas', 'tiga ?belas', 'empat ?belas', 'lima ?belas', 'enam ?belas', 'tujuh ?belas'],
    self: [
      '(?:umur|usia) (?:aku|saya|gue|gw)(?: baru| masih)? #',
      '(?:aku|saya|gue|gw) (?:baru |masih |sekarang )?(?:ber)?(?:umur|usia) #',
      '(?:aku|saya) # tahun(?! (?:yang )?lalu)',
    ],
    you: [
      '(?:umur|usia)(?:mu| kamu)(?: baru| masih)? #',
      'kamu (?:baru |masih )?(?:ber)?(?:umur|usia)? ?# tahun',
      'pura ?pura (?:jadi )?.{0,12}# tahun',
    ],
    other: [
      '(?:dia|ia) (?:baru |masih )?(?:ber)?(?:umur|usia) #',
      '(?:ber)?(?:umur|usia)(?:nya)? (?:baru |masih )?#(?! tahun ke)',
      '(?:gadis|cewek|anak|cowok|perempuan) # tahun',
    ],
    minor: [
      'di bawah umur',
      'dibawah umur',
      'anak sma',
      'anak smp',
      'anak sd',
      'siswi',
      'gadis remaja',
      'remaja',
      'pelajar smp',
      'pelajar sma',
    ],
    child: ['anak kecil', 'gadis kecil', 'anak perempuan kecil', 'bocah', 'balita'],
    charged: [
      'cium',
      'ciuman',
      'seks',
      'telanjang',
      'bugil',
      'pacar',
      'kekasih',
      'rayu',
      'goda',
      'erotis',
      'buka baju',
      'ranjang',
      'bercinta',
    ],
    ordinary: [
      'anakku',
      'punya anak',
      'anak saya',
      'putri saya',
      'putra saya',
      'keponakan',
      'guru',
      'dokter anak',
      'ibu',
      'ayah',
      'mama',
      'papa',
      'waktu aku',
      'waktu saya',
      'ketika',
      'dulu',
      'lalu',
      'murid',
    ],
  },
  // Romance languages and German are read by the English rules in words; here in figures and with their own terms.
  es: {
    common: 'el la que de un una y es eres soy no por mi tu con como'.split(' '),
    numbers: ['diez', 'once', 'doce', 'trece', 'catorce', 'quince', 'dieciseis', 'diecisiete'],
    self: ['tengo (?:solo |apenas |casi )?# anos(?! de (?:experiencia|casad))', 'cumpli # anos'],
    you: ['(?:tienes|tenes|eres de|tiene usted) (?:solo |apenas )?# anos', 'finge (?:que tienes|tener) # anos'],
    other: [
      '(?:ella|el) tiene (?:solo |apenas )?# anos',
      'tiene (?:solo |apenas )?# anos(?! de)',
      '(?:chica|chico|nina|nino|joven|muchacha|muchacho|estudiante|alumna|una|un) de # anos',
      'quinceanera',
    ],
    minor: [
      'menor de edad',
      'colegiala',
      'colegial',
      'adolescente',
      'nina de secundaria',
      'alumna de secundaria',
      'estudiante de secundaria',
      'estudiante de primaria',
      'nina de primaria',
      'preparatoria',
      'quinceanera',
    ],
    child: ['nina', 'nino', 'ninita', 'ninito', 'chiquilla', 'chiquillo'],
    charged: [
      'besa',
      'besame',
      'beso',
      'sexo',
      'sexual',
      'desnud',
      'novia',
      'novio',
      'amante',
      'erotic',
      'seduc',
      'en la cama',
      'sensual',
      'enamorad',
    ],
    ordinary: [
      'hija',
      'hijo',
      'hijos',
      'sobrin',
      'maestr',
      'profesor',
      'pediatr',
      'mama',
      'papa',
      'madre',
      'padre',
      'cuando tenia',
      'cuando era',
      'de nina',
      'de nino',
      'era',
      'tenia',
      'hace',
      'fui',
    ],
  },
  fr: {
    common: 'le la que de un une et est tu je suis es ne pas mon ma avec elle il'.split(' '),
    numbers: ['dix', 'onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix ?sept'],
    self: ['jai (?:seulement |juste |presque |a peine )?# ans(?! (?:dexperience|de mariage))'],
    you: ['(?:tu as|vous avez|tas) (?:seulement |juste )?# ans', 'fais comme si tu avais # ans'],
    other: ['(?:elle|il) a (?:seulement |juste |a peine )?# ans(?! d)', '(?:fille|garcon|jeune|eleve|lyceenne|une|un|agee?) de # ans'],
    minor: [
      'mineure',
      'mineur',
      'collegienne',
      'collegien',
      'lyceenne',
      'lyceen',
      'ecoliere',
      'adolescente',
      'adolescent',
      'ado de',
      'en primaire',
      'au college',
      'au lycee',
    ],
    child: ['petite fille', 'petit garcon', 'enfant', 'fillette', 'gamine', 'gamin'],
    charged: [
      'embrasse',
      'baiser',
      'sexe',
      'sexuel',
      'nue',
      'deshabill',
      'petite amie',
      'petit ami',
      'amante',
      'amant',
      'erotique',
      'seduit',
      'sensuel',
      'au lit',
      'amoureu',
    ],
    ordinary: [
      'ma fille',
      'et une fille',
      'et un fils',
      'mon fils',
      'sa fille',
      'son fils',
      'niece',
      'neveu',
      'professeur',
      'enseign',
      'jenseign',
      'maitresse decole',
      'pediatre',
      'maman',
      'papa',
      'mere',
      'pere',
      'quand javais',
      'quand jetais',
      'etait',
      'avait',
      'javais',
      'il y a',
      'mes enfants',
    ],
  },
  pt: {
    common: 'o a do da no na que de um uma e voce eu nao por minha meu com ela ele'.split(' '),
    numbers: ['dez', 'onze', 'doze', 'treze', 'quatorze|catorze', 'quinze', 'dezesseis|dezasseis', 'dezessete|dezassete'],
    self: ['(?:eu )?tenho (?:so |apenas |quase )?# anos(?! de (?:experiencia|casad))'],
    you: ['(?:voce tem|tu tens|vc tem) (?:so |apenas )?# anos', 'finja (?:que tem|ter) # anos'],
    other: ['(?:ela|ele) tem (?:so |apenas )?# anos(?! de)', '(?:menina|menino|garota|garoto|moca|aluna|uma|um|jovem) de # anos'],
    minor: [
      'menor de idade',
      'colegial',
      'adolescente',
      'aluna do ensino medio',
      'ensino fundamental',
      'estudante do ensino medio',
      'novinha',
      'novinho',
    ],
    child: ['menina', 'menino', 'menininha', 'crianca', 'garotinha', 'garotinho'],
    charged: [
      'beija',
      'beije',
      'beijo',
      'sexo',
      'sexual',
      'nua',
      'pelada',
      'namorada',
      'namorado',
      'amante',
      'erotic',
      'seduz',
      'sensual',
      'na cama',
      'apaixonad',
    ],
    ordinary: [
      'filha',
      'filho',
      'filhos',
      'sobrinh',
      'professor',
      'pediatr',
      'mae',
      'pai',
      'mamae',
      'papai',
      'quando eu tinha',
      'quando eu era',
      'era',
      'tinha',
      'ha ',
      'crianca eu',
      'minhas criancas',
    ],
  },
  de: {
    common: 'der die das ein eine und ist du ich bist nicht mit mein meine sie er wie'.split(' '),
    numbers: ['zehn', 'elf', 'zwolf', 'dreizehn', 'vierzehn', 'funfzehn', 'sechzehn', 'siebzehn'],
    self: ['ich (?:bin|werde) (?:erst |gerade |fast |noch |bald )?#(?: jahre?(?: alt)?)?(?= ?(?:$|[.!?,;]|und|aber|jahre))'],
    you: ['du bist (?:erst |gerade )?#(?: jahre?(?: alt)?)?(?= ?(?:$|[.!?,;]|und|aber|jahre))', 'tu so als w(?:a|ae)rst du #'],
    other: [
      '(?:sie|er) ist (?:erst |gerade |noch )?#(?: jahre?(?: alt)?)?(?= ?(?:$|[.!?,;]|und|aber|jahre))',
      '#(?: |-)?jahrige?[rnsm]?(?! (?:jubil|erfahrung|ehe|besteh|geschicht))',
      '# jahre? alt',
    ],
    minor: [
      'minderjahrig',
      'schulmadchen',
      'schulerin',
      'schuler der',
      'gymnasiastin',
      'realschulerin',
      'grundschulerin',
      'teenager',
      'teenie',
      'jugendliche',
      'erstklassler',
      'zehntklassler',
      'abiturientin',
    ],
    child: ['kleines madchen', 'kleiner junge', 'kind', 'kleinkind', 'kindergartenkind'],
    charged: [
      'kuss',
      'kusse',
      'sex',
      'nackt',
      'freundin',
      'geliebte',
      'zieh dich aus',
      'ausziehen',
      'erotisch',
      'verfuhr',
      'im bett',
      'verliebt',
      'sinnlich',
    ],
    ordinary: [
      'tochter',
      'sohn',
      'nichte',
      'neffe',
      'lehrer',
      'kinderarzt',
      'mama',
      'papa',
      'mutter',
      'vater',
      'als ich',
      'fruher',
      'damals',
      'war',
      'hatte',
      'meine kinder',
      'unsere kinder',
      'vor',
    ],
  },
}

const NUMBERS_LOW = '(?:[1-9]|1[0-7])'
const LATIN = /^[\x00-\x7f]*$/
/** Words of scripts that divide words are matched whole at their beginning; others anywhere. */
const word = (text: string) => {
  const folded = fold(text)
  if (!LATIN.test(folded) && !/^[\u0400-\u04ff]/.test(folded)) return folded
  return `(?<![\\p{L}\\p{N}])${folded}${folded.length <= SHORT && LATIN.test(folded) ? '(?![\\p{L}\\p{N}])' : ''}`
}
const anyWord = (words: readonly string[]) => new RegExp(words.map(word).join('|'), 'u')
/** Words this short are whole words; longer ones are stems. */
const SHORT = 5

/** What English has too. */
const ALSO_ENGLISH = ['on', 'once', 'kind', 'barn']
/** The words above that are written in Latin letters, as patterns: a text without any of them has nothing for the readers below. */
export const LATIN_WORDS: readonly string[] = [
  ...new Set(
    Object.values(LANGUAGES)
      .flatMap(({ numbers, minor, child, charged }) => [...numbers.flatMap((one) => one.split('|')), ...minor, ...child, ...charged])
      .map(fold)
      .filter((one) => LATIN.test(one) && !ALSO_ENGLISH.includes(one))
      .map((one) => (one.length <= SHORT ? `${one}(?![a-z])` : one)),
  ),
]

type Reader = {
  /** Null where the script says it. */
  common: ReadonlySet<string> | null
  self: RegExp
  you: RegExp
  other: RegExp
  minor: RegExp
  /** As `minor`, every one. */
  minors: RegExp
  child: RegExp
  charged: RegExp
  ordinary: RegExp
}

function readerOf(language: Language): Reader {
  const number = `(?<![\\p{L}\\p{N}.,:/-])(?:${NUMBERS_LOW}(?!\\d|[.,:]\\d)|${language.numbers.map(fold).join('|')})`
  const cjk = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af\u1100-\u11ff]/.test(language.minor.join(''))
  // Without spaces between words nothing divides a number from what stands before it.
  const free = cjk ? number.replace('(?<![\\p{L}\\p{N}.,:/-])', '(?<![\\d一二三四五六七八九百千])') : number
  const phrases = (list: readonly string[]) =>
    new RegExp(list.map((one) => `${cjk ? '' : '(?<![\\p{L}\\p{N}])'}${fold(one).replaceAll('#', free)}`).join('|'), 'u')
  return {
    common: language.common.length ? new Set(language.common) : null,
    self: phrases(language.self),
    you: phrases(language.you),
    other: phrases(language.other),
    minor: anyWord(language.minor),
    minors: new RegExp(anyWord(language.minor).source, 'gu'),
    child: anyWord(language.child),
    charged: anyWord(language.charged),
    ordinary: anyWord(language.ordinary),
  }
}
/** Made with the first text that may need them: most processes never read one. */
let made: Reader[] | null = null
const readers = (): Reader[] => (made ??= Object.values(LANGUAGES).map(readerOf))

/** Words of ages: English text has none of them, text in two languages may. */
export const AGE_WORDS = /\b(?:anni|anos|ans|jaar|lat|yas\w*|tahun|umur|usia|jahre?|saal|umar)\b/
/** Of English text at least this share are the words below. */
const ENGLISH_SHARE = 0.15

const ENGLISH = new Set(
  'the of and to is in it you that he was for on are with as his they at be this have from or had by not what all were we when your can said there an each she do how their if will up about out them then her would my who its'.split(
    ' ',
  ),
)
/** Words up to which a text says too little to tell its language. */
const SHORT_TEXT = 3

/** A child of somebody is ill. */
const ILL = /(?<!\p{L})(?:fiebre|fievre|fieber|febbre|febre|koorts|goraczk)/u

export type Foreign = 'none' | 'self' | 'you' | 'other'

const isIn = (common: ReadonlySet<string>, words: readonly string[], english: number) => {
  const own = words.filter((one) => common.has(one)).length
  return own > 0 && own >= english
}

/**
 * Who is said to be under age in another language: the speaker or the listener always, anybody else where the scene is romantic or
 * sexual, or where persons are made (`strict`), if nothing tells of family, care or the past.
 */
export function readForeign(text: string, strict: boolean): Foreign {
  const folded = fold(text)
  const words = folded.match(/[a-z]+/g) ?? []
  const english = words.filter((one) => ENGLISH.has(one)).length
  if (!strict && LATIN.test(folded) && english > words.length * ENGLISH_SHARE && !AGE_WORDS.test(folded)) return 'none'
  for (const reader of readers()) {
    const charged = reader.charged.test(folded)
    const ordinary = reader.ordinary.test(folded.replace(reader.minors, ' '))
    if (reader.self.test(folded) && (!ordinary || charged)) return 'self'
    if (reader.you.test(folded) && (!ordinary || charged)) return 'you'
    if (reader.other.test(folded) && (charged || (strict && !ordinary))) return 'other'
    // A word alone may be another language's: the text has to be in this one.
    const { common } = reader
    if (common && words.length > SHORT_TEXT && !isIn(common, words, english)) continue
    const coded = reader.minor.test(folded)
    if (coded && (charged || (strict && !ordinary))) return 'other'
    if (reader.child.test(folded) && charged && !ordinary && !ILL.test(folded)) return 'other'
    if (
      strict &&
      !ordinary &&
      reader.child.test(folded) &&
      (common === null || isIn(common, words, english)) &&
      /^.{0,40}$/u.test(folded.split(/[.。!?\n]/)[0] ?? '')
    )
      return 'other'
  }
  return 'none'
}

/** Whether the speaker says in another language that they are under age, in a text without family, care or the past. */
export function saysUnderAgeAbroad(text: string): boolean {
  const folded = fold(text)
  const words = folded.match(/[a-z]+/g) ?? []
  const english = words.filter((one) => ENGLISH.has(one)).length
  if (LATIN.test(folded) && english > words.length * ENGLISH_SHARE && !AGE_WORDS.test(folded)) return false
  return readers().some((reader) => reader.self.test(folded) && !reader.ordinary.test(folded.replace(reader.minors, ' ')))
}
