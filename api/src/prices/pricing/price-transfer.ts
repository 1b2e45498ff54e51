import { SERVED_COUNTRIES, vehicleClass, type AccessLevel, type Extras } from '@fiacre/sdk/rules'
import { extraLines, flexibleLine } from './extra-lines.ts'
import { classRate, type ClassRate } from './class-rate.ts'
import type { RateCard } from './rate-card.ts'
import type { Fare } from './fare.ts'
import { euros, sumOfLines as sum, type FareLine } from './fare-line.ts'
import { minimumLine } from './minimum-line.ts'

export interface Trip {
  /** The pickup's country, ISO 3166-1 alpha-2: its rates apply to the whole way. */
  countryCode: string
  vehicleTypeId: number
  oneWayKm: number
  isRoundTrip: boolean
  extras?: Extras | undefined
  accessLevel?: AccessLevel | undefined
}

/**
 * Prices a transfer in EUR cents by a rate card. A one-way fare is the start price plus the kilometres, and never less
 * than the class minimum (spec section 9; design.md: the minimum holds for a one-way fare). A round trip is two such
 * legs. Extras cost the same whatever the class and the way; Flexible is a percentage of it all. With the card of an old quote's rateVersion it explains that quote.
 *
 * @throws RangeError when the distance is no positive number
 * @throws Error when the country or the class has no rate
 */
export function priceTransfer(trip: Trip, card: RateCard): Fare {
  const { countryCode, vehicleTypeId, oneWayKm, isRoundTrip } = trip
  if (!Number.isFinite(oneWayKm) || oneWayKm <= 0) {
    throw new RangeError(
      `A transfer cannot be ${oneWayKm} km long. Give the distance of one leg in kilometres.`,
    )
  }
  const rate = classRate(card, countryCode, vehicleTypeId)
  // In whole tenths: what the line says must multiply out to what it costs.
  const tenths = Math.max(1, Math.round(oneWayKm * 10))
  const lines = oneWayLines(rate, trip, tenths)
  const fareCents = sum(lines)
  if (isRoundTrip) {
    const description = 'The same way back, at the same fare as the way there'
    lines.push({ code: 'RETURN', description, amountCents: fareCents })
  }
  const legs = isRoundTrip ? 2 : 1
  lines.push(...extraLines(trip.extras ?? {}, legs, card.extras))
  if (trip.accessLevel === 'flexible') lines.push(flexibleLine(sum(lines)))
  return {
    oneWayKm: tenths / 10,
    distanceKm: (tenths * legs) / 10,
    basePriceCents: rate.startCents * legs,
    pricePerKm: toEuro(rate.perKmCents),
    totalCents: sum(lines),
    lines,
    rateVersion: card.version,
  }
}

function oneWayLines(rate: ClassRate, { countryCode, vehicleTypeId }: Trip, tenths: number): FareLine[] {
  const country = SERVED_COUNTRIES.find(({ code }) => code === countryCode)?.name ?? countryCode
  const vehicle = vehicleClass(vehicleTypeId)
  const name = vehicle?.name ?? 'This class'
  const distanceCents = Math.round((tenths * rate.economyPerKmCents) / 10)
  const lines: FareLine[] = [
    {
      code: 'START',
      description: `Start price of a transfer from ${country}, the same in every class`,
      amountCents: rate.startCents,
    },
    {
      code: 'DISTANCE',
      description: `${(tenths / 10).toFixed(1)} km at ${euros(rate.economyPerKmCents)}, the Economy price per km in ${country}`,
      amountCents: distanceCents,
      pricePerKm: toEuro(rate.economyPerKmCents),
    },
  ]
  if (rate.surchargePercent > 0) {
    lines.push({
      code: 'CLASS',
      description: `${name}: each km costs ${rate.surchargePercent} % more than in Economy`,
      amountCents: Math.round((tenths * rate.perKmCents) / 10) - distanceCents,
      percent: rate.surchargePercent,
    })
  }
  return [...lines, ...minimumLine(sum(lines), vehicle, 'one-way fare')]
}

/** A rate in EUR, to a hundredth of a cent. */
function toEuro(cents: number): number {
  return Math.round(cents * 100) / 10_000
}
