import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { database } from '../support/accounts.ts'
import { administrator, idOf } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { newFleet } from '../support/fleet.ts'
import { expectSound, paidBooking, type Schemas } from '../support/money.ts'
import { ledger } from '../support/payment-callbacks.ts'
import { aPenalty, dueStatement, finalBy } from '../support/payouts.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller } from '../support/traveller.ts'

let service: TestService
let admin: TestClient
let second: TestClient

beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
  ;({ client: second } = await newTraveller(service.url))
  const secondId = await idOf(second)
  await sql`update app_user set is_admin = true where id = ${secondId}`.execute(database(service))
})

const standsAt = async (account: string) => 0 - ((await ledger(service)).get(account) ?? 0)

it('an objection holds the payment until it is decided; what is granted stands on the statement, and is mailed', async () => {
  const { client, email } = await newTraveller(service.url)
  const { carrierId } = await newFleet(service, { userId: await idOf(client) })
  const { client: traveller } = await newTraveller(service.url)
  const { bookingNumber } = await paidBooking(service, traveller)
  const penalty = await aPenalty(service, carrierId, 2000)
  await sql`update earning_line set payable_at = '2020-01-01' where id = ${penalty}`.execute(
    database(service),
  )
  const id = await dueStatement(service, carrierId, { hasAccount: true, isFinal: false })
  const object = (words: string, lineId: number | null = null) =>
    client.call<Schemas['PayoutStatementRecord']>('POST', `/api/carrier/statements/${id}/objections`, {
      lineId,
      words,
    })
  const objected = await object('The road was closed.', penalty)
  expect(objected.body.statement).toMatchObject({ state: 'carried', payoutCents: 0, openObjections: 1 })
  expectProblem(await object('Once more.', penalty), { code: 'RULE_VIOLATION' })
  expectProblem(await object(' '), { code: 'RULE_VIOLATION' })
  const missing = await object('A ride is missing.')
  const idOn = (lineId: number | null) => missing.body.objections.find((each) => each.lineId === lineId)?.id
  const [first, whole] = [idOn(penalty), idOn(null)]
  const answer = (objectionId: string | undefined, more: object) =>
    admin.call<Schemas['ObjectionDecided']>(
      'POST',
      `/api/admin/statement-objections/${objectionId}/decision`,
      {
        decision: 'grant',
        correctionCents: null,
        bookingNumber: null,
        answer: 'You are right.',
        ...more,
      },
    )
  const tasks = await admin.call<Schemas['AdminTaskList']>('GET', '/api/admin/tasks')
  expect(tasks.body.tasks.find((task) => task.id === id)?.detail[0]).toBe('2')
  expectProblem(await answer(first, { correctionCents: 2001 }), { code: 'RULE_VIOLATION' })
  expect((await answer(first, { correctionCents: 2000 })).body.outcome).toBe('done')
  expectProblem(await answer(first, { decision: 'decline' }), { code: 'PAYOUT_MOVED' })
  // A large one is for a booking, and a second person's.
  expectProblem(await answer(whole, { correctionCents: 20_000 }), { code: 'RULE_VIOLATION' })
  const asked = await answer(whole, { correctionCents: 20_000, bookingNumber })
  expect(asked.body.outcome).toBe('requested')
  const at = `/api/admin/approvals/${asked.body.approvalId}/decision`
  expect((await second.call('POST', at, { decision: 'approve', note: null })).status).toBe(200)
  const { body } = await client.call<Schemas['PayoutStatementRecord']>('GET', `/api/carrier/statements/${id}`)
  expect(body.statement).toMatchObject({
    state: 'due',
    payoutCents: 26_000,
    closingCents: 0,
    openObjections: 0,
  })
  expect(body.lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(0)
  expect(await standsAt(`carrier:${carrierId}`)).toBe(0)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from jobs.job where name = 'mail' and data->>'to' = ${email}
      and data->'mail'->>'kind' = 'objection-decided'`.execute(database(service))
  expect(rows[0]?.count).toBe(2)
  const due = async () =>
    (await admin.call<Schemas['PayoutRunList']>('GET', '/api/admin/payout-runs')).body.due.notFinal
  const before = await due()
  await sql`update payout_statement set issued_at = ${finalBy(service.clock.now)} where id = ${id}`.execute(
    database(service),
  )
  expect(await due()).toBe(before - 1)
  expectProblem(await object('Too late.'), { code: 'PAYOUT_MOVED' })
  await expectSound(service)
})
