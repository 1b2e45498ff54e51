import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'

/** Marks a link as used. */
export async function useUpLink({ orm, now }: Context, id: string): Promise<void> {
  await sql`update account_link set used_at = ${now()} where id = ${id} and used_at is null`.execute(
    orm.em.fork().getKysely(),
  )
}
