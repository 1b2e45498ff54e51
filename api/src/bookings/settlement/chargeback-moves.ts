import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { CHARGEBACKS, DISPUTES, gatewayAccount, ofTrial } from '#money/ledger/accounts.ts'
import { post, type Entry } from '#money/ledger/ledger.service.ts'
import type { ChargebackRow } from '#money/payments/chargeback.entity.ts'
import type { ChargebackStep } from '#money/payments/next-chargeback.ts'
import { settleFailedRefundsByBank } from '#money/payments/refund-by-bank.ts'
import type { BookingRow } from '../booking/booking.entity.ts'
import { mailTraveller } from '../booking/mail-traveller.ts'
import { refundableCents } from '../funds/refund-split.ts'
import { refundToBalance } from '../funds/refund-to-balance.ts'

type Move = ChargebackStep['moves'][number]

type Mover = (
  context: Context,
  em: EntityManager,
  row: ChargebackRow,
  booking: BookingRow | null,
) => Promise<void>

/** What each turn of a dispute does to the books and to its booking, which are locked. */
export const CHARGEBACK_MOVES: Record<Move, Mover> = {
  /** The gateway has taken it: held on an account of its own. Of the booking it is back with the traveller, as far as it was not before. */
  async taken({ now }, em, row, booking) {
    row.isHeld = true
    await move(
      em,
      row,
      'taken',
      [entry(row, DISPUTES, 1), { account: gatewayAccount(row.gateway), amountCents: -row.amountCents }],
      now(),
    )
    if (!booking || row.currency !== 'EUR') return
    row.countedCents = Math.min(row.amountCents, Math.max(0, refundableCents(booking)))
    booking.disputedCents += row.countedCents
  },

  /** The bank has decided for us. What was not given back meanwhile, as the bank had taken it, is the traveller's. */
  async back(context, em, row, booking) {
    row.isHeld = false
    const now = context.now()
    await move(
      em,
      row,
      'back',
      [entry(row, DISPUTES, -1), { account: gatewayAccount(row.gateway), amountCents: row.amountCents }],
      now,
    )
    if (!booking) return
    const still = Math.min(row.countedCents, booking.disputedCents)
    booking.disputedCents -= still
    const owedCents = row.countedCents - still
    row.countedCents = 0
    if (owedCents === 0) return
    const source = ofTrial(CHARGEBACKS, booking)
    await refundToBalance(context, em, booking, {
      reference: `dispute:${row.id}:owed`,
      kind: 'REFUND',
      amountCents: owedCents,
      source,
    })
    booking.refundedCents += owedCents
    const news = { kind: 'refund', balanceCents: owedCents, cardCents: 0 } as const
    await mailTraveller(context, em, booking, `/booking?booking=${booking.id}`, news)
  },

  /** The bank has decided for the holder of the card: it is the company's loss; a refund that it stood in the way of is made by it. */
  async lost({ now }, em, row) {
    row.isHeld = false
    await move(em, row, 'lost', [entry(row, CHARGEBACKS, 1), entry(row, DISPUTES, -1)], now())
    await settleFailedRefundsByBank(em, row, entry(row, CHARGEBACKS, 1).account, now())
  },
}

/** A side of it on an account of ours; that of tests is apart. */
function entry({ gateway, amountCents }: ChargebackRow, account: string, sign: 1 | -1): Entry {
  return { account: ofTrial(account, { isTest: gateway === 'test' }), amountCents: sign * amountCents }
}

/** The books count in euros; other money stands on the record alone. */
async function move(
  em: EntityManager,
  { id, currency, amountCents, bookingId }: ChargebackRow,
  what: string,
  entries: Entry[],
  now: Date,
): Promise<void> {
  if (currency !== 'EUR' || amountCents === 0) return
  await post(
    em,
    { reference: `dispute:${id}:${what}`, kind: 'DISPUTE', bookingId: bookingId ?? null, entries },
    now,
  )
}
