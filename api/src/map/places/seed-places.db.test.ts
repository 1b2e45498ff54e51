import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { seedPlaces } from './seed-places.ts'

let database: Awaited<ReturnType<typeof testDatabase>>

beforeAll(async () => {
  database = await testDatabase()
})

afterAll(() => database.close())

it('has nothing to do when this version is there', async () => {
  expect(await seedPlaces(database.db)).toBe(false)
})
