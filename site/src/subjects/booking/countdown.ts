import { instantToLocal, MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '@fiacre/sdk/rules'

/** How long it is until a pickup, in the units people count it in. */
export type Countdown =
  | { readonly unit: 'days'; readonly days: number }
  | { readonly unit: 'tomorrow' }
  | {
      readonly unit: 'hoursToday' | 'hoursTomorrow'
      readonly hours: number
      readonly minutes: number
    }
  | { readonly unit: 'minutes'; readonly minutes: number }

/**
 * How long it is until a pickup: minutes in the last hour, hours on the last day, else days as the calendar of the pickup
 * place (IANA zone) counts them. Minutes are rounded up, so that the last one is not none.
 */
export function countdown(pickupAt: Date, now: Date, timeZone: string): Countdown {
  const left = pickupAt.getTime() - now.getTime()
  const minutes = Math.max(1, Math.ceil(left / MS_PER_MINUTE))
  if (left < MS_PER_HOUR) return { unit: 'minutes', minutes }
  const [there, here] = [instantToLocal(pickupAt, timeZone).date, instantToLocal(now, timeZone).date]
  const days = Math.round((Date.parse(there) - Date.parse(here)) / MS_PER_DAY)
  if (left >= MS_PER_DAY) return days === 1 ? { unit: 'tomorrow' } : { unit: 'days', days }
  return {
    unit: days === 0 ? 'hoursToday' : 'hoursTomorrow',
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
  }
}
