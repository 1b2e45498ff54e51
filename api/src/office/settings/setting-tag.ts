import type { Context } from '#platform/context/context.ts'
import type { SettingKind } from '#platform/stored-settings/setting-version.entity.ts'

/** What a setting's tag is made of: another as soon as a version is added, whenever it begins. */
export function tagOf({ storedSettings }: Context, kind: SettingKind): object {
  return { kind, version: storedSettings.versions(kind).at(-1)?.id ?? 0 }
}
