import { Migration } from '@mikro-orm/migrations'

/** A partner's prices of some days are found without reading all that its pages ever asked for; those of no partner are in no such index. */
export class Migration2026112721PricesOfPartners extends Migration {
  override up(): void {
    this.addSql('drop index quote_partner_id_index')
    this.addSql(`create index quote_partner_id_created_at_list_index on quote (partner_id, created_at)
      where partner_id is not null`)
  }

  override down(): void {
    this.addSql('drop index quote_partner_id_created_at_list_index')
    // Under the name that it had: the table's own index takes it over.
    this.addSql('create index quote_kept_partner_id_index on quote_kept (partner_id)')
    this.addSql('create index quote_partner_id_index on quote (partner_id)')
  }
}
