/** What towns of the Alps and the middle of Europe are called in our languages. Format: exonyms.ts. */
export const CENTRE_EXONYMS: Readonly<Record<string, string>> = {
  // Austria
  'geonames:2761369':
    'Vienna: pl Wiedeń; de,sv,da,no,fi Wien; fr Vienne; es,pt,ro,lt Viena; nl Wenen; cs Vídeň; sk Viedeň; hu Bécs; bg Виена; hr Beč; sl Dunaj; et Viin; lv Vīne; el Βιέννη',
  'geonames:2766824':
    'Salzburg: fr Salzbourg; es,pt Salzburgo; it Salisburgo; cs Salcburk; bg Залцбург; lv Zalcburga; lt Zalcburgas; el Σάλτσμπουργκ',
  'geonames:2775220': 'Innsbruck: bg Инсбрук; lv Insbruka; lt Insbrukas; el Ίνσμπρουκ',
  'geonames:2778067': 'Graz: cs Štýrský Hradec; bg Грац; sl Gradec; lv Grāca; lt Gracas; el Γκρατς',
  'geonames:2772400': 'Linz: cs,sk Linec; bg Линц; lv Linca; lt Lincas; el Λιντς',
  'geonames:2774326': 'Klagenfurt: bg Клагенфурт; sl Celovec; lv Klāgenfurte',
  'geonames:2762372': 'Villach: it Villaco; bg Филах; hr,sl Beljak; lv Fillaha; lt Filachas; el Φίλλαχ',
  // Switzerland
  'geonames:2657896':
    'Zürich: pl Zurych; fr Zurich; es Zúrich; it Zurigo; pt Zurique; cs Curych; bg Цюрих; lv Cīrihe; lt Ciurichas; el Ζυρίχη',
  'geonames:2660646':
    'Geneva: pl Genewa; de,hu,et Genf; fr,nl,sv,da,no Genève; es Ginebra; it Ginevra; pt Genebra; fi Geneve; cs,sk,hr,sl,lt Ženeva; bg Женева; lv Ženēva; el Γενεύη',
  'geonames:2661552': 'Bern: pl Berno; fr,lv Berne; es,it,pt,ro Berna; bg Берн; lt Bernas; el Βέρνη',
  'geonames:2661604':
    'Basel: pl Bazylea; fr Bâle; es,it Basilea; pt Basileia; nl Bazel; cs Basilej; sk Bazilej; hu Bázel; bg Базел; lv Bāzele; lt Bazelis; el Βασιλεία',
  'geonames:2659994': 'Lausanne: pl,lv Lozanna; es Lausana; it Losanna; bg Лозана; lt Lozana; el Λωζάνη',
  'geonames:2659811':
    'Lucerne: pl,es,it,pt,ro,lv Lucerna; de,nl,sv,da,no,fi,sk,hu,hr,sl,et Luzern; cs Lucern; bg Люцерн; lt Liucerna; el Λουκέρνη',
  'geonames:2659836': 'Lugano: bg Лугано; lt Luganas; el Λουγκάνο',
  // Czechia
  'geonames:3067696':
    'Prague: pl,es,it,pt,ro,sl Praga; de,sv,da,hr Prag; nl Praag; no,fi,cs,sk,et,lt Praha; hu Prága; bg Прага; lv Prāga; el Πράγα',
  'geonames:3078610': 'Brno: de,hu Brünn; bg Бърно; el Μπρνο',
  'geonames:3068799': 'Ostrava: pl Ostrawa; bg Острава; el Οστράβα',
  'geonames:3068160': 'Pilsen: pl Pilzno; cs,sk Plzeň; bg Пилзен; hr,sl Plzen; lv Plzeņa; el Πίλσεν',
  'geonames:3073803':
    'Karlovy Vary: pl Karlowe Wary; de,nl Karlsbad; bg Карлови Вари; sl,lv Karlovi Vari; lt Karlovi Varai; el Κάρλοβι Βάρι',
  // Hungary
  'geonames:3054643':
    'Budapest: pl Budapeszt; pt Budapeste; nl Boedapest; cs,sk Budapešť; ro Budapesta; bg Будапеща; hr,sl Budimpešta; lv Budapešta; lt Budapeštas; el Βουδαπέστη',
  'geonames:721472':
    'Debrecen: pl Debreczyn; cs,sk Debrecín; ro Debrețin; bg Дебрецен; lv Debrecena; lt Debrecenas; el Ντέμπρετσεν',
  'geonames:715429': 'Szeged: cs,sk Segedín; ro Seghedin; bg Сегед; hr,sl Segedin',
  'geonames:3046526': 'Pécs: pl Pecz; bg Печ; hr,sl Pečuh; lv Pēča; lt Pėčas; el Πετς',
  'geonames:3052009': 'Győr: bg Дьор; lv Ģēra; el Γκιορ',
  'geonames:3051477': 'Hévíz: bg Хевиз',
  'geonames:3045332': 'Siófok: bg Шиофок; lt Šiofokas',
  // Poland
  'geonames:756135':
    'Warsaw: pl,sv,da,no Warszawa; de,nl Warschau; fr Varsovie; es Varsovia; it Varsavia; pt Varsóvia; fi Varsova; cs,sk,hr,sl,lv Varšava; hu Varsó; ro Varșovia; bg Варшава; et Varssavi; lt Varšuva; el Βαρσοβία',
  'geonames:3094802':
    'Kraków: de,nl Krakau; fr Cracovie; es,it,ro Cracovia; pt Cracóvia; fi,lv Krakova; cs,sk,hr,sl Krakov; hu Krakkó; bg Краков; lt Krokuva; el Κρακοβία',
  'geonames:3099434': 'Gdańsk: de Danzig; it Danzica; bg Гданск; lv Gdaņska; lt Gdanskas; el Γκντανσκ',
  'geonames:3081368':
    'Wrocław: de Breslau; es,it Breslavia; pt Breslávia; cs Vratislav; sk,sl Vroclav; bg Вроцлав; lv Vroclava; lt Vroclavas; el Βρότσλαβ',
  'geonames:3088171':
    'Poznań: de Posen; cs,sk Poznaň; bg Познан; sl Poznanj; lv Poznaņa; lt Poznanė; el Πόζναν',
  'geonames:3093133': 'Łódź: de,pt Lodz; cs,sk Lodž; bg Лодз; lv Lodza; lt Lodzė; el Λοτζ',
  'geonames:3083829':
    'Szczecin: de Stettin; it Stettino; cs Štětín; sk Štetín; bg Шчечин; lv Ščecina; lt Ščecinas; el Στσέτσιν',
  'geonames:3096472': 'Katowice: de Kattowitz; bg Катовице; lv Katovice; lt Katovicai; el Κατοβίτσε',
  'geonames:765876': 'Lublin: it Lublino; bg Люблин; lv Ļubļina; lt Liublinas; el Λούμπλιν',
  'geonames:3102014': 'Bydgoszcz: bg Бидгошч; lv Bidgošča; lt Bydgoščius',
  'geonames:776069': 'Białystok: bg Бялисток; lt Balstogė; el Μπιάλιστοκ',
  'geonames:3099424': 'Gdynia: cs Gdyně; bg Гдиня; lv Gdiņa; lt Gdynė; el Γκντίνια',
  'geonames:3085151': 'Sopot: cs Sopoty; bg Сопот; lv Sopota; lt Sopotas',
  'geonames:3083271': 'Toruń: cs,sk Toruň; bg Торун; lv Toruņa; lt Torunė; el Τόρουν',
  'geonames:3100946':
    'Częstochowa: de Tschenstochau; cs,sk Čenstochová; bg Ченстохова; lv Čenstohova; lt Čenstakava',
  'geonames:759734': 'Rzeszów: bg Жешув; lv Žešova; lt Žešuvas',
  'geonames:3080866': 'Zakopane: bg Закопане; lt Zakopanė; el Ζακοπάνε',
  'geonames:3089658': 'Oświęcim: cs Osvětim; sk Osvienčim; bg Освиенцим; lv Osvencima; lt Osvencimas',
  // Slovenia
  'geonames:3196359':
    'Ljubljana: pl Lublana; es,pt,lt Liubliana; it Lubiana; cs Lublaň; sk Ľubľana; bg Любляна; lv Ļubļana; el Λιουμπλιάνα',
  'geonames:3195506': 'Maribor: bg Марибор; lv Maribora; lt Mariboras; el Μάριμπορ',
  'geonames:3203925': 'Bled: bg Блед; lt Bledas; el Μπλεντ',
  'geonames:3197753': 'Koper: it Capodistria; bg Копер; hr Kopar; lt Koperis',
  'geonames:3193341': 'Piran: it Pirano; bg Пиран',
  'geonames:3192682': 'Portorož: it Portorose; bg Порторож',
  'geonames:3197373': 'Kranjska Gora: bg Кранска гора',
  // Slovakia
  'geonames:3060972': 'Bratislava: pl Bratysława; hu Pozsony; bg Братислава; el Μπρατισλάβα',
  'geonames:724443': 'Košice: pl Koszyce; hu Kassa; bg Кошице; lt Košicė; el Κόσιτσε',
  'geonames:723846': 'Poprad: hu Poprád; bg Попрад',
  // Switzerland
  'geonames:2658822': 'St. Gallen: fr Saint-Gall; es San Galo; it San Gallo; bg Санкт Гален; el Ζανκτ Γκάλεν',
  'geonames:2660718':
    'Fribourg: pl Fryburg; de Freiburg; es,it,pt Friburgo; bg Фрибур; lt Fribūras; el Φριβούργο',
  'geonames:2661169': 'Chur: fr Coire; es,it Coira; bg Кур; lv Kūra; lt Kuras; el Κουρ',
  'geonames:2659601': 'Montreux: bg Монтрьо; lv Montrē; lt Montrė; el Μοντρέ',
  'geonames:2657928': 'Zermatt: bg Цермат; el Ζέρματ',
  'geonames:2661039': 'Davos: bg Давос; lv Davosa; lt Davosas; el Νταβός',
  'geonames:2658813':
    'St. Moritz: fr Saint-Moritz; nl,sv,da,hr Sankt Moritz; bg Санкт Мориц; el Σαιντ Μόριτς',
  'geonames:2658576': 'Sion: de Sitten; bg Сион; lt Sionas; el Σιόν',
  'geonames:2660253': 'Interlaken: bg Интерлакен; el Ιντερλάκεν',
  // Austria
  'geonames:2774347': 'Kitzbühel: bg Кицбюел; lt Kicbiuhelis; el Κίτσμπιελ',
  // Czechia
  'geonames:3069011': 'Olomouc: pl Ołomuniec; de Olmütz; bg Оломоуц; lv Olomouca; lt Olomoucas; el Όλομουτς',
  'geonames:3077916':
    'České Budějovice: pl Czeskie Budziejowice; de Budweis; bg Ческе Будейовице; lv Česke Budejovice; lt Česke Budejovicai',
  'geonames:3077889': 'Český Krumlov: de Krumau; bg Чески Крумлов',
  'geonames:3071024': 'Mariánské Lázně: pl Mariańskie Łaźnie; de Marienbad; bg Марианске Лазне',
  'geonames:3071961': 'Liberec: de Reichenberg; bg Либерец; lv Libereca; lt Liberecas',
  'geonames:3065522': 'Špindlerův Mlýn: pl Szpindlerowy Młyn; de Spindlermühle',
  // Slovenia
  'geonames:3192673': 'Postojna: it Postumia; bg Постойна',
  'geonames:3197378': 'Kranj: bg Кран',
  // Slovakia
  'geonames:3057124': 'Trnava: pl Trnawa; hu Nagyszombat; bg Търнава',
  'geonames:3058531': 'Nitra: hu Nyitra; bg Нитра',
  'geonames:3056508': 'Žilina: pl Żylina; hu Zsolna; bg Жилина',
  'geonames:3061186': 'Banská Bystrica: pl Bańska Bystrzyca; hu Besztercebánya; bg Банска Бистрица',
  'geonames:723819': 'Prešov: pl Preszów; hu Eperjes; bg Прешов',
  'geonames:3058202': 'Piešťany: pl Pieszczany; hu Pöstyén; bg Пиещани',
}
