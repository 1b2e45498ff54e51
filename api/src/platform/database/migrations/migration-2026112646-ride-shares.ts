import { Migration } from '@mikro-orm/migrations'

/** Links to rides for whoever waits for a traveller. */
export class Migration2026112646RideShares extends Migration {
  override up(): void {
    this.addSql(`create table ride_share (
      id uuid not null primary key,
      ride_id uuid not null,
      token_hash text not null constraint ride_share_token_hash_unique unique,
      created_at timestamptz not null
    )`)
    this.addSql('create index ride_share_ride_id_index on ride_share (ride_id)')
  }

  override down(): void {
    this.addSql('drop table ride_share')
  }
}
