import { defineEntity, p } from '@mikro-orm/core'

/** A secret the service made for itself, shared by all processes on this database. */
export const Secret = defineEntity({
  name: 'Secret',
  tableName: 'secret',
  properties: { name: p.text().primary(), value: p.text() },
})
