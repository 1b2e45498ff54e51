import { Migration } from '@mikro-orm/migrations'

/** A payment page that is being closed is offered to nobody any more, also while its gateway has not answered yet. */
export class Migration2026112212ClosingPages extends Migration {
  override up(): void {
    this.statuses(`'opening', 'open', 'closing', 'processing', 'paid', 'declined', 'expired', 'review'`)
  }

  override down(): void {
    this.addSql(`update payment_session set status = 'open' where status = 'closing'`)
    this.statuses(`'opening', 'open', 'processing', 'paid', 'declined', 'expired', 'review'`)
  }

  private statuses(known: string): void {
    this.addSql('alter table payment_session drop constraint payment_session_status_known')
    this.addSql(`alter table payment_session
      add constraint payment_session_status_known check (status in (${known}))`)
  }
}
