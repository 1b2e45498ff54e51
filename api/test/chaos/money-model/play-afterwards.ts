import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { lockUser } from '#people/accounts/find-user.ts'
import { cancel } from '#bookings/cancellations/cancellation.service.ts'
import { change, previewChange } from '#bookings/changes/change.service.ts'
import { cancellationOf, leavingByTerms } from '#bookings/cancellations/cancellation-terms.ts'
import { lockBookings, removePerson } from '#office/privacy/delete-account.ts'
import type { Death } from './crash.ts'
import { applyChange, planOf } from './gateway-model.ts'
import type { ModelBooking, ModelChange } from './model-types.ts'
import { HOST, learnSessions, pick, rowOf } from './play-checkout.ts'
import type { MoveOf } from './steps.ts'
import { attempt, run, type World } from './world.ts'
import { sql } from 'kysely'

export async function cancelMove(world: World, move: MoveOf<'cancel'>, death?: Death): Promise<void> {
  const { context, clock, model } = world
  const booking = pick(model.bookings, move.which)
  if (!booking || booking.user.isGone) return
  const row = await rowOf(world, booking)
  const shown = cancellationOf(row, clock.now)
  const key = randomUUID()
  const body = { expectedRefundCents: shown.refundCents }
  const cancelled = () =>
    attempt(death, () =>
      cancel(context, { userId: booking.user.id, id: booking.id, body, key, ifMatch: undefined }),
    )
  const answer = await cancelled()
  if (booking.status === 'cancelled') {
    expect(answer).toMatchObject({ value: { body: { refundedCents: booking.refunded } } })
    return
  }
  const isOpen =
    booking.status === 'pending' || (booking.status === 'confirmed' && booking.pickupAt > clock.now)
  expect('refused' in answer).toBe(!isOpen)
  if (!isOpen) return
  // All of it, or nothing of it, or all but what was paid for Flexible too late.
  const isWhole = booking.payment !== 'completed'
  const leaving = isWhole ? [booking.paid] : [booking.paid, booking.paid - row.keptCents, 0]
  expect(leaving).toContain(leavingByTerms(row, clock.now))
  expect(shown.refundCents).toBe(Math.min(leavingByTerms(row, clock.now), model.refundable(booking)))
  model.cancel(booking, leavingByTerms(row, clock.now))
  expect(answer).toMatchObject({
    value: { body: { refundedCents: booking.refunded, balanceCents: model.balanceOf(booking).cents } },
  })
  expect(await cancelled()).toEqual(answer)
}

export async function changeMove(world: World, move: MoveOf<'change'>, death?: Death): Promise<void> {
  const { context, model } = world
  const booking = pick(model.bookings, move.which)
  if (!booking || booking.user.isGone) return
  const { id, user } = booking
  const balance = model.balanceOf(booking)
  const shown = await attempt(undefined, () => previewChange(context, user.id, id, move.wish))
  const key = randomUUID()
  const expected = 'value' in shown ? { expectedDifferenceCents: shown.value.differenceCents } : {}
  const body = { ...move.wish, ...expected, balanceCents: move.cents }
  const changed = () =>
    attempt(death, () => change(context, { userId: user.id, id, body, key, ifMatch: undefined, host: HOST }))
  const answer = await changed()
  // Another change that is being paid for comes first.
  const isHeld = model.sessions.some((one) => one.booking === booking && one.change && model.isOnItsWay(one))
  if (isHeld && 'value' in shown) expect(shown.value.canChange).toBe(false)
  if ('refused' in shown || !shown.value.canChange) {
    expect('refused' in answer).toBe(true)
    return
  }
  const plan = planOf(booking, shown.value.totalAfterCents, model)
  const credit = Math.max(0, booking.paid - plan.prepay)
  expect(shown.value).toMatchObject({
    totalBeforeCents: booking.total,
    toPayCents: plan.toPay,
    creditCents: Math.min(credit, model.refundable(booking)),
    dueToCarrierCents: plan.total - plan.prepay,
    balanceCents: balance.cents,
  })
  // What is wished for last counts.
  for (const one of model.changes) if (one.booking === booking) one.isOpen = false
  const fromBalance = Math.min(move.cents, plan.toPay, balance.cents)
  if (fromBalance === plan.toPay) {
    balance.cents -= fromBalance
    booking.paid += fromBalance
    applyChange(model, booking, plan)
    booking.pickupAt = (await rowOf(world, booking)).pickupAt
  } else model.changes.push(await openChange(world, booking, move, fromBalance))
  await learnSessions(world)
  const toPayCents = plan.toPay - fromBalance
  expect(answer).toMatchObject({
    value: { body: { applied: toPayCents === 0, toPayCents, balanceCents: balance.cents } },
  })
  expect(await changed()).toEqual(answer)
}

async function openChange(
  world: World,
  booking: ModelBooking,
  { wish }: MoveOf<'change'>,
  fromBalance: number,
): Promise<ModelChange> {
  const [row] = await run<{ id: string; status: string; balance: number }>(
    world,
    sql`select id, status, balance_cents as balance from booking_change where booking_id = ${booking.id}
      and id <> all (${world.model.changes.map(({ id }) => id)}::uuid[]) and status = 'open'`,
  )
  if (!row) expect.fail('a change that waits for its payment is not kept')
  expect(row.balance).toBe(fromBalance)
  return { id: row.id, booking, wish, fromBalance, askedAt: world.clock.now, isOpen: true }
}

/** The traveller's account ends, paid journeys ahead or not. */
export async function leaveMove(world: World, move: MoveOf<'leave'>, death?: Death): Promise<void> {
  const { context, model } = world
  const user = model.users[move.user]
  if (!user || user.isGone || !move.isSure) return
  const result = await attempt(death, () =>
    context.orm.em.fork().transactional(async (em) => {
      const row = await lockUser(em, user.id)
      await lockBookings(em, row)
      await removePerson(context, em, row)
    }),
  )
  // Done before the death, it finds nobody any more.
  if ('refused' in result) expect(result.refused).toBe('UNAUTHORIZED')
  for (const booking of model.bookings) {
    const isAhead = booking.status === 'confirmed' && booking.pickupAt > world.clock.now
    const isUnpaid = (booking.status === 'pending' || isAhead) && booking.payment !== 'completed'
    if (booking.user === user && isUnpaid) model.cancel(booking, booking.paid)
  }
  const balance = user.balances.live.cents
  user.isGone = true
  user.balances.live.cents = 0
  if (balance === 0) return
  const waits = {
    gateway: 'balance',
    amount: balance,
    currency: 'EUR',
    sessionId: undefined,
    booking: undefined,
  }
  model.park({ eventId: `end-of-account:${user.id}`, ...waits })
}
