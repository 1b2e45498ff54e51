import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import manifest from '../../../package.json' with { type: 'json' }
import type { Context } from '#platform/context/context.ts'
import { findRows } from '#platform/database/rows.ts'
import type { Check, HealthSource } from './check.ts'
import { HealthAlert } from './health-alert.entity.ts'
import { HEALTH_SOURCES } from './sources.ts'

type Schemas = components['schemas']

/** What is wrong with the service, since when, and who is on it, for people. */
export async function lookAtHealth(context: Context): Promise<Schemas['AdminHealth']> {
  const checks = await looks(context)
  const found = await remembered(context)
  return { version: manifest.version, checks: checks.map((check) => ({ ...check, ...of(check, found) })) }
}

/** How everything that is looked at stands now. */
export function looks(context: Context): Promise<Check[]> {
  return Promise.all(HEALTH_SOURCES.map((source) => looked(source, context)))
}

async function looked(source: HealthSource, context: Context): Promise<Check> {
  try {
    return { name: source.name, ...(await source.look(context)) }
  } catch (error) {
    context.log.error({ err: error, check: source.name }, 'a check of the service could not be made')
    return { name: source.name, state: 'failing', since: null, values: [] }
  }
}

interface Remembered {
  since: Date
  takenAt: Date | null
  takenBy: string | null
}

/** By its check; nothing where the database cannot say, of which a check tells already. */
async function remembered({ orm, log }: Context): Promise<ReadonlyMap<string, Remembered>> {
  try {
    const em = orm.em.fork()
    const rows = await findRows(em, HealthAlert, sql`where well_since is null`)
    const names = await sql<{ id: string; name: string }>`
      select id, trim(first_name || ' ' || last_name) as name from app_user
      where id in (select taken_by from health_alert)`.execute(em.getKysely())
    const nameOf = new Map(names.rows.map(({ id, name }) => [id, name]))
    return new Map(
      rows.map(({ name, since, takenAt, takenBy }) => [
        name,
        { since, takenAt: takenAt ?? null, takenBy: takenBy ? (nameOf.get(takenBy) ?? '') : null },
      ]),
    )
  } catch (error) {
    log.error({ err: error }, 'what is wrong with the service could not be read')
    return new Map()
  }
}

function of(check: Check, found: ReadonlyMap<string, Remembered>) {
  const known = check.state === 'ok' ? undefined : found.get(check.name)
  return {
    since: check.since ?? known?.since.toISOString() ?? null,
    takenAt: known?.takenAt?.toISOString() ?? null,
    takenBy: known?.takenBy ?? null,
  }
}
