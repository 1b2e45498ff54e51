import { sql } from 'kysely'
import { parkedCount, parkedPage } from '#platform/jobs/parked-page.ts'
import { SEND_MAIL } from '#platform/mail/mail.service.ts'
import type { TaskSource } from './task-source.ts'

interface MessageRow {
  id: number
  name: string
  subject: string
  category: string
  since: string
  bookingId: number | null
  count: string
}

/** Messages nobody has seen to, the oldest first: who wrote waits for an answer. */
export const messageTasks: TaskSource = {
  kind: 'message',
  roles: ['support', 'operations'],
  async find({ orm }, limit) {
    const { rows } = await sql<MessageRow>`
      select c.id, c.name, c.subject, c.category, c.created_at as since, b.id as "bookingId",
        (select count(*) from contact_request where status = 'new') as count
      from (select * from contact_request where status = 'new' order by created_at, id limit ${limit}) c
      left join booking b on b.booking_number = c.booking_number
      order by c.created_at, c.id`.execute(orm.em.fork().getKysely())
    return {
      count: Number(rows[0]?.count ?? 0),
      tasks: rows.map(({ id, name, subject, category, since, bookingId }) => ({
        id: String(id),
        subject: name,
        about: subject,
        detail: [category],
        since: new Date(since).toISOString(),
        until: null,
        bookingId,
      })),
    }
  },
}

/** The most of a failure's message that is shown. */
const MOST_LETTERS = 300

/** Mails and other jobs that were given up after every retry. */
export const mailTasks: TaskSource = {
  kind: 'mail',
  roles: ['support', 'operations'],
  async find({ orm }, limit) {
    const em = orm.em.fork()
    const { jobs } = await parkedPage(em, [SEND_MAIL], { limit })
    return {
      count: jobs.length < limit ? jobs.length : await parkedCount(em),
      tasks: jobs.map(({ id, about, kind, error, parkedAt }) => ({
        id,
        subject: about || kind,
        about: '',
        detail: [error.slice(0, MOST_LETTERS)],
        since: parkedAt.toISOString(),
        until: null,
        bookingId: null,
      })),
    }
  },
}
