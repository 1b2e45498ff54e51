import type { ServedCountryCode } from '@fiacre/sdk/rules'

/** Places of the catalogue, by their ids in the gazetteer. A test holds each to exist and to lie where it stands. */
export type PlaceId = `${'geonames' | 'airport' | 'curated'}:${string}`

/** Three resorts each of the countries of the "Summer resorts" tab (spec section 9). */
export const SUMMER_RESORTS: Partial<Record<ServedCountryCode, readonly PlaceId[]>> = {
  // Saint-Tropez, Cannes, Biarritz
  FR: ['geonames:2976742', 'geonames:3028808', 'geonames:3032797'],
  // Santorini, Mykonos, Rhodes
  GR: ['curated:santorini', 'geonames:257056', 'geonames:400666'],
  // Sorrento, Taormina, Rimini
  IT: ['geonames:3166350', 'geonames:2522975', 'geonames:3169361'],
  // Makarska, Rovinj, Poreč
  HR: ['geonames:3195890', 'geonames:3191518', 'geonames:3192699'],
  // Benidorm, Marbella, Lloret de Mar
  ES: ['geonames:2521088', 'geonames:2514169', 'geonames:3118212'],
  // Budva, Sveti Stefan, Kotor
  ME: ['geonames:3203106', 'curated:sveti-stefan', 'geonames:3197538'],
  // Albufeira, Lagos, Vilamoura
  PT: ['geonames:2272222', 'geonames:2267226', 'geonames:6545006'],
}

/** Three resorts each of the countries of the "Ski transfers" tab (spec section 9), all of them open to cars. */
export const SKI_RESORTS: Partial<Record<ServedCountryCode, readonly PlaceId[]>> = {
  // Chamonix, Courchevel, Val Thorens
  FR: ['geonames:3027301', 'geonames:3023065', 'geonames:6544556'],
  // Cortina d'Ampezzo, Livigno, Breuil-Cervinia
  IT: ['geonames:3177952', 'geonames:3174664', 'geonames:3181545'],
  // Verbier, St. Moritz, Davos
  CH: ['geonames:2658168', 'geonames:2658813', 'geonames:2661039'],
  // Kitzbühel, St. Anton am Arlberg, Ischgl
  AT: ['geonames:2774347', 'geonames:2766757', 'geonames:2775183'],
  // Hemsedal, Trysil, Geilo
  NO: ['geonames:3152989', 'geonames:3133819', 'geonames:3155913'],
  // Levi, Ylläs, Ruka
  FI: ['geonames:7117281', 'curated:yllas', 'curated:ruka'],
}

/** The countries of the "Discover a country" tab (spec section 9); Scotland is one by its ISO 3166-2 code. */
export const DISCOVER: readonly string[] = ['IS', 'GE', 'BG', 'AD', 'AM', 'HR', 'GB-SCT']

/** The thirty busiest airports of the countries we serve, by the passengers they reported for 2024. */
export const AIRPORTS: readonly PlaceId[] = (
  'LHR IST CDG AMS MAD FRA BCN FCO LGW MUC SAW AYT LIS DUB PMI ORY ATH VIE ZRH MAN CPH STN MXP OSL BER AGP BRU ARN WAW ' +
  'DUS'
)
  .split(' ')
  .map((code) => `airport:${code}` as const)

/** Every country's capital. */
export const CAPITALS: Record<ServedCountryCode, PlaceId> = {
  AL: 'geonames:3183875', // Tirana
  AD: 'geonames:3041563', // Andorra la Vella
  AM: 'geonames:616052', // Yerevan
  AT: 'geonames:2761369', // Vienna
  BA: 'geonames:3191281', // Sarajevo
  BE: 'geonames:2800866', // Brussels
  BG: 'geonames:727011', // Sofia
  CH: 'geonames:2661552', // Bern
  CY: 'geonames:146268', // Nicosia
  CZ: 'geonames:3067696', // Prague
  DE: 'geonames:2950159', // Berlin
  DK: 'geonames:2618425', // Copenhagen
  EE: 'geonames:588409', // Tallinn
  ES: 'geonames:3117735', // Madrid
  FI: 'geonames:658225', // Helsinki
  FR: 'geonames:2988507', // Paris
  GB: 'geonames:2643743', // London
  GE: 'geonames:611717', // Tbilisi
  GR: 'geonames:264371', // Athens
  HR: 'geonames:3186886', // Zagreb
  HU: 'geonames:3054643', // Budapest
  IE: 'geonames:2964574', // Dublin
  IS: 'geonames:3413829', // Reykjavík
  IT: 'geonames:3169070', // Rome
  LT: 'geonames:593116', // Vilnius
  LU: 'geonames:2960316', // Luxembourg
  LV: 'geonames:456172', // Riga
  MC: 'geonames:2993458', // Monaco
  MD: 'geonames:618426', // Chisinau
  ME: 'geonames:3193044', // Podgorica
  MK: 'geonames:785842', // Skopje
  MT: 'geonames:2562305', // Valletta
  NL: 'geonames:2759794', // Amsterdam
  NO: 'geonames:3143244', // Oslo
  PL: 'geonames:756135', // Warsaw
  PT: 'geonames:2267057', // Lisbon
  RO: 'geonames:683506', // Bucharest
  RS: 'geonames:792680', // Belgrade
  SE: 'geonames:2673730', // Stockholm
  SI: 'geonames:3196359', // Ljubljana
  SK: 'geonames:3060972', // Bratislava
  TR: 'geonames:323786', // Ankara
}

/** Pickups that many people know: they fill the list of the most booked while there are few bookings. */
export const WELL_KNOWN_PICKUPS: readonly PlaceId[] = [
  'airport:CDG',
  'airport:GVA',
  'airport:FCO',
  'airport:LHR',
  'airport:BCN',
  'airport:NCE',
  'airport:MUC',
  'airport:AYT',
  'airport:KRK',
  'airport:SPU',
  'airport:VIE',
  'curated:disneyland-paris',
]

/** A well-known ride: from where, to where, in which class (its id), and the picture of where it goes. */
export interface KnownRide {
  from: PlaceId
  to: PlaceId
  vehicleTypeId: number
  /** A landscape: the way is drawn across it, which would lie on a map. */
  picture: string
}

/** Rides from airports to the snow and to the sea. */
export const RIDES: readonly KnownRide[] = [
  // Geneva Airport to Chamonix
  { from: 'airport:GVA', to: 'geonames:3027301', vehicleTypeId: 1, picture: 'fr-ski' },
  // Nice Airport to Saint-Tropez
  { from: 'airport:NCE', to: 'geonames:2976742', vehicleTypeId: 2, picture: 'fr-summer' },
  // Munich Airport to Kitzbühel
  { from: 'airport:MUC', to: 'geonames:2774347', vehicleTypeId: 4, picture: 'at-ski' },
  // Málaga Airport to Marbella
  { from: 'airport:AGP', to: 'geonames:2514169', vehicleTypeId: 1, picture: 'es-summer' },
  // Zürich Airport to Davos
  { from: 'airport:ZRH', to: 'geonames:2661039', vehicleTypeId: 3, picture: 'ch-ski' },
  // Split Airport to Makarska
  { from: 'airport:SPU', to: 'geonames:3195890', vehicleTypeId: 5, picture: 'hr-summer' },
]
