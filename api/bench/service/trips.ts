import { findWholeNames } from '#map/places/name-index/find-whole-names.ts'
import { idOf, type NameIndex } from '#map/places/name-index/name-index.ts'
import { parsePlaceText } from '#map/places/parse-place-text.ts'
import { trip } from '../../test/support/traveller.ts'

const JOURNEYS: readonly [from: string, to: string][] = [
  ['Geneva Airport', 'Chamonix'],
  ['Geneva Airport (GVA), Switzerland', 'Verbier, Switzerland'],
  ['Kraków, Poland', 'Zakopane, Poland'],
  ['Rynek Główny 1, 31-042 Kraków, Poland', 'KRK'],
  ['Vienna Airport', 'Bratislava'],
  ['Flughafen München', 'Kitzbühel, Austria'],
  ['Roma', 'Fiumicino'],
  ['Paris CDG', 'Disneyland Paris'],
  ['Gare de Lyon, Paris, France', 'Versailles'],
  ['Barcelona Airport', 'Lloret de Mar'],
  ['Lisbon', 'Cascais, Portugal'],
  ['Heathrow Airport', 'Oxford'],
  ['Edinburgh, United Kingdom', 'Glasgow'],
  ['Berlin', 'Dresden, Germany'],
  ['Praha', 'Český Krumlov'],
  ['Budapest Airport', 'Siófok, Hungary'],
  ['Ljubljana, Slovenia', 'Bled'],
  ['Venice Marco Polo Airport', 'Cortina d’Ampezzo'],
  ['Athens', 'Nafplio, Greece'],
  ['Stockholm Arlanda Airport', 'Uppsala'],
]

/** What the places room asks the database for one end of a journey. */
interface RawEnd {
  ids: string[]
}

export type Trip = ReturnType<typeof trip>

/** A trip with the parameters of its reads: the yardstick is spared the thinking, not the database's work. */
export type RawTrip = Trip & { ends: { pickup: RawEnd; destination: RawEnd } }

/** Trips all over Europe, by text, as visitors type them. */
export function variedTrips(): Trip[] {
  return JOURNEYS.map(([pickupLocation, destination], index) =>
    trip(new Date(), {
      pickupLocation,
      destination,
      vehicleTypeId: 1 + (index % 5),
      isRoundTrip: index % 3 === 0,
    }),
  )
}

/** Trips of which no text was asked for before: a house of its own in a town each. */
export function tripsOfNewNames(count: number): Trip[] {
  return Array.from({ length: count }, () => {
    houses += 1
    const [from, to] = TOWNS[houses % TOWNS.length] ?? TOWNS[0]
    return trip(new Date(), {
      pickupLocation: `Lime Walk ${houses}, ${from}`,
      destination: `Elm Walk ${houses}, ${to}`,
      vehicleTypeId: 1 + (houses % 5),
    })
  })
}

let houses = 0
const TOWNS = [
  ['Kraków, Poland', 'Zakopane, Poland'],
  ['Chamonix, France', 'Annecy, France'],
  ['Vienna, Austria', 'Graz, Austria'],
  ['Berlin, Germany', 'Dresden, Germany'],
] as const

export function rawTrip(trip: Trip, names: NameIndex): RawTrip {
  const end = (text: string) => rawEnd(text, names)
  return { ...trip, ends: { pickup: end(trip.pickupLocation), destination: end(trip.destination) } }
}

function rawEnd(text: string, names: NameIndex): RawEnd {
  const { guesses, codes, possibleCodes, countryCode: country } = parsePlaceText(text)
  const asked = { keys: [...guesses.keys()], codes: [...codes, ...possibleCodes], country }
  return { ids: findWholeNames(names, asked).map(({ place }) => idOf(names, place)) }
}
