import type { BookingRow } from '../booking/booking.entity.ts'
import { saveBooking } from '../booking/booking-record.ts'
import { recordStep, standingOf, type Actor } from '../booking/booking-events.service.ts'
import { mailTraveller } from '../booking/mail-traveller.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { GOODWILL } from '#money/ledger/accounts.ts'
import { randomUUID } from 'node:crypto'
import { refundableToCards } from './give-back.ts'
import { onInvoiceCents, refundToInvoice } from './on-invoice.ts'
import { refundToBalance } from './refund-to-balance.ts'
import { refundToCards } from './refund-to-cards.ts'

export interface Gift {
  toBalanceCents: number
  toCardCents: number
  by: Actor
  why: string | null
}

/**
 * Gives a traveller money back for a booking that stays as it is, under its lock, out of the company's own pocket: what the carrier
 * and the partner get does not change by it.
 */
export async function giveGoodwill(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  gift: Gift,
): Promise<void> {
  const { by, why } = gift
  const { toBalanceCents, toCardCents } = booking.isGuests ? await forGuest(em, booking, gift) : gift
  const now = context.now()
  const reference = `goodwill:${booking.id}:${randomUUID()}`
  const invoiceCents = Math.min(await onInvoiceCents(em, booking), toBalanceCents)
  if (invoiceCents > 0) {
    const amounts = { amountCents: invoiceCents, source: GOODWILL }
    await refundToInvoice(context, em, booking, {
      reference: `${reference}:invoice`,
      kind: 'REFUND',
      ...amounts,
    })
  }
  if (toBalanceCents > invoiceCents) {
    const amounts = { amountCents: toBalanceCents - invoiceCents, source: GOODWILL }
    await refundToBalance(context, em, booking, { reference, kind: 'REFUND', ...amounts })
  }
  if (toCardCents > 0) {
    const refund = { reference: `${reference}:card`, amountCents: toCardCents, source: GOODWILL }
    await refundToCards(context, em, booking, refund)
  }
  const amountCents = toBalanceCents + toCardCents
  booking.goodwillCents += amountCents
  booking.refundedCents += amountCents
  booking.cardRefundedCents += toCardCents
  booking.updatedAt = now
  await recordStep(
    em,
    booking,
    standingOf(booking),
    { kind: 'REFUNDED', ...by, amountCents: -amountCents, why },
    now,
  )
  await saveBooking(em, booking)
  // What the cards of a guest cannot have waits for one of our people, who pay it out.
  if (booking.isGuests && toCardCents === 0) return
  const balanceCents = booking.isGuests ? 0 : toBalanceCents - invoiceCents
  // What is a company's is not told to who travels for it.
  if (balanceCents + toCardCents === 0) return
  const news = { kind: 'refund', balanceCents, cardCents: toCardCents } as const
  await mailTraveller(context, em, booking, `/booking?booking=${booking.id}`, news)
}

/** A guest has no balance: as much as can go back to the cards that paid goes there. */
async function forGuest(em: EntityManager, { id }: BookingRow, { toBalanceCents, toCardCents }: Gift) {
  const cents = toBalanceCents + toCardCents
  const cards = Math.min(cents, await refundableToCards(em, id))
  return { toBalanceCents: cents - cards, toCardCents: cards }
}
