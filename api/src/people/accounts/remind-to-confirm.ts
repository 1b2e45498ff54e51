import { CONFIRMATION_REMINDER_HOURS, MS_PER_HOUR } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { enqueueAccountMail } from '#platform/mail/mail.service.ts'
import { blockHolds } from './blocking.service.ts'

/** Accounts reminded in a transaction at most. */
const BATCH = 200

/**
 * Mails a new confirmation link, once, to whoever registered and let the first one run out. Nobody who confirmed, is blocked, was
 * removed or whose account is closed is written to; whoever asked for another link meanwhile has the whole time of that one first.
 */
export async function remindToConfirm(context: Context): Promise<void> {
  const now = context.now()
  const before = new Date(now.getTime() - CONFIRMATION_REMINDER_HOURS * MS_PER_HOUR)
  for (;;) {
    const count = await context.orm.em.fork().transactional(async (em) => {
      const { rows } = await sql<{ email: string }>`
        update app_user set confirmation_reminded_at = ${now} where id in (
          select u.id from app_user u
          where u.email_confirmed_at is null and u.confirmation_reminded_at is null and u.erased_at is null
            and u.created_at <= ${before} and u.closed_at is null
            and not exists (select 1 from account_block k where k.user_id = u.id and ${blockHolds('k', now)})
            and not exists (select 1 from account_link l
              where l.user_id = u.id and l.purpose = 'confirm-email' and l.created_at > ${before})
          order by u.created_at limit ${BATCH} for update of u skip locked)
        returning email`.execute(em.getKysely())
      for (const { email } of rows)
        await enqueueAccountMail(context, em, { kind: 'confirm-email', account: email })
      return rows.length
    })
    if (count < BATCH) return
  }
}
