import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { adminClient, openAdmin } from '../testing.tsx'
import type { Invoice } from './invoices/invoice-reads.ts'
import type { PayoutRun, Statement } from './payout-reads.ts'

const STATEMENT: Statement = {
  id: '0198c500-1111-7abc-8def-0123456789ab',
  name: '2026-01-0198C500',
  payeeKind: 'carrier',
  payeeId: '0198c300-1111-7abc-8def-0123456789ab',
  payeeName: 'Alpine Rides',
  month: '2026-01',
  openingCents: 0,
  earnedCents: 14_712,
  payoutCents: 14_712,
  closingCents: 0,
  pendingCents: 0,
  state: 'due',
  runId: null,
  ibanEnd: null,
  issuedAt: '2026-02-01T04:23:00.000Z',
  objectionsUntil: '2026-02-06T04:23:00.000Z',
  openObjections: 0,
  selfBilled: [],
  paidAt: null,
}

const RUN: PayoutRun = {
  id: '0198c500-2222-7abc-8def-0123456789ab',
  state: 'made',
  totalCents: 250_000,
  payments: 3,
  executionDate: '2026-02-12',
  madeBy: 'ada@fiacre.example',
  isOwn: false,
  madeAt: '2026-02-10T09:20:03.000Z',
  releasedBy: null,
  endedAt: null,
}

describe('payouts', () => {
  it('shows a statement with the reason for each cent, and decides what is objected to', async () => {
    const client = adminClient()
    client.listPayoutStatements.mockResolvedValue({ statements: [STATEMENT], next: null })
    client.getPayoutStatement.mockResolvedValue({
      statement: STATEMENT,
      lines: [
        {
          id: 1,
          kind: 'ride',
          rule: 'default-rate',
          bookingNumber: 'FC-7K2M9Q',
          rideId: null,
          baseCents: 18_390,
          percent: 80,
          amountCents: 14_712,
          state: 'stated',
          payableAt: STATEMENT.issuedAt,
          createdAt: STATEMENT.issuedAt,
          statementId: STATEMENT.id,
        },
      ],
      objections: [
        {
          id: '0198c500-5555-7abc-8def-0123456789ab',
          lineId: 1,
          words: 'The waiting time is missing.',
          state: 'open',
          correctionCents: null,
          answer: null,
          createdAt: STATEMENT.issuedAt,
          decidedAt: null,
        },
      ],
    })
    client.decideObjection.mockResolvedValue({ outcome: 'done', approvalId: null })
    const { screen } = await openAdmin(client, `/admin?tab=payouts&open=${STATEMENT.id}`)
    await expect.element(screen.getByText('80 % of €183.90: fare and extras')).toBeVisible()
    await expect.element(screen.getByText('Ride FC-7K2M9Q')).toBeVisible()
    await expect.element(screen.getByText('The waiting time is missing.')).toBeVisible()
    await userEvent.fill(screen.getByLabelText('How much is given back, in euros'), '20,50')
    await userEvent.fill(screen.getByLabelText('Our answer', { exact: false }), 'You are right.')
    await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
    expect(client.decideObjection).toHaveBeenCalledWith({
      path: { objectionId: '0198c500-5555-7abc-8def-0123456789ab' },
      body: { decision: 'grant', correctionCents: 2050, bookingNumber: null, answer: 'You are right.' },
    })
  })

  it('lets a second person release what somebody else made', async () => {
    const client = adminClient()
    client.listPayoutRuns.mockResolvedValue({
      due: { payments: 0, totalCents: 0, withoutAccount: 0, notFinal: 0, held: 0 },
      runs: [RUN],
    })
    client.decidePayoutRun.mockResolvedValue({ ...RUN, state: 'released' })
    const { screen } = await openAdmin(client, '/admin?tab=payouts&state=runs')
    await userEvent.click(screen.getByRole('button', { name: 'Release' }))
    await expect.element(screen.getByText('Done', { exact: true })).toBeVisible()
    expect(client.decidePayoutRun).toHaveBeenCalledWith({
      path: { runId: RUN.id },
      body: { decision: 'release' },
    })
  })

  it('shows what partners owe, records what arrived for an invoice in parts, and writes off the rest', async () => {
    const client = adminClient()
    const credit = {
      limitCents: 500_000,
      daysToPay: 14,
      owedCents: 18_390,
      uninvoicedCents: 0,
      overdueCents: 18_390,
    }
    const [partnerId, partnerName] = ['0198c2c1-0000-7abc-8def-0123456789ab', 'Hotel Chamonix']
    client.listReceivables.mockResolvedValue({
      owedCents: 18_390,
      overdueCents: 18_390,
      receivables: [
        {
          partnerId,
          partnerName,
          credit: { ...credit, availableCents: 0, currency: 'EUR', blockedBy: 'overdue' },
          overdueSince: '2026-02-15',
        },
      ],
    })
    const invoice: Invoice = {
      id: '0198c600-1111-7abc-8def-0123456789ab',
      number: 'FI-2026-000014',
      kind: 'invoice',
      partnerId,
      partnerName,
      month: '2026-01',
      totalCents: 18_390,
      openCents: 18_390,
      writtenOffCents: 0,
      currency: 'EUR',
      state: 'overdue',
      dueOn: '2026-02-15',
      reminders: 1,
      issuedAt: STATEMENT.issuedAt,
      settledAt: null,
    }
    client.listAllInvoices.mockResolvedValue({ invoices: [invoice], next: null })
    const part = { ...invoice, openCents: 8_390 }
    client.recordInvoicePayment.mockResolvedValue(part)
    const { screen } = await openAdmin(client, `/admin?tab=payouts&state=invoices&open=${invoice.id}`)
    await expect.element(screen.getByText(/^Partners owe €183.90/)).toBeVisible()
    const amount = screen.getByLabelText('Amount in euros')
    await userEvent.fill(amount, '100,00')
    client.listAllInvoices.mockResolvedValue({ invoices: [part], next: null })
    for (const bankReference of ['20260211-7', '20260212-3']) {
      await userEvent.fill(screen.getByLabelText('The bank’s reference'), bankReference)
      await userEvent.click(screen.getByRole('button', { name: 'Record the payment' }))
      await expect
        .poll(() => client.recordInvoicePayment.mock.lastCall?.[0].body)
        .toMatchObject({ bankReference })
      await expect.element(amount).toHaveValue('83.90')
    }
    // Each payment has a key of its own: by that of the one before, the second would be refused.
    const keys = client.recordInvoicePayment.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)
    expect(new Set(keys).size).toBe(2)

    const lost = { ...part, openCents: 0, writtenOffCents: 8_390, state: 'written-off' } as const
    client.writeOffInvoice.mockResolvedValue(lost)
    const loss = screen.getByRole('region', { name: 'Write off: FI-2026-000014' })
    const write = loss.getByRole('button', { name: 'Write off what is open' })
    await expect.element(write).toHaveAttribute('aria-disabled', 'true')
    await userEvent.fill(loss.getByLabelText('Why'), ' It is insolvent. ')
    client.listAllInvoices.mockResolvedValue({ invoices: [lost], next: null })
    await userEvent.click(write)
    await expect
      .poll(() => client.writeOffInvoice.mock.lastCall?.[0].body)
      .toEqual({ reason: 'It is insolvent.' })
    await expect.element(screen.getByRole('cell', { name: /^Written off €83\.90/ })).toBeVisible()
  })
})
