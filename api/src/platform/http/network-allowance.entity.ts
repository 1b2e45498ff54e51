import { defineEntity, p } from '@mikro-orm/core'

/** How many requests of a minute's allowance the processes have taken for a network, all together. */
export const NetworkAllowance = defineEntity({
  name: 'NetworkAllowance',
  tableName: 'network_allowance',
  properties: {
    // First in the key, so that what has run out lies together.
    windowEndsAt: p.datetime().columnType('timestamptz').primary(),
    network: p.text().primary(),
    taken: p.integer(),
  },
})
