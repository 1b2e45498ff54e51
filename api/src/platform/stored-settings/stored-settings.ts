import type { Logger } from 'pino'
import { sql } from 'kysely'
import type { Orm } from '../database/orm.ts'
import { findRows } from '../database/rows.ts'
import { SETTING_NAMES, type ValueOf } from './setting-names.ts'
import { SettingVersion, type SettingKind, type SettingVersionRow } from './setting-version.entity.ts'
import { utcDay } from '../localisation/utc-day.ts'
import { versionOn } from './version-on.ts'

/** The settings that an operator has stored, in memory: asking for one reads nothing. */
export interface StoredSettings {
  /** What was stored of a kind and holds at this moment; undefined where nothing was. */
  valueAt<Kind extends SettingKind>(kind: Kind, now: Date): ValueOf<Kind> | undefined
  /** Every version of a kind, in the order in which they were stored; another list as soon as one is added. */
  versions(kind: SettingKind): readonly SettingVersionRow[]
  /** Reads what was added since. */
  refresh(): Promise<void>
  stop(): Promise<void>
}

/** Other processes follow a change within so many milliseconds, by one read of the primary key's end. */
const FOLLOW_MS = 2000

const NOTHING: readonly SettingVersionRow[] = []

/** Reads all versions that there are, and goes on following what is added, as rows are only ever added. */
export async function openStoredSettings(
  orm: Orm,
  log: Logger,
  followMs = FOLLOW_MS,
): Promise<StoredSettings> {
  const kept = new Map<SettingKind, readonly SettingVersionRow[]>()
  let last = 0
  let reading: Promise<void> = Promise.resolve()

  async function readOn(): Promise<void> {
    // Writers wait for one another (store-setting.ts), so that a lower number never comes after a higher one.
    const added = await findRows(orm.em.fork(), SettingVersion, sql`where id > ${last} order by id`)
    for (const version of added) {
      kept.set(version.kind, [...(kept.get(version.kind) ?? NOTHING), version])
      last = version.id
    }
  }
  /** One read after the other: what was added before the call is there when its promise ends. */
  const refresh = (): Promise<void> => (reading = reading.catch(() => {}).then(readOn))

  await refresh()
  const timer = setInterval(() => {
    refresh().catch((error: unknown) => log.warn({ err: error }, 'the stored settings could not be read'))
  }, followMs)
  timer.unref()

  return {
    valueAt<Kind extends SettingKind>(kind: Kind, now: Date) {
      const versions = kept.get(kind)
      // The name and the kind stand for one another in every row.
      return (
        versions &&
        (versionOn(versions, utcDay(now))?.value[SETTING_NAMES[kind]] as ValueOf<Kind> | undefined)
      )
    },
    versions: (kind) => kept.get(kind) ?? NOTHING,
    refresh,
    async stop() {
      clearInterval(timer)
      await reading.catch(() => {})
    },
  }
}

declare module '../context/context.ts' {
  interface Context {
    storedSettings: StoredSettings
  }
}
