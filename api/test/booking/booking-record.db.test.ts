import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { allMailsTo, confirmed, database, outboxSent } from '../support/accounts.ts'
import { ADMIN, administrator } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { balanceOf, bookBy, bookingOf, expectSound, paidBooking, settleNewest } from '../support/money.ts'
import type { Schemas } from '../support/money.ts'
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
})
beforeEach(async () => {
  service.clock.now = new Date()
  ;({ client, email } = await newTraveller(service.url))
})

const at = (id: number, what: string) => `/api/admin/bookings/${id}/${what}`
/** Time passes, so that what is done next is told as later. */
const later = () => {
  service.clock.now = new Date(service.clock.now.getTime() + 60_000)
}
const recordOf = async (id: number) =>
  (await admin.call<Schemas['BookingRecord']>('GET', at(id, 'record'))).body
const changeOf = (id: number, wish: object, headers: Record<string, string> = {}) => {
  const body = { reason: 'Ada called.', ...wish }
  return admin.call<Schemas['ChangeOnBehalf']>('POST', at(id, 'change'), body, headers)
}

describe('the page of a booking', () => {
  it('tells steps, mails, messages and notes in one order, each with who and from where', async () => {
    const { id, bookingNumber } = await paidBooking(service, client)
    await outboxSent(service)
    later()
    await client.call('POST', '/api/contact-requests', {
      name: 'Ada Kowalska',
      email,
      subject: 'A second seat',
      category: 'booking',
      message: 'We will be one child more.',
      bookingNumber,
    })
    later()
    const note = await admin.call<Schemas['OfficeNote']>('POST', at(id, 'notes'), { text: 'Called at 9.' })
    expect(note).toMatchObject({
      status: 201,
      body: { text: 'Called at 9.', authorEmail: ADMIN.ADMIN_EMAIL },
    })
    later()
    await admin.call('PATCH', at(id, 'status'), { status: 'in-progress', note: 'On the way.' })
    const { timeline, userId, mapUrl, mails, hasReceipt } = await recordOf(id)
    expect({ mails, hasReceipt }).toEqual({ mails: ['confirmation', 'receipt'], hasReceipt: true })
    expect([userId, mapUrl]).toEqual([expect.any(String), expect.stringMatching(/^\/api\/routes\/.+\/map$/)])
    const told = timeline.map(({ source, code }) => `${source} ${code}`)
    expect(told.slice(0, 3)).toEqual(['event STATUS_SET', 'note note', 'message message'])
    expect(told).toEqual(expect.arrayContaining(['event PAID', 'event BOOKED', 'mail booking-paid']))
    expect(told.filter((each) => each.startsWith('audit'))).toEqual([])
    const by = { byEmail: ADMIN.ADMIN_EMAIL, network: expect.any(String) }
    expect(timeline[0]).toMatchObject({ ...by, words: 'On the way.', toStatus: 'in-progress' })
    expect(timeline[1]).toMatchObject({ ...by, words: 'Called at 9.' })
    expect(timeline.find(({ code }) => code === 'booking-paid')).toMatchObject({
      toEmail: email,
      outcome: 'delivered',
    })
  })

  it('keeps a note from being edited', async () => {
    const { id } = (await bookBy(client, trip(service.clock.now))).body.booking
    await admin.call('POST', at(id, 'notes'), { text: 'Called at 9.' })
    await expect(
      sql`update office_note set text = 'x' where booking_id = ${id}`.execute(database(service)),
    ).rejects.toThrow('never edited')
    expectProblem(await admin.call('POST', at(id, 'notes'), { text: ' ' }), { code: 'RULE_VIOLATION' })
  })

  it('gives the documents, and a receipt only of what was paid', async () => {
    const { id } = (await bookBy(client, trip(service.clock.now))).body.booking
    expectProblem(await admin.call('GET', at(id, 'receipt.pdf')), { code: 'NOT_FOUND' })
    expect((await admin.fetch(at(id, 'voucher.pdf'))).headers.get('Content-Type')).toBe('application/pdf')
    expect(await (await admin.fetch(at(id, 'calendar.ics'))).text()).toMatch(/^BEGIN:VCALENDAR/)
  })

  it('sends a mail again though it says the same, and none that is not true', async () => {
    await confirmed(service, email)
    const { id } = await paidBooking(service, client)
    await outboxSent(service)
    const before = (await allMailsTo(service, email)).length
    expect((await admin.call('POST', at(id, 'mails'), { mail: 'receipt' })).status).toBe(200)
    await outboxSent(service)
    const subjects = (await allMailsTo(service, email)).map(({ subject }) => subject)
    expect(subjects).toHaveLength(before + 1)
    expect(subjects.filter((subject) => subject.startsWith('Receipt'))).toHaveLength(2)
    const untrue = await admin.call('POST', at(id, 'mails'), { mail: 'cancellation' })
    expectProblem(untrue, { code: 'RULE_VIOLATION' })
    const [newest] = (await recordOf(id)).timeline.filter(({ source }) => source === 'audit')
    expect(newest).toMatchObject({ code: 'booking.mail-sent', after: { mail: 'receipt' } })
  })
})

describe('a change on behalf of the traveller', () => {
  it('holds at once where it costs nothing, in the name of whoever made it', async () => {
    const booking = await paidBooking(service, client)
    const { status, body } = await changeOf(booking.id, { pickupTime: '11:30', expectedDifferenceCents: 0 })
    expect({ status, body }).toMatchObject({ status: 200, body: { applied: true, toPayCents: 0 } })
    expect(body.booking.pickupTime).toBe('11:30')
    const [newest] = (await recordOf(booking.id)).timeline.filter(({ source }) => source === 'event')
    const by = { actor: 'administrator', byEmail: ADMIN.ADMIN_EMAIL, words: 'Ada called.' }
    expect(newest).toMatchObject({ code: 'CHANGED', ...by, network: expect.any(String) })
  })

  it('waits for the traveller, who is asked by mail, where it costs more', async () => {
    const { id } = await paidBooking(service, client)
    const key = { 'Idempotency-Key': 'on-behalf-once' }
    const asked = await changeOf(id, { vehicleTypeId: 4 }, key)
    expect(asked.body).toMatchObject({ applied: false, booking: { vehicleType: { id: 1 } } })
    expect(asked.body.toPayCents).toBeGreaterThan(0)
    expect((await changeOf(id, { vehicleTypeId: 4 }, key)).body).toEqual(asked.body)
    await outboxSent(service)
    const mails = (await allMailsTo(service, email)).filter(({ subject }) =>
      subject.includes('for the change'),
    )
    expect(mails.map(({ links }) => links[0])).toEqual([expect.stringContaining('/sandbox/pay/')])
    await settleNewest(service, id)
    expect((await bookingOf(client, id)).vehicleType.id).toBe(4)
    const steps = (await recordOf(id)).timeline.filter(({ code }) => code === 'CHANGED')
    expect(steps).toMatchObject([{ actor: 'administrator', byEmail: ADMIN.ADMIN_EMAIL }])
    await expectSound(service)
  })

  it('adds what helps the driver until the pickup, when nothing else can be changed any more', async () => {
    const { id, pickupDate } = await paidBooking(service, client)
    service.clock.now = new Date(`${pickupDate}T06:00:00Z`)
    const late = { travelNumber: 'LX 1300', pickupAddress: 'Gate 2' }
    expectProblem(await changeOf(id, { ...late, pickupTime: '11:30' }), { code: 'CHANGE_NOT_ALLOWED' })
    expect((await changeOf(id, late)).body).toMatchObject({ applied: true, booking: late })
    await outboxSent(service)
    const [mail] = (await allMailsTo(service, email)).filter(({ subject }) => subject.includes('has changed'))
    expect(mail).toBeDefined()
  })

  it('gives back what it costs less, and holds to what was seen', async () => {
    const { id } = await paidBooking(service, client, { request: { vehicleTypeId: 4 } })
    const { body: seen } = await admin.call<Schemas['BookingChangePreview']>(
      'POST',
      at(id, 'change-preview'),
      {
        vehicleTypeId: 1,
      },
    )
    const stale = { 'If-Match': '"of-another-day"' }
    expectProblem(await changeOf(id, { vehicleTypeId: 1 }, stale), { code: 'PRECONDITION_FAILED' })
    const dear = await changeOf(id, { vehicleTypeId: 1, expectedDifferenceCents: 1 })
    expectProblem(dear, { code: 'PRICE_CHANGED' })
    expect((await changeOf(id, { vehicleTypeId: 1 })).body.applied).toBe(true)
    expect(await balanceOf(client)).toBe(seen.creditCents)
    expectProblem(await changeOf(id, { reason: ' ', passengers: 1 }), { code: 'RULE_VIOLATION' })
  })
})
