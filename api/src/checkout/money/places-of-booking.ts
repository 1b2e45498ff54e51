import { sql } from 'kysely'
import type { BookingRow } from '../../bookings/booking.entity.ts'
import type { EntityManager } from '../../database/orm.ts'

/** Where a booking goes, by the names of the places that its price was made for. */
export async function placesOf(
  em: EntityManager,
  { quoteId }: BookingRow,
): Promise<{ pickupLocation: string; destination: string }> {
  const { rows } = await sql<{ pickupLocation: string; destination: string }>`
    select pickup_place ->> 'label' as "pickupLocation", destination_place ->> 'label' as destination
    from quote where id = ${quoteId}`.execute(em.getKysely())
  if (!rows[0]) throw new Error(`The quote ${quoteId} of a booking is gone.`)
  return rows[0]
}
