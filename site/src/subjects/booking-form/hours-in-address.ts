import { MAX_HIRE_HOURS, MIN_HIRE_HOURS } from '@fiacre/sdk/rules'

/** For how many hours an address wants a car (`?hours=4`), within what can be had; undefined for a transfer. */
export function hoursInAddress(query: URLSearchParams): number | undefined {
  const text = query.get('hours') ?? ''
  const hours = /^\d{1,2}$/.test(text) ? Number(text) : 0
  return hours >= MIN_HIRE_HOURS && hours <= MAX_HIRE_HOURS ? hours : undefined
}
