import { MINIMUM_AGE } from '@fiacre/sdk/rules'

/**
 * The last day on which somebody may be born who registers now, YYYY-MM-DD (spec section 5). Like the rule it counts UTC
 * days; on 29 February of a year whose eighteenth before it had none, that is 28 February.
 */
export function latestBirthDate(now: Date): string {
  const [year, day] = [now.getUTCFullYear() - MINIMUM_AGE, now.toISOString().slice(5, 10)]
  const isLeapDay = day === '02-29' && new Date(Date.UTC(year, 1, 29)).getUTCMonth() !== 1
  return `${year}-${isLeapDay ? '02-28' : day}`
}
