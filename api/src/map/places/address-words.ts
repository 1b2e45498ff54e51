import { LINK_WORDS } from './link-words.ts'
import { placeKey } from './place-key.ts'

/**
 * Words by which a part of an address names a street, a square, a house or a business, in the languages of the countries
 * we serve. A town's name beside one of them is the street's or the house's: "Hotel Paris", "Rue de Lyon", "Plac Wileński".
 */
const NAMES_IN_ADDRESSES = [
  'street st road rd avenue ave av lane ln square sq drive dr way close court crescent terrace place pl hill bridge gate',
  'hotel hostel motel inn guesthouse guest house apartments apartment apart residence resort villa chalet palace castle',
  'restaurant cafe bar pub club hospital clinic school university college museum theatre theater stadium arena church',
  'cathedral embassy consulate bank office tower building mall shop store outlet camping campsite company ltd gmbh sa srl',
  'rue boulevard bd chemin route quai allee impasse place pont porte gare auberge hopital ecole eglise cour cours',
  'strasse str weg platz allee gasse ring ufer damm brucke tor haus gasthof gasthaus pension klinik schule kirche bahnhof',
  'via viale piazza piazzale corso vicolo largo lungomare ponte porta albergo ospedale chiesa stazione palazzo',
  'calle avenida plaza paseo carrer carretera ronda puente puerta hostal iglesia estacion casa camino',
  'rua praca estrada travessa largo pousada estacao quinta',
  'ulica ul aleja al plac rondo osiedle os szpital szkola kosciol dworzec most brama',
  'ulice namesti trida nabrezi ulitsa bul bulevar bulevard bulvar trg cesta obala kolodvor stanica',
  'utca ut ter korut strada str soseaua calea piata gara',
  'straat laan plein weg gracht kade gata gatan vagen vag torget plads vej gade gate vei katu tie tori aukio puisto',
  'iela gatve prospekts aikste tanav maantee puiestee valjak',
  'caddesi cad sokak sk mahallesi mah bulvari otel meydani',
  'odos leoforos plateia οδος λεωφορος πλατεια ξενοδοχειο ул улица бул булевард пл площад хотел',
]

const ADDRESS_WORDS = new Set(
  NAMES_IN_ADDRESSES.flatMap((line) => line.split(' ')).map((word) => placeKey(word)),
)

/** Whether a part of an address, as a key, names a street, a house or a business, or has a number as such parts have. */
export function isAddressPart(key: string): boolean {
  const words = key.split(' ')
  return words.some((word, index) => isAddressWord(word, index) || /^\d/.test(word))
}

/** Of these, what has many guests or rooms: it may be called as it likes, and its town stands behind its name. */
const HOUSES = new Set(
  'hotel hostel motel inn guesthouse guest house apartments apartment apart residence resort villa chalet restaurant otel albergo'.split(
    ' ',
  ),
)

/** A station is in the town that it is called by, but "Gare de Lyon", which is known by that name. */
const STATIONS = new Set(
  'bahnhof gare stazione estacion estacao dworzec kolodvor stanica gara'
    .split(' ')
    .map((word) => placeKey(word)),
)

/** "Hotel in Calais", "the road to Calais": where it is, or leads. */
const PLACED = new Set('in at near to nach vers pres presso cerca'.split(' '))

/** The end of a postcode: house numbers of three figures are rare, and "31-019" is cut in two. */
const POSTCODE_END = /^\d{3,}$/

/** "3920 Zermatt" */
export function isBehindPostcode(part: string, name: string): boolean {
  const at = ` ${part} `.indexOf(` ${name} `)
  return at > 0 && POSTCODE_END.test(part.slice(0, at).trim().split(' ').at(-1) ?? '')
}

/**
 * Whether a name in an address part is its town's all the same, and not the street's or the house's: "Bahnhofplatz 5 3920 Zermatt",
 * "10 rue de Rivoli Paris", "Hotel Ritz Paris", "Bahnhof Zürich". "Rue de Lyon", "12 Oxford Road" and "Hotel Paris" are not such.
 */
export function isTownOfAddress(part: string, name: string): boolean {
  const at = ` ${part} `.indexOf(` ${name} `)
  if (at < 0 || ADDRESS_WORDS.has(name)) return false
  const before = part.slice(0, at).trim().split(' ')
  const after = part
    .slice(at + name.length)
    .trim()
    .split(' ')
  const previous = before.at(-1) ?? ''
  const next = after[0] ?? ''
  const isAtEnd = next === ''
  if (isStationOf(part, name)) return true
  if (PLACED.has(previous)) return true
  if (isBesideAddressWord(part, name)) return false
  if (isBehindPostcode(part, name) || (isAtEnd && /^\d/.test(previous))) return true
  // "Paris 10 rue de Rivoli"
  if (previous === '') return /^\d/.test(next)
  if (!isAtEnd || LINK_WORDS.has(previous)) return false
  return (
    before.some((word) => HOUSES.has(word) || STATIONS.has(word)) || before.some((word) => /^\d/.test(word))
  )
}

function isStationOf(part: string, name: string): boolean {
  const others = part.split(' ').filter((word) => !STATIONS.has(word))
  return (
    others.length < part.split(' ').length &&
    others.filter((word) => !LINK_WORDS.has(word)).join(' ') === name
  )
}

/** "Via Roma" is a street, and "Malpensa via Gatwick" a way. */
function isAddressWord(word: string, index: number): boolean {
  return ADDRESS_WORDS.has(word) && (word !== 'via' || index === 0)
}

/** "rue de lyon", "hotel paris", "paris hotel": a name right before or after such a word, linking words left out. */
export function isBesideAddressWord(part: string, name: string): boolean {
  const [before = '', after = ''] = ` ${part} `.split(` ${name} `, 2)
  const previous = before
    .trim()
    .split(' ')
    .findLast((word) => !LINK_WORDS.has(word))
  const next = after.trim().split(' ')[0]
  return [previous, next].some((word) => word !== undefined && ADDRESS_WORDS.has(word))
}
