import { useLanguage } from '../../base/i18n/i18n-provider.tsx'
import { clockTime, fullDay, shortDay, zoneName } from '../../base/i18n/local-times.ts'
import './trip-time.css'

type TripTimeProps = {
  /** YYYY-MM-DD, at the place. */
  date: string
  /** HH:mm, at the place. */
  time: string
  /** IANA zone of the place, and an instant near the trip to name it by. */
  timeZone: string
  at: string
  /** With the weekday and month in full. */
  long?: boolean
}

/** A day and a time as the clocks of the place show them, and whose clocks those are. */
export function TripTime({ date, time, timeZone, at, long = false }: TripTimeProps) {
  const { language } = useLanguage()
  const day = long ? fullDay(date, language) : shortDay(date, language)
  return (
    <span className="trip-time">
      <time dateTime={`${date}T${time}`}>
        {day}, {clockTime(time, language)}
      </time>{' '}
      <span className="trip-time__zone">{zoneName(timeZone, new Date(at), language)}</span>
    </span>
  )
}
