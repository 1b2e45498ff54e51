import { Migration } from '@mikro-orm/migrations'

/** Where in a town a ride begins and ends, for the driver. */
export class Migration2026112450RideAddresses extends Migration {
  override up(): void {
    this.addSql(
      'alter table booking add column pickup_address text null, add column destination_address text null',
    )
  }

  override down(): void {
    this.addSql('alter table booking drop column pickup_address, drop column destination_address')
  }
}
