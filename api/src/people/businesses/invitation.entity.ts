import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** A link by which somebody comes to act for a business. Its token is shown once and kept as a hash; it works once. */
export const BusinessInvitation = defineEntity({
  name: 'BusinessInvitation',
  tableName: 'business_invitation',
  indexes: [{ name: 'business_invitation_business_index', properties: ['businessKind', 'businessId'] }],
  properties: {
    id: p.uuid().primary(),
    businessKind: p.text().$type<'partner'>(),
    businessId: p.uuid(),
    /** What whoever takes it up may do: one of the roles of such a business. */
    role: p.text(),
    tokenHash: p.text().unique('business_invitation_token_hash_unique'),
    /** Who made it. */
    userId: p.uuid(),
    createdAt: p.datetime().columnType('timestamptz'),
    expiresAt: p.datetime().columnType('timestamptz'),
    usedAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type BusinessInvitationRow = InferEntity<typeof BusinessInvitation>
