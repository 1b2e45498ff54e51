import { Migration } from '@mikro-orm/migrations'

/** What became of every mail, so that no address gets too many, and what was held back is told later. */
export class Migration2026112320MailRecords extends Migration {
  override up(): void {
    this.addSql(`create table mail_record (
      seq serial primary key,
      id uuid not null,
      address_key text not null,
      kind text not null,
      class text not null,
      outcome text not null,
      booking_number text null,
      content_hash text null,
      held jsonb null,
      at timestamptz not null
    )`)
    this.addSql('alter table mail_record add constraint mail_record_id_unique unique (id)')
    this.addSql('create index mail_record_address_key_at_index on mail_record (address_key, at)')
    this.addSql('create index mail_record_booking_number_index on mail_record (booking_number)')
    this.addSql('create index mail_record_at_index on mail_record (at)')
    this.addSql(
      `create index mail_record_waiting_index on mail_record (booking_number) where outcome = 'held'`,
    )
  }

  override down(): void {
    this.addSql('drop table mail_record')
  }
}
