import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { JobKind } from '#platform/jobs/job-kind.ts'

export interface PagesToClose {
  bookingId: number
  /** The session that shall stay open. */
  except: string | null
}

/** Closes the payment pages of a booking that must not be paid any more. */
export const CLOSE_SURPLUS_PAGES: JobKind<PagesToClose> = { name: 'close-payment-pages' }

/** In the caller's transaction: pages that are still open at their gateways will be closed. */
export async function queueSurplusPages(
  { jobs }: Context,
  em: EntityManager,
  job: PagesToClose,
): Promise<void> {
  const { rows } = await sql`select 1 from payment_session s ${surplusPages(job)} limit 1`.execute(
    em.getKysely(),
  )
  if (rows.length > 0) await jobs.enqueue(em, CLOSE_SURPLUS_PAGES, job)
}

/** Whether a payment's page is open at its gateway, or may be. */
export const IS_OPEN_PAGE = sql.raw(`status in ('opening', 'open', 'closing')`)

/**
 * The open pages of a booking but those that may be paid: one that asks for what is left to pay of it, as somebody may have gone
 * back to the card since, and those of its changes that still wait.
 */
export function surplusPages({ bookingId, except }: PagesToClose) {
  return sql`
    where s.booking_id = ${bookingId} and s.${IS_OPEN_PAGE} and s.id is distinct from ${except}
      and not exists (
        select 1 from booking b where b.id = s.booking_id and s.change_id is null
          and b.status <> 'cancelled' and b.payment_method = 'card' and b.payment_status in ('pending', 'failed')
          and b.prepayment_cents - b.paid_cents = s.amount_cents
          and s.attempt = (
            select max(attempt) from payment_session where booking_id = s.booking_id and change_id is null))
      and not exists (
        select 1 from booking_change c where c.id = s.change_id and c.status = 'open')`
}
