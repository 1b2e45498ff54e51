import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'

/** A key as people know it. */
export interface NamedKey {
  /** The partner's name. */
  partner: string
  /** Enough of the key to tell it from others. */
  hint: string
}

/** Keys by their ids, with the partners whose they are; also those that work no more. */
export async function keysByName(
  em: EntityManager,
  ids: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, NamedKey>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))]
  if (known.length === 0) return new Map()
  const { rows } = await sql<NamedKey & { id: string }>`
    select k.id, p.name as partner, k.hint from partner_key k join partner p on p.id = k.partner_id
    where k.id in (${sql.join(known)})`.execute(em.getKysely())
  return new Map(rows.map(({ id, ...named }) => [id, named]))
}
