import { Migration } from '@mikro-orm/migrations'

/** Monthly statements of carriers and partners, the payments that go to the bank, and the accounts that they go to. */
export class Migration2026112631Payouts extends Migration {
  override up(): void {
    this.addSql(`create table bank_account (
      id uuid not null primary key,
      owner_kind text not null,
      owner_id uuid not null,
      iban text not null,
      holder text not null,
      city text null,
      country_code text null,
      holds_from timestamptz not null,
      set_by uuid not null,
      created_at timestamptz not null,
      constraint bank_account_owner_kind_known check (owner_kind in ('carrier', 'partner'))
    )`)
    this.addSql('create index bank_account_owner_id_holds_from_index on bank_account (owner_id, holds_from)')
    this.addSql(`insert into bank_account (id, owner_kind, owner_id, iban, holder, city, country_code, holds_from, set_by, created_at)
      select gen_random_uuid(), 'carrier', id, iban, account_holder, city, country_code, updated_at, user_id, updated_at
      from carrier where iban is not null and account_holder is not null`)
    this.addSql(`create table payout_run (
      id uuid not null primary key,
      state text not null,
      total_cents int not null,
      payments int not null,
      execution_date text not null,
      made_by uuid not null,
      made_at timestamptz not null,
      released_by uuid null,
      released_at timestamptz null,
      ended_at timestamptz null,
      constraint payout_run_state_known check (state in ('made', 'released', 'paid', 'dropped')),
      constraint payout_run_two_people check (released_by <> made_by)
    )`)
    this.addSql('create index payout_run_made_at_index on payout_run (made_at)')
    this.addSql(`create table payout_statement (
      id uuid not null primary key,
      payee_kind text not null,
      payee_id uuid not null,
      period_from timestamptz not null,
      period_to timestamptz not null,
      opening_cents int not null,
      earned_cents int not null,
      payout_cents int not null,
      closing_cents int not null,
      pending_cents int not null,
      state text not null,
      run_id uuid null,
      iban text null,
      holder text null,
      city text null,
      country_code text null,
      issued_at timestamptz not null,
      paid_at timestamptz null,
      constraint payout_statement_payee_kind_payee_id_period_from_unique unique (payee_kind, payee_id, period_from),
      constraint payout_statement_state_known check (state in ('carried', 'due', 'ordered', 'paid', 'returned')),
      constraint payout_statement_sums_known check (opening_cents + earned_cents - payout_cents = closing_cents),
      constraint payout_statement_payout_positive check (payout_cents >= 0 and (payout_cents > 0) = (state <> 'carried')),
      constraint payout_statement_account_known check (state in ('carried', 'due') or (run_id is not null and iban is not null))
    )`)
    this.addSql(
      'create index payout_statement_state_issued_at_id_index on payout_statement (state, issued_at, id)',
    )
    this.addSql('create index payout_statement_issued_at_id_index on payout_statement (issued_at, id)')
    this.addSql('create index payout_statement_run_id_index on payout_statement (run_id)')
  }

  override down(): void {
    this.addSql('drop table payout_statement, payout_run, bank_account')
  }
}
