import type { EntityManager } from '#platform/database/orm.ts'
import type { BookingRow } from '../booking/booking.entity.ts'

/** One way of a booking, as far as it is about money. */
export interface Drive {
  rideId: string | null
  /** Who has it, or has driven it; null for somebody who stands in none of our books. */
  carrierId: string | null
  /** Fare and extras of this way, in cents, and what part of it the carrier gets. */
  grossCents: number
  percent: number
  isByRateCard: boolean
  isDriven: boolean
  endsAt: Date
}

/**
 * The ways of a booking in the order they are driven, under their locks, below the booking's. Rides stand above this district, so
 * they are given to it at the start; a booking of before there were rides has none.
 */
export type DrivesOf = (em: EntityManager, booking: BookingRow) => Promise<Drive[]>

declare module '#platform/context/context.ts' {
  interface Context {
    drivesOf: DrivesOf
  }
}
