import { instantToLocal, MS_PER_MINUTE } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { entityTag } from '#platform/http/entity-tag.ts'
import { tagOf } from '../ride/ride-record.ts'
import { isTaken } from '../ride/ride-states.ts'
import type { TestRideRow } from './test-ride.entity.ts'

type Schemas = components['schemas']

/** What every test ride is: a way that is really driven, by nobody. */
const INVENTED = {
  leg: 'outbound',
  timeZone: 'Europe/Zurich',
  pickup: 'Geneva Airport (GVA), Switzerland',
  destination: 'Chamonix-Mont-Blanc, France',
  passengers: 2,
  suitcases: 2,
  infantSeats: 0,
  childSeats: 0,
  boosterSeats: 0,
  meetAndGreet: false,
  netCents: 12_000,
} as const

const DRIVE_MINUTES = 75

const endsAt = ({ pickupAt }: TestRideRow) =>
  new Date(pickupAt.getTime() + DRIVE_MINUTES * MS_PER_MINUTE).toISOString()

/** A test ride as the contract shows rides to carriers. */
export function toTestRide(row: TestRideRow): Schemas['CarrierRide'] {
  const { date, time } = instantToLocal(row.pickupAt, INVENTED.timeZone)
  return {
    ...INVENTED,
    id: row.id,
    tag: entityTag(tagOf(row)),
    bookingNumber: row.bookingNumber,
    state: row.state,
    pickupAt: row.pickupAt.toISOString(),
    endsAt: endsAt(row),
    pickupDate: date,
    pickupTime: time,
    vehicleTypeId: row.vehicleTypeId,
    amendmentUntil: row.amendmentUntil?.toISOString() ?? null,
    driverId: row.driverId ?? null,
    vehicleId: row.vehicleId ?? null,
    traveller: isTaken(row.state)
      ? {
          name: 'Test Traveller',
          phone: null,
          travelNumber: 'LX 1375',
          pickupAddress: null,
          destinationAddress: null,
          notes: null,
          collectCents: 0,
        }
      : null,
    test: true,
  }
}

export function toTestOffer(row: TestRideRow): Schemas['RideOffer'] {
  return {
    id: row.offerId,
    kind: 'direct',
    netCents: INVENTED.netCents,
    answerUntil: row.answerUntil.toISOString(),
    ride: toTestRide(row),
  }
}

/** What webhooks tell of it. */
export function toldTestRide(row: TestRideRow): Schemas['ToldRide'] {
  const isOffered = row.offerState === 'open'
  return {
    ...INVENTED,
    rideId: row.id,
    version: row.version,
    bookingNumber: row.bookingNumber,
    state: row.state,
    pickupAt: row.pickupAt.toISOString(),
    endsAt: endsAt(row),
    vehicleTypeId: row.vehicleTypeId,
    offerId: isOffered ? row.offerId : null,
    answerUntil: isOffered ? row.answerUntil.toISOString() : null,
    amendmentUntil: row.amendmentUntil?.toISOString() ?? null,
    test: true,
  }
}
