import { sql } from 'kysely'
import { findLocked } from '#people/accounts/find-user.ts'
import { Booking } from '../booking/booking.entity.ts'
import { recordStep, standingOf } from '../booking/booking-events.service.ts'
import { BookingChange, type BookingChangeRow } from '../booking/booking-change.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { bookingAccount } from '#money/ledger/accounts.ts'
import { post } from '#money/ledger/ledger.service.ts'
import { Problem } from '#platform/http/problem.ts'
import { lockBooking } from '../booking/booking-record.ts'
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
  const asked = await findRow(em, BookingChange, { id: changeId })
  const known = asked && (await findRow(em, Booking, { id: asked.bookingId }))
  // The account before the booking, as everywhere: its balance may be needed.
  const user = known && (await findLocked(em, known.userId))
  const booking = await lockBooking(em, { id: asked?.bookingId ?? 0 })
  const change = await lockRow(em, BookingChange, sql`id = ${changeId}`)
  if (!change) throw new Error(`There is no change ${changeId}.`)
  const now = context.now()
  const available = user ? Math.min(change.balanceCents, await balanceOf(em, booking)) : 0
  const plan = change.status === 'open' ? await planNow(change) : undefined
  const enough = plan && plan.toPayCents <= money.amountCents + available
  change.settledAt = now
  change.status = enough ? 'applied' : 'dropped'
  await saveRow(em, BookingChange, change)
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
    by: change.administratorId
      ? { actor: 'administrator', actorId: change.administratorId }
      : { actor: 'traveller', actorId: booking.userId, keyId: change.keyId ?? null },
  })

  /** The plan as of now, or nothing when the booking cannot be changed so any more. */
  async function planNow({ wish, createdAt }: BookingChangeRow): Promise<ChangePlan | undefined> {
    const basis = await basisOf(context, em, booking)
    try {
      const fresh = planChange(booking, basis, wish, { now, askedAt: createdAt })
      // The page was paid after the pickup that it was to bring.
      return fresh.refusal || fresh.changed.pickupAt <= now ? undefined : fresh
    } catch (error) {
      if (error instanceof Problem) return undefined
      throw error
    }
  }
}
