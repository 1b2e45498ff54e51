import { beforeAll, describe, expect, it } from 'vitest'
import { greatCircleKm } from '#map/routing/great-circle.ts'
import { TestClient } from '../../../test/support/client.ts'
import type { TestService } from '../../../test/support/service.ts'
import { sharedService } from '../../../test/support/shared-service.ts'
import { resolved } from '../../../test/support/resolved-place.ts'
import { trip } from '../../../test/support/traveller.ts'
import { SKI_RESORTS, SUMMER_RESORTS } from './catalogue.data.ts'
import type { Catalogue, DestinationDetails } from './catalogue.service.ts'
import { DESTINATION_CODES } from './country-rides.ts'
import { countryOf } from './destination-name.ts'

let service: TestService
let client: TestClient

beforeAll(async () => {
  service = await sharedService()
  client = new TestClient(service.url)
})

const catalogue = async () => (await client.call<Catalogue>('GET', '/api/destinations?lang=en')).body
const country = async (code: string, lang = 'en') =>
  (await client.call<DestinationDetails>('GET', `/api/destinations/${code}?lang=${lang}`)).body

describe('a country', () => {
  it('has airports, its resorts and three rides that begin there, the cheapest first', async () => {
    const wrong: string[] = []
    for (const code of DESTINATION_CODES) {
      const { airports, resorts, rides } = await country(code)
      const known = [SUMMER_RESORTS, SKI_RESORTS].flatMap((tab) => tab[countryOf(code) as 'FR'] ?? [])
      if (airports.length === 0 || airports.some(({ kind }) => kind !== 'airport'))
        wrong.push(`${code} airports`)
      if (code !== 'GB-SCT' && resorts.length !== known.length) wrong.push(`${code} resorts`)
      if (rides.length !== 3) wrong.push(`${code} has ${rides.length} rides`)
      if (rides.some(({ pickup }) => pickup.countryCode !== countryOf(code)))
        wrong.push(`${code} begins elsewhere`)
      const prices = rides.map(({ priceCents }) => priceCents)
      if (prices.join() !== prices.toSorted((a, b) => a - b).join()) wrong.push(`${code} order`)
    }
    expect(wrong).toEqual([])
  })

  it('costs from what its cheapest ride costs, and a quote asks the same', async () => {
    const { countries } = await catalogue()
    for (const { code, fromPriceCents, startPriceCents } of countries) {
      const { rides } = await country(code)
      expect(fromPriceCents, code).toBe(rides[0]?.priceCents)
      expect(fromPriceCents, code).toBeGreaterThan(startPriceCents)
    }
    for (const code of ['FR', 'PL', 'GB-SCT', 'AD', 'MC']) {
      for (const { pickup, destination, vehicleTypeId, price } of (await country(code)).rides) {
        const asked = trip(service.clock.now, { pickupLocation: pickup.label })
        const quote = await client.call('POST', '/api/calculate-price', {
          ...asked,
          destination: destination.label,
          vehicleTypeId,
          passengers: 1,
        })
        expect(quote.body, `${pickup.label} to ${destination.label}`).toMatchObject({ totalPrice: price })
      }
    }
  })

  it('has labels that a quote understands as the same place', async () => {
    const db = service.context.orm.em.fork().getKysely()
    const wrong: string[] = []
    for (const code of DESTINATION_CODES) {
      const { rides, airports } = await country(code, 'pl')
      for (const { id, label } of [
        ...airports,
        ...rides.flatMap((ride) => [ride.pickup, ride.destination]),
      ]) {
        if ((await resolved(db, { text: label }))?.id !== id) wrong.push(label)
      }
    }
    expect(wrong).toEqual([])
  })

  it('is not there by a code that we do not drive in', async () => {
    for (const code of ['XX', 'US', 'GB-WLS']) {
      expect((await client.call('GET', `/api/destinations/${code}`)).status, code).toBe(404)
    }
  })
})

describe('a runway', () => {
  it('is there for every resort, and leads to it by a road', async () => {
    const { countries, runways } = await catalogue()
    const resorts = countries.flatMap(({ summerResorts, skiResorts }) => [...summerResorts, ...skiResorts])
    expect(runways.map(({ resortId }) => resortId).toSorted()).toEqual(resorts.map(({ id }) => id).toSorted())
    for (const resort of resorts) {
      const airport = runways.find(({ resortId }) => resortId === resort.id)?.airport
      expect(airport?.kind, resort.name).toBe('airport')
      const way = await client.call('POST', '/api/calculate-distance', {
        pickup: airport?.label,
        destination: resort.label,
      })
      expect(way.status, `${airport?.label} to ${resort.label}`).toBe(200)
    }
  })

  it('is nearer than any of the busiest airports', async () => {
    const { countries, runways, airports } = await catalogue()
    const resorts = countries.flatMap(({ summerResorts, skiResorts }) => [...summerResorts, ...skiResorts])
    const nearer = resorts.flatMap((resort) => {
      const airport = runways.find(({ resortId }) => resortId === resort.id)?.airport
      const km = airport ? greatCircleKm(airport, resort) : Infinity
      return airports
        .filter((other) => greatCircleKm(other, resort) < km)
        .map(({ name }) => [resort.name, name])
    })
    expect(nearer).toEqual([])
  })
})
