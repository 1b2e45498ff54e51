/** What towns of the Nordic and Baltic countries are called in our languages. Format: exonyms.ts. */
export const NORTH_EXONYMS: Readonly<Record<string, string>> = {
  // Denmark
  'geonames:2618425':
    'Copenhagen: pl,lt Kopenhaga; de,nl,hr Kopenhagen; fr,es Copenhague; pt,ro Copenhaga; sv Köpenhamn; da,no,sl København; fi Kööpenhamina; cs,sk Kodaň; hu Koppenhága; bg Копенхаген; et Kopenhaagen; lv Kopenhāgena; el Κοπεγχάγη',
  'geonames:2624652': 'Aarhus: sv,fi,et Århus; bg Орхус; lv Orhūsa; el Ώρχους',
  'geonames:2615876': 'Odense: bg Оденсе; lt Odensė; el Όντενσε',
  'geonames:2624886': 'Aalborg: sv,fi Ålborg; bg Олбор; lv Olborga; lt Olborgas; el Άλμποργκ',
  'geonames:2624144': 'Billund: bg Билунд; lt Bilundas; el Μπίλουντ',
  // Estonia
  'geonames:588409': 'Tallinn: es Tallin; fi Tallinna; bg Талин; sl Talin; lv Tallina; lt Talinas; el Ταλίν',
  'geonames:588335': 'Tartu: fi Tartto; bg Тарту',
  'geonames:589580': 'Pärnu: bg Пярну; lv Pērnava; lt Piarnu',
  // Finland
  'geonames:658225':
    'Helsinki: pt Helsínquia; sv Helsingfors; bg Хелзинки; et Helsingi; lt Helsinkis; el Ελσίνκι',
  'geonames:633679': 'Turku: sv Åbo; bg Турку; et Turu; el Τούρκου',
  'geonames:634963': 'Tampere: sv Tammerfors; bg Тампере; lt Tamperė; el Τάμπερε',
  'geonames:643492': 'Oulu: sv Uleåborg; bg Оулу; el Όουλου',
  'geonames:638936': 'Rovaniemi: bg Рованиеми; lt Rovaniemis; el Ροβανιέμι',
  'geonames:632978': 'Vaasa: sv,lt Vasa; bg Васа; lv Vāsa; el Βάασα',
  'geonames:660158': 'Espoo: sv Esbo; bg Еспоо; lv Espo; el Έσποο',
  // Sweden
  'geonames:2673730':
    'Stockholm: pl Sztokholm; es,pt Estocolmo; it Stoccolma; fi Tukholma; sk Štokholm; bg Стокхолм; lv Stokholma; lt Stokholmas; el Στοκχόλμη',
  'geonames:2711537':
    'Gothenburg: pl,de,fr,it,nl,sv,da,no,fi,cs,sk,hu,ro,hr,sl,et Göteborg; es,pt Gotemburgo; bg Гьотеборг; lv Gēteborga; lt Geteborgas; el Γκέτεμποργκ',
  'geonames:2692969': 'Malmö: bg Малмьо; lv Malme; lt Malmė; el Μάλμε',
  'geonames:2666199': 'Uppsala: es,lt Upsala; bg Упсала; lv Upsāla; el Ουψάλα',
  'geonames:605155': 'Kiruna: fi Kiiruna; bg Кируна',
  'geonames:604490': 'Luleå: fi Luulaja; bg Люлео; lv Lūleo; lt Luleo',
  'geonames:602150': 'Umeå: fi Uumaja; bg Юмео; lv Ūmeo; lt Umeo; el Ούμεο',
  'geonames:2662689': 'Visby: bg Висбю; lv Visbija; lt Visbis; el Βίσμπυ',
  // Norway
  'geonames:3143244': 'Oslo: bg Осло; lt Oslas; el Όσλο',
  'geonames:3161732': 'Bergen: bg Берген; lv Bergena; lt Bergenas; el Μπέργκεν',
  'geonames:3133880': 'Trondheim: bg Трондхайм; lv Tronheima; lt Trondheimas; el Τρόντχαϊμ',
  'geonames:3137115': 'Stavanger: bg Ставангер; lv Stavangera; el Σταβάνγκερ',
  'geonames:3133895': 'Tromsø: sv Tromsö; fi Tromssa; bg Тромсьо; lv Trumse; lt Tromsė; el Τρόμσε',
  'geonames:3149318': 'Kristiansand: bg Кристиансан',
  'geonames:3163392': 'Ålesund: bg Олесун',
  'geonames:3160881': 'Bodø: bg Будьо; lv Būde; lt Budė',
  // Lithuania
  'geonames:593116': 'Vilnius: pl Wilno; es,pt,fi,sl Vilna; bg Вилнюс; lv Viļņa; el Βίλνιους',
  'geonames:598316': 'Kaunas: pl Kowno; bg Каунас; lv Kauņa; el Κάουνας',
  'geonames:598098': 'Klaipėda: pl Kłajpeda; de,fr,es,sv,fi Klaipeda; bg Клайпеда; lv Klaipēda; el Κλάιπεντα',
  'geonames:596238': 'Palanga: pl Połąga; bg Паланга',
  // Latvia
  'geonames:456172': 'Riga: pl,lt Ryga; fi Riika; bg Рига; et Riia; lv Rīga; el Ρίγα',
  'geonames:457954': 'Liepāja: pl Lipawa; bg Лиепая; lt Liepoja; el Λιεπάγια',
  'geonames:460413': 'Daugavpils: pl Dyneburg; bg Даугавпилс; lt Daugpilis; el Ντάουγκαβπιλς',
  'geonames:459201': 'Jūrmala: bg Юрмала',
  // Finland
  'geonames:660561': 'Porvoo: sv Borgå',
  'geonames:640999': 'Pori: sv Björneborg; bg Пори',
  'geonames:648900': 'Lappeenranta: sv Villmanstrand',
  'geonames:637292': 'Savonlinna: sv Nyslott',
  'geonames:651943': 'Kokkola: sv Karleby',
  'geonames:632453': 'Vantaa: sv Vanda; bg Вантаа',
  'geonames:3041732': 'Mariehamn: fi Maarianhamina; bg Мариехамн',
  // Estonia
  'geonames:590031': 'Narva: pl Narwa; bg Нарва; el Νάρβα',
}
