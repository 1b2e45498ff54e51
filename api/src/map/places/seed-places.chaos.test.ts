import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { placesVersion } from './places-version.ts'
import { runSql } from './run-sql.ts'
import { seedPlaces } from './seed-places.ts'

let database: Awaited<ReturnType<typeof testDatabase>>

beforeAll(async () => {
  database = await testDatabase()
})

afterAll(() => database.close())

const indexes = () =>
  runSql<{ name: string }>(
    database.db,
    `select indexname as name from pg_indexes where tablename like 'place%' order by 1`,
  )

it(
  'replaces an older version whole, with its indexes, while two processes ask for it',
  { timeout: 180_000 },
  async () => {
    const before = await indexes()
    await runSql(database.db, `update seed_version set version = 'older' where name = 'places'`)
    await runSql(database.db, `update place set name = 'Old' where id = 'airport:GVA'`)
    const reports: number[] = []
    const seeded = await Promise.all([
      seedPlaces(database.db, (done) => reports.push(done)),
      seedPlaces(database.db, (done) => reports.push(done)),
    ])
    expect(seeded.filter(Boolean)).toHaveLength(1)
    expect(reports).toEqual(reports.toSorted((a, b) => a - b))
    const rows = await runSql(
      database.db,
      `select p.name, v.version from place p, seed_version v where p.id = 'airport:GVA'`,
    )
    expect(rows).toEqual([{ name: 'Geneva Airport', version: placesVersion() }])
    expect(await indexes()).toEqual(before)
  },
)
