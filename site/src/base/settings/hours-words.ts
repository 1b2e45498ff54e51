import { dateFormat } from '../i18n/formats.ts'
import type { ClientSettings } from '@fiacre/sdk'

type Hours = ClientSettings['contact']['hours']

/** A Monday, to name the days of the week by. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 24 * 3600 * 1000

/** Days and times of a language: `{from: 'Monday', to: 'Friday', opens: '9:00', closes: '18:00'}`. */
export function hoursWords(hours: Hours, language: string) {
  const name = dateFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const day = (number: number) => name.format(MONDAY + (number - 1) * DAY_MS)
  return {
    from: day(hours.fromDay),
    to: day(hours.toDay),
    opens: clock(hours.opens),
    closes: clock(hours.closes),
  }
}

/** As the contract has it, without a nought before the hour. */
function clock(time: string): string {
  return time.replace(/^0/, '')
}
