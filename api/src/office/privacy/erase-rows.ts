import { sql, type Kysely } from 'kysely'
import type { KeptTable } from './kept-table.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import type { Person, Sql } from './whose.ts'

type Erasure = NonNullable<KeptTable['erasure']>

/** Erases a person from every table whose rows are dealt with in one of these ways. */
export async function eraseRows<Tables>(
  db: Kysely<Tables>,
  person: Person,
  ways: readonly Erasure[],
): Promise<void> {
  for (const [name, table] of Object.entries(PERSONAL_DATA)) {
    const { erasure, of } = table
    if (!erasure || !of || !ways.includes(erasure)) continue
    if (erasure === 'columns') await emptyColumns(db, name, of(person))
    else await sql`delete from ${sql.table(name)} where ${of(person)}`.execute(db)
  }
}

/** Leaves in some rows of a table what erasure leaves. */
export async function emptyColumns<Tables>(db: Kysely<Tables>, name: string, where: Sql): Promise<void> {
  const columns = Object.entries(PERSONAL_DATA[name]?.personal ?? {})
  const values = columns.flatMap(([column, { erased }]) =>
    erased ? [sql`${sql.ref(column)} = ${erased}`] : [],
  )
  await sql`update ${sql.table(name)} set ${sql.join(values)} where ${where}`.execute(db)
}
