/** What towns of Spain, Portugal, Italy and Malta are called in our languages. Format: exonyms.ts. */
export const SOUTH_EXONYMS: Readonly<Record<string, string>> = {
  // Spain
  'geonames:3117735': 'Madrid: pl Madryt; bg Мадрид; lv Madride; lt Madridas; el Μαδρίτη',
  'geonames:3128760': 'Barcelona: fr Barcelone; it Barcellona; bg Барселона; el Βαρκελώνη',
  'geonames:2509954':
    'Valencia: pl Walencja; fr Valence; pt Valência; cs Valencie; bg Валенсия; lv,lt Valensija; el Βαλένθια',
  'geonames:2510911':
    'Seville: pl Sewilla; de,es,nl,sv,da,no,fi,cs,sk,hu,ro,hr,sl,et Sevilla; fr Séville; it Siviglia; pt Sevilha; bg Севиля; lv Sevilja; lt Sevilija; el Σεβίλλη',
  'geonames:3104324':
    'Zaragoza: pl,de Saragossa; fr Saragosse; it Saragozza; pt Saragoça; bg Сарагоса; lv,lt Saragosa; el Σαραγόσα',
  'geonames:2514256': 'Málaga: pl,fr,it,da,no,fi,cs,sk,hu,hr,sl,lv,lt Malaga; bg Малага; el Μάλαγα',
  'geonames:2513416': 'Murcia: fr,cs Murcie; pt Múrcia; bg Мурсия; lv,lt Mursija; el Μούρθια',
  'geonames:2512989':
    'Palma: pl,de,es,nl,da,fi,sk,hu,ro Palma de Mallorca; fr Palma de Majorque; it Palma di Maiorca; pt Palma de Maiorca; bg Палма де Майорка; el Πάλμα',
  'geonames:2515270': 'Las Palmas de Gran Canaria: bg Лас Палмас; lv Laspalmasa; el Λας Πάλμας',
  'geonames:3128026': 'Bilbao: bg Билбао; el Μπιλμπάο',
  'geonames:2521978': 'Alicante: bg Аликанте; lt Alikantė; el Αλικάντε',
  'geonames:2519240':
    'Córdoba: pl,lt Kordoba; fr Cordoue; it Cordova; pt Córdova; bg Кордоба; lv Kordova; el Κόρδοβα',
  'geonames:2517117': 'Granada: pl Grenada; fr Grenade; bg Гранада; el Γρανάδα',
  'geonames:3106672': 'Valladolid: bg Валядолид; lv Valjadolida; lt Valjadolidas; el Βαγιαδολίδ',
  'geonames:3105976': 'Vigo: bg Виго; lt Vigas; el Βίγο',
  'geonames:3119841':
    'A Coruña: pl,de,es,it,nl,sv,da,no,cs,sk,hu,ro,hr,sl La Coruña; fr La Corogne; pt Corunha; bg Ла Коруня; lt La Korunja; el Λα Κορούνια',
  'geonames:3109642':
    'Santiago de Compostela: fr Saint-Jacques-de-Compostelle; bg Сантяго де Компостела; lv,lt Santjago de Kompostela; el Σαντιάγο ντε Κομποστέλα',
  'geonames:3110044':
    'San Sebastián: pl,de,nl,hr,sl San Sebastian; fr Saint-Sébastien; bg Сан Себастиан; el Σαν Σεμπαστιάν',
  'geonames:3109718': 'Santander: bg Сантандер; lv Santandera; lt Santanderas; el Σανταντέρ',
  'geonames:3114472': 'Pamplona: pl Pampeluna; fr Pampelune; bg Памплона; el Παμπλόνα',
  'geonames:2521886': 'Almería: pl,it Almeria; bg Алмерия; lv,lt Almerija; el Αλμερία',
  'geonames:2520600':
    'Cadiz: pl Kadyks; de,es,nl,sv,no,fi,cs,sk,hu,ro,hr,sl,et Cádiz; fr Cadix; it Cadice; pt Cádis; bg Кадис; lt Kadisas; el Κάδιθ',
  'geonames:3111108': 'Salamanca: pl,lv,lt Salamanka; fr Salamanque; bg Саламанка; el Σαλαμάνκα',
  'geonames:2510409': 'Toledo: fr Tolède; bg Толедо; lt Toledas; el Τολέδο',
  'geonames:3121456': 'Girona: fr Gérone; es Gerona; bg Жирона; el Χιρόνα',
  'geonames:3108288': 'Tarragona: fr Tarragone; bg Тарагона; lv,lt Taragona; el Ταραγόνα',
  'geonames:3111933': 'Reus: bg Реус',
  'geonames:2521088': 'Benidorm: bg Бенидорм; el Μπενιντόρμ',
  'geonames:2514169': 'Marbella: bg Марбеля; lv,lt Marbelja; el Μαρμπέγια',
  'geonames:2510281': 'Torremolinos: bg Торемолинос; el Τορρεμολίνος',
  'geonames:2516479': 'Ibiza: bg Ибиса; el Ίμπιζα',
  'geonames:3110986': 'Salou: bg Салоу',
  'geonames:2516326': 'Jerez de la Frontera: bg Херес де ла Фронтера; lt Cheres de la Frontera',
  'geonames:2511174':
    'Santa Cruz de Tenerife: bg Санта Крус де Тенерифе; lv Santakrusa de Tenerife; el Σάντα Κρουθ ντε Τενερίφε',
  // Portugal
  'geonames:2267057':
    'Lisbon: pl,sl Lizbona; de,nl,sv,da,fi,et Lissabon; fr Lisbonne; es,pt,no Lisboa; it Lisbona; cs,sk,hr Lisabon; hu Lisszabon; ro,lv,lt Lisabona; bg Лисабон; el Λισαβόνα',
  'geonames:2735943': 'Porto: es Oporto; hu Portó; bg Порто; lt Portas; el Πόρτο',
  'geonames:2268339': 'Faro: bg Фаро; el Φάρο',
  'geonames:2267827': 'Funchal: bg Фуншал; lv Funšala; lt Funšalis; el Φουνσάλ',
  'geonames:2740637': 'Coimbra: es Coímbra; bg Коимбра; lt Koimbra; el Κοΐμπρα',
  'geonames:2268326': 'Fátima: pl,fr,sv,fi,sk,hr,sl,lv,lt Fatima; bg Фатима; el Φάτιμα',
  'geonames:2272222': 'Albufeira: bg Албуфейра',
  'geonames:2742032': 'Braga: bg Брага; el Μπράγκα',
  'geonames:6941014': 'Ponta Delgada: bg Понта Делгада; el Πόντα Ντελγάδα',
  // Italy
  'geonames:3169070':
    'Rome: pl Rzym; de,sv,da Rom; es,it,pt,no,ro,lv,lt Roma; fi,et Rooma; cs Řím; sk Rím; hu Róma; bg Рим; hr,sl Rim; el Ρώμη',
  'geonames:3173435':
    'Milan: pl Mediolan; de Mailand; es,cs Milán; it,sv,da,no,fi,ro,hr,sl,et Milano; pt Milão; nl Milaan; sk Miláno; hu Milánó; bg Милано; lv Milāna; lt Milanas; el Μιλάνο',
  'geonames:3172394':
    'Naples: pl,cs,sk Neapol; de,sv Neapel; es,pt Nápoles; it,da,no,fi,ro,et Napoli; nl Napels; hu Nápoly; bg Неапол; hr Napulj; sl Neapelj; lv Neapole; lt Neapolis; el Νάπολη',
  'geonames:3165524':
    'Turin: pl Turyn; es,cs,sk Turín; it,da,no,fi,hu,ro,hr,sl,et Torino; pt Turim; nl Turijn; bg Торино; lv Turīna; lt Turinas; el Τορίνο',
  'geonames:3176219':
    'Genoa: pl,de,nl,sv Genua; fr Gênes; es,pt Génova; it,da,no,fi,hu,ro,hr,sl,et Genova; cs,sk Janov; bg Генуа; lv Dženova; lt Genuja; el Γένοβα',
  'geonames:3176959':
    'Florence: pl Florencja; de Florenz; es,sk Florencia; it,da,no,fi,hu,et Firenze; pt Florença; sv Florens; cs Florencie; ro Florența; bg Флоренция; hr Firenca; sl Firence; lt Florencija; el Φλωρεντία',
  'geonames:3164603':
    'Venice: pl Wenecja; de,sv,da Venedig; fr Venise; es Venecia; it,no Venezia; pt Veneza; nl Venetië; fi Venetsia; cs,sk Benátky; hu Velence; ro Veneția; bg Венеция; hr,lt Venecija; sl Benetke; et Veneetsia; lv Venēcija; el Βενετία',
  'geonames:3181928':
    'Bologna: pl,es Bolonia; fr Bologne; pt Bolonha; cs Boloňa; bg Болоня; lv Boloņa; lt Bolonija; el Μπολόνια',
  'geonames:3182351': 'Bari: bg Бари; lt Baris; el Μπάρι',
  'geonames:2525068':
    'Catania: pl Katania; fr Catane; pt Catânia; bg Катания; hr,sl,lt Katanija; lv Katānija; el Κατάνια',
  'geonames:2523920': 'Palermo: fr Palerme; bg Палермо; lt Palermas; el Παλέρμο',
  'geonames:3164527': 'Verona: pl Werona; fr Vérone; bg Верона; el Βερόνα',
  'geonames:3165185':
    'Trieste: pl,de Triest; nl Triëst; cs,sk Terst; hu Trieszt; bg Триест; hr,sl Trst; lt Triestas; el Τεργέστη',
  'geonames:3171728':
    'Padua: pl Padwa; fr Padoue; it,da,no,fi,cs,sk,hu,ro,hr,sl,et,lv Padova; pt Pádua; bg Падуа; lt Paduja; el Πάδοβα',
  'geonames:3174051':
    'Mantua: fr Mantoue; it,da,no,fi,cs,sk,hu,ro,hr,sl,et Mantova; pt Mântua; bg Мантуа; lv,lt Mantuja; el Μάντοβα',
  'geonames:2523083':
    'Syracuse: pl Syrakuzy; de,da Syrakus; es,it,pt,no,hu,ro,et Siracusa; sv,fi Syrakusa; cs Syrakusy; sk Syrakúzy; bg Сиракуза; hr Sirakuza; sl Sirakuze; lv Sirakūzas; lt Sirakūzai; el Συρακούσες',
  'geonames:3170647': 'Pisa: pl,lv,lt Piza; fr Pise; bg Пиза; el Πίζα',
  'geonames:3166548': 'Siena: fr Sienne; bg Сиена; el Σιένα',
  'geonames:3169361': 'Rimini: es Rímini; bg Римини; el Ρίμινι',
  'geonames:3169561': 'Ravenna: pl Rawenna; fr Ravenne; es Rávena; pt,lt Ravena; bg Равена; el Ραβέννα',
  'geonames:3183089': 'Ancona: pl,lv,lt Ankona; fr Ancône; bg Анкона; el Ανκόνα',
  'geonames:3171180': 'Perugia: fr Pérouse; pt Perúgia; bg Перуджа; el Περούτζια',
  'geonames:3182722': 'Assisi: pl Asyż; fr Assise; es Asís; pt Assis; bg Асизи; el Ασίζη',
  'geonames:3165243':
    'Trento: pl Trydent; de Trient; fr Trente; cs,sk,sl Trident; bg Тренто; lt Trentas; el Τρέντο',
  'geonames:3181913': 'Bolzano: de Bozen; bg Болцано; sl Bocen; lv Bolcāno; el Μπολτσάνο',
  'geonames:3173577': 'Merano: de Meran; bg Мерано; el Μεράνο',
  'geonames:3181554': 'Brescia: pt Bréscia; bg Бреша; el Μπρέσια',
  'geonames:3182164': 'Bergamo: fr Bergame; es,pt Bérgamo; bg Бергамо; el Μπέργκαμο',
  'geonames:3178229': 'Como: fr Côme; bg Комо; el Κόμο',
  'geonames:3165201': 'Treviso: fr Trévise; bg Тревизо; lv Trevīzo; el Τρεβίζο',
  'geonames:3164419': 'Vicenza: fr Vicence; bg Виченца; el Βιτσέντσα',
  'geonames:3171457': 'Parma: fr Parme; bg Парма; el Πάρμα',
  'geonames:3173331': 'Modena: fr Modène; es Módena; bg Модена; lv Modēna; el Μόντενα',
  'geonames:3177090': 'Ferrara: fr Ferrare; bg Ферара; el Φερράρα',
  'geonames:3174659': 'Livorno: fr Livourne; bg Ливорно; lt Livornas; el Λιβόρνο',
  'geonames:3174530': 'Lucca: pl Lukka; fr Lucques; bg Лука; lv,lt Luka; el Λούκκα',
  'geonames:2525473': 'Cagliari: bg Каляри; lv Kaljāri; lt Kaljaris; el Κάλιαρι',
  'geonames:3172087': 'Olbia: bg Олбия; el Όλμπια',
  'geonames:3183284': 'Alghero: es Alguer; bg Алгеро',
  'geonames:3181528': 'Brindisi: es Bríndisi; bg Бриндизи; lv Brindizi; el Μπρίντιζι',
  'geonames:3174953': 'Lecce: bg Лече; lv Leče; lt Lečė; el Λέτσε',
  'geonames:3165926': 'Taranto: pl,de Tarent; fr Tarente; es Tarento; bg Таранто; el Τάραντας',
  'geonames:2524170': 'Messina: pl Mesyna; fr Messine; es,lt Mesina; bg Месина; el Μεσσίνα',
  'geonames:2522975': 'Taormina: fr Taormine; bg Таормина; el Ταορμίνα',
  'geonames:3171168': 'Pescara: bg Пескара; lv Peskāra; lt Peskara; el Πεσκάρα',
  'geonames:3166350': 'Sorrento: de Sorrent; fr Sorrente; bg Соренто; el Σορρέντο',
  'geonames:3165072': 'Udine: bg Удине; sl Videm; lt Udinė',
  'geonames:3175986': 'Gorizia: pl Gorycja; de Görz; pt Gorízia; bg Гориция; hr,sl,lt Gorica; lv Gorīcija',
  'geonames:3177952': "Cortina d'Ampezzo: bg Кортина д'Ампецо",
  'geonames:3168673': 'Salerno: fr Salerne; bg Салерно; lt Salernas; el Σαλέρνο',
  'geonames:6691831':
    'Vatican City: pl Watykan; de Vatikanstadt; fr Cité du Vatican; es Ciudad del Vaticano; it Città del Vaticano; pt Cidade do Vaticano; nl Vaticaanstad; sv,da,no Vatikanstaten; fi Vatikaani; cs,sk,hu Vatikán; ro Vatican; bg Ватикан; hr,sl,et Vatikan; lv Vatikāns; lt Vatikanas; el Βατικανό',
  // Malta
  'geonames:2562305':
    'Valletta: fr La Valette; es La Valeta; it La Valletta; bg Валета; lv,lt Valeta; el Βαλέτα',
  'geonames:2562501': 'Sliema: bg Слима; lv,lt Slima; el Σλιέμα',
  'curated:gozo': 'Gozo: bg Гозо; el Γκόζο',
  // Spain
  'geonames:3104499': 'Vitoria-Gasteiz: es Vitoria; bg Витория',
  'geonames:3121424': 'Gijón: bg Хихон; lt Chichonas; el Χιχόν',
  'geonames:3114711': 'Oviedo: bg Овиедо; lv Ovjedo; lt Ovjedas; el Οβιέδο',
  'geonames:3118532': 'León: bg Леон; el Λεόν',
  'geonames:3118514': 'Lleida: pl,fr,es,pt Lérida; bg Лерида',
  'geonames:2520058': 'Cartagena: fr Carthagène; bg Картахена; lv Kartahena; lt Kartachena; el Καρθαγένη',
  'geonames:2521420': 'Badajoz: bg Бадахос; el Μπανταχόθ',
  // Portugal
  'geonames:2268406': 'Évora: bg Евора; lv,lt Evora; el Έβορα',
  // Italy
  'geonames:3182997': 'Aosta: fr Aoste; bg Аоста; el Αόστα',
  'geonames:3181550': 'Bressanone: de Brixen; bg Бресаноне',
  'geonames:3181480': 'Brunico: de Bruneck',
  'geonames:3164065': 'Vipiteno: de Sterzing',
  'geonames:3171891': 'Ortisei: de St. Ulrich in Gröden',
  'geonames:3170335': 'Pompei: fr Pompéi; es Pompeya; bg Помпей; el Πομπηία',
  'geonames:2523630': 'Reggio Calabria: it Reggio di Calabria; bg Реджо ди Калабрия; el Ρήγιο',
  'geonames:3175081': 'La Spezia: bg Специя',
  'geonames:3171058': 'Piacenza: fr Plaisance; es Plasencia; pt Placência; bg Пиаченца; el Πιατσέντσα',
  'geonames:3167096': 'Sassari: bg Сасари; el Σάσσαρι',
  'geonames:2522876': 'Trapani: bg Трапани; el Τράπανι',
  'geonames:3169522': "Reggio nell'Emilia: it Reggio Emilia; bg Реджо Емилия",
}
