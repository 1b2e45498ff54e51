import { sql } from 'kysely'
import { stepsOf } from '#bookings/booking/booking-events.service.ts'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { ContactRequest } from '#people/contact/contact-request.entity.ts'
import { keysByName, type NamedKey } from '#people/partners/keys-by-name.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import { reportsAbout } from '#rides/day/ride-reports.ts'
import { listAudit } from '../audit/list-audit.ts'
import { emailsOf } from '../audit/emails-of.ts'
import { mailsAbout } from './mail-trace.ts'
import { notesOn } from './notes.service.ts'
import { rideSteps } from './ride-steps.ts'
import { auditTimelineEntry, mailEntry, messageEntry, noteEntry } from './timeline-parts.ts'
import { entry, inOneOrder, type TimelineEntry } from './timeline.ts'

/** As many of each kind are told. */
const MOST = 100

/** Everything that happened to a booking: steps, mails, messages, notes, how rides were given, what drivers reported, and what our people did, the newest first. */
export async function bookingTimeline(
  context: Context,
  booking: BookingRow,
  travellerEmail: string | null,
): Promise<TimelineEntry[]> {
  const em = context.orm.em.fork()
  const [steps, mails, notes, messages, reports, rides, audit] = await Promise.all([
    stepsOf(em, booking.id),
    mailsAbout(em, booking.bookingNumber, travellerEmail, MOST),
    notesOn(em, { bookingId: booking.id }, MOST),
    messagesAbout(em, booking.bookingNumber),
    reportsAbout(em, booking),
    rideSteps(em, booking.id, MOST),
    listAudit(context, { subject: 'booking', subjectId: String(booking.id), limit: MOST }),
  ])
  const emails = await emailsOf(em, [
    ...steps.map(({ actorId }) => actorId),
    ...notes.map(({ authorId }) => authorId),
  ])
  const keys = await keysByName(
    em,
    steps.map(({ keyId }) => keyId),
  )
  return inOneOrder([
    ...steps
      .slice(-MOST)
      .toReversed()
      .map((step) =>
        entry({
          at: step.at.toISOString(),
          source: 'event',
          code: step.kind,
          actor: step.keyId ? 'partner' : step.actor,
          byEmail: step.keyId ? null : (emails.get(step.actorId ?? '') ?? null),
          byKey: named(keys.get(step.keyId ?? '')),
          amountCents: step.amountCents ?? null,
          toStatus: step.toStatus,
          after: step.cause ? { cause: step.cause } : null,
          words: step.why ?? null,
        }),
      ),
    ...mails.map((mail) => mailEntry(mail, travellerEmail)),
    ...notes.map((note) => noteEntry(note, emails)),
    ...messages.map((message) => messageEntry(message, message.isOwnBooking)),
    ...reports
      .slice(0, MOST)
      .map(({ kind, at, report }) => entry({ at: at.toISOString(), source: 'driver', code: kind, report })),
    ...rides,
    ...audit.entries.map(auditTimelineEntry),
  ])
}

const named = (key: NamedKey | undefined) => (key ? `${key.partner}, ${key.hint}` : null)

/** The newest messages that name a booking. */
function messagesAbout(em: EntityManager, bookingNumber: string) {
  return findRows(
    em,
    ContactRequest,
    sql`where booking_number = ${bookingNumber} order by id desc limit ${MOST}`,
  )
}
