import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStoredSettings } from '#platform/stored-settings/stored-settings.ts'
import { ADMIN, administrator, agree, decisionOn } from '../support/administrators.ts'
import { database } from '../support/accounts.ts'
import type { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import { testService, type TestService } from '../support/service.ts'
import { bookTrip, newTraveller, quoteFor, trip } from '../support/traveller.ts'

const DAY = 86_400_000
const REASON = 'Fuel costs more.'

let service: TestService
let admin: TestClient

beforeAll(async () => {
  service = await testService(ADMIN)
  admin = await administrator(service)
})
afterAll(() => service.close())

const dayFromNow = (days: number) =>
  new Date(service.clock.now.getTime() + days * DAY).toISOString().slice(0, 10)

interface Rate {
  countryCode: string
  startCents: number
  perKmCents: number
}
interface Prices {
  countries: Rate[]
  extras: Record<string, number>
}

const versionsOf = (kind: string) => `/api/admin/settings/${kind}/versions`
async function present(kind: string) {
  const { body, headers } = await admin.call('GET', `/api/admin/settings/${kind}`)
  return {
    setting: body['setting'],
    versions: body['versions'] as { id: number }[],
    tag: headers.get('etag') ?? '',
  }
}
async function pricesNow(): Promise<Prices> {
  const { setting } = await present('prices')
  return (setting as { present: { value: { prices: Prices } } }).present.value.prices
}
/** The present prices, Switzerland's by the kilometre as told. */
async function withSwiss(perKmCents: number): Promise<{ prices: Prices }> {
  const prices = await pricesNow()
  const countries = prices.countries.map((rate) =>
    rate.countryCode === 'CH' ? { ...rate, perKmCents } : rate,
  )
  return { prices: { ...prices, countries } }
}
const store = (kind: string, value: object, more: object = {}, tag?: string) =>
  admin.call('POST', versionsOf(kind), { value, reason: REASON, ...more }, tag ? { 'If-Match': tag } : {})

describe('prices', () => {
  it('begin on their day, and a booking of before is changed at the prices that it was made with', async () => {
    const { client } = await newTraveller(service.url)
    const { booked } = await bookTrip(client, trip(service.clock.now, { pickupDate: dayFromNow(6) }))
    const { id, totalPrice } = booked.body.booking
    const before = await quoteFor(client, trip(service.clock.now))
    const value = await withSwiss(250)
    const preview = await admin.call('POST', '/api/admin/settings/prices/preview', {
      value,
      validFrom: dayFromNow(1),
    })
    const [ride] = preview.body['rides'] as { beforeCents: number; afterCents: number }[]
    expect(ride?.beforeCents).toBe(before.totalPriceCents)
    expect(preview.body['countries']).toHaveLength(1)

    const stored = await store('prices', value, { validFrom: dayFromNow(1) })
    expect(stored.status, JSON.stringify(stored.body)).toBe(202)
    // Nobody sets prices alone: neither by agreeing with themselves, nor by asking for others meanwhile.
    const own = decisionOn(stored.body)
    expectProblem(await admin.call('POST', own, { decision: 'approve' }), { code: 'APPROVAL_OWN' })
    expectProblem(await store('prices', await withSwiss(240)), { code: 'APPROVAL_WAITS' })
    expect((await present('prices')).setting).toMatchObject({ present: { id: 0 }, planned: null })
    expect((await agree(service, stored)).body).toMatchObject({ status: 'approved', reason: REASON })
    expect((await present('prices')).setting).toMatchObject({
      present: { id: 0 },
      planned: { reason: REASON, byEmail: ADMIN.ADMIN_EMAIL },
    })
    expect((await quoteFor(client, trip(service.clock.now))).totalPriceCents).toBe(before.totalPriceCents)

    service.clock.now = new Date(service.clock.now.getTime() + DAY)
    const after = await quoteFor(client, trip(service.clock.now))
    expect(after.totalPriceCents).toBe(ride?.afterCents)
    expect(after.totalPriceCents).toBeGreaterThan(before.totalPriceCents)
    const catalogue = await client.call('GET', '/api/destinations')
    expect(String(catalogue.body['rateVersion'])).toContain('.s')
    // A dearer kilometre is no matter of this booking: one more passenger costs nothing.
    const change = await client.call('POST', `/api/bookings/${id}/changes/preview`, { passengers: 3 })
    expect(change.status, JSON.stringify(change.body)).toBe(200)
    expect(change.body).toMatchObject({ differenceCents: 0 })
    expect(totalPrice).toBe(before.totalPrice)
  })

  it('of extras are asked by form and service alike', async () => {
    admin = await administrator(service)
    const { client } = await newTraveller(service.url)
    const prices = await pricesNow()
    const extras = { ...prices.extras, meetAndGreetCents: 1500 }
    const asked = await store('prices', { prices: { ...prices, extras } })
    expect((await agree(service, asked)).status).toBe(200)
    const quote = await quoteFor(client, trip(service.clock.now, { extras: { meetAndGreet: true } }))
    expect(quote.lines.find(({ code }) => code === 'MEET_AND_GREET')?.amountCents).toBe(1500)
    const { body } = await client.call('GET', '/api/client-settings')
    expect(body).toMatchObject({ booking: { extraPrices: { meetAndGreetCents: 1500 } } })
  })

  it.each([
    ['nothing', 0, 400],
    ['less than nothing', -5, 400],
    ['a slip of the hand', 25, 422],
  ])('that are %s are not set', async (_, perKmCents, status) => {
    const { status: answered } = await store('prices', await withSwiss(perKmCents))
    expect(answered).toBe(status)
  })

  it('that are meant to jump are set when somebody says so, and an earlier version comes back by one action', async () => {
    const before = await pricesNow()
    const { versions, tag } = await present('prices')
    const asked = await store('prices', await withSwiss(25), { isUnusual: true })
    expect((await agree(service, asked)).status).toBe(200)
    // Who saw the page before it does not go back by accident.
    const path = `${versionsOf('prices')}/${versions[0]?.id}/restore`
    expect((await admin.call('POST', path, { reason: REASON }, { 'If-Match': tag })).status).toBe(412)
    const wanted = await admin.call('POST', path, { reason: REASON })
    expect((await agree(service, wanted)).status).toBe(200)
    expect((await present('prices')).setting).toMatchObject({
      present: { restoredId: versions[0]?.id, value: { prices: before } },
    })
    expect(await pricesNow()).toEqual(before)
    expect(
      (await admin.call('POST', `${versionsOf('prices')}/999999/restore`, { reason: REASON })).status,
    ).toBe(404)
  })

  it('never begin in the past, nor out of sight', async () => {
    const value = await withSwiss(200)
    for (const validFrom of [dayFromNow(-1), dayFromNow(400)]) {
      expect((await store('prices', value, { validFrom })).body).toMatchObject({ code: 'RULE_VIOLATION' })
    }
  })
})

describe('what an operator sets', () => {
  it('stands in the trail, and nobody changes it afterwards', async () => {
    const { body } = await admin.call('GET', '/api/admin/audit?subject=setting')
    expect(JSON.stringify(body)).toContain('setting.restored')
    const write = sql`update setting_version set reason = 'another'`.execute(database(service))
    await expect(write).rejects.toThrow(/append-only/)
  })

  it('needs the password, typed a short while ago', async () => {
    const idle = await administrator(service)
    const value = { features: { specialRequests: false } }
    service.clock.now = new Date(service.clock.now.getTime() + 11 * 60_000)
    const { body } = await idle.call('POST', versionsOf('features'), { value, reason: REASON })
    expect(body).toMatchObject({ code: 'PROOF_NEEDED' })
    admin = await administrator(service)
  })

  it('is how far ahead a ride is booked: with the next request, and in the words of its rule', async () => {
    const { client } = await newTraveller(service.url)
    const far = trip(service.clock.now, { pickupDate: dayFromNow(20) })
    expect((await client.call('POST', '/api/calculate-price', far)).body).toMatchObject({ code: 'HORIZON' })
    expect((await store('booking-window', { bookingWindow: { horizonDays: 30 } })).status).toBe(201)
    const { booked } = await bookTrip(client, far)
    expect(booked.status, JSON.stringify(booked.body)).toBe(201)
    const farther = trip(service.clock.now, { pickupDate: dayFromNow(32) })
    const { body } = await client.call('POST', '/api/calculate-price', farther)
    expect(body['message']).toBe('Pickup date and time must be within the next 30 days')
  })

  it('is who runs the service and how they are reached, before what its environment says', async () => {
    const company = {
      legalName: 'Rides </head><script>',
      address: 'Somewhere 1',
      registration: 'KRS 1',
      taxNumber: null,
    }
    const hours = { fromDay: 1, toDay: 7, opens: '08:00', closes: '22:00' }
    expect((await store('company', { company })).status).toBe(201)
    const contact = { phone: '+48 22 000 00 00', phoneAtAnyHour: null, hours }
    expect((await store('contact', { contact })).status).toBe(201)
    const { body } = await admin.call('GET', '/api/client-settings')
    expect(body).toMatchObject({ company, contact })
    // In the head of a page it is text, whatever it holds.
    const page = await (await admin.fetch('/')).text()
    expect(page).not.toContain('Rides </head>')
    expect((await store('contact', { contact: { ...contact, phone: 'call me' } })).status).toBe(400)
  })

  it('is a question of our own, told in its language', async () => {
    const entry = {
      language: 'en',
      category: 'travel',
      question: 'Can I bring my dog?',
      answer: '<b>Yes</b>',
    }
    expect((await store('faq', { faq: { entries: [entry] } })).status).toBe(201)
    const { body } = await admin.call('GET', '/api/faq-entries?lang=en-GB')
    expect(body).toEqual({ entries: [entry] })
    expect((await admin.call('GET', '/api/faq-entries?lang=pl')).body).toEqual({ entries: [] })
  })

  it('reaches another process by itself', async () => {
    const other = await openStoredSettings(service.context.orm, service.context.log, 20)
    try {
      expect((await store('features', { features: { specialRequests: false } })).status).toBe(201)
      const value = () => other.valueAt('features', service.clock.now)
      await expect.poll(value).toEqual({ specialRequests: false })
    } finally {
      await other.stop()
    }
  })
})
