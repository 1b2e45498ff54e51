import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** A business whose pages sell our transfers. */
export const Partner = defineEntity({
  name: 'Partner',
  tableName: 'partner',
  indexes: [{ name: 'partner_created_at_id_index', properties: ['createdAt', 'id'] }],
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
  },
})

export type PartnerRow = InferEntity<typeof Partner>
