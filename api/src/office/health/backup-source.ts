import { BACKUP_FAILING_DAYS, BACKUP_WARNING_DAYS, MS_PER_DAY } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { findRows } from '#platform/database/rows.ts'
import { BackupRecord } from '../backup/backup-record.entity.ts'
import { stateBetween, type HealthSource } from './check.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'

/** How old the last backup is. In development there is nothing to lose. */
export const backup: HealthSource = {
  name: 'backup',
  async look({ orm, now, config }) {
    const em = orm.em.fork()
    const [last] = await findRows(em, BackupRecord, sql`where kind = 'backup' order by at desc limit 1`)
    const values = [last ? utcDay(last.at) : 'never']
    if (config.mode !== 'production') return { state: 'ok', since: null, values }
    const [first] = last ? [last] : await firstDay(em)
    const at = first?.at ?? now()
    const days = (now().getTime() - at.getTime()) / MS_PER_DAY
    const state = stateBetween(days, { warning: BACKUP_WARNING_DAYS, failing: BACKUP_FAILING_DAYS })
    const late = new Date(at.getTime() + BACKUP_WARNING_DAYS * MS_PER_DAY)
    return { state, since: state === 'ok' ? null : late.toISOString(), values }
  },
}

/** Without a backup, it is late since the database was first used. */
async function firstDay(em: Parameters<typeof findRows>[0]): Promise<{ at: Date }[]> {
  const { rows } = await sql<{ since: string }>`select since from stage`.execute(em.getKysely())
  return rows.map(({ since }) => ({ at: new Date(since) }))
}
