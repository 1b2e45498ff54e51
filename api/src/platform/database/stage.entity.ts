import { defineEntity, p } from '@mikro-orm/core'

/** The one row that says what this database is for. */
export const StageRecord = defineEntity({
  name: 'StageRecord',
  tableName: 'stage',
  properties: {
    onlyRow: p.boolean().primary().default(true),
    name: p.text(),
    since: p.datetime().columnType('timestamptz'),
  },
})
