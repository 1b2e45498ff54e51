import type { Booking } from '@fiacre/sdk'
import { CANCELLATION, CHANGES } from '@fiacre/sdk/rules'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useSupportWords } from './use-support-words.ts'

type AccessLevel = Booking['accessLevel']

/** What the fares allow, in words, from the policy table. */
export function useLevelWords() {
  const t = useT()
  const support = useSupportWords()
  return {
    refund: (level: AccessLevel): string =>
      level === 'flexible'
        ? t('bookings.level.refundFlexible')
        : t('bookings.level.refundSaver', { hours: CANCELLATION.saver.hoursAfterBooking }),
    changes: (level: AccessLevel): string =>
      t('bookings.level.changes', { hours: CHANGES[level].hoursBeforePickup }),
    support,
  }
}
