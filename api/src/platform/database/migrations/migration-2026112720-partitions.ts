import { Migration } from '@mikro-orm/migrations'

const QUOTE_INDEXES = ['user_id', 'partner_id', 'created_at']

/**
 * Prices and the calls of partners' keys lie in partitions by time, which are dropped when their rows have been kept long enough.
 * The price of a booking or a checkout lies in a partition of its own, to which these refer: the table that was there becomes it,
 * so that a filled database copies what nobody booked, a day of it, and no more.
 */
export class Migration2026112720Partitions extends Migration {
  override up(): void {
    this.quotes()
    this.requests()
  }

  private quotes(): void {
    this.addSql('alter table booking drop constraint booking_quote_fk')
    this.addSql('alter table checkout_session drop constraint checkout_session_quote_fk')
    this.addSql('alter table quote rename to quote_kept')
    this.addSql('drop index quote_expires_at_index')
    this.addSql('alter table quote_kept drop constraint quote_pkey')
    for (const column of QUOTE_INDEXES)
      this.addSql(`alter index quote_${column}_index rename to quote_kept_${column}_index`)
    this.addSql('create table quote_rest (like quote_kept including defaults including constraints)')
    this.addSql('alter table quote_rest add column kept_until timestamptz not null')
    this.addSql(`with open as (
        delete from quote_kept q where used_at is null and not exists (select from booking b where b.quote_id = q.id)
          and not exists (select from checkout_session c where c.quote_id = q.id) returning q.*)
      insert into quote_rest select open.*, expires_at + interval '1 day' from open`)
    this.addSql(`alter table quote_kept add column kept_until timestamptz not null default 'infinity'`)
    this.addSql('alter table quote_kept alter column kept_until drop default')
    this.addSql(`create table quote (like quote_kept including defaults including constraints)
      partition by range (kept_until)`)
    this.addSql('alter table quote add primary key (id, kept_until)')
    for (const column of QUOTE_INDEXES) this.addSql(`create index quote_${column}_index on quote (${column})`)
    this.addSql(`alter table quote attach partition quote_kept for values from ('infinity') to (maxvalue)`)
    this.addSql('alter table quote attach partition quote_rest default')
    this.addSql('alter table quote_kept add constraint quote_kept_id_unique unique (id)')
    this.addSql('create index quote_kept_waiting_index on quote_kept (expires_at) where used_at is null')
    this.addQuoteKeys('quote_kept')
  }

  private requests(): void {
    this.addSql('alter table partner_request rename to partner_request_rest')
    this.addSql('alter table partner_request_rest drop constraint partner_request_pkey')
    this.addSql('drop index partner_request_at_index')
    this.addSql(
      'alter index partner_request_partner_id_id_index rename to partner_request_rest_partner_id_id_index',
    )
    this.addSql(`create table partner_request (like partner_request_rest including defaults including constraints)
      partition by range (at)`)
    this.addSql('alter sequence partner_request_id_seq owned by partner_request.id')
    this.addSql('alter table partner_request add primary key (id, at)')
    this.addSql('create index partner_request_partner_id_id_index on partner_request (partner_id, id)')
    this.addSql('alter table partner_request attach partition partner_request_rest default')
  }

  private addQuoteKeys(table: string): void {
    for (const from of ['booking', 'checkout_session'])
      this.addSql(
        `alter table ${from} add constraint ${from}_quote_fk foreign key (quote_id) references ${table} (id)`,
      )
  }

  override down(): void {
    this.addSql('alter table partner_request rename to partner_request_parted')
    this.addSql('alter index partner_request_partner_id_id_index rename to partner_request_parted_list_index')
    this.addSql(
      'alter table partner_request_parted rename constraint partner_request_pkey to partner_request_parted_pkey',
    )
    this.addSql(
      'create table partner_request (like partner_request_parted including defaults including constraints)',
    )
    this.addSql('alter sequence partner_request_id_seq owned by partner_request.id')
    this.addSql('insert into partner_request select * from partner_request_parted')
    this.addSql('drop table partner_request_parted')
    this.addSql('alter table partner_request add primary key (id)')
    this.addSql('create index partner_request_partner_id_id_index on partner_request (partner_id, id)')
    this.addSql('create index partner_request_at_index on partner_request (at)')

    this.addSql('alter table booking drop constraint booking_quote_fk')
    this.addSql('alter table checkout_session drop constraint checkout_session_quote_fk')
    this.addSql('alter table quote detach partition quote_kept')
    this.addSql('insert into quote_kept select * from quote')
    this.addSql('drop table quote')
    this.addSql('drop index quote_kept_waiting_index')
    this.addSql('alter table quote_kept drop constraint quote_kept_id_unique, drop column kept_until')
    this.addSql('alter table quote_kept rename to quote')
    this.addSql('alter table quote add primary key (id)')
    for (const column of QUOTE_INDEXES)
      this.addSql(`alter index quote_kept_${column}_index rename to quote_${column}_index`)
    this.addSql('create index quote_expires_at_index on quote (expires_at)')
    this.addQuoteKeys('quote')
  }
}
