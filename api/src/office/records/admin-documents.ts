import type { Wanted } from '#bookings/documents/make-document.ts'
import type { Context } from '#platform/context/context.ts'
import { findClient } from '../admin/clients.service.ts'
import { bookingRow } from './booking-record.ts'

/**
 * A document of a booking for one of our people: as its traveller gets it, in the traveller's language. It counts for whoever asks.
 * @throws Problem NOT_FOUND, also once the person was removed
 */
export async function wantedBy(context: Context, askerId: string, bookingId: number): Promise<Wanted> {
  const { userId } = await bookingRow(context, bookingId)
  const { id: travellerId } = await findClient(context, userId)
  return { travellerId, askerId, bookingId }
}
