import { TERMS_VERSION } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { valueOf } from '../support/accounts.ts'
import { TestClient } from '../support/client.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import {
  billing,
  mailsTo,
  PASSWORD,
  trip,
  until,
  type BookingBody,
  type QuoteBody,
} from '../support/traveller.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})

describe('the journey over HTTP', () => {
  it('goes from a place search to a paid booking', async () => {
    const client = new TestClient(service.url)
    const email = 'ada.journey@example.com'

    const search = await client.call<{ places: { id: string; label: string }[] }>(
      'GET',
      '/api/places?q=geneva+airport&limit=3',
    )
    expect(search.body.places[0]?.id).toBe('airport:GVA')

    const distance = await client.call<{ distanceKm: number; duration: number }>(
      'POST',
      '/api/calculate-distance',
      {
        pickup: 'Geneva Airport',
        destination: 'Chamonix',
      },
    )
    expect(distance.body.distanceKm).toBeGreaterThan(75)
    expect(distance.body.distanceKm).toBeLessThan(120)
    expect(Number.isInteger(distance.body.duration)).toBe(true)

    const request = trip(service.clock.now, { pickupDate: undefined })
    Object.assign(request, { pickupDate: trip(service.clock.now).pickupDate })
    const priced = await client.call<QuoteBody>('POST', '/api/calculate-price', {
      ...request,
      distanceKm: distance.body.distanceKm,
      duration: distance.body.duration,
    })
    expect(priced.status).toBe(200)
    const quote = priced.body
    expect(quote.lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(quote.totalPriceCents)
    expect(Date.parse(quote.expiresAt) - service.clock.now.getTime()).toBe(30 * 60_000)

    const unsigned = await client.call('POST', '/api/bookings', { ...request, quoteId: quote.quoteId })
    expect(unsigned.status).toBe(401)

    const registered = await client.call('POST', '/api/auth/register', {
      firstName: 'Ada',
      lastName: 'Kowalska',
      email,
      phoneNumber: '601 234 567',
      countryCode: '+48',
      country: 'Poland',
      dateOfBirth: '1990-04-12',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    })
    expect(registered.status).toBe(201)

    const login = await client.call('POST', '/api/auth/login', { email, password: PASSWORD })
    expect(login.status).toBe(200)
    const me = await client.call('GET', '/api/auth/user')
    expect(me.body).toMatchObject({ email, emailConfirmed: false, country: 'PL', isAdmin: false })

    const [welcome] = await until(
      () => mailsTo(client, email),
      (mails) => mails.length > 0,
    )
    const link = new URL(welcome?.links[0] ?? '')
    const followed = await client.fetch(link.pathname + link.search)
    expect(followed.status).toBe(302)
    expect(followed.headers.get('location')).toBe('/dashboard?confirmed=true')
    expect((await client.call('GET', '/api/email-status')).body).toEqual({ emailConfirmed: true })

    const order = {
      ...request,
      quoteId: quote.quoteId,
      totalPrice: String(quote.totalPrice),
      distance: String(quote.distance),
    }
    const early = await client.call('POST', '/api/bookings', order)
    expect(early.status).toBe(422)
    expect(early.body).toMatchObject({ code: 'BILLING_INFO_REQUIRED' })

    expect((await client.call('PUT', '/api/auth/profile', billing(email))).status).toBe(200)
    const booked = await client.call<BookingBody>('POST', '/api/bookings', order, {
      'Idempotency-Key': 'journey-1',
    })
    expect(booked.status).toBe(201)
    const { booking, paymentRedirectUrl } = booked.body
    expect(booking).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
      totalPrice: quote.totalPrice,
    })
    expect(booking.bookingNumber).toMatch(/^FC-[0-9A-Z]{6}$/)
    // Which terms were accepted is kept with both.
    const accepted = sql<{ value: number[] }>`
      select array[u.terms_version, b.terms_version] as value
      from booking b join app_user u on u.id = b.user_id where b.id = ${booking.id}`
    expect(await valueOf(service, accepted)).toEqual([TERMS_VERSION, TERMS_VERSION])

    const page = await client.fetch(new URL(paymentRedirectUrl).pathname)
    expect(await page.text()).toContain('No money moves')
    const again = await client.call<{ redirect_url: string }>('POST', '/api/payments/create', {
      bookingId: booking.id,
      firstName: 'Ada',
      lastName: 'Kowalska',
      email,
    })
    expect(again.body.redirect_url).toBe(paymentRedirectUrl)

    const paid = await client.fetch(new URL(paymentRedirectUrl).pathname, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'outcome=paid',
    })
    expect(paid.status).toBe(303)
    expect(paid.headers.get('location')).toBe(`${service.url}/payment-success?booking=${booking.id}`)

    const settled = await until(
      () => client.call<{ status: string; paymentStatus: string }>('GET', `/api/bookings/${booking.id}`),
      ({ body }) => body.paymentStatus === 'completed',
    )
    expect(settled.body).toMatchObject({ status: 'confirmed', paymentStatus: 'completed' })
    const list = await client.call<{ id: number }[]>('GET', '/api/bookings')
    expect(list.body.map((entry) => entry.id)).toEqual([booking.id])
    const mails = await until(
      () => mailsTo(client, email),
      (all) => all.length >= 4,
    )
    expect(mails.map((mail) => mail.subject).toSorted()).toEqual([
      `Booking ${booking.bookingNumber} is confirmed`,
      `Booking ${booking.bookingNumber}: one step left`,
      'Confirm your e-mail address',
      `Receipt for booking ${booking.bookingNumber}`,
    ])
    const receipt = mails.find((mail) => mail.subject.startsWith('Receipt'))?.text ?? ''
    expect(receipt).toContain('Paid by: Test payment, no money moved')
    const euros = [...receipt.slice(receipt.indexOf('Paid by')).matchAll(/: (-?)€([\d,.]+)$/gm)].map(
      ([, sign, amount]) => Math.round(Number(`${sign}${amount?.replaceAll(',', '')}`) * 100),
    )
    // The lines, what they add up to, and what was paid of it.
    const received = euros.pop()
    const total = euros.pop()
    expect(received).toBe(total)
    expect(total).toBe(Math.round(booking.totalPrice * 100))
    expect(euros.length).toBeGreaterThan(1)
    expect(euros.reduce((sum, cents) => sum + cents, 0)).toBe(total)
    // Every line has its words: no code is left.
    expect(receipt).not.toMatch(/^[A-Z]+: /m)

    expect((await client.call('POST', '/api/auth/logout')).status).toBe(200)
    expect((await client.call('GET', '/api/bookings')).status).toBe(401)
  })
})
