import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { Check } from './check.ts'

/** Something that is wrong with the service, until it has been well for a while; what was mailed of it, and who takes it up. */
export const HealthAlert = defineEntity({
  name: 'HealthAlert',
  tableName: 'health_alert',
  properties: {
    name: p.text().$type<Check['name']>().primary(),
    since: p.datetime().columnType('timestamptz'),
    /** How often the operator was written to. */
    mails: p.integer(),
    nextMailAt: p.datetime().columnType('timestamptz'),
    /** Since when it is well again; null while it is not. */
    wellSince: p.datetime().columnType('timestamptz').nullable(),
    /** Whoever said "I am on it". */
    takenBy: p.uuid().nullable(),
    takenAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type HealthAlertRow = InferEntity<typeof HealthAlert>
