import type { Context } from '../context.ts'
import type { EntityManager } from '../database/orm.ts'
import type { JobKind, Jobs } from '../jobs/jobs.ts'
import type { RetryPlan } from '../jobs/retry-plan.ts'
import type { AccountMail, CompleteMail } from './account-mail.ts'
import type { MailDelivery } from './deliver-once.ts'
import { renderMail, type Mail } from './mail-templates.ts'
import { storedMail } from './stored-mail.ts'

type MailJob = { to: string; language: string; mail: Mail } | { accountMail: AccountMail }

export const SEND_MAIL: JobKind<MailJob> = {
  name: 'mail',
  about: (job) =>
    'accountMail' in job
      ? `${job.accountMail.kind} for ${job.accountMail.account}`
      : `${job.mail.kind} to ${job.to}`,
}

/** Writes mails into the outbox, in the caller's transaction: no commit, no mail; a commit, and they are sent. */
export async function enqueueMail(
  { jobs }: Pick<Context, 'jobs'>,
  em: EntityManager,
  to: { email: string; language: string },
  ...mails: readonly Mail[]
): Promise<void> {
  const { email, language } = to
  await jobs.enqueueAll(
    em,
    SEND_MAIL,
    mails.map((mail) => ({ to: email, language, mail })),
  )
}

/** The same for a mail whose link is made when it is sent. */
export async function enqueueAccountMail(
  { jobs }: Pick<Context, 'jobs'>,
  em: EntityManager,
  accountMail: AccountMail,
): Promise<void> {
  await jobs.enqueue(em, SEND_MAIL, { accountMail })
}

/**
 * Starts sending what the outbox holds. What a mail says is written when its turn has come, and by nobody else.
 * @param sent is told of each mail that is on its way
 */
export async function startMailWorker(
  jobs: Jobs,
  deliver: MailDelivery,
  complete: CompleteMail,
  plan?: RetryPlan,
  sent: (to: string, id: string) => Promise<void> = async () => {},
): Promise<void> {
  await jobs.work(
    SEND_MAIL,
    async (job, id) => {
      await deliver(
        id,
        async () => {
          const ready = 'accountMail' in job ? await complete(job.accountMail, id) : job
          return ready && { to: ready.to, ...renderMail(storedMail(ready.mail), ready.language) }
        },
        'accountMail' in job,
      )
      await sent('accountMail' in job ? job.accountMail.account : job.to, id)
    },
    plan,
  )
}
