import { Migration } from '@mikro-orm/migrations'

/** Which driver the traveller of a ride was told of by mail. */
export class Migration2026112621MailedDrivers extends Migration {
  override up(): void {
    this.addSql('alter table ride add column mailed_driver_id uuid null')
  }

  override down(): void {
    this.addSql('alter table ride drop column mailed_driver_id')
  }
}
