import { MS_PER_HOUR, RIDE_OFFERS } from '@fiacre/sdk/rules'
import { sql, type RawBuilder } from 'kysely'

/** Rides `r` to come that should have a carrier, or a driver, by now and have none, as a condition in SQL. */
export function isUnassigned(now: Date): RawBuilder<boolean> {
  const { alarmHoursBefore, driverHoursBefore } = RIDE_OFFERS
  const within = (hours: number) => new Date(now.getTime() + hours * MS_PER_HOUR)
  return sql<boolean>`(not r.is_test and r.pickup_at > ${now} and (
    r.state in ('open', 'offered') and r.pickup_at <= ${within(alarmHoursBefore)}
    or r.state = 'accepted' and r.pickup_at <= ${within(driverHoursBefore)}))`
}
