import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { VatTruth } from '../businesses/vat-register.ts'

export type CarrierState =
  | 'draft'
  | 'submitted'
  | 'needs-more'
  | 'approved'
  | 'rejected'
  | 'suspended'
  | 'closed'
export type CarrierKind = 'company' | 'sole-trader'

/** A business that drives travellers. What a draft does not say yet is null. */
export const Carrier = defineEntity({
  name: 'Carrier',
  tableName: 'carrier',
  indexes: [{ name: 'carrier_state_created_at_index', properties: ['state', 'createdAt'] }],
  properties: {
    id: p.uuid().primary(),
    /** The owner's account: the record goes with it. */
    userId: p.uuid().index('carrier_user_id_index'),
    state: p.text().$type<CarrierState>(),
    /** Why it was rejected or suspended, or what more is needed, in words for the carrier. */
    stateReason: p.text().nullable(),
    /** When the agreement ends, by a notice of ours. */
    endsAt: p.datetime().columnType('timestamptz').nullable(),
    /** The fields that somebody of ours asked to be mended. */
    fieldsDue: p.json<string[]>().default('[]'),
    kind: p.text().$type<CarrierKind>(),
    legalName: p.text().nullable(),
    /** Place of registration, ISO 3166-1 alpha-2. */
    countryCode: p.text(),
    city: p.text().nullable(),
    address: p.text().nullable(),
    zipCode: p.text().nullable(),
    registerName: p.text().nullable(),
    registerNumber: p.text().nullable(),
    taxNumber: p.text().nullable(),
    vatNumber: p.text().nullable(),
    isVatCharged: p.boolean().default(false),
    vatTruth: p.text().$type<VatTruth>().default('unknown'),
    vatAskedAt: p.datetime().columnType('timestamptz').nullable(),
    contactName: p.text().nullable(),
    phone: p.text().nullable(),
    email: p.text().nullable(),
    iban: p.text().nullable(),
    accountHolder: p.text().nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
    updatedAt: p.datetime().columnType('timestamptz'),
    submittedAt: p.datetime().columnType('timestamptz').nullable(),
    decidedAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type CarrierRow = InferEntity<typeof Carrier>
