import { hireKm, SERVED_COUNTRIES, vehicleClass } from '@fiacre/sdk/rules'
import { classRate } from './class-rate.ts'
import { extraLines, flexibleLine } from './extra-lines.ts'
import type { Fare } from './fare.ts'
import { euros, sumOfLines, type FareLine } from './fare-line.ts'
import { minimumLine } from './minimum-line.ts'
import type { Trip } from './price-transfer.ts'
import type { RateCard } from './rate-card.ts'

export interface Hire extends Pick<Trip, 'countryCode' | 'vehicleTypeId' | 'extras' | 'accessLevel'> {
  /** Whole hours from the pickup. */
  durationHours: number
}

/**
 * Prices a car by the hour in EUR cents by a rate card: hours at the price of the pickup's country and the class, with
 * `HIRE_KM_PER_HOUR` of each included, and never less than the class minimum. There is no start price and no way back; extras and
 * Flexible cost as they do for a transfer.
 *
 * @throws RangeError when the hours are no whole positive number
 * @throws Error when the country or the class has no rate
 */
export function priceHire(hire: Hire, card: RateCard): Fare {
  const { countryCode, vehicleTypeId, durationHours } = hire
  if (!Number.isInteger(durationHours) || durationHours <= 0)
    throw new RangeError(`A car cannot be had for ${durationHours} hours. Give a whole number of them.`)
  const rate = classRate(card, countryCode, vehicleTypeId)
  const vehicle = vehicleClass(vehicleTypeId)
  const country = SERVED_COUNTRIES.find(({ code }) => code === countryCode)?.name ?? countryCode
  const hoursCents = durationHours * rate.economyPerHourCents
  const lines: FareLine[] = [
    {
      code: 'HOURS',
      description: `${durationHours} hours at ${euros(rate.economyPerHourCents)}, the Economy price per hour in ${country}, ${hireKm(durationHours)} km included`,
      amountCents: hoursCents,
      pricePerHour: rate.economyPerHourCents / 100,
      hours: durationHours,
    },
  ]
  if (rate.surchargePercent > 0) {
    lines.push({
      code: 'CLASS',
      description: `${vehicle?.name ?? 'This class'}: each hour costs ${rate.surchargePercent} % more than in Economy`,
      amountCents: Math.round(durationHours * rate.perHourCents) - hoursCents,
      percent: rate.surchargePercent,
    })
  }
  lines.push(...minimumLine(sumOfLines(lines), vehicle, 'fare'))
  lines.push(...extraLines(hire.extras ?? {}, 1, card.extras))
  if (hire.accessLevel === 'flexible') lines.push(flexibleLine(sumOfLines(lines)))
  return {
    oneWayKm: hireKm(durationHours),
    distanceKm: hireKm(durationHours),
    basePriceCents: 0,
    pricePerKm: 0,
    totalCents: sumOfLines(lines),
    lines,
    rateVersion: card.version,
  }
}
