import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { SETTING_KINDS } from '#platform/stored-settings/setting-names.ts'
import type { SettingKind } from '#platform/stored-settings/setting-version.entity.ts'
import { namesOf, settingView, shippedVersion, versionView } from './setting-view.ts'

/** So many versions are answered at a time. */
const PAGE = 20

/** Every setting as it holds today. */
export async function listSettings(context: Context): Promise<components['schemas']['SettingList']> {
  await context.storedSettings.refresh()
  const all = SETTING_KINDS.flatMap((kind) => context.storedSettings.versions(kind))
  const names = await namesOf(context, all)
  return { settings: SETTING_KINDS.map((kind) => settingView(context, kind, names)) }
}

/** A setting with its versions, the newest first. */
export async function settingHistory(
  context: Context,
  kind: SettingKind,
  before = Number.POSITIVE_INFINITY,
): Promise<components['schemas']['SettingHistory']> {
  await context.storedSettings.refresh()
  const all = context.storedSettings.versions(kind)
  const older = all.filter(({ id }) => id < before).toReversed()
  const page = older.slice(0, PAGE)
  const names = await namesOf(context, all)
  const next = older.length > PAGE ? (page.at(-1)?.id ?? null) : null
  const versions = page.map((version) => versionView(version, names))
  return {
    setting: settingView(context, kind, names),
    versions: next === null ? [...versions, shippedVersion(context, kind)] : versions,
    next,
  }
}
