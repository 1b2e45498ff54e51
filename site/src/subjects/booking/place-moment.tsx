import { instantToLocal } from '@fiacre/sdk/rules'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { clockTime, shortDay, zoneName } from '../../base/i18n/local-times.ts'

/** Words for an instant (ISO 8601) on the clocks of a place (IANA zone), for where those are named beside it. */
export function useLocalMoment(): (at: string, timeZone: string) => string {
  const t = useT()
  const { language } = useLanguage()
  return (at, timeZone) => {
    const { date, time } = instantToLocal(new Date(at), timeZone)
    return t('bookings.moment', { day: shortDay(date, language), time: clockTime(time, language) })
  }
}

/** Words for an instant (ISO 8601) on the clocks of a place (IANA zone), which are named: a deadline is read far from there, too. */
export function usePlaceMoment(): (at: string, timeZone: string) => string {
  const t = useT()
  const { language } = useLanguage()
  const localMoment = useLocalMoment()
  return (at, timeZone) =>
    t('bookings.momentThere', {
      moment: localMoment(at, timeZone),
      zone: zoneName(timeZone, new Date(at), language),
    })
}
