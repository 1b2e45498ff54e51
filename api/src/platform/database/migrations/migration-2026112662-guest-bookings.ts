import { Migration } from '@mikro-orm/migrations'

/** What partners' servers book for their guests, whose accounts have no sign-in of their own. */
export class Migration2026112662GuestBookings extends Migration {
  override up(): void {
    this.addSql('alter table app_user add column contact_email text null')
    this.addSql('create index app_user_contact_email_index on app_user (contact_email)')
    this.addSql('alter table booking add column is_guests boolean not null default false')
    this.addSql(`create table guest_booking (
      booking_id int not null primary key,
      partner_id uuid not null,
      key_id uuid null,
      external_reference text null,
      metadata jsonb not null default '{}',
      consented_at timestamptz not null
    )`)
    this.addSql(
      'create index guest_booking_partner_id_booking_id_index on guest_booking (partner_id, booking_id)',
    )
    this.addSql(
      'create index guest_booking_partner_id_external_reference_index on guest_booking (partner_id, external_reference)',
    )
  }

  override down(): void {
    this.addSql('drop table guest_booking')
    this.addSql('alter table booking drop column is_guests')
    this.addSql('drop index app_user_contact_email_index')
    this.addSql('alter table app_user drop column contact_email')
  }
}
