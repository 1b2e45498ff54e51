import { Migration } from '@mikro-orm/migrations'

/** When versions of what partners and carriers agree to were published, and from when on they hold; which bookings came after that without consent. */
export class Migration2026112672AgreementVersions extends Migration {
  override up(): void {
    this.addSql(`create table agreement_version (
      document text not null,
      version int not null,
      hashes jsonb not null,
      has_notice boolean not null,
      published_at timestamptz not null,
      effective_at timestamptz not null,
      reminded_at timestamptz null,
      lapse_told_at timestamptz null,
      primary key (document, version)
    )`)
    this.addSql('alter table booking add column is_unagreed boolean not null default false')
  }

  override down(): void {
    this.addSql('alter table booking drop column is_unagreed')
    this.addSql('drop table agreement_version')
  }
}
