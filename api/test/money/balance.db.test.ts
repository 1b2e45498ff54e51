import { beforeAll, describe, expect, it } from 'vitest'
import { administrator } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { balanceOf, bookBy, bookingOf, expectSound, settleNewest, travellerWith } from '../support/money.ts'
import type { Schemas } from '../support/money.ts'
import { newestSession } from '../support/money.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, quoteFor, trip } from '../support/traveller.ts'

let service: TestService
let admin: TestClient

beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
})

const book = (client: TestClient, how: Record<string, unknown> = {}) =>
  bookBy(client, trip(service.clock.now), how)
const pay = (client: TestClient, bookingId: number, how: Record<string, unknown> = {}) =>
  client.call<Schemas['PaymentResult']>('POST', '/api/payments/create', {
    ...{ bookingId, firstName: 'Ada', lastName: 'Kowalska', email: 'ada@example.com' },
    ...how,
  })
const page = async (client: TestClient, query = '') =>
  (await client.call<Schemas['Balance']>('GET', `/api/account/balance${query}`)).body

describe('the account balance', () => {
  it('is nothing for who is new, and what its movements add up to, page by page', async () => {
    const empty = { amountCents: 0, currency: 'EUR', entries: [], next: null }
    expect(await page((await newTraveller(service.url)).client)).toEqual(empty)
    const { client } = await travellerWith(service, admin, 5000)
    const { id } = (await book(client, { balanceCents: 1200 })).body.booking
    await pay(client, id, { balanceCents: 3000 })
    await pay(client, id)
    await pay(client, id, { balanceCents: 800 })
    await settleNewest(service, id)
    await client.call('POST', `/api/bookings/${id}/cancellation`, {})
    const { totalPriceCents, bookingNumber } = await bookingOf(client, id)
    const all = await page(client)
    expect(all.entries.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['REFUND', totalPriceCents],
      ['PAYMENT', -800],
      ['RELEASE', 3000],
      ['PAYMENT', -1800],
      ['PAYMENT', -1200],
      ['OVERPAYMENT', 5000],
    ])
    expect(all.entries[0]).toMatchObject({ bookingId: id, bookingNumber })
    expect(all.amountCents).toBe(all.entries.reduce((sum, entry) => sum + entry.amountCents, 0))
    const paged: number[] = []
    for (let before: number | null = 2_000_000_000; before !== null;) {
      const { entries, next, amountCents } = await page(client, `?limit=4&before=${before}`)
      expect(amountCents).toBe(all.amountCents)
      paged.push(...entries.map((entry) => entry.id))
      before = next
    }
    expect(paged).toEqual(all.entries.map((entry) => entry.id))
  })

  it('pays a part of a new booking, and the card the rest', async () => {
    const { client } = await travellerWith(service, admin, 1000)
    const { body } = await book(client, { balanceCents: 400 })
    const { id, totalPriceCents } = body.booking
    expect(body.booking).toMatchObject({ paidCents: 400, outstandingCents: totalPriceCents - 400 })
    expect((await newestSession(service, id)).amount_cents).toBe(totalPriceCents - 400)
    await settleNewest(service, id)
    expect(await bookingOf(client, id)).toMatchObject({ status: 'confirmed', paidCents: totalPriceCents })
    expect(await balanceOf(client)).toBe(600)
  })

  it('pays all of it: confirmed at once, without a page, at booking and later', async () => {
    const { client } = await travellerWith(service, admin, 100_000)
    const { body } = await book(client, { balanceCents: 100_000 })
    const { id, totalPriceCents } = body.booking
    expect(body.booking).toMatchObject({ status: 'confirmed', paymentStatus: 'completed' })
    expect(body.paymentRedirectUrl).toMatch(new RegExp(`/payment-success\\?booking=${id}$`))
    const later = (await book(client)).body.booking
    const paid = await pay(client, later.id, { balanceCents: later.totalPriceCents })
    expect(paid.body.redirect_url).toMatch(/\/payment-success/)
    expect(await bookingOf(client, later.id)).toMatchObject({ status: 'confirmed', outstandingCents: 0 })
    // Its page was open, and is paid after all.
    await settleNewest(service, later.id)
    expect(await balanceOf(client)).toBe(100_000 - totalPriceCents)
    await expectSound(service)
  })

  it('gives no more than a smaller prepayment asks for', async () => {
    const { client } = await travellerWith(service, admin, 100_000)
    const { totalPriceCents, id } = (await book(client, { balanceCents: 3000 })).body.booking
    const least = Math.ceil(totalPriceCents * 0.3)
    await pay(client, id, { balanceCents: 100_000, prepaymentPercent: 30 })
    expect(await bookingOf(client, id)).toMatchObject({
      paymentStatus: 'completed',
      paidCents: least,
      dueToCarrierCents: totalPriceCents - least,
    })
    expect(await balanceOf(client)).toBe(100_000 - least)
  })

  it('comes back when another way is chosen, or the booking is cancelled', async () => {
    const { client } = await travellerWith(service, admin, 900)
    const { id } = (await book(client, { balanceCents: 900 })).body.booking
    expect(await balanceOf(client)).toBe(0)
    await pay(client, id, { method: 'bank_transfer' })
    expect(await balanceOf(client)).toBe(900)
    await pay(client, id, { balanceCents: 500 })
    await client.call('POST', `/api/bookings/${id}/cancellation`, {})
    expect(await balanceOf(client)).toBe(900)
    await expectSound(service)
  })

  it('is spent once by twenty bookings and payments at once', async () => {
    const { client } = await travellerWith(service, admin, 2000)
    const ids = await Promise.all(
      Array.from({ length: 10 }, async () => (await book(client)).body.booking.id),
    )
    const quotes = await Promise.all(ids.map(() => quoteFor(client, trip(service.clock.now))))
    const bookings = quotes.map(({ quoteId, totalPrice }) =>
      client.call<Schemas['BookingResult']>('POST', '/api/bookings', {
        ...trip(service.clock.now),
        ...{ quoteId, totalPrice: totalPrice.toFixed(2), balanceCents: 300 },
      }),
    )
    const payments = ids.map((id) => pay(client, id, { balanceCents: 300 }))
    const answers = [...(await Promise.all(bookings)), ...(await Promise.all(payments))]
    expect(answers.filter(({ status }) => status >= 300)).toEqual([])
    const all = (await client.call<Schemas['Booking'][]>('GET', '/api/bookings')).body
    const spent = all.filter(({ status }) => status === 'pending').map(({ paidCents }) => paidCents)
    expect(spent.filter((cents) => cents > 0).toSorted((a, b) => a - b)).toEqual([200, ...Array(6).fill(300)])
    expect(await balanceOf(client)).toBe(0)
    await expectSound(service)
  })
})
