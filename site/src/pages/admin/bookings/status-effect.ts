import type { AdminBooking } from '../admin-reads.ts'

export const CANCEL_CAUSES = ['company', 'carrier', 'no-show'] as const

export type CancelCause = (typeof CANCEL_CAUSES)[number]

type Effect = { readonly id: string; readonly cents: number }

type Standing = Pick<AdminBooking, 'status' | 'paymentStatus' | 'paidCents' | 'prepaymentCents'>

/**
 * What a new status does to the money and what the traveller is told, as the service will do it (`office/admin/set-status.ts`):
 * the id of its words, and the cents they name.
 */
export function statusEffects(
  booking: Standing,
  status: AdminBooking['status'],
  cause: CancelCause,
): readonly Effect[] {
  if (status === booking.status) return []
  if (status === 'cancelled') {
    const isKept = cause === 'no-show' && booking.paymentStatus === 'completed'
    const cents = isKept ? 0 : booking.paidCents
    const money = isKept && booking.paidCents > 0 ? 'kept' : cents > 0 ? 'refunded' : 'nothingBack'
    return [
      { id: `admin.effect.${money}`, cents: isKept ? booking.paidCents : cents },
      { id: 'admin.effect.mailed', cents: 0 },
    ]
  }
  const effects: Effect[] = []
  const missing = Math.max(0, booking.prepaymentCents - booking.paidCents)
  if (booking.status === 'completed') effects.push({ id: 'admin.effect.notDue', cents: booking.paidCents })
  if (status === 'completed') effects.push({ id: 'admin.effect.due', cents: booking.paidCents })
  if (booking.status === 'cancelled' && missing > 0)
    effects.push({ id: 'admin.effect.toPayAgain', cents: missing })
  if (effects.length === 0) effects.push({ id: 'admin.effect.noMoney', cents: 0 })
  return [...effects, { id: 'admin.effect.notMailed', cents: 0 }]
}
