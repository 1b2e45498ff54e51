import { Migration } from '@mikro-orm/migrations'

/** Whose doing a cancellation was, which decides about the money; and what really arrived on a page of the sandbox. */
export class Migration2026112211Causes extends Migration {
  override up(): void {
    this.addSql('alter table booking_event add column cause text null')
    this.addSql('alter table sandbox_session add column arrived_cents int null')
  }

  override down(): void {
    this.addSql('alter table sandbox_session drop column arrived_cents')
    this.addSql('alter table booking_event drop column cause')
  }
}
