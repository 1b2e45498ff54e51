import type { KnownPlace } from './known-places.ts'
import { CLASSES, MOST_DISCOUNT, TARIFF } from './tariff.data.ts'

export interface LatLon {
  lat: number
  lon: number
}

/** A text and a point that differ by no more than this are one claim about one place. */
const POINT_KM = 10
/** How far the table's position of a place may be from anybody else's: the middle of a large city is a matter of taste. */
const TABLE_KM = 6
/** Places no further apart than this are one place to a traveller who names both: an airport and its town. */
const SAME_AREA_KM = 40

/** What a trip costs at least in honest hands, apart from where it goes. */
export interface Fare {
  vehicleTypeId: number
  isRoundTrip: boolean
  hasPromo: boolean
}

/** The places that one end's text names: one, or several when it names several. */
export type Named = readonly KnownPlace[]

/** One end of a trip as its text says. */
export interface NamedEnd {
  named: Named
  /** Whether it may be taken for something beside it: a point came with it, or it is written so that half of it is missed. */
  isRough: boolean
  /** Whether only a guess tells that it names more than one place: then no reading is the only right one. */
  isGuess: boolean
}

/** Kilometres along the great circle: no road is shorter. */
export function straightKm(from: LatLon, to: LatLon): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const dLat = radians(to.lat - from.lat)
  const dLon = radians(to.lon - from.lon)
  const a =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(dLon / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(Math.min(1, a)))
}

/** Whether a text's places lie so far apart that nobody can tell which one is meant. */
function isAmbiguous(named: Named): boolean {
  return named.some((one) => named.some((other) => straightKm(one, other) > SAME_AREA_KM))
}

/**
 * The least that a trip between the places that two texts name may cost, in cents. Where a text names places far apart, its
 * dearest reading counts, so that nothing is won by naming a cheap place as well; where it names neighbours, the cheapest.
 */
export function leastCents(from: NamedEnd, to: NamedEnd, fare: Fare): number {
  const slackKm = slackOf(from) + slackOf(to)
  const perDestination = (pickup: KnownPlace) =>
    reading(
      to,
      to.named.map((destination) => centsBetween(pickup, destination, slackKm, fare)),
    )
  return reading(from, from.named.map(perDestination))
}

function slackOf({ isRough }: NamedEnd): number {
  return TABLE_KM + (isRough ? POINT_KM : 0)
}

function reading({ named, isGuess }: NamedEnd, cents: readonly number[]): number {
  return isAmbiguous(named) && !isGuess ? Math.max(...cents) : Math.min(...cents)
}

function centsBetween(pickup: KnownPlace, destination: KnownPlace, slackKm: number, fare: Fare): number {
  const countries = [pickup.country, ...pickup.cheaperNear]
  const km = Math.max(0, straightKm(pickup, destination) - slackKm)
  return Math.min(...countries.map((country) => centsFor(km, country, fare)))
}

/** The least for so many kilometres from a country. */
export function centsFor(km: number, country: string, { vehicleTypeId, isRoundTrip, hasPromo }: Fare) {
  const rate = TARIFF[country]
  const vehicle = CLASSES[vehicleTypeId]
  if (!rate || !vehicle) throw new Error(`No tariff for class ${vehicleTypeId} in ${country}.`)
  const oneWay = Math.max(vehicle.least, rate.start + km * rate.perKm * vehicle.timesEconomy)
  const whole = oneWay * (isRoundTrip ? 2 : 1)
  return Math.floor(whole * (hasPromo ? 1 - MOST_DISCOUNT.part : 1) * 100)
}

/** Whether a position is where one of the named places is, as far as anybody can tell. */
export function isAt(named: Named, point: LatLon): boolean {
  return named.some((place) => straightKm(place, point) <= POINT_KM + TABLE_KM)
}
