import type { Booking } from '@fiacre/sdk'
import { needsRideAddress, townName } from '@fiacre/sdk/rules'

type Place = { readonly label: string; readonly kind: string | null }

/** A booking or a quote, as far as it says where the ride begins and ends. */
type Ends = Pick<Booking, 'pickupLocation' | 'destination'> &
  Readonly<Record<'pickupPlace' | 'destinationPlace', Place | null>>

/** An end of a ride where one does not meet at a place: the field of its address, and the town it is in. */
type AddressEnd = { readonly field: 'pickupAddress' | 'destinationAddress'; readonly town: string }

/** The ends of a ride that need a hotel, or a street and a number. */
export function addressEnds(booking: Ends): readonly AddressEnd[] {
  const ends = [
    { field: 'pickupAddress', written: booking.pickupLocation, place: booking.pickupPlace },
    { field: 'destinationAddress', written: booking.destination, place: booking.destinationPlace },
  ] as const
  return ends.flatMap(({ field, written, place }) =>
    place && needsRideAddress(written, place) ? [{ field, town: townName(place) }] : [],
  )
}
