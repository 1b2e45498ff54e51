import { borderOf } from './border.ts'
import type { Transfer } from './transfer.ts'

/** A page with fewer facts of its own says nothing that another does not: search engines are not told of it. */
const LEAST = 8

/** What a page has to say that is of this ride alone, by name. */
function ownFacts(ride: Transfer): string[] {
  const facts: Record<string, boolean> = {
    distance: ride.distanceKm > 0,
    drive: ride.durationMinutes > 0,
    prices: ride.prices.length > 0,
    return: ride.prices.length > 0,
    straight: ride.straightKm > 0,
    direction: true,
    roads: ride.roads.length > 0,
    towns: ride.towns.length > 0,
    nearby: ride.nearby.length > 0,
    elevation: ride.elevation !== undefined,
    people: ride.people !== undefined,
    border: borderOf(ride.airport.countryCode, ride.place.countryCode) !== 'none',
    clocks: ride.timeDifferenceMinutes !== 0,
    arrival: ride.durationMinutes > 0,
    airports: ride.otherAirports.length > 0,
    places: ride.otherPlaces.length > 0,
  }
  return Object.keys(facts).filter((name) => facts[name])
}

/** Whether search engines may be told of it. */
export const isWorthListing = (ride: Transfer): boolean => ownFacts(ride).length >= LEAST
