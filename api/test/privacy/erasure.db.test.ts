import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { completeAccountMail } from '#people/accounts/links/mint-link.ts'
import { SEND_MAIL } from '#platform/mail/mail.service.ts'
import { createQuote, ownVisitor } from '#prices/quotes/quotes.service.ts'
import { atLength } from '../support/at-length.ts'
import { allMailsTo, database, resetToken, signIn, subjectsTo } from '../support/accounts.ts'
import { ADMIN, idOf } from '../support/administrators.ts'
import { TestClient } from '../support/client.ts'
import { handOff } from '../support/hand-off.ts'
import { callbackBody, ledger, paymentsOf, sendCallback } from '../support/payment-callbacks.ts'
import { countOf, rowsHolding, tablesOf } from '../support/personal-traces.ts'
import { testService, type TestService } from '../support/service.ts'
import {
  billing,
  bookTrip,
  newTraveller,
  PASSWORD,
  quoteFor,
  registration,
  trip,
  until,
  type BookingBody,
} from '../support/traveller.ts'

const DAY = 86_400_000
const NOW = new Date()
/** Nobody else in the database has any of it. */
const PERSON = {
  firstName: 'Zebediah',
  lastName: 'Quillfeather',
  address: 'Owl Street 77b',
  zipCode: '90-777',
  phoneNumber: '601 777 888',
  countryCode: '+48',
  dateOfBirth: '1971-03-07',
}
const REQUESTS = 'I am the one with the cello.'

let service: TestService

beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '100000', ...ADMIN })
})
beforeEach(() => {
  service.clock.now = NOW
})
afterAll(() => service.close())

const remove = (client: TestClient, password = PASSWORD) =>
  client.call('POST', '/api/account/deletion', { password })

async function pay(id: number) {
  const [session] = await paymentsOf(service, id)
  if (!session) throw new Error('The booking has no payment session.')
  return sendCallback(service, callbackBody(session, 'paid'))
}

describe('what is left of a person who is deleted', () => {
  it('is nothing: every table is without name, address, street, phone, birthday and words', async () => {
    const { client, email } = await newTraveller(service.url)
    const texts = [...Object.values(PERSON).filter((text) => text !== '+48'), REQUESTS, email, `new.${email}`]
    const profile = { ...billing(email), ...PERSON, country: 'PL' }
    await client.call('PUT', '/api/auth/profile', profile)
    const street = { pickupLocation: 'Owl Street 77b, Kraków', destination: 'Warszawa' }
    const quote = await quoteFor(client, trip(NOW, street))
    const booked = await client.call<BookingBody>(
      'POST',
      '/api/bookings',
      {
        ...trip(NOW, street),
        quoteId: quote.quoteId,
        totalPrice: quote.totalPrice.toFixed(2),
        specialRequests: REQUESTS,
      },
      { 'Idempotency-Key': 'of-the-person-who-goes' },
    )
    expect(booked.status, JSON.stringify(booked.body)).toBe(201)
    await pay(booked.body.booking.id)
    // Another journey comes from a partner's page, by a price that was made for nobody yet.
    const steps = handOff(service)
    const { token } = await steps.start(trip(NOW, street))
    const { body: checkout } = await steps.open(client, token)
    expect((await steps.book(client, checkout)).status).toBe(201)
    await client.call('PUT', '/api/auth/profile', { ...profile, email: `new.${email}` })
    await resetToken(service, email)
    await signIn(service, email, 'wrong password')
    await allMailsTo(service, email)
    expect(await countOf(service, 'quote', sql`attribution is not null`)).toBeGreaterThan(0)
    expect(tablesOf(await rowsHolding(service, texts))).toEqual(
      expect.arrayContaining([
        'public.account_link',
        'public.app_user',
        'public.booking',
        'public.idempotency_record',
        'public.mailbox_message',
        'public.payment_session',
        'public.quote',
      ]),
    )

    service.clock.now = new Date(NOW.getTime() + 4 * DAY)
    const { client: later } = await signIn(service, email)
    const id = await idOf(later)
    expect((await remove(later)).status).toBe(200)
    const goodbye = ['Your account is deleted', expect.stringMatching(/^\[Test\] Booking \S+ is cancelled$/)]
    expect(await subjectsTo(service, email)).toEqual(goodbye)

    // The last mails are the one exception: the jobs that sent them, until the queue sweeps them, and the mailbox
    // that stands for the traveller's own.
    const left = await rowsHolding(service, texts)
    const exceptions = left.filter((row) =>
      /account-deleted|booking-cancelled|^public\.mailbox_message: /.test(row),
    )
    expect(left.filter((row) => !exceptions.includes(row))).toEqual([])
    expect(exceptions.filter((row) => !row.startsWith('jobs.'))).toHaveLength(2)
    // Nor do they say where the person lives or what they wrote.
    const private_ = await rowsHolding(service, [
      REQUESTS,
      PERSON.phoneNumber,
      PERSON.zipCode,
      PERSON.dateOfBirth,
    ])
    expect(private_).toEqual([])

    const { rows } = await sql<Record<string, unknown>>`
      select status, pickup_location, destination, total_cents > 0 as priced, attribution, contact_phone
      from booking where user_id = ${id} order by id`.execute(database(service))
    const places = { pickup_location: 'Kraków, Poland', destination: 'Warsaw, Poland' }
    const nothing = { attribution: null, contact_phone: null, priced: true }
    expect(rows).toEqual([
      { status: 'confirmed', ...places, ...nothing },
      { status: 'cancelled', ...places, ...nothing },
    ])
    expect((await ledger(service)).get(`booking:${booked.body.booking.id}`)).toBe(-quote.totalPriceCents)
    expect(await countOf(service, 'quote', sql`attribution is not null`)).toBe(0)
  })

  it('takes no mail away that waits for somebody else, whose address the person had only asked for', async () => {
    const { client, email } = await newTraveller(service.url)
    const theirs = `theirs.${email}`
    await client.call('PUT', '/api/auth/profile', billing(theirs))
    await new TestClient(service.url).call('POST', '/api/auth/register', registration(theirs))
    await allMailsTo(service, theirs)
    const waiting = {
      to: theirs,
      language: 'en',
      mail: { kind: 'account-blocked', firstName: 'Ada' },
    } as const
    const { jobs, orm } = service.context
    await orm.em.fork().transactional((em) => jobs.enqueue(em, SEND_MAIL, waiting, { startAfter: 3600 }))
    expect((await remove(client)).status).toBe(200)
    const kept = sql`name = 'mail' and state = 'created' and data ->> 'to' = ${theirs}`
    expect(await countOf(service, 'jobs.job', kept)).toBe(1)
    await sql`delete from jobs.job where ${kept}`.execute(database(service))
  })

  it('stays nothing when the profile and the preferences are saved at that moment', async () => {
    for (let round = 0; round < atLength(3, 1); round += 1) {
      const { client } = await newTraveller(service.url)
      const id = await idOf(client)
      const profile = { ...billing('someone.else@example.com'), ...PERSON, country: 'PL' }
      const preferences = { language: 'pl', currency: 'PLN', distanceUnit: 'km' }
      const [removed, ...saved] = await Promise.all([
        remove(client),
        ...Array.from({ length: 6 }, () => client.call('PUT', '/api/auth/profile', profile)),
        client.call('PUT', '/api/auth/preferences', preferences),
        client.call('POST', '/api/account/keep'),
        client.call('DELETE', '/api/auth/email-change'),
      ])
      expect(removed.status).toBe(200)
      for (const { status } of saved) expect([200, 401, 429]).toContain(status)
      const { rows } = await sql<Record<string, unknown>>`
        select first_name, last_name, address, phone_number, date_of_birth, pending_email, preferences,
          erased_at is not null as erased from app_user where id = ${id}`.execute(database(service))
      expect(rows).toEqual([
        {
          first_name: '',
          last_name: '',
          address: null,
          phone_number: null,
          date_of_birth: null,
          pending_email: null,
          preferences: null,
          erased: true,
        },
      ])
    }
  })

  it('stays nothing when a journey is booked at that moment', async () => {
    for (let round = 0; round < atLength(4, 1); round += 1) {
      const { client } = await newTraveller(service.url)
      const id = await idOf(client)
      const request = trip(service.clock.now, { specialRequests: REQUESTS })
      const quotes = await Promise.all([0, 1, 2].map(() => quoteFor(client, request)))
      const book = ({ quoteId }: { quoteId: string }) =>
        client.call('POST', '/api/bookings', { ...request, quoteId }, { 'Idempotency-Key': quoteId })
      const [first, removed, ...others] = await Promise.all([
        book(quotes[0] ?? { quoteId: '' }),
        remove(client),
        ...quotes.slice(1).map(book),
      ])
      expect(removed.status).toBe(200)
      for (const { status } of [first, ...others]) expect([201, 401]).toContain(status)
      const whose = sql`user_id = ${id}`
      expect(await countOf(service, 'booking', sql`${whose} and status <> 'cancelled'`)).toBe(0)
      expect(await countOf(service, 'booking', sql`${whose} and special_requests is not null`)).toBe(0)
      expect(await countOf(service, 'idempotency_record', whose)).toBe(0)
    }
  })

  it('stays nothing by what comes later: a payment, a price, the mails that say goodbye', async () => {
    await sql`update promo_code set max_uses_per_traveller = 1`.execute(database(service))
    const { client, email } = await newTraveller(service.url)
    const userId = await idOf(client)
    const { booked } = await bookTrip(client)
    const [session] = await paymentsOf(service, booked.body.booking.id)
    expect((await remove(client)).status).toBe(200)
    expect(await subjectsTo(service, email)).toContain(
      `Booking ${booked.body.booking.bookingNumber} is cancelled`,
    )
    await sendCallback(service, { ...callbackBody(session!, 'paid'), card: 'card-of-an-owl' })
    await expect(createQuote(service.context, trip(NOW), ownVisitor(userId))).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
    const ofAccount = sql`user_id = ${userId}`
    expect(await countOf(service, 'traveller_card', ofAccount)).toBe(0)
    expect(await countOf(service, 'quote', sql`${ofAccount} and used_at is null`)).toBe(0)
    const { bookingNumber } = booked.body.booking
    expect(await countOf(service, 'mail_record', sql`booking_number = ${bookingNumber}`)).toBe(0)
  })

  it('stays nothing when a link was about to be mailed at that moment', async () => {
    const { client, email } = await newTraveller(service.url)
    const id = await idOf(client)
    await allMailsTo(service, email)
    const minting = await service.context.orm.em.fork().transactional(async (em) => {
      const db = em.getKysely()
      await sql`delete from account_link where user_id = ${id}`.execute(db)
      await sql`
        update app_user set email = ${`${id}@deleted.invalid`}, erased_at = now() where id = ${id}`.execute(
        db,
      )
      const mail = completeAccountMail(
        service.context,
        { kind: 'reset-password', account: email },
        randomUUID(),
      )
      await until(
        () =>
          countOf(
            service,
            'pg_stat_activity',
            sql`datname = current_database() and wait_event_type = 'Lock'`,
          ),
        (count = 0) => count >= 1,
      )
      return { mail }
    })
    expect(await minting.mail).toBeNull()
    expect(await countOf(service, 'account_link', sql`user_id = ${id}`)).toBe(0)
  })
})
