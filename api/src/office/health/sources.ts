import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { parkedCount, parkedPage } from '#platform/jobs/parked-page.ts'
import { SEND_MAIL } from '#platform/mail/mail.service.ts'
import { SEND_TEXT } from '#rides/day/text-traveller.ts'
import { backup } from './backup-source.ts'
import { cardGatewaySource } from './card-gateway-source.ts'
import { ridesSource } from './rides-source.ts'
import { stateBetween, type HealthSource } from './check.ts'

const MEGABYTE = 1_000_000

const database: HealthSource = {
  name: 'database',
  async look({ orm }) {
    const started = performance.now()
    const { rows } = await sql<{
      bytes: string
    }>`select pg_database_size(current_database()) as bytes`.execute(orm.em.fork().getKysely())
    const state = stateBetween(performance.now() - started, { warning: 500, failing: 5_000 })
    return { state, since: null, values: [String(Math.round(Number(rows[0]?.bytes ?? 0) / MEGABYTE))] }
  },
}

/** Jobs are taken twice a second: one that has been due for minutes shows that nobody works. */
const jobs: HealthSource = {
  name: 'jobs',
  async look({ orm }) {
    // By the database's clock, which jobs are due by.
    const { rows } = await sql<{ waiting: string; oldest: string | null; minutes: string | null }>`
      select count(*) as waiting, min(start_after) as oldest,
        extract(epoch from now() - min(start_after)) / 60 as minutes from jobs.job
      where state in ('created', 'retry') and start_after <= now()`.execute(orm.em.fork().getKysely())
    const oldest = rows[0]?.oldest ? new Date(rows[0].oldest) : null
    const minutes = Number(rows[0]?.minutes ?? 0)
    const state = stateBetween(minutes, { warning: 5, failing: 60 })
    return {
      state,
      since: state === 'ok' ? null : (oldest?.toISOString() ?? null),
      values: [rows[0]?.waiting ?? '0'],
    }
  },
}

const mails: HealthSource = {
  name: 'mails',
  async look({ orm }) {
    const em = orm.em.fork()
    const [first] = (await parkedPage(em, [SEND_MAIL], { limit: 1 })).jobs
    return {
      state: first ? 'warning' : 'ok',
      since: first?.parkedAt.toISOString() ?? null,
      values: [String(first ? await parkedCount(em) : 0)],
    }
  },
}

/** In production a service without a mail server writes to nobody. */
const mailServer: HealthSource = {
  name: 'mail-server',
  async look({ config }) {
    const isMissing = config.smtpUrl === undefined && config.mode === 'production'
    return { state: isMissing ? 'failing' : 'ok', since: null, values: [config.smtpUrl ? 'smtp' : 'mailbox'] }
  },
}

/** Text messages go out where they are set up; what was given up says that they do not. */
const texts: HealthSource = {
  name: 'sms',
  async look({ orm, sms }) {
    const [first] = (await parkedPage(orm.em.fork(), [SEND_TEXT], { limit: 1 })).jobs
    return {
      state: first ? 'warning' : 'ok',
      since: first?.parkedAt.toISOString() ?? null,
      values: [sms.name ?? 'none'],
    }
  },
}

/** Where nobody can pay, or the sandbox takes the payments of real journeys, no money comes. */
const gateways: HealthSource = {
  name: 'gateways',
  async look({ config: { payments, mode, isDemo } }) {
    const names = [payments.card, payments.bankTransfer && 'bank-transfer'].filter(
      (name) => name !== undefined,
    )
    const isTrial = payments.card === 'sandbox' && mode === 'production' && !isDemo
    return { state: names.length === 0 || isTrial ? 'failing' : 'ok', since: null, values: names }
  },
}

/** Of the disk that holds the service's own data. */
const disk: HealthSource = {
  name: 'disk',
  async look({ config }) {
    // With a database elsewhere there may be no folder yet: then it is the disk that the service runs on.
    const { bavail, blocks, bsize } = await statfs(existsSync(config.dataDir) ? config.dataDir : '.')
    const usedPercent = 100 - (100 * bavail) / Math.max(1, blocks)
    return {
      state: stateBetween(usedPercent, { warning: 90, failing: 97 }),
      since: null,
      values: [String(Math.round((bavail * bsize) / MEGABYTE))],
    }
  },
}

export const HEALTH_SOURCES: readonly HealthSource[] = [
  database,
  jobs,
  mails,
  mailServer,
  texts,
  gateways,
  cardGatewaySource,
  disk,
  backup,
  ridesSource,
]
