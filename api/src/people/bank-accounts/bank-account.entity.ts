import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** Where a carrier or a partner is paid, from a moment on. Rows are added and never changed: who changed an account stays known. */
export const BankAccount = defineEntity({
  name: 'BankAccount',
  tableName: 'bank_account',
  indexes: [{ name: 'bank_account_owner_id_holds_from_index', properties: ['ownerId', 'holdsFrom'] }],
  properties: {
    id: p.uuid().primary(),
    ownerKind: p.text().$type<'carrier' | 'partner'>(),
    ownerId: p.uuid(),
    /** Without blanks. */
    iban: p.text(),
    holder: p.text(),
    /** Town and country of the holder (ISO 3166-1 alpha-2), as banks ask for them apart; null where they are not known. */
    city: p.text().nullable(),
    countryCode: p.text().nullable(),
    holdsFrom: p.datetime().columnType('timestamptz'),
    setBy: p.uuid(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})

export type BankAccountRow = InferEntity<typeof BankAccount>
