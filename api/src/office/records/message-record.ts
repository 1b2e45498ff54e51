import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import { User } from '#people/accounts/user.entity.ts'
import { normaliseEmail } from '#people/accounts/find-user.ts'
import { Booking, type BookingRow } from '#bookings/booking/booking.entity.ts'
import { ContactReply } from '#people/contact/contact-reply.entity.ts'
import { ContactRequest, type ContactRequestRow } from '#people/contact/contact-request.entity.ts'
import { toContactRequest } from '#people/contact/contact-request-view.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, findRows } from '#platform/database/rows.ts'
import { tagged } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'
import { findClient } from '../admin/clients.service.ts'
import { toClientBooking } from './client-booking.ts'
import { emailsOf } from '../audit/emails-of.ts'
import { replyTemplates } from './reply-templates.ts'

type Schemas = components['schemas']

/** As many bookings of the sender are shown. */
const MOST_BOOKINGS = 10
/** More answers than any message has. */
const MOST_REPLIES = 100

/** A message with what was answered, who sent it, and what may be answered; and its tag. @throws Problem NOT_FOUND */
export async function messageRecord(
  context: Context,
  id: number,
): Promise<{ body: Schemas['ContactRecord']; headers: { ETag: string } }> {
  const em = context.orm.em.fork()
  const row = await findRow(em, ContactRequest, { id })
  if (!row) throw new Problem('NOT_FOUND', 'There is no such message.')
  const { account, bookings, named } = await senderOf(em, row)
  const replies = await findRows(
    em,
    ContactReply,
    sql`where contact_request_id = ${id} order by id limit ${MOST_REPLIES}`,
  )
  const emails = await emailsOf(em, [row.assigneeId, ...replies.map(({ authorId }) => authorId)])
  const body: Schemas['ContactRecord'] = {
    message: toContactRequest(row, emails.get(row.assigneeId ?? '') ?? null),
    replies: replies.map(({ text, template, at, authorId, id: replyId }) => ({
      id: replyId,
      at: at.toISOString(),
      text,
      template: (template ?? null) as Schemas['ContactReply']['template'],
      authorEmail: emails.get(authorId) ?? null,
    })),
    account: account ? await findClient(context, account) : null,
    isAccountCertain: Boolean(row.userId),
    bookings: bookings.map(toClientBooking),
    templates: replyTemplates(row.language, { name: row.name, booking: named }),
  }
  return { body, headers: tagged(row) }
}

/** Whose account it is: the one that was signed in, or the one whose address was given, which proves nothing. */
async function senderOf(
  em: EntityManager,
  { userId, email, bookingNumber }: ContactRequestRow,
): Promise<{ account: string | null; bookings: BookingRow[]; named: BookingRow | null }> {
  const where = userId ? { id: userId } : { email: normaliseEmail(email) }
  const user = await findRow(em, User, where)
  const account = user && !user.erasedAt ? user.id : null
  const bookings = account
    ? await findRows(em, Booking, sql`where user_id = ${account} order by id desc limit ${MOST_BOOKINGS}`)
    : []
  const named = bookingNumber ? await findRow(em, Booking, { bookingNumber }) : null
  return { account, bookings, named }
}
