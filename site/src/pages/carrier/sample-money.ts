import type { CallResult } from '@fiacre/sdk'
import { APPROVED } from './sample-carrier.ts'

export const STATEMENT = '0198c500-1111-7abc-8def-0123456789ab'
const ISSUED = '2026-02-01T04:23:00.000Z'

/** One month that was paid, for tests. */
export const STATEMENTS: CallResult<'listCarrierStatements'> = {
  statements: [
    {
      id: STATEMENT,
      name: '2026-01-0198C500',
      payeeKind: 'carrier',
      payeeId: APPROVED.id,
      payeeName: 'Alpine Rides',
      month: '2026-01',
      openingCents: 0,
      earnedCents: 14_712,
      payoutCents: 14_712,
      closingCents: 0,
      pendingCents: 2000,
      state: 'paid',
      runId: null,
      ibanEnd: '2957',
      issuedAt: ISSUED,
      objectionsUntil: '2026-02-06T04:23:00.000Z',
      openObjections: 0,
      selfBilled: [],
      paidAt: ISSUED,
    },
  ],
  next: null,
}

/** The ride that it was paid for. */
export const EARNINGS: CallResult<'getCarrierEarnings'> = {
  balanceCents: 2000,
  pendingCents: 0,
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
      payableAt: ISSUED,
      createdAt: ISSUED,
      statementId: STATEMENT,
    },
  ],
  next: null,
}
