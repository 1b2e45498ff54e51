import { SERVED_COUNTRY_CODES, type LanguageCode } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import type { Place } from '#map/places/places.tables.ts'
import { classRate } from '../pricing/class-rate.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import { DISCOVER, SKI_RESORTS, SUMMER_RESORTS } from './catalogue.data.ts'
import { countryOf, destinationNames, SCOTLAND } from './destination-name.ts'
import { flagEmoji } from './flag.ts'
import { countrySlug, hubPath, transferPages } from './transfers/transfer-routes.ts'

type Destination = components['schemas']['Destination']

const ECONOMY = 1

/**
 * A card for every destination, by name: the served countries and Scotland, which has the United Kingdom's prices.
 *
 * @param placesOf the places of gazetteer ids, in their order
 * @param fromCents what the cheapest ride of each costs
 */
export function destinationCards(
  language: LanguageCode,
  card: RateCard,
  placesOf: (ids: readonly string[]) => Place[],
  fromCents: ReadonlyMap<string, number> = new Map(),
): Destination[] {
  const nameOf = destinationNames(language)
  const { compare } = new Intl.Collator(language)
  return [...SERVED_COUNTRY_CODES, SCOTLAND]
    .map((code) => ({
      ...destinationCard(code, nameOf(code), card, placesOf),
      ...priceFrom(fromCents.get(code)),
    }))
    .toSorted((a, b) => compare(a.name, b.name))
}

function destinationCard(
  code: string,
  name: string,
  card: RateCard,
  placesOf: (ids: readonly string[]) => Place[],
): Destination {
  const { startCents, perKmCents } = classRate(card, countryOf(code), ECONOMY)
  const summer = resortsOf(SUMMER_RESORTS, code)
  const ski = resortsOf(SKI_RESORTS, code)
  const picture = `/destinations/${code.toLowerCase()}`
  const categories: Destination['categories'] = []
  if (summer.length > 0) categories.push('summer')
  if (ski.length > 0) categories.push('ski')
  if (DISCOVER.includes(code)) categories.push('discover')
  return {
    code,
    name,
    flag: flagEmoji(code),
    startPrice: startCents / 100,
    startPriceCents: startCents,
    pricePerKm: perKmCents / 100,
    pricePerKmCents: perKmCents,
    imageUrl: `${picture}.svg`,
    ...(summer.length > 0 && { summerImageUrl: `${picture}-summer.svg` }),
    ...(ski.length > 0 && { skiImageUrl: `${picture}-ski.svg` }),
    categories,
    summerResorts: placesOf(summer),
    skiResorts: placesOf(ski),
    ...transfersPath(code),
  }
}

/** The page of a country's rides; Scotland's are on that of the United Kingdom, whose prices it has. */
function transfersPath(code: string): Pick<Destination, 'transfersPath'> {
  const slug = countrySlug(countryOf(code))
  return transferPages().hubs.has(slug) ? { transfersPath: hubPath(slug) } : {}
}

function priceFrom(cents: number | undefined): Pick<Destination, 'fromPrice' | 'fromPriceCents'> {
  return cents === undefined ? {} : { fromPrice: cents / 100, fromPriceCents: cents }
}

function resortsOf(tab: Readonly<Record<string, readonly string[] | undefined>>, code: string) {
  return tab[code] ?? []
}
