import { Migration } from '@mikro-orm/migrations'

/**
 * The road network, built at the first start, and the ways measured with it or by a service. `route` rows never change:
 * prices and pictures refer to them. `route_lookup` says which way holds for a pair of points, and until when;
 * `route_map` holds the pictures.
 */
export class Migration2026112102Routes extends Migration {
  override up(): void {
    this.addSql(`create table road_network (
      version text primary key,
      data bytea not null,
      built_at timestamptz not null default now()
    )`)
    // Numbers in binary hardly shrink: trying would cost more than it saves.
    this.addSql(`alter table road_network alter column data set storage external`)
    this.addSql(`create table route (
      id text primary key,
      distance_km double precision not null,
      minutes integer not null,
      source text not null,
      estimated boolean not null,
      line text not null,
      created_at timestamptz not null
    )`)
    this.addSql(`create table route_lookup (
      pair text primary key,
      route_id text not null references route (id),
      expires_at timestamptz not null
    )`)
    this.addSql(`create table route_map (
      route_id text primary key references route (id),
      drawing integer not null,
      svg text not null
    )`)
    this.addSql(`create index route_lookup_expires_at_index on route_lookup (expires_at)`)
    this.addSql(`alter table quote add column pickup_place jsonb, add column destination_place jsonb,
      add column route_id text`)
    // Older quotes know their places by id only. That is enough for bookings made of them; the others ask anew.
    this.addSql(`update quote set route_id = '', pickup_place = jsonb_build_object('id', pickup_place_id),
      destination_place = jsonb_build_object('id', destination_place_id)`)
    this.addSql(`update quote set expires_at = least(expires_at, now()) where used_at is null`)
    this.addSql(`alter table quote alter column pickup_place set not null,
      alter column destination_place set not null, alter column route_id set not null,
      drop column pickup_place_id, drop column destination_place_id`)
  }

  override down(): void {
    this.addSql(`alter table quote add column pickup_place_id text, add column destination_place_id text`)
    this.addSql(`update quote set pickup_place_id = pickup_place ->> 'id',
      destination_place_id = destination_place ->> 'id'`)
    this.addSql(`alter table quote alter column pickup_place_id set not null,
      alter column destination_place_id set not null, drop column pickup_place, drop column destination_place,
      drop column route_id`)
    for (const table of ['route_map', 'route_lookup', 'route', 'road_network'])
      this.addSql(`drop table ${table}`)
  }
}
