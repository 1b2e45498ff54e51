import { sql } from 'kysely'
import { brand } from '#platform/brand/brand.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { insertRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { enqueueMail } from '#platform/mail/mail.service.ts'
import { nextAlert } from './alert-plan.ts'
import type { Check } from './check.ts'
import { HealthAlert, type HealthAlertRow } from './health-alert.entity.ts'
import { looks } from './look-at-health.ts'

/** Looks at everything every minute, and writes to the operator of what does not wait: one process does it, whichever is there. */
export async function startHealthWatch(context: Context): Promise<void> {
  await context.jobs.every({ name: 'watch-health' }, '* * * * *', () => watchHealth(context))
}

/** What is remembered, and mailed, of how the service stands now; all of it in one transaction, so that a mail is of what is remembered. */
export async function watchHealth(context: Context): Promise<void> {
  const checks = await looks(context)
  await context.orm.em.fork().transactional(async (em) => {
    const failing: Told[] = []
    const well: Told[] = []
    for (const check of checks) {
      const told = await advance(em, check, context.now())
      if (told) (told.isWell ? well : failing).push(told)
    }
    if (failing.length > 0) await mailOperator(context, em, failing, false)
    if (well.length > 0) await mailOperator(context, em, well, true)
  })
}

interface Told {
  name: string
  since: string
  values: string[]
  isWell: boolean
}

async function advance(em: EntityManager, check: Check, now: Date): Promise<Told | undefined> {
  const { name, state, values } = check
  const row = await lockRow(em, HealthAlert, sql`name = ${name}`)
  const { alert, tell } = nextAlert(row && known(row), state, now)
  if (row && alert) await saveRow(em, HealthAlert, Object.assign(row, alert))
  else if (alert) await insertRow(em, HealthAlert, { name, ...alert })
  else if (row) await sql`delete from health_alert where name = ${name}`.execute(em.getKysely())
  const since = alert?.since ?? row?.since ?? now
  return tell && { name, since: since.toISOString(), values, isWell: tell === 'well' }
}

function known({ since, mails, nextMailAt, wellSince, takenBy, takenAt }: HealthAlertRow) {
  return {
    since,
    mails,
    nextMailAt,
    wellSince: wellSince ?? null,
    takenBy: takenBy ?? null,
    takenAt: takenAt ?? null,
  }
}

async function mailOperator(
  context: Context,
  em: EntityManager,
  checks: readonly Told[],
  isWell: boolean,
): Promise<void> {
  const { config, publicUrl, now } = context
  const email = config.operatorMail ?? config.contactMail ?? brand.supportEmail
  // Our own address: nobody has to confirm it.
  const to = { email, language: 'en', emailConfirmedAt: now() }
  await enqueueMail(context, em, to, {
    kind: 'service-alert',
    firstName: '',
    isWell,
    checks: checks.map(({ name, since, values }) => ({ name, since, values })),
    link: `${publicUrl}/admin?tab=health`,
  })
}
