import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { migrate } from './migrate.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase('bare')
})
afterAll(() => database.close())

/** Tables that the ORM does not own: see orm.ts. */
const OTHERS =
  /^(place|place_.*|seed_version|exchange_rate|road_network|route|route_lookup|route_map|mikro_orm_migrations)$/

interface Column {
  table_name: string
  column_name: string
  udt_name: string
  is_nullable: 'YES' | 'NO'
}

const columns = async (): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select table_name, column_name, udt_name, is_nullable from information_schema.columns
    where table_schema = 'public'
      and not exists (select 1 from pg_inherits where inhrelid = format('public.%I', table_name)::regclass)
    order by table_name, ordinal_position`.execute(database.db)
  return rows
}

describe('the migrated schema', () => {
  it('has every table and column of the entities, of the same type, and no other', async () => {
    const found = (await columns()).filter(({ table_name }) => !OTHERS.test(table_name))
    const entities = [...database.orm.getMetadata().getAll().values()] as unknown as EntityMeta[]
    const wanted = entities.flatMap((entity) =>
      Object.values(entity.properties).map((property) => ({
        table_name: entity.tableName,
        column_name: property.fieldNames[0],
        is_nullable: property.nullable ? 'YES' : 'NO',
        udt_name: UDT[property.columnTypes[0] ?? ''] ?? property.columnTypes[0],
      })),
    )
    const text = (column: object) =>
      JSON.stringify(column, ['table_name', 'column_name', 'udt_name', 'is_nullable'])
    expect(found.map(text).toSorted()).toEqual(wanted.map(text).toSorted())
  })

  it('is what the entities would make, apart from what the migrations add by hand', async () => {
    const difference = await database.orm.schema.getUpdateSchemaSQL({ wrap: false, safe: false })
    const statements = difference
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
    // Foreign keys and checks stand in the migration alone; its identity columns are newer than the ORM's serials.
    const byHand =
      /drop constraint( if exists)? "\w+_(fk|known|positive|not_negative|moves_money|two_people|about_one|live_is_open)"/
    const identity = /^alter table "\w+" (drop column "id"|add "id" serial primary key);$/
    // What the ORM has no words for: triggers, indexes over some of the rows, and over what is worked out of them.
    const wordless =
      /^drop (trigger|function) if exists|^drop index "\w+_(waiting|holds|look_at|words|watched|unpaid_id|list|sent)_index";$/
    const isExpected = (line: string) =>
      wordless.test(line) || byHand.test(line) || identity.test(line) || line.includes('"jobs"')
    expect(statements.filter((line) => !isExpected(line))).toEqual([])
  })

  it('is up to date, and migrating again changes nothing', async () => {
    const before = await columns()
    await migrate(database.orm)
    expect(await columns()).toEqual(before)
    expect(await database.orm.migrator.getPending()).toEqual([])
  })

  it('keeps the promises that code alone could break', async () => {
    const { rows } = await sql<{ name: string }>`
      select conname as name from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('u', 'f', 'c')`.execute(database.db)
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'app_user_email_unique',
        'booking_number_unique',
        'booking_quote_id_unique',
        'booking_user_fk',
        'booking_quote_fk',
        'booking_status_known',
        'booking_payment_status_known',
        'booking_total_positive',
        'ledger_posting_reference_unique',
        'ledger_entry_posting_fk',
        'ledger_entry_moves_money',
        'payment_session_reference_attempt_unique',
        'payment_session_status_known',
        'payment_session_amount_positive',
        'approval_two_people',
        'approval_about_one',
      ]),
    )
  })

  it('refuses what must never be stored', async () => {
    const bad = [
      sql`insert into ledger_posting (id, reference, created_at) values (gen_random_uuid(), 'x', now()), (gen_random_uuid(), 'x', now())`,
      sql`insert into ledger_entry (posting_id, account, amount_cents) values (gen_random_uuid(), 'a', 1)`,
    ]
    for (const statement of bad) await expect(statement.execute(database.db)).rejects.toThrow()
  })

  it('keeps a ledger that nobody changes, not even by hand, and whose every posting adds up to zero', async () => {
    const posting = randomUUID()
    await sql`
      with posting as (insert into ledger_posting (id, reference, created_at) values (${posting}, 'kept', now()))
      insert into ledger_entry (posting_id, account, amount_cents)
      values (${posting}, 'a', 5), (${posting}, 'b', -5)`.execute(database.db)
    const kept = async () => {
      const { rows } = await sql`
        select p.reference, e.account, e.amount_cents from ledger_posting p join ledger_entry e on e.posting_id = p.id
        where p.id = ${posting} order by e.id`.execute(database.db)
      return rows
    }
    const before = await kept()
    expect(before).toHaveLength(2)
    const changes = [
      sql`update ledger_entry set amount_cents = amount_cents + 1`,
      sql`update ledger_entry set account = 'c' where posting_id = ${posting}`,
      sql`update ledger_posting set reference = 'another'`,
      sql`delete from ledger_entry where posting_id = ${posting}`,
      sql`delete from ledger_posting`,
      sql`truncate ledger_entry`,
      sql`truncate ledger_posting cascade`,
    ]
    for (const change of changes) await expect(change.execute(database.db)).rejects.toThrow(/append-only/)
    const unbalanced = [
      sql`insert into ledger_entry (posting_id, account, amount_cents) values (${posting}, 'a', 1)`,
      sql`insert into ledger_entry (posting_id, account, amount_cents) values (${posting}, 'a', 7), (${posting}, 'b', -6)`,
      // Zero over two currencies is nothing.
      sql`insert into ledger_entry (posting_id, account, amount_cents, currency)
        values (${posting}, 'a', 7, 'EUR'), (${posting}, 'b', -7, 'USD')`,
    ]
    for (const entries of unbalanced)
      await expect(entries.execute(database.db)).rejects.toThrow(/add up to zero/)
    expect(await kept()).toEqual(before)
  })

  it('finds a traveller’s bookings by an index', async () => {
    const plan = await database.orm.em.fork().transactional(async (em) => {
      // An empty table is read whole, whatever its indexes.
      await sql`set local enable_seqscan = off`.execute(em.getKysely())
      const { rows } = await sql`
        explain select * from booking where user_id = '00000000-0000-4000-8000-000000000000' and id < 5
        order by id desc limit 50`.execute(em.getKysely())
      return JSON.stringify(rows)
    })
    expect(plan).toContain('booking_user_id_id_index')
    expect(plan).not.toMatch(/Sort/)
  })
})

interface EntityMeta {
  tableName: string
  properties: Record<string, { fieldNames: string[]; columnTypes: string[]; nullable?: boolean }>
}

/** PostgreSQL's own names of the types that entities name otherwise. */
const UDT: Record<string, string> = {
  int: 'int4',
  bigint: 'int8',
  bigserial: 'int8',
  serial: 'int4',
  boolean: 'bool',
  'double precision': 'float8',
}
