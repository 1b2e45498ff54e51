import { Migration } from '@mikro-orm/migrations'

/** Invitations to act for a business go by mail, too. */
export class Migration2026112657MailedInvitations extends Migration {
  override up(): void {
    this.addSql('alter table business_invitation add column email text null')
  }

  override down(): void {
    this.addSql('alter table business_invitation drop column email')
  }
}
