import { Migration } from '@mikro-orm/migrations'

/** Who registered and did not confirm their address is reminded once. Accounts from before are not written to out of the blue. */
export class Migration2026112530ConfirmationReminders extends Migration {
  override up(): void {
    this.addSql('alter table app_user add column confirmation_reminded_at timestamptz null')
    this.addSql('update app_user set confirmation_reminded_at = created_at where email_confirmed_at is null')
    this.addSql(`create index app_user_to_remind_list_index on app_user (created_at)
      where email_confirmed_at is null and confirmation_reminded_at is null and erased_at is null`)
  }

  override down(): void {
    this.addSql('alter table app_user drop column confirmation_reminded_at')
  }
}
