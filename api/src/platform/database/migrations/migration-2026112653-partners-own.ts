import { Migration } from '@mikro-orm/migrations'

/** Bookings that somebody of the partner made, which earn nothing, and the codes of a partner, which it lists. */
export class Migration2026112653PartnersOwn extends Migration {
  override up(): void {
    this.addSql('alter table booking add column is_partners_own boolean not null default false')
    this.addSql('create index promo_code_partner_id_index on promo_code (partner_id)')
  }

  override down(): void {
    this.addSql('drop index promo_code_partner_id_index')
    this.addSql('alter table booking drop column is_partners_own')
  }
}
