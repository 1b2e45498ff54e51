import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { VatTruth } from '../businesses/vat-register.ts'

export type PartnerState =
  | 'draft'
  | 'submitted'
  | 'needs-more'
  | 'approved'
  | 'rejected'
  | 'suspended'
  | 'closed'
export type PartnerKind = 'company' | 'sole-trader'

/**
 * A business whose pages sell our transfers. One that our people took in by hand has no owner, and says nothing of itself but its
 * name; one that registered by itself has an owner, and its draft may say little.
 */
export const Partner = defineEntity({
  name: 'Partner',
  tableName: 'partner',
  indexes: [
    { name: 'partner_created_at_id_index', properties: ['createdAt', 'id'] },
    { name: 'partner_state_created_at_index', properties: ['state', 'createdAt'] },
  ],
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    /** First label of a host below ours that wears the partner's look. */
    subdomain: p.text().nullable().unique('partner_subdomain_unique'),
    /** sRGB, #rrggbb; the text that is read on it stands in onAccent. */
    accent: p.text().nullable(),
    onAccent: p.text().nullable(),
    logo: p.blob().columnType('bytea').nullable(),
    /** Media type of the logo. */
    logoType: p.text().nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
    /** The owner's account; null for one that was taken in by hand. */
    userId: p.uuid().nullable().index('partner_user_id_index'),
    state: p.text().$type<PartnerState>().default('approved'),
    /** Whether live keys and the subdomain work. */
    isLive: p.boolean().default(true),
    /** Why it was rejected or suspended, or what more is needed, in words for the partner. */
    stateReason: p.text().nullable(),
    /** When the agreement ends, by a notice of ours. */
    endsAt: p.datetime().columnType('timestamptz').nullable(),
    /** The fields that somebody of ours asked to be mended. */
    fieldsDue: p.json<string[]>().default('[]'),
    kind: p.text().$type<PartnerKind>().nullable(),
    legalName: p.text().nullable(),
    /** Type of company, as the law of the country calls it. */
    companyType: p.text().nullable(),
    /** Place of registration, ISO 3166-1 alpha-2. */
    countryCode: p.text().nullable(),
    city: p.text().nullable(),
    address: p.text().nullable(),
    zipCode: p.text().nullable(),
    registerNumber: p.text().nullable(),
    vatNumber: p.text().nullable(),
    vatTruth: p.text().$type<VatTruth>().default('unknown'),
    vatAskedAt: p.datetime().columnType('timestamptz').nullable(),
    contactName: p.text().nullable(),
    phone: p.text().nullable(),
    email: p.text().nullable(),
    /** Web sites from which travellers come, and what else brings them. */
    sites: p.json<string[]>().default('[]'),
    traffic: p.json<string[]>().default('[]'),
    submittedAt: p.datetime().columnType('timestamptz').nullable(),
    decidedAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type PartnerRow = InferEntity<typeof Partner>
