import { beforeAll, expect, it } from 'vitest'
import { administrator } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { bookBy, paidBooking } from '../support/money.ts'
import type { Schemas } from '../support/money.ts'
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

const tasks = async (kind: Schemas['AdminTaskKind']) => {
  const { body } = await admin.call<Schemas['AdminTaskList']>('GET', '/api/admin/tasks')
  const count = body.counts.find((each) => each.kind === kind)?.count ?? 0
  return { of: body.tasks.filter((task) => task.kind === kind), count }
}
const booked = async (request: Record<string, unknown> = {}) =>
  (await bookBy(client, trip(service.clock.now, request))).body.booking
const tomorrow = () => {
  const soon = new Date(service.clock.now.getTime() + 20 * 3_600_000).toISOString()
  return { pickupDate: soon.slice(0, 10), pickupTime: `${soon.slice(11, 13)}:00` }
}

it('lists a ride of the next day that lacks its payment and its flight, until it has them', async () => {
  const far = await booked()
  const booking = await booked(tomorrow())
  const found = (await tasks('pickup')).of
  expect(found.find(({ bookingId }) => bookingId === booking.id)).toMatchObject({
    subject: booking.bookingNumber,
    detail: expect.arrayContaining(['unpaid', 'flight']),
    until: booking.pickupAt,
  })
  expect(found.some(({ bookingId }) => bookingId === far.id)).toBe(false)
  await admin.call('PATCH', `/api/admin/bookings/${booking.id}/status`, { status: 'cancelled' })
  expect((await tasks('pickup')).of.some(({ bookingId }) => bookingId === booking.id)).toBe(false)
})

it('says nothing of a payment that came', async () => {
  const booking = await paidBooking(service, client, { request: tomorrow() })
  const task = (await tasks('pickup')).of.find(({ bookingId }) => bookingId === booking.id)
  expect(task?.detail).not.toContain('unpaid')
})

it('lists a message until somebody has seen to it, and again when it is put back', async () => {
  const before = await tasks('message')
  await client.call('POST', '/api/contact-requests', {
    name: 'Ada Kowalska',
    email: `waiting.${Date.now()}@example.com`,
    subject: 'A second seat',
    category: 'booking',
    message: 'We will be one child more.',
  })
  const known = new Set(before.of.map(({ id }) => id))
  const task = (await tasks('message')).of.find(({ id }) => !known.has(id))
  expect(task).toMatchObject({ subject: 'Ada Kowalska', detail: ['booking'] })
  const set = (status: string) =>
    admin.call<Schemas['ContactRequest']>('PATCH', `/api/admin/contact-requests/${task?.id}/status`, {
      status,
    })
  expect((await set('handled')).body).toMatchObject({ status: 'handled' })
  expect((await tasks('message')).count).toBe(before.count)
  expect((await set('new')).body).toMatchObject({ status: 'new' })
  expect((await tasks('message')).count).toBe(before.count + 1)
})
