import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** That a partner agreed to our writing its invoices: who, to which text, when, and until when. */
export const SelfBillingConsent = defineEntity({
  name: 'SelfBillingConsent',
  tableName: 'self_billing_consent',
  properties: {
    id: p.uuid().primary(),
    partnerId: p.uuid().index('self_billing_consent_partner_id_index'),
    userId: p.uuid(),
    version: p.integer(),
    language: p.text(),
    /** SHA-256, in hex, of the text in the language that was shown. */
    textHash: p.text(),
    /** The address that the request came from. */
    network: p.text().nullable(),
    agreedAt: p.datetime().columnType('timestamptz'),
    /** When it ended: an owner took it back, or agreed to another version. */
    endedAt: p.datetime().columnType('timestamptz').nullable(),
    endedBy: p.uuid().nullable(),
  },
})

export type SelfBillingConsentRow = InferEntity<typeof SelfBillingConsent>
