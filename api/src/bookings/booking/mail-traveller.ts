import { addressEnds } from '@fiacre/sdk/rules'
import { User, type UserRow } from '#people/accounts/user.entity.ts'
import type { BookingRow } from './booking.entity.ts'
import { bookingSummary } from './booking-summary.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import { addressOf } from '#people/accounts/open-guest.ts'
import { guestAddress } from './guest-link.ts'
import { enqueueMail, type Recipient } from '#platform/mail/mail.service.ts'
import type { BookingNews } from '#platform/mail/held-mail.ts'
import type { BookingSummary } from '#platform/mail/mail.ts'

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
  const user = await travellerOf(em, booking)
  if (user) await mailUser(context, em, user, booking, path, ...mails)
}

/** Whose booking it is; undefined for a person who was removed. */
export async function travellerOf(em: EntityManager, { userId }: BookingRow): Promise<UserRow | undefined> {
  const user = await findRow(em, User, { id: userId })
  return user && !user.erasedAt ? user : undefined
}

/** The same, for who has read the traveller's account already. */
export async function mailUser(
  context: Context,
  em: EntityManager,
  user: UserRow & Pick<Recipient, 'isAgain'>,
  booking: BookingRow,
  path: string,
  ...mails: readonly BookingNews[]
): Promise<void> {
  const about = {
    firstName: user.firstName,
    booking: summaryFor(context, user, booking),
    link: linkFor(context, user, booking, path),
  }
  await enqueueMail(
    context,
    em,
    { ...user, email: addressOf(user) },
    ...mails.map((mail) => ({ ...mail, ...about })),
  )
}

/** Where a mail leads: a guest is let in by the link. */
function linkFor(context: Context, user: UserRow, { id }: BookingRow, path: string): string {
  return user.contactEmail ? guestAddress(context, id, path) : `${context.publicUrl}${path}`
}

/** To an address that nobody confirmed, a booking goes between our own places, by their names: what was typed may say anything. */
function summaryFor(context: Context, user: UserRow, booking: BookingRow): BookingSummary {
  const own = {
    ...bookingSummary(booking, context.publicUrl, context.now()),
    ...(booking.invoicePartnerId && { isOnInvoice: true }),
  }
  const summary = user.contactEmail ? ofGuest(context, booking, own) : own
  return user.emailConfirmedAt ? summary : ownPlacesAlone(summary)
}

/** A guest's own way to the booking, for whom what goes back goes to the card. */
function ofGuest(context: Context, { id }: BookingRow, summary: BookingSummary): BookingSummary {
  const bookingLink = guestAddress(context, id, `/booking?booking=${id}`)
  return { ...summary, bookingLink, isGuests: true }
}

function ownPlacesAlone(summary: BookingSummary): BookingSummary {
  const { pickupPlace, destinationPlace } = summary
  return {
    ...summary,
    ...addressesWritten(summary),
    pickupLocation: pickupPlace?.label ?? '',
    destination: destinationPlace?.label ?? '',
    pickupPlace: pickupPlace && { ...pickupPlace, words: null },
    destinationPlace: destinationPlace && { ...destinationPlace, words: null },
  }
}

/** An address that stands in the place field was told: without the traveller's words it would be asked for again. */
function addressesWritten(summary: BookingSummary): Partial<BookingSummary> {
  const open = addressEnds(summary).map(({ field }) => field)
  const told = (['pickupAddress', 'destinationAddress'] as const).filter((field) => !open.includes(field))
  return Object.fromEntries(told.map((field) => [field, summary[field] ?? '']))
}
