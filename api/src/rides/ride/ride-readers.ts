import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'

/** Somebody who sees to the rides of a carrier. */
export interface RideReader {
  carrierId: string
  firstName: string
  email: string
  language: string
  emailConfirmedAt: Date | null
}

/** Of these carriers those that are told of rides: not those that are closed. */
export async function openCarriers(em: EntityManager, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from carrier where id in (${sql.join([...ids])}) and state <> 'closed'`.execute(em.getKysely())
  return new Set(rows.map(({ id }) => id))
}

/** Who is written to of the rides of carriers: owners and dispatchers. */
export async function rideReaders(em: EntityManager, carrierIds: ReadonlySet<string>): Promise<RideReader[]> {
  if (carrierIds.size === 0) return []
  const { rows } = await sql<RideReader>`
    select m.carrier_id as "carrierId", u.first_name as "firstName", u.email, u.language,
      u.email_confirmed_at as "emailConfirmedAt"
    from carrier_member m join app_user u on u.id = m.user_id
    where m.carrier_id in (${sql.join([...carrierIds])}) and m.role in ('owner', 'dispatcher') and u.erased_at is null
    order by m.created_at, u.id`.execute(em.getKysely())
  return rows
}
