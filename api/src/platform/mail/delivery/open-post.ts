import type { Orm } from '../../database/orm.ts'
import { type RetryPlan, SHORT_PLAN } from '../../jobs/retry-plan.ts'
import { deliverOnce, type MailDelivery } from './deliver-once.ts'
import { mailboxDelivery } from './mailbox-delivery.ts'
import { SMTP_LIMITS, SMTP_PLAN, smtpTransport } from './smtp-transport.ts'
import type { MailTransport } from './mail-transport.ts'

/** A way to send each mail once, and how often to try. */
export interface Post {
  deliver: MailDelivery
  plan: RetryPlan
  /** How many are on their way at once. */
  batchSize: number
}

/** Each has a connection of its own to the mail server. */
const AT_A_SERVER = 10

/** They are decided, and kept, in one statement, however many come together. */
const IN_THE_MAILBOX = 50

/**
 * The configured mail server; without one, the mailbox that /dev/mailbox shows. A demonstration has no such page, as its
 * visitors would read each other's links: without a server its mails are dropped, and with one their subjects say what
 * they are from.
 */
export function openPost(
  { smtpUrl, isDemo }: { smtpUrl: string | undefined; isDemo: boolean },
  orm: Orm,
  now: () => Date,
): Post {
  if (smtpUrl === undefined) {
    const deliver: MailDelivery = isDemo ? async () => {} : mailboxDelivery(orm, now)
    return { deliver, plan: SHORT_PLAN, batchSize: IN_THE_MAILBOX }
  }
  const send = smtpTransport(smtpUrl)
  const transport: MailTransport = isDemo
    ? (mail) => send({ ...mail, subject: `[Demo] ${mail.subject}` })
    : send
  return {
    deliver: deliverOnce(orm, transport, SMTP_LIMITS.wholeMs),
    plan: SMTP_PLAN,
    batchSize: AT_A_SERVER,
  }
}
