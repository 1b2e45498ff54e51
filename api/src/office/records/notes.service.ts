import type { components } from '@fiacre/sdk/contract'
import { heldUser } from '#people/accounts/find-user.ts'
import { User } from '#people/accounts/user.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, findRows, insertRow } from '#platform/database/rows.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { sql } from 'kysely'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { OfficeNote, type OfficeNoteRow } from './office-note.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

/** Whom a note is about, and which of their bookings. */
interface About {
  userId: string
  bookingId: number | null
}

/**
 * Keeps what one of our people noted: nobody edits it, and it goes with the person.
 * @throws Problem NOT_FOUND once the person was removed; RULE_VIOLATION without a word
 */
export async function addNote(
  { orm, now }: Context,
  by: Administrator,
  { userId, bookingId }: About,
  text: string,
): Promise<components['schemas']['OfficeNote']> {
  const words = text.trim()
  if (words === '') throw fieldProblem('RULE_VIOLATION', 'text', sentence('noteMissing'))
  return orm.em.fork().transactional(async (em) => {
    // Nobody is removed between this look and the note that names them.
    const { rows } = await heldUser(userId).execute(em.getKysely())
    if (rows.length === 0) throw new Problem('NOT_FOUND', 'The person it is about was removed.')
    const at = now()
    const note = await insertRow(em, OfficeNote, { userId, bookingId, authorId: by.id, text: words, at })
    const subject = bookingId === null ? 'user' : 'booking'
    await recordAudit(
      em,
      {
        by,
        action: subject === 'user' ? 'user.noted' : 'booking.noted',
        subject,
        subjectId: bookingId === null ? userId : String(bookingId),
        before: null,
        after: null,
        personId: userId,
        reason: null,
      },
      at,
    )
    const author = await findRow(em, User, { id: by.id })
    return toNote(note, author?.email ?? null)
  })
}

/** The newest notes on an account, or on a booking. */
export async function notesOn(
  em: EntityManager,
  about: { userId: string } | { bookingId: number },
  limit: number,
): Promise<OfficeNoteRow[]> {
  const where = 'bookingId' in about ? sql`booking_id = ${about.bookingId}` : sql`user_id = ${about.userId}`
  return findRows(em, OfficeNote, sql`where ${where} order by id desc limit ${limit}`)
}

/** A note as its contract has it. */
function toNote(
  { id, at, text, bookingId }: OfficeNoteRow,
  authorEmail: string | null,
): components['schemas']['OfficeNote'] {
  return { id, at: at.toISOString(), text, authorEmail, bookingId: bookingId ?? null }
}
