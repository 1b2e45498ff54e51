import { instantToLocal } from '@fiacre/sdk/rules'
import { useLanguage, useT } from '../i18n/i18n-provider.tsx'
import { clockTime, shortDay, zoneName } from './local-times.ts'

/** Words for an instant (ISO 8601) on the clocks of a place (IANA zone), which are named: a deadline is read far from there, too. */
export function usePlaceMoment(): (at: string, timeZone: string) => string {
  const t = useT()
  const { language } = useLanguage()
  return (at, timeZone) => {
    const instant = new Date(at)
    const { date, time } = instantToLocal(instant, timeZone)
    const moment = t('bookings.moment', { day: shortDay(date, language), time: clockTime(time, language) })
    return t('bookings.momentThere', { moment, zone: zoneName(timeZone, instant, language) })
  }
}
