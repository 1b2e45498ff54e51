import { defineEntity, p } from '@mikro-orm/core'

/** With which list everybody was compared last; one row. */
export const ScreeningRun = defineEntity({
  name: 'ScreeningRun',
  tableName: 'screening_run',
  properties: {
    id: p.integer().primary().autoincrement(false),
    /** SHA-256, in hex, of its entries and names. */
    listHash: p.text(),
    screenedAt: p.datetime().columnType('timestamptz'),
  },
})
