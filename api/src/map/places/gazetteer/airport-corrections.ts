import { z } from 'zod'
import { country, iata, latitude, list, longitude, text } from '../../data/cells.ts'
import { readTable } from '../../data/read-table.ts'
import type { Airport } from './airport.ts'

const corrected = readTable('places/airport-service.tsv', {
  iata,
  served: z.enum(['yes', 'no']),
  note: text,
})

const codesThatAre = (served: 'yes' | 'no'): ReadonlySet<string> =>
  new Set(corrected.filter((row) => row.served === served).map((row) => row.iata))

/** Airports the source calls open that no carrier of ours can meet a passenger at. */
export const NOT_SERVED = codesThatAre('no')

/** Airports that the source gives no scheduled flights, and where passengers are met all the same. */
export const SERVED = codesThatAre('yes')

/** Airports with scheduled flights that the package leaves out though the register has them. */
export const LEFT_OUT: readonly Airport[] = readTable('places/airports-added.tsv', {
  iata,
  name: text,
  size: z.enum(['large', 'medium', 'small']),
  municipality: text,
  country,
  lat: latitude,
  lon: longitude,
  keywords: list,
}).map(({ country: countryCode, ...airport }) => ({ ...airport, countryCode }))
