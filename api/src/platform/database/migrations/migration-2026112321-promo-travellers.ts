import { Migration } from '@mikro-orm/migrations'

/** Who used a promo code is told by mailbox and card, as keyed hashes: another account is no other traveller. */
export class Migration2026112321PromoTravellers extends Migration {
  override up(): void {
    this.addSql('alter table promo_use add column mailbox_key text null, add column card_key text null')
    this.addSql(`create table traveller_card (
      card_key text not null,
      user_id uuid not null,
      seen_at timestamptz not null,
      primary key (card_key, user_id)
    )`)
    this.addSql('create index traveller_card_user_id_index on traveller_card (user_id)')
    this.addSql('alter table sandbox_session add column card text null')
  }

  override down(): void {
    this.addSql('alter table sandbox_session drop column card')
    this.addSql('drop table traveller_card')
    this.addSql('alter table promo_use drop column mailbox_key, drop column card_key')
  }
}
