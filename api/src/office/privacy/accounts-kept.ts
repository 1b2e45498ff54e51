import { sql } from 'kysely'
import type { KeptTable } from './kept-table.ts'
import { hidden, shown } from './personal-column.ts'
import type { Person } from './whose.ts'

const NULL = sql`null`
const EMPTY = sql`''`

/** The account's row goes with the last booking that names it. */
export const ACCOUNTS: KeptTable = {
  kept: {
    gone: () => sql`erased_at is not null
      and not exists (select 1 from booking b where b.user_id = app_user.id)
      and not exists (select 1 from checkout_session c where c.user_id = app_user.id)`,
  },
  of: ({ id }: Person) => sql`id = ${id}`,
  erasure: 'columns',
  ours: 'staff_role',
  personal: {
    // An address nobody can have (RFC 2606), so that the real one is free again; nor register before, to stay undeletable.
    email: shown('email', 'profile', sql`gen_random_uuid() || '@deleted.invalid'`),
    contact_email: shown('email', 'profile', NULL),
    pending_email: shown('email', 'profile', NULL),
    pending_email_session: hidden('copy', 'Which of the sessions asked for a new address.', NULL),
    password_hash: hidden('password', 'A hash of the password.', EMPTY),
    first_name: shown('name', 'profile', EMPTY),
    last_name: shown('name', 'profile', EMPTY),
    phone_number: shown('phone', 'profile', NULL),
    country_code: shown('phone', 'profile', NULL),
    country: shown('address', 'profile', NULL),
    city: shown('address', 'profile', NULL),
    address: shown('address', 'profile', NULL),
    zip_code: shown('address', 'profile', NULL),
    company: shown('name', 'profile', NULL),
    vat_number: shown('name', 'profile', NULL),
    date_of_birth: shown('birthday', 'profile', NULL),
    preferences: shown('preference', 'preferences', NULL),
    language: hidden('preference', 'The language of the preferences.', sql`'en'`),
  },
}
