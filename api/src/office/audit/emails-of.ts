import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'

/** The addresses of accounts, by their ids; those of people who were removed are not known any more. */
export async function emailsOf(
  em: EntityManager,
  ids: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))]
  if (known.length === 0) return new Map()
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from app_user where erased_at is null and id in (${sql.join(known)})`.execute(
    em.getKysely(),
  )
  return new Map(rows.map(({ id, email }) => [id, email]))
}
