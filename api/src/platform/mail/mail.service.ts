import type { Context } from '../context/context.ts'
import type { EntityManager } from '../database/orm.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import type { RetryPlan } from '../jobs/retry-plan.ts'
import type { AccountMail, CompleteMail } from './account-mail.ts'
import type { AdmitMail } from './admit-mail.ts'
import type { MailDelivery } from './delivery/deliver-once.ts'
import { renderMail } from './render-mail.ts'
import type { Mail } from './mail.ts'
import { mailForAnyone } from './mail-for-anyone.ts'
import { storedMail } from './stored-mail.ts'

type MailJob =
  | {
      to: string
      language: string
      mail: Mail
      /** Unknown of mails that wait since an earlier version. */ isConfirmed?: boolean
      /** One of our people sends it again, though the last one said the same. */
      isAgain?: boolean
    }
  | { accountMail: AccountMail }

/** Whom a mail is for. An account is one. */
export interface Recipient {
  email: string
  language: string
  /** When somebody showed that they read this address; none for one that may be a stranger's. */
  emailConfirmedAt?: Date | null | undefined
  /** Whether mails go out though the last one said the same. */
  isAgain?: boolean
}

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
  to: Recipient,
  ...mails: readonly Mail[]
): Promise<void> {
  const { email, language } = to
  const isConfirmed = Boolean(to.emailConfirmedAt)
  const again = to.isAgain ? { isAgain: true } : {}
  await jobs.enqueueAll(
    em,
    SEND_MAIL,
    mails.map((mail) => ({ to: email, language, mail, isConfirmed, ...again })),
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

/** How mails go out. */
export interface Sending {
  deliver: MailDelivery
  /** Makes the links of account mails. */
  complete: CompleteMail
  admit: AdmitMail
  plan?: RetryPlan
  batchSize?: number
  /** Is told of each mail that is on its way, or was not to go. */
  sent?: (to: string, id: string) => Promise<void>
}

/**
 * Starts sending what the outbox holds. What a mail says is written when its turn has come, and by nobody else; so is whether it
 * goes out at all.
 */
export async function startMailWorker(
  jobs: Jobs,
  { deliver, complete, admit, plan, batchSize, sent }: Sending,
): Promise<void> {
  await jobs.work(
    SEND_MAIL,
    async (job, id) => {
      await deliver(
        id,
        async () => {
          const ready = 'accountMail' in job ? await complete(job.accountMail, id) : job
          if (!ready) return null
          const { to, language, isConfirmed = false } = ready
          const stored = storedMail(ready.mail)
          const mail = isConfirmed ? stored : mailForAnyone(stored)
          const isAgain = 'isAgain' in job && job.isAgain === true
          return (await admit({ id, to, mail, isConfirmed, isAgain }))
            ? { to, ...renderMail(mail, language) }
            : null
        },
        'accountMail' in job,
      )
      await sent?.('accountMail' in job ? job.accountMail.account : job.to, id)
    },
    plan,
    batchSize,
  )
}
