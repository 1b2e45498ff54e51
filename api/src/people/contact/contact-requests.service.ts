import { contactCategory } from '@fiacre/sdk/rules'
import type { components, operations } from '@fiacre/sdk/contract'
import { sql, type RawBuilder } from 'kysely'
import { brand } from '#platform/brand/brand.ts'
import type { Context } from '#platform/context/context.ts'
import { pageOf } from '#platform/database/keyset.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, findRows, insertRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { searchedPage } from '#platform/database/searched-page.ts'
import { Problem } from '#platform/http/problem.ts'
import { enqueueAccountMail, enqueueMail, type Recipient } from '#platform/mail/mail.service.ts'
import { holdUser, normaliseEmail } from '../accounts/find-user.ts'
import { User } from '../accounts/user.entity.ts'
import { toContactRequest } from './contact-request-view.ts'
import { SEARCHED_MESSAGES } from './searched-messages.ts'
import { ContactRequest, type ContactRequestRow } from './contact-request.entity.ts'

type Message = components['schemas']['ContactMessage']

interface Sender {
  /** Who is signed in. */
  userId: string | undefined
  /** What a visitor's browser speaks. */
  language: string
}

/** Keeps a message that its form has found in order, and tells both sides of it. */
export async function takeContactRequest(context: Context, message: Message, sender: Sender): Promise<void> {
  const { orm, now, config } = context
  await orm.em.fork().transactional(async (em) => {
    // Nobody is removed between this look and the row that names them.
    if (sender.userId) await holdUser(em, sender.userId)
    const booking = await bookingOf(em, message.bookingNumber)
    const { id } = await insertRow(em, ContactRequest, {
      userId: sender.userId ?? null,
      name: message.name.trim(),
      email: message.email.trim(),
      phone: message.phone?.trim() || null,
      subject: message.subject.trim(),
      category: contactCategory(message.category) ?? 'other',
      message: message.message.trim(),
      bookingNumber: booking?.number ?? null,
      language: sender.userId ? await languageOf(em, sender) : sender.language,
      assigneeId: null,
      isOwnBooking: sender.userId !== undefined && booking?.userId === sender.userId,
      status: 'new',
      createdAt: now(),
    })
    // The row alone holds what was written; whoever sends the mail reads it there.
    await enqueueAccountMail(context, em, {
      kind: 'contact-request',
      account: config.contactMail ?? brand.supportEmail,
      requestId: id,
    })
    const recipient = await recipientOf(em, message.email, sender)
    await enqueueMail(context, em, recipient, { kind: 'contact-received', firstName: '' })
  })
}

/** Of an account, what its mails are in. */
async function languageOf(em: EntityManager, { userId, language }: Sender): Promise<string> {
  const user = userId ? await findRow(em, User, { id: userId }) : null
  return user?.language ?? language
}

/** The booking of a number, where there is one. The bookings' own district is above this room, so the table is asked by its name. */
async function bookingOf(em: EntityManager, bookingNumber: string | null | undefined) {
  if (!bookingNumber) return undefined
  const { rows } = await sql<{ number: string; userId: string }>`
    select booking_number as number, user_id as "userId" from booking
    where booking_number = ${bookingNumber}`.execute(em.getKysely())
  return rows[0]
}

/** One's own confirmed address is known to be read; any other may be a stranger's (decision 24). */
async function recipientOf(
  em: EntityManager,
  address: string,
  { userId, language }: Sender,
): Promise<Recipient> {
  const email = address.trim()
  const user = userId ? await findRow(em, User, { id: userId }) : null
  if (user?.email !== normaliseEmail(email)) return { email, language: user?.language ?? language }
  return { email: user.email, language: user.language, emailConfirmedAt: user.emailConfirmedAt }
}

export type ContactQuery = NonNullable<operations['listContactRequests']['parameters']['query']>

/** The messages, the newest first or the oldest, a page by key. */
export async function listContactRequests(
  { orm }: Context,
  query: ContactQuery,
): Promise<components['schemas']['ContactRequestList']> {
  const { limit = 50 } = query
  const em = orm.em.fork()
  const found = await findRows(em, ContactRequest, await contactList(em, { ...query, limit }))
  const { rows, next } = pageOf(found, limit)
  const emails = await assigneeEmails(em, rows)
  return {
    contactRequests: rows.map((row) => toContactRequest(row, emails.get(row.assigneeId ?? '') ?? null)),
    next,
  }
}

/** The rest of a statement, from `where` on, that answers a query of the messages. */
export async function contactList(
  em: EntityManager,
  query: ContactQuery & { limit: number },
): Promise<RawBuilder<unknown>> {
  const { status, category, q, sort } = query
  const conditions: RawBuilder<unknown>[] = [
    ...(status ? [sql`status = ${status}`] : []),
    ...(category ? [sql`category = ${category}`] : []),
  ]
  const order = { table: 'contact_request', columns: ['id'], isDescending: sort !== 'oldest' }
  return searchedPage(em, { q, searched: SEARCHED_MESSAGES }, conditions, order, query)
}

/** The addresses of those who see to some messages, by their ids. */
async function assigneeEmails(
  em: EntityManager,
  rows: readonly ContactRequestRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ assigneeId }) => assigneeId ?? []))]
  if (ids.length === 0) return new Map()
  const users = await findRows(em, User, sql`where erased_at is null and id in (${sql.join(ids)})`)
  return new Map(users.map(({ id, email }) => [id, email]))
}

/** @throws Problem NOT_FOUND */
export async function lockMessage(em: EntityManager, id: number): Promise<ContactRequestRow> {
  const row = await lockRow(em, ContactRequest, sql`id = ${id}`)
  if (!row) throw new Problem('NOT_FOUND', 'There is no such message.')
  return row
}

/**
 * Takes a message out of the queue, or puts it back.
 * @param record told of a change in the same transaction, at its end
 * @throws Problem NOT_FOUND; PRECONDITION_FAILED when somebody else changed it
 */
export async function setContactStatus(
  { orm }: Context,
  id: number,
  { status, ifMatch }: { status: 'new' | 'handled'; ifMatch?: string | undefined },
  record: (em: EntityManager, message: ContactRequestRow) => Promise<void>,
): Promise<components['schemas']['ContactRequest']> {
  return orm.em.fork().transactional(async (em) => {
    const row = await lockMessage(em, id)
    assertMatches(ifMatch, row)
    if (row.status !== status) {
      row.status = status
      await saveRow(em, ContactRequest, row)
      await record(em, row)
    }
    const emails = await assigneeEmails(em, [row])
    return toContactRequest(row, emails.get(row.assigneeId ?? '') ?? null)
  })
}
