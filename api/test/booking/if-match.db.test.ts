import { beforeAll, expect, it } from 'vitest'
import { administrator } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { paidBooking } from '../support/money.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { billing, newTraveller } from '../support/traveller.ts'

let service: TestService
let admin: TestClient
let other: TestClient
let client: TestClient
let email: string

beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
  other = await administrator(service)
  ;({ client, email } = await newTraveller(service.url))
})

const tagOf = async (who: TestClient, path: string) => (await who.call('GET', path)).headers.get('etag') ?? ''
const set = (who: TestClient, id: number, status: string, ifMatch?: string) =>
  who.call('PATCH', `/api/admin/bookings/${id}/status`, { status }, ifMatch ? { 'If-Match': ifMatch } : {})

it('of two administrators with one booking before them, one wins and the other is told', async () => {
  const { id } = await paidBooking(service, client)
  const path = `/api/admin/bookings/${id}`
  for (const status of ['in-progress', 'completed', 'confirmed', 'in-progress', 'completed', 'confirmed']) {
    const tag = await tagOf(admin, path)
    expect(await tagOf(other, path)).toBe(tag)
    // They want different things, and another than there is: what is so already is done by doing nothing.
    const answers = await Promise.all([set(admin, id, status, tag), set(other, id, 'pending', tag)])
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 412]))
    const lost = answers.find((answer) => answer.status === 412)
    if (lost) expectProblem(lost, { code: 'PRECONDITION_FAILED' })
    await set(admin, id, status)
  }
})

it('a change answers the tag of what it made, with which the next one is made', async () => {
  const { id } = await paidBooking(service, client)
  const first = await set(admin, id, 'in-progress', await tagOf(admin, `/api/admin/bookings/${id}`))
  const tag = first.headers.get('etag') ?? ''
  expect(tag).toBe(await tagOf(admin, `/api/admin/bookings/${id}`))
  expect((await set(admin, id, 'completed', tag)).status).toBe(200)
  expect((await set(admin, id, 'confirmed', tag)).status).toBe(412)
  expect((await set(admin, id, 'confirmed', '*')).status).toBe(200)
  expect((await set(admin, id, 'pending')).status).toBe(200)
})

it('a traveller cancels and changes only what they saw', async () => {
  const { id } = await paidBooking(service, client)
  const tag = await tagOf(client, `/api/bookings/${id}`)
  await set(admin, id, 'in-progress')
  await set(admin, id, 'confirmed')
  const stale = { 'If-Match': tag }
  const change = { travelNumber: 'LX 1375' }
  const refused = await client.call('POST', `/api/bookings/${id}/changes`, change, stale)
  expectProblem(refused, { status: 412, code: 'PRECONDITION_FAILED' })
  expect((await client.call('POST', `/api/bookings/${id}/cancellation`, {}, stale)).status).toBe(412)
  const fresh = { 'If-Match': await tagOf(client, `/api/bookings/${id}`) }
  const changed = await client.call('POST', `/api/bookings/${id}/changes`, change, fresh)
  expect(changed.status).toBe(200)
  const next = { 'If-Match': changed.headers.get('etag') ?? '' }
  const cancelled = await client.call('POST', `/api/bookings/${id}/cancellation`, {}, next)
  expect(cancelled.status).toBe(200)
  expect(cancelled.headers.get('etag')).toBe(await tagOf(client, `/api/bookings/${id}`))
})

it('a profile that was changed on another device is not written over', async () => {
  const tag = await tagOf(client, '/api/auth/profile')
  const write = (city: string, ifMatch?: string) =>
    client.call(
      'PUT',
      '/api/auth/profile',
      { ...billing(email), city },
      ifMatch ? { 'If-Match': ifMatch } : {},
    )
  // What is no part of the form disturbs nobody.
  await client.call('PUT', '/api/auth/preferences', { language: 'pl', currency: 'PLN', distanceUnit: 'mi' })
  expect(await tagOf(client, '/api/auth/profile')).toBe(tag)
  expect((await write('Gdynia', tag)).status).toBe(200)
  expectProblem(await write('Sopot', tag), { status: 412, code: 'PRECONDITION_FAILED' })
  expect((await client.call('GET', '/api/auth/profile')).body).toMatchObject({ city: 'Gdynia' })
  expect((await write('Sopot')).status).toBe(200)
})

it('a change that is answered again tells no tag of what came after it', async () => {
  const { id } = await paidBooking(service, client)
  const change = () =>
    client.call(
      'POST',
      `/api/bookings/${id}/changes`,
      { travelNumber: 'LX 1375' },
      { 'Idempotency-Key': `again-${id}` },
    )
  expect((await change()).headers.get('etag')).toBe(await tagOf(client, `/api/bookings/${id}`))
  await set(admin, id, 'in-progress')
  const again = await change()
  expect(again.status).toBe(200)
  const { booking } = again.body as { booking: { status: string } }
  const isPresent = booking.status === 'in-progress'
  expect(again.headers.get('etag')).toBe(isPresent ? await tagOf(client, `/api/bookings/${id}`) : null)
})
