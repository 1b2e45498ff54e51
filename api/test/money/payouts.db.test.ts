import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { issueStatement } from '#money/payouts/issue-statement.ts'
import { yearlyFigures } from '#money/payouts/yearly-figures.ts'
import { accountAt, keepAccount } from '#people/bank-accounts/bank-accounts.service.ts'
import { database } from '../support/accounts.ts'
import { administrator, idOf } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { newFleet } from '../support/fleet.ts'
import { expectSound, paidBooking, type Schemas } from '../support/money.ts'
import { newPartnerDraft } from '../support/partner-area.ts'
import { ACCOUNT, aPenalty, dueStatement, earn } from '../support/payouts.ts'
import { ledger } from '../support/payment-callbacks.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, PASSWORD } from '../support/traveller.ts'

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

const month = (number: number) => ({
  from: new Date(Date.UTC(2026, number, 1)),
  to: new Date(Date.UTC(2026, number + 1, 1)),
})
const tx = <T>(run: (em: Parameters<typeof issueStatement>[0]) => Promise<T>) =>
  service.context.orm.em.fork().transactional(run)
const standsAt = async (account: string) => 0 - ((await ledger(service)).get(account) ?? 0)
const today = () => service.clock.now.toISOString().slice(0, 10)
const decide = (client: TestClient, id: string, decision: string) =>
  client.call<Schemas['PayoutRun']>('POST', `/api/admin/payout-runs/${id}/decision`, { decision })

describe('statements', () => {
  it('are refused where lines and ledger differ, and nothing is paid', async () => {
    const id = randomUUID()
    await earn(service, id, 6000, month(0).from)
    await sql`update earning_line set amount_cents = 7000 where payee_id = ${id}`.execute(database(service))
    await expect(
      tx((em) => issueStatement(em, { kind: 'carrier', id }, month(0), service.clock.now)),
    ).rejects.toThrow('stands at -1000, its statement at 0')
    expect(await standsAt(`carrier:${id}`)).toBe(6000)
    await sql`update earning_line set amount_cents = 6000 where payee_id = ${id}`.execute(database(service))
  })
})

describe('a run of payments', () => {
  it('pays what is due to known accounts, once, and what comes back is the payee’s again', async () => {
    const { carrierId } = await newFleet(service)
    const statementId = await dueStatement(service, carrierId, { hasAccount: true })
    const before = await standsAt('payouts:due')
    const make = () =>
      admin.call<Schemas['PayoutRun']>(
        'POST',
        '/api/admin/payout-runs',
        { executionDate: today() },
        { 'Idempotency-Key': `run-${statementId}` },
      )
    const made = await make()
    expect([made.status, made.body.state]).toEqual([201, 'released'])
    expect((await make()).body.id).toBe(made.body.id)
    const file = await (await admin.fetch(`/api/admin/payout-runs/${made.body.id}/file`)).text()
    expect(file).toContain('<IBAN>CH9300762011623852957</IBAN>')
    expect(file).toContain('<TwnNm>Geneve</TwnNm><Ctry>CH</Ctry>')
    expect((await decide(admin, made.body.id, 'paid')).body).toMatchObject({ state: 'paid', isOwn: true })
    expectProblem(await decide(admin, made.body.id, 'drop'), { code: 'PAYOUT_MOVED' })
    expect(before - (await standsAt('payouts:due'))).toBe(made.body.totalCents)
    const record = await admin.call<Schemas['PayoutStatementRecord']>(
      'GET',
      `/api/admin/payout-statements/${statementId}`,
    )
    expect(record.body.statement).toMatchObject({ state: 'paid', payoutCents: 6000, ibanEnd: '2957' })
    expect(record.body.lines.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['ride', 6000],
      ['payout', -6000],
    ])
    const back = await admin.call<Schemas['PayoutStatementRecord']>(
      'POST',
      `/api/admin/payout-statements/${statementId}/return`,
      { reason: 'Closed' },
    )
    expect(back.body.statement.state).toBe('returned')
    expect(await standsAt(`carrier:${carrierId}`)).toBe(6000)
    await expectSound(service)
  })

  it('of a large sum is released by a second person, and dropped everything is due again', async () => {
    const { carrierId } = await newFleet(service)
    await earn(service, carrierId, 200_000, month(0).from)
    const statementId = await dueStatement(service, carrierId, { hasAccount: true })
    const made = await admin.call<Schemas['PayoutRun']>('POST', '/api/admin/payout-runs', {
      executionDate: today(),
    })
    expect(made.body).toMatchObject({ state: 'made', isOwn: true })
    const { id } = made.body
    const file = () => admin.call('GET', `/api/admin/payout-runs/${id}/file`)
    expectProblem(await file(), { code: 'PAYOUT_MOVED' })
    expectProblem(await decide(admin, id, 'release'), { code: 'APPROVAL_OWN' })
    expectProblem(await decide(admin, id, 'paid'), { code: 'PAYOUT_MOVED' })
    expect((await decide(second, id, 'release')).body).toMatchObject({ state: 'released' })
    expect((await decide(admin, id, 'drop')).body.state).toBe('dropped')
    const { body } = await admin.call<Schemas['PayoutStatementRecord']>(
      'GET',
      `/api/admin/payout-statements/${statementId}`,
    )
    expect(body.statement).toMatchObject({ state: 'due', runId: null, ibanEnd: null })
    await sql`update payout_statement set state = 'carried', payout_cents = 0, closing_cents = opening_cents + earned_cents
      where id = ${statementId}`.execute(database(service))
  })
})

describe('what the bank answers', () => {
  it('pays what it paid and gives back what it did not, each once', async () => {
    const { client: owner } = await newTraveller(service.url)
    const [good, bad] = await Promise.all([
      newFleet(service),
      newFleet(service, { userId: await idOf(owner) }),
    ])
    const paidId = await dueStatement(service, good.carrierId, { hasAccount: true })
    const badId = await dueStatement(service, bad.carrierId, { hasAccount: true })
    const day = { executionDate: today() }
    const { body: run } = await admin.call<Schemas['PayoutRun']>('POST', '/api/admin/payout-runs', day)
    const before = await standsAt('bank')
    const each = (id: string, state: string) =>
      `<TxInfAndSts><OrgnlEndToEndId>${id.replaceAll('-', '')}</OrgnlEndToEndId><TxSts>${state}</TxSts></TxInfAndSts>`
    const send = async (xml: string) => {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/xml' }, body: xml }
      const answer = await admin.fetch('/api/admin/bank-answers', init)
      return {
        status: answer.status,
        headers: answer.headers,
        body: (await answer.json()) as Schemas['BankAnswer'],
      }
    }
    const report = (rows: string) =>
      `<Document><CstmrPmtStsRpt><OrgnlPmtInfAndSts>${rows}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`
    const none = { paid: 0, returned: 0, known: 0, unlike: 0, unfit: 0, foreign: 0, invoices: 0 }
    const file = report(each(paidId, 'ACSC') + each(badId, 'RJCT') + each(randomUUID(), 'ACSC'))
    expect((await send(file)).body).toEqual({ ...none, paid: 1, returned: 1, foreign: 1 })
    expect((await send(file)).body).toEqual({ ...none, known: 2, foreign: 1 })
    expect(await standsAt('bank')).toBe(before + 6000)
    expect(await standsAt(`carrier:${bad.carrierId}`)).toBe(6000)
    // Its owner is told once, however often the bank says so.
    const { rows: told } = await sql<{ amountCents: number }>`
      select (data->'mail'->>'amountCents')::int as "amountCents" from jobs.job
      where name = 'mail' and data->'mail'->>'kind' = 'payout-returned' and data->>'to' in (
        select u.email from app_user u join carrier_member m on m.user_id = u.id where m.carrier_id = ${bad.carrierId})`.execute(
      service.context.orm.em.fork().getKysely(),
    )
    expect(told).toEqual([{ amountCents: 6000 }])
    const { body } = await admin.call<Schemas['PayoutRunList']>('GET', '/api/admin/payout-runs')
    const state = body.runs.find(({ id }) => id === run.id)?.state
    expect(state).toBe(run.payments === 2 ? 'paid' : 'released')
    expectProblem(await send('<html></html>'), { code: 'RULE_VIOLATION' })
    if (state === 'released') expectProblem(await decide(admin, run.id, 'drop'), { code: 'PAYOUT_MOVED' })
    await expectSound(service)
  })
})

describe('a penalty', () => {
  it('is waived once with a reason, a large one when a second person agrees, and the carrier gets it back', async () => {
    const { carrierId } = await newFleet(service)
    const { client: traveller } = await newTraveller(service.url)
    const { id: bookingId } = await paidBooking(service, traveller)
    const waive = (lineId: number) =>
      admin.call<Schemas['PenaltyWaiverResult']>('POST', `/api/admin/earning-lines/${lineId}/waiver`, {
        reason: 'The road was closed.',
      })
    const small = await aPenalty(service, carrierId, 2000, bookingId)
    expect((await waive(small)).body).toEqual({ outcome: 'done', approvalId: null })
    expectProblem(await waive(small), { code: 'PAYOUT_MOVED' })
    expect(await standsAt(`carrier:${carrierId}`)).toBe(0)
    const large = await aPenalty(service, carrierId, 20_000, bookingId)
    const asked = await waive(large)
    expect(asked.body.outcome).toBe('requested')
    expect(await standsAt(`carrier:${carrierId}`)).toBe(-20_000)
    const at = `/api/admin/approvals/${asked.body.approvalId}/decision`
    const agreed = await second.call<Schemas['Approval']>('POST', at, { decision: 'approve', note: null })
    expect([agreed.status, agreed.body.status], JSON.stringify(agreed.body)).toEqual([200, 'approved'])
    expect(await standsAt(`carrier:${carrierId}`)).toBe(0)
    await expectSound(service)
  })
})

describe('the figures of a year', () => {
  it('say by quarters what was earned, kept and taken back, and for how many rides', async () => {
    const { carrierId } = await newFleet(service)
    const start = service.clock.now
    const at = (date: string) => (service.clock.now = new Date(date))
    at('2031-02-01T12:00:00Z')
    await earn(service, carrierId, 8000, service.clock.now)
    const penalty = await aPenalty(service, carrierId, 1000)
    at('2031-05-01T12:00:00Z')
    await earn(service, carrierId, 4000, service.clock.now)
    const year = await yearlyFigures(service.context.orm.em.fork(), 2031, 1000)
    const none = { considerationCents: 0, withheldCents: 0, activities: 0 }
    expect(penalty).toBeGreaterThan(0)
    expect(year.find(({ id }) => id === carrierId)?.quarters).toEqual([
      { considerationCents: 8000, withheldCents: 1000, activities: 1 },
      { considerationCents: 4000, withheldCents: 0, activities: 1 },
      none,
      none,
    ])
    service.clock.now = start
    const file = await (await admin.fetch('/api/admin/yearly-earnings/2031')).text()
    expect(file).toContain(`carrier,${carrierId},`)
  })
})

describe('another bank account', () => {
  it('is paid to after three days, and not at all where the old one is said again', async () => {
    const owner = { ownerKind: 'carrier', ownerId: randomUUID() } as const
    const now = service.clock.now
    const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
    const at = async (when: Date) => (await accountAt(service.context.orm.em.fork(), owner, when))?.iban
    expect(await tx((em) => keepAccount(em, owner, ACCOUNT, now))).toBeNull()
    expect(await at(now)).toBe(ACCOUNT.iban)
    const other = { ...ACCOUNT, iban: 'DE89370400440532013000' }
    expect(await tx((em) => keepAccount(em, owner, other, later(1)))).toMatchObject({
      former: ACCOUNT,
      next: other,
    })
    expect([await at(later(72)), await at(later(73))]).toEqual([ACCOUNT.iban, other.iban])
    expect(await tx((em) => keepAccount(em, owner, ACCOUNT, later(2)))).toBeNull()
    expect(await at(later(1000))).toBe(ACCOUNT.iban)
  })

  it('of a partner is set with the password alone, and told where its owner read mails before', async () => {
    const { client, email, id } = await newPartnerDraft(service)
    const start = service.clock.now
    const set = (iban: string) =>
      client.call<Schemas['PayoutAccounts']>('PUT', '/api/partner/payout-account', { iban, holder: 'Hotel' })
    const prove = () => client.call('POST', '/api/auth/proof', { password: PASSWORD })
    service.clock.now = new Date(start.getTime() + 3_600_000)
    expectProblem(await set(ACCOUNT.iban), { code: 'PROOF_NEEDED' })
    await prove()
    for (const iban of ['DE89370400440532013001', 'TR330006100519786457841326'])
      expectProblem(await set(iban), { code: 'RULE_VIOLATION' })
    expect((await set(ACCOUNT.iban)).body).toMatchObject({ present: { ibanEnd: '2957' }, next: null })
    // Whoever took the account over moved its address first.
    const userId = await idOf(client)
    const old = `old-${email}`
    await sql`insert into account_link (id, purpose, user_id, email, token_hash, created_at, expires_at)
      values (${randomUUID()}, 'email-changed', ${userId}, ${old}, ${randomUUID()}, ${start},
        ${new Date(start.getTime() + 86_400_000)})`.execute(database(service))
    const changed = await set('DE89 3704 0044 0532 0130 00')
    expect(changed.body).toMatchObject({ present: { ibanEnd: '2957' }, next: { ibanEnd: '3000' } })
    const { rows } = await sql<{ to: string }>`
      select data->>'to' as to from jobs.job where name = 'mail' and data->'mail'->>'kind' = 'payout-account-changed'
        and data->>'to' in (${email}, ${old}) order by 1`.execute(database(service))
    expect(rows.map(({ to }) => to)).toEqual([email, old].toSorted())
    expect((await set(ACCOUNT.iban)).body).toMatchObject({ present: { ibanEnd: '2957' }, next: null })
    // Earnings and statements are its own alone.
    const statementId = await dueStatement(service, id, { kind: 'partner' })
    const listed = await client.call<Schemas['PayoutStatementList']>('GET', '/api/partner/statements')
    expect(listed.body.statements.map((each) => each.id)).toEqual([statementId])
    const { client: other } = await newPartnerDraft(service)
    expectProblem(await other.call('GET', `/api/partner/statements/${statementId}`), { code: 'NOT_FOUND' })
    service.clock.now = start
  })
})
