/**
 * Airports named after an island or a region, those of a town whose name goes before another word, and those whose
 * language declines its own towns: the name without the word "airport". Format: exonyms.ts.
 */
export const AIRPORT_EXONYMS: Readonly<Record<string, string>> = {
  'airport:TFS':
    'Tenerife South: pl Teneryfa Południe; de Teneriffa Süd; fr,it Tenerife Sud; es Tenerife Sur; pt Tenerife Sul; nl Tenerife Zuid; sv Teneriffa Syd; da Tenerife Syd; no Tenerife Sør; cs,hr,sl Tenerife Jug; bg Тенерифе Юг; el Τενερίφη Νότος',
  'airport:TFN':
    'Tenerife North: pl Teneryfa Północ; de Teneriffa Nord; fr Tenerife Nord; it Tenerife Nord; es Tenerife Norte; pt Tenerife Norte; nl Tenerife Noord; sv Teneriffa Nord; da,no Tenerife Nord; bg Тенерифе Север; el Τενερίφη Βορράς',
  'airport:LPA': 'Gran Canaria: fr Grande Canarie; bg Гран Канария; el Γκραν Κανάρια',
  'airport:ACE': 'Lanzarote: bg Лансароте; el Λανθαρότε',
  'airport:FUE': 'Fuerteventura: bg Фуертевентура; el Φουερτεβεντούρα',
  'airport:PMI':
    'Palma de Mallorca: fr Palma de Majorque; it Palma di Maiorca; pt Palma de Maiorca; bg Палма де Майорка; el Πάλμα ντε Μαγιόρκα',
  'airport:MAH': 'Menorca: pl Minorka; fr Minorque; it Minorca; pt Minorca; bg Менорка; el Μενόρκα',
  'airport:OVD':
    'Asturias: pl Asturia; fr Asturies; de Asturien; nl Asturië; pt Astúrias; sv,da,no Asturien; it Asturie; bg Астурия; el Αστούριας',
  'airport:FNC': 'Madeira: pl Madera; fr Madère; bg Мадейра; el Μαδέρα',
  'airport:MLA': 'Malta: fr Malte; hu Málta; bg Малта; el Μάλτα',
  'airport:EFL':
    'Kefalonia: pl Kefalinia; fr Céphalonie; es,it Cefalonia; pt Cefalónia; bg Кефалония; hr,sl,lt Kefalonija; el Κεφαλονιά',
  'airport:SMI': 'Samos: bg Самос; el Σάμος',
  'airport:JKH': 'Chios: es Quíos; pt Quios; bg Хиос; el Χίος',
  'airport:JNX': 'Naxos: bg Наксос; el Νάξος',
  'airport:PAS': 'Paros: bg Парос; el Πάρος',
  'airport:JSI': 'Skiathos: bg Скиатос; el Σκιάθος',
  'airport:LXS': 'Limnos: el Λήμνος',
  'airport:MLO': 'Milos: bg Милос; el Μήλος',
  'airport:JSY': 'Syros: bg Сирос; el Σύρος',
  'airport:AOK': 'Karpathos: bg Карпатос; el Κάρπαθος',
  'airport:JIK': 'Ikaria: el Ικαρία',
  'airport:LRS': 'Leros: el Λέρος',
  'airport:JTY': 'Astypalaia: el Αστυπάλαια',
  'airport:JKL': 'Kalymnos: el Κάλυμνος',
  'airport:JSH': 'Sitia: el Σητεία',
  'airport:KZI': 'Kozani: el Κοζάνη',
  'airport:KSO': 'Kastoria: el Καστοριά',
  'airport:PVK': 'Preveza: bg Превеза; el Πρέβεζα',
  'airport:FRA':
    'Frankfurt: fr Francfort; es Fráncfort; it Francoforte; bg Франкфурт; lv Frankfurte; lt Frankfurtas; el Φρανκφούρτη',
  'airport:HHN':
    'Frankfurt-Hahn: fr Francfort-Hahn; es Fráncfort-Hahn; it Francoforte-Hahn; bg Франкфурт-Хан; el Φρανκφούρτη-Χαν',
  'airport:HEL':
    'Helsinki: sv Helsingfors; pt Helsínquia; fi Helsinki-Vantaan; et Helsingi; lt Helsinkis; bg Хелзинки; el Ελσίνκι',
  'airport:TMP': 'Tampere-Pirkkala: fi Tampere-Pirkkalan; sv Tammerfors-Birkala',
  'airport:OUL': 'Oulu: fi Oulun; sv Uleåborg; bg Оулу; el Όουλου',
  'airport:TKU': 'Turku: fi Turun; sv Åbo; et Turu; bg Турку; el Τούρκου',
  'airport:RVN': 'Rovaniemi: fi Rovaniemen; lt Rovaniemis; bg Рованиеми; el Ροβανιέμι',
  'airport:KTT': 'Kittilä: fi Kittilän',
  'airport:IVL': 'Ivalo: fi Ivalon',
  'airport:KAO': 'Kuusamo: fi Kuusamon',
  'airport:KUO': 'Kuopio: fi Kuopion',
  'airport:VAA': 'Vaasa: fi Vaasan; sv Vasa; lv Vāsa; lt Vasa; bg Васа',
  'airport:JOE': 'Joensuu: fi Joensuun',
  'airport:JYV': 'Jyväskylä: fi Jyväskylän',
  'airport:KAJ': 'Kajaani: fi Kajaanin; sv Kajana',
  'airport:KEM': 'Kemi-Tornio: fi Kemi-Tornion; sv Kemi-Torneå',
  'airport:KOK': 'Kokkola-Pietarsaari: fi Kokkola-Pietarsaaren; sv Karleby-Jakobstad',
  'airport:SVL': 'Savonlinna: fi Savonlinnan; sv Nyslott',
  'airport:LPP': 'Lappeenranta: fi Lappeenrannan; sv Villmanstrand',
  'airport:POR': 'Pori: fi Porin; sv Björneborg',
  'airport:MHQ': 'Mariehamn: fi Maarianhaminan',
  'airport:ENF': 'Enontekio: fi Enontekiön',
  'airport:TLL': 'Tallinn: es Tallin; fi,et Tallinna; sl Talin; lv Tallina; lt Talinas; bg Талин; el Ταλίν',
  'airport:CPH':
    'Copenhagen: da,no Københavns; pl Kopenhaga; de,nl Kopenhagen; fr,es Copenhague; pt Copenhaga; sv Köpenhamn; fi Kööpenhamina; cs,sk Kodaň; hu Koppenhága; ro Copenhaga; bg Копенхаген; hr Kopenhagen; sl København; et Kopenhaagen; lv Kopenhāgena; lt Kopenhaga; el Κοπεγχάγη',
  'airport:RIX': 'Riga: pl Ryga; fi Riian; et Riia; lv Rīga; lt Rygos; bg Рига; el Ρίγα',
  'airport:VNO':
    'Vilnius: pl Wilno; fr,fi,sl Vilna; es,pt Vilna; lv Viļņa; lt Vilniaus; bg Вилнюс; el Βίλνιους',
  'airport:KUN': 'Kaunas: pl Kowno; lv Kauņa; lt Kauno; bg Каунас; el Κάουνας',
  'airport:PLQ': 'Palanga: pl Połąga; lt Palangos; bg Паланга; el Παλάνγκα',
  'airport:CRL':
    'Brussels South Charleroi: pl Bruksela Charleroi; de,et Brüssel Charleroi; fr,ro Bruxelles-Sud Charleroi; es Bruselas Sur Charleroi; it Bruxelles Sud Charleroi; pt Bruxelas Sul Charleroi; nl Brussel Zuid Charleroi; sv,fi Bryssel Charleroi; da,hr Bruxelles Charleroi; no Brussel Charleroi; cs,sk Brusel Charleroi; hu Brüsszel Charleroi; bg Брюксел Шарлероа; sl Bruselj Charleroi; lv Brisele Šarleruā; lt Briuselis Šarlerua; el Βρυξέλλες Σαρλερουά',
  'airport:NCL': 'Newcastle: bg Нюкасъл; lv Ņūkāsla; lt Niukaslas; el Νιούκασλ',
  'airport:XRY': 'Jerez: bg Херес; el Χερέθ',
}
