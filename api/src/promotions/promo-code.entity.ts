import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** A code that lowers a price: by per cent or by an amount, never both. */
export const PromoCode = defineEntity({
  name: 'PromoCode',
  tableName: 'promo_code',
  properties: {
    id: p.uuid().primary(),
    /** Upper case. */
    code: p.text().unique('promo_code_code_unique'),
    /** Whose travellers it is for; null for everyone's. */
    partnerId: p.uuid().nullable(),
    /** 1 to 90. */
    percent: p.integer().nullable(),
    amountCents: p.integer().nullable(),
    /** The classes it holds for; null for all. */
    vehicleTypeIds: p.json<number[]>().nullable(),
    startsAt: p.datetime().columnType('timestamptz').nullable(),
    endsAt: p.datetime().columnType('timestamptz').nullable(),
    maxUses: p.integer().nullable(),
    maxUsesPerTraveller: p.integer().nullable(),
    /** Bookings made with it; raised under the row's lock. */
    uses: p.integer().default(0),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})

export type PromoCodeRow = InferEntity<typeof PromoCode>

/** A booking that was made with a code. */
export const PromoUse = defineEntity({
  name: 'PromoUse',
  tableName: 'promo_use',
  indexes: [{ name: 'promo_use_promo_code_id_user_id_index', properties: ['promoCodeId', 'userId'] }],
  properties: {
    bookingId: p.integer().primary().autoincrement(false),
    promoCodeId: p.uuid(),
    userId: p.uuid(),
    discountCents: p.integer(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})
