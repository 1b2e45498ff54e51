import {
  CANCELLATION,
  CARRIER_SCORE,
  CHANGES,
  CHILD_SEATS,
  CONFIRMATION_LINK_VALID_HOURS,
  FLEXIBLE_PERCENT,
  HIRE_KM_PER_HOUR,
  INACTIVE_MONTHS,
  LATE_DRIVER,
  LEAD_TIME_HOURS,
  MAX_HIRE_HOURS,
  MIN_HIRE_HOURS,
  MINIMUM_AGE,
  PREPAYMENT_PERCENT,
  QUOTE_VALIDITY_MINUTES,
  RATING_LOW,
  RATING_MONTHS,
  RATINGS,
  RESET_LINK_VALID_MINUTES,
  RETENTION_YEARS,
  RIDE_OFFERS,
  SERVED_COUNTRY_CODES,
  SUPPORT,
  VEHICLE_CLASSES,
  WAITING_MINUTES,
} from '@fiacre/sdk/rules'
import { useMemo } from 'react'
import { useLanguage } from '../../base/i18n/i18n-provider.tsx'
import { clockTime } from '../../base/i18n/local-times.ts'
import { useClientSettings } from '../../base/settings/client-settings.ts'
import { BRAND } from '../../subjects/brand/brand.ts'

/** The numbers of the rules that the answers name. */
const NUMBERS = {
  hireLeast: MIN_HIRE_HOURS,
  hireMost: MAX_HIRE_HOURS,
  hireKm: HIRE_KM_PER_HOUR,
  leadHours: LEAD_TIME_HOURS,
  quoteMinutes: QUOTE_VALIDITY_MINUTES,
  saverChangeHours: CHANGES.saver.hoursBeforePickup,
  flexibleChangeHours: CHANGES.flexible.hoursBeforePickup,
  saverCancelHours: CANCELLATION.saver.hoursAfterBooking,
  prepayPercent: PREPAYMENT_PERCENT.minimum,
  flexiblePercent: FLEXIBLE_PERCENT,
  infantTo: CHILD_SEATS.infant.toKg,
  childFrom: CHILD_SEATS.child.fromKg,
  childTo: CHILD_SEATS.child.toKg,
  boosterFrom: CHILD_SEATS.booster.fromKg,
  boosterTo: CHILD_SEATS.booster.toKg,
  waitAirport: WAITING_MINUTES.noShow.airport,
  waitStation: WAITING_MINUTES.noShow.station,
  waitOther: WAITING_MINUTES.noShow.other,
  waitFlight: WAITING_MINUTES.flightDelay,
  scoreOnTime: CARRIER_SCORE.weights.onTime,
  scoreCompleted: CARRIER_SCORE.weights.completed,
  scoreRating: CARRIER_SCORE.weights.rating,
  scoreAcceptance: CARRIER_SCORE.weights.acceptance,
  scoreDays: CARRIER_SCORE.days,
  scorePrior: CARRIER_SCORE.priorRides,
  lateOver: LATE_DRIVER.credit.overMinutes,
  latePercent: LATE_DRIVER.credit.percent,
  ratingMonths: RATING_MONTHS,
  ratingLow: RATING_LOW,
  averageFrom: RATINGS.average.from,
  averageMonths: RATINGS.average.months,
  givenUpMinutes: RIDE_OFFERS.givenUpMinutesBefore,
  countries: SERVED_COUNTRY_CODES.length,
  age: MINIMUM_AGE,
  resetMinutes: RESET_LINK_VALID_MINUTES,
  confirmationHours: CONFIRMATION_LINK_VALID_HOURS,
  years: RETENTION_YEARS,
  months: INACTIVE_MONTHS,
} as const

/** What stands in the placeholders of the answers, in the page's language. */
export function useFaqValues(): Readonly<Record<string, string | number>> {
  const { language } = useLanguage()
  const { horizonDays } = useClientSettings().booking
  return useMemo(() => {
    const classes = VEHICLE_CLASSES.map(({ name, maxPassengers }) => `${name} (${maxPassengers})`)
    const { from, to, utcOffsetHours } = SUPPORT.saver
    return {
      ...NUMBERS,
      horizonDays,
      classes: new Intl.ListFormat(language).format(classes),
      supportFrom: clockTime(from, language),
      supportTo: clockTime(to, language),
      supportZone: `GMT+${utcOffsetHours}`,
      brand: BRAND.name,
      email: BRAND.email,
    }
  }, [language, horizonDays])
}
