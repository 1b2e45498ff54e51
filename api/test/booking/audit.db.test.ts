import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { verifyAudit } from '#office/audit/verify-audit.ts'
import { administrator } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { bookBy, paidBooking } from '../support/money.ts'
import type { Schemas } from '../support/money.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, PASSWORD, trip } from '../support/traveller.ts'

let service: TestService
let admin: TestClient

beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
})

const kysely = () => service.context.orm.em.fork().getKysely()
const audit = async (query = '') =>
  (await admin.call<Schemas['AuditList']>('GET', `/api/admin/audit?${query}`)).body.entries
const set = (id: number, body: object) => admin.call('PATCH', `/api/admin/bookings/${id}/status`, body)

async function somebody() {
  const { client, email } = await newTraveller(service.url)
  const { body } = await admin.call<Schemas['ClientList']>('GET', `/api/admin/clients?search=${email}`)
  return { client, id: body.clients[0]?.id ?? '' }
}

describe('what administrators do is written down', () => {
  it('who set a booking, from where, from what to what, and why', async () => {
    const { client } = await somebody()
    const { id } = await paidBooking(service, client)
    await set(id, { status: 'cancelled', cause: 'carrier', note: 'The car broke down.' })
    // Set already: nothing was done.
    await set(id, { status: 'cancelled' })
    const entries = await audit(`subject=booking&subjectId=${id}`)
    expect(entries).toMatchObject([
      {
        actorEmail: 'admin@example.com',
        network: '127.0.0.1',
        action: 'booking.status-set',
        before: { status: 'confirmed', paymentStatus: 'completed' },
        after: { status: 'cancelled' },
        reason: 'The car broke down.',
        isErased: false,
      },
    ])
  })

  it('a payment that was recorded, a block, its end, a new administrator, a message', async () => {
    const { client, id } = await somebody()
    const { booking } = (await bookBy(client, trip(service.clock.now))).body
    await admin.call('POST', `/api/admin/bookings/${booking.id}/payment`, {
      amountCents: 100,
      note: 'Line 3',
    })
    expect(await audit(`subject=booking&subjectId=${booking.id}`)).toMatchObject([
      { action: 'booking.payment-recorded', after: { amountCents: 100 }, reason: 'Line 3' },
    ])
    await admin.call('POST', `/api/admin/users/${id}/block`, { reason: 'Chargebacks.' })
    await admin.call('POST', `/api/admin/users/${id}/unblock`)
    await admin.call('POST', `/api/admin/users/${id}/unblock`)
    await admin.call('POST', `/api/admin/make-admin/${id}`)
    await admin.call('POST', `/api/admin/make-admin/${id}`)
    expect((await audit(`subject=user&subjectId=${id}`)).map(({ action }) => action)).toEqual([
      'user.admin-granted',
      'user.unblocked',
      'user.blocked',
    ])
  })

  it('nothing of what was refused', async () => {
    const before = (await audit('limit=1'))[0]?.id
    const { client } = await somebody()
    const { booking } = (await bookBy(client, trip(service.clock.now))).body
    await set(booking.id, { status: 'cancelled', cause: 'no-show' })
    expect((await audit('limit=1'))[0]?.id).toBe(before)
  })
})

describe('the trail', () => {
  it.each(['update audit_entry set reason = null', 'delete from audit_entry', 'truncate audit_entry'])(
    'refuses %s',
    async (statement) => {
      await expect(sql.raw(statement).execute(kysely())).rejects.toThrow('append-only')
    },
  )

  it('is one chain, however many work at once', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, somebody))
    await Promise.all(
      people.map(({ id }) => admin.call('POST', `/api/admin/users/${id}/block`, { reason: 'A test.' })),
    )
    expect(await verifyAudit(service.context.orm)).toMatchObject({ isWhole: true })
  })

  it('shows where it was changed behind the triggers', async () => {
    const { id } = await somebody()
    await admin.call('POST', `/api/admin/users/${id}/block`, { reason: 'A test.' })
    const [entry] = await audit(`subject=user&subjectId=${id}`)
    const change = (at: string) =>
      service.context.orm.em.fork().transactional(async (em) => {
        await sql`set local session_replication_role = replica`.execute(em.getKysely())
        await sql`update audit_entry set at = at + ${at}::interval where id = ${entry?.id}`.execute(
          em.getKysely(),
        )
      })
    await change('1 second')
    expect(await verifyAudit(service.context.orm)).toEqual({ isWhole: false, brokenAt: entry?.id })
    await change('-1 second')
    expect(await verifyAudit(service.context.orm)).toMatchObject({ isWhole: true })
  })

  it('holds after somebody is erased, and what was noted of them is gone', async () => {
    const { client, id } = await somebody()
    await admin.call('POST', `/api/admin/users/${id}/block`, { reason: 'Ada Kowalska shouted.' })
    await admin.call('POST', `/api/admin/users/${id}/unblock`)
    const { email } = (await admin.call<Schemas['Client']>('GET', `/api/admin/users/${id}`)).body
    await client.call('POST', '/api/auth/login', { email, password: PASSWORD })
    expect((await client.call('POST', '/api/account/deletion', { password: PASSWORD })).status).toBe(200)
    const blocked = (await audit(`subject=user&subjectId=${id}`)).find(
      ({ action }) => action === 'user.blocked',
    )
    expect(blocked).toMatchObject({ reason: null, isErased: true })
    const { rows } = await sql<{ text: string }>`select audit_entry::text as text from audit_entry`.execute(
      kysely(),
    )
    expect(rows.some(({ text }) => text.includes('shouted'))).toBe(false)
    expect(await verifyAudit(service.context.orm)).toMatchObject({ isWhole: true })
  })
})
