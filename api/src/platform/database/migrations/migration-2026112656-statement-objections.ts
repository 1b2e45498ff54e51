import { Migration } from '@mikro-orm/migrations'

/** What carriers and partners object to on their statements. */
export class Migration2026112656StatementObjections extends Migration {
  override up(): void {
    this.addSql(`create table statement_objection (
      id uuid not null primary key,
      statement_id uuid not null,
      line_id int null,
      payee_kind text not null,
      payee_id uuid not null,
      user_id uuid not null,
      words text not null,
      state text not null,
      correction_cents int null,
      answer text null,
      created_at timestamptz not null,
      decided_at timestamptz null,
      decided_by uuid null,
      constraint statement_objection_state_known check (state in ('open', 'granted', 'declined')),
      constraint statement_objection_payee_kind_known check (payee_kind in ('carrier', 'partner'))
    )`)
    this.addSql(
      'create index statement_objection_statement_id_created_at_index on statement_objection (statement_id, created_at)',
    )
  }

  override down(): void {
    this.addSql('drop table statement_objection')
  }
}
