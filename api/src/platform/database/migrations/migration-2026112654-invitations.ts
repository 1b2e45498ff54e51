import { Migration } from '@mikro-orm/migrations'

/** Links by which people come to act for a business. */
export class Migration2026112654Invitations extends Migration {
  override up(): void {
    this.addSql(`create table business_invitation (
      id uuid not null primary key,
      business_kind text not null,
      business_id uuid not null,
      role text not null,
      token_hash text not null constraint business_invitation_token_hash_unique unique,
      user_id uuid not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz null,
      constraint business_invitation_business_kind_known check (business_kind in ('partner')),
      constraint business_invitation_role_known check (role in ('owner', 'developer', 'finance'))
    )`)
    this.addSql(
      'create index business_invitation_business_index on business_invitation (business_kind, business_id)',
    )
  }

  override down(): void {
    this.addSql('drop table business_invitation')
  }
}
