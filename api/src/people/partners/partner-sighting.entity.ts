import { defineEntity, p } from '@mikro-orm/core'

/** A page of another origin that called with a publishable key of the partner; whether it was let in goes by what is listed. */
export const PartnerSighting = defineEntity({
  name: 'PartnerSighting',
  tableName: 'partner_sighting',
  properties: {
    partnerId: p.uuid().primary(),
    origin: p.text().primary(),
    isListed: p.boolean(),
    /** When it called last, to the minute. */
    seenAt: p.datetime().columnType('timestamptz'),
  },
})
