import { Migration } from '@mikro-orm/migrations'

/**
 * The bookings of a day are one stretch of an index, and so are the movements of a booking, in their order: the newest of many bookings' are
 * found without reading all of them. The latter takes the place of the index by bookings alone.
 */
export class Migration2026112761ListsOfDays extends Migration {
  override up(): void {
    this.addSql('create index booking_pickup_date_id_index on booking (pickup_date, id)')
    this.addSql(
      'create index ledger_posting_booking_id_created_at_id_index on ledger_posting (booking_id, created_at, id)',
    )
    this.addSql('drop index ledger_posting_booking_id_index')
  }

  override down(): void {
    this.addSql('create index ledger_posting_booking_id_index on ledger_posting (booking_id)')
    this.addSql('drop index ledger_posting_booking_id_created_at_id_index, booking_pickup_date_id_index')
  }
}
