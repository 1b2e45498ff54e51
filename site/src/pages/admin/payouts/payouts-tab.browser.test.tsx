import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { adminClient, openAdmin } from '../testing.tsx'
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
  it('shows a statement with the reason for each cent', async () => {
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
    })
    const { screen } = await openAdmin(client, `/admin?tab=payouts&open=${STATEMENT.id}`)
    await expect.element(screen.getByText('80 % of €183.90: fare and extras')).toBeVisible()
    await expect.element(screen.getByText('Ride FC-7K2M9Q')).toBeVisible()
  })

  it('lets a second person release what somebody else made', async () => {
    const client = adminClient()
    client.listPayoutRuns.mockResolvedValue({
      due: { payments: 0, totalCents: 0, withoutAccount: 0 },
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
})
