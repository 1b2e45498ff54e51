import { Migration } from '@mikro-orm/migrations'

/** Messages to us. */
export class Migration2026112401ContactRequests extends Migration {
  override up(): void {
    this.addSql(`
      create table contact_request (
        id serial primary key,
        user_id uuid null,
        name text not null,
        email text not null,
        phone text null,
        subject text not null,
        category text not null,
        message text not null,
        booking_number text null,
        is_own_booking boolean not null,
        status text not null,
        created_at timestamptz not null,
        constraint contact_request_status_known check (status in ('new', 'handled')))`)
    this.addSql('create index contact_request_user_id_index on contact_request (user_id)')
    this.addSql('create index contact_request_created_at_index on contact_request (created_at)')
  }

  override down(): void {
    this.addSql('drop table contact_request')
  }
}
