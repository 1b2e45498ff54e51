import { PASSWORD_PROOF_MINUTES } from '@fiacre/sdk/rules'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { administrator, idOf, setAdmin, type ClientBody } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller } from '../support/traveller.ts'

let service: TestService
let admin: TestClient

beforeAll(async () => {
  service = await sharedService()
})

beforeEach(async () => {
  service.clock.now = new Date()
  admin = await administrator(service)
})

async function somebody() {
  const { client, email } = await newTraveller(service.url)
  return { client, email, id: await idOf(client) }
}

const setRole = (id: string, role: string | null, by = admin, reason = 'Joins the team.') =>
  by.call<ClientBody & { staffRole: string | null }>('PUT', `/api/admin/users/${id}/role`, { role, reason })

describe('a role beneath administrator', () => {
  it('opens what it is for and nothing else, is told by the profile, and ends with the next call', async () => {
    const { client, id } = await somebody()
    const { status, body } = await setRole(id, 'finance')
    expect([status, body.staffRole, body.isAdmin]).toEqual([200, 'finance', false])
    expect((await client.call('GET', '/api/auth/user')).body).toMatchObject({ staffRole: 'finance' })
    expect((await client.call('GET', '/api/admin/payment-reviews')).status).toBe(200)
    expectProblem(await client.call('GET', '/api/admin/health'), { code: 'FORBIDDEN' })
    expectProblem(await client.call('POST', `/api/admin/make-admin/${id}`), { code: 'FORBIDDEN' })
    expect((await setRole(id, null)).body.staffRole).toBeNull()
    expectProblem(await client.call('GET', '/api/admin/payment-reviews'), { code: 'FORBIDDEN' })
  })

  it('is written down with who gave it, what was before, and why', async () => {
    const { id } = await somebody()
    await setRole(id, 'support')
    await setRole(id, 'support')
    await setRole(id, 'administrator', admin, 'Leads the team now.')
    const trail = await admin.call<{ entries: Record<string, unknown>[] }>(
      'GET',
      `/api/admin/audit?subject=user&subjectId=${id}`,
    )
    const told = trail.body.entries.map(({ action, before, after, reason }) => ({
      action,
      before,
      after,
      reason,
    }))
    expect(told).toEqual([
      {
        action: 'user.role-set',
        before: { role: 'support' },
        after: { role: 'administrator' },
        reason: 'Leads the team now.',
      },
      {
        action: 'user.role-set',
        before: { role: null },
        after: { role: 'support' },
        reason: 'Joins the team.',
      },
    ])
  })

  it('is given to the account that was looked at, not over what a colleague did meanwhile', async () => {
    const { id } = await somebody()
    const path = `/api/admin/users/${id}`
    const tag = { 'If-Match': (await admin.call('GET', path)).headers.get('etag') ?? '' }
    const give = (role: string) => admin.call('PUT', `${path}/role`, { role, reason: 'Joins the team.' }, tag)
    const first = await give('support')
    expect(first.status).toBe(200)
    expect(first.headers.get('etag')).not.toBe(tag['If-Match'])
    expectProblem(await give('finance'), { status: 412, code: 'PRECONDITION_FAILED' })
    expect((await admin.call('GET', path)).body).toMatchObject({ staffRole: 'support' })
  })

  it('reads what was done to one record, not all that was done', async () => {
    const { client, id } = await somebody()
    await setRole(id, 'support')
    expect((await client.call('GET', `/api/admin/audit?subject=user&subjectId=${id}`)).status).toBe(200)
    expectProblem(await client.call('GET', '/api/admin/audit?subject=user'), { code: 'FORBIDDEN' })
    expectProblem(await client.call('GET', `/api/admin/audit?actorId=${id}`), { code: 'FORBIDDEN' })
  })

  it('keeps nobody of the back office out: administrators alone block them', async () => {
    const [operator, other, traveller] = [await somebody(), await somebody(), await somebody()]
    await setRole(operator.id, 'operations')
    await setRole(other.id, 'support')
    const block = (id: string) =>
      operator.client.call('POST', `/api/admin/users/${id}/block`, { reason: 'To be sure.' })
    expectProblem(await block(await idOf(admin)), { code: 'FORBIDDEN' })
    expectProblem(await block(other.id), { code: 'FORBIDDEN' })
    expect((await block(traveller.id)).status).toBe(200)
  })
})

describe('roles are changed', () => {
  it('by nobody for themselves, and not without a reason', async () => {
    expectProblem(await setRole(await idOf(admin), 'support'), { code: 'RULE_VIOLATION' })
    const { id } = await somebody()
    expectProblem(await setRole(id, 'support', admin, '  '), { code: 'RULE_VIOLATION' })
    expectProblem(await setRole(id, 'captain'), { code: 'INVALID_REQUEST' })
  })

  it('only right after the password was typed', async () => {
    const { id } = await somebody()
    service.clock.now = new Date(Date.now() + PASSWORD_PROOF_MINUTES * 60_000)
    expectProblem(await setRole(id, 'support'), { code: 'PROOF_NEEDED' })
  })

  it('by one of two administrators who take them from each other at the same moment', async () => {
    const [one, other] = [await somebody(), await somebody()]
    await setAdmin(service, one.email, true)
    await setAdmin(service, other.email, true)
    const answers = await Promise.all([
      setRole(one.id, null, other.client),
      setRole(other.id, null, one.client),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]))
  })
})
