import { INVOICING } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { issueInvoices, remindOfInvoices } from '#money/receivables/invoice-jobs.ts'
import { readPdf } from '#bookings/documents/read-pdf.ts'
import { atLength } from '../support/at-length.ts'
import { database } from '../support/accounts.ts'
import { administrator, agree, idOf } from '../support/administrators.ts'
import { TestClient } from '../support/client.ts'
import { invoiceOfMonth, lastMonth, newDebtor, type Debtor } from '../support/invoices.ts'
import { expectSound, newestSession, settleNewest, type Schemas } from '../support/money.ts'
import { callbackBody, ledger, sendCallback } from '../support/payment-callbacks.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller } from '../support/traveller.ts'

let service: TestService
let admin: TestClient
beforeAll(async () => {
  service = await sharedService()
  service.clock.now = new Date()
  admin = await administrator(service)
})

const owedBy = async ({ id }: Debtor) => (await ledger(service)).get(`receivable:${id}`) ?? 0
const DAY = 86_400_000
const later = (days: number) => new Date(service.clock.now.getTime() + days * DAY)
const today = () => service.clock.now.toISOString().slice(0, 10)

const invoiceOf = ({ id }: Debtor) => invoiceOfMonth(service, admin, id)

/** A booking on the invoice whose change was asked for by its guest, then by a key that may not put it there: each has a page of payment. */
async function withTwoPages(hotel: Debtor) {
  const { body } = await hotel.book()
  const { id, totalPriceCents: cents } = body.booking
  const guest = new TestClient(service.url)
  await guest.call('POST', '/api/guest-bookings/open', { token: new URL(body.guestUrl).hash.slice(1) })
  const change = { extras: { meetAndGreet: true } }
  const at = `/api/bookings/${id}/changes`
  const wished = await guest.call<Schemas['BookingChangeResult']>('POST', at, change)
  expect([wished.body.applied, wished.body.toPayCents > 0, await owedBy(hotel)]).toEqual([false, true, cents])
  const first = await newestSession(service, id)
  const scopes = ['journeys', 'bookings:read', 'bookings:write'] as const
  const lesser = { Authorization: `Bearer ${await hotel.key('secret', 'live', scopes)}` }
  // A page of the same instant would be no newer.
  service.clock.now = new Date(service.clock.now.getTime() + 1000)
  const { body: byKey } = await hotel.call<Schemas['BookingChangeResult']>('POST', at, change, lesser)
  expect([byKey.applied, await owedBy(hotel)]).toEqual([false, cents])
  return { id, cents, toPayCents: wished.body.toPayCents, first }
}

async function cancelledBy(hotel: Debtor, id: number) {
  const path = `/api/bookings/${id}/cancellation`
  const { body } = await hotel.call<Schemas['CancellationResult']>('POST', path, {})
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::int as cents from card_refund where booking_id = ${id}`.execute(
    database(service),
  )
  return { refundedCents: body.refundedCents, owedCents: await owedBy(hotel), toCardCents: rows[0]?.cents }
}

describe('what a server books on the partner’s invoice', () => {
  it('is confirmed at once, owed to the cent, and taken off again by the terms of every booking', async () => {
    const hotel = await newDebtor(service, 500_000)
    const { status, body } = await hotel.book({ externalReference: 'PMS-1' })
    const { id, totalPriceCents: cents } = body.booking
    expect([status, body.booking]).toMatchObject([
      201,
      {
        status: 'confirmed',
        paymentStatus: 'completed',
        paymentMethod: 'invoice',
        paidCents: cents,
        refundTo: 'invoice',
      },
    ])
    expect(await owedBy(hotel)).toBe(cents)
    const guest = new TestClient(service.url)
    await guest.call('POST', '/api/guest-bookings/open', { token: new URL(body.guestUrl).hash.slice(1) })
    expect((await guest.call('GET', `/api/bookings/${id}`)).status).toBe(200)
    expect((await guest.fetch(`/api/bookings/${id}/receipt.pdf`)).status, 'of what others pay').toBe(404)
    const change = { extras: { meetAndGreet: true } }
    const changed = await hotel.call<Schemas['BookingChangeResult']>(
      'POST',
      `/api/bookings/${id}/changes`,
      change,
    )
    const { totalPriceCents: dearer } = changed.body.booking
    expect([changed.status, changed.body.applied, dearer > cents, await owedBy(hotel)]).toEqual([
      200,
      true,
      true,
      dearer,
    ])
    const at = `/api/bookings/${id}/cancellation`
    const { body: preview } = await hotel.call<Schemas['Cancellation']>('GET', at)
    expect(preview).toMatchObject({ refundCents: dearer, refundTo: 'invoice' })
    await hotel.call('POST', at, {})
    expect(await owedBy(hotel)).toBe(0)
    await expectSound(service)
  })

  it('never goes above the limit, however many come at once', async () => {
    const hotel = await newDebtor(service, 0)
    const { totalPriceCents: cents } = await hotel.quote()
    // Tries are counted by their own limit; here all are let in, and the credit decides.
    const room = 7
    await sql`update partner_credit set limit_cents = ${cents * room + 1} where partner_id = ${hotel.id}`.execute(
      database(service),
    )
    const many = atLength(50, 12)
    const quotes = await Promise.all(Array.from({ length: many }, () => hotel.quote()))
    const answers = await Promise.all(quotes.map(({ quoteId }) => hotel.book({ quoteId })))
    const codes = answers.map(({ status, body }) => body.code ?? status)
    expect(codes.filter((code) => code === 201)).toHaveLength(room)
    expect(codes.filter((code) => code === 'CREDIT_LIMIT_REACHED')).toHaveLength(many - room)
    expect(await owedBy(hotel)).toBe(cents * room)
    const { body: credit } = await hotel.call<Schemas['PartnerCredit']>('GET', '/api/credit')
    expect(credit).toMatchObject({ owedCents: cents * room, availableCents: 1, blockedBy: null })
  })

  it('takes the scope and a credit; tests have a small limit of their own and owe nothing', async () => {
    const hotel = await newDebtor(service, 0)
    const none = await hotel.book()
    expect([none.status, none.body.code]).toEqual([422, 'PAYMENT_METHOD_UNAVAILABLE'])
    const scopes = ['journeys', 'bookings:read', 'bookings:write'] as const
    const lesser = { Authorization: `Bearer ${await hotel.key('secret', 'live', scopes)}` }
    const { quoteId } = await hotel.quote()
    const guest = {
      firstName: 'A',
      lastName: 'B',
      email: 'a@example.com',
      countryCode: '+48',
      phoneNumber: '601234567',
    }
    const body = { quoteId, guest, consent: true, payment: 'invoice' }
    const refused = await hotel.call('POST', '/api/guest-bookings', body, lesser)
    expect([refused.status, refused.body.code]).toEqual([403, 'SCOPE_MISSING'])
    const test = { Authorization: `Bearer ${await hotel.key('secret', 'test')}` }
    const { body: trial } = await hotel.call<Schemas['PartnerCredit']>('GET', '/api/credit', undefined, test)
    expect(trial).toMatchObject({ limitCents: INVOICING.trialCents, owedCents: 0 })
  })

  it('lets a guest pay by card what the guest changes, and gives each back its own', async () => {
    const hotel = await newDebtor(service, 500_000)
    const { id, cents, toPayCents } = await withTwoPages(hotel)
    await settleNewest(service, id)
    expect(await cancelledBy(hotel, id)).toEqual({
      refundedCents: cents + toPayCents,
      owedCents: 0,
      toCardCents: toPayCents,
    })
    await expectSound(service)
  })

  it('gives a partner back all of its own, also where a guest paid on a page that was of no use any more', async () => {
    const hotel = await newDebtor(service, 500_000)
    const { id, cents, first } = await withTwoPages(hotel)
    await sendCallback(service, callbackBody(first, 'paid'))
    expect(await cancelledBy(hotel, id)).toEqual({ refundedCents: cents, owedCents: 0, toCardCents: 0 })
    await expectSound(service)
  })
})

describe('the invoice of a month', () => {
  it('is issued once, in a series without holes, and read by its partner alone', async () => {
    const [hotel, other] = [await newDebtor(service, 500_000), await newDebtor(service, 500_000)]
    const { body } = await hotel.book({ externalReference: '=PMS-7' })
    await other.book()
    await lastMonth(service, other.id)
    const invoice = await invoiceOf(hotel)
    const cents = body.booking.totalPriceCents
    expect(invoice).toMatchObject({ kind: 'invoice', totalCents: cents, openCents: cents, state: 'open' })
    await issueInvoices(service.context)
    const { rows } = await sql<{ count: number; last: number; year: number }>`
      select count(*)::int as count, s.last_number as last, s.year from partner_invoice i
      join invoice_series s on i.number like 'FI-' || s.year || '-%' group by 2, 3`.execute(database(service))
    for (const { count, last } of rows) expect(count).toBe(last)
    const { body: read } = await hotel.call<Schemas['InvoiceRecord']>('GET', `/api/invoices/${invoice.id}`)
    expect(read.lines).toMatchObject([
      {
        kind: 'booking',
        bookingNumber: body.booking.bookingNumber,
        externalReference: '=PMS-7',
        initials: 'MK',
        amountCents: cents,
      },
    ])
    expect((await other.call('GET', `/api/invoices/${invoice.id}`)).status).toBe(404)
    const files = `/api/invoices/${invoice.id}/files`
    const fetched = (path: string) => new TestClient(service.url).fetch(path, { headers: hotel.headers })
    expect(await (await fetched(`${files}/csv`)).text()).toContain(`,'=PMS-7,`)
    const { text } = await readPdf(Buffer.from(await (await fetched(`${files}/pdf`)).arrayBuffer()))
    expect(text).toContain(invoice.number)
    expect((await new TestClient(service.url).fetch(`${files}/csv`, { headers: other.headers })).status).toBe(
      404,
    )
  })

  it('is paid by hand and by the bank’s file, each payment once; what is refunded later is set off', async () => {
    const hotel = await newDebtor(service, 500_000)
    const { body: first } = await hotel.book()
    await hotel.book()
    const invoice = await invoiceOf(hotel)
    const pay = (amountCents: number, bankReference: string) =>
      admin.call<Schemas['Invoice'] & { code?: string }>(
        'POST',
        `/api/admin/invoices/${invoice.id}/payments`,
        {
          ...{ amountCents, bankReference, receivedOn: today() },
        },
      )
    expect((await pay(invoice.totalCents + 1, `${invoice.number}-x`)).body.code).toBe('RULE_VIOLATION')
    const part = await pay(1000, `${invoice.number}-1`)
    expect(part.body).toMatchObject({ openCents: invoice.totalCents - 1000, state: 'open' })
    expect((await pay(1000, `${invoice.number}-1`)).body.code).toBe('PAYOUT_MOVED')
    const rest = ((invoice.totalCents - 1000) / 100).toFixed(2)
    const file = `<Document><BkToCstmrStmt><Stmt><Ntry><Sts>BOOK</Sts><CdtDbtInd>CRDT</CdtDbtInd>
      <BookgDt><Dt>${today()}</Dt></BookgDt><NtryDtls><TxDtls><Refs><AcctSvcrRef>${invoice.number}-2</AcctSvcrRef></Refs>
      <Amt Ccy="EUR">${rest}</Amt><RmtInf><Ustrd>Our payment ${invoice.number.toLowerCase()}</Ustrd></RmtInf></TxDtls></NtryDtls>
      </Ntry></Stmt></BkToCstmrStmt></Document>`
    const send = async () => {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/xml' }, body: file }
      return ((await (await admin.fetch('/api/admin/bank-answers', init)).json()) as Schemas['BankAnswer'])
        .invoices
    }
    expect([await send(), await send(), await owedBy(hotel)]).toEqual([1, 0, 0])
    await hotel.call('POST', `/api/bookings/${first.booking.id}/cancellation`, {})
    const note = await invoiceOf(hotel)
    expect(note).toMatchObject({
      kind: 'credit-note',
      totalCents: -first.booking.totalPriceCents,
      state: 'open',
    })
    expect(note.openCents).toBe(await owedBy(hotel))
    await hotel.book()
    expect(await invoiceOf(hotel)).toMatchObject({ openCents: await owedBy(hotel) })
    await expectSound(service)
  })

  it('that is overdue is reminded of, stops bookings on the invoice, and waits in Today', async () => {
    const hotel = await newDebtor(service, 500_000)
    await hotel.book()
    const invoice = await invoiceOf(hotel)
    await sql`update partner_invoice set due_on = ${later(-1).toISOString().slice(0, 10)} where id = ${invoice.id}`.execute(
      database(service),
    )
    const { client, email } = await newTraveller(service.url)
    const memberId = await idOf(client)
    await sql`insert into partner_member (user_id, partner_id, role, created_at) values (${memberId}, ${hotel.id}, 'finance', now())`.execute(
      database(service),
    )
    await remindOfInvoices(service.context)
    await remindOfInvoices(service.context)
    const { body: list } = await client.call<Schemas['InvoiceList']>('GET', '/api/partner/invoices')
    expect(list.invoices).toMatchObject([{ id: invoice.id, state: 'overdue', reminders: 1 }])
    const { rows } = await sql`
      select 1 from jobs.job where name = 'mail' and data ->> 'to' = ${email} and data #>> '{mail,invoice}' = ${invoice.number}`.execute(
      database(service),
    )
    // The outbox forgets what was sent, so it may be gone by now; twice it never is.
    expect(rows.length).toBeLessThanOrEqual(1)
    const refused = await hotel.book()
    expect([refused.status, refused.body.code]).toEqual([409, 'INVOICE_OVERDUE'])
    const { body: credit } = await client.call<Schemas['PartnerCredit']>('GET', '/api/partner/credit')
    expect(credit).toMatchObject({ blockedBy: 'overdue', availableCents: 0 })
    const { body: tasks } = await admin.call<Schemas['AdminTaskList']>('GET', '/api/admin/tasks')
    expect(tasks.tasks).toContainEqual(expect.objectContaining({ kind: 'invoice-overdue', id: invoice.id }))
  })
})

describe('the credit of a partner', () => {
  it('is set by the office, a high one by two, and written down', async () => {
    const hotel = await newDebtor(service, 0)
    const at = `/api/admin/partners/${hotel.id}/credit`
    const reason = 'Three months in time.'
    const order = { limitCents: 500_000, daysToPay: 30, reason }
    expect((await admin.call('PUT', at, order)).body).toMatchObject({ limitCents: 500_000, daysToPay: 30 })
    const high = await admin.call('PUT', at, { ...order, limitCents: 600_000 })
    expect(high.status).toBe(202)
    expect((await hotel.call('GET', '/api/credit')).body).toMatchObject({ limitCents: 500_000 })
    expect((await agree(service, high)).status).toBe(200)
    expect((await hotel.call('GET', '/api/credit')).body).toMatchObject({ limitCents: 600_000 })
    const { rows } = await sql`
      select 1 from audit_entry where action = 'partner.credit-set' and subject_id = ${hotel.id}`.execute(
      database(service),
    )
    expect(rows).toHaveLength(2)
    const { body } = await admin.call<Schemas['ReceivableList']>('GET', '/api/admin/receivables')
    expect(body.receivables.find(({ partnerId }) => partnerId === hotel.id)?.credit.limitCents).toBe(600_000)
  })
})
