import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { runSql } from '../places/run-sql.ts'
import { loadRoadNetwork, seedRoadNetwork } from './road-network-store.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it(
  'a kept road network is built anew when another one is kept, by one of those that start at once',
  { timeout: 180_000 },
  async () => {
    await runSql(database.db, `update road_network set version = 'older'`)
    await expect(loadRoadNetwork(database.db)).rejects.toThrow(/no road network of version/)
    const built = await Promise.all([seedRoadNetwork(database.db), seedRoadNetwork(database.db)])
    expect(built.filter(Boolean)).toHaveLength(1)
    expect(await runSql(database.db, 'select version from road_network')).toHaveLength(1)
  },
)
