import type { BookingRow } from '../booking/booking.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { bookingAccount, CHARGEBACKS, GOODWILL, ofTrial } from '#money/ledger/accounts.ts'
import { post } from '#money/ledger/ledger.service.ts'
import { refundablePayments } from '#money/payments/card-refunds.service.ts'
import { onInvoiceCents, refundToInvoice } from './on-invoice.ts'
import { refundableCents, refundSplit } from './refund-split.ts'
import { refundToBalance, type Refund } from './refund-to-balance.ts'
import { refundToCards } from './refund-to-cards.ts'

/** Money that leaves a booking. */
export interface GiveBack extends Refund {
  /** How much of what the traveller gets goes to the cards that paid; the rest goes to the balance. */
  toCardCents?: number
}

/** What the cards that paid for a booking can have again, in cents. A guest has no balance to pay with. */
export async function refundableToCards(em: EntityManager, bookingId: number): Promise<number> {
  const payments = await refundablePayments(em, bookingId)
  return payments.reduce((sum, { leftCents }) => sum + leftCents, 0)
}

/**
 * Gives back of what is held for a booking, under its lock: what the traveller does not have yet goes to the balance, to the
 * cards that paid, or off the invoice that it is on; what the traveller has already is the company's again. The caller saves the booking.
 * @returns what the traveller got by it
 */
export async function giveBack(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  { toCardCents = 0, amountCents, reference, kind }: GiveBack,
): Promise<number> {
  const { backCents, goodwillCents, disputedCents } = refundSplit(booking, amountCents)
  const onInvoice = await onInvoiceCents(em, booking)
  // What cards paid goes back to them first: that is whoever travels, and the rest is the partner's. What a card paid too much is not held
  // for the booking any more, and is not the partner's to give.
  const ofCards = Math.max(0, refundableCents(booking) - onInvoice)
  const cardCents = Math.min(
    booking.isGuests ? Math.min(await refundableToCards(em, booking.id), ofCards) : toCardCents,
    backCents,
  )
  // What a company's traveller paid for a change of their own is theirs before anything goes off the invoice.
  const ownCents = booking.isGuests ? 0 : Math.max(0, Math.min(ofCards, backCents) - cardCents)
  const invoiceCents = Math.min(onInvoice, backCents - cardCents - ownCents)
  const balanceCents = backCents - cardCents - invoiceCents
  const source = bookingAccount(booking.id)
  if (balanceCents > 0)
    await refundToBalance(context, em, booking, { reference, kind, amountCents: balanceCents, source })
  if (invoiceCents > 0)
    await refundToInvoice(context, em, booking, {
      reference: `${reference}:invoice`,
      kind,
      amountCents: invoiceCents,
      source,
    })
  if (cardCents > 0)
    await refundToCards(context, em, booking, {
      reference: `${reference}:card`,
      amountCents: cardCents,
      source,
    })
  if (goodwillCents + disputedCents > 0) {
    const entries = [
      { account: source, amountCents: goodwillCents + disputedCents },
      { account: GOODWILL, amountCents: -goodwillCents },
      { account: ofTrial(CHARGEBACKS, booking), amountCents: -disputedCents },
    ]
    const posting = {
      reference: `recovery:${reference}`,
      kind: 'RECOVERY',
      bookingId: booking.id,
      entries,
    } as const
    await post(em, posting, context.now())
  }
  booking.paidCents -= amountCents
  booking.goodwillCents -= goodwillCents
  booking.disputedCents -= disputedCents
  booking.cardRefundedCents += cardCents
  return backCents
}
