/** Greatest id the service gives out: a 32-bit integer. */
const MAX_ID = 2_147_483_647

/** The booking a link names (`?booking=1042`), or null when the link names none that could exist. */
export function bookingParameter(search: string): number | null {
  const text = new URLSearchParams(search).get('booking') ?? ''
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN
  return id <= MAX_ID ? id : null
}
