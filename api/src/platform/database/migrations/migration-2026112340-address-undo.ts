import { Migration } from '@mikro-orm/migrations'

/**
 * Links that take a changed address back, and links to sign in by. An address that an account may still come back to is
 * looked up by whoever registers with it.
 */
export class Migration2026112340AddressUndo extends Migration {
  override up(): void {
    this.addSql('alter table app_user add column pending_email_session uuid null')
    this.addSql('create index account_link_email_index on account_link (email)')
    this.purposes(`'confirm-email', 'confirm-new-email', 'reset-password', 'sign-in-link', 'email-changed'`)
  }

  override down(): void {
    this.addSql(`delete from account_link where purpose in ('sign-in-link', 'email-changed')`)
    this.purposes(`'confirm-email', 'confirm-new-email', 'reset-password'`)
    this.addSql('drop index account_link_email_index')
    this.addSql('alter table app_user drop column pending_email_session')
  }

  private purposes(known: string): void {
    this.addSql('alter table account_link drop constraint account_link_purpose_known')
    this.addSql(
      `alter table account_link add constraint account_link_purpose_known check (purpose in (${known}))`,
    )
  }
}
