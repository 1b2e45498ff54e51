import { Migration } from '@mikro-orm/migrations'

/**
 * Names are looked for in the memory of each process (`map/places/name-index`), which finds its index here as one value. What was
 * there for prefixes, for names near a pickup and for mistyped ones goes; whole names are still looked up in `place_name`.
 */
export class Migration2026112731PlaceSearch extends Migration {
  override up(): void {
    this.addSql(
      `create table place_search (version text primary key, layout smallint not null, data bytea not null)`,
    )
    // Packed already: compressing it again would only take time.
    this.addSql(`alter table place_search alter column data set storage external`)
    this.addSql(`drop table place_typo`)
    for (const index of ['place_name_near', 'place_name_key_large', 'place_name_place', 'place_name_key'])
      this.addSql(`drop index ${index}`)
    this.addSql(`alter table place_name drop column weight, drop column cell`)
    this.addSql(`create index place_name_key on place_name (name_key)`)
  }

  override down(): void {
    this.addSql(`drop table place_search`)
    this.addSql(`create table place_typo (typo_key text collate "C" not null, place integer not null)`)
    this.addSql(`create index place_typo_key on place_typo (typo_key) include (place)`)
    // Filled anew by the start that follows, as it knows another version of the gazetteer.
    this.addSql(`truncate place_name`)
    this.addSql(`alter table place_name add column weight real not null, add column cell integer not null`)
    this.addSql(`drop index place_name_key`)
    this.addSql(`create index place_name_key on place_name (name_key) include (place, weight, tier)`)
    this.addSql(
      `create index place_name_key_large on place_name (name_key) include (place, weight, tier) where weight >= 4`,
    )
    this.addSql(`create index place_name_near on place_name (cell, name_key) include (place, weight, tier)`)
    this.addSql(`create index place_name_place on place_name (place)`)
  }
}
