import { Migration } from '@mikro-orm/migrations'

/** Extras, access levels, money given back and changed bookings; a ledger that the database itself keeps whole. */
export class Migration2026112209Money extends Migration {
  override up(): void {
    this.addSql(`alter table quote
      add column extras jsonb not null default '{}',
      add column access_level text not null default 'saver'`)
    this.addSql(`alter table quote alter column extras drop default`)
    this.bookings()
    this.payments()
    this.ledger()
  }

  private bookings(): void {
    this.addSql(`alter table booking
      add column return_at timestamptz null,
      add column extras jsonb not null default '{}',
      add column access_level text not null default 'saver',
      add column travel_number text null,
      add column name_board text null,
      add column lines jsonb not null default '[]',
      add column payment_method text not null default 'card',
      add column prepayment_percent int not null default 100,
      add column prepayment_cents int not null default 0,
      add column paid_cents int not null default 0,
      add column set_aside_cents int not null default 0,
      add column refunded_cents int not null default 0,
      add column kept_cents int not null default 0,
      add column earning_id uuid null,
      add column revision int not null default 0,
      add column updated_at timestamptz null`)
    this.addSql(`update booking b set
      return_at = q.return_at, lines = q.lines, prepayment_cents = b.total_cents, updated_at = b.created_at,
      paid_cents = case when b.payment_status = 'completed' then b.total_cents else 0 end
      from quote q where q.id = b.quote_id`)
    this.addSql(`alter table booking
      alter column extras drop default,
      alter column lines drop default,
      alter column prepayment_cents drop default,
      alter column updated_at set not null,
      add constraint booking_money_positive check (
        prepayment_cents between 0 and total_cents and paid_cents >= 0 and set_aside_cents between 0 and paid_cents
        and refunded_cents >= 0 and kept_cents >= 0)`)
    this.addSql(`create index booking_waiting_index on booking (pickup_at) where status = 'pending'`)
    this.addSql(`create table booking_event (
      id serial primary key,
      booking_id int not null,
      at timestamptz not null,
      kind text not null,
      actor text not null,
      actor_id uuid null,
      from_status text null,
      to_status text not null,
      from_payment_status text null,
      to_payment_status text not null,
      amount_cents int null,
      why text null
    )`)
    this.addSql(`create index booking_event_booking_id_index on booking_event (booking_id, id)`)
    this.addSql(`create table booking_change (
      id uuid not null,
      booking_id int not null,
      status text not null,
      wish jsonb not null,
      difference_cents int not null,
      balance_cents int not null default 0,
      created_at timestamptz not null,
      settled_at timestamptz null,
      primary key (id)
    )`)
    this.addSql(`create index booking_change_booking_id_index on booking_change (booking_id)`)
  }

  private payments(): void {
    this.statuses(`'opening', 'open', 'processing', 'paid', 'declined', 'expired', 'review'`)
    this.addSql(`alter table payment_session
      add column booking_id int null,
      add column gateway_reference text null,
      add column look_at timestamptz null,
      add column looks int not null default 0`)
    this.addSql(
      `update payment_session set booking_id = substr(reference, 9)::int where reference like 'booking:%'`,
    )
    this.addSql(`update payment_session set look_at = created_at where status in ('opening', 'open')`)
    this.addSql(`create index payment_session_booking_id_index on payment_session (booking_id)`)
    this.addSql(
      `create index payment_session_look_at_index on payment_session (look_at) where look_at is not null`,
    )
    this.addSql(`create table payment_review (
      id uuid not null,
      gateway text not null,
      event_id text not null,
      why text not null,
      amount_cents int not null,
      currency text not null,
      expected_cents int null,
      session_id uuid null,
      booking_id int null,
      received_at timestamptz not null,
      resolution text null,
      resolved_at timestamptz null,
      resolved_by uuid null,
      note text null,
      primary key (id)
    )`)
    this.addSql(
      `alter table payment_review add constraint payment_review_event_unique unique (gateway, event_id)`,
    )
  }

  private statuses(known: string): void {
    this.addSql('alter table payment_session drop constraint payment_session_status_known')
    this.addSql(`alter table payment_session
      add constraint payment_session_status_known check (status in (${known}))`)
  }

  private ledger(): void {
    this.addSql(`alter table ledger_posting
      add column kind text not null default 'PAYMENT',
      add column booking_id int null`)
    this.addSql(`create index ledger_entry_account_id_index on ledger_entry (account, id)`)
    this.addSql(`create function ledger_entries_balance() returns trigger language plpgsql as $$
      begin
        if exists (select 1 from added group by posting_id, currency having sum(amount_cents) <> 0) then
          raise exception 'a posting does not add up to zero' using errcode = 'check_violation';
        end if;
        return null;
      end $$`)
    this.addSql(`create trigger ledger_entry_balances after insert on ledger_entry
      referencing new table as added for each statement execute function ledger_entries_balance()`)
    this.addSql(`create function ledger_is_append_only() returns trigger language plpgsql as $$
      begin
        raise exception 'the ledger is append-only' using errcode = 'check_violation';
      end $$`)
    for (const table of ['ledger_posting', 'ledger_entry']) {
      this.addSql(`create trigger ${table}_append_only before update or delete or truncate on ${table}
        for each statement execute function ledger_is_append_only()`)
    }
  }

  override down(): void {
    for (const table of ['ledger_posting', 'ledger_entry'])
      this.addSql(`drop trigger ${table}_append_only on ${table}`)
    this.addSql('drop trigger ledger_entry_balances on ledger_entry')
    this.addSql('drop function ledger_is_append_only()')
    this.addSql('drop function ledger_entries_balance()')
    this.addSql('drop index ledger_entry_account_id_index')
    this.addSql('alter table ledger_posting drop column kind, drop column booking_id')
    this.addSql('drop table payment_review, booking_change, booking_event')
    // What clears later may come still; a page that was left counts as declined, as it did.
    this.addSql(`update payment_session set status = case status when 'processing' then 'open' else 'declined' end
      where status in ('processing', 'expired')`)
    this.statuses(`'opening', 'open', 'paid', 'declined', 'review'`)
    this.addSql(
      'alter table payment_session drop column booking_id, drop column gateway_reference, drop column look_at, drop column looks',
    )
    this.addSql(`alter table booking drop column return_at, drop column extras, drop column access_level,
      drop column travel_number, drop column name_board, drop column lines, drop column payment_method,
      drop column prepayment_percent, drop column prepayment_cents, drop column paid_cents,
      drop column set_aside_cents, drop column refunded_cents, drop column kept_cents, drop column earning_id,
      drop column revision, drop column updated_at`)
    this.addSql('drop index if exists booking_waiting_index')
    this.addSql('alter table quote drop column extras, drop column access_level')
  }
}
