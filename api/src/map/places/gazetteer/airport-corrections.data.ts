import type { Airport } from './airport.ts'

/** Airports the source calls open that no carrier of ours can meet a passenger at. */
export const NOT_SERVED: ReadonlySet<string> = new Set([
  'ISL', // Istanbul Atatürk: passenger flights moved to IST in April 2019
  'SUI', // Sukhumi: not under Georgian control
  'ECN', // Ercan and Geçitkale: not points of entry to the Republic of Cyprus
  'GEC',
  'LYR', // Svalbard: no road leads anywhere
])

/** Airports that the source gives no scheduled flights, and where passengers are met all the same. */
export const SERVED: ReadonlySet<string> = new Set([
  'COV', // Çukurova: has had the scheduled flights of Adana and Mersin since August 2024
  'QSR', // Salerno: scheduled flights since July 2024
  'SIR', // Sion: charter and private flights to the resorts of the Valais, most in winter
  'SMV', // Samedan: private flights to St. Moritz and the Engadine
  'CEQ', // Cannes-Mandelieu, Le Bourget and Farnborough: the private flights of the Riviera, Paris and London
  'LBG',
  'FAB',
])

/** Airports with scheduled flights that the package leaves out though the register has them. */
export const LEFT_OUT: readonly Airport[] = [
  {
    iata: 'BIQ',
    name: 'Biarritz Airport',
    size: 'medium',
    municipality: 'Biarritz/Anglet/Bayonne',
    keywords: ['Biarritz Pays Basque', 'Biarritz-Anglet-Bayonne', 'LFBZ'],
    countryCode: 'FR',
    lat: 43.4684,
    lon: -1.5311,
  },
  {
    iata: 'PEG',
    name: 'Perugia Airport',
    size: 'medium',
    municipality: 'Perugia',
    keywords: ["San Francesco d'Assisi", 'Umbria International Airport', 'Assisi', 'LIRZ'],
    countryCode: 'IT',
    lat: 43.0959,
    lon: 12.5132,
  },
]
