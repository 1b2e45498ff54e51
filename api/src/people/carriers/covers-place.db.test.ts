import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { insertRow } from '#platform/database/rows.ts'
import { Carrier } from './carrier.entity.ts'
import { coversPlace } from './covers-place.ts'
import { ServiceArea } from './service-area.entity.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase('bare')
})
afterAll(() => database.close())

it('covers a whole country, and what lies within the radius of a region or an airport', async () => {
  const em = database.orm.em.fork()
  const at = new Date()
  const carrierId = randomUUID()
  await insertRow(em, Carrier, {
    id: carrierId,
    userId: randomUUID(),
    state: 'draft',
    kind: 'company',
    countryCode: 'CH',
    createdAt: at,
    updatedAt: at,
  })
  const areas = [
    { kind: 'country', countryCode: 'LI' },
    { kind: 'airport', countryCode: 'CH', airportCode: 'GVA', lat: 46.2381, lon: 6.109, radiusKm: 5 },
    { kind: 'region', countryCode: 'FR', label: 'Annecy, France', lat: 45.9, lon: 6.1167, radiusKm: 30 },
  ] as const
  for (const area of areas) await insertRow(em, ServiceArea, { id: randomUUID(), carrierId, ...area })
  const covered = async (countryCode: string, lat: number, lon: number) => {
    const place = { countryCode: sql`${countryCode}`, lat: sql`${lat}`, lon: sql`${lon}` }
    const { rows } = await sql<{ is_covered: boolean }>`
      select ${coversPlace(sql`${carrierId}`, place)} as is_covered`.execute(database.db)
    return rows[0]?.is_covered
  }
  expect(await covered('LI', 47.14, 9.52)).toBe(true)
  expect(await covered('CH', 46.2102, 6.1424)).toBe(true)
  // Lausanne is 50 km from the airport, Chambéry 40 km from Annecy.
  expect(await covered('CH', 46.5167, 6.6291)).toBe(false)
  expect(await covered('FR', 45.5646, 5.9178)).toBe(false)
  expect(await covered('FR', 45.9237, 6.8694)).toBe(false)
  expect(await covered('FR', 46.0644, 6.3119)).toBe(true)
})
