import { Migration } from '@mikro-orm/migrations'

/** Invitations to act for a business go by mail, too, and carriers invite as partners do. */
export class Migration2026112657MailedInvitations extends Migration {
  override up(): void {
    this.addSql('alter table business_invitation add column email text null')
    this.known(['carrier', 'partner'], ['owner', 'developer', 'finance', 'dispatcher', 'bookkeeper'])
  }

  override down(): void {
    this.addSql("delete from business_invitation where business_kind <> 'partner'")
    this.known(['partner'], ['owner', 'developer', 'finance'])
    this.addSql('alter table business_invitation drop column email')
  }

  private known(kinds: readonly string[], roles: readonly string[]): void {
    const list = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')
    this.addSql(`alter table business_invitation
      drop constraint business_invitation_business_kind_known, drop constraint business_invitation_role_known,
      add constraint business_invitation_business_kind_known check (business_kind in (${list(kinds)})),
      add constraint business_invitation_role_known check (role in (${list(roles)}))`)
  }
}
