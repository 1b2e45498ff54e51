import { Migration } from '@mikro-orm/migrations'

/** Keys by which computers of carriers call. */
export class Migration2026112610CarrierKeys extends Migration {
  override up(): void {
    this.addSql(`create table carrier_key (
      id uuid not null primary key,
      carrier_id uuid not null,
      label text not null,
      key_hash text not null,
      hint text not null,
      created_at timestamptz not null,
      expires_at timestamptz null,
      revoked_at timestamptz null,
      last_used_at timestamptz null,
      constraint carrier_key_carrier_fk foreign key (carrier_id) references carrier (id) on delete cascade,
      constraint carrier_key_hash_unique unique (key_hash)
    )`)
    this.addSql('create index carrier_key_carrier_id_index on carrier_key (carrier_id)')
  }
}
