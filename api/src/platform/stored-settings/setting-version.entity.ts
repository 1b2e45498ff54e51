import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { components } from '@fiacre/sdk/contract'

export type SettingKind = components['schemas']['SettingKind']
export type SettingValue = components['schemas']['SettingValue']

/** What a setting is from a day on. The database refuses to change or delete it: another version takes its place. */
export const SettingVersion = defineEntity({
  name: 'SettingVersion',
  tableName: 'setting_version',
  indexes: [{ name: 'setting_version_kind_id_index', properties: ['kind', 'id'] }],
  properties: {
    id: p.integer().primary(),
    kind: p.text().$type<SettingKind>(),
    /** The first day, in UTC, on which it holds: YYYY-MM-DD. */
    validFrom: p.text(),
    value: p.json<SettingValue>(),
    reason: p.text(),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType('timestamptz'),
    /** The version that it went back to, 0 for what the service was started with; null where it is new. */
    restoredId: p.integer().nullable(),
  },
})

export type SettingVersionRow = InferEntity<typeof SettingVersion>
