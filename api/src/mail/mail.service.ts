import type { Context } from '../context.ts'
import type { EntityManager } from '../database/orm.ts'
import type { JobKind, Jobs } from '../jobs/jobs.ts'
import { renderMail, type Mail } from './mail-templates.ts'
import type { MailTransport } from './transport.ts'

interface MailJob {
  to: string
  language: string
  mail: Mail
}

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

/** Starts sending what the outbox holds. */
export async function startMailWorker(jobs: Jobs, transport: MailTransport): Promise<void> {
  await jobs.work(SEND_MAIL, async ({ to, language, mail }, id) => {
    await transport({ id, to, ...renderMail(mail, language) })
  })
}
