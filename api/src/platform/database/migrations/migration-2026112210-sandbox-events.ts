import { Migration } from '@mikro-orm/migrations'

/** The id of the event that tells what became of a sandbox page, so that it is one event however often it is told. */
export class Migration2026112210SandboxEvents extends Migration {
  override up(): void {
    this.addSql('alter table sandbox_session add column event_id text null')
  }

  override down(): void {
    this.addSql('alter table sandbox_session drop column event_id')
  }
}
