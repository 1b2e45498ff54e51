import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** A registered traveller, or an administrator. */
export const User = defineEntity({
  name: 'User',
  tableName: 'app_user',
  properties: {
    id: p.uuid().primary(),
    /** Lower-case and trimmed: one address, one account. */
    email: p.text().unique('app_user_email_unique'),
    passwordHash: p.text(),
    firstName: p.text(),
    lastName: p.text(),
    phoneNumber: p.text().nullable(),
    /** Phone code with its plus sign, such as +48. */
    countryCode: p.text().nullable(),
    /** ISO 3166-1 alpha-2. */
    country: p.text().nullable(),
    city: p.text().nullable(),
    address: p.text().nullable(),
    zipCode: p.text().nullable(),
    /** YYYY-MM-DD, as text: a birthday has no time zone. */
    dateOfBirth: p.text().nullable(),
    /** Of the language the account was made in; mails use it. */
    language: p.text().default('en'),
    isAdmin: p.boolean().default(false),
    emailConfirmedAt: p.datetime().columnType('timestamptz').nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})

export type UserRow = InferEntity<typeof User>
