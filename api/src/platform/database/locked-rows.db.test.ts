import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { User } from '#people/accounts/user.entity.ts'
import { testDatabase } from '../../../test/support/database.ts'
import type { EntityManager } from './orm.ts'
import { findRow, insertRow, lockRow, saveRow } from './rows.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
const id = randomUUID()

beforeAll(async () => {
  database = await testDatabase('bare')
  const now = new Date()
  const names = { firstName: 'Ada', lastName: 'Kowalska', passwordHash: '-' }
  await insertRow(database.orm.em.fork(), User, {
    ...{ id, email: 'ada@example.com', ...names, activeAt: now, createdAt: now },
  })
})
afterAll(() => database.close())

const inTransaction = <T>(work: (em: EntityManager) => Promise<T>) =>
  database.orm.em.fork().transactional(work)
const locked = async (em: EntityManager) => {
  const user = await lockRow(em, User, sql`id = ${id}`)
  if (!user) throw new Error('The row is gone.')
  return user
}
const stored = () => findRow(database.orm.em.fork(), User, { id })

describe('a row that is locked to be changed', () => {
  it('is written when it is saved, at once, and only what has changed', async () => {
    await inTransaction(async (em) => {
      const user = await locked(em)
      user.firstName = 'Maria'
      user.preferences = null
      await sql`update app_user set city = 'Kraków' where id = ${id}`.execute(em.getKysely())
      await saveRow(em, User, user)
      expect((await findRow(em, User, { id }))?.firstName).toBe('Maria')
    })
    expect(await stored()).toMatchObject({ firstName: 'Maria', city: 'Kraków' })
  })

  it('is one row, however often a transaction locks it', async () => {
    await inTransaction(async (em) => {
      const user = await locked(em)
      user.lastName = 'Nowak'
      expect(await locked(em)).toBe(user)
      await saveRow(em, User, user)
    })
    expect(await stored()).toMatchObject({ lastName: 'Nowak' })
  })

  it('fails the transaction that changed it and did not save it', async () => {
    const forgetful = inTransaction(async (em) => {
      const user = await locked(em)
      await sql`update app_user set city = 'Zermatt' where id = ${id}`.execute(em.getKysely())
      user.firstName = 'Nobody'
      user.zipCode = '1'
    })
    await expect(forgetful).rejects.toThrow(`User ${id} was changed and not saved: firstName, zipCode.`)
    expect(await stored()).toMatchObject({ firstName: 'Maria', city: 'Kraków' })
  })

  it('is not saved by a transaction that has not locked it', async () => {
    const found = await stored()
    const stranger = inTransaction(async (em) => {
      if (found) await saveRow(em, User, { ...found, firstName: 'Stranger' })
    })
    await expect(stranger).rejects.toThrow('that has not locked it')
  })
})
