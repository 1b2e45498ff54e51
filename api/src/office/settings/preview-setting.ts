import { SUGGESTED_HIRE_HOURS, VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import type { SettingKind, SettingValue } from '#platform/stored-settings/setting-version.entity.ts'
import { placesById } from '#prices/destinations/places-by-id.ts'
import { priceTrip } from '#prices/pricing/price-trip.ts'
import type { RateCard } from '#prices/pricing/rate-card.ts'
import { cardOf, pricesOf, rateCardAt } from '#prices/pricing/stored-rate-cards.ts'
import { unusualPrices } from './price-rules.ts'
import { assertSetting } from './store-setting.ts'

type SettingPreview = components['schemas']['SettingPreview']
type PreviewedPrice = components['schemas']['PreviewedPrice']

/** The ride that everybody here knows the price of: Geneva Airport to Chamonix. */
const KNOWN_RIDE = { from: 'airport:GVA', to: 'geonames:3027301' } as const

/** So long is the ride that shows a country's price, in kilometres. */
const SAMPLE_KM = 100

/** Where each kind is read. */
const PAGES: Readonly<Record<SettingKind, readonly string[]>> = {
  prices: ['/', '/destinations', '/help-center'],
  'booking-window': ['/', '/help-center', '/help-center?section=legal'],
  features: ['/'],
  contact: ['/', '/help-center?section=contact'],
  company: ['/', '/help-center?section=legal'],
  faq: ['/help-center'],
}

/**
 * What a setting would change from its day on.
 * @throws Problem RULE_VIOLATION as storing it would; of unusual prices it only tells
 */
export async function previewSetting(
  context: Context,
  kind: SettingKind,
  { value, validFrom }: { value: SettingValue; validFrom: string },
): Promise<SettingPreview> {
  assertSetting(context, kind, { value, validFrom, isUnusual: true })
  const pages = [...PAGES[kind]]
  if (!value.prices) return { rides: [], countries: [], unusual: [], pages }
  const before = rateCardAt(context.storedSettings, new Date(validFrom))
  const after = cardOf(value.prices, validFrom, 'preview')
  return {
    rides: await knownRide(context, before, after),
    countries: [...changedCountries(before, after), ...changedHours(before, after)],
    unusual: unusualPrices(value.prices, pricesOf(before)),
    pages,
  }
}

async function knownRide(context: Context, before: RateCard, after: RateCard): Promise<PreviewedPrice[]> {
  const db = context.orm.em.fork().getKysely()
  const places = await placesById(db, [KNOWN_RIDE.from, KNOWN_RIDE.to], 'en')
  const [pickup, destination] = [places.get(KNOWN_RIDE.from), places.get(KNOWN_RIDE.to)]
  if (!pickup || !destination) return []
  const route = await context.routes.find(pickup, destination)
  if (route.kind === 'none') return []
  const { countryCode } = pickup
  return VEHICLE_CLASSES.map(({ id }) =>
    compared({ countryCode, vehicleTypeId: id, km: route.distanceKm }, before, after),
  )
}

function changedCountries(before: RateCard, after: RateCard): PreviewedPrice[] {
  const [{ id: economy }] = VEHICLE_CLASSES
  return Object.keys(after.countries)
    .filter((code) => {
      const [one, other] = [before.countries[code], after.countries[code]]
      return one?.startCents !== other?.startCents || one?.perKmCents !== other?.perKmCents
    })
    .map((countryCode) => compared({ countryCode, vehicleTypeId: economy, km: SAMPLE_KM }, before, after))
}

/** A car by the hour in each country where the hour costs something else. */
function changedHours(before: RateCard, after: RateCard): PreviewedPrice[] {
  const [{ id: economy }] = VEHICLE_CLASSES
  const hire = { vehicleTypeId: economy, km: SAMPLE_KM, durationHours: SUGGESTED_HIRE_HOURS }
  return Object.keys(after.countries)
    .filter((code) => before.countries[code]?.perHourCents !== after.countries[code]?.perHourCents)
    .map((countryCode) => compared({ countryCode, ...hire }, before, after))
}

function compared(
  ride: { countryCode: string; vehicleTypeId: number; km: number; durationHours?: number },
  before: RateCard,
  after: RateCard,
): PreviewedPrice {
  const { countryCode, vehicleTypeId, km, durationHours } = ride
  const trip = {
    countryCode,
    vehicleTypeId,
    oneWayKm: km,
    isRoundTrip: false,
    durationHours: durationHours ?? null,
  }
  const [was, becomes] = [priceTrip(trip, before), priceTrip(trip, after)]
  return {
    countryCode,
    vehicleTypeId,
    distanceKm: was.oneWayKm,
    ...(durationHours && { durationHours }),
    beforeCents: was.totalCents,
    afterCents: becomes.totalCents,
  }
}
