import { SAVED_VIEWS_MOST } from '@fiacre/sdk/rules'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { administrator, idOf } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { bookBy, expectSound, paidBooking } from '../support/money.ts'
import type { Schemas } from '../support/money.ts'
import { callbackBody, paymentsOf, sendCallback } from '../support/payment-callbacks.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

let service: TestService
let admin: TestClient

beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
})

const batch = async (path: string, body: object) =>
  (await admin.call<Schemas['BatchResult']>('POST', `/api/admin/batches/${path}`, body)).body

describe('what is done to many', () => {
  it('is done to each by itself: one that cannot be is told, and the rest is tied by the batch', async () => {
    const { client } = await newTraveller(service.url)
    const [one, other] = [await paidBooking(service, client), await paidBooking(service, client)]
    const ids = [one.id, 2_000_000_000, other.id].map(String)
    const { batchId, results } = await batch('booking-statuses', {
      ids,
      status: 'cancelled',
      cause: 'carrier',
      note: 'The pass is closed.',
    })
    expect(results).toMatchObject([
      { id: ids[0], isDone: true },
      { id: ids[1], isDone: false, code: 'NOT_FOUND' },
      { id: ids[2], isDone: true },
    ])
    const { body } = await admin.call<Schemas['AuditList']>('GET', `/api/admin/audit?batchId=${batchId}`)
    expect(new Set(body.entries.map(({ subjectId }) => subjectId))).toEqual(new Set([ids[0], ids[2]]))
    expect(body.entries.map(({ reason }) => reason)).toEqual(['The pass is closed.', 'The pass is closed.'])
    await expectSound(service)
  })

  it('decides payments alike, each once', async () => {
    const { client } = await newTraveller(service.url)
    const ids: string[] = []
    for (let turn = 0; turn < 2; turn++) {
      const { booking } = (await bookBy(client, trip(service.clock.now))).body
      const [session] = await paymentsOf(service, booking.id)
      if (!session) throw new Error('the booking has no payment')
      await sendCallback(service, callbackBody({ ...session, amount_cents: 100 }, 'paid'))
      const { reviews } = (
        await admin.call<Schemas['PaymentReviewList']>('GET', '/api/admin/payment-reviews')
      ).body
      ids.push(reviews.find(({ bookingId }) => bookingId === booking.id)?.id ?? '')
    }
    const { results } = await batch('payment-reviews', {
      ids,
      resolution: 'to-balance',
      note: 'A cent too few.',
    })
    expect(results.map(({ isDone }) => isDone)).toEqual([true, true])
    const again = await batch('payment-reviews', { ids, resolution: 'to-balance' })
    expect(again.results.map(({ code }) => code)).toEqual(['REVIEW_RESOLVED', 'REVIEW_RESOLVED'])
    const decided = await admin.call<Schemas['PaymentReviewList']>(
      'GET',
      '/api/admin/payment-reviews?state=decided&limit=2',
    )
    expect(new Set(decided.body.reviews.map(({ id }) => id))).toEqual(new Set(ids))
    await expectSound(service)
  })

  it('blocks accounts and marks messages, but nobody blocks themselves', async () => {
    const { client, email } = await newTraveller(service.url)
    const [theirs, own] = [await idOf(client), await idOf(admin)]
    const { results } = await batch('blocks', { ids: [theirs, own], reason: 'One ring of stolen cards.' })
    expect(results).toMatchObject([{ isDone: true }, { isDone: false, code: 'RULE_VIOLATION' }])
    const message = {
      name: 'Ada Kowalska',
      email,
      subject: 'A seat',
      category: 'booking',
      message: 'One more, please.',
    }
    await client.call('POST', '/api/contact-requests', message)
    const { body } = await admin.call<Schemas['ContactRequestList']>(
      'GET',
      `/api/admin/contact-requests?q=${email}`,
    )
    const ids = body.contactRequests.map(({ id }) => String(id))
    expect((await batch('contact-request-statuses', { ids, status: 'handled' })).results).toMatchObject([
      { isDone: true },
    ])
    expect((await batch('given-up-jobs', { ids: [randomUUID()], decision: 'drop' })).results).toMatchObject([
      { isDone: false, code: 'NOT_FOUND' },
    ])
  })

  it('is at most a hundred, each named once', async () => {
    const many = Array.from({ length: 101 }, (_, index) => String(index + 1))
    const refuse = async (ids: string[]) => {
      const answer = await admin.call('POST', '/api/admin/batches/booking-statuses', {
        ids,
        status: 'completed',
      })
      expectProblem(answer, { code: 'INVALID_REQUEST' })
    }
    await refuse(many)
    await refuse(['7', '7'])
    await refuse([])
  })
})

describe('how somebody likes the lists', () => {
  const view = { name: 'Unpaid soon', list: 'bookings', query: { payment: 'pending', sort: 'soonest' } }
  const settings = async (by: TestClient) =>
    (await by.call<Schemas['ListSettings']>('GET', '/api/admin/list-settings')).body

  it('is kept for them alone: views with their names, and columns', async () => {
    const saved = await admin.call<Schemas['SavedView']>('POST', '/api/admin/saved-views', view)
    expect(saved).toMatchObject({ status: 201, body: view })
    const path = `/api/admin/saved-views/${saved.body.id}`
    await admin.call('PATCH', path, { name: 'This week' })
    await admin.call('PUT', '/api/admin/list-settings/bookings/columns', { columns: ['status', 'total'] })
    await admin.call('PUT', '/api/admin/list-settings/bookings/columns', { columns: ['status'] })
    const own = await settings(admin)
    expect(own.views.find(({ id }) => id === saved.body.id)).toMatchObject({ name: 'This week' })
    expect(own.columns).toEqual([{ list: 'bookings', columns: ['status'] }])

    const { client } = await newTraveller(service.url)
    await admin.call('POST', `/api/admin/make-admin/${await idOf(client)}`)
    expect(await settings(client)).toEqual({ views: [], columns: [] })
    expectProblem(await client.call('PATCH', path, { name: 'Mine' }), { code: 'NOT_FOUND' })
    expectProblem(await client.call('DELETE', path), { code: 'NOT_FOUND' })

    expect((await admin.call('DELETE', path)).status).toBe(200)
    await admin.call('PUT', '/api/admin/list-settings/bookings/columns', { columns: [] })
    expect((await settings(admin)).columns).toEqual([])
  })

  it('are so many views, and no more, also at once', async () => {
    const { client } = await newTraveller(service.url)
    await admin.call('POST', `/api/admin/make-admin/${await idOf(client)}`)
    expectProblem(await client.call('POST', '/api/admin/saved-views', { ...view, name: ' ' }), {
      code: 'RULE_VIOLATION',
    })
    const answers = await Promise.all(
      Array.from({ length: SAVED_VIEWS_MOST + 3 }, () => client.call('POST', '/api/admin/saved-views', view)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(SAVED_VIEWS_MOST)
    expect((await settings(client)).views).toHaveLength(SAVED_VIEWS_MOST)
  })
})
