import { sql } from 'kysely'
import { listOf } from '#platform/database/kept-plans.ts'
import type { Orm } from '#platform/database/orm.ts'
import { outsideTransactions } from '#platform/database/outside-transactions.ts'
import { together } from '#platform/database/together.ts'

interface SentMail {
  to: string
  /** Of the mail, which its job has, or had before it was given up and tried again. */
  id: string
}

/**
 * Leaves nothing of a mail in the outbox once it is sent to somebody who has no account any more: it was the last one, and
 * the queue would keep it for a day. Whether there is one is asked of all that are sent together.
 */
export function forgetSentMail(orm: Orm): (to: string, id: string) => Promise<void> {
  const db = () => outsideTransactions(orm)
  const forget = together(async (mails: readonly SentMail[]) => {
    const addresses = mails.map(({ to }) => to)
    const { rows } = await sql<{ address: string }>`
      select sent.address from unnest(${listOf(addresses, 'text')}) as sent (address)
      where not exists (select 1 from app_user u where u.email = sent.address or u.contact_email = sent.address)`.execute(
      db(),
    )
    const gone = new Set(rows.map(({ address }) => address))
    for (const { to, id } of mails) if (gone.has(to)) await forgetJob(id, to)
    return mails
  })
  return async (to, id) => {
    await forget({ to, id })
  }

  /** Whoever took the address meanwhile keeps the mail. */
  async function forgetJob(id: string, to: string): Promise<void> {
    await sql`
      update jobs.job set data = null
      where name = 'mail' and (id = ${id} or source_root_id = ${id})
        and not exists (select 1 from app_user where email = ${to} or contact_email = ${to})`.execute(db())
  }
}
