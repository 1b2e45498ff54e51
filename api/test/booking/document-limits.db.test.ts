import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { bookingPayments } from '#bookings/documents/booking-payments.ts'
import { stepsOf } from '#bookings/booking/booking-events.service.ts'
import { database } from '../support/accounts.ts'
import { administrator, idOf } from '../support/administrators.ts'
import { bookBy, bookingOf, paidBooking, travellerWith } from '../support/money.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, quoteFor, trip } from '../support/traveller.ts'

let service: TestService

beforeAll(async () => {
  service = await sharedService()
})

it('a receipt names what was set aside once, however often it was taken back', async () => {
  const { client } = await travellerWith(service, await administrator(service), 5_000)
  const { id } = (await bookBy(client, trip(service.clock.now))).body.booking
  const payer = { bookingId: id, firstName: 'Ada', lastName: 'Kowalska', email: 'ada@example.com' }
  for (const balanceCents of [4_000, 0, 4_000, 1_000, 5_000]) {
    const { status } = await client.call('POST', '/api/payments/create', { ...payer, balanceCents })
    expect(status).toBe(200)
  }
  const booking = await bookingOf(client, id)
  const payments = await bookingPayments(service.context.orm.em.fork(), booking)
  expect(payments).toMatchObject([{ method: 'balance', amountCents: 5_000 }])
  await client.call('POST', `/api/bookings/${id}/cancellation`, {})
  const after = await bookingPayments(service.context.orm.em.fork(), booking)
  expect(after.map(({ amountCents }) => amountCents)).toEqual([5_000, -5_000])
})

it('an account has twenty documents made in a minute, all its browsers together', async () => {
  const { client } = await newTraveller(service.url)
  const minute = Math.ceil(service.clock.now.getTime() / 60_000) * 60_000
  service.clock.now = new Date(minute + 30_000)
  const { id } = await paidBooking(service, client)
  const user = await idOf(client)
  const paper = (kind: string) => client.fetch(`/api/bookings/${id}/${kind}.pdf`)
  expect((await paper('voucher')).status).toBe(200)
  await sql`update network_allowance set taken = 19 where network = ${`documents:${user}`}`.execute(
    database(service),
  )
  expect((await paper('receipt')).status).toBe(200)
  for (const kind of ['receipt', 'voucher']) {
    const refused = await paper(kind)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('30')
  }
  service.clock.now = new Date(minute + 60_000)
  expect((await paper('receipt')).status).toBe(200)
})

it('papers and pictures are made beside the thread that answers requests', async () => {
  const { client } = await newTraveller(service.url)
  const { mapUrl } = await quoteFor(
    client,
    trip(service.clock.now, { destination: 'Sankt Anton am Arlberg' }),
  )
  const { id } = await paidBooking(service, client)
  const ask = async (path: string) => expect((await client.fetch(path)).status, path).toBe(200)
  await ask(`/api/bookings/${id}/voucher.pdf`)
  const before = process.threadCpuUsage()
  const papers = Array.from({ length: 4 }, () => [
    ask(`/api/bookings/${id}/voucher.pdf`),
    ask(`/api/bookings/${id}/receipt.pdf`),
  ])
  await Promise.all([...papers.flat(), ask(mapUrl), ask(mapUrl)])
  const { user, system } = process.threadCpuUsage(before)
  // Eight papers take most of a second of a processor, and the first picture half of one, whoever makes them.
  expect((user + system) / 1000).toBeLessThan(400)
})

it('who waits for too many papers is told when to come back, and others are not', async () => {
  const [one, other] = [await newTraveller(service.url), await newTraveller(service.url)]
  const { id } = await paidBooking(service, one.client)
  const theirs = await paidBooking(service, other.client)
  const asked = Array.from({ length: 19 }, () => one.client.fetch(`/api/bookings/${id}/voucher.pdf`))
  const served = await other.client.fetch(`/api/bookings/${theirs.id}/voucher.pdf`)
  expect(served.status).toBe(200)
  const answers = await Promise.all(asked)
  const busy = answers.filter(({ status }) => status !== 200)
  expect(busy.length).toBeGreaterThan(0)
  for (const answer of busy) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({ code: 'BUSY' })
  }
})

it('the trail of a booking shows what happened last, whatever filled it before', async () => {
  const { client } = await newTraveller(service.url)
  const { id } = (await bookBy(client, trip(service.clock.now))).body.booking
  await sql`
    insert into booking_event (booking_id, at, kind, actor, to_status, to_payment_status)
    select ${id}, now(), 'CHANGED', 'traveller', 'pending', 'pending' from generate_series(1, 600)`.execute(
    database(service),
  )
  await client.call('POST', `/api/bookings/${id}/cancellation`, {})
  const steps = await stepsOf(service.context.orm.em.fork(), id)
  expect([steps.length, steps.at(-1)?.kind]).toEqual([500, 'CANCELLED'])
})
