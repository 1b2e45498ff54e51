import { defineEntity, p } from '@mikro-orm/core'
import type { LegalDocument } from '@fiacre/sdk/rules'

/** That a partner agreed to a document: who, to which text, when and from where. Nothing is ever changed in it. */
export const PartnerConsent = defineEntity({
  name: 'PartnerConsent',
  tableName: 'partner_consent',
  properties: {
    id: p.integer().primary().autoincrement(),
    partnerId: p.uuid().index('partner_consent_partner_id_index'),
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
