import { Migration } from '@mikro-orm/migrations'

/** Invoices of partners' fees that we write in their name: who agreed to that, and what was issued. */
export class Migration2026112690SelfBilling extends Migration {
  override up(): void {
    this.addSql(`create table self_billing_consent (
      id uuid not null primary key,
      partner_id uuid not null,
      user_id uuid not null,
      version int not null,
      language text not null,
      text_hash text not null,
      network text null,
      agreed_at timestamptz not null,
      ended_at timestamptz null,
      ended_by uuid null
    )`)
    this.addSql('create index self_billing_consent_partner_id_index on self_billing_consent (partner_id)')
    this.addSql(
      'create unique index self_billing_consent_holds_index on self_billing_consent (partner_id) where ended_at is null',
    )
    this.addSql(`create table self_billed_invoice (
      id uuid not null primary key,
      number text not null,
      partner_id uuid not null,
      statement_id uuid not null,
      period_from timestamptz not null,
      net_cents int not null,
      vat_cents int not null,
      treatment text not null,
      vat_permille int not null,
      corrects jsonb not null,
      supplier jsonb not null,
      customer jsonb not null,
      vat_consultation text null,
      language text not null,
      issued_at timestamptz not null,
      constraint self_billed_invoice_treatment_known check (treatment in ('domestic', 'reverse-charge', 'outside-eu')),
      constraint self_billed_invoice_vat_known check (treatment = 'domestic' or (vat_cents = 0 and vat_permille = 0))
    )`)
    this.addSql(
      'alter table self_billed_invoice add constraint self_billed_invoice_number_unique unique (number)',
    )
    this.addSql('create index self_billed_invoice_partner_id_index on self_billed_invoice (partner_id)')
    this.addSql('create index self_billed_invoice_statement_id_index on self_billed_invoice (statement_id)')
    this.addSql('create sequence self_billing_prefix')
    this.addSql(`create table self_billing_series (
      partner_id uuid not null,
      year int not null,
      prefix int not null,
      last_number int not null,
      primary key (partner_id, year)
    )`)
    this.addSql('alter table earning_line add column self_billed_id uuid null')
  }

  override down(): void {
    this.addSql('alter table earning_line drop column self_billed_id')
    this.addSql('drop table self_billing_series, self_billed_invoice, self_billing_consent')
    this.addSql('drop sequence self_billing_prefix')
  }
}
