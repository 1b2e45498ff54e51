import { Migration } from '@mikro-orm/migrations'

/** Roles of the back office beneath administrator. */
export class Migration2026112470StaffRoles extends Migration {
  override up(): void {
    this.addSql('alter table app_user add column staff_role text null')
    this.addSql(`alter table app_user add constraint app_user_staff_role_known
      check (staff_role in ('support', 'operations', 'finance'))`)
  }

  override down(): void {
    this.addSql('alter table app_user drop column staff_role')
  }
}
