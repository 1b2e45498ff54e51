import { VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import type { SettingVersionRow } from '#platform/stored-settings/setting-version.entity.ts'
import type { ValueOf } from '#platform/stored-settings/setting-names.ts'
import type { StoredSettings } from '#platform/stored-settings/stored-settings.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'
import { versionOn } from '#platform/stored-settings/version-on.ts'
import type { RateCard } from './rate-card.ts'
import { rateCard, rateCardOn } from './rate-cards.ts'

/** All prices of a day as an operator sees and sets them. */
export type PricesSetting = ValueOf<'prices'>

interface StoredCard {
  id: number
  validFrom: string
  card: RateCard
}

/** Cards are made once of a list of versions, which is another list as soon as one is added. */
const made = new WeakMap<readonly SettingVersionRow[], readonly StoredCard[]>()

function storedCards(settings: StoredSettings): readonly StoredCard[] {
  const versions = settings.versions('prices')
  const known = made.get(versions)
  if (known) return known
  const cards = versions.flatMap(({ id, validFrom, value }) =>
    value.prices ? [{ id, validFrom, card: cardOf(value.prices, validFrom, `${validFrom}.s${id}`) }] : [],
  )
  made.set(versions, cards)
  return cards
}

/** The card that quotes of this instant are made from: the one that an operator stored, else the one that came with the service. */
export function rateCardAt(settings: StoredSettings, now: Date): RateCard {
  return versionOn(storedCards(settings), utcDay(now))?.card ?? rateCardOn(now)
}

/**
 * The card of a quote's rateVersion, however old. One that another process has just stored is read.
 * @throws Error for a version that no card has
 */
export async function rateCardOfQuote(settings: StoredSettings, version: string): Promise<RateCard> {
  const find = () => storedCards(settings).find(({ card }) => card.version === version)?.card
  const known = find()
  if (known) return known
  try {
    return rateCard(version)
  } catch (error) {
    await settings.refresh()
    const added = find()
    if (added) return added
    throw error
  }
}

/** A card of prices that were set. */
export function cardOf(prices: PricesSetting, validFrom: string, version: string): RateCard {
  const rates = prices.countries.map(
    ({ countryCode, startCents, perKmCents, perHourCents }) =>
      [
        countryCode,
        { startCents, perKmCents, perHourCents: perHourCents ?? shippedHour(countryCode, validFrom) },
      ] as const,
  )
  return {
    version,
    validFrom,
    countries: Object.fromEntries(rates),
    classPercent: Object.fromEntries(
      prices.classes.map(({ vehicleTypeId, percent }) => [vehicleTypeId, percent]),
    ),
    extras: prices.extras,
    wholeCentKilometres: false,
  }
}

/** An hour of hire where the prices that were set say nothing of it: those of before there was any. */
function shippedHour(countryCode: string, validFrom: string): number {
  const rate = rateCardOn(new Date(validFrom)).countries[countryCode]
  if (rate) return rate.perHourCents
  throw new Error(
    `No price of an hour came with the service for ${countryCode}. Set one, or add it to rates.data.ts.`,
  )
}

/** The prices of a card, countries by their codes. */
export function pricesOf({ countries, classPercent, extras }: RateCard): PricesSetting {
  return {
    countries: Object.entries(countries)
      .map(([countryCode, rate]) => ({ countryCode, ...rate }))
      .toSorted((one, other) => (one.countryCode < other.countryCode ? -1 : 1)),
    classes: VEHICLE_CLASSES.map(({ id }) => ({ vehicleTypeId: id, percent: classPercent[id] ?? 100 })),
    extras,
  }
}
