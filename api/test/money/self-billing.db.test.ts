import { LEGAL_DOCUMENTS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '#bookings/documents/read-pdf.ts'
import { correctStatement } from '#money/payouts/correct-statement.ts'
import { issueStatement } from '#money/payouts/issue-statement.ts'
import { makeRun } from '#money/payouts/make-run.ts'
import { lockObjection, objectToStatement } from '#money/payouts/object-to-statement.ts'
import { runFile } from '#money/payouts/run-file.ts'
import { reverseLines } from '#money/earnings/earning-lines.service.ts'
import { billingTerms } from '#money/self-billing/billing-terms.ts'
import type { BillingTerms } from '#money/self-billing/issue-bills.ts'
import { keepAccount } from '#people/bank-accounts/bank-accounts.service.ts'
import { database } from '../support/accounts.ts'
import { administrator, idOf } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { expectSound, type Schemas } from '../support/money.ts'
import { newPartnerDraft, partnerDetails } from '../support/partner-area.ts'
import { ledger } from '../support/payment-callbacks.ts'
import { ACCOUNT, earn, finalBy } from '../support/payouts.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'

let service: TestService
let admin: TestClient
beforeAll(async () => {
  service = await sharedService()
  service.clock.now = new Date()
  admin = await administrator(service)
})

const CUSTOMER = {
  name: 'Fiacre sp. z o.o.',
  address: 'Rynek Główny 1, 31-042 Kraków, Poland',
  registration: 'KRS 0000123456',
  vatNumber: 'PL5252389421',
  countryCode: 'PL',
}
const AGREED = { agreementVersion: LEGAL_DOCUMENTS['self-billing-agreement'].version, language: 'pl' }
const POLISH = partnerDetails({
  legalName: 'Pensjonat pod Łabędziem sp. z o.o.',
  countryCode: 'PL',
  city: 'Zakopane',
  address: 'ul. Krupówki 7',
  zipCode: '34-500',
  registerNumber: 'KRS 0000123457',
  vatNumber: 'PL5260250995',
})

type Em = Parameters<typeof issueStatement>[0]
const tx = <T>(run: (em: Em) => Promise<T>) => service.context.orm.em.fork().transactional(run)
const month = (number: number) => ({
  from: new Date(Date.UTC(2026, number, 1)),
  to: new Date(Date.UTC(2026, number + 1, 1)),
})
const inputVat = async () => (await ledger(service)).get('company:input-vat') ?? 0

/** A partner whose VAT number the register knows, which agreed unless it is said. */
async function aHotel(details = partnerDetails(), isAgreed = true) {
  const { client, id } = await newPartnerDraft(service, details)
  await sql`update partner set vat_truth = 'valid' where id = ${id}`.execute(database(service))
  if (isAgreed) expect((await client.call('POST', '/api/partner/self-billing', AGREED)).status).toBe(200)
  return {
    id,
    client,
    earn: (cents: number, number: number) => earn(service, id, cents, month(number).from, 'partner'),
    async statement(number: number, terms: BillingTerms = { customer: CUSTOMER }) {
      const now = finalBy(service.clock.now)
      const issued = await tx((em) => issueStatement(em, { kind: 'partner', id }, month(number), now, terms))
      const { body } = await client.call<Schemas['PayoutStatementList']>('GET', '/api/partner/statements')
      const found = body.statements.find((each) => each.id === issued?.id)
      if (!found) throw new Error('no statement was issued')
      return found
    },
    /** Takes back all that was earned by a posting that was made for it. */
    async takeBack(amountCents: number) {
      const { rows } = await sql<{ id: string }>`
        select posting_id as id from earning_line where payee_id = ${id} and amount_cents = ${amountCents}`.execute(
        database(service),
      )
      const from = rows[0]?.id ?? ''
      await tx(async (em) => {
        const reference = `test-reversal:${from}`
        const db = em.getKysely()
        const posting = await sql<{ id: string }>`
          insert into ledger_posting (id, reference, kind, created_at) values (gen_random_uuid(), ${reference}, 'REVERSAL', now())
          returning id`.execute(db)
        const by = posting.rows[0]?.id ?? ''
        await sql`
          insert into ledger_entry (posting_id, account, amount_cents, currency, created_at)
          select ${by}, account, -amount_cents, 'EUR', now() from ledger_entry where posting_id = ${from}`.execute(
          db,
        )
        await reverseLines(em, { from, by }, service.clock.now)
      })
    },
  }
}

describe('consent', () => {
  it('is kept with its text, is an owner’s to give and to take back, and holds to the version of now alone', async () => {
    const { client, id } = await aHotel(partnerDetails(), false)
    const { body: before } = await client.call<Schemas['SelfBilling']>('GET', '/api/partner/self-billing')
    expect(before).toEqual({ agreement: null, currentVersion: 1, treatment: null, barrier: 'no-company' })
    expectProblem(
      await client.call('POST', '/api/partner/self-billing', { ...AGREED, agreementVersion: 9 }),
      {
        code: 'RULE_VIOLATION',
      },
    )
    for (let times = 0; times < 2; times += 1) {
      const agreed = await client.call<Schemas['SelfBilling']>('POST', '/api/partner/self-billing', AGREED)
      expect(agreed.body.agreement).toMatchObject({ version: 1, language: 'pl' })
    }
    const ended = await client.call<Schemas['SelfBilling']>('DELETE', '/api/partner/self-billing')
    expect(ended.body.agreement).toBeNull()
    const { rows } = await sql<{ hash: string; isOwn: boolean; isOver: boolean }>`
      select text_hash as hash, user_id = ${await idOf(client)} as "isOwn", ended_at is not null as "isOver"
      from self_billing_consent where partner_id = ${id}`.execute(database(service))
    expect(rows).toEqual(
      [1, 2].map(() => ({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), isOwn: true, isOver: true })),
    )
  })
})

describe('with its statement a partner that agreed', () => {
  it('is invoiced for with the VAT of our country, which is paid out with its fees; a correction is invoiced, too', async () => {
    const hotel = await aHotel(POLISH)
    const before = await inputVat()
    await hotel.earn(10_000, 0)
    await tx((em) => keepAccount(em, { ownerKind: 'partner', ownerId: hotel.id }, ACCOUNT, service.clock.now))
    const first = await hotel.statement(0, { customer: CUSTOMER, vatConsultation: 'WAPIAAAA1' })
    expect(first).toMatchObject({ earnedCents: 12_300, payoutCents: 12_300, closingCents: 0 })
    expect(first.selfBilled).toMatchObject([
      {
        kind: 'invoice',
        treatment: 'domestic',
        netCents: 10_000,
        vatPercent: 23,
        vatCents: 2300,
        grossCents: 12_300,
      },
    ])
    await tx(async (em) => {
      const payee = { kind: 'partner', id: hotel.id } as const
      const of = { payee, statementId: first.id, userId: await idOf(hotel.client) }
      const early = new Date(finalBy(service.clock.now).getTime() + 1000)
      const { id } = await objectToStatement(em, of, { lineId: null, words: 'One is missing.' }, early)
      const correction = { amountCents: 1000, bookingId: null }
      await correctStatement(em, await lockObjection(em, id), correction, early, { customer: CUSTOMER })
      await sql`update statement_objection set state = 'granted' where id = ${id}`.execute(em.getKysely())
    })
    const { body } = await admin.call<Schemas['PayoutStatementRecord']>(
      'GET',
      `/api/admin/payout-statements/${first.id}`,
    )
    const { statement } = body
    expect(statement).toMatchObject({ payoutCents: 13_530, state: 'due' })
    const [one, two] = statement.selfBilled.map(({ number }) => number)
    expect(two).toBe(one?.replace(/1$/, '2'))
    expect(one).toMatch(/^SB-\d{4,}-20\d\d-0001$/)
    expect((await inputVat()) - before).toBe(2530)
    const run = await tx((em) =>
      makeRun(em, '0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f', '2026-12-01', service.clock.now),
    )
    if (run.state === 'released')
      expect(await runFile(service.context, run.id)).toContain('<InstdAmt Ccy="EUR">135.30</InstdAmt>')
    await expectSound(service)
  })

  it('abroad is invoiced for without VAT and credited later by name; the PDF says what the law wants, and is its own', async () => {
    const hotel = await aHotel()
    await hotel.earn(10_000, 0)
    const [bill] = (await hotel.statement(0)).selfBilled
    expect(bill).toMatchObject({ treatment: 'reverse-charge', vatCents: 0, grossCents: 10_000, corrects: [] })
    await hotel.takeBack(10_000)
    await hotel.earn(2000, 1)
    await hotel.client.call('DELETE', '/api/partner/self-billing')
    const second = await hotel.statement(1)
    expect(second).toMatchObject({ earnedCents: -8000, state: 'carried' })
    expect(second.selfBilled).toMatchObject([
      { kind: 'credit-note', netCents: -10_000, corrects: [bill?.number] },
    ])
    const read = async (client: TestClient, path: string) => {
      const answer = await client.fetch(path)
      expect(answer.status).toBe(200)
      return (await readPdf(Buffer.from(await answer.arrayBuffer()))).text
    }
    const text = await read(hotel.client, `/api/partner/self-billed-invoices/${bill?.id}/file`)
    for (const words of [
      'Self-billing',
      'Reverse charge',
      'FR44732829320',
      CUSTOMER.vatNumber,
      bill?.number ?? '',
    ])
      expect(text).toContain(words)
    const credit = await read(admin, `/api/admin/self-billed-invoices/${second.selfBilled[0]?.id}/file`)
    expect(credit).toContain(bill?.number)
    const other = await aHotel(partnerDetails({ legalName: 'Other' }))
    const foreign = await other.client.call('GET', `/api/partner/self-billed-invoices/${bill?.id}/file`)
    expect(foreign.status).toBe(404)
    const numbers = [bill?.number, second.selfBilled[0]?.number].map((each) => each?.slice(-4))
    expect(numbers).toEqual(['0001', '0002'])
    const exported = await hotel.client.call<Schemas['AccountExport']>('GET', '/api/account/export')
    expect(exported.body.partners[0]?.selfBilled.map(({ number }) => number)).toContain(bill?.number)
    expect(exported.body.memberships[0]?.agreements).toMatchObject([{ version: 1, language: 'pl' }])
  })

  it('and did not, or that the register does not know, gets the statement alone', async () => {
    const silent = await aHotel(partnerDetails(), false)
    const unknown = await aHotel()
    await sql`update partner set vat_truth = 'unknown' where id = ${unknown.id}`.execute(database(service))
    for (const hotel of [silent, unknown]) {
      await hotel.earn(10_000, 0)
      expect(await hotel.statement(0)).toMatchObject({ earnedCents: 10_000, selfBilled: [] })
    }
    const company = {
      legalName: CUSTOMER.name,
      address: CUSTOMER.address,
      registration: CUSTOMER.registration,
      taxNumber: 'PL 525-238-94-21',
    }
    const { config } = service.context
    const asked: (string | undefined)[] = []
    const vatRegister = {
      async check(vatNumber: string, ownNumber?: string) {
        asked.push(vatNumber, ownNumber)
        return { truth: 'valid', consultation: 'WAPIAAAA2' } as const
      },
    }
    const context = {
      ...service.context,
      config: { ...config, house: { ...config.house, company } },
      vatRegister,
    }
    const terms = await billingTerms(context, unknown.id)
    expect(terms).toEqual({ customer: CUSTOMER, vatConsultation: 'WAPIAAAA2' })
    expect(asked).toEqual(['FR44732829320', CUSTOMER.vatNumber])
    await unknown.earn(3000, 1)
    expect((await unknown.statement(1, terms)).selfBilled).toMatchObject([{ netCents: 3000 }])
    expect(await billingTerms(context, silent.id)).toEqual({ customer: CUSTOMER })
  })
})
