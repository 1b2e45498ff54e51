import { Migration } from '@mikro-orm/migrations'

/** What partners see of the bookings that were made through them: by which key, and the sums of each day. */
export class Migration2026112651PartnerFigures extends Migration {
  override up(): void {
    this.addSql('alter table quote add column partner_key_id uuid null')
    this.addSql('create index checkout_session_created_at_index on checkout_session (created_at)')
    this.addSql('create index ride_event_at_index on ride_event (at)')
    this.addSql('create index earning_line_created_at_index on earning_line (created_at)')
    this.addSql(
      'create index booking_through_partner_list_index on booking (coalesce(attributed_partner_id, partner_id), id)',
    )
    this.addSql(`create table partner_figure_day (
      day date not null,
      partner_id uuid not null,
      is_test boolean not null,
      key_id uuid not null,
      campaign text not null,
      promo_code text not null,
      from_place text not null,
      to_place text not null,
      quotes int not null,
      checkouts int not null,
      booked int not null,
      paid int not null,
      cancelled int not null,
      rides int not null,
      priced_cents bigint not null,
      earned_cents bigint not null,
      primary key (day, partner_id, is_test, key_id, campaign, promo_code, from_place, to_place)
    )`)
    this.addSql(
      'create index partner_figure_day_partner_id_day_index on partner_figure_day (partner_id, day)',
    )
    this.addSql('alter table figure_state add column partners_open_from date null')
  }

  override down(): void {
    this.addSql('alter table figure_state drop column partners_open_from')
    this.addSql('drop table partner_figure_day')
    this.addSql('drop index booking_through_partner_list_index')
    this.addSql('drop index earning_line_created_at_index')
    this.addSql('drop index ride_event_at_index')
    this.addSql('drop index checkout_session_created_at_index')
    this.addSql('alter table quote drop column partner_key_id')
  }
}
