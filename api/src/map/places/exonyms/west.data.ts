/** What towns of France, the British Isles and Iceland are called in our languages. Format: exonyms.ts. */
export const WEST_EXONYMS: Readonly<Record<string, string>> = {
  // Andorra
  'geonames:3041563':
    'Andorra la Vella: pl,hr,sl,lt Andora; fr Andorre-la-Vieille; pt Andorra-a-Velha; bg Андора ла Веля; lv Andora la Velja; el Ανδόρρα λα Βέγια',
  // France
  'geonames:2988507':
    'Paris: pl Paryż; es París; it Parigi; nl Parijs; fi Pariisi; cs Paříž; sk Paríž; hu Párizs; bg Париж; hr,sl Pariz; et Pariis; lv Parīze; lt Paryžius; el Παρίσι',
  'geonames:2995469':
    'Marseille: pl Marsylia; es Marsella; it Marsiglia; pt Marselha; ro Marsilia; bg Марсилия; lv Marseļa; lt Marselis; el Μασσαλία',
  'geonames:2996944': 'Lyon: it Lione; bg Лион; lv Liona; lt Lionas; el Λυών',
  'geonames:2972315': 'Toulouse: pl Tuluza; it Tolosa; bg Тулуза; lv,lt Tulūza; el Τουλούζη',
  'geonames:2990440':
    'Nice: pl Nicea; de,it,fi,hu Nizza; es Niza; ro Nisa; bg Ница; hr,sl,lv,lt Nica; el Νίκαια',
  'geonames:2990969': 'Nantes: bg Нант; lv Nante; el Νάντη',
  'geonames:2973783':
    'Strasbourg: pl Strasburg; de Straßburg; es,pt Estrasburgo; it Strasburgo; nl Straatsburg; cs Štrasburk; sk Štrasburg; bg Страсбург; lv Strasbūra; lt Strasbūras; el Στρασβούργο',
  'geonames:3031582': 'Bordeaux: es Burdeos; pt Bordéus; bg Бордо; lv,lt Bordo; el Μπορντό',
  'geonames:2992166': 'Montpellier: bg Монпелие; lv Monpeljē; lt Monpeljė; el Μονπελιέ',
  'geonames:2998324': 'Lille: it Lilla; nl Rijsel; bg Лил; lt Lilis; el Λιλ',
  'geonames:2983990': 'Rennes: bg Рен; lv Renna; lt Renas; el Ρεν',
  'geonames:2984114': 'Reims: cs,sk Remeš; bg Реймс; lv Reimsa; lt Reimsas; el Ρενς',
  'geonames:3014728': 'Grenoble: bg Гренобъл; lt Grenoblis; el Γκρενόμπλ',
  'geonames:2972328': 'Toulon: pl Tulon; es Tolón; it Tolone; bg Тулон; lv Tulona; lt Tulonas; el Τουλόν',
  'geonames:3021372': 'Dijon: it Digione; bg Дижон; lv Dižona; lt Dižonas; el Ντιζόν',
  'geonames:3035681':
    'Avignon: pl Awinion; es Aviñón; it Avignone; pt Avinhão; bg Авиньон; lv Aviņona; lt Avinjonas; el Αβινιόν',
  'geonames:3028808': 'Cannes: lv Kannas; lt Kanai; el Κάννες',
  'geonames:3037456': 'Antibes: bg Антиб; lv Antiba; lt Antibas; el Αντίμπ',
  'geonames:2976742': 'Saint-Tropez: bg Сен Тропе; el Σαιν Τροπέ',
  'geonames:2994497': 'Menton: pl Mentona; it Mentone',
  'geonames:3032797': 'Biarritz: bg Биариц; lv Biarica; el Μπιαρίτς',
  'geonames:2997395': 'Lourdes: sk Lurdy; bg Лурд; lv Lurda; lt Lurdas; el Λούρδη',
  'geonames:3029162': 'Calais: bg Кале; lv Kalē; lt Kalė; el Καλαί',
  'geonames:3020686':
    'Dunkirk: pl Dunkierka; de Dünkirchen; fr,es,it,sv,da,no,fi,sk,hu,ro,hr,sl,et Dunkerque; pt Dunquerque; nl Duinkerke; cs Dunkerk; bg Дюнкерк; lv Denkerka; lt Diunkerkas; el Δουνκέρκη',
  'geonames:3037543': 'Annecy: bg Анси; lv Ansī; lt Ansi; el Ανσύ',
  'geonames:3027422': 'Chambéry: bg Шамбери; lv Šamberī; lt Šamberi; el Σαμπερί',
  'geonames:3027301': 'Chamonix: bg Шамони; el Σαμονί',
  'geonames:2991214': 'Mulhouse: pl,lv Miluza; de Mülhausen; bg Мюлуз; lt Miulūzas; el Μυλούζη',
  'geonames:3024297': 'Colmar: bg Колмар; lv Kolmāra; el Κολμάρ',
  'geonames:2987914':
    'Perpignan: es Perpiñán; it Perpignano; pt Perpinhã; bg Перпинян; lv Perpiņana; lt Perpinjanas; el Περπινιάν',
  'geonames:3028641':
    'Carcassonne: es Carcasona; it Carcassona; bg Каркасон; lv Karkasona; lt Karkasonas; el Καρκασσόν',
  'geonames:3024635':
    'Clermont-Ferrand: bg Клермон-Феран; lv Klermonferāna; lt Klermonas-Feranas; el Κλερμόν-Φεράν',
  'geonames:3030300': 'Brest: bg Брест; el Βρέστη',
  'geonames:2982652': 'Rouen: es Ruan; pt Ruão; bg Руан; lv Ruāna; lt Ruanas; el Ρουέν',
  'geonames:3003796': 'Le Havre: es El Havre; bg Хавър; lv Havra; lt Havras; el Χάβρη',
  'geonames:2980291': 'Saint-Étienne: bg Сент Етиен; lv Sentetjēna; lt Sent Etjenas; el Σαιντ-Ετιέν',
  'geonames:2969679':
    'Versailles: pl Wersal; es Versalles; pt Versalhes; bg Версай; lt Versalis; el Βερσαλλίες',
  'geonames:3038334': 'Ajaccio: bg Аячо; lt Ajačas; el Αζαξιό',
  'geonames:3034640': 'Bastia: bg Бастия; lv,lt Bastija; el Μπαστιά',
  'geonames:2972191': 'Tours: bg Тур; lv Tūra; lt Turas; el Τουρ',
  'geonames:2990363': 'Nîmes: bg Ним; lv Nima; lt Nimas; el Νιμ',
  'geonames:2994160': 'Metz: cs,sk Mety; bg Мец; lv Meca; lt Mecas; el Μετς',
  'geonames:2990999': 'Nancy: bg Нанси; lv Nansī; lt Nansi; el Νανσύ',
  'geonames:2978640': 'Saint-Malo: bg Сен Мало; lv Senmalo; lt Sen Malo; el Σαιν-Μαλό',
  // United Kingdom
  'geonames:2643743':
    'London: pl Londyn; fr,es,pt Londres; it,ro Londra; nl Londen; fi Lontoo; cs,sk Londýn; bg Лондон; lv Londona; lt Londonas; el Λονδίνο',
  'geonames:2650225':
    'Edinburgh: pl Edynburg; fr Édimbourg; es,it,pt Edimburgo; bg Единбург; lv Edinburga; lt Edinburgas; el Εδιμβούργο',
  'geonames:2648579': 'Glasgow: bg Глазгоу; lv Glāzgova; lt Glazgas; el Γλασκώβη',
  'geonames:2643123': 'Manchester: es Mánchester; bg Манчестър; lv Mančestra; lt Mančesteris; el Μάντσεστερ',
  'geonames:2655603': 'Birmingham: bg Бирмингам; lv Birmingema; lt Birmingamas; el Μπέρμιγχαμ',
  'geonames:2644210': 'Liverpool: bg Ливърпул; lv Liverpūle; lt Liverpulis; el Λίβερπουλ',
  'geonames:2654675': 'Bristol: bg Бристъл; lv Bristole; lt Bristolis; el Μπρίστολ',
  'geonames:2644688': 'Leeds: bg Лийдс; lv Līdsa; lt Lidsas; el Ληντς',
  'geonames:2653822': 'Cardiff: bg Кардиф; lv Kārdifa; lt Kardifas; el Κάρντιφ',
  'geonames:2655984': 'Belfast: bg Белфаст; lv Belfāsta; lt Belfastas; el Μπέλφαστ',
  'geonames:2641673': 'Newcastle upon Tyne: lv Ņūkāsla pie Tainas; lt Niukaslas prie Taino; el Νιούκασλ',
  'geonames:2657832': 'Aberdeen: bg Абърдийн; lv Aberdīna; lt Aberdynas; el Αμπερντήν',
  'geonames:2637487': 'Southampton: bg Саутхамптън; lt Sautamptonas; el Σαουθάμπτον',
  'geonames:2646088': 'Inverness: bg Инвърнес; lt Invernesas; el Ίνβερνες',
  'geonames:2638077': 'Sheffield: bg Шефилд; lv Šefīlda; lt Šefildas; el Σέφιλντ',
  'geonames:2640729': 'Oxford: pl Oksford; bg Оксфорд; lv Oksforda; lt Oksfordas; el Οξφόρδη',
  'geonames:2653941': 'Cambridge: bg Кеймбридж; lv Kembridža; lt Kembridžas; el Κέμπριτζ',
  'geonames:2651048': 'Dover: fr Douvres; bg Дувър; el Ντόβερ',
  'geonames:2654710': 'Brighton: bg Брайтън; lv Braitona; lt Braitonas; el Μπράιτον',
  'geonames:2633352': 'York: bg Йорк; lv Jorka; lt Jorkas; el Γιορκ',
  // Ireland
  'geonames:2964574':
    'Dublin: es Dublín; it Dublino; pt Dublim; bg Дъблин; lv Dublina; lt Dublinas; el Δουβλίνο',
  'geonames:2965140': 'Cork: bg Корк; lv Korka; lt Korkas; el Κορκ',
  'geonames:2964180': 'Galway: bg Голуей; lv Golveja; lt Golvėjus',
  'geonames:2962943': 'Limerick: bg Лимерик; lv Limerika; lt Limerikas',
  'geonames:3310247': 'Shannon: bg Шанън; lt Šanonas',
  // Iceland
  'geonames:3413829':
    'Reykjavík: es Reikiavik; pt Reiquiavique; nl,sv,da,no,fi,hr,sl Reykjavik; bg Рейкявик; lv Reikjavīka; lt Reikjavikas; el Ρέικιαβικ',
  'geonames:3415496': 'Keflavík: bg Кефлавик; el Κεφλαβίκ',
  // Monaco
  'geonames:2993458': 'Monaco: pl,cs,sk,hr,sl,lv Monako; es,pt Mónaco; bg Монако; lt Monakas; el Μονακό',
}
