import { defineEntity, p } from '@mikro-orm/core'

/** That the data was backed up, and verified, or restored. */
export const BackupRecord = defineEntity({
  name: 'BackupRecord',
  tableName: 'backup_record',
  indexes: [{ name: 'backup_record_kind_at_index', properties: ['kind', 'at'] }],
  properties: {
    id: p.uuid().primary(),
    kind: p.text().$type<'backup' | 'restore'>(),
    at: p.datetime().columnType('timestamptz'),
    rowCount: p.bigint('number'),
    /** Of its files, before they were compressed. */
    byteCount: p.bigint('number'),
  },
})
