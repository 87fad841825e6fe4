import type { Youth } from './youth'

const KID = '(?:kız|oğlan|çocuk|çocuğu|erkek|genç|öğrenci|bebek|delikanlı|velet|bıdık|afacan|kardeş)'
const ORDINAL = '(?:birinci|ikinci|üçüncü|dördüncü|beşinci|altıncı|yedinci|sekizinci|dokuzuncu|(?:on|11) ?(?:uncu|birinci|ikinci)|onuncu)'
const SCHOOL =
  '(?:kreş|yuva|anaokul|ana okul|anasınıf|ana sınıf|ilkokul|ilk okul|ortaokul|orta okul|lise(?! mezun)|kolej|imam hatip|' +
  'fen lise|meslek lise|anadolu lise|sosyal bilimler lise|spor lise|güzel sanatlar lise|açık lise|yatılı okul|ilköğretim|' +
  'meslek okul|bilsem|mesem)'
/** Nineteen to ninety-nine; eighteen is bound closer, since it is mostly still to come. */
const TENS = '(?:yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan)'
const UNITS = '(?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz)'
const GROWN = `(?:19|[2-9]\\d|on ?dokuz|${TENS}(?: ?${UNITS})?)`
const JOB =
  '(?:öğretmenlik|hoca|antrenör|doktor|hekim|hemşire|mühendis|avukat|yargıç|hakim|müdür|memur|polis|itfaiyeci|şoför|muhasebeci|' +
  'muhasip|mimar|psikolog|fizyoterapist|eczacı|dişçi|veteriner|gazeteci|yazar|çizer|ressam|heykeltıraş|müzisyen|yazılımcı|' +
  'programcı|editör|akademisyen|profesör|doçent|araştırmacı|bilim insanı|fizikçi|kimyager|arkeolog|kuaför|berber|terzi|' +
  'marangoz|demirci|fırıncı|börekçi|pastacı|şef|aşçıbaşı|garson|barista|esnaf|bakkal|kasap|manav|tamirci|tesisatçı|elektrikçi|' +
  'kaptan|pilot|hostes|postacı|kütüphaneci|hizmetli|kantinci|servisçi|güvenlik görevlisi|gişe memuru|sandık görevlisi|bakıcı|' +
  'cankurtaran|satış danışmanı|bankacı|sanatçı|oyuncu koçu|eğitmen|rehber öğretmen|usta|ustası|çiftçi|emlakçı|dede|babaanne|' +
  'anneanne|nine)'

export const tr: Youth = {
  numbers: [
    `(?<!(?:on|${TENS.slice(3, -1)}|yüz) )(?:üç|dört|dörd|beş|altı|yedi|sekiz|dokuz)`,
    '(?<!yüz )on(?: ?(?:bir|iki|üç|dört|dörd|beş|altı|yedi)| ?(?:iki|bir) ?buçuk)?(?! ?(?:sekiz|dokuz))',
  ],
  said: [
    'doğum: ?@',
    // ages
    '(?:#|bir|iki)(?: ?buçuk)? ?yaş(?:ında\\w*|larında|ındayım|ına|ını|ın|lı|lık|a|' +
      'ta)?(?: \\w+ ay\\w*)?(?! (?:grubu\\w* (?:çalış|eğit|için)|üstü|büyük|fark))',
    '(?:#|bir|iki) ?yaş(?:ım|ın)? ?(?:#|bir|iki) ?aylık|#(?: ?buçuk)? ?yaşında\\w*',
    '(?:#|iki) aylık(?= ?(?:,|$| bebek| bir bebek| oğlan| kız))|bebek, # aylık|yaş (?:#|iki|bir) aylık',
    '(?!dordine)#(?:ünde|unda|inde|ında|sında|sinde|undaki|ındaki|sındaki|sindeki|ündeki|indeki|lik|lük|lık|luk|sindeyim|sındayım|undayım|' +
      'ündeyim|indeyim|üne|una|ine|ına|sına|sine)(?=,|$| (?!gün|dakika|saat|kilo|metre|lira|kapı|nisan|mayıs|haziran|temmuz|' +
      'ağustos|eylül|ekim|kasım|aralık|ocak|şubat|mart|katta|kata|numara|bin))',
    '(?:yaş|yaşı|yaşım|yaşın|kaç yaşında|age)(?: ?[:=])? ?(?:daha |henüz |sadece )?#(?= ?(?:,|$|/|\\)| buçuk| (?:olmadı|oldu|ama|' +
      've|civarı)))',
    '^\\w+(?: \\w+)? ?[(,:] ?#(?: ?yaş\\w*)?(?=,|\\)|(?<=\\w\\w)$)|^(?:sen|siz|ben) \\w+: #(?=,)|bakıcı gel\\w*',
    '^[^()]{2,40}\\((?:#|1[0-7]|[5-9])(?: yaş\\w*)?(?: \\w+ ay\\w*)?\\)',
    '(?:^|slm |selam |ben )(?:[ekb]|kız|erkek)[ /]?1[0-7](?= |,|$|/)|(?:kız|erkek|oğlan) ?,? 1[0-7](?= |,|$)|^1[0-7] ?[ek](?= |,)',
    '(?:#|on sekiz|18)(?:e|ine|sine|una|üne|ime|sına|ına|inci)? ?(?:basma|basacak|basmak|basıyor|girme|girecek|girmek|giriyor|' +
      'girince|gireceğ|gelmed|gelmes|doldurma|doldurmad|olmad|olacak|olunca|olmasına|olmama|olana|olmadan|değil|kala)\\w*',
    '(?:on sekiz|18)(?:e|ine|ime)? (?:\\w+ ){0,2}var',
    '(?:18|on sekiz)(?: yaş\\w*)?(?:den|inden|ine|ime|ini|ten|dan|yaşından|imi|)? ?(?:küçük|altı|bas[ıat]|gire|girm|giri|doldur|' +
      'olma|olac|kala|kald|bekl|basam|varm|henüz|sayıl)\\w*',
    '(?:18|on sekiz)(?:inci)? ?(?:yaş gün|doğum gün)\\w*|(?:on ?sekizinci|18inci) (?:yaş|doğum)\\w*|on sekiz değil',
    `(?:18|on sekiz) yaş altı|(?<!${TENS} )(?:${ORDINAL}|on (?:üçüncü|dördüncü|beşinci|altıncı|yedinci)|onuncu) (?:yaş|doğum) gün\\w*`,
    '(?:#|iki) (?:kış|bahar|yaz|güz|yağmur) görmüş\\w*|(?:#|iki) yıl (?:\\w+ ay )?önce doğ\\w*|# mum (?:üfle|söndür)\\w*',
    '@(?:te|de|ta|da|in|li)? ?(?:doğum|doğmuş|doğdu|doğan|model|dünyaya)\\w*|doğum (?:tarihi|yılı|günü)[: ]{1,2}[^,.;]{0,16}@',
    '@li(?:yim|sin|ler)?(?=,|$| )|(?:mezun|mezuniyet|bitir|reşit)\\w* (?:\\w+ ){0,3}%',
    '%(?:de|te|da|ta) (?:\\w+ ){0,3}(?:mezun ol|liseyi bitir|reşit|on sekiz|18)\\w*',
    // what is to come
    'reşit (?:değil|olma(?:mış|dı|dığ|dan|sına|ma|m|y)|olaca|sayılma|olunca)\\w*|rüştünü|rüşdü\\w*',
    'yetişkin (?:sayılma|değil|olma)\\w*|(?:ergin|yetişkin) olma\\w*',
    '(?:yaşı|yaşım|yaşın) (?:tut(?:ma|mu)|yet(?:me|mi)|küçük|elver|henüz|daha|müsait değil|18den|on sekizden)\\w*|yaşta değil\\w*',
    'yaş sınırı\\w*|yaşı gelme\\w*|yaşı dol\\w*',
    '(?:kanun|yasa|hukuk|yasal|devlet)\\w* (?:\\w+ )?(?:çocuk|küçük|reşit) ?(?:sayıl|değil)?\\w*',
    '(?:oy|ehliyet|araba|motor|motora|içki|alkol|sigara|kira sözleşme\\w*|sözleşme|imza|kahvehaneye|bara|direksiyon\\w*|' +
      'scooter)(?: \\w+){0,3} (?:kullanam|alam|süremi|sürem|imzalayam|atamı|giremi|gireme|veremi|vereme|binemi|bineme|geçemi|yasal|' +
      'içemi|izin ver|alacak yaş)\\w*',
    '(?:daha|henüz|hâlâ) (?:\\w+ )?(?:ehliyet|oy|araba|kimlik|reşit)\\w* (?:\\w+ )?\\w*(?:mı|mi|mu|mü|ma|me)\\w*',
    'oy hakkı (?:yok|olma)\\w*|ehliyet\\w* (?:yaş|al(?:maya|ması|mama))\\w*',
    '(?:ilk oyu|ilk seçim|bir dahaki seçim|bir dahakine|reşit olma|ehliyet)\\w*(?: \\w+)? (?:gün sayı|iki yıl|\\w+ yıl var|artık|' +
      'bekl)\\w*',
    '(?:tek başına|yalnız|tek) (?:\\w+ )?(?:yolla|gönder|bırak)m\\w*',
    '(?:veli|velisi|veli izin|ebeveyn|anne|annesi|baba|babası|annem|babam|ailesi|vasi|vasisi)(?:nin|min|sinin|' +
      'n)? (?:\\w+ ){0,2}(?:izn|izin|imza|onay|rıza|muvafakat)\\w*',
    '(?:annem|babam|annesi|babası|ailem|bizimkiler)(?: \\w+){0,4} (?:izin verm|yollama|bırakm|uyandır|seçiyor|kızar|' +
      'balkondan çağır|götür|getir|ör(?:er|üyor))\\w*',
    '(?:büyüyünce|büyüdüğünde|büyüdüğümde) (?!\\w+du)|liseyi? (?:bitince|bitmeden|bitirince|bitirmeden)|üniversiteyi kazanınca',
    'seneye (?:\\w+ ){0,3}(?:lise|yks|lgs|ortaokul|on sekiz|sınava)\\w*',
    // school
    `${ORDINAL} sınıf(?:ta|tayım|tasın|ım|sın|a|tan|ın|taki|lı|lar arasında|öğrencisi)?(?= |,|$|:)`,
    '(?:^|\\d )sınıf(?:ta|tayım|tasın|ım|sın|a gid\\w*|a geç\\w*|a başla\\w*| öğrencisi\\w*| kızı| oğlanı|ı bitir\\w*|ın|' +
      'tan)?(?=,| |$)(?! öğretmen| hoca)',
    '(?:1[0-2]|[1-9])(?:/[a-f]| ?[a-f] ?(?:ye|de|deyim|den|nin|liyim|sınıf\\w*))(?= |,|$)|(?:[5-9]|1[0-2])lerden bi\\w*',
    'sınıf: ?(?:[1-9]|1[0-2]|hazırlık|anaokul)\\w*',
    '(?:bire|ikiye|üçe|dörde|beşe|altıya|yediye|sekize|dokuza|ona|on bire|on ikiye) (?:gid|geç|başla)\\w*',
    '(?:beşte|altıda|yedide|sekizde|dokuzda|onda|on birde|on ikide)(?:yim|yiz|sin)',
    '(?:sekizler|yediler|dokuzlar|onlar|altılar)den (?:bi|biri|bir)\\w*|(?:balo|mezuniyet).{0,40} on ikide',
    'lise(?:ye)? (?:bir|iki|üç|dört|son|1|2|3|4|hazırlık)(?:e|de|te|ye|deyim|teyim|sınıf)?(?= |,|$)',
    `${SCHOOL}\\w* (?:\\w+ ){0,3}(?:oku|gid|öğrenci|başla|geç|bitir|yatılı|hazırlan|son sınıf|sıra|kısmında|bölümü|ikinci|` +
      'birinci|üçüncü|kız|çocuğu|talebe|çağında|kaptanı|takım|koridor|on(?:lardan|cu)|motor|dokuzuncu|onuncu|staj|tatil|kazan|' +
      'arasında)\\w*',
    `(?!lise(?:,|$))${SCHOOL}(?:ye|e|a|de|da|sinde|unda|üne|una|ine|ine|nın|nin|ta|te)?(?:yim|sin|siniz|yken)?(?=,|$)|liseli(?:yim|sin|ler)?`,
    'ortaokullu|ilkokullu|kolejli|anaokullu|liseli (?:bir|kız|genç)',
    '(?:meslek lisesi|lise|imam hatip|anadolu lisesi|mesem|kız meslek)\\w* (?:\\w+ ){0,3}(?:bölüm|öğrencisi|stajyeri?|çırağı|' +
      'dokuz|on|on bir)\\w*',
    'zorunlu eğitim\\w*|mesleki eğitim merkez\\w*|okula (?:yeni )?başla\\w*',
    '(?:lgs|yks|tyt|ayt|bursluluk|teog|kpss değil|deneme sınav|ösym|okul birinciliğ|sınıf atla)\\w*(?: \\w+){0,4} (?:gir|' +
      'hazırlan|çalış|kazan|çöz|sınav|hazır|bekl|derdi)\\w*',
    '(?:lgs|yks|tyt)(?:ye|ya|den|de)',
    '(?:karne|karnesi|takdir|teşekkür belgesi|teneffüs|ders zili|beslenme çantası|okul çantası|çarpım tablosu|kerrat cetveli|' +
      'ödev|ödevi|ödevler|ödevlerini|okul servisi|serviste|okul çıkışı|okuldan sonra|okul gezisi|okul bahçesi|sınıf başkanı|' +
      'sınıf gazetesi|okul takımı|okul tiyatrosu|okul korosu|yan sınıf|öğlenci|sabahçı|veli toplantısı|öğrenci pasosu|' +
      'öğrenci kartı|önlük|okul forması|tahtaya kalk|etüdü|etüt|mezuniyet balosu|kızılay kolu|okul meclisi|çocuk meclisi|yazılıdan|' +
      'sözlüye|okul sırası|sıra arkadaşı|okulu as|okulu kır|bütünlemeye|sınıfta kal|sınıfın (?:en|birinci)|bütün sınıf|yatılı|' +
      'dershane)\\w*',
    '(?:öğretmeni|öğretmenim|hocası|hocam|türkçe hocam)(?: \\w+){0,3} (?:söylü|diyo|sever|övü|kız|iyi|der|yalvar)\\w*|öğretmenine',
    'öğretmenimiz',
    'yarın (?:\\w+ ){0,3}(?:yazılı|sınav|sunum)\\w*|sınıfta (?:\\w+ ){0,4}sunum\\w*|olimpiyatına hazırlan\\w*|takdir al\\w*',
    // clubs, teams, ceremonies
    '(?:yavrukurt|küçük izci|izci oba|oymak|oymakbaşı|obabaşı|obanın en küçüğ|yavru kurt|kızılay genç|genç kızılay|çocuk koro|' +
      'gençlik koro|gençlik orkestra|gençlik merkez|minik takım|minikler|yıldızlar|yıldız takım|genç takım|gençler kategori|' +
      'genç milli|alt ?yapı|altyapı|a gençler|b gençler|akademi takım|optimist sınıf|optimist yelken|optimist tekne|çocuk oyuncu|' +
      'çocuk yıldız|yaz kampı|izci kampı|yaz okulu|kuran kursu|yüzme kursu)\\w*(?: \\w+)?',
    'u ?(?:8|9|1[0-7])(?:de|da|nin|te|ta)? ?(?:takım\\w*|oyna\\w*|kalec\\w*|kaptan\\w*|milli\\w*|ligi\\w*|forvet\\w*|ekib\\w*)',
    '(?:[ab]) genç(?:ler|lerde)',
    '(?:sünnet (?:düğün|çocuğu|olacak|kıyafet)|sünnetlik|ilk komünyon|bar mitzvas|23 nisan|çocuk bayramı|19 mayısta gösteri)\\w*',
    '(?:çırak|çırağı|çıraklık|yamağı|çıraklığ)\\w*(?: \\w+){0,3}|sanayide staj|endüstri meslek\\w*|stajyer lise\\w*',
    // life of a child
    '(?:harçlı|haftalığ|haftalığı|bayram harçlığ|kumbara|diş peris|süt diş|ön diş\\w* (?:dökül|düş|yok)|dişleri dökül|dişi düş|' +
      'bağcık bağla|ayakkabı\\w* bağla|ip atla|misket|saklambaç|körebe|lunapark|uçurtma uçur|battaniyeden çadır|ranza|' +
      'bebekler\\w* oyna|oyuncak|çizgi film|masal dinle|beşik|emzik|anne kuzu|yatma saat|koruyucu aile|yuvada kal|çocuk esirgeme|' +
      'çocuk tarife|dondurma alınca|bisiklet alınacak|palet takan|bacaksız)\\w*',
    '(?:dokuzda|sekizde|erken) (?:yatağa|yatması|uyuması|yatmak)\\w*|bakıcı (?:geliyor|gelir)|bakıcısı|neden diye sor\\w*',
    'boyu bir karış|kendinden büyük çanta\\w*|kendisinden büyük çanta\\w*',
    '(?:kardeşin|ailenin|evin|takımın|sınıfın|obasının|grubun|judoda|kulübün|mahallenin|kursun|koronun) (?:en küçü|en gen|' +
      'son beşi|tekne kazıntı|tek çocu|bacaksız|haylaz|yaramaz|afacan|miniğ|maskot|yumurca)\\w*',
    'tek çocuk(?!tu)|tek çocuğ\\w*|son beşiğ?\\w*|tekne kazıntısı',
    'en küçük benim|en küçüğü\\w*|(?:büyüklerle|seniorlarla) maça çıkam\\w*',
    '(?:annesiyle|babasıyla|ailesiyle|anneannesiyle|dedesiyle|babaannesiyle|halasıyla|yurtta)(?: \\w+){0,2} (?:yaşayan|yaşıyor|' +
      'oturuyor|kalıyor|kalan) ?(?:bir )?(?:kız\\w*|oğlan|çocuk)?',
    '(?:ergen|ergenin biri|ergenlik|ergenliğe|ergenim|velet|veletler|veledin|bızdık|bıdık|bücür|yumurcak|afacan|haylaz|haylazı|' +
      'ufaklık|minik|miniği|miniğin|minnoş|sübyan|sabi|toy bir|toy delikanlı|çocukcağız|kızcağız|kuzu|kuzusu|çoluk çocuk|çömez|' +
      'kerata|fırlama|sıpa|cimcime|fıstık kız|tıfıl|yeniyetme|delikanlı|delikanlısı|genç kız|gencecik|küçük kız|küçük oğlan|' +
      'küçük bey|küçük hanım|küçük çocuk|kız çocuğu|erkek çocuğu|oğlan çocuğu|küçük kızı|küçük oğlu|bebek|bebesi|çocuk benim|' +
      'şanslı çocuk|çocuğum|çocuğu(?:yum|sun)|küçük kardeş|küçüğüm|çocuksun|çocuksunuz|çocuğun biri|tiki ergen|köylü çocuğu|' +
      'yeni yetme|küçücük|sokak çocuğu|bir çocuk)(?:sın|sin|sun|sınız|im|ım|um|yım)?(?=,|$|\\.| |:)',
    '(?:bir|meraklı|neşeli|küçük|sevimli|yaramaz|utangaç|kreşe giden|okula giden|ilkokula giden) (?:\\w+ )?(?:çocuk|kız çocuğu|' +
      'kardeşi)(?=,|$)',
    'imza(?:lamış|sı) (?:annesi|babası)|(?:annesi|babası|anne babası) imzala\\w*',
    '(?:#|iki|bir) (?:yıl|sene) (?:daha|sonra|var)(?: \\w+){0,3} (?:reşit|imzalayam|oy|ehliyet|lise|18|on sekiz)\\w*',
    '(?:reşit|on sekiz)\\w* (?:\\w+ ){0,3}(?:yıl|sene|ay) var|seçimine \\w+ yıl var|(?:bu seçimde|seçimde) oy kullanam\\w*',
    `kız(?:ı|)? (?:${KID})?, ?zorunlu|(?:velisi|veli|annesi) (?:onay|imza)\\w*|(?:kimlik|kimliği) (?:yok|gösterem|çıkmad)\\w*`,
  ],
  others: [
    '(?:kızı|oğlu|kızım|oğlum|kızının|oğlunun|oğulları|kızları|çocuğum|çocuğunun|çocukları|çocuklarım|çocuklarına|torunu|torunum|' +
      'torunlar\\w*|yeğeni|yeğenim|yeğeninin|kızlarım)(?: (?:var|ise|da|de|\\w+ yaşında\\w*|on\\w*|yarın|bu yıl|okul\\w*|lise\\w*|' +
      'ilkokul\\w*|ortaokul\\w*|yedinci|sekizinci|zorunlu|reşit|\\w+a|için|mezun|sınav\\w*|kendi\\w*|seneye|artık|\\w+nci) ?)',
    '(?:torunu|oğlu|kızı|çocuğu|torun sahibi|kızım|oğlum|çocuğum|kardeşi yok) (?:\\w+ ){0,2}var',
    '\\w+ yaşında(?: \\w+){0,3} (?:kızı|oğlu|çocuğu|torunu) var',
    '(?:iki|üç|dört|bir|beş|\\d) (?:çocuk|torun|kız|oğlan) (?:annes|babas|sahib|dedes|nines)\\w*',
    '(?:ders ver|öğreten|öğretir|öğretiyor|öğretti|yetiştir|çalıştırıyor|çalıştıran|antrenörlü|koçluk|eğit(?:en|iyor|ir)|' +
      'hazırlayan|anlatan|anlatıyor|bakan kadın|takan|bakıcılığ|ilgilenen|rehberlik|staj(?:yer)? al|okutan|okutuyor)\\w*',
    '(?:öğrencilerin|öğrencilerine|öğrencileri|öğrencilere|çocuklara|çocukları|çocukların|gençlere|gençleri|veletlere|miniklere|' +
      'yumurcaklara|liselilere|kızlara|çıraklar|stajyerler|ufaklıklarına|ergenlerin|çocuklarını)(?= |,|$)',
    '(?:annesi|babası|velisi|dedesi|anneannesi|halası|teyzesi|amcası|koruyucu anne|koruyucu baba) (?:ve|olan|olarak|olarak|' + 'olunca|,)',
    '(?:ergenin|çocuğun|liselinin|kızın) (?:annesi|babası)|koruyucu anne|bir (?:baba|anne|dede|babaanne|nine)(?=,|$)',
    '(?:lider|liderleri|kulüp başkanı|müdürü|öğretmeni|hocası)(?:yim|sin|yle)?(?=,| ve| olan|$)(?! (?:söyl|diyo))',
    'baktığı çocuk|çocuk (?:bakıcı|doktor|kitab|kitap|yazar)\\w*|nin türkçe hocası\\w*',
    'çocuklar (?:üniversite|okula|evden|büyüdü)\\w*|üç çocuğu\\w*|çocuklarımız',
  ],
  past: [
    '(?:yıl|sene|ay) önce (?!doğ)|yıllar önce|eskiden',
    '(?:çocuk|lisedey|küçük|okulday|genç|öğrenci|ilkokulday|ortaokulday|gençli\\w*y)ken|çocukluğund\\w*|gençliğinde|gençken',
    'çocukluğu(?:n|m)?\\w*|lise yılların\\w*',
    '(?:mezun oldu|mezun olmuş|mezun olalı|mezunu|mezunuyum|mezunusun|okumuştu|oynamıştı|oynamış,|girmiş,|bitirmiş|' +
      'bitirmişti)(?=,| |$)(?<!üniversiteyi bitirmiş)',
    '(?:alı|eli) (?:\\w+ )?yıl oldu|\\w+(?:ardı|erdi|ırdı|irdi)(?=,|$)',
    '(?:başladı|başladım|başlayarak|başlamış|çizerek başladı|koşturdu),? (?:şimdi|ve şimdi|bugün|artık)',
    'şimdi (?:artık )?(?:kırk|otuz|yirmi|elli|\\d\\d|kulübün|bir)|günleri(?:ni)? anlat\\w*|bugün (?:otuz|kırk|yirmi|elli)',
    '(?:yaşımda|yaşında|inde|ında|undayken|unda) (?:\\w+ ){1,4}\\w*(?:dım|dim|dum|düm|tım|tim|an|en) .{0,40}(?:şimdi|artık|bugün)',
    'eski (?:bir )?\\w+(?:cu|ci|cı|cü|yıldız|sporcu|öğretmen)|yaşlı',
  ],
  adult: [
    `${GROWN} ?(?:yaş(?!ın? altı)|yaşında|yaşını|yaşlarında)\\w*`,
    `${GROWN}(?:ında|inde|unda|ünde|sında|sinde|larında|lerinde|ına|ine|una|ını|ini|unu|lık|lik|luk)(?=,|$| (?!nisan|mayıs|gün|` + 'saat))',
    `${GROWN} (?:küsur|buçuk) yaş\\w*|(?:yaş|yaşı|yaşım)[: ]{1,2}${GROWN}|\\w+ ?[,(:] ?${GROWN}(?=,|\\)|$)`,
    '(?:^|, )(?:[ekb]|kız|erkek|kadın|adam) ?(?:1[89]|[2-9]\\d)(?=,| |$)',
    '(?:^|, |ben |artık )(?:18|on sekiz) yaşında(?!\\w* (?:değil|olmad|olac))\\w*|on sekizine girdi',
    `${GROWN} ?(?:yıllık|yıldır|senedir|yıl)|(?:#|iki|üç|\\w+) ?(?:yıldır|senedir|aydır|yazdır|kıştır)|meslekte|\\d+ yıllık`,
    '(?:elli|kırk|otuz|altmış)\\w*inci (?:doğum|yaş)\\w*',
    '(?:19[2-9]\\d|200[0-7])(?:te|de|ta|da|li|den|ten|dan|tan)?(?: ?(?:doğumlu|beri|mezun\\w*))?|20[01]\\d(?:den|dan|ten|tan) beri',
    '20[01]\\dte \\w+ (?:oldu|kurdu|açtı)',
    '(?:emekli|evli|evliyim|boşanmış|dul|nişanlı|eşiyle|eşinle|eşi|kocası|kocasıyla|karısı|karısına|karısıyla|torun|torunu|' +
      'torunlarına|askerliğini|askerliği|maaş|maaşı|kredisi|evlendi|evlilik)(?= |,|$|\\w*(?:yim|sin))',
    '(?<!(?:abileri|ağabeyi|ablası|ağabeyleri|ablaları|abisi|kazanınca|abim|ablam) )(?:üniversite(?:de|li|nin|ye|yi|si)?|' +
      'fakülte\\w*|yüksek lisans|doktora|yüksekokul\\w*|lisans)\\w* (?:öğrenci|oku(?:yan|yor)|son sınıf|mezun|üçüncü|ikinci|' +
      'birinci|dördüncü|tez|sınavına gireli|hocası|asistan|sonra)\\w*',
    'üniversite son|üniversiteli|doktora tez\\w*|doktoras\\w*|tez yaz\\w*',
    `(?:^|, |: |ve |bir |eski |olan |\\w+ )${JOB}(?:yım|yim|yum|yüm|ım|im|um|sin|sın|sun|sün|sinin|i|ı|u|ü|si|sı|su|sü|dir|sidir|` +
      'lik|lık|isin|iyim|siyim|sisin|ıyım|ısın|usun|üsün|ünüz)?(?=,|$|:| (?:ve|olarak|çalış|bir|oldu|hem|iken|\\w+yor))(?! olmak|' +
      ' olacak| olma| gel)(?<!gazetesinin editoru)',
    `^(?:\\w+ ){0,4}${JOB}(?:ı|i|u|ü|sı|si|yım|yim|ıyım)?(?=,| |$)(?! (?:olmak|olacak|çırağı|yamağı))`,
    '(?:\\w+|sınıf|lise|matematik|ilkokul|anaokulu|ortaokul|beden|rehber) öğretmen(?:iyim|isin|iyle|lik\\w*|idir|isiniz|liğ\\w*|' +
      'i, |i ve)',
    '(?:sınıf|matematik|fizik|biyoloji|kimya|tarih|edebiyat|ingilizce|müzik|resim|türkçe|anaokulu|ilkokul|lise|okul|' +
      'ortaokul) öğretmeni',
    'öğretmen(?=,|$| hanım| \\w+ yıldır)|^öğretmen |\\w+ öğretmen (?:\\w+ )',
    '(?:iş|meslek|mesleği|meslek|görevi|işi): ?(?!öğrenci)|(?:izci|obanın) lideri\\w*|kulübün (?:muhasib|kasiyer|başkan)\\w*',
    'müdür(?:ü|üsün|üyüm|lük|lüğü|ünüz)?|işleten|işletiyor\\w*|sahibi(?=,|$)|fabrikada|devraldı|çalışan bir (?:kadın|adam)',
    '(?:yaşlı|orta yaşlı|yetişkin|evli|olgun|saçları kırlaş|ak saçlı|kadın|adam|hanımefendi|beyefendi)(?= (?:bir )?(?:kadın|adam|' +
      'usta|komşu|hoca)|,|$|mış)',
    '\\w+ (?:kadın|adam)(?:dır|ım|sın)?(?=,|$)|(?:kocam|karım|eşim)\\w*',
    '(?:üç|iki|dört) çocuğum var|çocuk doktoru|çocuk annesi|izin vermiyorum|lideri, |onursal üye|editörüm|belediye meclisi',
    'çalışıyor ve|bankada|dede(?=,|$)|koltuğumu|stajyerleri var|hoca(?:sı|sıyım|sıyım|lık|sın)(?=,| |$)',
  ],
}
