import type { Preferences } from './preferences.ts'
import type { StaffRole } from '#platform/contract/office-role.ts'
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** A registered traveller, or somebody of the back office. */
export const User = defineEntity({
  name: 'User',
  tableName: 'app_user',
  indexes: [{ name: 'app_user_created_at_id_index', properties: ['createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    /** Lower-case and trimmed: one address, one account. */
    email: p.text().unique('app_user_email_unique'),
    /** Where a guest is written to, for whom a partner's server booked: nobody signs in by it. Null for everybody else. */
    contactEmail: p.text().nullable().index('app_user_contact_email_index'),
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
    /** Whom the traveller books for, as receipts name it. */
    company: p.text().nullable(),
    vatNumber: p.text().nullable(),
    /** YYYY-MM-DD, as text: a birthday has no time zone. */
    dateOfBirth: p.text().nullable(),
    /** Of the browser the account was made in, then of the preferences; mails use it. */
    language: p.text().default('en'),
    /** The version of the terms that was in force, and accepted, at registration; null before versions were kept. */
    termsVersion: p.integer().nullable(),
    isAdmin: p.boolean().default(false),
    /** A role in the back office beneath administrator; null for travellers and for administrators. */
    staffRole: p.text().$type<StaffRole>().nullable(),
    emailConfirmedAt: p.datetime().columnType('timestamptz').nullable(),
    /** When an address that nobody had confirmed was reminded of it; once in its life. */
    confirmationRemindedAt: p.datetime().columnType('timestamptz').nullable(),
    /** Sessions of an earlier epoch are dead: raised to sign out everywhere, also whoever is just signing in. */
    sessionEpoch: p.integer().default(0),
    /** A new address, until its link is opened. */
    pendingEmail: p.text().nullable(),
    /** The session that asked for it, which outlives the change. */
    pendingEmailSession: p.uuid().nullable(),
    preferences: p.json<Preferences>().nullable(),
    /** From when the months without a transaction count, unless a booking is later. */
    activeAt: p.datetime().columnType('timestamptz'),
    /** Set with the first warning. */
    closesAt: p.datetime().columnType('timestamptz').nullable(),
    closingWarnings: p.integer().default(0),
    closedAt: p.datetime().columnType('timestamptz').nullable(),
    /** When the person was removed; the row stays while bookings name it. */
    erasedAt: p.datetime().columnType('timestamptz').nullable(),
    /** When one of our people last looked into what stood out about it. */
    lookedIntoAt: p.datetime().columnType('timestamptz').nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})

export type UserRow = InferEntity<typeof User>
