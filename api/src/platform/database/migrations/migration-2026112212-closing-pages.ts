import { Migration } from '@mikro-orm/migrations'

/**
 * A payment page that is being closed is offered to nobody any more, also while its gateway has not answered yet. And a booking
 * that is brought back counts its promo code again, though others have used it up since.
 */
export class Migration2026112212ClosingPages extends Migration {
  override up(): void {
    this.statuses(`'opening', 'open', 'closing', 'processing', 'paid', 'declined', 'expired', 'review'`)
    this.uses('uses >= 0')
  }

  override down(): void {
    this.addSql('update promo_code set uses = max_uses where uses > max_uses')
    this.uses('uses >= 0 and (max_uses is null or uses <= max_uses)')
    this.addSql(`update payment_session set status = 'open' where status = 'closing'`)
    this.statuses(`'opening', 'open', 'processing', 'paid', 'declined', 'expired', 'review'`)
  }

  private uses(rule: string): void {
    this.addSql('alter table promo_code drop constraint promo_code_uses_known')
    this.addSql(`alter table promo_code add constraint promo_code_uses_known check (${rule})`)
  }

  private statuses(known: string): void {
    this.addSql('alter table payment_session drop constraint payment_session_status_known')
    this.addSql(`alter table payment_session
      add constraint payment_session_status_known check (status in (${known}))`)
  }
}
