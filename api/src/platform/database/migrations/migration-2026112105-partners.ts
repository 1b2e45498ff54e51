import { Migration } from '@mikro-orm/migrations'

/** Partners, their keys and pages, promo codes, and the checkouts that their pages start. */
export class Migration2026112105Partners extends Migration {
  override up(): void {
    this.addSql(`create table partner (
      id uuid not null,
      name text not null,
      subdomain text null,
      accent text null,
      on_accent text null,
      logo bytea null,
      logo_type text null,
      created_at timestamptz not null,
      primary key (id)
    )`)
    this.addSql(`alter table partner add constraint partner_subdomain_unique unique (subdomain)`)
    this.addSql(`create table partner_key (
      id uuid not null,
      partner_id uuid not null,
      kind text not null,
      mode text not null,
      key_hash text not null,
      hint text not null,
      created_at timestamptz not null,
      expires_at timestamptz null,
      revoked_at timestamptz null,
      primary key (id)
    )`)
    this.addSql(`alter table partner_key add constraint partner_key_hash_unique unique (key_hash)`)
    this.addSql(`create index partner_key_partner_id_index on partner_key (partner_id)`)
    this.addSql(`create table partner_origin (
      partner_id uuid not null,
      origin text not null,
      primary key (partner_id, origin)
    )`)
    this.addSql(`create index partner_origin_origin_index on partner_origin (origin)`)
    this.addSql(`create table partner_return_url (
      partner_id uuid not null,
      url text not null,
      primary key (partner_id, url)
    )`)
    this.addSql(`create table promo_code (
      id uuid not null,
      code text not null,
      partner_id uuid null,
      percent int null,
      amount_cents int null,
      vehicle_type_ids jsonb null,
      starts_at timestamptz null,
      ends_at timestamptz null,
      max_uses int null,
      max_uses_per_traveller int null,
      uses int not null default 0,
      created_at timestamptz not null,
      primary key (id)
    )`)
    this.addSql(`alter table promo_code add constraint promo_code_code_unique unique (code)`)
    this.addSql(`create table promo_use (
      booking_id int not null,
      promo_code_id uuid not null,
      user_id uuid not null,
      discount_cents int not null,
      created_at timestamptz not null,
      primary key (booking_id)
    )`)
    this.addSql(`create index promo_use_promo_code_id_user_id_index on promo_use (promo_code_id, user_id)`)
    this.addSql(`create table checkout_session (
      id uuid not null,
      partner_id uuid not null,
      is_test boolean not null,
      quote_id uuid not null,
      token_hash text not null,
      locale text null,
      return_url text null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      opened_at timestamptz null,
      user_id uuid null,
      booking_id int null,
      result_hash text null,
      result_expires_at timestamptz null,
      result_redeemed_at timestamptz null,
      primary key (id)
    )`)
    this.addSql(
      `alter table checkout_session add constraint checkout_session_token_hash_unique unique (token_hash)`,
    )
    this.addSql(
      `alter table checkout_session add constraint checkout_session_booking_id_unique unique (booking_id)`,
    )
    this.addSql(
      `alter table checkout_session add constraint checkout_session_result_hash_unique unique (result_hash)`,
    )
    this.addSql(`create index checkout_session_user_id_index on checkout_session (user_id)`)
    this.addSql(`create index checkout_session_partner_id_index on checkout_session (partner_id)`)
    this.addSql(`create index checkout_session_expires_at_index on checkout_session (expires_at)`)
    this.addSql(`alter table quote
      add column partner_id uuid null,
      add column is_test boolean not null default false,
      add column attribution jsonb null,
      add column promo jsonb null`)
    this.addSql(`create index quote_partner_id_index on quote (partner_id)`)
    this.addSql(`alter table booking
      add column partner_id uuid null,
      add column is_test boolean not null default false,
      add column attribution jsonb null,
      add column promo_code text null,
      add column discount_cents int not null default 0`)
    this.addSql(`create index booking_partner_id_index on booking (partner_id)`)
    // What the entities cannot say.
    this.addSql(`alter table partner_key
      add constraint partner_key_partner_fk foreign key (partner_id) references partner (id) on delete cascade,
      add constraint partner_key_kind_known check (kind in ('publishable', 'secret')),
      add constraint partner_key_mode_known check (mode in ('test', 'live'))`)
    this.addSql(`alter table partner_origin
      add constraint partner_origin_partner_fk foreign key (partner_id) references partner (id) on delete cascade`)
    this.addSql(`alter table partner_return_url
      add constraint partner_return_url_partner_fk foreign key (partner_id) references partner (id) on delete cascade`)
    this.addSql(`alter table promo_code
      add constraint promo_code_partner_fk foreign key (partner_id) references partner (id),
      add constraint promo_code_one_kind_known check ((percent is null) <> (amount_cents is null)),
      add constraint promo_code_percent_known check (percent between 1 and 90),
      add constraint promo_code_amount_positive check (amount_cents > 0),
      add constraint promo_code_uses_known check (uses >= 0 and (max_uses is null or uses <= max_uses))`)
    this.addSql(`alter table promo_use
      add constraint promo_use_promo_code_fk foreign key (promo_code_id) references promo_code (id),
      add constraint promo_use_booking_fk foreign key (booking_id) references booking (id)`)
    this.addSql(`alter table checkout_session
      add constraint checkout_session_partner_fk foreign key (partner_id) references partner (id),
      add constraint checkout_session_quote_fk foreign key (quote_id) references quote (id),
      add constraint checkout_session_user_fk foreign key (user_id) references app_user (id),
      add constraint checkout_session_booking_fk foreign key (booking_id) references booking (id)`)
  }

  override down(): void {
    this.addSql(
      'alter table quote drop column partner_id, drop column is_test, drop column attribution, drop column promo',
    )
    this.addSql(`alter table booking drop column partner_id, drop column is_test, drop column attribution,
      drop column promo_code, drop column discount_cents`)
    this.addSql(
      'drop table checkout_session, promo_use, promo_code, partner_return_url, partner_origin, partner_key, partner',
    )
  }
}
