import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { allMailsTo, database, outboxSent, signIn } from '../support/accounts.ts'
import { ADMIN, administrator, idOf } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { bookBy, paidBooking } from '../support/money.ts'
import type { Schemas } from '../support/money.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, PASSWORD, trip } from '../support/traveller.ts'

let service: TestService
let admin: TestClient
let client: TestClient
let email: string
let id: string

beforeAll(async () => {
  service = await sharedService()
})
beforeEach(async () => {
  service.clock.now = new Date()
  // A sign-in of now, as some of this needs one.
  admin = await administrator(service)
  ;({ client, email } = await newTraveller(service.url))
  id = await idOf(client)
})

const at = (what: string) => `/api/admin/users/${id}/${what}`
const recordOf = async () => (await admin.call<Schemas['ClientRecord']>('GET', at('record'))).body
const tasksOf = async (kind: Schemas['AdminTaskKind']) => {
  const { body } = await admin.call<Schemas['AdminTaskList']>('GET', '/api/admin/tasks')
  return body.tasks.filter((task) => task.kind === kind && (task.id === id || task.about === email))
}

describe('the page of an account', () => {
  it('tells bookings, balance, sign-ins, blocks and notes', async () => {
    const booking = await paidBooking(service, client)
    await signIn(
      service,
      email,
      'not the password',
      'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
    )
    await admin.call('POST', at('block'), { reason: 'Asked for by the bank.' })
    await signIn(service, email, PASSWORD)
    await admin.call('POST', at('unblock'))
    await admin.call('POST', at('notes'), { text: 'Talks French.' })
    const record = await recordOf()
    expect(record.bookings).toMatchObject([{ id: booking.id, bookingNumber: booking.bookingNumber }])
    expect(record.balance).toMatchObject({ amountCents: 0 })
    expect(record.signIns.map(({ outcome }) => outcome)).toEqual(['blocked', 'wrong-password', 'signed-in'])
    expect(record.signIns[1]).toMatchObject({ device: 'Firefox on Windows', network: expect.any(String) })
    expect(record.blocks).toMatchObject([
      { reason: 'Asked for by the bank.', blockedBy: ADMIN.ADMIN_EMAIL, liftedBy: ADMIN.ADMIN_EMAIL },
    ])
    const told = record.timeline.map(({ source, code }) => `${source} ${code}`)
    expect(told).toEqual(expect.arrayContaining(['note note', 'audit user.blocked', 'audit user.unblocked']))
    expect(JSON.stringify(record)).not.toContain('idHash')
  })

  it('gets the name corrected, which the trail keeps under the key of the person', async () => {
    const booking = await paidBooking(service, client)
    const typo = { firstName: 'Ada', lastName: 'Kowalska-Nowak', reason: 'Ada called.' }
    const { status, body } = await admin.call<Schemas['Client']>('PUT', at('name'), typo)
    expect({ status, body }).toMatchObject({ status: 200, body: { lastName: 'Kowalska-Nowak' } })
    // Who has the ride hears of it, and the documents are new ones.
    const { rows } = await sql<{ revision: number; ride: number }>`
      select b.revision, r.booking_revision as ride from booking b join ride r on r.booking_id = b.id
      where b.id = ${booking.id}`.execute(database(service))
    expect(rows).toEqual([{ revision: 2, ride: 2 }])
    await outboxSent(service)
    const subjects = (await allMailsTo(service, email)).map(({ subject }) => subject)
    expect(subjects).toContain('We corrected your name')
    const entryOf = async () => {
      const { body: list } = await admin.call<Schemas['AuditList']>('GET', `/api/admin/audit?subjectId=${id}`)
      return list.entries.find(({ action }) => action === 'user.name-corrected')
    }
    expect(await entryOf()).toMatchObject({ after: { lastName: 'Kowalska-Nowak' }, reason: 'Ada called.' })
    const kept = await sql<{ text: string }>`
      select after::text as text from audit_entry where subject_id = ${id}`.execute(database(service))
    expect(JSON.stringify(kept.rows)).not.toContain('Nowak')
    const stale = await admin.call('PUT', at('name'), typo, { 'If-Match': '"of-another-day"' })
    expectProblem(stale, { code: 'PRECONDITION_FAILED' })
    expectProblem(await admin.call('PUT', at('name'), { ...typo, lastName: ' ' }), { code: 'RULE_VIOLATION' })
    await admin.call('PATCH', `/api/admin/bookings/${booking.id}/status`, { status: 'cancelled' })
    await admin.call('POST', at('erase'), { basis: 'asked-by-person' })
    expect(await entryOf()).toMatchObject({
      before: { lastName: null },
      after: { lastName: null },
      reason: null,
    })
  })

  it('exports what is held, and says who took it and why', async () => {
    expectProblem(await admin.call('POST', at('export'), { reason: ' ' }), { code: 'RULE_VIOLATION' })
    const { body } = await admin.call<Schemas['AccountExport']>('POST', at('export'), {
      reason: 'Asked for by letter.',
    })
    expect(body.profile.email).toBe(email)
    const [newest] = (await recordOf()).timeline.filter(({ source }) => source === 'audit')
    expect(newest).toMatchObject({ code: 'user.exported', words: 'Asked for by letter.' })
  })

  it('removes a person with the notes, and none who still has a ride to come', async () => {
    await admin.call('POST', at('notes'), { text: 'Talks French.' })
    const { id: bookingId } = await paidBooking(service, client)
    const ahead = await admin.call('POST', at('erase'), { basis: 'asked-by-person' })
    expectProblem(ahead, { code: 'BOOKINGS_AHEAD' })
    await admin.call('PATCH', `/api/admin/bookings/${bookingId}/status`, { status: 'cancelled' })
    expect((await admin.call('POST', at('erase'), { basis: 'asked-by-person' })).status).toBe(200)
    expectProblem(await admin.call('GET', at('record')), { code: 'NOT_FOUND' })
    const { rows } = await sql`select 1 from office_note where user_id = ${id}`.execute(database(service))
    expect(rows).toEqual([])
    const { body } = await admin.call<Schemas['BookingRecord']>(
      'GET',
      `/api/admin/bookings/${bookingId}/record`,
    )
    expect(body).toMatchObject({ userId: null, mails: [] })
  })

  it('removes none of our own people, and asks for the password once it was typed long ago', async () => {
    const own = await idOf(admin)
    const mine = await admin.call('POST', `/api/admin/users/${own}/erase`, { basis: 'not-a-person' })
    expectProblem(mine, { code: 'RULE_VIOLATION' })
    service.clock.now = new Date(service.clock.now.getTime() + 3_600_000)
    for (const [what, body] of [
      ['export', { reason: 'By letter.' }],
      ['erase', { basis: 'asked-by-person' }],
    ] as const)
      expectProblem(await admin.call('POST', at(what), body), { code: 'PROOF_NEEDED' })
  })
})

describe('today', () => {
  it('asks to look into an account that tries to sign in while blocked, until somebody has', async () => {
    await admin.call('POST', at('block'), { reason: 'Asked for by the bank.' })
    for (let times = 0; times < 2; times += 1) await signIn(service, email, PASSWORD)
    expect(await tasksOf('account')).toEqual([])
    await signIn(service, email, PASSWORD)
    expect(await tasksOf('account')).toMatchObject([{ id, detail: ['blocked-sign-ins'] }])
    service.clock.now = new Date(service.clock.now.getTime() + 1_000)
    await admin.call('POST', at('looked-into'))
    expect(await tasksOf('account')).toEqual([])
  })

  it('asks to look into a change of address that was taken back', async () => {
    await sql`
      insert into account_link (id, purpose, user_id, email, token_hash, created_at, expires_at, used_at)
      values (gen_random_uuid(), 'email-changed', ${id}, ${email}, ${email}, now(), now(), ${service.clock.now}::timestamptz)`.execute(
      database(service),
    )
    expect(await tasksOf('address-change')).toMatchObject([{ id, detail: ['undone'] }])
  })

  it('asks what came of a ride once the driver has waited, and no more once it is said', async () => {
    // Before the rides of other tests of this service: a hundred are listed, those that wait longest.
    const { id: bookingId, pickupAt } = await paidBooking(service, client, {
      request: { pickupTime: '00:30' },
    })
    const waiting = async () => {
      const { body } = await admin.call<Schemas['AdminTaskList']>('GET', '/api/admin/tasks')
      return body.tasks.filter((task) => task.kind === 'no-show' && task.bookingId === bookingId)
    }
    service.clock.now = new Date(Date.parse(pickupAt) + 59 * 60_000)
    admin = await administrator(service)
    expect(await waiting()).toEqual([])
    service.clock.now = new Date(Date.parse(pickupAt) + 61 * 60_000)
    expect(await waiting()).toMatchObject([{ detail: ['way-there'] }])
    await admin.call('PATCH', `/api/admin/bookings/${bookingId}/status`, { status: 'completed' })
    expect(await waiting()).toEqual([])
  })

  it('leaves alone who has few bookings that are not paid', async () => {
    await bookBy(client, trip(service.clock.now))
    expect(await tasksOf('account')).toEqual([])
  })
})
