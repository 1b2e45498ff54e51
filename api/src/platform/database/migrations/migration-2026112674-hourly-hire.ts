import { Migration } from '@mikro-orm/migrations'

/** Cars by the hour: for how long; null for a transfer. */
export class Migration2026112674HourlyHire extends Migration {
  override up(): void {
    for (const table of ['quote', 'booking']) {
      this.addSql(`alter table ${table} add column duration_hours int null,
        add constraint ${table}_duration_hours_positive check (duration_hours > 0)`)
    }
  }

  override down(): void {
    for (const table of ['quote', 'booking']) this.addSql(`alter table ${table} drop column duration_hours`)
  }
}
