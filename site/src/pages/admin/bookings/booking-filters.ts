import { BOOKING_STATUSES } from '@fiacre/sdk/rules'
import type { AdminAddress } from '../admin-address.ts'
import type { BookingFilters } from '../admin-reads.ts'
import { dayOf } from '../list/address-days.ts'

export const PAYMENT_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const
export const VEHICLES = ['Economy', 'Business', 'Premium', 'Van', 'Minibus'] as const
export const ORDERS = ['newest', 'oldest', 'soonest', 'latest'] as const

/** What the address says of the list; what it says wrongly is left out. */
export function readBookingFilters(address: AdminAddress): BookingFilters {
  const filters = {
    q: address.q,
    status: BOOKING_STATUSES.find((known) => known === address.status),
    paymentStatus: PAYMENT_STATUSES.find((known) => known === address.payment),
    vehicleClass: VEHICLES.find((known) => known === address.class),
    pickupFrom: dayOf(address.from),
    pickupTo: dayOf(address.to),
    userId: address.user,
    sort: ORDERS.find((known) => known === address.sort),
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}
