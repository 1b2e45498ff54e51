import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { PaperKind, PaperSubject } from './required-papers.data.ts'

export type PaperState = 'submitted' | 'approved' | 'rejected' | 'expired'
export type PaperRejection =
  | 'unreadable'
  | 'wrong-kind'
  | 'wrong-name'
  | 'wrong-number'
  | 'wrong-dates'
  | 'expired'
  | 'not-accepted'

/** A paper of a carrier, or of one of its vehicles or drivers. */
export const CarrierDocument = defineEntity({
  name: 'CarrierDocument',
  tableName: 'carrier_document',
  indexes: [
    { name: 'carrier_document_carrier_id_kind_index', properties: ['carrierId', 'kind'] },
    { name: 'carrier_document_state_created_at_index', properties: ['state', 'createdAt'] },
  ],
  properties: {
    id: p.uuid().primary(),
    carrierId: p.uuid(),
    vehicleId: p.uuid().nullable().index('carrier_document_vehicle_id_index'),
    driverId: p.uuid().nullable().index('carrier_document_driver_id_index'),
    subject: p.text().$type<PaperSubject>(),
    kind: p.text().$type<PaperKind>(),
    /** Who issued it. */
    countryCode: p.text(),
    number: p.text(),
    issuedOn: p.date().nullable(),
    /** The last day that it holds; null for what has no end. */
    expiresOn: p.date().nullable().index('carrier_document_expires_on_index'),
    /** A stored file. */
    fileId: p.uuid().index('carrier_document_file_id_index'),
    state: p.text().$type<PaperState>(),
    /** Why it was not accepted. */
    rejection: p.text().$type<PaperRejection>().nullable(),
    reviewedBy: p.uuid().nullable(),
    reviewedAt: p.datetime().columnType('timestamptz').nullable(),
    /** The carrier was last told so many days before it ends. */
    remindedDays: p.integer().nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})

export type CarrierDocumentRow = InferEntity<typeof CarrierDocument>
