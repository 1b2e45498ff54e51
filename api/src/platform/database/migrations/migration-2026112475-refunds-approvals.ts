import { Migration } from '@mikro-orm/migrations'

/** Refunds back to cards, what the company gave of its own, and what a second person has to approve. */
export class Migration2026112475RefundsApprovals extends Migration {
  override up(): void {
    this.addSql(`alter table booking
      add column goodwill_cents int not null default 0,
      add column disputed_cents int not null default 0,
      add column card_refunded_cents int not null default 0`)
    this.addSql(`create table card_refund (
      id uuid not null primary key,
      booking_id int not null,
      session_id uuid not null,
      gateway text not null,
      amount_cents int not null,
      status text not null,
      attempt int not null default 1,
      gateway_reference text null,
      failure text null,
      asked_at timestamptz not null,
      look_at timestamptz null,
      settled_at timestamptz null,
      constraint card_refund_amount_cents_positive check (amount_cents > 0),
      constraint card_refund_status_known check (status in ('pending', 'done', 'failed', 'to-balance'))
    )`)
    this.addSql('create index card_refund_booking_id_index on card_refund (booking_id)')
    this.addSql('create index card_refund_look_at_index on card_refund (look_at) where look_at is not null')
    this.addSql(`create index card_refund_waiting_index on card_refund (asked_at) where status = 'failed'`)
    this.addSql('alter table sandbox_session add column refund_outcome text null')
    this.addSql(`create table sandbox_refund (
      reference text not null primary key,
      session_id uuid not null,
      amount_cents int not null,
      outcome text not null,
      created_at timestamptz not null
    )`)
    this.addSql('create index sandbox_refund_session_id_index on sandbox_refund (session_id)')
    this.addSql(`create table approval (
      id uuid not null primary key,
      kind text not null,
      booking_id int not null,
      amount_cents int not null,
      facts jsonb not null,
      record_tag text not null,
      requested_by uuid not null,
      requested_at timestamptz not null,
      expires_at timestamptz not null,
      status text not null,
      decided_by uuid null,
      decided_at timestamptz null,
      note text null,
      constraint approval_status_known check (status in ('open', 'approved', 'rejected', 'withdrawn', 'expired')),
      constraint approval_two_people check (status <> 'approved' or decided_by <> requested_by)
    )`)
    this.addSql(
      `create unique index approval_waiting_index on approval (kind, booking_id) where status = 'open'`,
    )
    this.addSql('create index approval_booking_id_index on approval (booking_id)')
    // What the service did by itself has no actor.
    this.addSql('alter table audit_entry alter column actor_id drop not null')
  }

  override down(): void {
    this.addSql('alter table audit_entry alter column actor_id set not null')
    this.addSql('drop table approval, sandbox_refund, card_refund')
    this.addSql('alter table sandbox_session drop column refund_outcome')
    this.addSql(
      'alter table booking drop column goodwill_cents, drop column disputed_cents, drop column card_refunded_cents',
    )
  }
}
