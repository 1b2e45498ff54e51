/** Waits between looks at a payment, in ms: a gateway's word mostly comes within a second or two, else in its own time. */
const WAITS = [1000, 1000, 1500, 2000, 3000, 4000, 5000, 5000, 5000, 5000, 5000, 5000] as const

/**
 * The wait before the next look, in ms, after so many that found nothing new; null once it is time to stop asking and
 * to say that it takes longer: after some 40 seconds.
 */
export function nextLook(looks: number): number | null {
  return WAITS[looks] ?? null
}
