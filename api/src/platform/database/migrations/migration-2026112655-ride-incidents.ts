import { Migration } from '@mikro-orm/migrations'

/** What went wrong with rides. */
export class Migration2026112655RideIncidents extends Migration {
  override up(): void {
    this.addSql(`create table ride_incident (
      id uuid not null primary key,
      ride_id uuid not null,
      kind text not null,
      carrier_id uuid null,
      note text not null,
      told text null,
      recorded_at timestamptz not null,
      recorded_by uuid not null,
      constraint ride_incident_kind_known check (kind in
        ('late-driver', 'driver-no-show', 'breakdown', 'accident', 'wrong-vehicle', 'conduct', 'lost-property', 'other'))
    )`)
    this.addSql(
      'create index ride_incident_ride_id_recorded_at_index on ride_incident (ride_id, recorded_at)',
    )
  }

  override down(): void {
    this.addSql('drop table ride_incident')
  }
}
