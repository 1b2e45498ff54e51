import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { allMailsTo, outboxSent } from '../support/accounts.ts'
import { ADMIN, administrator, idOf } from '../support/administrators.ts'
import { TestClient } from '../support/client.ts'
import { bookBy } from '../support/money.ts'
import type { Schemas } from '../support/money.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

let service: TestService
let admin: TestClient

beforeAll(async () => {
  service = await sharedService()
  service.clock.now = new Date()
  admin = await administrator(service)
})

const MESSAGE = {
  name: 'Ada Kowalska',
  subject: 'A second seat',
  category: 'booking',
  message: 'We will be one child more.\nSee www.evil.example for the rest.',
}

/** A message, and its id. */
async function written(client: TestClient, more: Record<string, unknown>, headers = {}): Promise<number> {
  await client.call('POST', '/api/contact-requests', { ...MESSAGE, ...more }, headers)
  const { body } = await admin.call<Schemas['ContactRequestList']>(
    'GET',
    `/api/admin/contact-requests?q=${encodeURIComponent(String(more['email']))}`,
  )
  return body.contactRequests[0]?.id ?? 0
}

const at = (id: number, what = '') => `/api/admin/contact-requests/${id}${what}`
const seen = (id: number) => admin.call<Schemas['ContactRecord']>('GET', at(id))

describe('a message', () => {
  it('stands beside the account and the bookings of who was signed in', async () => {
    const { client, email } = await newTraveller(service.url)
    const { bookingNumber } = (await bookBy(client, trip(service.clock.now))).body.booking
    const { body } = await seen(await written(client, { email, bookingNumber }))
    expect(body).toMatchObject({ isAccountCertain: true, account: { email }, bookings: [{ bookingNumber }] })
    const how = body.templates.find(({ name }) => name === 'change-how-to')
    expect(how?.text).toContain(bookingNumber)
  })

  it('of a visitor names the account of the address, and says that it proves nothing', async () => {
    const { email } = await newTraveller(service.url)
    const id = await written(new TestClient(service.url), { email }, { 'Accept-Language': 'pl' })
    const { body } = await seen(id)
    expect(body).toMatchObject({ isAccountCertain: false, account: { email }, message: { language: 'pl' } })
    expect(body.templates.map(({ language }) => language)).toEqual(body.templates.map(() => 'pl'))
  })

  it('is answered by a mail in the language of its sender, with what they wrote, once', async () => {
    const email = `${randomUUID()}@example.com`
    const id = await written(new TestClient(service.url), { email }, { 'Accept-Language': 'pl' })
    const key = { 'Idempotency-Key': `answer-${id}` }
    const body = { text: 'Kierowca ma drugi fotelik.', template: 'received' }
    const answered = await admin.call<Schemas['ContactRecord']>('POST', at(id, '/replies'), body, key)
    expect(answered.status, JSON.stringify(answered.body)).toBe(201)
    expect(answered.body).toMatchObject({
      message: { status: 'handled', assignee: { email: ADMIN.ADMIN_EMAIL } },
      replies: [{ text: body.text, template: 'received', authorEmail: ADMIN.ADMIN_EMAIL }],
    })
    expect((await admin.call('POST', at(id, '/replies'), body, key)).body).toEqual(answered.body)
    await outboxSent(service)
    const mails = (await allMailsTo(service, email)).filter(({ text }) => text.includes(body.text))
    expect(mails.map(({ subject }) => subject)).toEqual([`Nasza odpowiedź na Twoją wiadomość ${id}`])
    expect(mails[0]?.text).toContain('> We will be one child more.')
    // What a visitor wrote never becomes a link.
    expect(mails[0]?.text).not.toContain('www.evil.example')
  })

  it('is not answered without a word, nor on top of what somebody else did', async () => {
    const id = await written(new TestClient(service.url), { email: `${randomUUID()}@example.com` })
    expectProblem(await admin.call('POST', at(id, '/replies'), { text: ' ' }), { code: 'RULE_VIOLATION' })
    const { headers } = await seen(id)
    const tag = { 'If-Match': headers.get('ETag') ?? '' }
    const own = { assigneeId: await idOf(admin) }
    expect((await admin.call('PUT', at(id, '/assignee'), own, tag)).status).toBe(200)
    const stale = { code: 'PRECONDITION_FAILED' } as const
    expectProblem(await admin.call('POST', at(id, '/replies'), { text: 'Hello' }, tag), stale)
    expectProblem(await admin.call('PATCH', at(id, '/status'), { status: 'handled' }, tag), stale)
    expectProblem(await admin.call('PUT', at(id, '/assignee'), { assigneeId: null }, tag), stale)
  })

  it('is seen to by people of the back office alone', async () => {
    const { client } = await newTraveller(service.url)
    const id = await written(new TestClient(service.url), { email: `${randomUUID()}@example.com` })
    const traveller = await admin.call('PUT', at(id, '/assignee'), { assigneeId: await idOf(client) })
    expectProblem(traveller, { code: 'RULE_VIOLATION' })
    const { body } = await admin.call<Schemas['OfficePeople']>('GET', '/api/admin/people')
    expect(body.people.map(({ email }) => email)).toContain(ADMIN.ADMIN_EMAIL)
    expectProblem(await admin.call('GET', at(2_000_000_000)), { code: 'NOT_FOUND' })
  })
})
