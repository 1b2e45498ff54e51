import { INVOICING } from '@fiacre/sdk/rules'
import { beforeAll, expect, it } from 'vitest'
import { administrator, agree } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { invoiceOfMonth, newDebtor, type Debtor } from '../support/invoices.ts'
import { expectSound, type Schemas } from '../support/money.ts'
import { ledger } from '../support/payment-callbacks.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'

let service: TestService
let admin: TestClient
beforeAll(async () => {
  service = await sharedService()
  service.clock.now = new Date()
  admin = await administrator(service)
})

const owedBy = async ({ id }: Debtor) => (await ledger(service)).get(`receivable:${id}`) ?? 0
const invoiceOf = ({ id }: Debtor) => invoiceOfMonth(service, admin, id)
const today = () => service.clock.now.toISOString().slice(0, 10)

it('an invoice that is never paid is written off, a large one by two; a late payment and a refund take the loss back', async () => {
  const hotel = await newDebtor(service, 500_000)
  const { body: first } = await hotel.book()
  await hotel.book()
  const invoice = await invoiceOf(hotel)
  const at = `/api/admin/invoices/${invoice.id}`
  const write = () =>
    admin.call<Schemas['Invoice'] & { code?: string; approvalId?: string }>('POST', `${at}/write-off`, {
      reason: 'It is insolvent.',
    })
  const lost = async () => (await ledger(service)).get('company:bad-debts') ?? 0
  const before = await lost()
  const isLarge = invoice.totalCents > INVOICING.writeOffSecondPersonCents
  const asked = await write()
  const { status, body } = asked
  expect(status).toBe(isLarge ? 202 : 200)
  if (isLarge) await agree(service, asked)
  else expect(body).toMatchObject({ state: 'written-off', openCents: 0, writtenOffCents: invoice.totalCents })
  expect([await owedBy(hotel), (await lost()) - before]).toEqual([0, invoice.totalCents])
  expect((await write()).body.code).toBe('PAYOUT_MOVED')
  expect((await hotel.book()).body.code).toBe('PAYMENT_METHOD_UNAVAILABLE')
  const paid = await admin.call<Schemas['Invoice']>('POST', `${at}/payments`, {
    ...{ amountCents: 1000, bankReference: `${invoice.number}-late`, receivedOn: today() },
  })
  const rest = invoice.totalCents - 1000
  expect(paid.body).toMatchObject({ state: 'written-off', openCents: 0, writtenOffCents: rest })
  await hotel.call('POST', `/api/bookings/${first.booking.id}/cancellation`, {})
  const note = await invoiceOf(hotel)
  const left = rest - first.booking.totalPriceCents
  expect(note).toMatchObject({ kind: 'credit-note', openCents: 0, state: 'settled' })
  expect([await owedBy(hotel), (await lost()) - before]).toEqual([0, left])
  await expectSound(service)
})
