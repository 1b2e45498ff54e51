import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** A code that lowers a price: by per cent or by an amount, never both. */
export const PromoCode = defineEntity({
  name: 'PromoCode',
  tableName: 'promo_code',
  indexes: [{ name: 'promo_code_created_at_id_index', properties: ['createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    /** Upper case. */
    code: p.text().unique('promo_code_code_unique'),
    /** Whose travellers it is for; null for everyone's. */
    partnerId: p.uuid().nullable().index('promo_code_partner_id_index'),
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
    /** The traveller's mailbox and card as keyed hashes, so that a new account is no new traveller. */
    mailboxKey: p.text().nullable(),
    cardKey: p.text().nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})

/** The cards that an account has paid with, as keyed hashes. */
export const TravellerCard = defineEntity({
  name: 'TravellerCard',
  tableName: 'traveller_card',
  properties: {
    cardKey: p.text().primary(),
    userId: p.uuid().primary().index('traveller_card_user_id_index'),
    seenAt: p.datetime().columnType('timestamptz'),
  },
})
