import { Migration } from '@mikro-orm/migrations'

/** When the data was backed up and restored; what is wrong with the service and waits for a person; checks as subjects of the audit. */
export class Migration2026112491Backups extends Migration {
  override up(): void {
    this.addSql(`create table backup_record (
      id uuid not null primary key,
      kind text not null,
      at timestamptz not null,
      row_count bigint not null,
      byte_count bigint not null
    )`)
    this.addSql('create index backup_record_kind_at_index on backup_record (kind, at)')
    this.addSql(`create table health_alert (
      name text not null primary key,
      since timestamptz not null,
      mails int not null,
      next_mail_at timestamptz not null,
      well_since timestamptz null,
      taken_by uuid null,
      taken_at timestamptz null
    )`)
    // Every room may bring subjects of its own: which there are stands in the contract.
    this.addSql('alter table audit_entry drop constraint if exists audit_entry_subject_known')
    this.addSql(
      `alter table audit_entry add constraint audit_entry_subject_known check (subject ~ '^[a-z][a-z-]{0,39}$')`,
    )
  }

  override down(): void {
    this.addSql('drop table health_alert, backup_record')
  }
}
