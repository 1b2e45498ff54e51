import { defineEntity, p } from '@mikro-orm/core'
import type { LegalDocument } from '@fiacre/sdk/rules'

/** That a carrier agreed to a document: who, to which text, when and from where. Nothing is ever changed in it. */
export const CarrierConsent = defineEntity({
  name: 'CarrierConsent',
  tableName: 'carrier_consent',
  properties: {
    id: p.integer().primary().autoincrement(),
    carrierId: p.uuid().index('carrier_consent_carrier_id_index'),
    userId: p.uuid(),
    document: p.text().$type<LegalDocument>(),
    version: p.integer(),
    language: p.text(),
    /** SHA-256, in hex, of the text in the language that was shown. */
    textHash: p.text(),
    /** The address that the request came from. */
    network: p.text().nullable(),
    at: p.datetime().columnType('timestamptz'),
  },
})
