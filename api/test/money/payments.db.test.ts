import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeSurplusPages } from '#bookings/settlement/close-surplus-pages.ts'
import { expireUnpaid } from '#bookings/settlement/expire-unpaid.ts'
import { reconcile } from '#bookings/settlement/reconcile.ts'
import { administrator } from '../support/administrators.ts'
import { changeBy } from '../support/changes.ts'
import type { TestClient } from '../support/client.ts'
import { bookBy, bookingOf, expectSound, HOUR, newestSession, settleNewest } from '../support/money.ts'
import type { Schemas } from '../support/money.ts'
import { callbackBody, mailsOfKind, paymentsOf, sendCallback } from '../support/payment-callbacks.ts'
import { newPromo } from '../support/partners.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

let service: TestService
let admin: TestClient
let client: TestClient
let email: string

beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
  await newPromo(service, { code: 'ODD', percent: 13 })
})
beforeEach(async () => {
  service.clock.now = new Date()
  ;({ client, email } = await newTraveller(service.url))
})

const book = async (how: Record<string, unknown> = {}, request: Record<string, unknown> = {}) =>
  (await bookBy(client, trip(service.clock.now, request), how)).body
const pay = (bookingId: number, how: Record<string, unknown> = {}) =>
  client.call<Schemas['PaymentResult']>('POST', '/api/payments/create', {
    ...{ bookingId, firstName: 'Ada', lastName: 'Kowalska', email },
    ...how,
  })
const paymentOf = async (id: number) =>
  (await client.call<Schemas['BookingPayment']>('GET', `/api/bookings/${id}/payment`)).body
const stateOf = async (id: number) => {
  const { status, paymentStatus } = await bookingOf(client, id)
  return [status, paymentStatus]
}
const decide = (page: string, choice: object) =>
  client.call<{ outcome: string }>('POST', new URL(page).pathname, choice)
const later = (hours: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + hours * HOUR)
}

describe('a prepayment', () => {
  it.each([30, 33, 50, 100])(
    'of %i per cent is rounded up; the carrier gets the rest on the day',
    async (percent) => {
      const { booking } = await book({ prepaymentPercent: percent }, { promoCode: 'ODD' })
      const { totalPriceCents: total, id } = booking
      const ahead = Math.ceil((total * percent) / 100)
      const money = { prepaymentCents: ahead, dueToCarrierCents: total - ahead }
      expect(booking).toMatchObject({ ...money, paidCents: 0, outstandingCents: ahead })
      expect((await newestSession(service, id)).amount_cents).toBe(ahead)
      await settleNewest(service, id)
      expect(await bookingOf(client, id)).toMatchObject({ ...money, paidCents: ahead, outstandingCents: 0 })
      expect(await stateOf(id)).toEqual(['confirmed', 'completed'])
      expect(await paymentOf(id)).toMatchObject({
        ...money,
        outstandingCents: 0,
        minimumPrepaymentPercent: 30,
      })
      await expectSound(service)
    },
  )

  it('is never less than 30 per cent, and all of it by bank transfer', async () => {
    const less = await bookBy(client, trip(service.clock.now), { prepaymentPercent: 29 })
    expect(less.status).toBe(400)
    const how = { paymentMethod: 'bank_transfer', prepaymentPercent: 50 }
    expectProblem(await bookBy(client, trip(service.clock.now), how), { code: 'PREPAYMENT_NOT_ALLOWED' })
    const { booking } = await book()
    const answer = await pay(booking.id, { method: 'bank_transfer', prepaymentPercent: 99 })
    expectProblem(answer, { code: 'PREPAYMENT_NOT_ALLOWED' })
  })
})

describe('a bank transfer', () => {
  it('is shown with its reference until an administrator records it', async () => {
    const { booking, manualPayment, paymentRedirectUrl } = await book({ paymentMethod: 'bank_transfer' })
    const { id, totalPriceCents: amountCents, bookingNumber: reference } = booking
    expect([manualPayment, paymentRedirectUrl]).toEqual([true, undefined])
    const { bankTransfer, method } = await paymentOf(id)
    expect([method, bankTransfer]).toMatchObject([
      'bank_transfer',
      { amountCents, reference, isExample: true },
    ])
    expect(await mailsOfKind(service, email, 'bank-transfer')).toBe(1)
    await admin.call('POST', `/api/admin/bookings/${id}/payment`, { amountCents: amountCents - 40 })
    // What is left is asked for by its own mail.
    expect(await mailsOfKind(service, email, 'bank-transfer')).toBe(2)
    expect((await paymentOf(id)).bankTransfer?.amountCents).toBe(40)
    await admin.call('POST', `/api/admin/bookings/${id}/payment`, { amountCents: 40 })
    expect(await stateOf(id)).toEqual(['confirmed', 'completed'])
    expect((await paymentOf(id)).bankTransfer).toBeNull()
    expectProblem(await pay(id), { code: 'ALREADY_PAID' })
    expect(await mailsOfKind(service, email, 'booking-paid')).toBe(1)
  })

  it('can be chosen and left again: the page of the card is the one to pay on', async () => {
    const { booking } = await book()
    expect((await pay(booking.id, { method: 'bank_transfer' })).body).toMatchObject({ manualPayment: true })
    // Meanwhile the first page may be closed, or not yet: what is offered stays open.
    const { redirect_url: page } = (await pay(booking.id)).body
    await closeSurplusPages(service.context, { bookingId: booking.id, except: null })
    expect((await decide(page, { outcome: 'paid' })).body.outcome).toBe('paid')
    expect(await stateOf(booking.id)).toEqual(['confirmed', 'completed'])
  })

  it('and back, while pages are closed: what is offered can be paid', async () => {
    const { booking } = await book()
    for (let round = 0; round < 10; round += 1) {
      await pay(booking.id, { method: 'bank_transfer' })
      const closing = closeSurplusPages(service.context, { bookingId: booking.id, except: null })
      const [{ body }] = await Promise.all([pay(booking.id), closing])
      const found = await fetch(body.redirect_url).then((answer) => answer.text())
      expect(found, `round ${round}`).toContain('name="outcome"')
    }
  })
})

describe('a payment that clears later', () => {
  it('is on its way, and then paid', async () => {
    const { booking } = await book()
    await settleNewest(service, booking.id, 'processing')
    await settleNewest(service, booking.id, 'processing')
    expect(await stateOf(booking.id)).toEqual(['pending', 'processing'])
    expectProblem(await pay(booking.id), { code: 'ALREADY_PAID' })
    expect(await mailsOfKind(service, email, 'payment-processing')).toBe(1)
    await settleNewest(service, booking.id)
    expect(await stateOf(booking.id)).toEqual(['confirmed', 'completed'])
  })

  it('or declined, also when that is told the other way round', async () => {
    const [{ booking: one }, { booking: other }] = [await book(), await book()]
    await settleNewest(service, one.id, 'processing')
    await settleNewest(service, one.id, 'declined')
    await settleNewest(service, other.id, 'declined')
    await settleNewest(service, other.id, 'processing')
    for (const { id } of [one, other]) {
      expect(await stateOf(id)).toEqual(['pending', 'failed'])
      expect((await pay(id)).status).toBe(200)
      await settleNewest(service, id)
      expect(await stateOf(id)).toEqual(['confirmed', 'completed'])
    }
  })

  it('is not failed by another attempt, and what a change left to pay is offered', async () => {
    const { booking } = await book()
    const first = await newestSession(service, booking.id)
    await pay(booking.id, { prepaymentPercent: 50 })
    await settleNewest(service, booking.id, 'processing')
    await sendCallback(service, callbackBody(first, 'declined'))
    expect(await stateOf(booking.id)).toEqual(['pending', 'processing'])
    await changeBy(client, booking.id, { extras: { meetAndGreet: true } })
    await settleNewest(service, booking.id)
    const { outstandingCents } = await bookingOf(client, booking.id)
    expect(outstandingCents).toBe(450)
    expect(await stateOf(booking.id)).toEqual(['pending', 'pending'])
    expect((await pay(booking.id, { prepaymentPercent: 50 })).status).toBe(200)
    await settleNewest(service, booking.id)
    expect(await stateOf(booking.id)).toEqual(['confirmed', 'completed'])
    await expectSound(service)
  })
})

describe('a callback that does not come', () => {
  it('is made up for by asking, once', async () => {
    const { booking, paymentRedirectUrl = '' } = await book()
    await decide(paymentRedirectUrl, { outcome: 'paid', delivery: 'lost' })
    await reconcile(service.context)
    expect(await stateOf(booking.id)).toEqual(['pending', 'pending'])
    later(0.05)
    await Promise.all([reconcile(service.context), reconcile(service.context)])
    expect(await stateOf(booking.id)).toEqual(['confirmed', 'completed'])
    await settleNewest(service, booking.id)
    expect(await mailsOfKind(service, email, 'booking-paid')).toBe(1)
    await expectSound(service)
  })

  it('as nobody paid: the page closes by itself, and a new one can be paid', async () => {
    const { booking } = await book()
    later(25)
    await reconcile(service.context)
    expect(await stateOf(booking.id)).toEqual(['pending', 'pending'])
    expect((await pay(booking.id)).status).toBe(200)
    const attempts = (await paymentsOf(service, booking.id)).map(({ status }) => status)
    expect(attempts).toEqual(['expired', 'open'])
    // The first was paid at the last moment, and is told of late.
    const [first] = await paymentsOf(service, booking.id)
    await sendCallback(service, callbackBody(first ?? { id: '', amount_cents: 0 }, 'paid'))
    expect(await stateOf(booking.id)).toEqual(['confirmed', 'completed'])
    await closeSurplusPages(service.context, { bookingId: booking.id, except: null })
    expect((await paymentsOf(service, booking.id)).map(({ status }) => status)).toEqual(['paid', 'expired'])
  })
})

describe('the page of a booking', () => {
  it('is closed when it was cancelled, or costs something else now', async () => {
    const [one, other] = [await book(), await book()]
    await client.call('POST', `/api/bookings/${one.booking.id}/cancellation`, {})
    await changeBy(client, other.booking.id, { extras: { meetAndGreet: true } })
    for (const { booking, paymentRedirectUrl = '' } of [one, other]) {
      await closeSurplusPages(service.context, { bookingId: booking.id, except: null })
      const late = await decide(paymentRedirectUrl, { outcome: 'paid' })
      expect(late.body.outcome).toBe('expired')
      expect((await paymentsOf(service, booking.id))[0]?.status).toBe('expired')
    }
    expect(await stateOf(one.booking.id)).toEqual(['cancelled', 'pending'])
    const amount = (await bookingOf(client, other.booking.id)).totalPriceCents
    expect((await pay(other.booking.id)).status).toBe(200)
    expect((await newestSession(service, other.booking.id)).amount_cents).toBe(amount)
  })
})

describe('a booking that nobody has paid when its pickup comes', () => {
  it('is cancelled by the service; one whose payment is on its way waits', async () => {
    // Without it, bookings go before their pickup where that is more than three days away.
    await client.confirmsAddress?.()
    const { booking } = await book()
    const waiting = (await book()).booking
    await settleNewest(service, waiting.id, 'processing')
    service.clock.now = new Date(Date.parse(booking.pickupAt) - 1)
    await expireUnpaid(service.context)
    expect(await stateOf(booking.id)).toEqual(['pending', 'pending'])
    service.clock.now = new Date(booking.pickupAt)
    await Promise.all([expireUnpaid(service.context), expireUnpaid(service.context)])
    expect(await stateOf(booking.id)).toEqual(['cancelled', 'pending'])
    expect(await stateOf(waiting.id)).toEqual(['pending', 'processing'])
    expectProblem(await pay(booking.id), { code: 'BOOKING_CANCELLED' })
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from booking_event where booking_id = ${booking.id} and kind = 'CANCELLED'
        and actor = 'service'`.execute(service.context.orm.em.fork().getKysely())
    expect(rows[0]?.n).toBe(1)
    expect(await mailsOfKind(service, email, 'booking-cancelled')).toBe(1)
  })
})
