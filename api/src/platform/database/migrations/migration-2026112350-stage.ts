import { Migration } from '@mikro-orm/migrations'

/** What a database is for, written by its first start: development, a demonstration or production. */
export class Migration2026112350Stage extends Migration {
  override up(): void {
    this.addSql(`create table stage (
      only_row boolean not null default true,
      name text not null,
      since timestamptz not null,
      primary key (only_row),
      constraint stage_only_row_known check (only_row),
      constraint stage_name_known check (name in ('development', 'demonstration', 'production'))
    )`)
  }

  override down(): void {
    this.addSql(`drop table stage`)
  }
}
