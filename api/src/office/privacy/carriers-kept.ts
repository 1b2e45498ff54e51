import { KEPT_DAYS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { daysBefore, retentionLimit } from './keeping.ts'
import type { KeptTable } from './kept-table.ts'
import { hidden, shown } from './personal-column.ts'
import { byAccount, type Person } from './whose.ts'

const NULL = sql`null`
const EMPTY = sql`''`
const OWN = 'The carrier’s own area shows it to its members.'
const WITH_CARRIER = { until: 'the carrier is deleted, which takes it along' }

const byCarrier = ({ id }: Person) => sql`carrier_id in (select c.id from carrier c where c.user_id = ${id})`

/** The name and the numbers of a company are no person's; those of a sole trader are. */
const ofSoleTrader = (column: string) =>
  sql`case when kind = 'sole-trader' then null else ${sql.ref(column)} end`

/** Carriers, with what and who drives for them. Rides and books name them by ids, which lead to nobody after erasure. */
export const CARRIERS_KEPT: Record<string, KeptTable> = {
  bank_account: {
    kept: { until: 'the books are closed: it says where was paid to' },
    of: ({ id }) =>
      sql`owner_kind = 'carrier' and owner_id in (select c.id from carrier c where c.user_id = ${id} and c.kind = 'sole-trader')`,
    erasure: 'columns',
    personal: {
      iban: hidden('copy', OWN, EMPTY),
      holder: hidden('name', OWN, EMPTY),
      city: hidden('address', OWN, NULL),
    },
    ours: 'owner_kind country_code',
  },
  payout_statement: {
    kept: { until: 'the books are closed: it says what was paid' },
    of: ({ id }) =>
      sql`payee_kind = 'carrier' and payee_id in (select c.id from carrier c where c.user_id = ${id} and c.kind = 'sole-trader')`,
    erasure: 'columns',
    personal: {
      iban: hidden('copy', OWN, EMPTY),
      holder: hidden('name', OWN, EMPTY),
      city: hidden('address', OWN, NULL),
    },
    ours: 'payee_kind state country_code',
  },
  statement_objection: {
    kept: { until: 'the books are closed: it says why something was corrected' },
    of: byAccount,
    erasure: 'columns',
    personal: {
      words: hidden('words', OWN, EMPTY),
      answer: hidden('words', 'What was answered to it, which its members see, too.', NULL),
    },
    ours: 'payee_kind state',
  },
  payout_run: {
    kept: { until: 'the books are closed: it names our own people by ids' },
    ours: 'state execution_date',
  },
  carrier_member: {
    kept: WITH_CARRIER,
    of: byAccount,
    erasure: 'rows',
    ours: 'role',
  },
  carrier_key: {
    kept: WITH_CARRIER,
    of: byCarrier,
    erasure: 'rows',
    personal: { label: hidden('words', OWN) },
    ours: 'key_hash hint',
  },
  carrier_consent: {
    kept: WITH_CARRIER,
    of: byAccount,
    erasure: 'columns',
    personal: { network: shown('network', 'memberships', NULL) },
    ours: 'document language text_hash',
  },
  carrier_document: {
    kept: WITH_CARRIER,
    of: byCarrier,
    erasure: 'rows',
    personal: { number: shown('copy', 'carriers') },
    ours: 'subject kind country_code state rejection issued_on expires_on',
  },
  screening_case: {
    kept: WITH_CARRIER,
    of: byCarrier,
    erasure: 'rows',
    personal: {
      name: hidden('name', 'A name that was held against sanctions lists: the carrier’s, or a driver’s.'),
      listed_name: hidden('name', 'The name on the list.'),
    },
    ours: 'subject entry state',
  },
  carrier_event: {
    kept: WITH_CARRIER,
    of: byCarrier,
    erasure: 'columns',
    personal: { reason: shown('words', 'carriers', NULL) },
    ours: 'from_state to_state actor',
  },
  stored_file: {
    kept: { until: 'no paper and no driver names it: a job then deletes it with its bytes' },
    ours: 'media_type',
  },
  service_area: {
    kept: WITH_CARRIER,
    of: byCarrier,
    erasure: 'rows',
    personal: { label: shown('place', 'carriers') },
    ours: 'kind country_code airport_code',
  },
  vehicle: {
    kept: WITH_CARRIER,
    of: byCarrier,
    erasure: 'columns',
    personal: { plate: shown('copy', 'carriers', EMPTY) },
    ours: 'make model colour country_code',
  },
  driver: {
    kept: WITH_CARRIER,
    of: byCarrier,
    erasure: 'columns',
    personal: {
      first_name: shown('name', 'carriers', EMPTY),
      last_name: shown('name', 'carriers', EMPTY),
      phone: shown('phone', 'carriers', EMPTY),
      photo_id: hidden('copy', OWN, NULL),
      languages: hidden('preference', OWN, sql`'[]'`),
    },
  },
  carrier: {
    kept: {
      gone: (now) => sql`state = 'draft' and updated_at <= ${daysBefore(now, KEPT_DAYS.carrierDrafts)}
        or state in ('rejected', 'closed') and updated_at <= ${retentionLimit(now)}`,
    },
    of: byAccount,
    erasure: 'columns',
    personal: {
      legal_name: shown('name', 'carriers', ofSoleTrader('legal_name')),
      city: shown('address', 'carriers', ofSoleTrader('city')),
      address: shown('address', 'carriers', ofSoleTrader('address')),
      zip_code: shown('address', 'carriers', ofSoleTrader('zip_code')),
      register_number: shown('copy', 'carriers', ofSoleTrader('register_number')),
      tax_number: shown('copy', 'carriers', ofSoleTrader('tax_number')),
      vat_number: shown('copy', 'carriers', ofSoleTrader('vat_number')),
      contact_name: shown('name', 'carriers', NULL),
      phone: shown('phone', 'carriers', NULL),
      email: shown('email', 'carriers', NULL),
      iban: shown('copy', 'carriers', ofSoleTrader('iban')),
      account_holder: shown('name', 'carriers', ofSoleTrader('account_holder')),
      state_reason: shown('words', 'carriers', NULL),
    },
    ours: 'state fields_due kind country_code register_name vat_truth',
  },
}
