import { writtenDate, writtenHire } from '../../localisation/written-values.ts'
import type { CarriedRide } from '../mail.ts'
import type { MailLanguage } from '../mail-language.ts'
import type { LetterTable } from './letter-parts.ts'
import { shownAsText } from './own-words.ts'
import { extrasRows, writtenCount } from './written-booking.ts'

/** What a carrier drives: from where to where, when, and with what. */
export function rideTable(ride: CarriedRide, language: MailLanguage): LetterTable {
  const { t } = language
  const hire = writtenHire(ride, language)
  return {
    title: t('label.ride'),
    rows: [
      [t('trip.booking'), ride.bookingNumber],
      [t('trip.from'), shownAsText(ride.pickup)],
      hire === null ? [t('trip.to'), shownAsText(ride.destination)] : [t('trip.hourly'), hire],
      [t('trip.pickup'), writtenDate(ride.pickupLocalTime, language)],
      [t('trip.vehicle'), ride.vehicle],
      [t('trip.passengers'), writtenCount(ride.passengers, language)],
      ...extrasRows(ride.extras, language),
    ],
  }
}
