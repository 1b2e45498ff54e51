import type { Booking } from '@fiacre/sdk'
import { CANCELLATION, CHANGES, SUPPORT } from '@fiacre/sdk/rules'
import { clockTime } from '../../subjects/booking/local-times.ts'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'

type AccessLevel = Booking['accessLevel']

/** What the fares allow, in words, from the policy table. */
export function useLevelWords() {
  const t = useT()
  const { language } = useLanguage()
  return {
    refund: (level: AccessLevel): string =>
      level === 'flexible'
        ? t('booking.level.refundFlexible')
        : t('booking.level.refundSaver', { hours: CANCELLATION.saver.hoursAfterBooking }),
    changes: (level: AccessLevel): string =>
      t('booking.level.changes', { hours: CHANGES[level].hoursBeforePickup }),
    support(level: AccessLevel): string {
      const { from, to, utcOffsetHours, languages } = SUPPORT[level]
      const tongue = t(`booking.level.languages.${languages}`)
      if (from === '00:00' && to === '24:00') return t('booking.level.supportAlways', { languages: tongue })
      return t('booking.level.support', {
        from: clockTime(from, language),
        to: clockTime(to, language),
        zone: `GMT+${utcOffsetHours}`,
        languages: tongue,
      })
    },
  }
}
