import {
  CONFIRMATION_REMINDER_HOURS,
  KEPT_DAYS,
  UNCONFIRMED_BOOKING_HOURS,
  UNCONFIRMED_CHANGES,
  UNCONFIRMED_UNPAID_BOOKINGS,
} from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expireUnpaid } from '#bookings/settlement/expire-unpaid.ts'
import { sweep } from '#office/privacy/retention.ts'
import { remindToConfirm } from '#people/accounts/remind-to-confirm.ts'
import { allMailsTo, CONFIRM, confirmed, database, linksTo, outboxSent } from '../support/accounts.ts'
import { changeBy } from '../support/changes.ts'
import { copies } from '../support/copied-bookings.ts'
import { bookBy, bookingOf, HOUR, paidBooking, settleNewest } from '../support/money.ts'
import { countOf } from '../support/personal-traces.ts'
import { expectProblem } from '../support/problems.ts'
import { testService, type TestService } from '../support/service.ts'
import { newTraveller, signedUpTraveller, trip } from '../support/traveller.ts'

const TRANSFER = { paymentMethod: 'bank_transfer' }
const DAY = 24 * HOUR

let service: TestService
beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '100000' })
})
afterAll(() => service.close())

describe('an account whose address nobody confirmed', () => {
  it('makes a few bookings without paying, also when many are asked for at once, and cancelling makes no room', async () => {
    const { client, email } = await newTraveller(service.url)
    client.confirmsAddress = undefined
    const book = () => bookBy(client, trip(service.clock.now))
    const answers = await Promise.all(Array.from({ length: UNCONFIRMED_UNPAID_BOOKINGS + 3 }, book))
    const made = answers.filter(({ status }) => status === 201)
    expect(made).toHaveLength(UNCONFIRMED_UNPAID_BOOKINGS)
    const refused = answers.find(({ status }) => status !== 201)
    expectProblem(refused as never, { status: 409, code: 'CONFIRM_ADDRESS_FIRST' })
    await client.call('POST', `/api/bookings/${made[0]?.body.booking.id}/cancellation`, {})
    expectProblem(await book(), { code: 'CONFIRM_ADDRESS_FIRST' })
    // Money that is on its way has not come.
    await settleNewest(service, made[2]?.body.booking.id ?? 0, 'processing')
    expectProblem(await book(), { code: 'CONFIRM_ADDRESS_FIRST' })
    await settleNewest(service, made[1]?.body.booking.id ?? 0)
    expect((await book()).status).toBe(201)
    expectProblem(await book(), { code: 'CONFIRM_ADDRESS_FIRST' })
    await confirmed(service, email)
    expect((await book()).status).toBe(201)
  })

  it('changes a booking so often, and what is held back of that is one row', async () => {
    const { client, email } = await newTraveller(service.url)
    client.confirmsAddress = undefined
    const { id, bookingNumber } = (await bookBy(client, trip(service.clock.now), TRANSFER)).body.booking
    const wish = (n: number) =>
      changeBy(client, id, { passengers: 1 + (n % 3), specialRequests: `Bell ${n}` })
    for (let n = 0; n < UNCONFIRMED_CHANGES; n += 1) expect((await wish(n)).status).toBe(200)
    expectProblem(await wish(0), { status: 409, code: 'CONFIRM_ADDRESS_FIRST' })
    await outboxSent(service)
    const held = sql`booking_number = ${bookingNumber} and outcome = 'held' and kind = 'booking-changed'`
    expect(await countOf(service, 'mail_record', held)).toBe(1)
    await confirmed(service, email)
    expect((await wish(0)).status).toBe(200)
  })

  it('is reminded once, when its first link has run out, and nobody else is', async () => {
    const start = service.clock.now
    const { email } = await signedUpTraveller(service.url)
    const [done, gone, blocked] = await Promise.all([1, 2, 3].map(() => signedUpTraveller(service.url)))
    await outboxSent(service)
    await confirmed(service, done!.email)
    await sql`update app_user set erased_at = ${start} where email = ${gone!.email}`.execute(
      database(service),
    )
    await sql`insert into account_block (id, user_id, reason, blocked_at)
      select gen_random_uuid(), id, 'Looks made up', ${start}::timestamptz from app_user where email = ${blocked!.email}`.execute(
      database(service),
    )
    const links = async (address: string) => (await linksTo(service, address, CONFIRM)).length
    const at = async (ms: number) => {
      service.clock.now = new Date(start.getTime() + ms)
      await remindToConfirm(service.context)
    }
    try {
      await at(CONFIRMATION_REMINDER_HOURS * HOUR - 1000)
      expect(await links(email)).toBe(1)
      await Promise.all([at(CONFIRMATION_REMINDER_HOURS * HOUR), at(CONFIRMATION_REMINDER_HOURS * HOUR)])
      expect(await links(email)).toBe(2)
      await at(3 * CONFIRMATION_REMINDER_HOURS * HOUR)
      for (const address of [done!.email, gone!.email, blocked!.email]) expect(await links(address)).toBe(1)
      expect(await links(email)).toBe(2)
    } finally {
      service.clock.now = start
    }
  })

  it('keeps none of 600 that nobody paid; what saw money stays', async () => {
    const start = service.clock.now
    const { client, email } = await newTraveller(service.url)
    const paid = await paidBooking(service, client)
    const pickupDate = new Date(start.getTime() + 10 * DAY).toISOString().slice(0, 10)
    const unpaid = (await bookBy(client, trip(start, { pickupDate }))).body.booking
    const mine = sql`user_id = (select id from app_user where email = ${email})`
    const pending = () => countOf(service, 'booking', sql`${mine} and status = 'pending'`)
    const left = () => countOf(service, 'booking', mine)
    const mails = (await allMailsTo(service, email)).length
    const at = (ms: number) => {
      service.clock.now = new Date(start.getTime() + ms)
    }
    try {
      at(UNCONFIRMED_BOOKING_HOURS * HOUR - 1000)
      await expireUnpaid(service.context)
      expect(await pending()).toBe(1)
      at(UNCONFIRMED_BOOKING_HOURS * HOUR)
      await expireUnpaid(service.context)
      expect(await pending()).toBe(0)
      await copies(service, unpaid.id, 599)
      at(UNCONFIRMED_BOOKING_HOURS * HOUR + KEPT_DAYS.neverPaid * DAY - 1000)
      await sweep(service.context)
      expect(await left()).toBe(601)
      at(UNCONFIRMED_BOOKING_HOURS * HOUR + KEPT_DAYS.neverPaid * DAY)
      await sweep(service.context)
      expect(await left()).toBe(1)
      expect((await bookingOf(client, paid.id)).paymentStatus).toBe('completed')
      expect(await countOf(service, 'quote', mine)).toBe(1)
      const gone = sql`booking_id not in (select id from booking)`
      for (const table of ['payment_session', 'booking_event'])
        expect(await countOf(service, table, gone), table).toBe(0)
      expect(await countOf(service, 'mail_record', sql`booking_number = ${unpaid.bookingNumber}`)).toBe(0)
      // Nobody was told of the end.
      expect((await allMailsTo(service, email)).length).toBe(mails)
    } finally {
      service.clock.now = start
    }
  })
})
