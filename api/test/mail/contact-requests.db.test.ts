import { CONTACT_FORM_LEAST_MS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { database } from '../support/accounts.ts'
import { administrator } from '../support/administrators.ts'
import { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { bookTrip, newTraveller, PASSWORD, trip } from '../support/traveller.ts'

let service: TestService
let visitor: TestClient
beforeEach(async () => {
  service = await sharedService()
  visitor = new TestClient(service.url)
})

const newAddress = () => `${randomUUID()}@example.com`

function written(change: object = {}) {
  return {
    name: 'Maria Kowalska',
    email: newAddress(),
    subject: 'A second seat',
    category: 'booking',
    message: 'We will be one child more.',
    ...change,
  }
}

const send = (body: object, client = visitor) => client.call('POST', '/api/contact-requests', body)

interface Listed {
  id: number
  email: string
  message: string
}

async function listed(query = '') {
  const admin = await administrator(service)
  const { status, body } = await admin.call<{ contactRequests: Listed[]; next: number | null }>(
    'GET',
    `/api/admin/contact-requests${query}`,
  )
  expect(status).toBe(200)
  return body
}

const listedOf = async (email: string) =>
  (await listed('?limit=100')).contactRequests.filter((one) => one.email === email)

/** The mails that speak of an address: those to it, and those that tell our own people of it. */
async function mailsAbout(email: string, count: number) {
  const shown = email.replace(/\.(?=[^.]+$)/, '. ')
  const find = async () =>
    (
      await sql<{ recipient: string; subject: string; text: string; html: string }>`
        select recipient, subject, text, html from mailbox_message
        where recipient = ${email} or strpos(text, ${shown}) > 0 order by recipient`.execute(
        database(service),
      )
    ).rows
  if (count > 0) await expect.poll(find, { timeout: 15_000 }).toHaveLength(count)
  return find()
}

describe('a message to us', () => {
  it('is kept, told to our own people, and acknowledged without a word of it', async () => {
    const body = written({ email: newAddress(), phone: ' +48 22 000 00 00 ', category: 'Booking support' })
    const answer = await send(body)
    expect(answer).toMatchObject({ status: 201, body: { message: 'Message sent successfully!' } })
    expect(await listedOf(body.email)).toEqual([
      {
        ...body,
        id: expect.any(Number) as number,
        phone: '+48 22 000 00 00',
        category: 'booking',
        bookingNumber: null,
        isOwnBooking: false,
        language: 'en',
        assignee: null,
        userId: null,
        status: 'new',
        createdAt: service.clock.now.toISOString(),
      },
    ])
    const mails = await mailsAbout(body.email, 2)
    const [own] = mails.filter(({ recipient }) => recipient === body.email)
    const [ours] = mails.filter(({ recipient }) => recipient === 'help@fiacre.example')
    expect(own?.subject).toBe('We have your message')
    expect(own?.text).toContain('within 24 hours')
    for (const words of [body.name, body.subject, body.message, 'Kowalska']) {
      expect(own?.text).not.toContain(words)
      expect(ours?.text).toContain(words)
    }
    expect(ours?.text).toContain(`> ${body.message}`)
  })

  it('puts nobody’s words where mail programs, browsers or headers would act on them', async () => {
    const evil = 'Win: https://evil.example <script>alert(1)</script>'
    const body = written({
      name: `Eve ${evil}`,
      subject: `Hi ${evil}`,
      message: `${evil}\nBcc: victim@example.org\n-- \nwww.evil.example`,
    })
    expect((await send(body)).status).toBe(201)
    const mails = await mailsAbout(body.email, 2)
    for (const { subject, text, html } of mails) {
      expect(subject).not.toMatch(/evil|Win|Bcc/)
      expect(text).not.toMatch(/evil\.example|https:\/\/evil|victim@example\.org|^Bcc/m)
      expect(html).not.toMatch(/evil\.example|<script>alert/)
    }
    for (const field of ['name', 'subject', 'email', 'phone']) {
      const broken = await send(written({ [field]: 'Eve\r\nBcc: victim@example.org' }))
      expectProblem(broken, { code: 'INVALID_REQUEST', what: field })
    }
  })

  it('is refused in the words of the form', async () => {
    const answer = await send(
      written({ name: 'J', subject: 'Seat', category: 'x', message: 'Short', email: 'a' }),
    )
    expectProblem(answer, { code: 'RULE_VIOLATION' })
    expect(JSON.stringify(answer.body)).toContain('Subject must be at least 5 characters')
    expect((answer.body as { errors: unknown[] }).errors).toHaveLength(5)
  })

  it.each([{ website: 'https://spam.example' }, { filledInMs: CONTACT_FORM_LEAST_MS - 1 }])(
    'of a program is answered as any other and goes nowhere: %j',
    async (trap) => {
      const body = written(trap)
      const answer = await send(body)
      expect(answer).toMatchObject({ status: 201, body: { message: 'Message sent successfully!' } })
      expect(await listedOf(body.email)).toEqual([])
      expect(await mailsAbout(body.email, 0)).toEqual([])
    },
  )

  it('is taken from one address a few times an hour, and one mailbox gets fewer mails than that', async () => {
    const email = newAddress()
    for (let n = 0; n < 5; n++) expect((await send(written({ email }))).status).toBe(201)
    const refused = await send(written({ email: email.toUpperCase() }))
    expectProblem(refused, { code: 'TOO_MANY_REQUESTS' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    // Five to our own people, one to whoever it is.
    const mails = await mailsAbout(email, 6)
    expect(mails.filter(({ recipient }) => recipient === email)).toHaveLength(1)
    service.clock.now = new Date(service.clock.now.getTime() + 3_700_000)
    expect((await send(written({ email }))).status).toBe(201)
  })

  it('is taken from one network so often, whatever addresses it names', async () => {
    for (let n = 0; n < 30; n++) expect((await send(written({ website: 'x' }))).status).toBe(201)
    expectProblem(await send(written()), { code: 'TOO_MANY_REQUESTS' })
  })

  it('names a booking only if there is one, and knows whose it is', async () => {
    const { client, email } = await newTraveller(service.url)
    const { booked } = await bookTrip(client, trip(service.clock.now))
    const { bookingNumber } = (booked.body as { booking: { bookingNumber: string } }).booking
    const stranger = written({ bookingNumber })
    const made = written({ bookingNumber: 'FC-ZZZZZZ' })
    const own = written({ bookingNumber, email })
    await send(stranger)
    await send(made)
    await send(own, client)
    const { id: userId } = (await client.call('GET', '/api/auth/user')).body as { id: string }
    expect(await listedOf(stranger.email)).toMatchObject([
      { bookingNumber, isOwnBooking: false, userId: null },
    ])
    expect(await listedOf(made.email)).toMatchObject([{ bookingNumber: null, isOwnBooking: false }])
    expect(await listedOf(email)).toMatchObject([{ bookingNumber, isOwnBooking: true, userId }])
    // Our own people see how soon an answer was promised.
    const faresTold = async (address: string) =>
      (await mailsAbout(address, 0))
        .filter(({ recipient }) => recipient !== address)
        .map(({ text }) => /\bFare\W+Saver\b/.test(text))
    await expect.poll(() => faresTold(own.email), { timeout: 15_000 }).toEqual([true])
    await expect.poll(() => faresTold(made.email), { timeout: 15_000 }).toEqual([false])
    expectProblem(await send(written({ bookingNumber: '1 or 1=1' })), { code: 'INVALID_REQUEST' })
  })

  it('stands in the export of whoever wrote it signed in, and goes with the account', async () => {
    const { client, email } = await newTraveller(service.url, { billing: false })
    await send(written({ email, message: 'My own words, to be erased' }), client)
    const { body } = await client.call<{ messages: object[] }>('GET', '/api/account/export')
    expect(body.messages).toMatchObject([{ email, message: 'My own words, to be erased' }])
    await client.call('POST', '/api/account/deletion', { password: PASSWORD })
    expect(await listedOf(email)).toEqual([])
  })
})

describe('the list of messages', () => {
  it('comes a page at a time, the newest first', async () => {
    const sent = [written(), written(), written()]
    for (const body of sent) await send(body)
    const first = await listed('?limit=2&status=new')
    expect(first.contactRequests.map(({ email }) => email)).toEqual([sent[2]?.email, sent[1]?.email])
    const second = await listed(`?limit=1&before=${first.next}`)
    expect(second.contactRequests.map(({ email }) => email)).toEqual([sent[0]?.email])
    // Other tests may have handled others.
    const handled = (await listed('?status=handled&limit=100')).contactRequests.map(({ email }) => email)
    expect(sent.filter(({ email }) => handled.includes(email))).toEqual([])
  })

  it('is for administrators alone', async () => {
    const { client } = await newTraveller(service.url, { billing: false })
    expectProblem(await client.call('GET', '/api/admin/contact-requests'), { code: 'FORBIDDEN' })
    expectProblem(await visitor.call('GET', '/api/admin/contact-requests'), { code: 'UNAUTHORIZED' })
  })
})
