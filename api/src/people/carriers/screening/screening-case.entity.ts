import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** A name that is like one of a sanctions list, for a person to look into. */
export const ScreeningCase = defineEntity({
  name: 'ScreeningCase',
  tableName: 'screening_case',
  indexes: [{ name: 'screening_case_state_created_at_index', properties: ['state', 'createdAt'] }],
  properties: {
    id: p.uuid().primary(),
    carrierId: p.uuid().index('screening_case_carrier_id_index'),
    driverId: p.uuid().nullable().index('screening_case_driver_id_index'),
    subject: p.text().$type<'carrier' | 'contact' | 'account-holder' | 'driver'>(),
    /** As it was looked for. */
    name: p.text(),
    listedName: p.text(),
    /** The number of the entry on the list. */
    entry: p.text(),
    /** How alike they are, in percent. */
    score: p.integer(),
    /** `cleared` is somebody else, `confirmed` the one on the list. */
    state: p.text().$type<'open' | 'cleared' | 'confirmed'>(),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime().columnType('timestamptz').nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})

export type ScreeningCaseRow = InferEntity<typeof ScreeningCase>
