import { Migration } from '@mikro-orm/migrations'

/** What partners book on their monthly invoice: up to which limit, line by line, their invoices, and what they paid. */
export class Migration2026112668Invoices extends Migration {
  override up(): void {
    this.addSql('alter table booking add column invoice_partner_id uuid null')
    this.addSql(`alter table approval
      add column partner_id uuid null,
      drop constraint approval_about_one,
      add constraint approval_about_one check (num_nonnulls(booking_id, setting_kind, promo_code, partner_id) = 1)`)
    this.addSql(
      `create unique index approval_partner_waiting_index on approval (kind, partner_id) where status = 'open'`,
    )
    this.addSql(`create table partner_credit (
      partner_id uuid not null primary key,
      limit_cents int not null,
      days_to_pay int not null,
      set_at timestamptz not null,
      set_by uuid not null,
      constraint partner_credit_limit_positive check (limit_cents >= 0)
    )`)
    this.addSql(`create table partner_invoice (
      id uuid not null primary key,
      partner_id uuid not null,
      number text not null,
      period_from timestamptz not null,
      period_to timestamptz not null,
      total_cents int not null,
      open_cents int not null,
      buyer jsonb not null,
      language text not null,
      issued_at timestamptz not null,
      due_on date not null,
      reminders int not null default 0,
      settled_at timestamptz null,
      constraint partner_invoice_open_known check (
        case when total_cents >= 0 then open_cents between 0 and total_cents else open_cents between total_cents and 0 end)
    )`)
    this.addSql('alter table partner_invoice add constraint partner_invoice_number_unique unique (number)')
    this.addSql(
      'create index partner_invoice_partner_id_issued_at_index on partner_invoice (partner_id, issued_at, id)',
    )
    this.addSql('create index partner_invoice_issued_at_index on partner_invoice (issued_at, id)')
    this.addSql(
      'create index partner_invoice_due_watched_index on partner_invoice (due_on) where open_cents > 0',
    )
    this.addSql(`create table receivable_line (
      id serial primary key,
      partner_id uuid not null,
      booking_id int not null,
      kind text not null,
      amount_cents int not null,
      reference text not null,
      invoice_id uuid null,
      created_at timestamptz not null
    )`)
    this.addSql(
      'alter table receivable_line add constraint receivable_line_reference_unique unique (reference)',
    )
    this.addSql(
      'create index receivable_line_partner_id_invoice_id_index on receivable_line (partner_id, invoice_id)',
    )
    this.addSql('create index receivable_line_booking_id_index on receivable_line (booking_id)')
    this.addSql('create index receivable_line_invoice_id_index on receivable_line (invoice_id)')
    this.addSql(`create table invoice_payment (
      id uuid not null primary key,
      partner_id uuid not null,
      invoice_id uuid not null,
      amount_cents int not null,
      left_cents int not null,
      bank_reference text not null,
      received_on date not null,
      recorded_by uuid not null,
      created_at timestamptz not null,
      constraint invoice_payment_left_known check (left_cents between 0 and amount_cents)
    )`)
    this.addSql(
      'alter table invoice_payment add constraint invoice_payment_bank_reference_unique unique (bank_reference)',
    )
    this.addSql('create index invoice_payment_partner_id_index on invoice_payment (partner_id)')
    this.addSql('create table invoice_series (year int not null primary key, last_number int not null)')
  }

  override down(): void {
    for (const table of [
      'invoice_series',
      'invoice_payment',
      'receivable_line',
      'partner_invoice',
      'partner_credit',
    ])
      this.addSql(`drop table ${table}`)
    this.addSql('delete from approval where partner_id is not null')
    this.addSql(`alter table approval
      drop constraint approval_about_one,
      drop column partner_id,
      add constraint approval_about_one check (num_nonnulls(booking_id, setting_kind, promo_code) = 1)`)
    this.addSql('alter table booking drop column invoice_partner_id')
  }
}
