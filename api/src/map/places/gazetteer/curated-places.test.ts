import { isRestrictedText, isServedCountry } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { countryName } from '../country-names.ts'
import { flatKm } from '../geo-cells.ts'
import { placeKey } from '../place-key.ts'
import type { CuratedPlace } from './curated-place.ts'
import { CURATED_PLACES } from './curated-places.ts'
import { GAZETTEER } from './test-gazetteer.ts'

const { places } = GAZETTEER
const towns = new Map<string, (typeof places)[number][]>()
for (const place of places.filter(({ id }) => id.startsWith('geonames:'))) {
  for (const name of new Set([place.name, ...place.otherNames])) {
    const key = `${place.countryCode} ${placeKey(name)}`
    towns.set(key, [...(towns.get(key) ?? []), place])
  }
}

/** As far as a place of a kind lies from its town's centre; the register knows few towns in the mountains. */
const TOWN_KM: Record<CuratedPlace['kind'], number> = {
  station: 15,
  port: 24,
  resort: 36,
  attraction: 30,
  island: 10,
}
/** In Lapland and its like the next town of the country is this far. */
const FAR_NORTH = { latitude: 65, km: 110 }

const NEIGHBOURS_KM = 0.3
/** Next door to one another and yet two. */
const TWINS = new Set(['curated:london-st-pancras-station curated:london-kings-cross-station'])

describe('the curated places', () => {
  it('stand near the town they say they belong to', () => {
    for (const row of CURATED_PLACES) {
      const named = towns.get(`${row.countryCode} ${placeKey(row.town)}`) ?? []
      const km = Math.min(...named.map((town) => flatKm(town, row)))
      const limit = row.lat > FAR_NORTH.latitude ? FAR_NORTH.km : TOWN_KM[row.kind]
      expect(km, `${row.id} and ${row.town}`).toBeLessThan(limit)
    }
  })

  it('have ids that last in an address: each its own, small letters and hyphens', () => {
    expect(new Set(CURATED_PLACES.map(({ id }) => id)).size).toBe(CURATED_PLACES.length)
    for (const { id } of CURATED_PLACES) expect(id).toMatch(/^curated:[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('are none of them entered twice', () => {
    const twice = CURATED_PLACES.flatMap((row, index) =>
      CURATED_PLACES.slice(index + 1)
        .filter((other) => other.kind === row.kind && flatKm(row, other) <= NEIGHBOURS_KM)
        .map((other) => `${row.id} ${other.id}`),
    )
    expect(twice.filter((pair) => !TWINS.has(pair))).toEqual([])
  })

  it('say where their facts come from, and bear names worth looking for', () => {
    for (const { id, name, source, otherNames } of CURATED_PLACES) {
      expect(source, id).toMatch(/^[^*|]{2,}$/)
      for (const text of [name, ...otherNames]) expect(text, id).toMatch(/^[^|*]{3,60}$/)
      expect(new Set([name, ...otherNames]).size, id).toBe(otherNames.length + 1)
    }
  })

  it('lie in served countries, at heights where roads lead, and are not refused as restricted', () => {
    for (const { id, name, countryCode, elevation } of CURATED_PLACES) {
      expect(isServedCountry(countryCode), id).toBe(true)
      expect(elevation ?? 0, id).toBeLessThan(2400)
      expect(isRestrictedText(`${name}, ${countryName(countryCode, 'en')}`), id).toBe(false)
    }
  })

  it('take the time zone of their country', () => {
    const byId = new Map(places.map((place) => [place.id, place]))
    expect(byId.get('curated:playa-de-palma')).toMatchObject({ timeZone: 'Europe/Madrid' })
    expect(byId.get('curated:costa-adeje')).toMatchObject({ timeZone: 'Atlantic/Canary' })
    expect(byId.get('curated:funchal-cruise-port')).toMatchObject({ timeZone: 'Atlantic/Madeira' })
    expect(byId.get('curated:riksgransen')).toMatchObject({ timeZone: 'Europe/Stockholm' })
    expect(byId.get('curated:mariehamn-ferry-port')).toMatchObject({ timeZone: 'Europe/Mariehamn' })
  })
})
