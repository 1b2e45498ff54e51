import { sql, type RawBuilder } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import { keysOf } from '#platform/mail/admit-mail.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { MailKind } from '#platform/mail/mail.ts'

type MailOutcome = components['schemas']['MailOutcome']

/** What became of a mail, without a word of it. */
export interface MailTrace {
  kind: MailKind
  at: Date
  /** Whether it went to the address that the account has now. */
  isToPresentAddress: boolean
  outcome: MailOutcome
}

/** The newest mails about a booking. */
export const mailsAbout = (em: EntityManager, bookingNumber: string, email: string | null, limit: number) =>
  traces(em, sql`booking_number = ${bookingNumber}`, email, limit)

/** The newest mails to an address, as long as they are counted. */
export const mailsTo = (em: EntityManager, email: string, limit: number) =>
  traces(em, sql`address_key in (${sql.join(keysOf(email))})`, email, limit)

/**
 * One that was let through is given up when its job was parked, on its way as long as its job is there, and delivered else. Jobs are found
 * by their key; of parked ones there are few.
 */
async function traces(
  em: EntityManager,
  where: RawBuilder<unknown>,
  email: string | null,
  limit: number,
): Promise<MailTrace[]> {
  const present = email === null ? sql`false` : sql`m.address_key in (${sql.join(keysOf(email))})`
  const { rows } = await sql<Omit<MailTrace, 'at'> & { at: string }>`
    select m.kind, m.at, ${present} as "isToPresentAddress",
      case when m.outcome <> 'sent' then m.outcome
        when exists (select 1 from jobs.job p where p.name = 'parked' and p.source_root_id = m.id) then 'given-up'
        when j.state in ('created', 'retry', 'active') then 'under-way'
        else 'delivered' end as outcome
    from (select * from mail_record where ${where} order by seq desc limit ${limit}) m
    left join jobs.job j on j.name = 'mail' and j.id = m.id
    order by m.seq desc`.execute(em.getKysely())
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}
