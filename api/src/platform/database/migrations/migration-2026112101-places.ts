import { Migration } from '@mikro-orm/migrations'

/**
 * The gazetteer. `place` and `place_name` are filled by seedPlaces; no other table refers to their rows, so that a
 * new version can replace them whole. Keys are compared byte by byte ("C"), which is what prefix ranges need.
 */
export class Migration2026112101Places extends Migration {
  override up(): void {
    this.addSql(`create table seed_version (
      name text primary key,
      version text not null,
      seeded_at timestamptz not null default now()
    )`)
    this.addSql(`create table place (
      number integer primary key,
      id text not null unique,
      name text not null,
      country_code text not null,
      region text,
      lat double precision not null,
      lon double precision not null,
      kind text not null,
      population integer not null,
      iata text,
      time_zone text not null,
      weight real not null,
      cell integer not null
    )`)
    this.addSql(`create index place_iata on place (iata) where iata is not null`)
    this.addSql(`create index place_cell on place (cell)`)
    this.addSql(`create table place_name (
      name_key text collate "C" not null,
      place integer not null,
      weight real not null,
      tier smallint not null,
      cell integer not null
    )`)
    this.addSql(`create index place_name_key on place_name (name_key) include (place, weight, tier)`)
    this.addSql(
      `create index place_name_key_large on place_name (name_key) include (place, weight, tier) where weight >= 4`,
    )
    this.addSql(`create index place_name_near on place_name (cell, name_key) include (place, weight, tier)`)
    this.addSql(`create table place_outside (
      lat double precision not null,
      lon double precision not null,
      cell integer not null
    )`)
    this.addSql(`create index place_outside_cell on place_outside (cell)`)
  }

  override down(): void {
    for (const table of ['place_outside', 'place_name', 'place', 'seed_version'])
      this.addSql(`drop table ${table}`)
  }
}
