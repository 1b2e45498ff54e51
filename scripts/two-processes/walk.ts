import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { TestClient } from '../../api/test/support/client.ts'
import {
  billing,
  bookTrip,
  mailsTo,
  PASSWORD,
  registration,
  trip,
  until,
} from '../../api/test/support/traveller.ts'
import { SERVED_BY } from './round-robin.ts'

export interface Step {
  name: string
  run: () => Promise<void>
}

/** Longer than both processes take to look for work. */
const SECOND_MAIL_MS = 2000

/** What one traveller does at a service, whose requests go to its two processes by turns. */
export function walk(url: string): Step[] {
  const client = new TestClient(url)
  const email = `two.processes.${Date.now()}@example.com`
  const login = (password: string) => client.call('POST', '/api/auth/login', { email, password })
  const me = () => client.call('GET', '/api/auth/user')

  return [
    {
      name: 'somebody registers',
      async run() {
        assert.equal((await client.call('POST', '/api/auth/register', registration(email))).status, 201)
      },
    },
    {
      name: 'the mail arrives once, though both look for mails to send',
      async run() {
        const mails = () => mailsTo(client, email)
        await until(mails, ({ length }) => length > 0)
        await sleep(SECOND_MAIL_MS)
        assert.equal((await mails()).length, 1)
      },
    },
    {
      name: 'its link confirms the address',
      async run() {
        const [mail] = await mailsTo(client, email)
        const link = mail?.links.find((one) => one.includes('confirm')) ?? ''
        assert.ok(link.startsWith(`${url}/`), `the link leads through the proxy: ${link}`)
        const answer = await client.fetch(link)
        assert.equal(answer.headers.get('location'), '/dashboard?confirmed=true')
      },
    },
    {
      name: 'a sign-in holds for ten requests, five at each process',
      async run() {
        assert.equal((await login(PASSWORD)).status, 200)
        const answers = await inTurn(10, me)
        for (const { status, body } of answers) assert.deepEqual([status, body['email']], [200, email])
        assert.deepEqual(servedBy(answers), { 1: 5, 2: 5 })
      },
    },
    {
      name: 'a booking is made and paid, and both know',
      async run() {
        assert.equal((await client.call('PUT', '/api/auth/profile', billing(email))).status, 200)
        const { booked } = await bookTrip(client, trip())
        assert.equal(booked.status, 201)
        const page = new URL(booked.body.paymentRedirectUrl)
        assert.equal(page.origin, url)
        assert.equal((await client.call('POST', page.pathname, { outcome: 'paid' })).status, 200)
        const booking = () => client.call('GET', `/api/bookings/${booked.body.booking.id}`)
        await until(booking, ({ body }) => body['status'] === 'confirmed')
        for (const { body } of await atBoth(booking)) {
          assert.deepEqual([body['status'], body['paymentStatus']], ['confirmed', 'completed'])
        }
      },
    },
    {
      name: 'a sign-out at one is one at both',
      async run() {
        assert.equal((await client.call('POST', '/api/auth/logout')).status, 200)
        for (const { status } of await atBoth(me)) assert.equal(status, 401)
      },
    },
    {
      name: 'ten wrong passwords, five at each, close the account at both',
      async run() {
        const wrong = await inTurn(10, () => login('wrong password'))
        assert.deepEqual(servedBy(wrong), { 1: 5, 2: 5 })
        for (const { status } of wrong) assert.equal(status, 401)
        for (const { status, headers } of await atBoth(() => login(PASSWORD))) {
          assert.equal(status, 429)
          assert.ok(Number(headers.get('retry-after')) > 0)
        }
      },
    },
  ]
}

interface Answer {
  status: number
  body: Record<string, unknown>
  headers: Headers
}

async function inTurn(count: number, ask: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let i = 0; i < count; i += 1) answers.push(await ask())
  return answers
}

async function atBoth(ask: () => Promise<Answer>): Promise<Answer[]> {
  const answers = await inTurn(2, ask)
  assert.deepEqual(servedBy(answers), { 1: 1, 2: 1 })
  return answers
}

/** How many of the answers each process gave. */
export function servedBy(answers: { headers: Headers }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { headers } of answers) {
    const which = headers.get(SERVED_BY) ?? 'neither'
    counts[which] = (counts[which] ?? 0) + 1
  }
  return counts
}
