import { defineEntity, p } from '@mikro-orm/core'

/** How often something was tried within a window, per key; shared by all processes. */
export const Attempt = defineEntity({
  name: 'Attempt',
  tableName: 'attempt',
  properties: {
    key: p.text().primary(),
    count: p.integer(),
    windowEndsAt: p.datetime().columnType('timestamptz').index('attempt_window_ends_at_index'),
  },
})
