import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'

/**
 * Whether an account may still come back to an address that it left: until then nobody else gets it. Otherwise whoever moved
 * an account away would only have to register with its old address to make the way back impossible.
 */
export async function isReserved(
  em: EntityManager,
  email: string,
  forUserId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from account_link where email = ${email} and purpose = 'email-changed' and user_id <> ${forUserId}
      and used_at is null and expires_at > ${now} limit 1`.execute(em.getKysely())
  return rows.length > 0
}
