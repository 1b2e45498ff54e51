import { isServedCountry } from '@fiacre/sdk/rules'
import { placeKey } from '../place-key.ts'
import type { OutsidePlace, SeedPlace } from './seed-place.ts'
import type { Settlement } from './geonames.ts'

/** Abandoned, historical, destroyed and former-capital entries: nobody is picked up there. */
const GONE = new Set(['PPLQ', 'PPLH', 'PPLW', 'PPLCH'])

/** Åland is Finland and the Vatican is entered from Rome; GeoNames gives both a code of their own. */
const PART_OF: Record<string, string> = { AX: 'FI', VA: 'IT' }

/** Countries with a border or a narrow sea towards a served one: their border towns guard points given by map. */
const NEIGHBOURS = new Set('RU BY UA XK SM LI GI MA DZ TN LY SY IQ IR AZ IM JE GG FO LB IL EG'.split(' '))

/** GeoNames writes -9999 where it has no height. */
const NO_HEIGHT = -1000

/** A city of this many people is meant by its name in all the world. */
const WORLD_CITY = 250_000

/** A seat of government is looked for more than its population says, most of all when that is not recorded. */
const SEAT_WEIGHT: Record<string, number> = { PPLC: 5.5, PPLA: 4, PPLA2: 3.4, PPLA3: 2.6, PPLG: 4 }

/** Names of antiquity that another town bears today: Antalya was an Olbia. By GeoNames number. */
const NOT_CALLED: Readonly<Record<number, string>> = { 323777: 'Olbia' }

const SCRIPTS =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Georgian}\p{Script=Armenian}\p{M}\p{P}\p{Zs}`´]+$/u

export interface Cities {
  places: SeedPlace[]
  outside: OutsidePlace[]
  /** Large cities elsewhere in the world, by the key of each of their names. */
  elsewhere: Map<string, number>
}

/** Whether a settlement may count at all: half of the world's are neither near nor large. */
export function mayCount(countryCode: string, population: number): boolean {
  return (
    isServedCountry(PART_OF[countryCode] ?? countryCode) ||
    NEIGHBOURS.has(countryCode) ||
    population >= WORLD_CITY
  )
}

/** Sorts the world's settlements into those we serve and those just across the border. */
export function readCities(settlements: Iterable<Settlement>): Cities {
  const places: SeedPlace[] = []
  const outside: OutsidePlace[] = []
  const elsewhere = new Map<string, number>()
  const districts: string[] = []
  const largest = new Map<string, SeedPlace>()
  for (const settlement of settlements) {
    const countryCode = PART_OF[settlement.countryCode] ?? settlement.countryCode
    if (!isServedCountry(countryCode)) {
      if (NEIGHBOURS.has(countryCode)) outside.push({ lat: settlement.lat, lon: settlement.lon })
      if (settlement.population >= WORLD_CITY) addNames(elsewhere, settlement)
      continue
    }
    if (GONE.has(settlement.featureCode)) continue
    const place = toPlace(settlement, countryCode)
    const district = `${countryCode}.${settlement.admin1}.${settlement.admin2}`
    const rival = largest.get(district)
    if (!rival || rival.weight < place.weight) largest.set(district, place)
    places.push(place)
    districts.push(district)
  }
  places.forEach((place, index) => {
    const seat = largest.get(districts[index] ?? '')
    place.region = seat && seat !== place ? seat.name : null
  })
  return { places, outside, elsewhere }
}

function addNames(elsewhere: Map<string, number>, { name, alternateNames, population }: Settlement): void {
  const weight = Math.log10(population)
  for (const key of new Set([name, ...alternateNames].map(placeKey))) {
    if (key !== '') elsewhere.set(key, Math.max(weight, elsewhere.get(key) ?? 0))
  }
}

function toPlace(settlement: Settlement, countryCode: string): SeedPlace {
  const { name, population, featureCode, elevation } = settlement
  const byPopulation = population > 10 ? Math.log10(population) : 1
  // A part of a town ("Paris 16 Passy") comes after towns of its size.
  const weight = featureCode === 'PPLX' ? Math.min(4, byPopulation - 0.7) : byPopulation
  return {
    id: `geonames:${settlement.geonameId}`,
    name,
    countryCode,
    region: null,
    lat: settlement.lat,
    lon: settlement.lon,
    kind: 'city',
    population,
    iata: null,
    timeZone: settlement.timeZone,
    weight: Math.max(1, weight, SEAT_WEIGHT[featureCode] ?? 1),
    elevation: elevation > NO_HEIGHT ? elevation : null,
    otherNames: settlement.alternateNames.filter(
      (other) => other !== name && SCRIPTS.test(other) && NOT_CALLED[settlement.geonameId] !== other,
    ),
  }
}
