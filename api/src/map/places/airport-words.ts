import { placeKey } from './place-key.ts'

/** "Airport" in the languages of the countries we serve and of the site. */
const AIRPORT_NAMES = [
  ...['airport', 'aerodrome', 'flughafen', 'flugplatz', 'aéroport', 'aeropuerto', 'aeroport', 'aeroporto'],
  ...[
    'lotnisko',
    'lotniska',
    'luchthaven',
    'vliegveld',
    'flygplats',
    'flygplatsen',
    'lufthavn',
    'lufthavnen',
  ],
  ...['lentoasema', 'lentokenttä', 'letiště', 'letisko', 'repülőtér', 'aeroportul', 'летище', 'аерогара'],
  ...['aerodrom', 'аеродром', 'letališče', 'lennujaam', 'lidosta', 'lidostas', 'αεροδρόμιο', 'αερολιμένας'],
  ...[
    'havalimanı',
    'havaalanı',
    'flugvöllur',
    'аэропорт',
    'аеропорт',
    'aeroporti',
    'აეროპორტი',
    'օդանավակայան',
  ],
  ...['ajruport'],
]

const AIRPORT_WORDS = new Set(AIRPORT_NAMES.map(placeKey))

/** Words that say nothing once it is clear that an airport is meant. */
const FILLERS = new Set([
  'international',
  'intl',
  'de',
  'd',
  'di',
  'da',
  'do',
  'du',
  'des',
  'del',
  'of',
  'the',
  'von',
  'w',
])

/** Multi-word airport terms are cut down to one before the words are looked at. */
const PHRASES: readonly [string, string][] = [
  ['zračna luka', 'airport'],
  ['oro uostas', 'airport'],
  ['port lotniczy', 'airport'],
].map(([from, to]) => [placeKey(from ?? ''), to ?? ''])

/** Unless the building is known (`terminalKey`), it is the driver's business, and the airport the place. */
const TERMINAL = / ((north |south |main )?terminal( \w{1,2})?|t\d)$/

const NAMED_TERMINAL = /^(.+?) (?:terminal ?(\w{1,2})|t ?(\d\w?)|(north|south) terminal)$/

function spaced(key: string): string {
  return PHRASES.reduce((text, [from, to]) => text.replace(from, to), key)
}

export interface AirportReading {
  /** The key without the terminal, the airport words and their fillers. */
  rest: string
  /** Whether the text speaks of an airport. */
  airport: boolean
}

/** Takes the airport words out of a key: "aeroport de geneve" is "geneve" and an airport. */
export function readAirport(typed: string): AirportReading {
  const key = spaced(typed).replace(TERMINAL, '')
  const words = key.split(' ')
  const airport = words.some((word) => AIRPORT_WORDS.has(word))
  if (!airport) return { rest: key, airport }
  const rest = words.filter((word) => !AIRPORT_WORDS.has(word) && !FILLERS.has(word))
  return { rest: rest.join(' '), airport }
}

/** The one form in which airport names are kept: "geneva airport", whatever the language and word order. */
export function airportKey(key: string): string {
  const { rest } = readAirport(key)
  return rest === '' ? 'airport' : `${rest} airport`
}

/** The one form in which terminals are kept: "munchen terminal 2" for "flughafen munchen t2". Null where none is named. */
export function terminalKey(key: string): string | null {
  const [, before = '', ...names] = NAMED_TERMINAL.exec(key) ?? []
  const { rest } = readAirport(before)
  const name = names.find((text) => text !== undefined)
  return rest === '' || name === undefined ? null : `${rest} terminal ${name}`
}

/** While someone types: whether the last word is on its way to an airport word ("geneva aerop"). */
export function completesToAirport(word: string): boolean {
  if (word.length < 4) return false
  for (const known of AIRPORT_WORDS) if (known.startsWith(word)) return true
  return false
}
