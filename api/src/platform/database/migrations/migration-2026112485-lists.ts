import { Migration } from '@mikro-orm/migrations'

/**
 * What the lists of the back office are read and searched by. An entry of the books takes the moment of its movement along, so
 * that an account's entries of some days are one stretch of an index. The expressions are those of the code, written out: a
 * migration that has run stays what it was.
 */
export class Migration2026112485Lists extends Migration {
  override up(): void {
    this.addSql('alter table ledger_entry add column created_at timestamptz not null default now()')
    this.addSql('alter table ledger_entry disable trigger ledger_entry_append_only')
    this.addSql(`update ledger_entry set created_at = p.created_at
      from ledger_posting p where p.id = ledger_entry.posting_id`)
    this.addSql('alter table ledger_entry enable trigger ledger_entry_append_only')
    for (const index of INDEXES) this.addSql(`create index ${index}`)
  }

  override down(): void {
    for (const index of INDEXES) this.addSql(`drop index ${index.split(' ')[0]}`)
    this.addSql('alter table ledger_entry drop column created_at')
  }
}

const INDEXES = [
  'ledger_entry_created_at_id_index on ledger_entry (created_at, id)',
  'ledger_entry_account_created_at_id_index on ledger_entry (account, created_at, id)',
  'ledger_posting_booking_id_index on ledger_posting (booking_id)',
  'payment_session_created_at_id_index on payment_session (created_at, id)',
  'payment_session_status_created_at_id_index on payment_session (status, created_at, id)',
  'payment_session_gateway_created_at_id_index on payment_session (gateway, created_at, id)',
  'payment_session_gateway_reference_index on payment_session (gateway_reference)',
  `payment_review_waiting_index on payment_review ((gateway = 'test'), received_at, id) where resolution is null`,
  'payment_review_resolved_at_id_index on payment_review (resolved_at, id)',
  'promo_code_created_at_id_index on promo_code (created_at, id)',
  `promo_code_ends_list_index on promo_code ((coalesce(ends_at, 'infinity')), id)`,
  `promo_code_words_index on promo_code using gin ((' ' || code) gin_trgm_ops)`,
  'partner_created_at_id_index on partner (created_at, id)',
  `partner_words_index on partner using gin ((' ' || name || ' ' || coalesce(subdomain, '')) gin_trgm_ops)`,
  `booking_partner_lately_list_index on booking (partner_id, created_at) where partner_id is not null and not is_test`,
  'contact_request_status_id_index on contact_request (status, id)',
  'contact_request_category_id_index on contact_request (category, id)',
  `contact_request_words_index on contact_request
    using gin ((' ' || name || ' ' || email || ' ' || subject || ' ' || coalesce(booking_number, '')) gin_trgm_ops)`,
  'audit_entry_at_id_index on audit_entry (at, id)',
  'audit_entry_action_at_id_index on audit_entry (action, at, id)',
  'audit_entry_actor_id_at_id_index on audit_entry (actor_id, at, id)',
  'audit_entry_person_id_at_id_index on audit_entry (person_id, at, id)',
  'audit_entry_subject_at_id_index on audit_entry (subject, at, id)',
  'audit_entry_batch_id_index on audit_entry (batch_id)',
  'app_user_administrators_list_index on app_user (created_at, id) where is_admin',
  `app_user_unconfirmed_list_index on app_user (created_at, id)
    where email_confirmed_at is null and erased_at is null and closed_at is null`,
]
