import type { Context } from '../context.ts'
import type { EntityManager } from '../database/orm.ts'
import type { JobKind, Jobs } from '../jobs/jobs.ts'
import type { AccountMail, CompleteMail } from './account-mail.ts'
import { renderMail, type Mail } from './mail-templates.ts'
import type { MailTransport } from './transport.ts'

type MailJob = { to: string; language: string; mail: Mail } | { accountMail: AccountMail }

const SEND_MAIL: JobKind<MailJob> = { name: 'mail' }

/** Writes a mail into the outbox, in the caller's transaction: no commit, no mail; a commit, and it is sent. */
export async function enqueueMail(
  { jobs }: Pick<Context, 'jobs'>,
  em: EntityManager,
  to: { email: string; language: string },
  mail: Mail,
): Promise<void> {
  await jobs.enqueue(em, SEND_MAIL, { to: to.email, language: to.language, mail })
}

/** The same for a mail whose link is made when it is sent. */
export async function enqueueAccountMail(
  { jobs }: Pick<Context, 'jobs'>,
  em: EntityManager,
  accountMail: AccountMail,
): Promise<void> {
  await jobs.enqueue(em, SEND_MAIL, { accountMail })
}

/** Starts sending what the outbox holds. */
export async function startMailWorker(
  jobs: Jobs,
  transport: MailTransport,
  complete: CompleteMail,
): Promise<void> {
  await jobs.work(SEND_MAIL, async (job, id) => {
    const ready = 'accountMail' in job ? await complete(job.accountMail, id) : job
    if (ready) await transport({ id, to: ready.to, ...renderMail(ready.mail, ready.language) })
  })
}
