import { Migration } from '@mikro-orm/migrations'

/** The audit trail of the back office: entries that nobody changes, each with the hash of the one before, and the keys of people. */
export class Migration2026112460Audit extends Migration {
  override up(): void {
    this.addSql(`create table audit_entry (
      id int not null primary key,
      at timestamptz not null,
      actor_id uuid not null,
      network text null,
      action text not null,
      subject text not null,
      subject_id text not null,
      batch_id uuid null,
      before jsonb null,
      after jsonb null,
      person_id uuid null,
      reason text null,
      previous_hash text not null,
      hash text not null,
      constraint audit_entry_subject_known check (subject in ('booking', 'payment-review', 'user', 'contact-request', 'job'))
    )`)
    this.addSql(
      'create index audit_entry_subject_subject_id_id_index on audit_entry (subject, subject_id, id)',
    )
    this.addSql(
      'create table audit_key (user_id uuid not null primary key, key text not null, created_at timestamptz not null)',
    )
    this.addSql(
      'create table audit_head (id int not null primary key, entries int not null, hash text not null)',
    )
    this.addSql(`insert into audit_head (id, entries, hash) values (1, 0, '${'0'.repeat(64)}')`)
    this.addSql(`create function audit_is_append_only() returns trigger language plpgsql as $$
      begin
        raise exception 'the audit trail is append-only' using errcode = 'check_violation';
      end $$`)
    this.addSql(`create trigger audit_entry_append_only before update or delete or truncate on audit_entry
      for each statement execute function audit_is_append_only()`)
    this.addSql(`create trigger audit_head_stays before delete or truncate on audit_head
      for each statement execute function audit_is_append_only()`)
  }

  override down(): void {
    this.addSql('drop table audit_entry, audit_key, audit_head')
    this.addSql('drop function audit_is_append_only()')
  }
}
