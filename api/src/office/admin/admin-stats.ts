import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { rememberedWhileMany } from './remembered-while-many.ts'

/**
 * The figures at a glance (spec section 2), counted row by row: what is waiting or paid now stands in the bookings alone. Revenue is what paid bookings cost; one that was cancelled after it was paid brought
 * what was not given back. What was tried out counts nowhere.
 */
export const adminStats = rememberedWhileMany(countAll, ({ totalBookings }) => totalBookings)

async function countAll({ orm }: Context): Promise<components['schemas']['AdminStats']> {
  const { rows } = await sql<Record<keyof components['schemas']['AdminStats'], string>>`
    select
      (select count(*) from booking where not is_test) as "totalBookings",
      (select count(*) from booking where status = 'pending' and not is_test) as "pendingBookings",
      (select coalesce(sum(case when status = 'cancelled' then paid_cents else total_cents end), 0)
        from booking where payment_status = 'completed' and not is_test) as "revenueCents",
      (select count(*) from app_user where erased_at is null and closed_at is null) as "totalUsers",
      (select count(*) from contact_request where status = 'new') as "newMessages"`.execute(
    orm.em.fork().getKysely(),
  )
  const figures = rows[0]
  if (!figures) throw new Error('A statement of counts answers one row.')
  return {
    totalBookings: Number(figures.totalBookings),
    pendingBookings: Number(figures.pendingBookings),
    revenueCents: Number(figures.revenueCents),
    totalUsers: Number(figures.totalUsers),
    newMessages: Number(figures.newMessages),
  }
}
