import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { components } from '@fiacre/sdk/contract'

type Schemas = components['schemas']

/** What one person wants to do and a second one has to agree to. */
export const Approval = defineEntity({
  name: 'Approval',
  tableName: 'approval',
  properties: {
    /** Also the batch by which the audit trail ties what was asked to what was done. */
    id: p.uuid().primary(),
    kind: p.text().$type<Schemas['ApprovalKind']>(),
    /** What it is about: one of these four. */
    bookingId: p.integer().nullable().index('approval_booking_id_index'),
    settingKind: p.text().$type<Schemas['SettingKind']>().nullable(),
    promoCode: p.text().nullable(),
    partnerId: p.uuid().nullable(),
    /** The money that moves; null where it is about prices. */
    amountCents: p.integer().nullable(),
    /** What is wanted, under a name of its kind. */
    facts: p.json<Schemas['ApprovalWish']>(),
    /** Why it is wanted. */
    reason: p.text().nullable(),
    /** The tag of the record that it was asked for. */
    recordTag: p.text(),
    requestedBy: p.uuid(),
    requestedAt: p.datetime().columnType('timestamptz'),
    expiresAt: p.datetime().columnType('timestamptz'),
    status: p.text().$type<Schemas['ApprovalStatus']>(),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime().columnType('timestamptz').nullable(),
    /** Why it was decided so. */
    note: p.text().nullable(),
  },
})

export type ApprovalRow = InferEntity<typeof Approval>
