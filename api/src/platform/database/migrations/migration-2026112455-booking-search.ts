import { Migration } from '@mikro-orm/migrations'

/**
 * What the back office lists and searches bookings by. The expressions are those of `office/admin/booking-search.ts`, written out:
 * a migration that has run stays what it was.
 */
export class Migration2026112455BookingSearch extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm')
    this.addSql(`create index booking_words_index on booking using gin ((booking_number || ' ' || pickup_location || ' ' || destination || ' ' || coalesce(travel_number, '')
  || ' ' || coalesce(promo_code, '') || ' ' || coalesce(translate(contact_phone, ' ()-/.', ''), '')) gin_trgm_ops)`)
    this.addSql(`create index app_user_words_index on app_user using gin ((email || ' ' || first_name || ' ' || last_name || ' '
  || coalesce(country_code || ltrim(translate(phone_number, ' ()-/.', ''), '0'), '')) gin_trgm_ops)`)
    this.addSql('create index booking_status_id_index on booking (status, id)')
    this.addSql('create index booking_pickup_at_id_index on booking (pickup_at, id)')
    this.addSql(
      `create index booking_unpaid_id_index on booking (payment_status, id) where payment_status <> 'completed'`,
    )
  }

  override down(): void {
    for (const index of [
      'booking_words_index',
      'app_user_words_index',
      'booking_status_id_index',
      'booking_pickup_at_id_index',
      'booking_unpaid_id_index',
    ])
      this.addSql(`drop index ${index}`)
  }
}
