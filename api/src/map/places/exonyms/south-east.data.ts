/** What towns of the Balkans, Greece, Turkey and the Caucasus are called in our languages. Format: exonyms.ts. */
export const SOUTH_EAST_EXONYMS: Readonly<Record<string, string>> = {
  // Albania
  'geonames:3183875': 'Tirana: bg Тирана; lv Tirāna; el Τίρανα',
  // Armenia
  'geonames:616052':
    'Yerevan: pl Erywań; de Jerewan; fr,it,pt,ro,hr,sl Erevan; es Ereván; nl,sv,da,no,fi,cs,sk,et Jerevan; hu Jereván; bg Ереван; lv Erevāna; lt Jerevanas; el Ερεβάν',
  // Bosnia & Herzegovina
  'geonames:3191281':
    'Sarajevo: pl Sarajewo; hu Szarajevó; bg Сараево; lv Sarajeva; lt Sarajevas; el Σαράγεβο',
  'geonames:3194828': 'Mostar: bg Мостар; lv Mostara; lt Mostaras; el Μόσταρ',
  'geonames:3204541': 'Banja Luka: bg Баня Лука; el Μπάνια Λούκα',
  // Bulgaria
  'geonames:727011': 'Sofia: es Sofía; pt Sófia; cs Sofie; hu Szófia; bg София; hr,sl,lv,lt Sofija; el Σόφια',
  'geonames:728193':
    'Plovdiv: pl Płowdiw; de Plowdiw; bg Пловдив; lv Plovdiva; lt Plovdivas; el Φιλιππούπολη',
  'geonames:726050': 'Varna: pl,de Warna; hu Várna; bg Варна; el Βάρνα',
  'geonames:732770':
    'Burgas: fr Bourgas; nl Boergas; hu Burgasz; bg Бургас; lv Burgasa; lt Burgasas; el Μπουργκάς',
  // Cyprus
  'geonames:146268':
    'Nicosia: pl Nikozja; de,no,fi,et Nikosia; fr Nicosie; pt Nicósia; cs Nikósie; sk Nikózia; bg Никозия; hr,sl Nikozija; lv,lt Nikosija; el Λευκωσία',
  'geonames:146400':
    'Larnaca: pl,de,sv,no,fi,cs,sk,hr,sl,et,lv,lt Larnaka; es Lárnaca; bg Ларнака; el Λάρνακα',
  'geonames:146214': 'Paphos: pl,es,pt,nl,sv,da,no,fi,cs,sk,ro,hr,sl Pafos; it Pafo; bg Пафос; el Πάφος',
  'geonames:146384': 'Limassol: es,cs Limasol; bg Лимасол; lt Limasolis; el Λεμεσός',
  'geonames:146748':
    'Ayia Napa: pl Ajia Napa; de,nl,sv,no,cs,sk Agia Napa; fr Agía Napa; bg Айя Напа; lt Aja Napa; el Αγία Νάπα',
  // Greece
  'geonames:264371':
    'Athens: pl Ateny; de,da,no Athen; fr Athènes; es,pt Atenas; it,sl Atene; nl Athene; sv Aten; fi,et Ateena; cs Athény; sk Atény; hu Athén; ro,hr Atena; bg Атина; lv Atēnas; lt Atėnai; el Αθήνα',
  'geonames:734077':
    'Thessaloniki: pl,lv Saloniki; fr Thessalonique; es Tesalónica; it Salonicco; pt Salónica; cs Soluň; sk Solún; hu Szaloniki; ro Salonic; bg Солун; hr,sl Solun; lt Salonikai; el Θεσσαλονίκη',
  'geonames:261745':
    'Heraklion: de,no Iraklio; fr Héraklion; es Heraclión; pt Heraclião; fi Iraklion; hu Iráklio; bg Ираклион; el Ηράκλειο',
  'geonames:255683': 'Patras: it Patrasso; bg Патра; lt Patrai; el Πάτρα',
  'geonames:255274':
    'Piraeus: pl,sv,no,fi,cs,sk,et Pireus; de Piräus; fr Le Pirée; es El Pireo; it Pireo; pt,ro Pireu; da Piræus; hu Pireusz; bg Пирея; hr,sl Pirej; lv Pireja; lt Pirėjas; el Πειραιάς',
  'geonames:400666':
    'Rhodes: pl,fi,sk,ro,hr,sl Rodos; de,nl,sv,da,no,cs,et Rhodos; es,lt Rodas; it Rodi; pt Rodes; bg Родос; lv Rodosa; el Ρόδος',
  'geonames:260114': 'Chania: fr La Canée; es,it La Canea; fi,sl Hania; hu Haniá; bg Ханя; el Χανιά',
  'geonames:259245': 'Kos: hu Kósz; bg Кос; el Κως',
  'geonames:2463679':
    'Corfu: pl,de,sv,da,no,fi,cs,sk,hu,et,lv,lt Korfu; fr Corfou; es Corfú; bg Корфу; hr,sl Krf; el Κέρκυρα',
  'geonames:251280': 'Zakynthos: pl,hr,sl Zakintos; fr,es,it Zante; bg Закинтос; el Ζάκυνθος',
  'geonames:264668': 'Argostoli: el Αργοστόλι',
  'geonames:251833': 'Volos: pl Wolos; it Volo; bg Волос; el Βόλος',
  'geonames:258576': 'Larissa: pl,es,ro,hr,sl,lv,lt Larisa; bg Лариса; et Lárisa; el Λάρισα',
  'geonames:261779':
    'Ioannina: pl,sl,lv,lt Janina; es Ioánina; it Giannina; bg Янина; et Ioánnina; el Ιωάννινα',
  'geonames:735861': 'Kavala: pl Kawala; bg Кавала; et Kavála; el Καβάλα',
  'geonames:261604': 'Kalamata: bg Каламата; el Καλαμάτα',
  'geonames:736928':
    'Alexandroupoli: es Alejandrópolis; it Alessandropoli; bg Александруполис; el Αλεξανδρούπολη',
  'geonames:257056': 'Mykonos: es Miconos; pt Míconos; bg Миконос; hr,sl Mikonos; el Μύκονος',
  'geonames:254352': 'Rethymno: bg Ретимно; hr,sl Retimno; lt Retimnas; el Ρέθυμνο',
  'geonames:263824': 'Agios Nikolaos: bg Агиос Николаос; el Άγιος Νικόλαος',
  'geonames:259289':
    'Corinth: pl Korynt; de,sv,da Korinth; fr Corinthe; es,it,pt Corinto; nl Korinthe; no,cs,sk,hr,sl Korint; fi Korintti; ro Corint; bg Коринт; et Kórinthos; el Κόρινθος',
  'geonames:261807': 'Igoumenitsa: bg Игуменица; el Ηγουμενίτσα',
  'geonames:256637': 'Nafplio: el Ναύπλιο',
  'geonames:263219': 'Delphi: bg Делфи; el Δελφοί',
  'geonames:254698': 'Preveza: bg Превеза; el Πρέβεζα',
  'geonames:260001': 'Hersonissos: el Χερσόνησος',
  'geonames:257859': 'Malia: bg Малия; el Μάλια',
  'geonames:6354951': 'Faliraki: bg Фалираки; el Φαληράκι',
  'geonames:252920': 'Fira: bg Фира; el Φηρά',
  'geonames:256344': 'Oia: bg Ия; el Οία',
  'curated:santorini': 'Santorini: de,fr Santorin; hu Szantorini; bg Санторини; el Σαντορίνη',
  'geonames:256866':
    'Mytilene: pl Mitylena; de,nl,sv,no Mytilini; fr Mytilène; es,it,pt Mitilene; fi Mytilíni; bg Митилини; hr,sl Mitilena; lv Mitilēna; lt Mitilėnė; el Μυτιλήνη',
  // Croatia
  'geonames:3186886':
    'Zagreb: pl Zagrzeb; it Zagabria; cs Záhřeb; sk Záhreb; hu Zágráb; bg Загреб; lv Zagreba; lt Zagrebas; el Ζάγκρεμπ',
  'geonames:3190261': 'Split: it Spalato; bg Сплит; lv Splita; lt Splitas; el Σπλιτ',
  'geonames:3201047': 'Dubrovnik: pl Dubrownik; bg Дубровник; lv Dubrovnika; lt Dubrovnikas; el Ντουμπρόβνικ',
  'geonames:3191648': 'Rijeka: it,hu Fiume; bg Риека; sl Reka; el Ριέκα',
  'geonames:3186952': 'Zadar: it Zara; hu Zára; bg Задар; lv Zadara; lt Zadaras; el Ζάνταρ',
  'geonames:3192224': 'Pula: it Pola; hu Póla; bg Пула; sl Pulj; el Πούλα',
  'geonames:3193935': 'Osijek: hu Eszék; bg Осиек; lv Osijeka; lt Osijekas; el Οσιγιέκ',
  'geonames:3190941': 'Šibenik: pl Szybenik; it Sebenico; bg Шибеник; lt Šibenikas',
  'geonames:3192699': 'Poreč: it Parenzo; bg Пореч; lt Porečas; el Πόρετς',
  'geonames:3191518': 'Rovinj: it Rovigno; bg Ровин; el Ροβίνι',
  'geonames:3195890': 'Makarska: bg Макарска',
  'geonames:3188763': 'Trogir: it Traù; bg Трогир; el Τρογκίρ',
  'geonames:3194099': 'Opatija: it Abbazia; hu Abbázia; bg Опатия',
  'geonames:3188498': 'Umag: it Umago; bg Умаг; el Ουμάγκ',
  'geonames:3188383': 'Varaždin: hu Varasd; bg Вараждин; lt Varaždinas; el Βαράζντιν',
  // Romania
  'geonames:683506':
    'Bucharest: pl Bukareszt; de,sv,da,fi,hu,et Bukarest; fr,es,it Bucarest; pt Bucareste; nl Boekarest; no,ro București; cs,sk Bukurešť; bg Букурещ; hr Bukurešt; sl Bukarešta; lv Bukareste; lt Bukareštas; el Βουκουρέστι',
  'geonames:681290':
    'Cluj-Napoca: pl Kluż-Napoka; de Klausenburg; cs,sk Kluž; hu Kolozsvár; bg Клуж-Напока; lv Kluža-Napoka; lt Klužas-Napoka; el Κλουζ-Ναπόκα',
  'geonames:665087':
    'Timișoara: de Temeswar; cs,sk Temešvár; hu Temesvár; bg Тимишоара; hr,sl Temišvar; lv,lt Timišoara; el Τιμισοάρα',
  'geonames:675810': 'Iași: pl Jassy; cs,sk Jasy; bg Яш; lv Jasi; lt Jasai; el Ιάσιο',
  'geonames:680963':
    'Constanța: pl,cs,sk,hu,sl,lv,lt Konstanca; de Konstanza; es Constanza; it Costanza; pt Constança; bg Констанца; el Κωνστάντζα',
  'geonames:683844': 'Brașov: pl Braszów; de Kronstadt; cs,sk Brašov; hu Brassó; bg Брашов; el Μπρασόβ',
  'geonames:667268': 'Sibiu: pl Sybin; de Hermannstadt; cs,sk Sibiň; hu Nagyszeben; bg Сибиу; el Σιμπίου',
  'geonames:671768': 'Oradea: hu Nagyvárad; bg Орадя; lv,lt Oradja; el Οράντεα',
  'geonames:680332': 'Craiova: pl Krajowa; bg Крайова; lv,lt Krajova; el Κραϊόβα',
  'geonames:685948': 'Bacău: hu Bákó; bg Бакъу',
  'geonames:665850': 'Suceava: pl Suczawa; hu Szucsáva; bg Сучава; lv Sučava; el Σουτσεάβα',
  'geonames:665004': 'Târgu Mureș: hu Marosvásárhely; bg Търгу Муреш',
  // Serbia
  'geonames:792680':
    'Belgrade: pl,de,sv,fi,ro,et Belgrad; es,it,pt,nl Belgrado; da,no,hr,sl Beograd; cs Bělehrad; sk Belehrad; hu Belgrád; bg Белград; lv Belgrada; lt Belgradas; el Βελιγράδι',
  'geonames:787657': 'Niš: pl Nisz; hu Nis; bg Ниш; el Νις',
  'geonames:3194360':
    'Novi Sad: pl Nowy Sad; sk Nový Sad; hu Újvidék; bg Нови Сад; lv Novisada; lt Novi Sadas; el Νόβι Σαντ',
  // Montenegro
  'geonames:3193044': 'Podgorica: bg Подгорица; el Ποντγκόριτσα',
  'geonames:3189073': 'Tivat: bg Тиват',
  'geonames:3203106': 'Budva: bg Будва; el Μπούντβα',
  'geonames:3197538': 'Kotor: it Cattaro; bg Котор; el Κότορ',
  'geonames:3199394': 'Herceg Novi: bg Херцег Нови',
  // North Macedonia
  'geonames:785842': 'Skopje: pt Escópia; hu Szkopje; bg Скопие; lt Skopjė; el Σκόπια',
  'geonames:787487': 'Ohrid: pl Ochryda; it Ocrida; pt Ócrida; bg Охрид; lv Ohrida; el Οχρίδα',
  // Moldova
  'geonames:618426':
    'Chisinau: pl Kiszyniów; de,fr,it,pt,sv,da,no,fi,hu,ro,hr,et Chișinău; es Chisináu; cs Kišiněv; sk Kišiňov; bg Кишинев; sl Kišinjev; lv Kišiņeva; lt Kišiniovas; el Κισινάου',
  // Türkiye
  'geonames:745044':
    'Istanbul: pl Stambuł; es Estambul; pt Istambul; hu Isztambul; bg Истанбул; et İstanbul; lv Stambula; lt Stambulas; el Κωνσταντινούπολη',
  'geonames:323786': 'Ankara: pt Ancara; bg Анкара; el Άγκυρα',
  'geonames:311046':
    'Izmir: es,pt Esmirna; it Smirne; hu,et İzmir; bg Измир; lv Izmira; lt Izmiras; el Σμύρνη',
  'geonames:323777': 'Antalya: bg Анталия; lv Antālija; lt Antalija; el Αττάλεια',
  'geonames:750269': 'Bursa: bg Бурса; el Προύσα',
  'geonames:325363': 'Adana: bg Адана; el Άδανα',
  'geonames:314830': 'Gaziantep: bg Газиантеп; lv Gaziantepa; lt Gaziantepas; el Γκαζιαντέπ',
  'geonames:306571': 'Konya: bg Кония; lv Koņja; lt Konija; el Ικόνιο',
  'geonames:308464': 'Kayseri: bg Кайсери; lt Kaiseris; el Καισάρεια',
  'geonames:738648':
    'Trabzon: fr Trébizonde; es,it Trebisonda; pt Trebizonda; bg Трабзон; lv Trabzona; lt Trabzonas; el Τραπεζούντα',
  'geonames:320995': 'Bodrum: bg Бодрум; el Μπόντρουμ',
  'geonames:447273': 'Dalaman: bg Даламан; el Ντάλαμαν',
  'geonames:304782': 'Marmaris: bg Мармарис; el Μαρμαρίς',
  'geonames:324190': 'Alanya: bg Алания; lv Alanja; lt Alanija; el Αλάνια',
  'geonames:301238': 'Side: bg Сиде; lt Sidė; el Σίδη',
  'geonames:308220': 'Kemer: bg Кемер; el Κεμέρ',
  'geonames:314967': 'Fethiye: bg Фетие; el Φετιγιέ',
  'geonames:747712':
    'Edirne: fr Andrinople; it Adrianopoli; pt Adrianópolis; hu Drinápoly; bg Одрин; hr Jedrene; sl Odrin; lt Edirnė; el Αδριανούπολη',
  'geonames:305359': 'Kuşadası: bg Кушадасъ; lv Kušadasi; el Κουσάντασι',
  // Georgia
  'geonames:611717':
    'Tbilisi: de,es Tiflis; fr,pt Tbilissi; hu Tbiliszi; bg Тбилиси; et Thbilisi; lt Tbilisis; el Τιφλίδα',
  'geonames:615532': 'Batumi: fr Batoumi; nl Batoemi; bg Батуми; et Bathumi; lt Batumis; el Μπατούμι',
  'geonames:613607': 'Kutaisi: fr Koutaïssi; nl Koetaisi; bg Кутаиси; et Khuthaisi',
  // Albania
  'geonames:3185728': 'Durrës: it Durazzo; pt Durres; cs,sk,hr,sl Drač; bg Драч; el Δυρράχιο',
  'geonames:3183719': 'Vlorë: pl Wlora; de,es Vlora; it Valona; bg Вльора; lv Vļora; el Αυλώνας',
  'geonames:3184081':
    'Shkodër: pl Szkodra; de Shkodra; it Scutari; cs,sk,hr Skadar; bg Шкодра; lv,lt Škodra; el Σκόδρα',
  'geonames:363243':
    'Sarandë: pl,de,fr,es,it,pt,nl,sv,cs,sk,ro,hr,sl,lv,lt Saranda; bg Саранда; el Άγιοι Σαράντα',
  // Bulgaria
  'geonames:728825':
    'Nessebar: pl Nesebyr; es,nl,sv,da,no,fi,cs,sk,hr,sl Nesebar; hu Neszebar; ro Nesebăr; bg Несебър; el Νέσεμπαρ',
  'curated:sunny-beach':
    'Sunny Beach: pl Słoneczny Brzeg; de Sonnenstrand; cs Slunečné pobřeží; sk Slnečné pobrežie; hu Napospart; bg Слънчев бряг',
  'geonames:6355004':
    "Golden Sands: pl Złote Piaski; de Goldstrand; fr Sables d'Or; cs Zlaté písky; sk Zlaté piesky; hu Aranyhomok; ro Nisipurile de Aur; bg Златни пясъци",
  'geonames:733462': 'Bansko: bg Банско; el Μπάνσκο',
  'curated:borovets': 'Borovets: pl Borowec; de Borowez; cs,sk,hr,sl Borovec; bg Боровец',
  'curated:pamporovo': 'Pamporovo: pl,de Pamporowo; bg Пампорово',
  'geonames:726963': 'Sozopol: de Sosopol; bg Созопол; el Σωζόπολη',
  'geonames:727523': 'Ruse: de Russe; fr Roussé; hu Rusze; bg Русе; lt Rusė; el Ρούσε',
  // Croatia
  'geonames:3199180': 'Hvar: it Lesina; bg Хвар; el Χβαρ',
  'geonames:3197710': 'Korčula: it Curzola; bg Корчула',
  // Romania
  'geonames:667873': 'Satu Mare: hu Szatmárnémeti; bg Сату Маре',
  'geonames:685826': 'Baia Mare: hu Nagybánya; bg Бая Маре',
  'geonames:686254': 'Arad: bg Арад; el Άραντ',
  'geonames:670474': 'Ploiești: bg Плоещ; el Πλοέστι',
  'geonames:677697': 'Galați: pl Gałacz; de Galatz; bg Галац; lt Galacis; el Γκαλάτσι',
  'geonames:667091': 'Sinaia: bg Синая',
  'curated:mamaia': 'Mamaia: bg Мамая',
  // Serbia
  'geonames:3189595': 'Subotica: hu Szabadka; bg Суботица',
  // Cyprus
  'geonames:146617': 'Famagusta: fr Famagouste; bg Фамагуста; el Αμμόχωστος',
  'geonames:18918': 'Protaras: bg Протарас; el Πρωταράς',
  // Greece
  'geonames:253394': 'Sparta: fr Sparte; es,pt Esparta; hu Spárta; bg Спарта; el Σπάρτη',
  'geonames:259973': 'Chios: es Quíos; pt Quios; bg Хиос; el Χίος',
}
