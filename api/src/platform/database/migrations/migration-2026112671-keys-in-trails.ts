import { Migration } from '@mikro-orm/migrations'

/** Which key of a partner did something in the traveller's place; null where no key did. */
export class Migration2026112671KeysInTrails extends Migration {
  override up(): void {
    this.addSql('alter table booking_event add column key_id uuid null')
    this.addSql('alter table booking_change add column key_id uuid null')
  }

  override down(): void {
    this.addSql('alter table booking_change drop column key_id')
    this.addSql('alter table booking_event drop column key_id')
  }
}
