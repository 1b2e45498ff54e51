import { addressOf } from '#people/accounts/open-guest.ts'
import { sql } from 'kysely'
import type { UserRow } from '#people/accounts/user.entity.ts'
import { ContactRequest } from '#people/contact/contact-request.entity.ts'
import type { Context } from '#platform/context/context.ts'
import { findRows } from '#platform/database/rows.ts'
import { listAudit } from '../audit/list-audit.ts'
import { emailsOf } from '../audit/emails-of.ts'
import { mailsTo } from './mail-trace.ts'
import { notesOn } from './notes.service.ts'
import { auditTimelineEntry, mailEntry, messageEntry, noteEntry } from './timeline-parts.ts'
import { inOneOrder, type TimelineEntry } from './timeline.ts'

/** As many of each kind are told. */
const MOST = 100

/**
 * What passed between us and the person of an account, the newest first: mails as long as they are counted, messages, notes on the
 * account and on its bookings, and what our people did about it.
 */
export async function clientTimeline(context: Context, user: UserRow): Promise<TimelineEntry[]> {
  const em = context.orm.em.fork()
  const messages = sql`where user_id = ${user.id} or lower(email) = ${addressOf(user)} order by id desc limit ${MOST}`
  const [mails, notes, written, audit] = await Promise.all([
    mailsTo(em, addressOf(user), MOST),
    notesOn(em, { userId: user.id }, MOST),
    findRows(em, ContactRequest, messages),
    listAudit(context, { subject: 'user', subjectId: user.id, limit: MOST }),
  ])
  const emails = await emailsOf(
    em,
    notes.map(({ authorId }) => authorId),
  )
  return inOneOrder([
    ...mails.map((mail) => mailEntry(mail, addressOf(user))),
    ...notes.map((note) => noteEntry(note, emails)),
    ...written.map((message) => messageEntry(message, message.userId === user.id)),
    ...audit.entries.map(auditTimelineEntry),
  ])
}
