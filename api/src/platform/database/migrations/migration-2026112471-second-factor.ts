import { Migration } from '@mikro-orm/migrations'

/** What is asked for after the password: authenticator apps, and the codes that stand in for them. */
export class Migration2026112471SecondFactor extends Migration {
  override up(): void {
    this.addSql(`create table totp_factor (
      user_id uuid not null primary key,
      sealed_secret text not null,
      last_counter int not null default 0,
      confirmed_at timestamptz null,
      created_at timestamptz not null
    )`)
    this.addSql(
      'create table recovery_code (code_hash text not null primary key, user_id uuid not null, used_at timestamptz null)',
    )
    this.addSql('create index recovery_code_user_id_index on recovery_code (user_id)')
  }

  override down(): void {
    this.addSql('drop table totp_factor, recovery_code')
  }
}
