import { Migration } from '@mikro-orm/migrations'

/** Agreements that end by a notice of ours: when. */
export class Migration2026112701EndingAgreements extends Migration {
  override up(): void {
    for (const table of ['partner', 'carrier'])
      this.addSql(`alter table ${table} add column ends_at timestamptz null`)
  }

  override down(): void {
    for (const table of ['partner', 'carrier']) this.addSql(`alter table ${table} drop column ends_at`)
  }
}
