import { Migration } from '@mikro-orm/migrations'

/** When the flight of whoever is picked up has landed, or is to land. */
export class Migration2026112658FlightsOfRides extends Migration {
  override up(): void {
    this.addSql(`alter table ride add column landed_at timestamptz null, add column flight_due_at timestamptz null,
      add column flight_asked_at timestamptz null, add column flight_asks int not null default 0`)
  }

  override down(): void {
    this.addSql(
      'alter table ride drop column landed_at, drop column flight_due_at, drop column flight_asked_at, drop column flight_asks',
    )
  }
}
