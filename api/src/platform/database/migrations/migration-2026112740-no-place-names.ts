import { Migration } from '@mikro-orm/migrations'

/**
 * Whole names and codes are looked for in the memory of each process, too (`map/places/name-index`): nothing reads them as rows any more, and
 * a place is known by its id alone.
 */
export class Migration2026112740NoPlaceNames extends Migration {
  override up(): void {
    this.addSql(`drop table place_name`)
    this.addSql(`drop index place_iata`)
    this.addSql(`alter table place drop column number, drop constraint place_id_key, add primary key (id)`)
  }

  override down(): void {
    // Filled by the start of an earlier version, which knows another version of the gazetteer.
    this.addSql(`truncate place`)
    this.addSql(
      `alter table place drop constraint place_pkey, add unique (id), add column number integer primary key`,
    )
    this.addSql(`create index place_iata on place (iata) where iata is not null`)
    this.addSql(
      `create table place_name (name_key text collate "C" not null, place integer not null, tier smallint not null)`,
    )
    this.addSql(`create index place_name_key on place_name (name_key)`)
  }
}
