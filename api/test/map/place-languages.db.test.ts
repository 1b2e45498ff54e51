import { beforeAll, describe, expect, it } from 'vitest'
import { TestClient } from '../support/client.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { quoteFor, trip } from '../support/traveller.ts'

let service: TestService
let client: TestClient

beforeAll(async () => {
  service = await sharedService()
  client = new TestClient(service.url)
})

describe('the asked language', () => {
  const way = { pickup: 'Lotnisko Genewa (GVA), Szwajcaria', destination: 'Mediolan, Włochy' }

  it('names the places of a measured way', async () => {
    const { body } = await client.call('POST', '/api/calculate-distance', { ...way, lang: 'de' })
    expect(body).toMatchObject({
      pickup: { id: 'airport:GVA', name: 'Flughafen Genf', label: 'Flughafen Genf (GVA), Schweiz' },
      destination: { name: 'Mailand', label: 'Mailand, Italien' },
    })
  })

  it('names the places of a quote, and is English when none is asked', async () => {
    const ends = { pickupLocation: way.pickup, destination: way.destination }
    expect(await quoteFor(client, trip(service.clock.now, { ...ends, lang: 'fr' }))).toMatchObject({
      pickupPlace: { label: 'Aéroport de Genève (GVA), Suisse' },
      destinationPlace: { label: 'Milan, Italie' },
    })
    expect(await quoteFor(client, trip(service.clock.now, ends))).toMatchObject({
      pickupPlace: { label: 'Geneva Airport (GVA), Switzerland' },
      destinationPlace: { label: 'Milan, Italy' },
    })
  })
})
