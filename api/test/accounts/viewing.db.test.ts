import { VIEWING_MINUTES } from '@fiacre/sdk/rules'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readOperations } from '#platform/contract/document.ts'
import { signIn } from '../support/accounts.ts'
import { administrator, idOf, setAdmin } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { keptState } from '../support/kept-state.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller } from '../support/traveller.ts'

let service: TestService

beforeAll(async () => {
  service = await sharedService()
})

beforeEach(() => {
  service.clock.now = new Date()
})

/** Somebody of the support who looks at a traveller's account. */
async function looking() {
  const admin = await administrator(service)
  const traveller = await newTraveller(service.url)
  const viewer = await newTraveller(service.url)
  const [id, viewerId] = [await idOf(traveller.client), await idOf(viewer.client)]
  const role = (to: string | null) =>
    admin.call('PUT', `/api/admin/users/${viewerId}/role`, { role: to, reason: 'For the test.' })
  await role('support')
  const begun = await look(viewer.client, id)
  expect(begun.status).toBe(200)
  return { admin, traveller, viewer: viewer.client, viewerEmail: viewer.email, id, role }
}

const look = (client: TestClient, id: string, reason = 'Asked us to look.') =>
  client.call('POST', `/api/admin/users/${id}/viewing`, { reason })
const me = (client: TestClient) => client.call('GET', '/api/auth/user')

describe('looking at a traveller’s account', () => {
  it('shows what they see, is written down with its reason, and ends by itself', async () => {
    const { admin, traveller, viewer, viewerEmail, id } = await looking()
    const until = new Date(service.clock.now.getTime() + VIEWING_MINUTES * 60_000).toISOString()
    expect((await me(viewer)).body).toMatchObject({ email: traveller.email, viewingUntil: until })
    expect((await viewer.call('GET', '/api/bookings')).status).toBe(200)
    const trail = await admin.call<{ entries: object[] }>(
      'GET',
      `/api/admin/audit?subject=user&subjectId=${id}`,
    )
    expect(trail.body.entries).toMatchObject([
      { action: 'user.viewed', actorEmail: viewerEmail, reason: 'Asked us to look.', after: { until } },
    ])
    service.clock.now = new Date(until)
    expect((await me(viewer)).body).toMatchObject({ email: viewerEmail, viewingUntil: null })
  })

  it('ends when whoever looks says so, and with the role', async () => {
    const { viewer, viewerEmail, role } = await looking()
    await role(null)
    expectProblem(await me(viewer), { code: 'VIEWING_ONLY' })
    expect((await viewer.call('DELETE', '/api/auth/viewing')).status).toBe(200)
    expect((await me(viewer)).body).toMatchObject({ email: viewerEmail, viewingUntil: null })
  })

  it('changes nothing, whatever is called, and opens no back office', async () => {
    const { viewer, id } = await looking()
    const before = await keptState(service)
    const leaves = new Set(['endViewing', 'logout', 'logoutByNavigation'])
    const closed = readOperations().filter(
      ({ method, session, operationId, responses }) =>
        !leaves.has(operationId) && (method !== 'get' || session === 'admin' || responses.has('302')),
    )
    const open: string[] = []
    for (const { operationId, method, path } of closed) {
      const { status, body } = await viewer.call(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, id))
      const code = (body as { code?: string } | null)?.code
      // Callbacks of gateways and pages of partners know no session, and take none.
      if (code !== 'VIEWING_ONLY') open.push(`${operationId} ${status} ${code}`)
    }
    expect(open).toEqual([])
    expect(await keptState(service)).toEqual(before)
  })

  it('proves nothing: what asks for the password stays shut', async () => {
    const { viewer } = await looking()
    expectProblem(await viewer.call('GET', '/api/account/export'), { code: 'PROOF_NEEDED' })
  })

  it('is for no account of the back office, needs a reason, and is for support alone', async () => {
    const { admin, traveller } = await looking()
    const colleague = await newTraveller(service.url)
    await setAdmin(service, colleague.email, true)
    expectProblem(await look(admin, await idOf(colleague.client)), { code: 'RULE_VIOLATION' })
    expectProblem(await look(admin, await idOf(traveller.client), ' '), { code: 'RULE_VIOLATION' })
    expectProblem(await look(traveller.client, await idOf(colleague.client)), { code: 'FORBIDDEN' })
  })

  it('stops when the traveller comes to the back office', async () => {
    const { traveller, viewer } = await looking()
    await setAdmin(service, traveller.email, true)
    expectProblem(await me(viewer), { code: 'VIEWING_ONLY' })
  })

  it('is of one browser: the viewer’s others are their own', async () => {
    const { viewerEmail } = await looking()
    const { client } = await signIn(service, viewerEmail)
    expect((await me(client)).body).toMatchObject({ email: viewerEmail })
  })
})
