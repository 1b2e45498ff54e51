import { Migration } from '@mikro-orm/migrations'

/** Each try of a refund has a key of its own in a column, so that nobody takes one apart to find its refund. */
export class Migration2026112477RefundOrders extends Migration {
  override up(): void {
    this.addSql('alter table card_refund add column order_key text')
    // What gateways were asked for until now, they know by this.
    this.addSql(`update card_refund set order_key = id || ':' || attempt`)
    this.addSql('alter table card_refund alter column order_key set not null')
    this.addSql('alter table card_refund add constraint card_refund_order_key_unique unique (order_key)')
  }

  override down(): void {
    this.addSql('alter table card_refund drop column order_key')
  }
}
