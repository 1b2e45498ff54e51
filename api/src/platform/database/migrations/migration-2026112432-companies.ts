import { Migration } from '@mikro-orm/migrations'

/** The company that a traveller books for, as receipts name it. */
export class Migration2026112432Companies extends Migration {
  override up(): void {
    this.addSql('alter table app_user add column company text null, add column vat_number text null')
  }

  override down(): void {
    this.addSql('alter table app_user drop column company, drop column vat_number')
  }
}
