import { Migration } from '@mikro-orm/migrations'

/** Which pages call with a partner's keys, and publishable keys in whole, so that tags and links can be made with them. */
export class Migration2026112652PartnerSightings extends Migration {
  override up(): void {
    this.addSql(`alter table partner_key add column public_key text null,
      add constraint partner_key_public_key_known check (public_key is null or kind = 'publishable')`)
    this.addSql(`create table partner_sighting (
      partner_id uuid not null,
      origin text not null,
      is_listed boolean not null,
      seen_at timestamptz not null,
      primary key (partner_id, origin),
      constraint partner_sighting_partner_fk foreign key (partner_id) references partner (id) on delete cascade
    )`)
  }

  override down(): void {
    this.addSql('drop table partner_sighting')
    this.addSql('alter table partner_key drop column public_key')
  }
}
