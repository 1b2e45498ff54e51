import { afterEach, describe, expect, it } from 'vitest'
import { jsonService } from '#platform/outside/json-service.ts'
import { type Answer, answeringServer } from '#platform/outside/testing/answering-server.ts'
import type { GeocoderQuestion } from './geocoder.ts'
import { photon } from './photon.ts'

const CALM = { timeout: 10_000, repetitions: 0, pause: 5, failures: 9, rest: 1000 }
let server: Awaited<ReturnType<typeof answeringServer>>
afterEach(() => server.close())

async function search(question: Partial<GeocoderQuestion>, ...answers: Answer[]) {
  server = await answeringServer(...answers)
  return photon(server.url, jsonService(CALM)).search({ q: 'rynek 1', lang: 'en', limit: 5, ...question })
}

/** As Photon documents its answers. */
const feature = (properties: object, coordinates: unknown = [19.937, 50.0617]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: { osm_type: 'N', osm_id: 7, countrycode: 'PL', ...properties },
})
const features = (...list: unknown[]): Answer => ({ json: { type: 'FeatureCollection', features: list } })

describe('photon', () => {
  it('finds a house by its street and number', async () => {
    const house = feature({
      ...{ osm_key: 'place', osm_value: 'house', type: 'house', street: 'Rynek Główny', housenumber: '1' },
      ...{ postcode: '31-042', city: 'Kraków', country: 'Poland' },
    })
    expect(await search({}, features(house))).toEqual([
      {
        id: 'photon:N7',
        name: 'Rynek Główny 1',
        address: 'Rynek Główny 1, 31-042 Kraków',
        countryCode: 'PL',
        kind: 'address',
        lat: 50.0617,
        lon: 19.937,
      },
    ])
  })

  it('finds a hotel by its name', async () => {
    const hotel = feature({
      ...{ osm_key: 'tourism', osm_value: 'hotel', name: 'Hotel Wit', street: 'Pawia', housenumber: '3' },
      ...{ city: 'Kraków' },
    })
    expect(await search({}, features(hotel))).toMatchObject([
      { name: 'Hotel Wit', address: 'Hotel Wit, Pawia 3, Kraków', kind: 'address' },
    ])
  })

  it.each([
    ['aeroway', 'aerodrome', 'airport'],
    ['railway', 'station', 'station'],
    ['place', 'town', 'city'],
    ['place', 'island', 'island'],
    ['tourism', 'attraction', 'attraction'],
    ['building', 'yes', 'address'],
  ])('calls %s=%s a place of its kind', async (osm_key, osm_value, kind) => {
    expect(await search({}, features(feature({ osm_key, osm_value, name: 'X' })))).toMatchObject([{ kind }])
  })

  it('leaves out what has no name, no country or no position, and keeps the rest', async () => {
    const nameless = feature({ osm_key: 'building' })
    const nowhere = feature({ name: 'X' }, ['a', 'b'])
    const stateless = feature({ name: 'X', countrycode: undefined })
    const good = feature({ name: 'Good' })
    expect(await search({}, features(nameless, nowhere, stateless, 'x', good))).toMatchObject([
      { name: 'Good' },
    ])
  })

  it('asks near the pickup and in its languages', async () => {
    await search({ q: 'ulica & co', near: { lat: 50, lon: 19.9 }, lang: 'de' }, features())
    expect(server.asked[0]?.url).toBe('/api?q=ulica+%26+co&limit=5&lang=de&lat=50&lon=19.9')
    await server.close()
    await search({ lang: 'pl' }, features())
    expect(server.asked[0]?.url).not.toContain('lang')
  })

  it.each<[string, Answer]>([
    ['an error', { status: 500, json: {} }],
    ['a connection cut off', { hangUp: true }],
    ['a page', { text: '<html>' }],
    ['JSON of another shape', { json: { message: 'missing search term' } }],
  ])('throws for %s', async (_what, answer) => {
    await expect(search({}, answer)).rejects.toThrow()
  })
})
