/** The colours a badge knows. */
export type Tone = 'neutral' | 'accent' | 'positive' | 'warning' | 'danger'

/** Booking status of spec section 4, to the tone of its badge. */
export const BOOKING_TONE = {
  pending: 'warning',
  confirmed: 'positive',
  'in-progress': 'accent',
  completed: 'neutral',
  cancelled: 'danger',
} as const satisfies Record<string, Tone>

/** Payment status of spec section 4, to the tone of its badge. */
export const PAYMENT_TONE = {
  pending: 'warning',
  processing: 'accent',
  completed: 'positive',
  failed: 'danger',
} as const satisfies Record<string, Tone>
