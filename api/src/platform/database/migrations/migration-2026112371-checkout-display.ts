import { Migration } from '@mikro-orm/migrations'

/** How a partner's page shows prices and distances, and where its traveller goes back to without having paid. */
export class Migration2026112371CheckoutDisplay extends Migration {
  override up(): void {
    this.addSql(
      'alter table checkout_session add column cancel_url text null, add column currency text null, add column distance_unit text null',
    )
  }

  override down(): void {
    this.addSql(
      'alter table checkout_session drop column cancel_url, drop column currency, drop column distance_unit',
    )
  }
}
