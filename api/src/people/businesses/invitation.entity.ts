import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** A business that several people act for. */
export type BusinessKind = 'carrier' | 'partner'

/** A link by which somebody comes to act for a business. Its token is shown once, or made for its mail, and kept as a hash; it works once. */
export const BusinessInvitation = defineEntity({
  name: 'BusinessInvitation',
  tableName: 'business_invitation',
  indexes: [{ name: 'business_invitation_business_index', properties: ['businessKind', 'businessId'] }],
  properties: {
    id: p.uuid().primary(),
    businessKind: p.text().$type<BusinessKind>(),
    businessId: p.uuid(),
    /** What whoever takes it up may do: one of the roles of such a business. */
    role: p.text(),
    tokenHash: p.text().unique('business_invitation_token_hash_unique'),
    /** Where it is mailed to; null for a link that its maker hands over. Gone once it is used. */
    email: p.text().nullable(),
    /** Who made it. */
    userId: p.uuid(),
    createdAt: p.datetime().columnType('timestamptz'),
    expiresAt: p.datetime().columnType('timestamptz'),
    usedAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type BusinessInvitationRow = InferEntity<typeof BusinessInvitation>
