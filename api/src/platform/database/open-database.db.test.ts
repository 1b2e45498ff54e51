import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { entities } from '../../entities.ts'
import { seed } from '../../seed.ts'
import { readConfig } from '../settings/config.ts'
import { SettingError } from '../settings/setting-error.ts'
import { openDatabase } from './open-database.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase('bare')
})
afterAll(() => database.close())

/** What a start on an address says. */
async function said(url: string): Promise<string> {
  const opening = openDatabase(
    readConfig({ NODE_ENV: 'test', DATABASE_URL: url }),
    { entities, seed },
    () => {},
  )
  const error = await opening.then(
    async (opened) => opened.close(),
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(SettingError)
  return (error as SettingError).message
}

describe('a database that cannot be used as it was set', () => {
  it('says that it refuses the password, and does not repeat it', async () => {
    const wrong = `wrong${randomUUID()}`
    const line = await said(database.url.replace(/:[^:@/]+@/, `:${wrong}@`))
    expect(line).toMatch(/refuses the user or the password \(28P01\)\. Set the right ones in DATABASE_URL\.$/)
    expect(line).not.toContain(wrong)
  })

  it('says that a later release has used it, and changes nothing', async () => {
    await sql`insert into mikro_orm_migrations (name) values ('migration-2099010100-later')`.execute(
      database.db,
    )
    expect(await said(database.url)).toMatch(
      /^The database was last used by a later release of Fiacre: .*migration-2099010100-later\. Start that release/,
    )
    await sql`delete from mikro_orm_migrations where name = 'migration-2099010100-later'`.execute(database.db)
  })
})
