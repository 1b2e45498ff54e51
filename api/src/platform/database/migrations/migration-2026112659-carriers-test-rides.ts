import { Migration } from '@mikro-orm/migrations'

/** Keys of carriers that are for trying out, and the invented rides that they see. */
export class Migration2026112659CarriersTestRides extends Migration {
  override up(): void {
    this.addSql('alter table carrier_key add column is_test boolean not null default false')
    this.addSql(`create table test_ride (
      id uuid not null primary key,
      carrier_id uuid not null,
      booking_number text not null,
      state text not null,
      version int not null,
      offer_id uuid not null,
      offer_state text not null,
      answer_until timestamptz not null,
      amendment_until timestamptz null,
      pickup_at timestamptz not null,
      vehicle_type_id int not null,
      driver_id uuid null,
      vehicle_id uuid null,
      created_at timestamptz not null,
      constraint test_ride_offer_state_known check (offer_state in ('open', 'accepted', 'rejected', 'over'))
    )`)
    this.addSql('create unique index test_ride_offer_id_unique on test_ride (offer_id)')
    this.addSql('create index test_ride_carrier_id_created_at_index on test_ride (carrier_id, created_at)')
  }

  override down(): void {
    this.addSql('drop table test_ride')
    this.addSql('alter table carrier_key drop column is_test')
  }
}
