import type { Booking } from '@fiacre/sdk'
import { CANCELLATION, CHANGES } from '@fiacre/sdk/rules'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useSupportWords } from '../../subjects/booking/use-support-words.ts'

type AccessLevel = Booking['accessLevel']

/** What the fares allow, in words, from the policy table. */
export function useLevelWords() {
  const t = useT()
  const support = useSupportWords()
  return {
    refund: (level: AccessLevel): string =>
      level === 'flexible'
        ? t('booking.level.refundFlexible')
        : t('booking.level.refundSaver', { hours: CANCELLATION.saver.hoursAfterBooking }),
    changes: (level: AccessLevel): string =>
      t('booking.level.changes', { hours: CHANGES[level].hoursBeforePickup }),
    support,
  }
}
