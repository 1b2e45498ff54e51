import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { runSql } from '../places/run-sql.ts'
import { loadRoadNetwork, seedRoadNetwork } from './road-network-store.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('the kept road network', () => {
  it('is there after the first start, whole', async () => {
    const network = await loadRoadNetwork(database.db)
    expect(network.lat.length).toBeGreaterThan(85_000)
    expect(network.first.at(-1)).toBe(network.to.length)
    expect(network.km.every((km) => km >= 0 && km < 300)).toBe(true)
    expect(network.to.every((node) => node < network.lat.length)).toBe(true)
    expect(network.lands).toContain('Mallorca')
  })

  it('is not built twice', async () => {
    expect(await seedRoadNetwork(database.db)).toBe(false)
  })

  it('is read once by a process, and missed all the same where a database holds another', async () => {
    expect(await loadRoadNetwork(database.db)).toBe(await loadRoadNetwork(database.db))
    await runSql(database.db, `update road_network set version = 'older'`)
    await expect(loadRoadNetwork(database.db)).rejects.toThrow(/no road network of version/)
  })
})
