import { Migration } from '@mikro-orm/migrations'

/** The calls of partners' keys, for a month: what was asked and what came of it, and nothing of who travels. */
export class Migration2026112663PartnerRequests extends Migration {
  override up(): void {
    this.addSql(`create table partner_request (
      id bigserial primary key,
      partner_id uuid not null,
      key_id uuid not null,
      is_test boolean not null,
      at timestamptz not null,
      method text not null,
      route text not null,
      status int not null,
      code text null,
      request_id text not null,
      duration_ms int not null
    )`)
    this.addSql('create index partner_request_partner_id_id_index on partner_request (partner_id, id)')
    this.addSql('create index partner_request_at_index on partner_request (at)')
  }

  override down(): void {
    this.addSql('drop table partner_request')
  }
}
