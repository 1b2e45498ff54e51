import { Migration } from '@mikro-orm/migrations'

/** When a secret key was first sent from where others can read it. */
export class Migration2026112370ExposedKeys extends Migration {
  override up(): void {
    this.addSql('alter table partner_key add column exposed_at timestamptz null')
  }

  override down(): void {
    this.addSql('alter table partner_key drop column exposed_at')
  }
}
