import { Migration } from '@mikro-orm/migrations'

/** Which version of the terms of use was accepted, with the account and with each booking. */
export class Migration2026112433AcceptedTerms extends Migration {
  override up(): void {
    this.addSql('alter table app_user add column terms_version int null')
    this.addSql('alter table booking add column terms_version int null')
  }

  override down(): void {
    this.addSql('alter table app_user drop column terms_version')
    this.addSql('alter table booking drop column terms_version')
  }
}
