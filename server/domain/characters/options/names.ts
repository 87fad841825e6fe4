import type { ETHNICITIES, GENDERS } from '@/contracts/character-options'
import { listOf } from './words'

type Ethnicity = (typeof ETHNICITIES)[number]
type Gender = (typeof GENDERS)[number]

/** One word each, so that a first and a last name make a name of two words. Each origin gathers several countries. */
export const FIRST_NAMES: Record<Ethnicity, Record<Gender, string[]>> = {
  Caucasian: {
    Female: listOf(`Mathilde, Ingrid, Saoirse, Liesl, Odette, Freya, Bronwyn, Katarzyna, Ottilie, Eleni, Svetla, Ragnhild, Clemence,
      Isolde, Marta, Philippa, Zuzana, Aoife, Greta, Hedda, Romilly, Tamsin, Viola, Ylva, Annika, Beatrix, Delphine, Ludmila`),
    Male: listOf(`Anselm, Bastien, Callum, Dmitar, Emrys, Florian, Gareth, Henrik, Ivo, Jasper, Kasper, Lorcan, Matthias, Niall,
      Oskar, Piers, Quentin, Ruairi, Stellan, Tobias, Ulrich, Valentin, Wendell, Zdenek, Aurelio, Benedikt, Corentin, Leopold`),
    'Non-binary': listOf(`Rowan, Wren, Ash, Marlowe, Sorrel, Linden, Quill, Arden, Briar, Ellis, Finley, Haven, Indigo, Jules, Lake, Merle,
      Nico, Onyx, Perrin, Robin, Sage, Tove, Vesper, Winter, Yarrow, Auden, Kit, Teagan`),
  },
  Asian: {
    Female: listOf(`Akemi, Bora, Chiyo, Daiyu, Eun-ji, Fumiko, Narantsetseg, Hanako, Huong, Itsuki, Jia-li, Kanya, Linh, Malai, Mei-xing,
      Nari, Oanh, Pim, Qiu, Ratana, Sayuri, Seo-yun, Tuyet, Umeko, Wen, Xiulan, Yuzuki, Zhilan, Mayumi, Amihan`),
    Male: listOf(`Arthit, Bao, Chul-soo, Daichi, Enkh, Fumio, Guang, Hideo, Hyun-woo, Isamu, Jiro, Kenta, Liang, Minh, Naran,
      Ohm, Phong, Qiang, Renjiro, Sang-hoon, Somchai, Takumi, Tuan, Wei, Xiang, Yong-jin, Zhihao, Bataar, Rizal, Datu`),
    'Non-binary': listOf(`Akira, Bo, Chi, Dae, Eun, Hana, Haru, Hikari, Jin, Jun, Kaoru, Kei, Lan, Makoto, Mio, Nao, Ren, Rin, Sora, Suni,
      Tae, Tam, Yi, Yuki, Yun, Zhen, An, Malaya`),
  },
  Latina: {
    Female: listOf(`Alondra, Belen, Catalina, Dulce, Esperanza, Fernanda, Graciela, Itzel, Jimena, Leonor, Luzmila, Maite, Marisol,
      Nayeli, Ofelia, Paloma, Quetzalli, Rosario, Soledad, Thais, Valeria, Ximena, Yaretzi, Zulema, Amparo, Consuelo, Iracema, Lourdes`),
    Male: listOf(`Abelardo, Benigno, Cristobal, Dario, Efrain, Facundo, Gonzalo, Horacio, Ignacio, Joaquin, Lautaro, Leandro, Matias,
      Nahuel, Octavio, Pascual, Ramiro, Santiago, Teodoro, Ulises, Vicente, Wilfredo, Xavier, Yago, Anselmo, Caetano, Joao, Thiago`),
    'Non-binary': listOf(`Abril, Alba, Ariel, Cielo, Cruz, Dani, Eden, Gael, Guadalupe, Isa, Jade, Lluvia, Luz, Mar, Nieve, Noa, Oriol,
      Paz, Reyes, Rio, Sol, Trinidad, Uri, Valen, Yuri, Zafiro, Amaru, Inti`),
  },
  Ebony: {
    Female: listOf(`Abena, Adaeze, Amara, Binta, Chiamaka, Dalila, Efua, Folake, Habiba, Imani, Jamila, Kehinde, Lindiwe, Makena,
      Naledi, Nkechi, Oluchi, Precious, Rahel, Sade, Tamika, Thandeka, Uzoma, Wanjiru, Yewande, Zuri, Monifa, Latoya, Solene, Ayana`),
    Male: listOf(`Abdoulaye, Ayodele, Babajide, Chidi, Dakarai, Ekow, Femi, Gathii, Hakeem, Ikenna, Jabari, Kofi, Kwabena, Lamine,
      Mandla, Ndidi, Obinna, Pitso, Rashid, Sekou, Tendai, Themba, Uchenna, Wekesa, Yaw, Zuberi, Desmond, Marlon, Terrence, Moussa`),
    'Non-binary': listOf(`Abeni, Ade, Amari, Ayo, Bisi, Dayo, Ebele, Ife, Jaden, Jelani, Kamau, Kito, Lesedi, Mpho, Neo, Nuru, Ola, Oye,
      Rudo, Simba, Tafari, Tumelo, Temi, Wangari, Zola, Kagiso, Sanaa, Imari`),
  },
  Arab: {
    Female: listOf(`Abir, Asma, Batoul, Dalal, Dunya, Fadwa, Ghada, Hanan, Houda, Inaam, Jumana, Khawla, Lamis, Lubna, Maysa, Nadia,
      Najwa, Rabab, Rima, Sahar, Samira, Suhaila, Thuraya, Wafa, Widad, Yasmina, Zahra, Zaynab`),
    Male: listOf(`Adnan, Amjad, Anwar, Bilal, Dawud, Fadi, Faris, Ghassan, Hatem, Haytham, Idris, Ihab, Jalal, Kamal, Khalil, Luay,
      Marzuq, Munir, Nabil, Omran, Qasim, Rafiq, Ridwan, Samir, Tarek, Walid, Yazan, Zuhair`),
    'Non-binary': listOf(`Amal, Amani, Badr, Diya, Ihsan, Ikram, Iman, Jihan, Jude, Kawkab, Lujain, Maram, Misk, Najm, Nasim, Noor, Nur,
      Qamar, Rabie, Rayan, Ridha, Safa, Salam, Shams, Taj, Thana, Wisam, Yaqut`),
  },
  Indian: {
    Female: listOf(`Aditi, Ambika, Anandi, Bhavna, Charulata, Damini, Esha, Gauri, Harini, Indrani, Jhanvi, Kamakshi, Lavanya, Malavika,
      Meenal, Nandita, Ojaswi, Padmini, Radhika, Revathi, Sanjana, Sharvani, Tanvi, Urvi, Vasudha, Yamini, Zeenat, Mrinal`),
    Male: listOf(`Abhijit, Advait, Arvind, Balaji, Chetan, Devdas, Eshaan, Girish, Harish, Ishaan, Jayant, Kartik, Lokesh, Madhav,
      Nikhil, Omprakash, Pranav, Raghav, Rohan, Siddharth, Tarun, Udayan, Varun, Venkat, Vikrant, Yash, Zubin, Mohit`),
    'Non-binary': listOf(`Aakash, Anmol, Arya, Ashwin, Chand, Daya, Deepal, Gagan, Heer, Jyoti, Kiran, Kush, Mani, Milan, Neel, Nirmal,
      Ojas, Prem, Rupal, Sandhya, Shanti, Sheel, Suman, Tej, Tulsi, Usha, Veer, Vani`),
  },
}

/** Uncommon ones: a name that is drawn should belong to nobody who is known. */
export const LAST_NAMES: Record<Ethnicity, string[]> = {
  Caucasian: listOf(`Aldercott, Ashgrove, Bellweather, Brandvold, Carrowmere, Castelnau, Dahlquist, Drummore, Eastleigh, Eldergate,
    Fairlamb, Fenwright, Garrowby, Grunwaldt, Halvorsrud, Hollowell, Ilves, Inglethorpe, Jansky, Kestrelli, Kjellmoe, Lindqvarn,
    Lorimond, Marchbanks, Montclairet, Nordhavn, Oakhanger, Ostrovik, Pemberlane, Quillfeather, Ravensby, Rosenthorn, Saltmarsh,
    Silverstrand, Tollemarch, Thistlewood, Undervale, Vandermolen, Vasilcanu, Westerholm, Wintergreen, Yarborough, Zelenka, Zielony`),
  Asian:
    listOf(`Aokawa, Amarsanaa, Baekho, Bunnag, Chanthara, Cheongsan, Dalisay, Doan, Endaka, Fukamori, Ganbold, Hagiwara, Hanamori, Ichinose,
    Igarashi, Jeongdam, Kagawa, Kurosato, Lagman, Lueang, Macaraeg, Minagawa, Mongkhon, Namkung, Nishiyori, Ouyu, Phan, Qiao, Rojanakit,
    Saengdao, Shirakawa, Sikat, Sunwoo, Tachikura, Tamayo, Thepsiri, Ueshiba, Vongsa, Wakahisa, Xiahou, Yamabuki, Yangsook, Zhuge, Zongwei`),
  Latina:
    listOf(`Abascal, Altamirano, Arboleda, Barrientos, Belmonte, Cabrales, Campoverde, Casavieja, Cienfuegos, Delvalle, Duarteluz, Echeverri,
    Escamilla, Espinal, Florentin, Fuenmayor, Galvarino, Girasol, Hinojosa, Huamani, Ibarguen, Jaramillo, Landeros, Luzardo, Madrigal,
    Malaver, Montealegre, Narvaez, Olivarra, Ontiveros, Palomares, Quispe, Recoba, Riascos, Salvatierra, Saldarriaga, Taborda, Tejeda,
    Urrutegui, Valdivieso, Villaseca, Yupanqui, Zambrana, Zorrilla`),
  Ebony: listOf(`Abiodun, Achieng, Adomako, Akintewe, Asante, Bakary, Bellerose, Boahen, Chukwuma, Coulisso, Dabiri, Diakite, Dlambula,
    Ekwueme, Fashola, Gatwech, Gyamfi, Hendricks, Ikpeme, Iroegbu, Kamanga, Kariuki, Keitani, Lumbala, Mabaso, Makoni, Mensah, Mutasa,
    Ndiongue, Nkosi, Nwachukwu, Obasogie, Odhiambo, Okonwo, Owusu, Pinnock, Quaye, Sangare, Sithole, Tshabalala, Umeh, Wambui, Yeboah, Zungu`),
  Arab: listOf(`Abbasi, Almasri, Assaf, Atrash, Azzouz, Bakkar, Barakat, Bitar, Chahine, Daher, Dabbagh, Fakhoury, Farhat, Gharib, Haddadin,
    Halabi, Hamdan, Hourani, Jabbour, Jarrah, Kanaan, Kattan, Khoury, Labib, Maarouf, Mansouri, Masoud, Mawla, Naffaa, Nashif, Obeidi, Qattan,
    Qutub, Rahimi, Sabbagh, Safadi, Sahraoui, Shaheen, Shami, Tahan, Tamimi, Wehbe, Yafi, Zaatari, Zeidan`),
  Indian: listOf(`Acharekar, Bagchi, Banavali, Bhattathiri, Chakraborti, Chatwal, Dasmohan, Deshpandey, Dhavale, Gadgil, Gokarn, Hegdekar,
    Iyengar, Jambhekar, Joglekar, Kaimal, Karandikar, Kulkarane, Lokhande, Mahajani, Malhara, Mukundan, Nadkarni, Nambissan, Oberai, Palnitkar,
    Parulkar, Phadnis, Pillaiar, Rangarajan, Sahasrabudhe, Samanta, Sardeshpande, Senguptey, Subramani, Tamhane, Thakurta, Tripathy, Upasani,
    Vaidyanath, Varadeshi, Venkataraman, Waghmare, Yadlapalli, Zaveri`),
}
