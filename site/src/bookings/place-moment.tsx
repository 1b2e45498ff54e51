import { instantToLocal } from '@fiacre/sdk/rules'
import { useLanguage, useT } from '../i18n/i18n-provider.tsx'
import { clockTime, shortDay, zoneName } from './local-times.ts'

/** Whether the traveller's own clock shows another time at that instant than the clocks of the zone. */
export function isOtherClock(at: Date, timeZone: string, own = ownTimeZone()): boolean {
  const [there, here] = [instantToLocal(at, timeZone), instantToLocal(at, own)]
  return there.date !== here.date || there.time !== here.time
}

/** The IANA zone of the traveller's device. */
function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Words for an instant (ISO 8601) on the clocks of a place (IANA zone), which are named when the traveller's show another time. */
export function usePlaceMoment(): (at: string, timeZone: string) => string {
  const t = useT()
  const { language } = useLanguage()
  return (at, timeZone) => {
    const instant = new Date(at)
    const { date, time } = instantToLocal(instant, timeZone)
    const moment = t('bookings.moment', { day: shortDay(date, language), time: clockTime(time, language) })
    if (!isOtherClock(instant, timeZone)) return moment
    return t('bookings.momentThere', { moment, zone: zoneName(timeZone, instant, language) })
  }
}
