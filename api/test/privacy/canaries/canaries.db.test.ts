import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CANARIES, foundIn } from './canaries.ts'
import { journeys, type Belongings } from './canary-journeys.ts'
import { atLength } from '../../support/at-length.ts'
import { startBuiltService } from '../../support/built-service.ts'
import { testDatabase } from '../../support/database.ts'
import { newPartner } from '../../support/partners.ts'
import type { NodeProcess } from '../../support/processes.ts'
import { mailServer, type Behaviour, type MailServer } from '../../support/smtp.ts'
import { until } from '../../support/traveller.ts'

/** Where nobody listens: a service that would be asked outside is not reached. */
const NOWHERE = 'http://127.0.0.1:9'

let database: Awaited<ReturnType<typeof testDatabase>>
let role: string
let smtp: MailServer
const post: Behaviour = { login: { user: 'fiacre', password: CANARIES.smtpPassword } }
let service: NodeProcess
let walk: ReturnType<typeof journeys>
let mine: Belongings
const partnerKeys: string[] = []

beforeAll(async () => {
  database = await testDatabase()
  role = `role_${randomUUID().slice(0, 8)}`
  await run(`create role ${role} superuser login password '${CANARIES.databasePassword}'`)
  smtp = await mailServer(post)
  service = startBuiltService(environment())
  const [, url = ''] = await service.until(/^ready (http:\S+)$/m)
  const pages = { returnUrls: ['https://partner.example'] }
  const partner = await newPartner({ context: { orm: database.orm } }, pages)
  partnerKeys.push(await partner.key('secret'), await partner.key('publishable'))
  await run(
    `insert into promo_code (id, code, percent, created_at) values ('${randomUUID()}', '${CANARIES.promo}', 5, now())`,
  )
  walk = journeys(url, { Authorization: `Bearer ${partnerKeys[0]}` }, () => smtp.received)
  mine = await walk.settle()
}, 120_000)

afterAll(async () => {
  await service.end()
  await smtp.close()
  await run(`drop owned by ${role}; drop role ${role}`)
  await database.close()
})

function environment(more: Record<string, string> = {}): Record<string, string> {
  const { host, port, database: name } = database.connection
  const credentials = `${role}:${encodeURIComponent(CANARIES.databasePassword)}`
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'trace',
    PORT: '0',
    DATABASE_URL: `postgresql://${credentials}@/${name}?host=${encodeURIComponent(host)}&port=${port}`,
    SMTP_URL: smtp.url.replace('//', `//fiacre:${CANARIES.smtpPassword}@`),
    SESSION_SECRET: CANARIES.sessionSecret,
    ADMIN_EMAIL: `${CANARIES.email}@example.com`,
    ADMIN_PASSWORD: CANARIES.adminPassword,
    GOOGLE_ROUTES_KEY: CANARIES.routesKey,
    NODE_USE_ENV_PROXY: '1',
    HTTPS_PROXY: NOWHERE,
    RATE_LIMIT_PER_MINUTE: '100000',
    ...more,
  }
}

async function run(statements: string): Promise<void> {
  await database.orm.em.getConnection().execute(statements)
}

const secrets = () => [...Object.values(CANARIES), ...walk.secrets, ...partnerKeys, mine.email]

/** Holds what was logged and what was refused since the last look against every secret there is. */
function expectSilence(): void {
  expect(foundIn(service.output(), secrets())).toEqual([])
  const refusals = walk.said.filter(({ status }) => status >= 400)
  for (const { what, text } of refusals) {
    expect(foundIn(text, secrets()).map((found) => `${what} answers ${found}`)).toEqual([])
  }
}

/** How many calls failed on our side since the last count. */
function faults(): number {
  return walk.said.splice(0).filter(({ status }) => status === 500).length
}

describe('the canaries', () => {
  it('are where they should be: in the database, in the mails, in the answers', async () => {
    const { rows } = await sql<{ row: string }>`
      select u::text as row from app_user u where email = ${mine.email}`.execute(database.db)
    expect(rows[0]?.row).toContain(CANARIES.lastName)
    expect(rows[0]?.row).toContain(CANARIES.street)
    expect(smtp.received.map(({ text }) => text).join()).toContain(mine.resetToken)
    expect(walk.said.map(({ text }) => text).join()).toContain(mine.email)
    expect(walk.secrets.size).toBeGreaterThan(8)
  })

  it('are found in any form', () => {
    const { password } = CANARIES
    const base64 = Buffer.from(password).toString('base64')
    for (const form of [password, password.toUpperCase(), encodeURIComponent(password), base64]) {
      expect(foundIn(`a line with ${form} in it`, Object.values(CANARIES))).toHaveLength(1)
    }
  })
})

describe('no log line and no refusal holds a secret or a person', () => {
  it('on journeys that work, and on those that are refused', async () => {
    await walk.everything(mine)
    expectSilence()
    expect(service.output().match(/"msg":"request"/g)?.length).toBeGreaterThan(50)
    expect(service.output()).toContain('routing service failed')
    const statuses = walk.said.map(({ status }) => status)
    expect(statuses.filter((status) => status < 400).length).toBeGreaterThan(20)
    expect(statuses.filter((status) => status >= 400).length).toBeGreaterThan(15)
    expect(faults()).toBe(0)
  })

  const COLUMNS = atLength(
    [
      ['app_user.last_name'],
      ['session.data'],
      ['booking.booking_number', 'account_link.token_hash', 'checkout_session.token_hash'],
      ['quote.total_cents', 'sandbox_session.token', 'partner_key.key_hash', 'attempt.count'],
      ['payment_session.status', 'promo_code.code'],
    ],
    [],
  ).map((columns) => [columns.join(', '), columns.map((column) => column.split('.'))] as const)

  it.each(COLUMNS)('when the database lacks %s', { timeout: 90_000 }, async (_, columns) => {
    for (const [table, column] of columns) await run(`alter table ${table} rename ${column} to missing`)
    await walk.everything(mine)
    for (const [table, column] of columns) await run(`alter table ${table} rename missing to ${column}`)
    expectSilence()
    expect(faults()).toBeGreaterThan(0)
  })

  const TABLES = atLength(
    [['app_user'], ['session'], ['booking', 'sandbox_session'], ['quote', 'attempt']],
    [['app_user', 'booking']],
  )

  it.each(TABLES.map((tables) => [tables]))(
    'when rows of %j break a constraint, which PostgreSQL tells in full',
    { timeout: 90_000 },
    async (tables) => {
      for (const table of tables) {
        await run(`alter table ${table} add constraint no_more check (false) not valid`)
      }
      await walk.everything(mine)
      for (const table of tables) await run(`alter table ${table} drop constraint no_more`)
      expectSilence()
      expect(faults()).toBeGreaterThan(0)
    },
  )

  it.runIf(atLength(true, false))(
    'when a column takes other values than it is given, which PostgreSQL repeats',
    { timeout: 90_000 },
    async () => {
      const columns = ['app_user.phone_number', 'app_user.last_name', 'booking.special_requests']
      for (const column of columns) {
        const [table, name] = column.split('.')
        await run(`alter table ${table} rename ${name} to kept_${name}; alter table ${table} add ${name} int`)
      }
      await walk.everything(mine)
      for (const column of columns) {
        const [table, name] = column.split('.')
        await run(`alter table ${table} drop ${name}; alter table ${table} rename kept_${name} to ${name}`)
      }
      expectSilence()
      expect(faults()).toBeGreaterThan(0)
    },
  )

  it.runIf(atLength(true, false))(
    'when the database says the values in an error of its own',
    { timeout: 90_000 },
    async () => {
      await run(`
      create function tell() returns trigger language plpgsql as
        $$ begin raise exception 'no place for %', new::text using detail = new::text, hint = new::text; end $$;
      create trigger tell before insert or update on app_user for each row execute function tell();
      create trigger tell before insert on booking for each row execute function tell()`)
      await walk.everything(mine)
      await run('drop trigger tell on app_user; drop trigger tell on booking; drop function tell')
      expectSilence()
      expect(faults()).toBeGreaterThan(0)
    },
  )

  it.runIf(atLength(true, false))('when the database drops every connection in the middle', async () => {
    const walking = walk.everything(mine)
    for (let i = 0; i < 5; i += 1) {
      await run(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    await walking
    expectSilence()
    walk.said.splice(0)
  })

  it(
    'when the mail server refuses the recipient, the content or the login, and when it is gone',
    { timeout: 90_000 },
    async () => {
      const lines = () => service.output().match(/"a job (failed|is given up)/g)?.length ?? 0
      const provoke = async () => {
        const before = lines()
        await walk.everything(mine)
        await until(
          async () => lines(),
          (now) => now > before,
          20_000,
        )
        expect(lines()).toBeGreaterThan(before)
      }
      if (atLength(true, false)) {
        post.recipient = () => 550
        await provoke()
        post.recipient = () => undefined
        post.content = () => 451
        await provoke()
        post.login = { user: 'fiacre', password: 'changed' }
        await provoke()
      }
      await smtp.close()
      await provoke()
      expectSilence()
    },
  )

  it('when travellers leave, and at the end of the service', async () => {
    // So many wrong passwords were typed above that a right one would have to wait.
    await run('delete from attempt')
    expect(await walk.leave(mine)).toEqual([200, 410, 200, 200])
    // As a terminal ends it; how SIGTERM does: `main.db.test.ts`.
    expect(await service.end('SIGINT')).toBe(0)
    expectSilence()
    expect(service.output()).toContain('"level":50')
  })
})

describe('a start that fails tells no secret', () => {
  const STARTS = [
    [
      'a database address that is none',
      { DATABASE_URL: `postgresql://fiacre:${CANARIES.databasePassword}@[/x` },
    ],
    [
      'a database that is away',
      { DATABASE_URL: `postgresql://fiacre:${CANARIES.databasePassword}@127.0.0.1:9/x` },
    ],
    ['a mail address that is none', { SMTP_URL: `http://fiacre:${CANARIES.smtpPassword}@` }],
    ['a short session secret', { SESSION_SECRET: CANARIES.sessionSecret.slice(0, 15) }],
    ['two routing services', { ROUTING_URL: 'http://127.0.0.1:9' }],
    ['an address that is none', { PUBLIC_URL: `//fiacre:${CANARIES.databasePassword}@` }],
  ] as const

  // A start costs seconds: what is said of a database that is away is also held without one, by `start-refusals.db.test.ts`.
  it.each(STARTS.slice(0, atLength(STARTS.length, 1)))('for %s', { timeout: 60_000 }, async (_, more) => {
    const failing = startBuiltService(environment(more))
    await failing.until(/Error|cannot|PUBLIC_URL/).catch(() => {})
    expect(await failing.end()).not.toBe(0)
    expect(failing.output()).not.toBe('')
    expect(foundIn(failing.output(), Object.values(CANARIES))).toEqual([])
  })
})
