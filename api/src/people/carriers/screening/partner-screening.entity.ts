import { defineEntity, p } from '@mikro-orm/core'

/** A name of a partner that is like one of a sanctions list, and whether a person has found it to be somebody else. */
export const PartnerScreening = defineEntity({
  name: 'PartnerScreening',
  tableName: 'partner_screening',
  uniques: [
    { name: 'partner_screening_partner_id_name_entry_unique', properties: ['partnerId', 'name', 'entry'] },
  ],
  properties: {
    id: p.uuid().primary(),
    partnerId: p.uuid(),
    /** As it was looked for. */
    name: p.text(),
    listedName: p.text(),
    /** The number of the entry on the list. */
    entry: p.text(),
    /** How alike they are, in percent. */
    score: p.integer(),
    /** While it is open, nothing is paid out; `cleared` is somebody else. */
    state: p.text().$type<'open' | 'cleared'>(),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime().columnType('timestamptz').nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})
