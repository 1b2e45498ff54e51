import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '../../../test/support/accounts.ts'
import { sharedService } from '../../../test/support/shared-service.ts'
import type { FoundAddress, Geocoder } from './geocoder/geocoder.ts'
import { resolved } from '../../../test/support/resolved-place.ts'
import { searchPlaces } from './search-places.ts'
import { suggestPlaces } from './suggest-places.ts'

let db: ReturnType<typeof database>
beforeAll(async () => {
  db = database(await sharedService())
})
const RYNEK: FoundAddress = {
  id: 'photon:N7',
  name: 'Rynek Główny 1',
  address: 'Rynek Główny 1, 31-042 Kraków',
  countryCode: 'PL',
  kind: 'address',
  lat: 50.0617,
  lon: 19.937,
}
const knows = (...found: FoundAddress[]): Geocoder => ({ search: async () => found })
const suggest = (q: string, geocoder?: Geocoder, more: { limit?: number; lang?: string } = {}) =>
  suggestPlaces({ db, geocoder, log: pino({ level: 'silent' }) }, { q, ...more })

describe('suggestPlaces', () => {
  it('answers our own places where no geocoder is set up', async () => {
    expect(await suggest('krakow')).toEqual(await searchPlaces(db, { q: 'krakow' }))
  })

  it('suggests a street in its town, whatever is known of it, and takes it back as such', async () => {
    const [first] = await suggest('Rynek 1, Krak', undefined, { lang: 'pl' })
    expect(first).toMatchObject({
      id: 'address:geonames-3094802',
      name: 'Rynek 1',
      label: 'Rynek 1, Kraków, Polska',
      kind: 'address',
      timeZone: 'Europe/Warsaw',
    })
    const point = { lat: first?.lat ?? 0, lon: first?.lon ?? 0 }
    expect(await resolved(db, { text: first?.label ?? '', point })).toMatchObject({
      id: 'geonames:3094802',
      match: 'address',
    })
    expect(await resolved(db, { text: first?.label ?? '', point: { lat: 50.07, lon: 19.95 } })).toMatchObject(
      {
        match: 'point',
      },
    )
  })

  it('adds addresses after our own, with the time zone and the country’s name', async () => {
    const places = await suggest('krakow', knows(RYNEK), { lang: 'pl' })
    expect(places[0]).toMatchObject({ countryCode: 'PL', kind: 'city' })
    expect(places.at(-1)).toEqual({
      id: 'photon:N7',
      name: 'Rynek Główny 1',
      label: 'Rynek Główny 1, 31-042 Kraków, Polska',
      countryCode: 'PL',
      kind: 'address',
      lat: 50.0617,
      lon: 19.937,
      timeZone: 'Europe/Warsaw',
    })
  })

  it('keeps three of the places for addresses, and no more than asked for', async () => {
    const many = [1, 2, 3, 4, 5].map((number) => ({
      ...RYNEK,
      id: `photon:N${number}`,
      name: `Rynek ${number}`,
    }))
    const places = await suggest('krakow', knows(...many), { limit: 5 })
    expect(places.map(({ kind }) => kind === 'address')).toEqual([false, false, true, true, true])
  })

  it('names a place once that both know', async () => {
    const krakow: FoundAddress = { ...RYNEK, name: 'Kraków', kind: 'city' }
    const places = await suggest('krakow', knows(krakow))
    expect(places.map(({ id }) => id)).not.toContain('photon:N7')
  })

  it('leaves out what lies where we do not drive', async () => {
    const minsk = { ...RYNEK, countryCode: 'BY', lat: 53.9, lon: 27.56 }
    const claimed = { ...RYNEK, lat: 53.9, lon: 27.56 }
    expect(await suggest('xyzzy 1', knows(minsk, claimed))).toEqual([])
  })

  it('answers our own places when the geocoder fails', async () => {
    const broken: Geocoder = { search: () => Promise.reject(new Error('silence')) }
    expect(await suggest('krakow', broken)).toEqual(await searchPlaces(db, { q: 'krakow' }))
  })
})
