import { User, type UserRow } from '../../accounts/user.entity.ts'
import type { BookingRow } from '../../bookings/booking.entity.ts'
import { bookingSummary } from '../../bookings/booking-summary.ts'
import type { Context } from '../../context.ts'
import type { EntityManager } from '../../database/orm.ts'
import { findRow } from '../../database/rows.ts'
import { enqueueMail } from '../../mail/mail.service.ts'
import type { BookingNews } from '../../mail/held-mail.ts'
import type { BookingSummary } from '../../mail/mail-templates.ts'
import { placesOf } from './places-of-booking.ts'

/**
 * Writes to the traveller of a booking, in the caller's transaction. A person who was removed is written to no more.
 * @param path what the link of the mails leads to on our site
 */
export async function mailTraveller(
  context: Context,
  em: EntityManager,
  booking: BookingRow,
  path: string,
  ...mails: readonly BookingNews[]
): Promise<void> {
  const user = await findRow(em, User, { id: booking.userId })
  if (user && !user.erasedAt) await mailUser(context, em, user, booking, path, ...mails)
}

/** The same, for who has read the traveller's account already. */
export async function mailUser(
  context: Context,
  em: EntityManager,
  user: UserRow,
  booking: BookingRow,
  path: string,
  ...mails: readonly BookingNews[]
): Promise<void> {
  const about = {
    firstName: user.firstName,
    booking: await summaryFor(context, em, user, booking),
    link: `${context.publicUrl}${path}`,
  }
  await enqueueMail(context, em, user, ...mails.map((mail) => ({ ...mail, ...about })))
}

/** To an address that nobody confirmed, a booking goes between our own places, by their names: what was typed may say anything. */
async function summaryFor(
  context: Context,
  em: EntityManager,
  user: UserRow,
  booking: BookingRow,
): Promise<BookingSummary> {
  const summary = bookingSummary(booking, context.publicUrl, context.now())
  return user.emailConfirmedAt ? summary : { ...summary, ...(await placesOf(em, booking)) }
}
