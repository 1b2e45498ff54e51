import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startJobs } from '#platform/jobs/jobs.ts'
import { completeAccountMail } from '#people/accounts/links/mint-link.ts'
import { deliverOnce } from '#platform/mail/delivery/deliver-once.ts'
import { admitMail } from '#platform/mail/admit-mail.ts'
import { startMailWorker } from '#platform/mail/mail.service.ts'
import { SMTP_LIMITS, SMTP_PLAN, smtpTransport } from '#platform/mail/delivery/smtp-transport.ts'
import { testDatabase } from '../../support/database.ts'
import { mailServer } from '../../support/smtp.ts'
import { newTraveller, until } from '../../support/traveller.ts'
import { startServiceProcess } from './service-process.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase('bare')
})
afterAll(() => database.close())

// Longer than all that is waited for in it.
it(
  'a mail whose service is killed between commit and sending is sent by the next service, once',
  { timeout: 60_000 },
  async () => {
    // The first is answered after its sender's death, whenever that comes.
    const smtp = await mailServer({ delayMs: (attempt) => (attempt === 1 ? 60_000 : 0) })
    const { host, port, user, password, database: name } = database.connection
    const url = `postgresql://${user}:${password}@/${name}?host=${encodeURIComponent(host)}&port=${port}`
    const victim = await startServiceProcess(url, { SMTP_URL: smtp.url })
    const { email } = await newTraveller(victim.url, { billing: false })
    await until(
      async () => smtp.attempts(),
      (n) => n === 1,
    )
    await victim.kill()

    // The minute until job and claim have had their time, gone at once, and of the pause before the next try what the queue lets go.
    await sql`
      update jobs.job set started_on = started_on - interval '1 minute', retry_delay = 0
      where state = 'active'`.execute(database.db)
    await sql`update mail_delivery set claimed_at = claimed_at - interval '1 minute'`.execute(database.db)

    const watch = { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 }
    const jobs = await startJobs(database.connection, pino({ level: 'silent' }), watch)
    const deliver = deliverOnce(database.orm, smtpTransport(smtp.url), SMTP_LIMITS.wholeMs)
    const accounts = { orm: database.orm, now: () => new Date(), publicUrl: 'http://127.0.0.1' }
    await startMailWorker(jobs, {
      deliver,
      complete: async (mail, id) =>
        mail.kind === 'contact-request' ||
        mail.kind === 'contact-reply' ||
        mail.kind === 'change-to-pay' ||
        mail.kind === 'webhook-disabled' ||
        mail.kind === 'member-invitation'
          ? null
          : completeAccountMail(accounts, mail, id),
      admit: admitMail(database.orm, accounts.now),
      plan: SMTP_PLAN,
    })
    try {
      await until(
        async () => smtp.received.length,
        (n) => n > 0,
        20_000,
      )
      expect(smtp.received.map(({ to, subject }) => [to, subject])).toMatchObject([
        [{ text: email }, 'Confirm your e-mail address'],
      ])
      expect(smtp.attempts()).toBe(2)
    } finally {
      await jobs.stop()
      await smtp.close()
    }
  },
)
