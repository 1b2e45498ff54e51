import { sql } from 'kysely'
import { settle } from '#bookings/settlement/settle.service.ts'
import { sendCardRefund } from '#money/payments/card-refunds.service.ts'
import type { RefundAnswer } from '#money/payments/gateway.ts'
import { decide, eventOf } from '#money/payments/sandbox/sandbox-state.ts'
import { SandboxSession } from '#money/payments/sandbox/sandbox-session.entity.ts'
import { findRow } from '#platform/database/rows.ts'
import { database } from './accounts.ts'
import type { TestClient } from './client.ts'
import { bookBy, bookingOf, newestSession, type Booking, type Schemas } from './money.ts'
import type { TestService } from './service.ts'
import { trip } from './traveller.ts'

type Order = Schemas['RefundOrder']

/** A booking that was paid on the sandbox's own page, so that the sandbox has the money to send back. */
export async function bookingPaidAtPage(
  service: TestService,
  client: TestClient,
  more: Record<string, unknown> = {},
): Promise<Booking> {
  const { body } = await bookBy(client, trip(service.clock.now, more))
  const { id } = body.booking
  const { id: sessionId } = await newestSession(service, id)
  const em = service.context.orm.em.fork()
  await decide(em, { sessionId }, 'paid', service.clock.now)
  const page = await findRow(service.context.orm.em.fork(), SandboxSession, { sessionId })
  const event = page && eventOf(page, service.clock.now)
  if (!event || event === 'open') throw new Error('The page was not paid.')
  await settle(service.context, 'sandbox', event)
  return bookingOf(client, id)
}

/** What becomes of the refunds of a booking's payments at the sandbox. */
export async function refundsBecome(
  service: TestService,
  bookingId: number,
  outcome: RefundAnswer['outcome'],
): Promise<void> {
  await sql`
    update sandbox_session set refund_outcome = ${outcome}
    where session_id in (select id from payment_session where booking_id = ${bookingId})`.execute(
    database(service),
  )
}

/** Lets the gateway be asked for what is on its way, as the job does. */
export async function sendRefunds(service: TestService, bookingId: number): Promise<void> {
  const { rows } = await sql<{
    id: string
  }>`select id from card_refund where booking_id = ${bookingId} order by asked_at`.execute(database(service))
  for (const { id } of rows) await sendCardRefund(service.context, id)
}

/** An order, of which a test says what matters. */
export const orderOf = (more: Partial<Order> = {}): Order => ({
  cancel: null,
  toBalanceCents: 0,
  toCardCents: 0,
  reason: 'The driver came 50 minutes late.',
  ...more,
})

export const askRefund = (
  admin: TestClient,
  { id }: Pick<Booking, 'id'>,
  order: Order,
  headers: Record<string, string> = {},
) => admin.call<Schemas['RefundResult']>('POST', `/api/admin/bookings/${id}/refunds`, order, headers)

export const previewRefund = (admin: TestClient, { id }: Pick<Booking, 'id'>, order: Order) =>
  admin.call<Schemas['RefundPreview']>('POST', `/api/admin/bookings/${id}/refunds/preview`, order)

export const moneyOf = async (admin: TestClient, { id }: Pick<Booking, 'id'>) =>
  (await admin.call<Schemas['BookingMoney']>('GET', `/api/admin/bookings/${id}/money`)).body
