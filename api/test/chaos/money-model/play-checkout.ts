import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { Booking } from '#bookings/booking/booking.entity.ts'
import { book } from '#bookings/checkout/book.service.ts'
import { pay } from '#bookings/checkout/pay.service.ts'
import { findRow } from '#platform/database/rows.ts'
import { createQuote, type QuoteOwner } from '#prices/quotes/quotes.service.ts'
import { trip } from '../../support/traveller.ts'
import type { Death } from './crash.ts'
import type { ModelBooking, ModelUser } from './model-types.ts'
import type { MoveOf } from './steps.ts'
import { attempt, run, type World } from './world.ts'

export const HOST = 'localhost'

export async function bookMove(world: World, move: MoveOf<'book'>, death?: Death): Promise<void> {
  const { context, clock, model } = world
  const user = model.users[move.user]
  if (!user || user.isGone) return
  const day = new Date(clock.now.getTime() + move.days * 86_400_000).toISOString().slice(0, 10)
  const way = trip(clock.now)
  const hire = move.hours !== null && {
    durationHours: move.hours,
    destination: way.pickupLocation,
    isRoundTrip: false,
  }
  const back = !hire && move.trip.isRoundTrip && { returnDate: day, returnTime: '20:00' }
  const request = { ...way, ...move.trip, pickupDate: day, ...hire, ...back }
  const quote = await createQuote(context, { ...request, ...promoOf(move) }, ownerOf(world, user, move))
  const body = {
    ...request,
    quoteId: quote.id,
    paymentMethod: move.method,
    prepaymentPercent: move.percent,
    balanceCents: move.cents,
  }
  const key = randomUUID()
  const from = { checkoutIds: [], host: HOST }
  const booked = () => attempt(death, () => book(context, user.id, body, key, from))
  const answer = await booked()
  const refused = wayRefusal(quote, move)
  if (refused) {
    expect(answer).toEqual({ refused })
    return
  }
  if ('refused' in answer) expect.fail(`refused: ${answer.refused}`)
  const { id } = answer.value.body.booking
  const booking: ModelBooking = {
    id,
    user,
    partnerId: quote.partnerId ?? null,
    isTest: quote.isTest,
    status: 'pending',
    payment: 'pending',
    method: move.method ?? 'card',
    percent: move.percent,
    total: quote.totalCents,
    prepay: model.prepaymentOf(quote.totalCents, move.method ?? 'card', move.percent),
    paid: 0,
    setAside: 0,
    refunded: 0,
    goodwill: 0,
    disputed: 0,
    pickupAt: quote.pickupAt,
    returnAt: quote.returnAt ?? null,
  }
  model.bookings.push(booking)
  model.setAside(booking, move.cents)
  if (booking.paid > 0) model.settleIfPaid(booking)
  await learnSessions(world)
  // Asked again, the same is answered.
  expect(await booked()).toEqual(answer)
}

function ownerOf({ partnerId }: World, user: ModelUser, { from }: MoveOf<'book'>): QuoteOwner {
  const isPartners = from === 'partner' || from === 'test'
  return {
    userId: user.id,
    partnerId: isPartners ? partnerId : null,
    partnerKeyId: null,
    isTest: from === 'test',
  }
}

function promoOf({ from }: MoveOf<'book'>) {
  return from === 'promo' ? { promoCode: 'WELCOME10' } : {}
}

export async function payMove(world: World, move: MoveOf<'pay'>, death?: Death): Promise<void> {
  const { context, clock, model } = world
  const booking = pick(model.bookings, move.which)
  if (!booking || booking.user.isGone) return
  const { user } = booking
  const payer = { firstName: 'Ada', lastName: 'Kowalska', email: 'ada@example.com' }
  const wish = { method: move.method, prepaymentPercent: move.percent, balanceCents: move.cents }
  const body = { bookingId: booking.id, ...payer, ...wish }
  const key = randomUUID()
  const paid = () => attempt(death, () => pay(context, user.id, body, key, HOST))
  const answer = await paid()
  const refused = refusalOf(booking, move, clock.now)
  expect('refused' in answer ? answer.refused : undefined).toBe(refused)
  if (refused) return
  booking.method = move.method ?? 'card'
  booking.percent = move.percent
  const received = booking.paid - booking.setAside
  booking.prepay = Math.max(received, model.prepaymentOf(booking.total, booking.method, move.percent))
  model.setAside(booking, move.cents)
  model.settleIfPaid(booking)
  await learnSessions(world)
  expect(await paid()).toEqual(answer)
}

/** A test has no bank account to send money to, and a transfer pays all of it. */
function wayRefusal(
  { isTest }: { isTest: boolean },
  { method, percent }: Pick<MoveOf<'pay'>, 'method' | 'percent'>,
): string | undefined {
  if (method !== 'bank_transfer') return undefined
  if (isTest) return 'PAYMENT_METHOD_UNAVAILABLE'
  return percent < 100 ? 'PREPAYMENT_NOT_ALLOWED' : undefined
}

function refusalOf(booking: ModelBooking, move: MoveOf<'pay'>, now: Date): string | undefined {
  const wrongWay = wayRefusal(booking, move)
  if (wrongWay) return wrongWay
  if (booking.status === 'cancelled') return 'BOOKING_CANCELLED'
  if (booking.payment === 'completed' || booking.payment === 'processing') return 'ALREADY_PAID'
  return booking.status === 'pending' && booking.pickupAt <= now ? 'BOOKING_OVER' : undefined
}

/** Adds the payment pages that a step has opened. Two that can be paid never ask for the same. */
export async function learnSessions(world: World): Promise<void> {
  const { model } = world
  if (model.bookings.length === 0) return
  const rows = await run<{ id: string; changeId: string | null; bookingId: number; amount: number }>(
    world,
    sql`select id, change_id as "changeId", booking_id as "bookingId", amount_cents as amount from payment_session
      where booking_id in (${sql.join(model.bookings.map(({ id }) => id))}) order by created_at, attempt`,
  )
  for (const { id, changeId, bookingId, amount } of rows) {
    const booking = model.bookings.find((one) => one.id === bookingId)
    if (!booking || model.sessions.some((one) => one.id === id)) continue
    const change = model.changes.find((one) => one.id === changeId)
    if (!change) expect(amount, 'what a page asks for').toBe(model.outstanding(booking))
    model.sessions.push({ id, booking, change, amount, status: 'open' })
  }
}

export function pick<T>(all: readonly T[], which: number): T | undefined {
  // The newest first: what has just happened is the most likely to go on.
  return all.toReversed()[which % Math.max(1, all.length)]
}

export async function rowOf(world: World, { id }: ModelBooking) {
  const row = await findRow(world.context.orm.em.fork(), Booking, { id })
  if (!row) expect.fail(`the booking ${id} is gone`)
  return row
}
