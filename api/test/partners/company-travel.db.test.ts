import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '../support/accounts.ts'
import { idOf } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { lastMonth, newDebtor, type Debtor } from '../support/invoices.ts'
import { expectSound, type Schemas } from '../support/money.ts'
import { ledger } from '../support/payment-callbacks.ts'
import { expectProblem } from '../support/problems.ts'
import { issueInvoices } from '#money/receivables/invoice-jobs.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, quotedTrip, trip } from '../support/traveller.ts'

type Role = Schemas['PartnerRole']
type Answer = Schemas['BookingResult'] & { code?: string; rule?: string; detail?: string }

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})
beforeEach(() => {
  service.clock.now = new Date()
})

const owedBy = async ({ id }: Debtor) => (await ledger(service)).get(`receivable:${id}`) ?? 0

/** Somebody of a company, in a role, who may book for so much in a month. */
async function memberOf({ id }: Debtor, role: Role = 'traveller', limitCents: number | null = null) {
  const { client } = await newTraveller(service.url)
  const userId = await idOf(client)
  await sql`insert into partner_member (user_id, partner_id, role, monthly_limit_cents, created_at)
    values (${userId}, ${id}, ${role}, ${limitCents}, now())`.execute(database(service))
  return { client, userId }
}

async function book(client: TestClient, { id }: Debtor, more: Record<string, unknown> = {}) {
  const { body } = await quotedTrip(client, trip(service.clock.now))
  const asked = { ...body, paymentMethod: 'invoice', invoicePartnerId: id, ...more }
  return client.call<Answer>('POST', '/api/bookings', asked)
}

async function priced(client: TestClient): Promise<number> {
  return (await quotedTrip(client, trip(service.clock.now))).quote.totalPriceCents
}

describe('what somebody books on the invoice of their company', () => {
  it('is paid by it at once, earns it nothing, stands on its invoice with name and reference, and goes off it again', async () => {
    const company = await newDebtor(service, 500_000)
    const { client } = await memberOf(company)
    const { status, body } = await book(client, company, { costReference: ' Project Orion ' })
    const { id, totalPriceCents: cents } = body.booking
    expect([status, body]).toMatchObject([
      201,
      {
        booking: {
          status: 'confirmed',
          paymentStatus: 'completed',
          paymentMethod: 'invoice',
          paidCents: cents,
          refundTo: 'invoice',
          onCompanyInvoice: true,
          costReference: 'Project Orion',
        },
      },
    ])
    expect(body.paymentRedirectUrl).toContain(`/payment-success?booking=${id}`)
    expect(await owedBy(company)).toBe(cents)

    const at = `/api/bookings/${id}/changes`
    const wish = { extras: { meetAndGreet: true } }
    const preview = await client.call<Schemas['BookingChangePreview']>('POST', `${at}/preview`, wish)
    expect(preview.body).toMatchObject({ canChange: true, onInvoice: true })
    const changed = await client.call<Schemas['BookingChangeResult']>('POST', at, wish)
    const { totalPriceCents: dearer } = changed.body.booking
    expect([changed.body.applied, dearer > cents, await owedBy(company)]).toEqual([true, true, dearer])

    const { client: finance } = await memberOf(company, 'finance')
    const list = '/api/partner/bookings?travellers=true'
    const { body: people } = await finance.call<Schemas['PartnerBookingList']>('GET', list)
    expect(people.bookings).toMatchObject([
      { traveller: 'Ada Kowalska', costReference: 'Project Orion', rule: null, earnedCents: 0 },
    ])
    await lastMonth(service, company.id)
    await issueInvoices(service.context)
    const { body: invoices } = await finance.call<Schemas['InvoiceList']>('GET', '/api/partner/invoices')
    const file = await finance.fetch(`/api/partner/invoices/${invoices.invoices[0]?.id}/files/csv`)
    expect(await file.text()).toMatch(/,Project Orion,.*,AK,Ada Kowalska,/)

    const cancelled = await client.call<Schemas['CancellationResult']>(
      'POST',
      `/api/bookings/${id}/cancellation`,
      {},
    )
    expect([cancelled.status, await owedBy(company)]).toEqual([200, 0])
    const { body: balance } = await client.call<Schemas['Balance']>('GET', '/api/account/balance')
    expect(balance.amountCents).toBe(0)
    await expectSound(service)
  })

  it('is refused to whoever is of another company, is no traveller of it, or no longer is', async () => {
    const [company, other] = [await newDebtor(service, 500_000), await newDebtor(service, 500_000)]
    const { client, userId } = await memberOf(company)
    expectProblem(await book(client, other), { status: 403, code: 'INVOICE_NOT_ALLOWED' })
    expectProblem(await book(client, company, { invoicePartnerId: undefined }), {
      code: 'INVOICE_NOT_ALLOWED',
    })
    const { client: developer } = await memberOf(company, 'developer')
    expectProblem(await book(developer, company), { code: 'INVOICE_NOT_ALLOWED' })
    expect((await developer.call('GET', '/api/travel-account')).body).toEqual({ company: null })
    expectProblem(await book(client, company, { balanceCents: 100 }), { code: 'PREPAYMENT_NOT_ALLOWED' })

    const booked = await book(client, company)
    expect(booked.status).toBe(201)
    await sql`delete from partner_member where user_id = ${userId}`.execute(database(service))
    expectProblem(await book(client, company), { status: 403, code: 'INVOICE_NOT_ALLOWED' })
    // What it costs more from now on is the traveller's own.
    const at = `/api/bookings/${booked.body.booking.id}/changes`
    const wish = { extras: { meetAndGreet: true } }
    const { body } = await client.call<Schemas['BookingChangeResult']>('POST', at, wish)
    expect([body.applied, body.toPayCents > 0]).toEqual([false, true])
    expect([await owedBy(company), await owedBy(other)]).toEqual([body.booking.totalPriceCents, 0])
  })

  it('is refused by a code of its own, and tells nothing of how the company stands', async () => {
    const company = await newDebtor(service, 0)
    const { client } = await memberOf(company)
    const account = async () =>
      (await client.call<Schemas['TravelAccount']>('GET', '/api/travel-account')).body.company
    const set = async (table: string, change: ReturnType<typeof sql>, key = 'partner_id') =>
      sql`update ${sql.table(table)} set ${change} where ${sql.ref(key)} = ${company.id}`.execute(
        database(service),
      )
    expectProblem(await book(client, company), { status: 422, code: 'PAYMENT_METHOD_UNAVAILABLE' })
    expect(await account()).toMatchObject({ partnerId: company.id, blockedBy: 'no-credit', leftCents: null })

    await set('partner_credit', sql`limit_cents = 100`)
    const over = await book(client, company)
    expectProblem(over, { status: 409, code: 'CREDIT_LIMIT_REACHED' })
    expect(over.body).toMatchObject({ rule: 'companyInvoiceClosed' })
    expect(over.body.detail).not.toContain('€')

    await set('partner_credit', sql`limit_cents = 500000`)
    await set('partner', sql`is_live = false`, 'id')
    expectProblem(await book(client, company), { status: 409, code: 'PARTNER_STATE' })
    expect(await account()).toMatchObject({ blockedBy: 'suspended' })

    await set('partner', sql`is_live = true`, 'id')
    expect((await book(client, company)).status).toBe(201)
    await lastMonth(service, company.id)
    await issueInvoices(service.context)
    await set('partner_invoice', sql`due_on = '2020-01-01'`)
    expectProblem(await book(client, company), { status: 409, code: 'INVOICE_OVERDUE' })
    expect(await account()).toMatchObject({ blockedBy: 'overdue' })
  })

  it('stays below the company’s limit and that of each person, however many come at once', async () => {
    const company = await newDebtor(service, 500_000)
    const { client, userId } = await memberOf(company)
    const cents = await priced(client)
    await sql`update partner_member set monthly_limit_cents = ${cents * 2 + 1} where user_id = ${userId}`.execute(
      database(service),
    )
    const answers = await Promise.all(Array.from({ length: 5 }, () => book(client, company)))
    const refused = answers.filter(({ body }) => body.code === 'TRAVEL_LIMIT_REACHED')
    const booked = answers.filter(({ status }) => status === 201)
    expect([booked.length, refused.length]).toEqual([2, 3])
    expect(await owedBy(company)).toBe(cents * 2)
    const { body } = await client.call('GET', '/api/travel-account')
    expect(body).toMatchObject({
      company: { monthlyLimitCents: cents * 2 + 1, leftCents: 1, blockedBy: null },
    })
    await sql`update partner_credit set limit_cents = ${cents * 3} where partner_id = ${company.id}`.execute(
      database(service),
    )
    const { client: colleague } = await memberOf(company)
    const [one, two] = await Promise.all([book(colleague, company), book(colleague, company)])
    expect(one.status + two.status).toBe(201 + 409)
    expect(await owedBy(company)).toBe(cents * 3)
  })
})

it('lets a traveller of a partner see whose invoice it is, and nothing else', async () => {
  const company = await newDebtor(service, 500_000)
  await company.key('secret', 'live')
  const { client, userId } = await memberOf(company, 'traveller', 60_000)
  const { client: owner } = await memberOf(company, 'owner')
  const { body: seen } = await client.call<Schemas['Partner']>('GET', '/api/partner')
  expect(seen).toMatchObject({ role: 'traveller', keys: [], origins: [], invitations: [], events: [] })
  expect(seen.members).toMatchObject([{ isSelf: true }])
  const { body: whole } = await owner.call<Schemas['Partner']>('GET', '/api/partner')
  expect(whole.members.find(({ id }) => id === userId)).toMatchObject({ monthlyLimitCents: 60_000 })
  const at = `/api/partner/members/${userId}`
  const { body: after } = await owner.call<Schemas['Partner']>('PUT', at, { role: 'traveller' })
  expect(after.members.find(({ id }) => id === userId)).not.toHaveProperty('monthlyLimitCents')
})
