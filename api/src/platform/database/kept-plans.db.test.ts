import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { keepPlans, listOf } from './kept-plans.ts'
import { openOrm, type EntityManager, type Orm } from './orm.ts'
import { Secret } from './secret.entity.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let orm: Orm

const MONTHS = 12
/** PostgreSQL plans a statement for its values five times before it weighs a plan for any. */
const WEIGHED = 5
const TIMES = 20

beforeAll(async () => {
  database = await testDatabase('bare')
  orm = openOrm(database.connection, [Secret], { max: 1 })
  const db = orm.em.fork().getKysely()
  await sql`create table monthly (id uuid, month int) partition by list (month)`.execute(db)
  for (let month = 1; month <= MONTHS; month += 1) {
    await sql`create table ${sql.table(`monthly_${month}`)} partition of monthly for values in (${sql.lit(month)})`.execute(
      db,
    )
    await sql`create index on ${sql.table(`monthly_${month}`)} (id)`.execute(db)
  }
})
afterAll(async () => {
  await orm.close()
  await database.close()
})

/** How often a statement with this word in it was planned for the values it was given. */
async function plannings(em: EntityManager, word: string): Promise<number> {
  const { rows } = await sql<{ plans: number }>`
    select custom_plans::int as plans from pg_prepared_statements where statement like ${`%${word}%`} and statement not like '%pg_prepared%'`.execute(
    em.getKysely(),
  )
  return rows[0]?.plans ?? 0
}

const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`)

describe('a statement that is asked again and again', () => {
  it('is planned for lists of any length at once, and finds what stands in them', async () => {
    const em = orm.em.fork()
    await sql`insert into monthly select unnest(${ids(3)}::uuid[]), 1`.execute(em.getKysely())
    const found: number[] = []
    for (let turn = 0; turn < TIMES; turn += 1) {
      const list = listOf(ids(turn % 5), 'uuid')
      const { rows } = await sql`select 'of a list', id from monthly where id = any(${list})`.execute(
        em.getKysely(),
      )
      found.push(rows.length)
    }
    expect(found.slice(0, 5)).toEqual([0, 1, 2, 3, 3])
    expect(await plannings(em, 'of a list')).toBeLessThanOrEqual(WEIGHED)
  })

  it('and reads one of many partitions is planned once where a transaction says so, and for each otherwise', async () => {
    const asked = async (what: string, before: (em: EntityManager) => Promise<void>) => {
      for (let turn = 0; turn < TIMES; turn += 1) {
        await orm.em.fork().transactional(async (em) => {
          await before(em)
          await sql`select ${sql.lit(what)}, id from monthly where id = ${ids(1)[0]} and month = ${1 + (turn % MONTHS)}`.execute(
            em.getKysely(),
          )
        })
      }
      return plannings(orm.em.fork(), what)
    }
    expect(await asked('planned for each', async () => {})).toBe(TIMES)
    expect(await asked('planned for any', keepPlans)).toBe(0)
  })
})
