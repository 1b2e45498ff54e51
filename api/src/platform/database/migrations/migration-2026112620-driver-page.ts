import { Migration } from '@mikro-orm/migrations'

/** The driver's page: links to rides, what drivers report, and where they are. */
export class Migration2026112620DriverPage extends Migration {
  override up(): void {
    this.addSql(`create table ride_link (
      id uuid not null primary key,
      ride_id uuid not null,
      driver_id uuid not null,
      token_hash text not null constraint ride_link_token_hash_unique unique,
      created_at timestamptz not null
    )`)
    this.addSql('create index ride_link_ride_id_index on ride_link (ride_id)')
    this.addSql(`create table driver_event (
      id uuid not null primary key,
      ride_id uuid not null,
      driver_id uuid not null,
      device_id uuid not null,
      kind text not null,
      occurred_at timestamptz not null,
      received_at timestamptz not null,
      lat double precision null,
      lon double precision null,
      accuracy_meters int null,
      outcome text not null,
      settled_at timestamptz null,
      constraint driver_event_ride_id_device_id_unique unique (ride_id, device_id),
      constraint driver_event_kind_known check (kind in ('on-the-way', 'arrived', 'contacted', 'on-board', 'done', 'no-show')),
      constraint driver_event_outcome_known check (outcome in ('taken', 'noted', 'too-early', 'to-a-person'))
    )`)
    this.addSql(
      `create index driver_event_waiting_index on driver_event (received_at)
        where settled_at is null and (outcome = 'to-a-person' or kind = 'no-show' and outcome = 'taken')`,
    )
    this.addSql(`create table ride_position (
      ride_id uuid not null primary key,
      lat double precision not null,
      lon double precision not null,
      accuracy_meters int not null,
      occurred_at timestamptz not null,
      received_at timestamptz not null
    )`)
  }

  override down(): void {
    this.addSql('drop table ride_position')
    this.addSql('drop table driver_event')
    this.addSql('drop table ride_link')
  }
}
