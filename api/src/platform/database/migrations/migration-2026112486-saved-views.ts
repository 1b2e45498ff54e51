import { Migration } from '@mikro-orm/migrations'

/** How people of the back office like its lists: views that they saved, and the columns that they chose. */
export class Migration2026112486SavedViews extends Migration {
  override up(): void {
    this.addSql(`create table saved_view (
      id uuid not null primary key,
      user_id uuid not null,
      name text not null,
      list text not null,
      query jsonb not null,
      created_at timestamptz not null
    )`)
    this.addSql('create index saved_view_user_id_index on saved_view (user_id)')
    this.addSql(`alter table saved_view
      add constraint saved_view_user_fk foreign key (user_id) references app_user (id) on delete cascade`)
    this.addSql(`create table list_columns (
      id uuid not null primary key,
      user_id uuid not null,
      list text not null,
      columns jsonb not null,
      constraint list_columns_user_id_list_unique unique (user_id, list)
    )`)
    this.addSql(`alter table list_columns
      add constraint list_columns_user_fk foreign key (user_id) references app_user (id) on delete cascade`)
  }

  override down(): void {
    this.addSql('drop table saved_view, list_columns')
  }
}
