import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import { lockBooking } from '#bookings/booking/booking-record.ts'
import { balanceOf } from '#bookings/funds/use-balance.ts'
import type { PostingKind } from '#money/ledger/ledger.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { Administrator } from '../audit/record-audit.ts'
import { moveRefund, rulesUnderLock } from './refund-booking.service.ts'

type Schemas = components['schemas']

/** Carries what was found out of a transaction that must not commit. */
class Undone extends Error {
  readonly preview: Schemas['RefundPreview']

  constructor(preview: Schemas['RefundPreview']) {
    super('A preview is undone.')
    this.preview = preview
  }
}

/**
 * What a refund would do: it is done, looked at and undone, so that the preview cannot say anything else than the deed does.
 * @throws Problem as the refund itself does, but for a reason that is not written yet
 */
export async function previewRefund(
  context: Context,
  by: Administrator,
  id: number,
  order: Schemas['RefundOrder'],
): Promise<Schemas['RefundPreview']> {
  try {
    return await context.orm.em.fork().transactional(async (em) => {
      throw new Undone(await tryRefund(context, em, by, id, order))
    })
  } catch (error) {
    if (error instanceof Undone) return error.preview
    throw error
  }
}

async function tryRefund(
  context: Context,
  em: EntityManager,
  by: Administrator,
  id: number,
  order: Schemas['RefundOrder'],
): Promise<Schemas['RefundPreview']> {
  const booking = await lockBooking(em, { id })
  const { leavingCents, ...terms } = await rulesUnderLock(context, em, booking, order)
  const last = await lastEntry(em)
  await moveRefund(context, em, booking, order, { leavingCents, ...terms }, by)
  return {
    terms,
    status: booking.status,
    paidCents: booking.paidCents,
    refundedCents: booking.refundedCents,
    balanceCents: await balanceOf(em, booking),
    postings: await postingsSince(em, last, id),
    mails: [order.cancel ? 'booking-cancelled' : 'refund'],
  }
}

async function lastEntry(em: EntityManager): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`select coalesce(max(id), 0)::int as id from ledger_entry`.execute(em.getKysely())
  return rows[0]?.id ?? 0
}

/** What this transaction posted for the booking: others of it wait for its lock. */
async function postingsSince(
  em: EntityManager,
  last: number,
  bookingId: number,
): Promise<Schemas['PlannedPosting'][]> {
  const { rows } = await sql<{ postingId: string; kind: PostingKind; account: string; amountCents: number }>`
    select p.id as "postingId", p.kind, e.account, e.amount_cents as "amountCents"
    from ledger_entry e join ledger_posting p on p.id = e.posting_id
    where e.id > ${last} and p.booking_id = ${bookingId} order by e.id`.execute(em.getKysely())
  return [...new Set(rows.map(({ postingId }) => postingId))].map((id) => {
    const entries = rows.filter(({ postingId }) => postingId === id)
    return {
      kind: entries[0]?.kind ?? 'REFUND',
      entries: entries.map(({ account, amountCents }) => ({ account, amountCents })),
    }
  })
}
