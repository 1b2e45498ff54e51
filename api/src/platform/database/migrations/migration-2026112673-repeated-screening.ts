import { Migration } from '@mikro-orm/migrations'

/** Names of partners that are like one of a sanctions list, and with which list everybody was compared last. */
export class Migration2026112673RepeatedScreening extends Migration {
  override up(): void {
    this.addSql(`create table partner_screening (
      id uuid not null primary key,
      partner_id uuid not null,
      name text not null,
      listed_name text not null,
      entry text not null,
      score int not null,
      state text not null,
      decided_by uuid null,
      decided_at timestamptz null,
      created_at timestamptz not null,
      constraint partner_screening_partner_fk foreign key (partner_id) references partner (id) on delete cascade,
      constraint partner_screening_partner_id_name_entry_unique unique (partner_id, name, entry),
      constraint partner_screening_state_known check (state in ('open', 'cleared'))
    )`)
    this.addSql(`create table screening_run (
      id int not null primary key,
      list_hash text not null,
      screened_at timestamptz not null
    )`)
  }

  override down(): void {
    this.addSql('drop table screening_run, partner_screening')
  }
}
