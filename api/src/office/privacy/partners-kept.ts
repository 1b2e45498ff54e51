import { KEPT_DAYS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { REQUEST_PERIODS } from '#people/partners/request-periods.ts'
import { daysBefore } from './keeping.ts'
import type { KeptTable } from './kept-table.ts'
import { hidden, shown } from './personal-column.ts'
import { byAccount, byBooking, type Person } from './whose.ts'

const NULL = sql`null`
const BOOKS = { until: 'the books are closed' }
const WITH_PARTNER = { until: 'the partner leaves' }

const byPartner = ({ id }: Person) => sql`partner_id in (select p.id from partner p where p.user_id = ${id})`

/** The name and the numbers of a company are no person's; those of a sole trader are. */
const ofSoleTrader = (column: string, left = NULL) =>
  sql`case when kind = 'sole-trader' then ${left} else ${sql.ref(column)} end`

/** Partners, who acts for them, and what they agreed to. Bookings and books name them by ids. */
export const PARTNERS_KEPT: Record<string, KeptTable> = {
  partner_member: { kept: WITH_PARTNER, of: byAccount, erasure: 'rows', ours: 'role' },
  partner_consent: {
    kept: WITH_PARTNER,
    of: byAccount,
    erasure: 'columns',
    personal: { network: shown('network', 'memberships', NULL) },
    ours: 'document language text_hash',
  },
  self_billing_consent: {
    kept: BOOKS,
    of: byAccount,
    erasure: 'columns',
    personal: { network: shown('network', 'memberships', NULL) },
    ours: 'language text_hash',
  },
  partner_event: {
    kept: WITH_PARTNER,
    of: byPartner,
    erasure: 'columns',
    personal: { reason: shown('words', 'partners', NULL) },
    ours: 'from_state to_state actor',
  },
  guest_booking: {
    kept: { withBookings: (ids) => sql`booking_id in (${ids})` },
    of: byBooking,
    erasure: 'columns',
    personal: {
      external_reference: hidden('copy', 'What a partner calls a booking in its own records.', NULL),
      metadata: hidden('copy', 'Short texts of the partner that booked.', sql`'{}'`),
    },
  },
  // What partners owe and paid is kept as the books are. A line names a booking; who travels is read beside it while they are known.
  partner_credit: { kept: BOOKS },
  receivable_line: { kept: BOOKS, ours: 'kind reference' },
  invoice_payment: { kept: BOOKS, ours: 'bank_reference received_on' },
  invoice_series: { kept: BOOKS },
  // Tax law keeps an invoice as it was issued, a sole trader's too.
  partner_invoice: { kept: BOOKS, ours: 'number language buyer due_on' },
  self_billed_invoice: {
    kept: BOOKS,
    of: byPartner,
    outlives: 'Tax law keeps an invoice as it was issued.',
    personal: { supplier: hidden('name', 'The partner as it was; the invoice itself says it, on its page.') },
    ours: 'number treatment corrects customer vat_consultation language',
  },
  self_billing_series: { kept: BOOKS },
  partner_screening: {
    kept: WITH_PARTNER,
    of: byPartner,
    erasure: 'rows',
    personal: {
      name: hidden('name', 'A name that was held against a sanctions list: the partner’s, or its contact’s.'),
      listed_name: hidden('name', 'The name on the list.'),
    },
    ours: 'entry state',
  },
  partner_key: { kept: WITH_PARTNER, ours: 'kind mode key_hash hint public_key scopes' },
  business_invitation: {
    kept: { gone: (now) => sql`expires_at <= ${daysBefore(now, KEPT_DAYS.invitations)}` },
    of: ({ id, email }) => sql`(user_id = ${id} or email = ${email})`,
    erasure: 'rows',
    personal: { email: hidden('email', 'Whom an owner invited; the link went there.') },
    ours: 'business_kind role token_hash',
  },
  partner_sighting: {
    kept: { gone: (now) => sql`seen_at <= ${daysBefore(now, KEPT_DAYS.partnerSightings)}` },
    ours: 'origin',
  },
  partner_request: {
    kept: { parted: REQUEST_PERIODS },
    ours: 'method route code request_id',
  },
  partner_origin: { kept: WITH_PARTNER, ours: 'origin' },
  partner_return_url: { kept: WITH_PARTNER, ours: 'url' },
  partner: {
    kept: WITH_PARTNER,
    of: byAccount,
    erasure: 'columns',
    personal: {
      name: shown('name', 'partners', ofSoleTrader('name', sql`''`)),
      legal_name: shown('name', 'partners', ofSoleTrader('legal_name')),
      city: shown('address', 'partners', ofSoleTrader('city')),
      address: shown('address', 'partners', ofSoleTrader('address')),
      zip_code: shown('address', 'partners', ofSoleTrader('zip_code')),
      register_number: shown('copy', 'partners', ofSoleTrader('register_number')),
      vat_number: shown('copy', 'partners', ofSoleTrader('vat_number')),
      contact_name: shown('name', 'partners', NULL),
      phone: shown('phone', 'partners', NULL),
      email: shown('email', 'partners', NULL),
      sites: shown('copy', 'partners', ofSoleTrader('sites', sql`'[]'`)),
      state_reason: shown('words', 'partners', NULL),
    },
    ours: 'state fields_due kind company_type country_code vat_truth traffic subdomain accent on_accent logo logo_type',
  },
}
