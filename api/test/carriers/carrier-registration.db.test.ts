import { MS_PER_DAY } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isFitAt } from '#people/carriers/is-fit-at.ts'
import { administrator } from '../support/administrators.ts'
import { AGREED, carrierDetails, driver, handIn, newCarrier, toldOf, vehicle } from '../support/carriers.ts'
import type { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, PASSWORD } from '../support/traveller.ts'

type Carrier = components['schemas']['Carrier']
type AdminCarrier = components['schemas']['AdminCarrier']

let service: TestService
let admin: TestClient
beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
})

let start: Date
beforeEach(() => {
  start = new Date()
  service.clock.now = start
})

const dayIn = (days: number) => new Date(start.getTime() + days * MS_PER_DAY).toISOString().slice(0, 10)

const decide = (id: string, decision: string, more: object = {}, headers: Record<string, string> = {}) =>
  admin.call<AdminCarrier>(
    'POST',
    `/api/admin/carriers/${id}/decision`,
    { decision, reason: 'The register says otherwise.', fields: [], ...more },
    headers,
  )

async function isFit(carrier: Carrier, at: Date): Promise<boolean | undefined> {
  const [van] = carrier.vehicles
  const [jean] = carrier.drivers
  const { rows } = await sql<{ fit: boolean }>`select
    ${isFitAt(sql`${carrier.id}::uuid`, sql`${van?.id}::uuid`, sql`${jean?.id}::uuid`, sql`${at}`)} as fit`.execute(
    service.context.orm.em.fork().getKysely(),
  )
  return rows[0]?.fit
}

describe('a carrier', () => {
  it('registers, hands in its papers, is approved, and may then drive until the first of them runs out', async () => {
    const { client, id } = await newCarrier(service)
    await client.call('POST', '/api/carrier/vehicles', vehicle(service))
    await client.call('POST', '/api/carrier/drivers', driver())
    const submitted = await client.call<Carrier>('POST', '/api/carrier/submission', AGREED)
    expect(submitted.status, JSON.stringify(submitted.body)).toBe(200)
    expect(submitted.body).toMatchObject({ state: 'submitted', agreementVersion: AGREED.agreementVersion })
    const due = submitted.body.due
    expect(new Set(due.map(({ code, blocks }) => `${code} ${blocks}`))).toEqual(new Set(['paper rides']))
    let whole = submitted.body
    for (const [index, paper] of due.entries()) {
      whole = await handIn(client, paper, index === 0 ? dayIn(30) : null)
    }
    expect(whole.due).toEqual([])
    expect((await decide(id, 'approve')).body.carrier.state).toBe('approved')
    expect(await isFit(whole, start)).toBe(false)

    const queue = await admin.call<components['schemas']['PaperQueue']>('GET', '/api/admin/carrier-papers')
    const own = queue.body.papers.filter(({ carrierId }) => carrierId === id)
    expect(own).toHaveLength(due.length)
    for (const { paper } of own) {
      const path = `/api/admin/carrier-papers/${paper.id}/decision`
      expect((await admin.call('POST', path, { decision: 'approve', rejection: null })).status).toBe(200)
      expectProblem(await admin.call('POST', path, { decision: 'approve', rejection: null }), {
        code: 'CARRIER_STATE',
      })
    }
    expect(await isFit(whole, start)).toBe(true)
    expect(await isFit(whole, new Date(start.getTime() + 32 * MS_PER_DAY))).toBe(false)
  })

  it('keeps what it agreed to: the version, a hash of the text in the language that was shown, and from where', async () => {
    const { client, id } = await newCarrier(service)
    expectProblem(await client.call('POST', '/api/carrier/submission', { ...AGREED, agreementVersion: 99 }), {
      code: 'RULE_VIOLATION',
    })
    await client.call('POST', '/api/carrier/submission', AGREED)
    const { rows } = await sql`
      select version, language, text_hash, network from carrier_consent where carrier_id = ${id}`.execute(
      service.context.orm.em.fork().getKysely(),
    )
    expect(rows).toEqual([
      {
        version: AGREED.agreementVersion,
        language: 'fr',
        text_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        network: '127.0.0.1',
      },
    ])
  })

  it('is told what is missing, and is not submitted before', async () => {
    const { client } = await newCarrier(service, carrierDetails({ iban: null, areas: [] }))
    const problem = expectProblem(await client.call('POST', '/api/carrier/submission', AGREED), {
      code: 'RULE_VIOLATION',
    })
    expect(problem.errors?.map(({ pointer }) => pointer)).toEqual(['/iban', '/area'])
  })

  it.each([
    ['an IBAN whose digits do not fit', { iban: 'CH93 0076 2011 6238 5295 8' }, '/iban'],
    ['a VAT number of another form', { vatNumber: 'CHE-116.281.711 TVA' }, '/vatNumber'],
    ['a phone without its country', { phone: '022 900 12 34' }, '/phone'],
    [
      'an airport that is elsewhere',
      { areas: [{ ...carrierDetails().areas[0], airportCode: 'VIE' }] as Carrier['details']['areas'] },
      '/areas',
    ],
  ])('is refused with %s', async (_what, wrong, pointer) => {
    const { client } = await newTraveller(service.url)
    const answer = await client.call('PUT', '/api/carrier', carrierDetails(wrong))
    expect(expectProblem(answer, { code: 'RULE_VIOLATION' }).errors?.[0]?.pointer).toBe(pointer)
  })

  it('waits for us again when it changes where it is paid, and is edited by one at a time', async () => {
    const { client, id } = await newCarrier(service)
    await client.call('POST', '/api/carrier/submission', AGREED)
    const seen = (await client.fetch('/api/carrier')).headers.get('etag') ?? ''
    expect((await decide(id, 'approve')).status).toBe(200)
    const moved = carrierDetails({ iban: 'DE89 3704 0044 0532 0130 00' })
    expectProblem(await client.call('PUT', '/api/carrier', moved, { 'If-Match': seen }), {
      code: 'PRECONDITION_FAILED',
    })
    // A session that was left open sends no payout elsewhere.
    service.clock.now = new Date(start.getTime() + MS_PER_DAY / 4)
    expectProblem(await client.call('PUT', '/api/carrier', moved), { code: 'PROOF_NEEDED' })
    await client.call('POST', '/api/auth/proof', { password: PASSWORD })
    const saved = await client.call<Carrier>('PUT', '/api/carrier', moved)
    expect(saved.body.state).toBe('submitted')
    expect(saved.body.events.map(({ from, to, actor }) => [from, to, actor])).toEqual([
      ['approved', 'submitted', 'carrier'],
      ['submitted', 'approved', 'office'],
      ['draft', 'submitted', 'carrier'],
    ])
  })

  it('is asked for more, suspended and closed, with the reason, and mailed each time', async () => {
    const { client, email, id } = await newCarrier(service)
    await client.call('POST', '/api/carrier/submission', AGREED)
    const asked = await decide(id, 'ask', { fields: ['registerNumber'] })
    expect(asked.body.carrier).toMatchObject({ state: 'needs-more', fieldsDue: ['registerNumber'] })
    expectProblem(await decide(id, 'approve'), { code: 'RULE_VIOLATION' })
    await client.call('POST', '/api/carrier/submission', AGREED)
    await decide(id, 'approve')
    await decide(id, 'suspend')
    const { body } = await client.call<Carrier>('GET', '/api/carrier')
    expect(body).toMatchObject({ state: 'suspended', stateReason: 'The register says otherwise.' })
    await client.call('POST', '/api/carrier/closing')
    expectProblem(await client.call('POST', '/api/carrier/vehicles', vehicle(service)), {
      code: 'CARRIER_STATE',
    })
    expectProblem(await decide(id, 'reinstate'), { code: 'CARRIER_STATE' })
    expect(await toldOf(service, email)).toEqual(
      expect.arrayContaining(['submitted', 'needsMore', 'approved', 'suspended', 'closed']),
    )
    const { rows } = await sql<{ action: string }>`
      select action from audit_entry where subject = 'carrier' and subject_id = ${id} order by id`.execute(
      service.context.orm.em.fork().getKysely(),
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'carrier.asked',
      'carrier.approved',
      'carrier.suspended',
    ])
  })

  it('is not approved while a name is like one of the sanctions list, and never drives with one that is on it', async () => {
    const { client, id } = await newCarrier(service, carrierDetails({ contactName: 'Victor Erfundenskij' }))
    await client.call('POST', '/api/carrier/submission', AGREED)
    expectProblem(await decide(id, 'approve'), { code: 'RULE_VIOLATION' })
    const { body } = await admin.call<AdminCarrier>('GET', `/api/admin/carriers/${id}`)
    expect(body.cases).toMatchObject([{ subject: 'contact', entry: '900001', state: 'open' }])
    const tasks = await admin.call<components['schemas']['AdminTaskList']>('GET', '/api/admin/tasks')
    expect(tasks.body.tasks.filter((task) => task.id === id).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['screening', 'carrier']),
    )
    const path = `/api/admin/screening-cases/${body.cases[0]?.id}/decision`
    await admin.call('POST', path, { isMatch: false, reason: 'Born in another year.' })
    expect((await decide(id, 'approve')).body.carrier.state).toBe('approved')
    const again = await client.call<Carrier>(
      'PUT',
      '/api/carrier',
      carrierDetails({ contactName: 'Victor Erfundenskij' }),
    )
    expect(again.body.state).toBe('approved')
  })
})

describe('a vehicle and a driver', () => {
  it('stay who they are once a paper of theirs was approved', async () => {
    const { client } = await newCarrier(service)
    const added = await client.call<Carrier>('POST', '/api/carrier/drivers', driver())
    const [jean] = added.body.drivers
    const path = `/api/carrier/drivers/${jean?.id}`
    const other = { ...driver({ firstName: 'Paul' }), isActive: true }
    expect((await client.call('PUT', path, other)).status).toBe(200)
    const due = { subject: 'driver', subjectId: jean?.id ?? null, paper: 'identity' } as const
    const { papers } = await handIn(client, due, null)
    await admin.call('POST', `/api/admin/carrier-papers/${papers[0]?.id}/decision`, {
      decision: 'approve',
      rejection: null,
    })
    expectProblem(await client.call('PUT', path, { ...driver(), isActive: true }), { code: 'RULE_VIOLATION' })
    expect((await client.call('PUT', path, { ...other, isActive: false })).status).toBe(200)
  })

  it('are refused when too old for the class, and are another carrier’s to nobody', async () => {
    const { client } = await newCarrier(service)
    const old = { ...vehicle(service), vehicleTypeId: 2, year: start.getUTCFullYear() - 6 }
    expectProblem(await client.call('POST', '/api/carrier/vehicles', old), { code: 'RULE_VIOLATION' })
    const { body } = await client.call<Carrier>('POST', '/api/carrier/vehicles', vehicle(service))
    const stranger = await newCarrier(service)
    const path = `/api/carrier/vehicles/${body.vehicles[0]?.id}`
    expectProblem(await stranger.client.call('PUT', path, { ...vehicle(service), isActive: false }), {
      code: 'NOT_FOUND',
    })
  })
})
