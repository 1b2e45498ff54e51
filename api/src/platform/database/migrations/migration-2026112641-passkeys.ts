import { Migration } from '@mikro-orm/migrations'

/** Passkeys beside authenticator apps, what they are to sign, and the app that follows another. */
export class Migration2026112641Passkeys extends Migration {
  override up(): void {
    this.addSql(`create table passkey (
      id uuid not null primary key,
      user_id uuid not null,
      credential_id text not null,
      public_key text not null,
      sign_count bigint not null,
      transports jsonb not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz null,
      constraint passkey_credential_id_unique unique (credential_id)
    )`)
    this.addSql('create index passkey_user_id_index on passkey (user_id)')
    this.addSql(`create table passkey_challenge (
      challenge text not null primary key,
      user_id uuid not null,
      purpose text not null,
      expires_at timestamptz not null
    )`)
    this.addSql('create index passkey_challenge_user_id_index on passkey_challenge (user_id)')
    this.addSql('create index passkey_challenge_expires_at_index on passkey_challenge (expires_at)')
    this.addSql('alter table totp_factor add column next_sealed_secret text null')
  }

  override down(): void {
    this.addSql('alter table totp_factor drop column next_sealed_secret')
    this.addSql('drop table passkey, passkey_challenge')
  }
}
