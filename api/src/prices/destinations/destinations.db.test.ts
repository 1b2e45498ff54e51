import { LANGUAGES, SERVED_COUNTRY_CODES } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestClient } from '../../../test/support/client.ts'
import { testService, type TestService } from '../../../test/support/service.ts'
import { bookTrip, newTraveller, trip } from '../../../test/support/traveller.ts'
import { resolved } from '../../../test/support/resolved-place.ts'
import { rateCardOn } from '../pricing/rate-cards.ts'
import {
  AIRPORTS,
  CAPITALS,
  RIDES,
  SKI_RESORTS,
  SUMMER_RESORTS,
  WELL_KNOWN_PICKUPS,
} from './catalogue.data.ts'
import type { Catalogue } from './catalogue.service.ts'

let service: TestService
let client: TestClient

beforeAll(async () => {
  service = await testService()
  client = new TestClient(service.url)
})
afterAll(() => service.close())

const ask = async (lang = 'en') => client.call<Catalogue>('GET', `/api/destinations?lang=${lang}`)
const db = () => service.context.orm.em.fork().getKysely()
const ids = (places: { id: string }[]) => places.map(({ id }) => id)
/** Past what the service keeps. */
const later = (minutes = 10) => {
  service.clock.now = new Date(service.clock.now.getTime() + minutes * 60_000)
}

describe('the catalogue', () => {
  it('names the rate card and may be kept for five minutes', async () => {
    const { status, body, headers } = await ask()
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=300')
    const { validFrom, version } = rateCardOn(service.clock.now)
    expect(body).toMatchObject({ ratesValidFrom: validFrom, rateVersion: version })
    expect(body.countries).toHaveLength(43)
  })

  it('has every resort in its country', async () => {
    const { countries } = (await ask()).body
    for (const [tab, key] of [
      [SUMMER_RESORTS, 'summerResorts'],
      [SKI_RESORTS, 'skiResorts'],
    ] as const) {
      for (const [code, wanted] of Object.entries(tab)) {
        const found = countries.find((country) => country.code === code)?.[key] ?? []
        expect(ids(found), code).toEqual(wanted)
        for (const resort of found) expect(resort.countryCode, resort.id).toBe(code)
      }
    }
  })

  it('has the airports, the busiest first', async () => {
    const { airports } = (await ask()).body
    expect(ids(airports)).toEqual(AIRPORTS)
    for (const { kind } of airports) expect(kind).toBe('airport')
  })

  it('has the capital of every country, by name', async () => {
    const { capitals } = (await ask('pl')).body
    expect(ids(capitals).toSorted()).toEqual(Object.values(CAPITALS).toSorted())
    for (const [code, id] of Object.entries(CAPITALS)) {
      expect(capitals.find((capital) => capital.id === id)?.countryCode, id).toBe(code)
    }
    expect(capitals).toHaveLength(SERVED_COUNTRY_CODES.length)
    const names = capitals.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('pl').compare))
  })

  it.each(['en', 'pl', 'de', 'el'])(
    'has labels in %s that a quote understands as the same place',
    async (lang) => {
      const { countries, airports, capitals, mostBooked } = (await ask(lang)).body
      const resorts = countries.flatMap(({ summerResorts, skiResorts }) => [...summerResorts, ...skiResorts])
      const places = [...resorts, ...airports, ...capitals, ...mostBooked]
      expect(places.length).toBeGreaterThan(100)
      for (const { id, label } of places) {
        expect((await resolved(db(), { text: label }))?.id, label).toBe(id)
      }
    },
  )

  it('has rides at the price that a quote asks', async () => {
    const { rides } = (await ask()).body
    expect(rides).toHaveLength(RIDES.length)
    const site = join(import.meta.dirname, '../../../../site/public')
    for (const { imageUrl } of rides) expect(existsSync(join(site, imageUrl)), imageUrl).toBe(true)
    for (const { pickup, destination, vehicleTypeId, ...ride } of rides) {
      const asked = {
        ...trip(service.clock.now, { pickupLocation: pickup.label }),
        destination: destination.label,
        vehicleTypeId,
      }
      const quote = await client.call('POST', '/api/calculate-price', { ...asked, passengers: 1 })
      expect(quote.body, pickup.label).toMatchObject({
        totalPrice: ride.price,
        distance: ride.distanceKm,
        duration: ride.durationMinutes,
      })
    }
  })

  it('speaks every language of the interface, and English for any other', async () => {
    for (const { code } of LANGUAGES) {
      const { body } = await ask(code)
      const { name } = body.countries.find((country) => country.code === 'DE')!
      expect(name).toBe(new Intl.DisplayNames(code, { type: 'region' }).of('DE'))
    }
    const english = (await ask('en')).body
    expect((await ask('zu')).body).toEqual(english)
    expect((await ask('en-GB')).body).toEqual(english)
    expect((await client.call('GET', '/api/destinations')).body).toEqual(english)
  })
})

describe('the most booked places', () => {
  const bookFrom = async (pickups: string[]) => {
    const traveller = (await newTraveller(service.url)).client
    for (const pickupLocation of pickups) {
      const { booked } = await bookTrip(traveller, trip(service.clock.now, { pickupLocation }))
      expect(booked.status).toBe(201)
    }
  }
  const mostBooked = async () => ids((await ask()).body.mostBooked)

  it('are ten well-known pickups while nothing is booked', async () => {
    later()
    expect(await mostBooked()).toEqual(WELL_KNOWN_PICKUPS.slice(0, 10))
  })

  it('are those that travellers book, most booked first, and then well-known ones', async () => {
    await bookFrom(['Lyon Airport', 'Geneva Airport', 'Geneva Airport', 'Megève', 'Megève', 'Megève'])
    await bookFrom(['Lyon Airport', 'Lyon Airport', 'Lyon Airport', 'Geneva Airport'])
    expect(await mostBooked(), 'kept for ten minutes').toEqual(WELL_KNOWN_PICKUPS.slice(0, 10))
    later()
    const places = await mostBooked()
    // Three from Megève, but all by one traveller: it may be where they live.
    expect(places.slice(0, 2)).toEqual(['airport:LYS', 'airport:GVA'])
    expect(places.slice(2)).toEqual(WELL_KNOWN_PICKUPS.filter((id) => id !== 'airport:GVA').slice(0, 8))
  })

  it('leave out cancelled bookings and those of more than twelve months ago', async () => {
    await sql`update booking set status = 'cancelled' where pickup_location = 'Lyon Airport'`.execute(db())
    later()
    expect((await mostBooked())[0]).toBe('airport:GVA')
    await sql`update booking set created_at = created_at - interval '13 months'`.execute(db())
    later()
    expect(await mostBooked()).toEqual(WELL_KNOWN_PICKUPS.slice(0, 10))
  })
})

describe('the places offered before anything is typed', () => {
  type Offered = Record<'airports' | 'pickups' | 'destinations', { id: string; name: string; kind: string }[]>
  const offered = (query: string) => client.call<Offered>('GET', `/api/places/offered${query}`)

  it('are what the catalogue shows, in the language asked for', async () => {
    const catalogue = (await ask('pl')).body
    const { body } = await offered('?lang=pl')
    expect(body.pickups).toEqual(catalogue.mostBooked)
    expect(body.destinations.map(({ id }) => id)).toEqual(RIDES.map(({ to }) => to))
    expect(body.airports).toEqual([])
  })

  it('have the airports near a point, the nearest first and no terminals, for nobody’s cache but one’s own', async () => {
    const { body, headers } = await offered('?lat=51.5&lon=-0.45')
    expect(body.airports[0]?.id).toBe('airport:LHR')
    expect(body.airports).toHaveLength(5)
    expect(body.airports.every(({ id }) => id.startsWith('airport:'))).toBe(true)
    expect(headers.get('cache-control')).toBe('private, max-age=300')
    expect((await offered('?lat=0&lon=0')).body.airports).toEqual([])
    expect((await offered('?lat=51.5')).status).toBe(400)
  })
})
