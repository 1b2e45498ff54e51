import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { SettingKind, SettingVersionRow } from '#platform/stored-settings/setting-version.entity.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'
import { versionOn } from '#platform/stored-settings/version-on.ts'
import { cardOf, pricesOf } from '#prices/pricing/stored-rate-cards.ts'
import { shippedSetting } from './shipped-setting.ts'

type Setting = components['schemas']['Setting']
type SettingVersion = components['schemas']['SettingVersion']

/** Who stored versions, by the ids of their accounts; those that are gone have none. */
export type Names = ReadonlyMap<string, string>

export async function namesOf({ orm }: Context, versions: readonly SettingVersionRow[]): Promise<Names> {
  const ids = [...new Set(versions.map(({ createdBy }) => createdBy))]
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from app_user where id = any(${ids}) and erased_at is null`.execute(
    orm.em.fork().getKysely(),
  )
  return new Map(rows.map(({ id, email }) => [id, email]))
}

/** A version as the back office shows it. */
export function versionView(version: SettingVersionRow, names: Names): SettingVersion {
  const { id, validFrom, value, reason, createdBy, createdAt, restoredId } = version
  return {
    id,
    validFrom,
    value: value.prices ? { prices: pricesOf(cardOf(value.prices, validFrom, '')) } : value,
    reason,
    byEmail: names.get(createdBy) ?? null,
    createdAt: createdAt.toISOString(),
    restoredId: restoredId ?? null,
  }
}

/** What the service was started with, as a version before all others. */
export function shippedVersion(context: Context, kind: SettingKind): SettingVersion {
  return {
    id: 0,
    validFrom: null,
    value: shippedSetting(context, kind),
    reason: null,
    byEmail: null,
    createdAt: null,
    restoredId: null,
  }
}

/** A setting as it holds today, and what is planned next. */
export function settingView(context: Context, kind: SettingKind, names: Names): Setting {
  const versions = context.storedSettings.versions(kind)
  const today = utcDay(context.now())
  const present = versionOn(versions, today)
  const nextDay = versions
    .map(({ validFrom }) => validFrom)
    .filter((day) => day > today)
    .toSorted()[0]
  const planned = nextDay === undefined ? undefined : versionOn(versions, nextDay)
  return {
    kind,
    present: present ? versionView(present, names) : shippedVersion(context, kind),
    planned: planned ? versionView(planned, names) : null,
  }
}
