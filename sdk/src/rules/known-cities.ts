import type { ServedCountryCode } from './served-country-codes.ts'

/**
 * Well-known cities and resorts of the served countries, in English, in their own language and in Russian: the
 * city-to-country table of spec section 5. Accents may be left out of what is typed. Names that are also ordinary
 * words stand in `BARE_CITIES`.
 */
export const KNOWN_CITIES: Readonly<Record<ServedCountryCode, string>> = {
  AD: 'Andorra la Vella, Escaldes-Engordany, Encamp, La Massana, Soldeu, Pas de la Casa, Андорра-ла-Велья',
  AL: 'Tirana, Tiranë, Durrës, Vlorë, Shkodër, Sarandë, Saranda, Berat, Gjirokastër, Elbasan, Korçë, Тирана, Дуррес',
  AM: 'Yerevan, Erevan, Երևան, Gyumri, Vanadzor, Dilijan, Vagharshapat, Ереван, Гюмри, Дилижан',
  AT: 'Vienna, Wien, Graz, Linz, Salzburg, Innsbruck, Klagenfurt, Villach, Wels, Bregenz, Kitzbühel, St. Anton, Sölden, Ischgl, Zell am See, Вена, Зальцбург, Инсбрук',
  BA: 'Sarajevo, Banja Luka, Mostar, Tuzla, Zenica, Bihać, Сараево, Сарајево, Баня-Лука',
  BE: 'Brussels, Bruxelles, Brussel, Antwerp, Antwerpen, Anvers, Ghent, Gent, Bruges, Brugge, Liège, Leuven, Namur, Charleroi, Ostend, Oostende, Брюссель, Антверпен, Брюгге, Гент',
  BG: 'Sofia, София, Plovdiv, Пловдив, Varna, Варна, Burgas, Бургас, Bansko, Банско, Ruse, Русе, Nesebar, Sunny Beach, Borovets',
  CH: 'Zurich, Zürich, Geneva, Genève, Genf, Ginevra, Basel, Bern, Berne, Lausanne, Lucerne, Luzern, Lugano, Locarno, St. Gallen, Winterthur, Interlaken, Zermatt, Davos, St. Moritz, Verbier, Montreux, Grindelwald, Цюрих, Женева, Базель, Берн, Лозанна, Люцерн',
  CY: 'Nicosia, Lefkosia, Λευκωσία, Limassol, Lemesos, Λεμεσός, Larnaca, Larnaka, Λάρνακα, Paphos, Pafos, Πάφος, Ayia Napa, Protaras, Никосия, Лимасол, Ларнака, Пафос',
  CZ: 'Prague, Praha, Brno, Ostrava, Plzeň, Pilsen, Olomouc, Liberec, České Budějovice, Hradec Králové, Karlovy Vary, Karlsbad, Český Krumlov, Pardubice, Прага, Брно, Карловы Вары',
  DE: 'Berlin, Hamburg, Munich, München, Monaco di Baviera, Cologne, Köln, Frankfurt, Stuttgart, Düsseldorf, Dortmund, Leipzig, Dresden, Hanover, Hannover, Bremen, Nuremberg, Nürnberg, Bonn, Mannheim, Karlsruhe, Wiesbaden, Mainz, Münster, Augsburg, Freiburg, Heidelberg, Kiel, Lübeck, Rostock, Potsdam, Erfurt, Baden-Baden, Garmisch-Partenkirchen, Берлин, Гамбург, Мюнхен, Кёльн, Франкфурт, Штутгарт, Дюссельдорф, Лейпциг, Дрезден, Ганновер, Нюрнберг',
  DK: 'Copenhagen, København, Kopenhagen, Aarhus, Århus, Odense, Aalborg, Ålborg, Esbjerg, Billund, Roskilde, Копенгаген, Орхус',
  EE: 'Tallinn, Tartu, Pärnu, Narva, Haapsalu, Kuressaare, Таллин, Таллинн, Тарту, Пярну, Нарва',
  ES: 'Madrid, Barcelona, Valencia, València, Seville, Sevilla, Zaragoza, Málaga, Murcia, Palma, Palma de Mallorca, Bilbao, Bilbo, Alicante, Alacant, Córdoba, Valladolid, Vigo, Gijón, Granada, A Coruña, Girona, San Sebastián, Donostia, Santander, Pamplona, Salamanca, Toledo, Marbella, Benidorm, Ibiza, Tenerife, Las Palmas, Santiago de Compostela, Salou, Мадрид, Барселона, Валенсия, Севилья, Малага, Аликанте, Пальма',
  FI: 'Helsinki, Helsingfors, Espoo, Tampere, Vantaa, Oulu, Turku, Åbo, Jyväskylä, Lahti, Kuopio, Rovaniemi, Levi, Хельсинки, Тампере, Турку, Рованиеми',
  FR: 'Paris, Parigi, Marseille, Lyon, Toulouse, Nantes, Montpellier, Strasbourg, Strasburg, Bordeaux, Lille, Rennes, Reims, Toulon, Grenoble, Dijon, Angers, Nîmes, Aix-en-Provence, Avignon, Cannes, Antibes, Biarritz, Annecy, Chamonix, Courchevel, Val Thorens, Méribel, Ajaccio, Bastia, Saint-Tropez, Deauville, Mulhouse, Versailles, Париж, Марсель, Лион, Тулуза, Ницца, Страсбург, Бордо, Канны, Куршевель',
  GB: 'London, Londres, Londra, Londyn, Birmingham, Manchester, Leeds, Glasgow, Liverpool, Edinburgh, Bristol, Sheffield, Cardiff, Belfast, Leicester, Coventry, Nottingham, Newcastle upon Tyne, Southampton, Portsmouth, Brighton, Oxford, Cambridge, Aberdeen, Dundee, Inverness, Swansea, Plymouth, Exeter, Norwich, Luton, Heathrow, Gatwick, Stansted, Лондон, Бирмингем, Манчестер, Ливерпуль, Эдинбург, Глазго',
  GE: 'Tbilisi, თბილისი, Batumi, ბათუმი, Kutaisi, ქუთაისი, Gudauri, Bakuriani, Borjomi, Mestia, Тбилиси, Батуми, Кутаиси, Гудаури, Боржоми',
  GR: 'Athens, Athina, Αθήνα, Piraeus, Πειραιάς, Thessaloniki, Θεσσαλονίκη, Salonica, Patras, Πάτρα, Heraklion, Iraklion, Ηράκλειο, Larissa, Λάρισα, Volos, Βόλος, Rhodes, Ρόδος, Corfu, Kerkyra, Κέρκυρα, Chania, Χανιά, Rethymno, Kalamata, Mykonos, Santorini, Kavala, Nafplio, Афины, Салоники, Ираклион, Патры, Родос, Корфу',
  HR: 'Zagreb, Rijeka, Osijek, Zadar, Pula, Šibenik, Dubrovnik, Trogir, Makarska, Hvar, Rovinj, Poreč, Opatija, Varaždin, Загреб, Дубровник, Сплит, Пула, Задар',
  HU: 'Budapest, Debrecen, Szeged, Miskolc, Pécs, Győr, Kecskemét, Eger, Sopron, Siófok, Hévíz, Будапешт, Дебрецен, Хевиз',
  IE: 'Dublin, Baile Átha Cliath, Limerick, Galway, Waterford, Killarney, Kilkenny, Sligo, Дублин',
  IS: 'Reykjavik, Reykjavík, Akureyri, Keflavik, Keflavík, Kópavogur, Hafnarfjörður, Рейкьявик, Кефлавик',
  IT: 'Rome, Roma, Rzym, Milan, Milano, Mediolan, Naples, Napoli, Turin, Torino, Palermo, Genoa, Genova, Bologna, Florence, Firenze, Bari, Catania, Venice, Venezia, Venedig, Verona, Messina, Padua, Padova, Trieste, Brescia, Parma, Modena, Perugia, Cagliari, Rimini, Ravenna, Siena, Pisa, Bergamo, Sorrento, Amalfi, Positano, Siracusa, Taormina, Bolzano, Trento, Livigno, Cortina d’Ampezzo, Olbia, Alghero, Lecce, Рим, Милан, Неаполь, Турин, Палермо, Генуя, Болонья, Флоренция, Венеция, Верона, Римини, Пиза',
  LT: 'Vilnius, Wilno, Kaunas, Kowno, Klaipėda, Šiauliai, Panevėžys, Palanga, Druskininkai, Trakai, Вильнюс, Каунас, Клайпеда, Паланга',
  LU: 'Luxembourg City, Esch-sur-Alzette, Differdange, Vianden',
  LV: 'Riga, Rīga, Daugavpils, Liepāja, Jelgava, Jūrmala, Ventspils, Sigulda, Рига, Юрмала, Даугавпилс, Лиепая',
  MC: 'Monte Carlo, Monte-Carlo, La Condamine, Fontvieille, Монте-Карло',
  MD: 'Chisinau, Chișinău, Kishinev, Bălți, Bender, Cahul, Orhei, Кишинёв, Бельцы',
  ME: 'Podgorica, Budva, Kotor, Tivat, Herceg Novi, Nikšić, Cetinje, Sveti Stefan, Ulcinj, Žabljak, Подгорица, Будва, Котор, Тиват, Херцег-Нови',
  MK: 'Skopje, Скопје, Ohrid, Охрид, Bitola, Битола, Tetovo, Kumanovo, Struga, Скопье',
  MT: 'Valletta, Sliema, St. Julian’s, San Ġiljan, Birkirkara, Mdina, Gozo, Luqa, Валлетта, Слима',
  NL: 'Amsterdam, Rotterdam, The Hague, Den Haag, ’s-Gravenhage, Utrecht, Eindhoven, Groningen, Tilburg, Breda, Nijmegen, Maastricht, Haarlem, Leiden, Delft, Arnhem, Schiphol, Амстердам, Роттердам, Гаага, Утрехт, Эйндховен',
  NO: 'Oslo, Bergen, Trondheim, Stavanger, Tromsø, Kristiansand, Drammen, Bodø, Ålesund, Lillehammer, Geilo, Hemsedal, Осло, Берген, Тронхейм, Тромсё',
  PL: 'Warsaw, Warszawa, Warschau, Varsovie, Varsavia, Krakow, Kraków, Cracow, Krakau, Łódź, Wrocław, Breslau, Poznań, Posen, Gdańsk, Danzig, Gdynia, Sopot, Szczecin, Stettin, Bydgoszcz, Lublin, Białystok, Katowice, Częstochowa, Toruń, Rzeszów, Olsztyn, Kielce, Zakopane, Варшава, Краков, Гданьск, Вроцлав, Познань, Лодзь, Закопане',
  PT: 'Lisbon, Lisboa, Lissabon, Lizbona, Lisbonne, Porto, Oporto, Braga, Coimbra, Faro, Funchal, Aveiro, Évora, Setúbal, Sintra, Cascais, Albufeira, Lagos, Portimão, Vilamoura, Fátima, Лиссабон, Албуфейра',
  RO: 'Bucharest, București, Bukarest, Cluj-Napoca, Timișoara, Iași, Constanța, Craiova, Brașov, Sibiu, Oradea, Arad, Sinaia, Suceava, Бухарест, Тимишоара, Констанца, Брашов',
  RS: 'Belgrade, Beograd, Belgrad, Београд, Novi Sad, Нови Сад, Niš, Ниш, Kragujevac, Крагујевац, Subotica, Суботица, Zlatibor, Kopaonik, Белград',
  SE: 'Stockholm, Gothenburg, Göteborg, Malmö, Uppsala, Västerås, Örebro, Linköping, Helsingborg, Jönköping, Norrköping, Lund, Umeå, Kiruna, Åre, Arlanda, Стокгольм, Гётеборг, Мальмё, Упсала',
  SI: 'Ljubljana, Laibach, Maribor, Celje, Kranj, Koper, Piran, Portorož, Bled, Kranjska Gora, Bohinj, Postojna, Любляна, Марибор, Пиран, Блед',
  SK: 'Bratislava, Pressburg, Košice, Kaschau, Prešov, Žilina, Banská Bystrica, Nitra, Trnava, Trenčín, Poprad, Piešťany, Братислава, Кошице, Попрад',
  TR: 'Istanbul, İstanbul, Ankara, Izmir, İzmir, Antalya, Bursa, Adana, Konya, Gaziantep, Kayseri, Mersin, Trabzon, Bodrum, Dalaman, Marmaris, Fethiye, Alanya, Belek, Kemer, Kuşadası, Göreme, Cappadocia, Kapadokya, Samsun, Erzurum, Стамбул, Анкара, Измир, Анталья, Анталия, Бодрум, Аланья, Алания, Кемер, Мармарис',
}

/** Cities whose name is also an ordinary word: they count only where nothing else stands beside them. */
export const BARE_CITIES: Readonly<Partial<Record<ServedCountryCode, string>>> = {
  DE: 'Essen, Halle',
  ES: 'Elche, León, Vitoria',
  FR: 'Nice, Tours, Nancy, Le Mans, Orléans, Brest, Pau',
  GB: 'Bath, Reading, York, Hull, Derby, Lincoln, Chester, Durham',
  HR: 'Split',
  IE: 'Cork',
  IT: 'Como, Lucca',
  ME: 'Bar',
  CH: 'Zug, Chur, Sion',
}
