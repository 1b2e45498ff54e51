import type { Quote, QuoteLine } from '@fiacre/sdk'
import type { TextId } from '../../../locales/text-id.ts'
import type { Translator } from '../../../locales/translator.ts'

type Promo = NonNullable<Quote['promo']>

/** The names of the lines of a price, as ids of the booking form's texts; `lineClass` takes the `vehicle`. */
export const LINE_NAMES = {
  START: 'lineStart',
  DISTANCE: 'lineDistance',
  HOURS: 'lineHours',
  CLASS: 'lineClass',
  RETURN: 'lineReturn',
  MINIMUM: 'lineMinimum',
  CHILD_SEATS: 'lineChildSeats',
  MEET_AND_GREET: 'meetAndGreet',
  FLEXIBLE: 'levelFlexible',
  DISCOUNT: 'lineDiscount',
} as const satisfies Readonly<Record<QuoteLine['code'], TextId>>

const PROMO_REASONS: Readonly<Record<NonNullable<Promo['reason']>, TextId>> = {
  UNKNOWN: 'promoUnknown',
  NOT_YET: 'promoNotYet',
  EXPIRED: 'promoExpired',
  USED_UP: 'promoUsedUp',
  ALREADY_USED: 'promoAlreadyUsed',
  OTHER_CLASS: 'promoOtherClass',
  OTHER_PARTNER: 'promoOtherPartner',
  ADDRESS_NOT_CONFIRMED: 'promoAddressNotConfirmed',
}

/** What the reasons of a price's lines tell of: a quote, or a booking that was made of one. */
export type PricedTrip = Pick<Quote, 'isRoundTrip' | 'oneWayDistance' | 'durationHours'> &
  Partial<Pick<Quote, 'pricePerKm' | 'promo'>> & {
    readonly vehicleType: { readonly name: string; readonly minimumPriceCents?: number }
  }

type Words = Pick<Translator<TextId>, 't'>

/** How texts, distances in km, rates in euro per km, and prices and least prices in EUR cents are written where the lines stand. */
type LineWriter = {
  readonly text: Words
  readonly distance: (km: number) => string
  readonly rate: (eurosPerKm: number) => string
  readonly wholeMoney: (eurCents: number) => string
  readonly money: (eurCents: number) => string
  readonly unit: 'km' | 'mi'
}

/** Why a line of a price is what it is; undefined where its name says it all. */
export function lineReason(line: QuoteLine, trip: PricedTrip, write: LineWriter): string | undefined {
  const { text } = write
  const { count, percent, pricePerKm = trip.pricePerKm } = line
  switch (line.code) {
    case 'DISTANCE': {
      if (pricePerKm === undefined) return undefined
      const [distance, price] = [write.distance(trip.oneWayDistance), write.rate(pricePerKm)]
      return text.t('lineRate', { distance, price, unit: write.unit })
    }
    case 'HOURS': {
      const { hours, pricePerHour } = line
      if (hours === undefined || pricePerHour === undefined) return undefined
      return text.t('lineHourRate', { hours, price: write.money(Math.round(pricePerHour * 100)) })
    }
    case 'CLASS':
      if (percent === undefined) return undefined
      return text.t(trip.durationHours ? 'lineClassHourReason' : 'lineClassReason', { percent })
    case 'MINIMUM': {
      const { name: vehicle, minimumPriceCents } = trip.vehicleType
      if (minimumPriceCents === undefined || trip.durationHours) return undefined
      return text.t('lineMinimumReason', { vehicle, price: write.wholeMoney(minimumPriceCents) })
    }
    case 'RETURN':
      return text.t('lineReturnReason')
    case 'CHILD_SEATS':
      return count === undefined ? undefined : seats(count, trip, text)
    case 'MEET_AND_GREET':
      return trip.isRoundTrip ? text.t('bothWays') : undefined
    case 'FLEXIBLE':
      return percent === undefined ? undefined : text.t('lineFlexibleReason', { percent })
    case 'DISCOUNT':
      return discount(trip, text)
    case 'START':
      return undefined
  }
}

/** The line counts a seat for each way that it goes. */
function seats(count: number, { isRoundTrip }: PricedTrip, text: Words): string {
  const words = text.t('childSeatCount', { count: isRoundTrip ? count / 2 : count })
  return isRoundTrip ? `${words}, ${text.t('bothWays')}` : words
}

function discount({ promo }: PricedTrip, text: Words): string | undefined {
  if (promo?.percent === undefined) return promo?.code
  return text.t('lineDiscountReason', { code: promo.code, percent: promo.percent })
}

/** Why a promo code takes nothing off, calmly: the price is as it would be without. Undefined when it does. */
export function promoReason(promo: Promo | null | undefined, text: Words): string | undefined {
  if (!promo || promo.applied) return undefined
  // A reason that this version does not know is told in the service's own words.
  const words = promo.reason && (PROMO_REASONS[promo.reason] as TextId | undefined)
  return words ? text.t(words, { code: promo.code }) : promo.message
}
