import type { JobKind } from '../jobs/job-kind.ts'
import type { BookingSummary, Mail } from './mail.ts'

type News<M> = M extends { booking: BookingSummary } ? Omit<M, 'firstName' | 'booking' | 'link'> : never

/** A mail about a booking, but for the traveller, the booking and the link. */
export type BookingNews = News<Mail>

/** News that was held back: told later, of the booking as it stands then. */
export interface HeldMail {
  news: BookingNews
  /** What its link leads to on our site. */
  path: string
}

/** What there is to keep of a mail that is held back; null for what is about no booking, which is not told later. */
export function heldMail(mail: Mail): HeldMail | null {
  if (!('booking' in mail)) return null
  const { firstName: _, booking: __, link, ...news } = mail
  const { pathname, search } = new URL(link)
  // What has changed is seen in the booking by then; what people wrote is not kept a second time.
  return {
    news: news.kind === 'booking-changed' ? { ...news, ...NO_CHANGES } : news,
    path: pathname + search,
  }
}

const NO_CHANGES = { changes: [], differenceCents: 0, chargedCents: 0, creditedCents: 0, dueBeforeCents: 0 }

/** Tells a traveller whose address was just confirmed what was held back until then. */
export const TELL_HELD: JobKind<{ userId: string }> = { name: 'tell-held-mail' }
