import { instantToLocal, localToInstant } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '../support/accounts.ts'
import { administrator, ADMIN } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { bookBy, expectSound, paidBooking, type Schemas } from '../support/money.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

let service: TestService
let admin: TestClient
let client: TestClient

beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
  ;({ client } = await newTraveller(service.url))
})

const set = (id: number, status: string, more: Record<string, unknown> = {}) =>
  admin.call<Schemas['AdminBooking']>('PATCH', `/api/admin/bookings/${id}/status`, { status, ...more })
const trail = async (id: number) =>
  (await admin.call<Schemas['AuditTrail']>('GET', `/api/admin/bookings/${id}/events`)).body.events
const after = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * 60_000)

describe('a no-show', () => {
  let today: Date
  beforeEach(() => {
    today = service.clock.now
  })
  afterEach(() => {
    service.clock.now = today
  })
  const noShow = (id: number, note: string | null = 'Waited at arrivals until the end, called twice') =>
    set(id, 'cancelled', { cause: 'no-show', note })
  const mailed = async (id: number) => {
    const { rows } = await sql<{ told: string }>`
      select data::text as told from jobs.job where data::text like '%booking-cancelled%'`.execute(
      database(service),
    )
    return rows.filter(({ told }) => told.includes(`booking=${id}`)).length
  }
  const expectFrom = async (id: number, at: Date) => {
    service.clock.now = new Date(at.getTime() - 1000)
    const { message, noShowFrom } = expectProblem(await noShow(id), { code: 'NO_SHOW_TOO_EARLY' })
    const local = instantToLocal(at, 'Europe/Zurich')
    expect(noShowFrom).toEqual({ at: at.toISOString(), ...local, timeZone: 'Europe/Zurich' })
    expect(message).toContain(`from ${local.date} ${local.time} on (Europe/Zurich)`)
  }

  it.each([
    ['Geneva Airport', 60],
    ['Zürich Hauptbahnhof', 30],
    ['Lausanne, Switzerland', 15],
  ])('at %s is one after %i minutes, not before, name board or none', async (pickupLocation, minutes) => {
    const request = { pickupLocation, extras: { meetAndGreet: true } }
    const { id, pickupAt } = await paidBooking(service, client, { request })
    expectProblem(await noShow(id), { code: 'NO_SHOW_TOO_EARLY' })
    const steps = await trail(id)
    await expectFrom(id, after(pickupAt, minutes))
    expect([await trail(id), await mailed(id)]).toEqual([steps, 0])
    service.clock.now = after(pickupAt, minutes)
    expect((await noShow(id)).body.status).toBe('cancelled')
    expect((await trail(id)).at(-1)).toMatchObject({
      actorEmail: ADMIN.ADMIN_EMAIL,
      cause: 'no-show',
      why: 'Waited at arrivals until the end, called twice',
    })
    expect(await mailed(id)).toBe(1)
  })

  it('needs a reason, and a driver who was sent', async () => {
    const { id, pickupAt } = await paidBooking(service, client)
    const unpaid = (await bookBy(client, trip(service.clock.now))).body.booking
    service.clock.now = after(pickupAt, 90)
    for (const note of [null, '', ' \n '])
      expect(expectProblem(await noShow(id, note), { code: 'RULE_VIOLATION' }).errors).toMatchObject([
        { pointer: '/note' },
      ])
    expectProblem(await set(id, 'cancelled', { cause: 'no-show' }), { code: 'RULE_VIOLATION' })
    expectProblem(await noShow(unpaid.id), { code: 'RULE_VIOLATION' })
    expect(await mailed(id)).toBe(0)
  })

  it('of a round trip whose way there was driven counts from the way back', async () => {
    const { pickupDate: returnDate } = trip(new Date(today.getTime() + 86_400_000))
    const request = { isRoundTrip: true, returnDate, returnTime: '18:00' }
    const booking = await paidBooking(service, client, { request })
    const returnLink = localToInstant({ date: returnDate, time: '18:00', timeZone: 'Europe/Zurich' })
    if (!returnLink.ok) throw new Error('a time that the clocks skip')
    const driven = new Date(returnLink.instant.getTime() + 15 * 60_000)
    await expectFrom(booking.id, after(booking.pickupAt, 60))
    for (const status of ['in-progress', 'completed']) {
      await set(booking.id, status)
      await expectFrom(booking.id, driven)
    }
    service.clock.now = driven
    const { body } = await noShow(booking.id)
    expect(body).toMatchObject({ status: 'cancelled', refundedCents: 0 })
    await expectSound(service)
  })
})
