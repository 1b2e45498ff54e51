import { Migration } from '@mikro-orm/migrations'

/**
 * For mistyped names (typo-keys.ts), and the names of large cities elsewhere, which must not be taken for a namesake of
 * ours. Both belong to the gazetteer and are filled with it.
 */
export class Migration2026112103PlaceTypos extends Migration {
  override up(): void {
    this.addSql(`create table place_typo (typo_key text collate "C" not null, place integer not null)`)
    this.addSql(`create index place_typo_key on place_typo (typo_key) include (place)`)
    this.addSql(`create table place_elsewhere (name_key text collate "C" primary key, weight real not null)`)
    this.addSql(`create index place_name_place on place_name (place)`)
  }

  override down(): void {
    this.addSql(`drop index place_name_place`)
    for (const table of ['place_elsewhere', 'place_typo']) this.addSql(`drop table ${table}`)
  }
}
