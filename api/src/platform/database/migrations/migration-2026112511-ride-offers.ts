import { Migration } from '@mikro-orm/migrations'

/** Whom a ride was offered to, and when it is looked at next. */
export class Migration2026112511RideOffers extends Migration {
  override up(): void {
    this.addSql('alter table ride add column look_at timestamptz null')
    this.addSql('update ride set look_at = now() where not is_test and pickup_at > now()')
    this.addSql('create index ride_look_at_index on ride (look_at) where look_at is not null')
    this.addSql(`create table ride_offer (
      id uuid not null primary key,
      ride_id uuid not null,
      carrier_id uuid not null,
      kind text not null,
      round int not null,
      net_cents int not null,
      state text not null,
      offered_at timestamptz not null,
      answer_until timestamptz not null,
      answered_at timestamptz null,
      reason text null,
      note text null,
      constraint ride_offer_kind_known check (kind in ('direct', 'broadcast', 'by-hand')),
      constraint ride_offer_state_known check (state in ('open', 'accepted', 'rejected', 'expired', 'withdrawn',
        'given-back', 'declined', 'taken-back'))
    )`)
    this.addSql('create index ride_offer_ride_id_round_index on ride_offer (ride_id, round)')
    this.addSql('create index ride_offer_carrier_id_offered_at_index on ride_offer (carrier_id, offered_at)')
    this.addSql('create index ride_offer_offered_at_index on ride_offer (offered_at)')
    // Whatever the code believes: a ride is one carrier's, and no carrier is asked twice at once.
    this.addSql(
      `create unique index ride_offer_taken_waiting_index on ride_offer (ride_id) where state = 'accepted'`,
    )
    this.addSql(
      `create unique index ride_offer_open_waiting_index on ride_offer (ride_id, carrier_id) where state = 'open'`,
    )
  }

  override down(): void {
    this.addSql('drop table ride_offer')
    this.addSql('alter table ride drop column look_at')
  }
}
