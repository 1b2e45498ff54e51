import { Migration } from '@mikro-orm/migrations'

/** When travellers were told that their driver may be late, and what they got for it. */
export class Migration2026112647LateDrivers extends Migration {
  override up(): void {
    this.addSql(
      'alter table ride add column late_told_at timestamptz null, add column late_credit_cents int not null default 0',
    )
  }

  override down(): void {
    this.addSql('alter table ride drop column late_told_at, drop column late_credit_cents')
  }
}
