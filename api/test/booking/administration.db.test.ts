import { BOOKING_STATUSES } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '../support/accounts.ts'
import { administrator, ADMIN } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { balanceOf, bookBy, bookingOf, expectSound, paidBooking } from '../support/money.ts'
import type { Booking, Schemas } from '../support/money.ts'
import { newPartner, newPromo } from '../support/partners.ts'
import { ledger } from '../support/payment-callbacks.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

let service: TestService
let admin: TestClient
let client: TestClient
let credit: number

beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
  ;({ client } = await newTraveller(service.url))
})
beforeEach(async () => {
  credit = await balanceOf(client)
})

const set = (id: number, status: string, more: Record<string, unknown> = {}) =>
  admin.call<Schemas['AdminBooking']>('PATCH', `/api/admin/bookings/${id}/status`, { status, ...more })
const record = (id: number, amountCents: number, key?: string, more = {}) =>
  admin.call<Schemas['AdminBooking']>(
    'POST',
    `/api/admin/bookings/${id}/payment`,
    { amountCents, acceptExcess: true, ...more },
    key ? { 'Idempotency-Key': key } : {},
  )
const trail = async (id: number) =>
  (await admin.call<Schemas['AuditTrail']>('GET', `/api/admin/bookings/${id}/events`)).body.events

/** What came to carriers, the company, a partner and the traveller since. */
async function watch(...accounts: string[]) {
  const before = await ledger(service)
  return async () => {
    const now = await ledger(service)
    return accounts.map((account) => 0 - ((now.get(account) ?? 0) - (before.get(account) ?? 0)))
  }
}

/** What a Saver without a discount is divided into: for the carrier, and for the company. */
function sharesOf(cents: number): [number, number] {
  const net = Math.round(cents * 0.8)
  return [net, cents - net]
}

const held = async ({ id }: Booking) => 0 - ((await ledger(service)).get(`booking:${id}`) ?? 0)
const moves = BOOKING_STATUSES.flatMap((from) => BOOKING_STATUSES.map((to) => [from, to] as const))

describe('an administrator may set any of five states from any of five', () => {
  it.each(moves)('%s, %s: the money follows', async (from, to) => {
    const booking = await paidBooking(service, client)
    const paid = booking.totalPriceCents
    const [net, fee] = sharesOf(paid)
    const moved = await watch('carrier:payable', 'company:fees')
    expect((await set(booking.id, from)).body).toMatchObject({ status: from })
    const { status, body } = await set(booking.id, to)
    expect([status, body.status]).toEqual([200, to])
    const isBack = from === 'cancelled' || to === 'cancelled'
    const isEarned = to === 'completed' && !isBack
    expect(await moved()).toEqual(isEarned ? [net, fee] : [0, 0])
    expect(await held(booking)).toBe(isBack || isEarned ? 0 : paid)
    expect((await balanceOf(client)) - credit).toBe(isBack ? paid : 0)
    expect(body).toMatchObject({ paidCents: isBack ? 0 : paid, refundedCents: isBack ? paid : 0 })
    // What came back from its cancellation has to be paid again.
    const isOpen = from === 'cancelled' && to !== 'cancelled'
    expect([body.paymentStatus, body.outstandingCents]).toEqual(isOpen ? ['pending', paid] : ['completed', 0])
    const steps = (await trail(booking.id)).slice(2)
    const wanted = [
      ...(from === 'confirmed' ? [] : [['confirmed', from]]),
      ...(from === to ? [] : [[from, to]]),
    ]
    expect(steps.map(({ fromStatus, toStatus }) => [fromStatus, toStatus])).toEqual(wanted)
    await expectSound(service)
  })
})

it('counts the use of a promo code again for a booking that is brought back', async () => {
  await newPromo(service, { code: 'COMEBACK', percent: 10, max_uses: 1 })
  const booking = await paidBooking(service, client, { request: { promoCode: 'COMEBACK' } })
  const uses = async () => {
    const { rows } = await sql<{ uses: number; used: number }>`
      select uses, (select count(*)::int from promo_use where promo_code_id = id) as used
      from promo_code where code = 'COMEBACK'`.execute(database(service))
    return [rows[0]?.uses, rows[0]?.used]
  }
  for (const [status, count] of [
    ['cancelled', 0],
    ['confirmed', 1],
    ['completed', 1],
  ] as const) {
    await set(booking.id, status)
    expect(await uses(), status).toEqual([count, count])
  }
  // Also where others have used it up meanwhile.
  await set(booking.id, 'cancelled')
  await paidBooking(service, client, { request: { promoCode: 'COMEBACK' } })
  expect((await set(booking.id, 'confirmed')).status).toBe(200)
  expect(await uses()).toEqual([2, 2])
})

describe('a cancellation by', () => {
  it.each(['company', 'carrier', 'no-show'])(
    '%s gives it all back, but for who did not come',
    async (cause) => {
      const booking = await paidBooking(service, client)
      const paid = booking.totalPriceCents
      const moved = await watch('carrier:payable', 'company:fees')
      const isKept = cause === 'no-show'
      const day = service.clock.now
      if (isKept) service.clock.now = new Date(Date.parse(booking.pickupAt) + 60 * 60_000)
      const { body } = await set(booking.id, 'cancelled', { cause, note: 'On the phone' })
      service.clock.now = day
      expect(body).toMatchObject({ paidCents: isKept ? paid : 0, refundedCents: isKept ? 0 : paid })
      expect((await balanceOf(client)) - credit).toBe(isKept ? 0 : paid)
      expect(await moved()).toEqual(isKept ? sharesOf(paid) : [0, 0])
      await set(booking.id, 'confirmed')
      expect(await held(booking)).toBe(isKept ? paid : 0)
      await expectSound(service)
    },
  )
})

describe('a completed booking', () => {
  it('earns the partner its commission, and takes it back when it was not driven after all', async () => {
    const booking = await paidBooking(service, client)
    const partner = await newPartner(service)
    await sql`update booking set attributed_partner_id = ${partner.id}, attribution_rule = 'key' where id = ${booking.id}`.execute(
      database(service),
    )
    const moved = await watch('carrier:payable', 'company:fees', `partner:${partner.id}`)
    await set(booking.id, 'completed')
    const [net, rest] = sharesOf(booking.totalPriceCents)
    const fee = Math.round(booking.totalPriceCents / 10)
    expect(await moved()).toEqual([net, rest - fee, fee])
    await set(booking.id, 'cancelled', { cause: 'carrier' })
    expect(await moved()).toEqual([0, 0, 0])
    await expectSound(service)
  })

  it('that is paid in parts, from here and there, earns each of them once', async () => {
    const { id, totalPriceCents } = (await bookBy(client, trip(service.clock.now))).body.booking
    const moved = await watch('carrier:payable', 'company:fees')
    await record(id, 500)
    await set(id, 'completed')
    for (const cents of [700, 900]) expect((await record(id, cents)).status).toBe(200)
    expect((await moved()).reduce((sum, cents) => sum + cents, 0)).toBe(2100)
    await record(id, totalPriceCents)
    const [net, fee] = sharesOf(totalPriceCents)
    expect(await moved()).toEqual([net, fee])
    // The last part out of the balance, on the traveller's own payment page.
    const other = (await bookBy(client, trip(service.clock.now))).body.booking
    await record(other.id, other.totalPriceCents - 2000)
    await set(other.id, 'completed')
    const payer = { bookingId: other.id, firstName: 'Ada', lastName: 'Kowalska', email: 'ada@example.com' }
    await client.call('POST', '/api/payments/create', { ...payer, balanceCents: 1500 })
    await client.call('POST', '/api/payments/create', { ...payer, balanceCents: 2000 })
    expect(await bookingOf(client, other.id)).toMatchObject({
      paymentStatus: 'completed',
      status: 'completed',
    })
    expect(await moved()).toEqual([2 * net, 2 * fee])
    await expectSound(service)
  })
})

describe('the cause of a cancellation', () => {
  it('stands in the trail, and nowhere without a cancellation', async () => {
    const { id } = await paidBooking(service, client)
    expectProblem(await set(id, 'completed', { cause: 'carrier' }), { code: 'RULE_VIOLATION' })
    await set(id, 'cancelled', { cause: 'carrier' })
    await set(id, 'pending')
    await set(id, 'cancelled')
    const told = (await trail(id)).flatMap(({ cause }) => cause ?? [])
    expect(told).toEqual(['carrier', 'company'])
  })
})

describe('a booking is found by its number', () => {
  const found = async (query: string) =>
    (await admin.call<Schemas['AdminBookingList']>('GET', `/api/admin/bookings?bookingNumber=${query}`)).body

  it('as a bank statement has it, and no other is', async () => {
    const { id, bookingNumber } = (await bookBy(client, trip(service.clock.now))).body.booking
    await bookBy(client, trip(service.clock.now))
    for (const written of [bookingNumber, bookingNumber.toLowerCase(), `%20${bookingNumber}%20`]) {
      expect((await found(written)).bookings.map((booking) => booking.id)).toEqual([id])
    }
    expect((await found(`${bookingNumber}&status=completed`)).bookings).toEqual([])
    for (const none of ['FC-', bookingNumber.slice(0, -1), `${bookingNumber.slice(0, -1)}%25`, '%20']) {
      expect(await found(none)).toEqual({ bookings: [], next: null })
    }
  })
})

describe('a bank transfer that is recorded', () => {
  it('a second time is refused, unless it is said that more arrived', async () => {
    const how = { paymentMethod: 'bank_transfer' }
    const { id, totalPriceCents } = (await bookBy(client, trip(service.clock.now), how)).body.booking
    const once = { acceptExcess: false }
    expect((await record(id, totalPriceCents, undefined, once)).status).toBe(200)
    for (const more of [once, { acceptExcess: undefined }]) {
      const again = await record(id, totalPriceCents, undefined, more)
      expectProblem(again, { code: 'RULE_VIOLATION' })
    }
    expect(await balanceOf(client)).toBe(credit)
    expect((await record(id, 100)).body.paidCents).toBe(totalPriceCents)
    expect(await balanceOf(client)).toBe(credit + 100)
  })

  it('in full confirms, short leaves the rest, over goes to the balance', async () => {
    const how = { paymentMethod: 'bank_transfer' }
    const { id, totalPriceCents } = (await bookBy(client, trip(service.clock.now), how)).body.booking
    // Other tests of this service pay in and out of the bank, too.
    const inBank = async () => (await ledger(service)).get('bank') ?? 0
    const before = await inBank()
    const short = await record(id, totalPriceCents - 100)
    expect(short.body).toMatchObject({ status: 'pending', paymentStatus: 'pending', outstandingCents: 100 })
    const rest = await record(id, 350, undefined, { note: 'Statement 14' })
    expect(rest.body).toMatchObject({ status: 'confirmed', paymentStatus: 'completed', outstandingCents: 0 })
    expect((await balanceOf(client)) - credit).toBe(250)
    expect((await inBank()) - before).toBe(totalPriceCents + 250)
    const steps = (await trail(id)).map(({ kind, amountCents, why }) => [kind, amountCents, why])
    expect(steps.slice(1)).toEqual([
      ['PAID', totalPriceCents - 100, null],
      ['PAID', 350, 'Statement 14'],
      ['REFUNDED', -250, 'Statement 14'],
    ])
    await expectSound(service)
  })

  it('counts once under one key and twice under two', async () => {
    const { id } = (await bookBy(client, trip(service.clock.now))).body.booking
    const same = await Promise.all(Array.from({ length: 10 }, () => record(id, 300, `transfer-${id}`)))
    expect(new Set(same.map(({ body }) => body.paidCents))).toEqual(new Set([300]))
    expectProblem(await record(id, 301, `transfer-${id}`), { code: 'IDEMPOTENCY_KEY_REUSED' })
    expect((await record(id, 300, `another-${id}`)).body.paidCents).toBe(600)
  })
})

describe('the audit trail', () => {
  it('says who, when, from what to what and why; the traveller sees no names and notes', async () => {
    const booking = await paidBooking(service, client)
    await set(booking.id, 'in-progress', { note: 'The driver called' })
    const [, , step] = await trail(booking.id)
    expect(step).toEqual({
      at: service.clock.now.toISOString(),
      kind: 'STATUS_SET',
      actor: 'administrator',
      partnerName: null,
      keyHint: null,
      actorEmail: ADMIN.ADMIN_EMAIL,
      fromStatus: 'confirmed',
      toStatus: 'in-progress',
      fromPaymentStatus: 'completed',
      toPaymentStatus: 'completed',
      amountCents: null,
      why: 'The driver called',
      cause: null,
    })
    const seen = await client.call('GET', `/api/bookings/${booking.id}/events`)
    const { actorEmail: _, why: __, cause: ___, keyHint: ____, ...open } = step ?? {}
    expect((seen.body['events'] as unknown[]).at(-1)).toEqual(open)
    expect((await client.call('GET', `/api/admin/bookings/${booking.id}/events`)).status).toBe(403)
  })
})
