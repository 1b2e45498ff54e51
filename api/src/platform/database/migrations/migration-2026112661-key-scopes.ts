import { Migration } from '@mikro-orm/migrations'

/** What secret keys may do. Those that are there go on doing what they could. */
export class Migration2026112661KeyScopes extends Migration {
  override up(): void {
    this.addSql(`alter table partner_key add column scopes jsonb not null default '[]'`)
    this.addSql(`update partner_key set scopes = '["journeys", "checkouts"]' where kind = 'secret'`)
  }

  override down(): void {
    this.addSql('alter table partner_key drop column scopes')
  }
}
