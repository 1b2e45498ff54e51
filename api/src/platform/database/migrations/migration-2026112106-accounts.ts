import { Migration } from '@mikro-orm/migrations'

/** Mailed links of every purpose, sessions that can be listed and ended, preferences, blocks, and closing. */
export class Migration2026112106Accounts extends Migration {
  override up(): void {
    this.addSql(`alter table app_user
      add column session_epoch int not null default 0,
      add column pending_email text null,
      add column preferences jsonb null,
      add column active_at timestamptz null,
      add column closes_at timestamptz null,
      add column closing_warnings int not null default 0,
      add column closed_at timestamptz null,
      add column erased_at timestamptz null`)
    this.addSql('update app_user set active_at = created_at')
    this.addSql('alter table app_user alter column active_at set not null')
    this.addSql('create index app_user_created_at_id_index on app_user (created_at, id)')

    // Ids are hashed from now on: nobody can use those that are stored in the clear, and everybody signs in again.
    this.addSql('drop table session')
    this.addSql(`create table session (
      id_hash text not null,
      public_id uuid not null,
      user_id uuid null,
      epoch int not null default 0,
      data jsonb not null,
      device text null,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (id_hash)
    )`)
    this.addSql('alter table session add constraint session_public_id_unique unique (public_id)')
    this.addSql('create index session_user_id_index on session (user_id)')
    this.addSql('create index session_expires_at_index on session (expires_at)')

    this.addSql(`create table account_link (
      id uuid not null,
      purpose text not null,
      user_id uuid not null,
      email text not null,
      token_hash text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz null,
      primary key (id)
    )`)
    this.addSql('alter table account_link add constraint account_link_token_hash_unique unique (token_hash)')
    this.addSql('create index account_link_user_id_index on account_link (user_id)')
    this.addSql('create index account_link_created_at_index on account_link (created_at)')
    this.addSql(`insert into account_link (id, purpose, user_id, email, token_hash, created_at, expires_at, used_at)
      select gen_random_uuid(), 'confirm-email', user_id, email, token_hash, expires_at - interval '24 hours', expires_at, used_at
      from email_confirmation`)
    this.addSql('drop table email_confirmation')

    this.addSql(`create table account_block (
      id uuid not null,
      user_id uuid not null,
      reason text not null,
      blocked_by uuid null,
      blocked_at timestamptz not null,
      until timestamptz null,
      lifted_by uuid null,
      lifted_at timestamptz null,
      primary key (id)
    )`)
    this.addSql('create index account_block_user_id_index on account_block (user_id)')

    // What the entities cannot say.
    this.addSql(`alter table session
      add constraint session_user_fk foreign key (user_id) references app_user (id) on delete cascade`)
    this.addSql(`alter table account_link
      add constraint account_link_user_fk foreign key (user_id) references app_user (id) on delete cascade,
      add constraint account_link_purpose_known check (purpose in ('confirm-email', 'confirm-new-email', 'reset-password'))`)
    this.addSql(`alter table account_block
      add constraint account_block_user_fk foreign key (user_id) references app_user (id) on delete cascade`)
  }

  override down(): void {
    this.addSql(`create table email_confirmation (
      token_hash text not null,
      user_id uuid not null,
      email text not null,
      expires_at timestamptz not null,
      used_at timestamptz null,
      primary key (token_hash)
    )`)
    this.addSql('create index email_confirmation_user_id_index on email_confirmation (user_id)')
    this.addSql(`alter table email_confirmation
      add constraint email_confirmation_user_fk foreign key (user_id) references app_user (id) on delete cascade`)
    this.addSql(`insert into email_confirmation select token_hash, user_id, email, expires_at, used_at
      from account_link where purpose = 'confirm-email'`)
    this.addSql('drop table account_block, account_link, session')
    this.addSql(`create table session (
      id text not null,
      user_id uuid null,
      data jsonb not null,
      expires_at timestamptz not null,
      primary key (id)
    )`)
    this.addSql('create index session_user_id_index on session (user_id)')
    this.addSql('create index session_expires_at_index on session (expires_at)')
    this.addSql('drop index app_user_created_at_id_index')
    this.addSql(`alter table app_user drop column session_epoch, drop column pending_email, drop column preferences,
      drop column active_at, drop column closes_at, drop column closing_warnings, drop column closed_at,
      drop column erased_at`)
  }
}
