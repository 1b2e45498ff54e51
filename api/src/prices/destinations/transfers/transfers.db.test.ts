import { beforeAll, describe, expect, it } from 'vitest'
import type { components } from '@fiacre/sdk/contract'
import { TestClient } from '../../../../test/support/client.ts'
import type { TestService } from '../../../../test/support/service.ts'
import { sharedService } from '../../../../test/support/shared-service.ts'
import { trip } from '../../../../test/support/traveller.ts'
import { PLACE_COLUMNS } from '#map/places/place-columns.ts'
import { runSql } from '#map/places/run-sql.ts'
import { transferPages } from './transfer-routes.ts'

type Route = components['schemas']['TransferRoute']
type Hub = components['schemas']['TransferHub']

let service: TestService
let client: TestClient

beforeAll(async () => {
  service = await sharedService()
  client = new TestClient(service.url)
})

const at = async <Body>(path: string) => client.call<Body>('GET', `/api${path}`)

describe('the pages of rides', () => {
  it('are about places of the gazetteer', async () => {
    const ids = transferPages().routes.flatMap(({ from, to, towns }) => [from, to, ...towns])
    const rows = await runSql<{ id: string }>(
      service.context.orm.em.fork().getKysely(),
      `select ${PLACE_COLUMNS} from place p where p.id = any($1::text[])`,
      [ids],
    )
    const known = new Set(rows.map(({ id }) => id))
    expect(ids.filter((id) => !known.has(id))).toEqual([])
  })

  it('cost what a quote asks, and name the same way', async () => {
    const { body } = await at<Route>('/transfers/geneva-airport/chamonix?lang=de')
    expect(body).toMatchObject({ airport: { name: 'Flughafen Genf' }, direction: 'se' })
    const request = {
      ...trip(service.clock.now),
      pickupLocation: body.airport.label,
      destination: body.place.label,
      vehicleTypeId: 4,
    }
    const quote = await client.call<{ totalPriceCents: number; mapUrl: string }>(
      'POST',
      '/api/calculate-price',
      request,
      { 'Accept-Language': 'de' },
    )
    const priced = body.prices.find(({ vehicleTypeId }) => vehicleTypeId === 4)
    expect(priced?.priceCents).toBe(quote.body.totalPriceCents)
    expect(body.mapUrl).toBe(quote.body.mapUrl)
  })

  it('lead to one another, and to nothing that is not there', async () => {
    const hub = (await at<Hub>('/transfers/malta')).body
    const [airport] = hub.airports
    const route = (await at<Route>(hub.rides[0]?.path ?? '')).body
    expect(route).toMatchObject({ airportPath: airport?.path, country: { path: hub.path } })
    expect((await at<Hub>(airport?.path ?? '')).body.rides[0]?.path).toBe(hub.rides[0]?.path)
    for (const path of [
      '/transfers/atlantis',
      '/transfers/malta/valletta',
      '/transfers/geneva-airport/paris',
    ])
      expect((await at(path)).status, path).toBe(404)
  })
})
