import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { daysAfter } from './keeping.ts'
import { PERSONAL_DATA } from './personal-data.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase('bare')
})
afterAll(() => database.close())

/** What holds no words: numbers, instants, yes and no, and ids. */
const WORDLESS =
  /^(integer|bigint|smallint|double precision|real|numeric|boolean|uuid|timestamp with(out)? time zone|interval)$/

interface Column {
  table: string
  name: string
  type: string
}

/** Every column of our tables and the job queue's; a partition's are its table's. */
async function columns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as table,
      a.attname as name, format_type(a.atttypid, null) as type
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped
    order by 1, a.attnum`.execute(database.db)
  return rows
}

const listed = (table: string): string[] => {
  const { personal = {}, ours = '' } = PERSONAL_DATA[table] ?? {}
  return [...Object.keys(personal), ...ours.split(/\s+/)].filter((name) => name !== '' && name !== '*')
}

describe('the list of where personal data lives', () => {
  it('knows every table there is, and no other', async () => {
    const tables = new Set((await columns()).map(({ table }) => table))
    expect(Object.keys(PERSONAL_DATA).toSorted()).toEqual([...tables].toSorted())
  })

  it('says of every column that can hold words whether they are somebody’s, and of no other', async () => {
    const all = await columns()
    const unsaid = all.filter(
      ({ table, name, type }) =>
        PERSONAL_DATA[table]?.ours !== '*' && !WORDLESS.test(type) && !listed(table).includes(name),
    )
    expect(unsaid.map(({ table, name }) => `${table}.${name}`)).toEqual([])
    const known = new Set(all.map(({ table, name }) => `${table}.${name}`))
    const said = Object.keys(PERSONAL_DATA).flatMap((table) =>
      listed(table).map((name) => `${table}.${name}`),
    )
    expect(said.filter((name) => !known.has(name))).toEqual([])
  })

  it('says of every table that names accounts which rows are a person’s, or has nothing personal in it', async () => {
    const naming = (await columns()).filter(({ name }) => name === 'user_id').map(({ table }) => table)
    expect(naming.length).toBeGreaterThan(6)
    const silent = naming.filter((table) => {
      const { of, personal } = PERSONAL_DATA[table] ?? {}
      return personal !== undefined && of === undefined
    })
    expect(silent).toEqual([])
  })

  it('leaves no personal column of a person’s rows as it is', () => {
    const kept = Object.entries(PERSONAL_DATA).flatMap(([table, { of, erasure, personal = {} }]) =>
      Object.entries(personal)
        .filter(([, { erased }]) => of !== undefined && erasure === 'columns' && !erased)
        .map(([name]) => `${table}.${name}`),
    )
    expect(kept).toEqual([])
    const idle = Object.entries(PERSONAL_DATA).filter(
      ([, { of, erasure, outlives }]) => Boolean(of) !== Boolean(erasure ?? outlives),
    )
    expect(idle.map(([table]) => table)).toEqual([])
  })

  it('is made of conditions that the database understands', async () => {
    const now = new Date()
    const person = { id: crypto.randomUUID(), email: 'nobody@example.com' }
    for (const [name, { of, kept, fades }] of Object.entries(PERSONAL_DATA)) {
      const conditions = [
        of?.(person),
        fades?.(now),
        'gone' in kept ? kept.gone(daysAfter(now, 1)) : undefined,
        'withBookings' in kept ? kept.withBookings(sql`1`, sql`${person.id}::uuid`) : undefined,
      ].filter((condition) => condition !== undefined)
      for (const condition of conditions) {
        const asked = sql`select 1 from ${sql.table(name)} where ${condition} limit 1`.execute(database.db)
        await expect(asked, name).resolves.toBeDefined()
      }
    }
  })
})
