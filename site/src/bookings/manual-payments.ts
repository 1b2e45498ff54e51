import type { BookingResult } from '@fiacre/sdk'

const KEY = 'fiacre.manual-payments'

/**
 * Keeps, for this visit, that a booking is to be paid by hand: the answer to the booking says so once (spec section 4),
 * and the payment page it leads to tells the traveller how.
 */
export function rememberManualPayment(
  { booking, manualPayment }: BookingResult,
  storage: Storage = sessionStorage,
): void {
  if (!manualPayment) return
  try {
    storage.setItem(KEY, JSON.stringify([...read(storage), booking.id]))
  } catch {
    // Storage is blocked: the payment page leaves the note out.
  }
}

/** Whether the booking was answered with a manual payment during this visit. */
export function isManualPayment(bookingId: number, storage: Storage = sessionStorage): boolean {
  try {
    return read(storage).includes(bookingId)
  } catch {
    return false
  }
}

/** Forgets them all, when the traveller logs out. */
export function forgetManualPayments(storage: () => Storage = () => sessionStorage): void {
  try {
    storage().removeItem(KEY)
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

function read(storage: Storage): unknown[] {
  const ids: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
  return Array.isArray(ids) ? ids : []
}
