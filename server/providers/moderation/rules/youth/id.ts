import type { Youth } from './youth'

const TH = '(?:tahun(?:an)?|thn|th|taun|thun|warsa)'
const KID =
  '(?:anak|bocah|gadis|cewek|cowok|remaja|siswa|siswi|murid|pelajar|cewe|cowo|perempuan|laki laki|bocil|balita|pemuda|adik|' +
  'putri|putra|santri|pemain|atlet|jagoan)'
const SCHOOL =
  '(?:sd|sdn|sdit|smp|smpn|sma|sman|smk|smkn|smu|stm|mts|mtsn|madrasah(?: \\w+)?|tsanawiyah|ibtidaiyah|aliyah|tk|paud|' +
  'taman kanak kanak|sekolah dasar|sekolah menengah(?: \\w+)?|sekolah rakyat|slb|pesantren|pondok pesantren|pondok|' +
  'kelompok bermain|playgroup|raudhatul athfal|sltp|slta|sekolah rumah|homeschooling)'
const GRADE =
  '(?:[1-9]|1[0-2]|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|dua belas|x|xi|xii|vi{1,3}|ix|iv|' + 'i{1,3}|v)'
/** Nineteen to ninety-nine; eighteen is bound closer, since it is mostly still to come. */
const GROWN =
  '(?:19|[2-9]\\d|sembilan belas|(?:dua|tiga|empat|lima|enam|tujuh|delapan|sembilan) ?puluh(?:an)?(?: (?:satu|dua|tiga|empat|' +
  'lima|enam|tujuh|delapan|sembilan))?)'
const JOB =
  '(?:guru|dosen|dokter|perawat|bidan|suster|insinyur|arsitek|pengacara|hakim|jaksa|polisi(?! cilik)|polwan|tentara|pilot|pramugari|' +
  'sopir|supir|masinis|montir|mekanik|akuntan|pegawai|karyawan|karyawati|manajer|direktur|kepala sekolah|wali kelas|pelatih|' +
  'pembina|pengasuh|ustaz|ustazah|kiai|penulis|komikus|wartawan|fotografer|programmer|desainer|penata rambut|penjahit|' +
  'tukang(?: \\w+)?|petani|nelayan|pedagang|penjual|pemilik|koki|chef|barista|penjaga sekolah|satpam|pustakawan|pustakawati|' +
  'psikolog|fisioterapis|apoteker|arkeolog|fisikawan|ilmuwan|peneliti|profesor|konduktor|bendahara|anggota dewan|kepala desa|' +
  'lurah|camat|pensiunan|purnawirawan|veteran|ibu kos|driver(?: ojol)?|ojol|kurir|kasir|instruktur|pembimbing|pemandu|' +
  'pandai besi|perancang|sutradara|penyiar|koki kepala|kepala madrasah|petugas (?:tps|kpps|imigrasi)|mahasiswa|mahasiswi|' +
  'doktoran|sarjana|kakek(?! nenek)|(?<!kakek )nenek|eyang|opa|oma|janda|duda)'

export const id: Youth = {
  numbers: [
    '(?<!puluh )(?:(?:dua|tiga|empat|lima|enam|tujuh) ?belas|sebelas|sepuluh|(?:tiga|empat|lima|enam|tujuh|delapan|' +
      'sembilan))(?! ?(?:puluh|belas|ratus|ribu|juta|ekor|orang|kali|buah|piala|cucu|anak))',
  ],
  said: [
    // ages
    '(?:usia|umur|umurnya|umurku|umurmu|usianya|usiaku|usiamu|berumur|berusia|umurnya baru|age)(?: ?[:=])? ?(?:baru |masih |' +
      'belum |hampir |sekitar |genap |kira kira |sudah |menginjak |jalan |cuma |kini |sekarang |di bawah )*#(?! (?:puluh|hari|' +
      `minggu|generasi))(?: ?${TH})?`,
    `${KID}(?: \\w+){0,2}? (?:berumur |berusia |umur |usia |baru |hampir )?#(?: setengah)? ?${TH}(?! (?:mengajar|kerja|bekerja|` +
      'lalu|jadi|menjadi|lagi))',
    `(?:^|, |aku |saya |dia |ia |kamu |gue |gw |adalah )(?:baru |masih |hampir |genap |sudah )*#(?: setengah)? ?${TH}(?: (?:#|` +
      '\\w+) bulan)?(?=,|$|/| (?:tapi|tetapi|dan|yang|dari|kurang|tinggal|suka|sudah bisa|umur|hobi))',
    `\\w+, (?:baru |hampir )?#(?: ?${TH})?(?=,? (?:dari|dan|yang|suka|tinggal|hobi|anak|kelas|pendengar|siswa|siswi|murid|` +
      'pelajar|jago|main|smk|sma|smp))',
    '\\w+, (?:baru )?(?:lima belas|enam belas|tujuh belas|empat belas|tiga belas|dua belas|sebelas|sepuluh|sembilan|delapan)(?=,|$)',
    `^\\w+(?: \\w+)? ?[(,:] ?(?:baru )?#(?: ?${TH})?(?: \\w+ bulan)?(?=,|\\)|(?<=\\w\\w)$)|^kamu(?: adalah)? \\w+: #(?=,)`,
    `^[^()]{2,40}\\((?:#|1[0-7]|[5-9])(?: ?${TH})?(?: \\w+ bulan)?\\)`,
    '(?:^|hai |halo |aku |gue )(?:co|ce|cw|cwe|cowo|cewe|cowok|cewek|p|l|f|m) ?1[0-7](?= |,|$|/)',
    '(?:cowok|cewek|cowo|cewe|gadis|bocah) ?,? #(?= |,|$|th)(?! (?:orang|kali))',
    '^1[0-7] ?(?:thn|th|taun|tahun)(?=,| (?!kerja|jadi|lalu|mengajar|menikah))',
    '(?:baru|belum|masih|di usia|pada usia|di umur|menginjak|hampir|genap|jalan|gue|gw|aku|nya|ku|' +
      `mu) #(?: setengah)?(?: ?${TH})?(?=,|$| (?:tapi|sudah|main|dan|blm|belum|kurang|gilang|\\w+ sudah))(?! (?:lagi|lalu|juz|` +
      'bulan lalu))',
    '(?:#|dua|satu) ?(?:bulan|minggu) (?:umurnya|usianya|usia|umur)|bayi (?:\\w+ )?(?:#|dua|satu) bulan',
    `#(?: ?${TH}) (?:#|satu|dua|\\w+) bulan(?=,|$|\\))(?! sudah)|# ?${TH} kurang`,
    '(?:umur|usia)nya # setengah|usianya # (?:tahun )?kurang|melihat # musim|# kali musim hujan',
    '(?:genap|belum|hampir|menuju|jadi|berusia|umur|usia|menjelang|di bawah|sebelum|ulang tahun(?:nya)?(?: yang)?|jelang|' +
      'kurang dari|bawah|masuk|ke) (?:ke ?)?(?:usia |umur |genap )?(?:18|delapan belas)',
    '(?:18|delapan belas)(?: tahun)? (?:pun )?(?:belum|masih lama|nanti|tahun depan)',
    '(?:tahun depan|bulan lagi|minggu lagi|tahun lagi) (?:\\w+ ){0,3}(?:genap )?(?:18|delapan belas)',
    '(?:bulan|tahun|minggu) lagi (?:genap )?(?:dewasa|18|delapan belas|tujuh belas|17)',
    '(?:sweet seventeen|(?:ulang tahun|ultah) (?:ke ?|yang ke ?)?(?:#|ketujuh belas|keenam belas|kelima belas|kesepuluh|' +
      'kesembilan|kedelapan|keempat belas|ketiga belas|kedua belas|kesebelas|ketujuh)|17an ku)',
    '(?:lahir|kelahiran|tanggal lahir|ttl|angkatan lahir|tgl lahir)[^.;]{0,28} ?@|kelahiran (?:0[89]|1\\d)(?=,|$)',
    '(?:lulus|tamat|dewasa|wisuda)(?: \\w+){0,3} %|@ (?:kid|line|liner)',
    // what is to come
    '(?:belum|blm|blom|belom|tidak|nggak|ga|gak|tak) (?:\\w+ )?(?:boleh|bisa|punya|cukup|dapat|sah|legal|dewasa|dianggap|layak|' +
      'berhak|memenuhi|genap)(?: \\w+){0,4} ?(?:sim|ktp|umur|usia|nyoblos|memilih|mencoblos|hak pilih|motor|mobil|nyetir|menyetir|' +
      'menikah|kontrak|dewasa|senior|nonton|rokok|merokok|kos sendiri|bir|alkohol|delapan belas|18|pemilu|ikut pemilu|tanda tangan|' +
      'rekening sendiri)\\w*',
    '(?:belum|blm) (?:legal|dewasa|baligh|akil balig|cukup umur|cukup usia|kawin)|hak pilih (?:belum|masih)',
    '(?:sim|ktp|hak pilih) (?:belum|masih|nanti|baru)\\w*(?: \\w+){0,2}|kartu pelajar|kartu identitas anak|kia nya',
    '(?:di ?bawah umur|dibawah umur|bawah umur|usianya kurang|umurnya kurang|umurnya masih kurang|umurnya belum|usianya belum|' +
      'belum 18|batas usia|usia sekolah|dispensasi nikah|tanpa dispensasi|anak di mata hukum|usia dini)',
    '(?:menurut|di mata|secara) (?:hukum|undang undang|negara) (?:\\w+ ){0,3}(?:anak|belum)\\w*|(?:usia|menuju) (?:dewasa|legal)',
    'pemilu pertama\\w*|(?:lagi|baru) (?:akan |boleh |bisa )?(?:dewasa|nyoblos|bikin sim|punya ktp|bikin ktp)|masih anak anak',
    'masih kecil(?! hati)|masih bocah|masih ingusan|belum balig',
    '(?:tahun|bulan) lagi (?:ia |dia |aku |baru |akan |bisa |boleh )*(?:dewasa|ktp|sim|tanda tangan|nyoblos|lulus|memilih)',
    '(?:izin|ijin|persetujuan|tanda tangan|surat izin|ditandatangani|disetujui|ttd)(?: \\w+){0,2} (?:orang tua|ortu|wali|ibu|' +
      'mama|ayah|bapak|bunda)\\w*',
    '(?:kata|sama|oleh) (?:mama|ayah|ibu|bunda|bapak|ortu|nyokap|bokap|papa|bu guru|pak guru|orang tua)(?:nya|' +
      'ku)?(?: \\w+){0,5}(?=,|$)',
    '(?:ga|gak|nggak|tidak|belum|blm) (?:boleh|diizinkan|dibolehin|dibolehkan) (?:\\w+ ){0,4}(?:sendiri|sendirian|malam|malem|' +
      'pacaran|keluar|ortu|mama|papa|begadang)',
    '(?:nanti|ntar|kalau|kalo) (?:sudah |udah |aku |dia |ia |kalau |kalo )*(?:besar|gede|dewasa|lulus sma|lulus smp|kuliah|' +
      'lulus sekolah|tamat sma)(?=,|$| )',
    '(?:dianter|diantar|dijemput|diantar jemput|antar jemput|disuapi|dibangunkan|dipilihkan|didandani|dikuncir|ditemani|' +
      'dijaga)(?:in)? (?:\\w+ )?(?:bokap|nyokap|ayah|ibu|mama|bapak|papa|mbak pengasuh|pengasuh|nenek|bunda)\\w*',
    // school
    '(?:anak|siswa|siswi|murid|pelajar|cewek|cowok|bocah|masih|duduk di(?: bangku)?|bangku|sekolah di|kelas \\w+|masuk|lulus|' +
      'baru lulus|ketua osis|osis|sekolahnya|di|seragam|tamat|penghuni|anggota|adik|gadis|bocil|wisuda|satu|dua|tiga|kelulusan|' +
      `remaja|lulusan|jebolan) (?:\\w+ )?${SCHOOL}(?:nya|ku)?(?! (?:tahun|dulu|19|200))(?: (?:kelas|dekat|di|negeri|islam|swasta|` +
      'jurusan|tata|dan|yang|bandung|\\w+))?',
    `(?:kelas|kls|kelasku|klas|kelasnya)[: ]{1,2}${GRADE} ?[a-h]?(?: ?(?:sd|smp|sma|smk|mts|ipa|ips|\\d))?(?= |,|$)`,
    '(?:kelas|kls)[: ]{1,2}(?:[1-9]|1[0-2]) ?[a-h](?=,| |$)',
    '(?:^|, |anak |kelas )(?:x|xi|xii|vii|viii|ix)[ -]?(?:ipa|ips|mipa|bahasa|[a-h]|\\d|tkj|rpl)(?: ?\\d)?(?= |,|$)',
    '(?:sma|smp|sd|smk|mts|stm|aliyah|tsanawiyah|tk)(?: \\w+)? (?:kelas|kls|tingkat|semester|nol) (?:\\w+)',
    `tk (?:a|b|kecil|besar|nol besar)|nol (?:besar|kecil)|(?!tk)${SCHOOL}(?=,|$)`,
    '(?:sejak|setelah|baru|mau|akan|habis|sehabis|mulai|sebentar lagi|tahun depan|libur\\w*) (?:\\w+ ){0,3}(?:masuk|naik|lulus|' +
      `tamat|pindah|mulai|lanjut) (?:ke |kelas )?(?:${SCHOOL}|${GRADE})(?=,| |$)`,
    'naik kelas|kenaikan kelas|lulus (?:smp|sd|sma)(?: bingung|, )|pindah sekolah|murid pindahan|murid baru|siswa baru',
    'anak baru kelas',
    '(?:siswa|siswi|murid|pelajar)(?: (?:teladan|kelas|berprestasi|pemalu|pindahan|sd|smp|sma|smk|madrasah|yang|tahun|di|' +
      'terpintar|terpandai|paling|dari|baru|homeschooling|pesantren))',
    '(?:anak|bocah|gadis|pelajar) sekolah(?:an)?|ujung bangku sekolah',
    '(?:putih abu|putih biru|putih merah|merah putih sd|abu abu putih|seragam (?:sekolah|pramuka|smp|sma|sd|putih)|celana merah|' +
      'rok biru|biru putih|putih abu abu)(?: abu)?(?= |,|$)',
    '(?:utbk|snbt|snbp|snmptn|ppdb|anbk|unbk|ujian nasional|ujian sekolah|ujian akhir sekolah|try ?out|asesmen nasional|osn|' +
      'ulangan (?:perkalian|harian|umum|matematika)|un smp|ppdb|spmb)(?=,| |$)',
    '(?:rapor|raport|uang jajan|uang saku|uang sakunya|jajannya|les (?:piano|biola|inggris|matematika|renang|menari|balet|vokal|' +
      'mewarnai)|ekskul|eskul|paskibra|osis|mading|pr nya|mengerjakan pr|bikin pr|pekerjaan rumah|mos di|mpls|wali kelasku|' +
      'wali kelasnya|guru bk nya|ketua kelas|wakil kelas|sekretaris kelas|juara kelas|bintang kelas|teman sebangku|sebangku|' +
      'pulang sekolah|sepulang sekolah|berangkat sekolah|jam istirahat|saat istirahat|pas istirahat|kelas sebelah|di depan kelas|' +
      'papan tulis|study tour|karyawisata|petugas upacara|upacara bendera|kakak kelas|adik kelas|tas lebih besar|wajib belajar|' +
      'libur semester|libur sekolah|liburan sekolah|remedial|remidi|bolos sekolah|teater sekolah|tim sekolah|jemputan sekolah|' +
      'bekal sekolah|bangku sekolah|tas sekolah|olimpiade (?:fisika|sains|matematika)|cerdas cermat|uks sekolah|kantin sekolah|' +
      'abis sekolah|ke sekolah|habis sekolah|bel sekolah)(?:nya|ku|mu)?(?= |,|$)',
    '(?:magang|pkl|prakerin|praktik kerja lapangan) (?:kelas|di bengkel|di hotel|di toko|smk)|anak (?:magang|pkl)',
    '(?:bu|pak) guru (?:dia|bilang|selalu|memuji)|(?:smk|stm)(?: \\w+){0,3} (?:pkl|magang|otomotif|jurusan|tata)\\w*',
    // clubs, teams, ceremonies
    '(?:pramuka )?(?:siaga|penggalang|penegak)(?: (?:mula|bantu|tata|ramu|rakit|terap|laksana|bantara|garuda))?(?=,| |$)',
    'anggota pramuka|pmr (?:mula|madya|wira)|dwi ?darma|barung|regu \\w+|tanda kecakapan|patroli keamanan sekolah',
    'anggota (?:paskibra|osis|pmr|rohis)|dokter cilik|polisi cilik|pocil|dai cilik|hafiz cilik',
    '(?:tim|timnas|persib|persija|persebaya|arema|pemain|kiper|kapten|bek|striker|penyerang|gelandang|skuad|piala|main di|' +
      'membela|kategori|kelompok|perenang|atlet)(?: \\w+){0,2} u ?(?:8|9|1[0-7])',
    '(?:tim|kelompok) (?:junior|usia dini|umur|yunior|remaja|pelajar|anak anak)',
    '(?:ssb|sekolah sepak bola|akademi (?:persib|sepak|bola)|pemain akademi|popda|popnas|o2sn|fls2n|kejurnas junior|atlet junior|' +
      'pemain junior|juara junior|orkes remaja|paduan suara anak|kelompok anak anak|forum anak|duta anak|karang taruna cilik)(?=,|' +
      ' |$)',
    '(?:tpa|tpq|iqro|juz amma|khatam|santri cilik|santriwati|santri|ngaji di tpa|sunatan|disunat|khitanan|komuni pertama|sidi|' +
      'wisuda (?:sma|smp|tk|sd|paud))(?:nya)?(?= |,|$)',
    // life of a child
    '(?:gigi susu\\w*|ompong|peri gigi|mengikat tali sepatu|main (?:karet|kelereng|layangan|boneka|petak umpet|lompat tali|gundu|' +
      'congklak|engklek|ayunan|gasing)|perkalian|pembagian (?:masih|susah)|pecahan(?=,|$)|kartun|mewarnai|ranjang susun|' +
      'boneka kelinci|tenda dari selimut|tanya kenapa|bertanya kenapa|jam \\w+ (?:harus|sudah) (?:tidur|pulang)|harus tidur jam|' +
      'jam malam|dongeng sebelum tidur|susu kotak|bobo siang|celengan|kawat gigi|kembarannya|bercita cita (?:jadi|menjadi)|' +
      'cita citanya)(?= |,|$)',
    '(?:bungsu|si bontot|anak bontot|anak ragil|ragil|anak tunggal|anak sulung|anak tengah|adik bungsu|si bungsu|sulung)(?= dari|' +
      ',|:| yang| di|$| keluarga)',
    '(?:paling muda|termuda|paling kecil|terkecil) (?:di|dari|dalam|se)\\w*',
    'anak (?:asuh|angkat|panti|yatim|bandel|kampung|komplek|tetangga|gang|kos|dara|pak haji|perempuan|kolong|gedongan|rumahan|' +
      'jalanan)',
    'yatim(?: piatu)?|panti asuhan|yang diasuh',
    '(?:abg|anak baru gede|bocil|bocah|remaja|remaja putri|bocah tengil|bocah laki|krucil|balita|batita|bayi|orok|upik|buyung|' +
      'si kecil|si upik|si buyung|tole|thole|ucok kecil|genduk|nduk|anak kecil|anak kecik|gadis cilik|gadis kecil|jagoan cilik|' +
      'cewek kecil|cowok kecil|gadis belia|belia|anak ingusan|ingusan|anak bawang|akil balig|tuyul kecil|perjaka kecil|kanak kanak|' +
      'anak muda belia|anak sekolahan|tengil|anak kemarin sore|perawan kecil|artis cilik|penyanyi cilik|detektif cilik|' +
      'penari cilik|dedek|dede gemes|bocil epep|anak anak(?=$|,)|putra kecil|pangeran kecil|putri kecil|masih belasan|' +
      'belasan tahun|pubertas|lagi puber|masa puber|suaranya pecah|anak ababil|ababil|bandel)(?= |,|$|:)',
    '(?:tinggal|numpang|dititip\\w*) (?:\\w+ )?(?:sama|bersama|dengan|di rumah) (?:orang ?tua|ortu|nenek|kakek|bude|pakde|' +
      'ayah ibu|ibunya|mama|paman|bibi|tante)(?:nya|ku)?',
    '(?:anak|bocah|gadis|remaja|cewek|cowok) (?:laki laki|perempuan|lelaki|kecil|cilik|berkepang|manis|mungil|pemalu|lincah|' +
      'nakal|usil|ceria)(?= |,|$)',
    'presentasi (?:\\w+ ){0,4}kelas|kelas renang|kelas layar',
  ],
  others: [
    '(?:anaknya|anakku|anak saya|anak kami|putranya|putrinya|putraku|putriku|cucunya|cucuku|keponakannya|keponakanku|' +
      'anak anaknya|muridnya|murid muridnya|siswanya|anak didik\\w*|anaknya yang|pasiennya)(?= |,|$)',
    '(?:ibu|ayah|bapak|bapak2|mama|papa|janda|duda|orang tua|nenek|kakek) (?:dari |beranak |dengan )?(?:seorang |satu |dua |' +
      'tiga |empat |lima |\\d )?(?:anak|abg|remaja|cucu|putri|putra|balita)',
    '(?:punya|memiliki|dikaruniai) (?:\\w+ ){0,2}(?:anak|cucu|putri|putra|keponakan)(?! (?:kucing|anjing|ayam))',
    '(?:mengajar|mengajari|melatih|membimbing|membina|mendidik|mengasuh|merawat|mendampingi|menidurkan|menguji|memasang|' +
      'mengumpulkan|membagikan|menerima|mempekerjakan|membantu|mendongeng|memberi les|menyuruh|mengurus|mengantar|menyewakan|' +
      'menjahit|mengecek|memeriksa|mencabut|mendirikan|menyetujui)(?:kan)? (?!(?:adiknya|ibu|ayah|kakek|nenek|paman|' +
      'robot))(?:\\w+ ){0,3}(?:di (?:sd|smp|sma|tk|smk|paud|tpa)|anak|murid|siswa|siswi|remaja|bocah|gadis|bocil|pelajar|kelas|' +
      'u ?1\\d|tim|iqro|paud|pramuka|pmr|penggalang|kawat gigi|gigi susu|krucil|kelompok|ulangan|rapor |surat izin|mes|kebaya|' +
      'seragam|forum|sd|smp|sma|smk|tk|tpa|layar|sim|pembagian|polisi cilik|les|berkas|tiap)',
    '(?:mengajar|ngajar)(?: (?:di|kelas|iqro|les|biola|layar|ngaji|fisika|matematika|menari|masak))',
    '(?:guru|wali kelas|pelatih|pembina|pengasuh|kepala|penjaga|ketua yayasan|pemilik|pembimbing|dokter|penulis|kasir|satpam|' +
      'perawat) (?:di |buku |untuk |gigi |bk |tim |\\w+ )?(?:anak|sd|smp|sma|smk|tk|paud|kelas|u ?1\\d|madrasah|sekolah|balita|' +
      'pramuka|penggalang|bimbel|stm|pkl|osis|ssb|remaja|pmr|bengkel|kedai)',
    '(?:untuk|kepada|bagi|buat) (?:\\w+ )?(?:anak anak|anak sekolah|cucu|murid|siswa|anaknya|pelajar)|anak2(?=,| )',
    'ke (?:anak anak|anaknya)|anak (?:perempuannya|lelakinya|laki lakinya|anaknya)|bikinin ktp|wali keponakan\\w*|jadi pengasuh',
    'kalau mereka|kujual',
  ],
  past: [
    '(?:waktu|saat|ketika|semasa|sewaktu|pas|zaman|jaman|masa|sejak) (?:masih )?(?:kecil|sd|smp|sma|smk|remaja|kanak kanak|umur|' +
      'berumur|berusia|usia|sekolah dulu|lima belas|muda|kelas|remajanya|sekolah|#)(?:nya)?(?: \\w+){0,20}? (?:sekarang|kini|lalu|' +
      'dulu|insinyur|masih ingat)',
    '^(?:waktu|ketika) (?:umur )?#.{0,80}(?:kini|sekarang)|(?:tahun|thn|taun) (?:yang )?(?:lalu|silam)',
    '(?<!(?:sekolah|belajar|makan|mandi|fokus|pulang|izin|tidur) )dulu(?:nya)?(?= |,|$)|pernah (?:main|jadi|sekolah|juara)|eks ',
    'mantan |masa (?:kecil|remaja|muda|sma|sekolah)(?:nya|ku)?|masa lalu|kenangan|zaman sekolah',
    'yang mulai .{0,40} (?:sekarang|kini)|waktu (?:kecil|sma|smp|sd|kelas|remaja)',
    'lulus (?:sma|smk|smp|kuliah)(?: \\w+){0,2} (?:19|20[01])\\d*|umur # (?:\\w+ ){1,8}(?:sekarang|kini)',
    'umur \\w+(?: \\w+)? saya mulai|tamatan|lulusan|alumni|alumnus|jebolan|mulai .{0,30} waktu sd',
  ],
  adult: [
    '(?:umur|usia|umurnya|umurku|usianya|berumur|berusia|usiaku|age)(?: ?[:=])? ?(?:sudah |kini |sekarang |hampir |sekitar |' +
      `genap |lewat |baru )*(?:${GROWN}|kepala (?:dua|tiga|empat|lima|enam))`,
    `(?:kepala|usia kepala) (?:dua|tiga|empat|lima|enam)|(?:lewat|hampir) ${GROWN}|${GROWN} ?${TH}|\\w+ ?[,(:] ?${GROWN}(?=,|\\)|$| )`,
    '(?:^|, )(?:co|ce|cw|cowok|cewek|pria|wanita|bapak2|ibu2|p|l) ?(?:1[89]|[2-9]\\d)(?=,| |$)|saya (?:1[89]|[2-9]\\d)',
    `kini di usia|(?:berusia|umur) (?:\\w+ )?puluhan|paruh baya|${GROWN}an`,
    '(?:sudah|udah|selama|sejak|kerja|hampir) (?:lebih dari )?(?:#|\\w+|\\w+ belas|\\w+ puluh|\\d+)(?: setengah)? ?(?:tahun|taun|' +
      'thn)(?: \\w+ bulan)? (?:\\w*jadi|mengajar|menikah|kerja|bekerja|punya|membuka|menjalankan|dia|jualan|di|menjaga|merantau)',
    '# ?(?:tahun|taun|thn)(?: \\w+ bulan)? (?:sudah|jadi|mempekerjakan|menjaga|kerja|mengajar|menjadi)',
    '(?:19[2-9]\\d|200[0-7])(?=,| |$)|sejak (?:\\w+ )?20[01]\\d',
    '(?:hendak|mau|akan|sejak|sudah|lagi|thn lg|lagi dia|setelah|masa|lg)? ?pensiun(?:an)?',
    '(?:sudah|udah) (?:nikah|menikah|berkeluarga|bersuami|beristri|kerja|bekerja|jadi dokter)',
    '(?:bersuami|beristri|istri(?:nya)?|suami(?:nya)?|menikah|cerai|bercerai|mertua|cicil rumah|skripsian|skripsi|gaji|kantor|' +
      'cuti)(?= |,|$|\\b)(?<!(?:bisa|boleh) menikah)',
    '(?<!(?:kakaknya yang |kakaknya |abangnya |abang |abangnya sudah |kakak |nanti |udah |sudah |abang abangnya |kalo udah |' +
      'kalau sudah |mau |ingin ))(?:kuliah|berkuliah|ngampus|kuliahan)(?= |,|$)',
    '(?:mahasiswa|mahasiswi|maba|sarjana|magister|doktoral|doktor|s1|s2|s3|semester \\d|smt \\d|fakultas)(?= |,|$)',
    '(?<!(?:jadi |menjadi |ingin |calon |cita cita |cilik |bersama |dengan |sama |anak |anak perempuan |anak laki laki |putri |' +
      `putra |mbak |dijaga |kata |kata bu |kata pak |dari |rumah |ke |oleh |masakan |warung |dititip ))${JOB}(?: (?!cilik|` +
      'kecil)\\w+)?(?=,|$|:| (?:yang|di|dan|dari|berusia|berumur|sd|smp|sma|tk|smk|kelas|dengan|untuk|itu|kua|pmi|senior|padang|' +
      '\\w+))(?<!(?:dokter|polisi|pilot) cilik)',
    '(?:^|, |adalah |seorang |: )(?:pria|wanita|perempuan dewasa|lelaki dewasa|bapak|ibu|pak|bu|mas|mbak|om|tante|' +
      'bude) (?:\\w+)(?=,| (?:sudah|yang|adalah|\\w+)|$)(?! rina baik)(?<!(?:bu|pak) guru)',
    '(?:pekerjaan|kerja|profesi|jabatan): ?(?!pelajar|siswa)|bekerja (?:sebagai|di)',
    'punya (?:studio|warung|kafe|toko|bengkel|katering)|pindah kantor|^anggota kehormatan',
    'jadi (?:ketua koperasi|kpps|pelatih|konduktor|dokter|programmer|sopir|guru|profesor|pengacara)',
    'sekarang (?:pengacara|bendahara|umurnya|saya \\d)|dia profesor|paling tua',
  ],
}
