import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startJobs, type Jobs } from '#platform/jobs/jobs.ts'
import type { RetryPlan } from '#platform/jobs/retry-plan.ts'
import { deliverOnce } from '#platform/mail/delivery/deliver-once.ts'
import { mailSamples } from '#platform/mail/mail-samples.ts'
import { enqueueMail, SEND_MAIL, startMailWorker } from '#platform/mail/mail.service.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { smtpTransport } from '#platform/mail/delivery/smtp-transport.ts'
import { SettingError } from '#platform/settings/setting-error.ts'
import { testDatabase } from '../support/database.ts'
import { mailServer, silentAtFirst, type Behaviour } from '../support/smtp.ts'
import { until } from '../support/traveller.ts'

/** The service's limits and pauses, in small. */
const LIMITS = { connectMs: 1000, greetMs: 300, silenceMs: 4000, wholeMs: 5000 }
const PLAN: RetryPlan = { retryLimit: 6, retryDelay: 1, retryDelayMax: 1, expireInSeconds: 10 }
const WATCH = { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 }

const samples = mailSamples('https://fiacre.example')
const to = { email: 'ada@example.com', language: 'pl', emailConfirmedAt: new Date() }

let database: Awaited<ReturnType<typeof testDatabase>>
let lines: string[]
const opened: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  database = await testDatabase('bare')
})
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
  await sql`truncate jobs.job_common, mail_delivery`.execute(database.db)
})
afterAll(() => database.close())

/** A worker of the outbox, as the service starts it. */
async function worker(url: string, plan = PLAN): Promise<Jobs> {
  lines = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  const jobs = await startJobs(database.connection, pino(sink), WATCH)
  opened.push(() => jobs.stop())
  const deliver = deliverOnce(database.orm, smtpTransport(url, LIMITS), LIMITS.wholeMs)
  await startMailWorker(jobs, { deliver, complete: async () => null, admit: async () => true, plan })
  return jobs
}

async function server(behaviour: Behaviour = {}) {
  const opening = await mailServer(behaviour)
  opened.push(() => opening.close())
  return opening
}

const post = (jobs: Jobs, mail: Mail = samples['booking-paid'], address = to) =>
  database.orm.em.fork().transactional((em) => enqueueMail({ jobs }, em, address, mail))

const parked = (jobs: Jobs, count: number) =>
  until(
    async () => {
      await endPauses()
      return jobs.parked([SEND_MAIL])
    },
    ({ length }) => length === count,
  )

/** How long the queue waits before it tries again is its own affair: a second or two, gone at once. */
async function endPauses(): Promise<void> {
  await sql`
    update jobs.job set start_after = jobs.job_now()
    where name = 'mail' and state = 'retry' and start_after > jobs.job_now()`.execute(database.db)
}

/** Waits until a number is reached and no mail is to be sent any more: it would have been passed by then. */
async function settled(read: () => number, wanted: number, meanwhile = endPauses): Promise<number> {
  await until(
    async () => {
      await meanwhile()
      return read() >= wanted && (await unsent()) === 0
    },
    (isSettled) => isSettled,
    15_000,
  )
  expect(await unsent(), 'mails that are still to be sent').toBe(0)
  return read()
}

async function unsent(): Promise<number> {
  const { rows } = await sql`
    select 1 from jobs.job where name = 'mail' and state in ('created', 'retry', 'active')`.execute(
    database.db,
  )
  return rows.length
}

describe('a mail through a mail server', () => {
  it('arrives in both forms, in the traveller’s language, with the headers of an automatic mail', async () => {
    const smtp = await server()
    await post(await worker(smtp.url), {
      ...samples['booking-paid'],
      firstName: 'Zażółć\r\nBcc: a@b.example',
    })
    expect(await settled(() => smtp.received.length, 1)).toBe(1)
    const mail = smtp.received[0]
    expect(mail?.subject).toBe('Rezerwacja FC-7K2M9P jest potwierdzona')
    expect(mail?.html).not.toContain('a@b.example')
    expect(mail?.html).toContain('<html lang="pl" dir="ltr">')
    expect(mail?.text).toContain('https://fiacre.example/booking?booking=1&from=mail')
    expect(mail?.from?.text).toBe('"Fiacre" <bookings@fiacre.example>')
    expect(mail?.replyTo?.text).toBe('help@fiacre.example')
    expect(mail?.to).toMatchObject({ text: to.email })
    expect(mail?.bcc).toBeUndefined()
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail?.headers.get('content-language')).toBe('pl')
    expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@fiacre\.example>$/)
  })

  it.each([
    ['recipient', { recipient: () => 550 }],
    ['content', { content: () => 554 }],
  ] as const)('is parked at once when its %s is refused for good', async (_what, behaviour) => {
    const smtp = await server(behaviour)
    const jobs = await worker(smtp.url)
    await post(jobs, samples['reset-password'])
    const [job] = await parked(jobs, 1)
    expect(job).toMatchObject({ kind: 'mail', about: 'reset-password to ada@example.com' })
    expect(job?.error).toMatch(/Refused for the test, 55[04]/)
    expect(JSON.stringify(job)).not.toContain('token')
    expect(await settled(() => smtp.attempts(), 1)).toBe(1)
  })

  it('is tried again under the same Message-ID when a person takes it out of parking', async () => {
    let isFull = true
    const smtp = await server({ recipient: () => (isFull ? 552 : undefined) })
    const jobs = await worker(smtp.url)
    await post(jobs)
    const [job] = await parked(jobs, 1)
    const { rows } = await sql<{ id: string }>`select id from jobs.job where name = 'mail'`.execute(
      database.db,
    )
    isFull = false
    expect(await jobs.retryDeadLetters(job?.id ?? '')).toBe(true)
    expect(await settled(() => smtp.received.length, 1)).toBe(1)
    expect(smtp.received[0]?.messageId).toBe(`<${rows[0]?.id}@fiacre.example>`)
    expect(await jobs.parked([])).toEqual([])
    expect(await jobs.retryDeadLetters(job?.id ?? '')).toBe(false)
  })

  it('is forgotten when a person drops it', async () => {
    const smtp = await server({ recipient: () => 550 })
    const jobs = await worker(smtp.url)
    await post(jobs)
    const [job] = await parked(jobs, 1)
    expect(await jobs.dropDeadLetters('nothing')).toBe(false)
    expect(await jobs.dropDeadLetters(job?.id ?? '')).toBe(true)
    expect(await jobs.dropDeadLetters(job?.id ?? '')).toBe(false)
    expect(await jobs.parked([])).toEqual([])
  })

  it('is sent after a refusal for now', async () => {
    const smtp = await server({ recipient: (attempt) => (attempt === 1 ? 450 : undefined) })
    await post(await worker(smtp.url))
    expect(await settled(() => smtp.received.length, 1)).toBe(1)
    expect(smtp.attempts()).toBe(2)
  })

  it('does not wait for a server that never greets, and is sent when it does', async () => {
    const behind = await server()
    const smtp = await silentAtFirst(behind, 1)
    opened.push(() => smtp.close())
    await post(await worker(smtp.url))
    expect(await settled(() => behind.received.length, 1)).toBe(1)
    expect(smtp.connections()).toBe(2)
    expect(lines.join('')).toContain('Greeting never received')
  })

  it('ends a conversation that takes too long as a whole', async () => {
    const smtp = await server({ delayMs: () => 60_000 })
    const send = smtpTransport(smtp.url, { ...LIMITS, wholeMs: 400 })
    const began = Date.now()
    const sending = send({
      id: crypto.randomUUID(),
      to: to.email,
      subject: 's',
      text: 't',
      html: 'h',
      language: 'en',
    })
    await expect(sending).rejects.toThrow('The mail server took more than 0.4 s.')
    expect(Date.now() - began).toBeLessThan(30_000)
  })

  it('waits for a server that is away', async () => {
    const gone = await mailServer()
    await gone.close()
    await post(await worker(gone.url))
    await until(
      async () => lines.join(''),
      (log) => log.includes('ECONNREFUSED'),
    )
    const back = await server({ port: gone.port })
    expect(await settled(() => back.received.length, 1)).toBe(1)
  })

  it('is tried again, not given up, when our login is refused, and no log or list repeats the password', async () => {
    const smtp = await server({ login: { user: 'fiacre', password: 'right' } })
    const wrong = smtp.url.replace('//', '//fiacre:s3cret%21pass@')
    const jobs = await worker(wrong, { ...PLAN, retryLimit: 1 })
    await post(jobs)
    const [job] = await parked(jobs, 1)
    expect(lines.filter((line) => line.includes('will be tried again'))).toHaveLength(1)
    expect(job?.error).toContain('No such login: fiacre …')
    const inBase64 = Buffer.from('\0fiacre\0s3cret!pass').toString('base64')
    for (const secret of ['s3cret', inBase64]) {
      expect(lines.join('')).not.toContain(secret)
      expect(JSON.stringify(job)).not.toContain(secret)
    }
    for (const bad of ['smtp//fiacre:s3cret@host', 'https://fiacre:s3cret@host']) {
      const open = () => smtpTransport(bad)
      expect(open).toThrow(SettingError)
      expect(open).toThrow('SMTP_URL cannot be read')
      expect(open).not.toThrow('s3cret')
    }
  })
})

describe('a mail is sent once', () => {
  it('by two workers on one queue, also when the job expires while it is sent', async () => {
    const smtp = await server({ delayMs: () => 2500 })
    const plan = { ...PLAN, expireInSeconds: 1 }
    const [jobs] = [await worker(smtp.url, plan), await worker(smtp.url, plan)]
    for (let n = 0; n < 3; n += 1) await post(jobs)
    // Tried again at once, it would find it being sent until it is given up.
    const patiently = async () => {}
    expect(await settled(() => smtp.received.length, 3, patiently)).toBe(3)
    expect(smtp.attempts()).toBe(3)
    const ended = await until(
      async () =>
        (await sql<{ state: string }>`select state from jobs.job where name = 'mail'`.execute(database.db))
          .rows,
      (rows) => rows.every(({ state }) => state === 'completed'),
    )
    expect(ended.map(({ state }) => state)).toEqual(['completed', 'completed', 'completed'])
  })

  it('and leaves no trace when there is nobody to write to: unknown addresses would fill the table', async () => {
    const nowhere = async () => {}
    await deliverOnce(database.orm, nowhere, LIMITS.wholeMs)(crypto.randomUUID(), async () => null)
    expect((await sql`select 1 from mail_delivery`.execute(database.db)).rows).toEqual([])
  })

  it('while a claim is fresh; after its time it is sent again under the same Message-ID', async () => {
    const smtp = await server({ delayMs: () => 300 })
    const deliver = deliverOnce(database.orm, smtpTransport(smtp.url, LIMITS), LIMITS.wholeMs)
    const id = crypto.randomUUID()
    const mail = { to: to.email, subject: 's', text: 't', html: 'h', language: 'en' }
    let written = 0
    const send = () =>
      deliver(id, async () => {
        written += 1
        return mail
      })
    const [first, second] = await Promise.allSettled([send(), send()])
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    await send()
    expect(smtp.received).toHaveLength(1)
    // What it says was made by the one that sent it: a link made by another would be the one that works.
    expect(written).toBe(1)

    // A worker that died before it could remember.
    await sql`update mail_delivery set state = 'sending', sent_at = null`.execute(database.db)
    await expect(send()).rejects.toThrow('Another worker is sending this mail.')
    await sql`update mail_delivery set claimed_at = claimed_at - interval '11 seconds'`.execute(database.db)
    await send()
    expect(smtp.received.map(({ messageId }) => messageId)).toEqual([
      `<${id}@fiacre.example>`,
      `<${id}@fiacre.example>`,
    ])
  })
})
