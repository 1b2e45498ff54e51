import { LockMode } from '@mikro-orm/core'
import { findLocked } from '#people/accounts/find-user.ts'
import { Booking } from '../booking/booking.entity.ts'
import { recordStep, standingOf } from '../booking/booking-events.service.ts'
import { BookingChange } from '../booking/booking-change.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import { bookingAccount } from '#money/ledger/accounts.ts'
import { post } from '#money/ledger/ledger.service.ts'
import { Problem } from '#platform/http/problem.ts'
import { lockBooking } from '../booking/find-booking.ts'
import { receive, type Received } from '../funds/receive-payment.ts'
import { balanceOf, fromBalance } from '../funds/use-balance.ts'
import { applyChange } from './apply-change.ts'
import { basisOf } from './change-basis.ts'
import { planChange, type ChangePlan } from './plan-change.ts'

/** A change's difference was paid: the change holds now. Where it cannot any more, the money goes to the balance. */
export async function settleChange(
  context: Context,
  em: EntityManager,
  changeId: string,
  money: Received,
): Promise<void> {
  const change = await em.findOneOrFail(BookingChange, { id: changeId })
  // Past the ORM, so that what the lock finds is not taken for known already.
  const known = await findRow(em, Booking, { id: change.bookingId })
  // The account before the booking, as everywhere: its balance may be needed.
  const user = known && (await findLocked(em, known.userId))
  const booking = await lockBooking(em, { id: change.bookingId })
  await em.refresh(change, { lockMode: LockMode.PESSIMISTIC_WRITE })
  const now = context.now()
  const available = user ? Math.min(change.balanceCents, await balanceOf(em, booking)) : 0
  const plan = change.status === 'open' ? await planNow() : undefined
  const enough = plan && plan.toPayCents <= money.amountCents + available
  change.settledAt = now
  change.status = enough ? 'applied' : 'dropped'
  if (!enough) return receive(context, em, booking, money)
  const rest = plan.toPayCents - money.amountCents
  if (rest > 0) await fromBalance(em, booking, rest, now)
  const entries = [
    { account: money.source, amountCents: money.amountCents },
    { account: bookingAccount(booking.id), amountCents: -money.amountCents },
  ]
  await post(em, { reference: money.reference, kind: 'PAYMENT', bookingId: booking.id, entries }, now)
  booking.paidCents += money.amountCents
  await recordStep(em, booking, standingOf(booking), { ...money, kind: 'PAID' }, now)
  // More than was needed by now goes back with the change.
  const paidPlan = { ...plan, creditCents: Math.max(0, booking.paidCents - plan.prepaymentCents) }
  await applyChange(context, em, booking, paidPlan, {
    changeId,
    by: { actor: 'traveller', actorId: booking.userId },
  })

  /** The plan as of now, or nothing when the booking cannot be changed so any more. */
  async function planNow(): Promise<ChangePlan | undefined> {
    const basis = await basisOf(em, booking)
    try {
      const fresh = planChange(booking, basis, change.wish, { now, askedAt: change.createdAt })
      // The page was paid after the pickup that it was to bring.
      return fresh.refusal || fresh.changed.pickupAt <= now ? undefined : fresh
    } catch (error) {
      if (error instanceof Problem) return undefined
      throw error
    }
  }
}
