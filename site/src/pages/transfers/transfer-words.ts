import {
  formatDistance,
  formatDuration,
  formatMoney,
  vehicleClass,
  type DistanceUnit,
} from '@fiacre/sdk/rules'
import { numberFormat } from '../../base/i18n/formats.ts'
import { lengthIsRight } from '../../base/page/about.ts'
import type { Translator } from '../../base/i18n/texts.ts'
import type { Hub, Transfer } from './transfer.ts'

/** How amounts, lengths and times are written to somebody. */
export type TransferFormat = {
  readonly price: (cents: number) => string
  readonly distance: (km: number) => string
  readonly time: (minutes: number) => string
  readonly list: (names: readonly string[]) => string
  readonly count: (count: number) => string
}

export function transferFormat(
  { locale }: Translator,
  price: (cents: number) => string,
  unit: DistanceUnit,
): TransferFormat {
  return {
    price,
    distance: (km) => formatDistance(km, { locale, unit }),
    time: (minutes) => formatDuration(minutes, locale),
    list: (names) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(names),
    count: (count) => numberFormat(locale).format(count),
  }
}

/** As it stands where everybody reads the same, in titles: in euro and kilometres. */
export const neutralFormat = (translator: Translator): TransferFormat =>
  transferFormat(translator, (cents) => formatMoney(cents, { locale: translator.locale }), 'km')

/** What classes cost and hold, the least of them first named: each with what one of a full car pays. */
export function pricedClasses(ride: Transfer) {
  return ride.prices.flatMap((price) => {
    const vehicle = vehicleClass(price.vehicleTypeId)
    return vehicle
      ? [{ ...price, vehicle, eachCents: Math.ceil(price.priceCents / vehicle.maxPassengers) }]
      : []
  })
}

/** The class that costs least, and that in which one of a full car pays least. */
export function bestClasses(ride: Transfer) {
  const classes = pricedClasses(ride)
  const [least] = classes.toSorted((a, b) => a.priceCents - b.priceCents)
  const [large] = classes.toSorted((a, b) => a.eachCents - b.eachCents)
  return least && large ? { least, large } : undefined
}

/** A sentence that ends with an abbreviation, "13 Min.", has no second full stop. */
export const oneStop = (text: string): string => text.replaceAll('..', '.')

/** What the texts of a ride are filled with. */
export const wayNames = ({ airport, place }: Pick<Transfer, 'airport' | 'place'>) => ({
  airport: airport.name,
  place: place.name,
})

/** The title of a ride's page, with what the least of its classes costs where there is room. */
export function rideTitle(ride: Transfer, translator: Translator): string {
  const name = translator.t('transfers.way', wayNames(ride))
  const best = bestClasses(ride)
  return best ? withPrice(name, best.least.priceCents, translator) : name
}

/** What the page of a country or an airport is called. */
export const hubName = ({ airport, country }: Hub, t: Translator['t']): string =>
  airport
    ? t('transfers.airportTitle', { airport: airport.name })
    : t('transfers.countryTitle', { country: country.name })

/** Its title, with what its least ride costs where there is room. */
export function hubTitle(hub: Hub, translator: Translator): string {
  const cents = Math.min(...hub.rides.map(({ fromPriceCents }) => fromPriceCents))
  return withPrice(hubName(hub, translator.t), cents, translator)
}

function withPrice(name: string, cents: number, translator: Translator): string {
  const price = neutralFormat(translator).price(cents)
  const title = translator.t('transfers.pageTitle', { title: name, price })
  return lengthIsRight(title) ? title : name
}

/** What people ask of a ride, each answered by what is known of it: which form an answer has follows from the facts. */
export function rideQuestions(
  ride: Transfer,
  t: Translator['t'],
  format: TransferFormat,
): { id: string; asked: string; answer: string }[] {
  const names = wayNames(ride)
  const best = bestClasses(ride)
  const distance = format.distance(ride.distanceKm)
  const time = format.time(ride.durationMinutes)
  const [other] = ride.otherAirports
  return [
    best && {
      id: 'price',
      asked: t('transfers.askPrice', names),
      answer: [
        // One class may be both: then it is said once.
        best.least !== best.large &&
          t('transfers.sayPrice', {
            vehicle: best.least.vehicle.name,
            price: format.price(best.least.priceCents),
          }),
        t('transfers.sayFull', {
          large: best.large.vehicle.name,
          people: best.large.vehicle.maxPassengers,
          largePrice: format.price(best.large.priceCents),
          each: format.price(best.large.eachCents),
        }),
      ]
        .filter(Boolean)
        .join(' '),
    },
    {
      id: 'time',
      asked: t('transfers.askTime', names),
      answer: [
        oneStop(t('transfers.sayTime', { distance, time })),
        ride.roads.length > 0 && t('transfers.sayRoads', { roads: format.list(ride.roads) }),
        ride.towns.length > 0 && t('transfers.sayPast', { towns: format.list(ride.towns) }),
      ]
        .filter(Boolean)
        .join(' '),
    },
    other && {
      id: 'nearest',
      asked: t('transfers.askNearest', names),
      answer: t(other.distanceKm < ride.distanceKm ? 'transfers.sayNearer' : 'transfers.sayNearest', {
        ...names,
        distance,
        other: other.airport.name,
        otherDistance: format.distance(other.distanceKm),
        otherTime: format.time(other.durationMinutes),
        otherPrice: format.price(other.fromPriceCents),
      }),
    },
    best && {
      id: 'return',
      asked: t('transfers.askReturn', names),
      answer: t(best.least === best.large ? 'transfers.sayReturnOne' : 'transfers.sayReturn', {
        vehicle: best.least.vehicle.name,
        returnPrice: format.price(best.least.returnPriceCents),
        large: best.large.vehicle.name,
        largeReturn: format.price(best.large.returnPriceCents),
      }),
    },
  ].flatMap((question) => question ?? [])
}
