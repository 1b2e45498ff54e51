/** What towns of Germany and the Low Countries are called in our languages. Format: exonyms.ts. */
export const GERMANY_AND_BENELUX_EXONYMS: Readonly<Record<string, string>> = {
  // Belgium
  'geonames:2800866':
    'Brussels: pl Bruksela; de,et Brüssel; fr,it,da,ro,hr Bruxelles; es Bruselas; pt Bruxelas; nl,no Brussel; sv,fi Bryssel; cs,sk Brusel; hu Brüsszel; bg Брюксел; sl Bruselj; lv Brisele; lt Briuselis; el Βρυξέλλες',
  'geonames:2803138':
    'Antwerp: pl Antwerpia; de,nl,sv,da,no,fi,hu,hr,sl,et Antwerpen; fr,ro Anvers; es Amberes; it Anversa; pt Antuérpia; cs,sk Antverpy; bg Антверпен; lv Antverpene; lt Antverpenas; el Αμβέρσα',
  'geonames:2800931':
    'Bruges: pl Brugia; de,da Brügge; es Brujas; nl,no,fi,hu,hr,sl,et Brugge; sv Brygge; cs,sk Bruggy; bg Брюге; lv Brige; lt Briugė; el Μπριζ',
  'geonames:2797656':
    'Ghent: pl Gandawa; de,nl,sv,da,no,fi,cs,sk,hu,ro,hr,sl,et Gent; fr,it Gand; es,pt Gante; bg Гент; lv Gente; lt Gentas; el Γάνδη',
  'geonames:2792413':
    'Liège: de Lüttich; es Lieja; it Liegi; nl Luik; cs,sk Lutych; bg Лиеж; lv Ljēža; lt Lježas; el Λιέγη',
  'geonames:2800481': 'Charleroi: bg Шарлероа; lv Šarleruā; lt Šarlerua; el Σαρλερουά',
  'geonames:2789786':
    'Ostend: pl,it Ostenda; de,fr,es,pt,lv Ostende; nl,sv,da,no,fi,cs,sk,hu,ro,hr,sl,et Oostende; bg Остенде; lt Ostendė; el Οστένδη',
  // Germany
  'geonames:2950159':
    'Berlin: es,cs,sk Berlín; it Berlino; pt Berlim; nl Berlijn; fi Berliini; bg Берлин; et Berliin; lv Berlīne; lt Berlynas; el Βερολίνο',
  'geonames:2911298':
    'Hamburg: fr Hambourg; es,pt Hamburgo; it Amburgo; fi Hampuri; cs Hamburk; bg Хамбург; lv Hamburga; lt Hamburgas; el Αμβούργο',
  'geonames:2867714':
    'Munich: pl Monachium; de,nl,sv,da,no,fi,hu,ro,hr,sl,et München; es Múnich; it Monaco di Baviera; pt Munique; cs Mnichov; sk Mníchov; bg Мюнхен; lv Minhene; lt Miunchenas; el Μόναχο',
  'geonames:2886242':
    'Cologne: pl Kolonia; de,sv,da,no,fi,hu,ro,hr,sl,et Köln; es,it Colonia; pt Colónia; nl Keulen; cs Kolín nad Rýnem; sk Kolín nad Rýnom; bg Кьолн; lv Ķelne; lt Kelnas; el Κολωνία',
  'geonames:2925533':
    'Frankfurt am Main: pl Frankfurt nad Menem; fr Francfort-sur-le-Main; es Fráncfort del Meno; it Francoforte sul Meno; pt Frankfurt; cs Frankfurt nad Mohanem; sk Frankfurt nad Mohanom; bg Франкфурт на Майн; hr,sl Frankfurt na Majni; lv Frankfurte pie Mainas; lt Frankfurtas prie Maino; el Φρανκφούρτη',
  'geonames:2825297':
    'Stuttgart: it Stoccarda; pt Estugarda; bg Щутгарт; lv Štutgarte; lt Štutgartas; el Στουτγάρδη',
  'geonames:2934246': 'Düsseldorf: bg Дюселдорф; lv Diseldorfa; lt Diuseldorfas; el Ντίσελντορφ',
  'geonames:2935517': 'Dortmund: bg Дортмунд; lv Dortmunde; lt Dortmundas; el Ντόρτμουντ',
  'geonames:2928810': 'Essen: bg Есен; lv Esene; lt Esenas; el Έσσεν',
  'geonames:2935022':
    'Dresden: pl Drezno; fr,es Dresde; it,pt,ro Dresda; cs,sk Drážďany; hu Drezda; bg Дрезден; lv Drēzdene; lt Drezdenas; el Δρέσδη',
  'geonames:2944388':
    'Bremen: pl,it Brema; fr Brême; cs,sk Brémy; hu Bréma; bg Бремен; lv Brēmene; lt Brėmenas; el Βρέμη',
  'geonames:2861650':
    'Nuremberg: pl Norymberga; de,sv,da,no,fi,hu,ro,hr,sl,et Nürnberg; es Núremberg; it Norimberga; pt Nuremberga; nl Neurenberg; cs Norimberk; sk Norimberg; bg Нюрнберг; lv Nirnberga; lt Niurnbergas; el Νυρεμβέργη',
  'geonames:2910831':
    'Hanover: pl Hanower; de,es,it,nl,sv,da,no,fi,cs,sk,hu,hr,sl,et Hannover; fr Hanovre; ro Hanovra; bg Хановер; lv Hannovere; lt Hanoveris; el Αννόβερο',
  'geonames:2879139':
    'Leipzig: pl Lipsk; it Lipsia; cs,sk Lipsko; hu Lipcse; bg Лайпциг; lv Leipciga; lt Leipcigas; el Λειψία',
  'geonames:2934691':
    'Duisburg: fr Duisbourg; es,pt Duisburgo; bg Дуисбург; lv Dīsburga; lt Duisburgas; el Ντούισμπουργκ',
  'geonames:2946447': 'Bonn: pt,lt Bona; bg Бон; lv Bonna; el Βόννη',
  'geonames:2873891': 'Mannheim: bg Манхайм; lv Manheima; lt Manheimas; el Μάνχαϊμ',
  'geonames:2892794': 'Karlsruhe: bg Карлсруе; lv Karlsrūe; lt Karlsrujė; el Καρλσρούη',
  'geonames:2809346': 'Wiesbaden: bg Висбаден; lv Vīsbādene; lt Vysbadenas; el Βιζμπάντεν',
  'geonames:2867543': 'Münster: bg Мюнстер; lv Minstere; lt Miunsteris; el Μύνστερ',
  'geonames:3247449':
    'Aachen: pl Akwizgran; fr Aix-la-Chapelle; es Aquisgrán; it Aquisgrana; pt Aquisgrano; nl Aken; cs,sk Cáchy; bg Аахен; lv Āhene; lt Achenas; el Άαχεν',
  'geonames:2954172':
    'Augsburg: fr Augsbourg; es,pt Augsburgo; bg Аугсбург; lv Augsburga; lt Augsburgas; el Άουγκσμπουργκ',
  'geonames:2874225':
    'Mainz: pl Moguncja; fr Mayence; es Maguncia; it Magonza; pt Mogúncia; cs,sk Mohuč; bg Майнц; lv Mainca; lt Maincas; el Μάιντς',
  'geonames:2925177':
    'Freiburg: pl Fryburg Bryzgowijski; fr Fribourg-en-Brisgau; es Friburgo de Brisgovia; it Friburgo in Brisgovia; bg Фрайбург; el Φράιμπουργκ',
  'geonames:2891122': 'Kiel: pl Kilonia; bg Кил; lv Ķīle; lt Kylis; el Κίελο',
  'geonames:2875601':
    'Lübeck: pl Lubeka; it Lubecca; fi Lyypekki; bg Любек; lv Lībeka; lt Liubekas; el Λίμπεκ',
  'geonames:2844588': 'Rostock: bg Росток; lv Rostoka; lt Rostokas; el Ρόστοκ',
  'geonames:2849483':
    'Regensburg: pl Ratyzbona; fr Ratisbonne; es,it,pt Ratisbona; cs Řezno; sk Rezno; bg Регенсбург; lv Rēgensburga; lt Regensburgas; el Ρέγκενσμπουργκ',
  'geonames:2821164':
    'Trier: pl Trewir; fr Trèves; es,pt Tréveris; it Treviri; cs,sk Trevír; bg Трир; lv Trīre; lt Tryras; el Τρίερ',
  'geonames:2886946':
    'Koblenz: pl Koblencja; fr Coblence; es,it Coblenza; bg Кобленц; lt Koblencas; el Κόμπλεντς',
  'geonames:2805615':
    'Würzburg: fr Wurtzbourg; es Wurzburgo; bg Вюрцбург; lv Vircburga; lt Viurcburgas; el Βίρτσμπουργκ',
  'geonames:2907911': 'Heidelberg: bg Хайделберг; lv Heidelberga; lt Heidelbergas; el Χαϊδελβέργη',
  'geonames:2852458': 'Potsdam: pl Poczdam; cs Postupim; bg Потсдам; el Πότσδαμ',
  'geonames:2885679':
    'Konstanz: pl Konstancja; fr Constance; es Constanza; it Costanza; pt Constança; cs Kostnice; sk Kostnica; bg Констанц; lv Konstanca; lt Konstancas; el Κωνσταντία',
  'geonames:2842647': 'Saarbrücken: fr,es Sarrebruck; bg Саарбрюкен; lv Zārbrikene; el Σααρμπρύκεν',
  'geonames:2892518': 'Kassel: bg Касел; lv Kasele; lt Kaselis; el Κάσσελ',
  'geonames:2918987': 'Görlitz: cs Zhořelec; bg Гьорлиц; lv Gerlica; el Γκέρλιτς',
  'geonames:2855328': 'Passau: pl Pasawa; it Passavia; cs,sk Pasov; bg Пасау; lt Pasau; el Πάσσαου',
  'geonames:2820256': 'Ulm: it,lv Ulma; bg Улм; lt Ulmas; el Ουλμ',
  'geonames:2924585': 'Friedrichshafen: bg Фридрихсхафен',
  'geonames:2871992': 'Memmingen: bg Меминген',
  'geonames:2922530':
    'Garmisch-Partenkirchen: bg Гармиш-Партенкирхен; lv Garmiša-Partenkirhene; lt Garmišas-Partenkirchenas; el Γκάρμις-Παρτενκίρχεν',
  'geonames:2953504': 'Baden-Baden: bg Баден-Баден; lv Bādenbādene; lt Badenas-Badenas; el Μπάντεν-Μπάντεν',
  // Luxembourg
  'geonames:2960316':
    'Luxembourg: pl Luksemburg; de,nl,sv,fi,sk,ro Luxemburg; es,pt Luxemburgo; it Lussemburgo; cs Lucemburk; bg Люксембург; lv Luksemburga; lt Liuksemburgas; el Λουξεμβούργο',
  // Netherlands
  'geonames:2759794':
    'Amsterdam: es Ámsterdam; pt Amesterdão; bg Амстердам; lv Amsterdama; lt Amsterdamas; el Άμστερνταμ',
  'geonames:2747891':
    'Rotterdam: es Róterdam; pt Roterdão; bg Ротердам; lv Roterdama; lt Roterdamas; el Ρότερνταμ',
  'geonames:2747373':
    "The Hague: pl,ro,lt Haga; de,nl,hr Den Haag; fr La Haye; es La Haya; it L'Aia; pt Haia; sv,da,no,fi,cs,sk,sl,et Haag; hu Hága; bg Хага; lv Hāga; el Χάγη",
  'geonames:2745912': 'Utrecht: pt Utreque; bg Утрехт; lv Utrehta; lt Utrechtas; el Ουτρέχτη',
  'geonames:2756253': 'Eindhoven: bg Айндховен; lv Eindhovena; lt Eindhovenas; el Αϊντχόφεν',
  'geonames:2751283': 'Maastricht: bg Маастрихт; lv Māstrihta; lt Mastrichtas; el Μάαστριχτ',
  'geonames:2755251':
    'Groningen: fr Groningue; es,it Groninga; bg Гронинген; lv Groningena; lt Groningenas; el Χρόνινγκεν',
  // Belgium
  'geonames:2792482':
    'Leuven: de Löwen; fr Louvain; es,pt Lovaina; it Lovanio; cs Lovaň; bg Льовен; el Λέβεν',
  'geonames:2790471': 'Namur: nl Namen; bg Намюр; lv Namīra; lt Namiūras; el Ναμύρ',
  'geonames:2791537':
    'Mechelen: de Mecheln; fr,it Malines; es Malinas; bg Мехелен; lt Mechelenas; el Μέχελεν',
  // Luxembourg
  'geonames:2960596': 'Esch-sur-Alzette: de Esch an der Alzette; bg Еш сюр Алзет',
}
