import { Migration } from '@mikro-orm/migrations'

/**
 * Figures of each day, made ahead of their reading; what they are made of: in which language a price was asked for, and what a
 * booking cost at each of its steps.
 */
export class Migration2026112490Figures extends Migration {
  override up(): void {
    this.addSql('alter table quote add column language text null')
    this.addSql(`update quote q set language = u.language from booking b join app_user u on u.id = b.user_id
      where b.quote_id = q.id`)
    this.addSql('create index quote_created_at_index on quote (created_at)')
    this.addSql('alter table booking_event add column total_cents int null')
    // What a booking costs now, less what its later changes added.
    this.addSql(`update booking_event e set total_cents = b.total_cents - coalesce((
        select sum(later.amount_cents) from booking_event later
        where later.booking_id = e.booking_id and later.kind = 'CHANGED' and later.id > e.id), 0)
      from booking b where b.id = e.booking_id`)
    this.addSql('create index booking_event_at_index on booking_event (at)')
    this.addSql('create index ledger_posting_created_at_index on ledger_posting (created_at)')
    this.addSql(`create table figure_day (
      day date not null,
      is_test boolean not null,
      vehicle_type_id int not null,
      country text not null,
      partner_id uuid not null,
      language text not null,
      asked int not null,
      booked int not null,
      paid int not null,
      cancelled int not null,
      priced_cents bigint not null,
      received_cents bigint not null,
      returned_cents bigint not null,
      primary key (day, is_test, vehicle_type_id, country, partner_id, language)
    )`)
    this.addSql(`create table figure_state (
      id int not null primary key,
      version int not null,
      open_from date null,
      reckoned_at timestamptz null
    )`)
    this.addSql('insert into figure_state (id, version) values (1, 0)')
  }

  override down(): void {
    this.addSql('drop table figure_day, figure_state')
    this.addSql('drop index ledger_posting_created_at_index')
    this.addSql('drop index booking_event_at_index')
    this.addSql('alter table booking_event drop column total_cents')
    this.addSql('drop index quote_created_at_index')
    this.addSql('alter table quote drop column language')
  }
}
