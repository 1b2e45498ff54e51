import { Migration } from '@mikro-orm/migrations'

/** How travellers rated their rides. */
export class Migration2026112622RideRatings extends Migration {
  override up(): void {
    this.addSql(`create table ride_rating (
      id uuid not null primary key,
      ride_id uuid not null constraint ride_rating_ride_id_unique unique,
      user_id uuid not null,
      carrier_id uuid null,
      stars int not null,
      words text null,
      rated_at timestamptz not null,
      settled_at timestamptz null,
      constraint ride_rating_stars_known check (stars between 1 and 5)
    )`)
    this.addSql('create index ride_rating_user_id_index on ride_rating (user_id)')
    this.addSql('create index ride_rating_carrier_id_rated_at_index on ride_rating (carrier_id, rated_at)')
  }

  override down(): void {
    this.addSql('drop table ride_rating')
  }
}
