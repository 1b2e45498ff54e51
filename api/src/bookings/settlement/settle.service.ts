import { sql, type RawBuilder } from 'kysely'
import { User, type UserRow } from '#people/accounts/user.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { anyOf, ask, askTogether, type Question } from '#platform/database/ask-together.ts'
import { findRows, lockedRow, rowsWith } from '#platform/database/rows.ts'
import { isInReview } from '#money/payments/reviews.service.ts'
import { isUuid } from '#platform/database/uuid.ts'
import { Problem } from '#platform/http/problem.ts'
import type { GatewayEvent } from '#money/payments/gateway.ts'
import { PaymentSession, type PaymentSessionRow } from '#money/payments/payment-session.entity.ts'
import { Booking, type BookingRow } from '../booking/booking.entity.ts'
import type { KnownOfBooking } from '../funds/receive-payment.ts'
import { IS_OPEN_PAGE } from '../funds/surplus-pages.ts'
import { awaitPayment } from './await-payment.ts'
import { collect } from './collect-payment.ts'
import { fail } from './fail-payment.ts'
import { moveSession } from './advance-session.ts'
import { recordPayerCard } from './record-payer-card.ts'
import { holdInSuspense } from './hold-in-suspense.ts'
import { process } from './mark-processing.ts'

/**
 * Settles a payment session by what its gateway says, be that a callback, an answer to our question, or what was found
 * when its page was to be closed. Session, booking, ledger, trail and mail change in one transaction, under the session's lock,
 * so that what comes twice, late or in another order counts once. Money that fits nothing is parked for a person.
 * @param gateway which gateway says so: its word counts for its own sessions
 * @throws Problem NOT_FOUND when no money came and the session is not ours
 */
export async function settle(context: Context, gateway: string, event: GatewayEvent): Promise<void> {
  await context.orm.em.fork().transactional(async (em) => {
    const locked = await lockSession(em, gateway, event)
    if (locked) return settleSession(context, em, locked, event)
    if (event.outcome !== 'paid') throw new Problem('NOT_FOUND', 'There is no such payment session.')
    await holdInSuspense(context, em, { gateway, event, why: 'UNKNOWN_SESSION' })
  })
}

async function settleSession(
  context: Context,
  em: EntityManager,
  { session, known }: LockedSession,
  event: GatewayEvent,
): Promise<void> {
  const { gateway } = session
  const isOver = session.status === 'paid' || session.status === 'review'
  if (event.outcome !== 'paid') {
    if (isOver) return
    if (event.outcome === 'processing') await process(context, em, session)
    else await fail(context, em, session, event.outcome)
    return
  }
  const wrong = misfit(session, event)
  if (isOver) {
    // Told again. Another sum is other money.
    if (session.status === 'paid' ? wrong : !(await isInReview(em, session.id, event)))
      await holdInSuspense(context, em, { gateway, event, session, why: 'PAID_TWICE' })
    return
  }
  if (wrong) {
    // Money that is not what was asked waits for a person; it confirms nothing.
    await moveSession(em, session, 'review', context.now())
    await holdInSuspense(context, em, { gateway, event, session, why: wrong })
    await awaitPayment(context, em, session, 'payment-in-review')
    return
  }
  await moveSession(em, session, 'paid', context.now())
  await collect(context, em, session, known)
  await recordPayerCard(context, em, session, event)
}

function misfit(
  session: PaymentSessionRow,
  event: GatewayEvent,
): 'WRONG_AMOUNT' | 'WRONG_CURRENCY' | undefined {
  if (event.currency !== session.currency) return 'WRONG_CURRENCY'
  return event.amountCents === session.amountCents ? undefined : 'WRONG_AMOUNT'
}

interface LockedSession {
  session: PaymentSessionRow
  /** What was read of its booking in the same message. */
  known?: KnownOfBooking
}

async function lockSession(
  em: EntityManager,
  gateway: string,
  { sessionId: id, card, outcome }: GatewayEvent,
): Promise<LockedSession | null> {
  // What is no UUID is no session of ours.
  if (!isUuid(id)) return null
  const ofBooking = sql`id = ${id} and ${isOf(gateway)} and change_id is null`
  if (!card) {
    const locking = rowsWith(em, PaymentSession, sql`where ${ofBooking} for no key update`)
    const [[session], known] =
      outcome === 'paid' ? await lockWithBooking(em, locking, id, ofBooking) : [await ask(em, locking)]
    if (session) return { session, ...(known && { known }) }
  }
  const session = await lockSessionAfterAccount(em, gateway, id)
  return session && { session }
}

/** Money that comes changes the booking: it is locked after its session, and what else is needed of it is read, in one message. */
async function lockWithBooking(
  em: EntityManager,
  locking: Question<PaymentSessionRow[]>,
  id: string,
  ofBooking: RawBuilder<unknown>,
): Promise<[PaymentSessionRow[], KnownOfBooking]> {
  const bookingId = sql`(select booking_id from payment_session where ${ofBooking})`
  const traveller = sql`where id = (select user_id from booking where id = ${bookingId}) and erased_at is null`
  const otherPages = sql`
    select 1 from payment_session where booking_id = ${bookingId} and id <> ${id} and ${IS_OPEN_PAGE} limit 1`
  const [sessions, , [user], hasOtherPages] = await askTogether<
    [PaymentSessionRow[], BookingRow | null, UserRow[], boolean]
  >(em, [
    locking,
    lockedRow(em, Booking, sql`id = ${bookingId}`),
    rowsWith(em, User, traveller),
    anyOf(em, otherPages),
  ])
  return [sessions, { traveller: user, hasOtherPages }]
}

/** A gateway's own sessions; where the sandbox takes the cards, that of tests is a part of it. */
const isOf = (gateway: string) =>
  gateway === 'sandbox' ? sql`gateway in ('sandbox', 'test')` : sql`gateway = ${gateway}`

/**
 * The account's lock comes before the session's, as whoever pays has it already: a change may be paid out of the balance too, and a
 * card is remembered for its traveller. Who took it at the end held the booking that others of the account waited for.
 */
async function lockSessionAfterAccount(
  em: EntityManager,
  gateway: string,
  id: string,
): Promise<PaymentSessionRow | null> {
  const own = sql`id = ${id} and ${isOf(gateway)}`
  await sql`
    select 1 from app_user where id = (
      select b.user_id from booking b where b.id = (select booking_id from payment_session where ${own}))
    for no key update`.execute(em.getKysely())
  const [session] = await findRows(em, PaymentSession, sql`where ${own} for no key update`)
  return session ?? null
}
