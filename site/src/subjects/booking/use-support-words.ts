import type { Booking } from '@fiacre/sdk'
import { SUPPORT } from '@fiacre/sdk/rules'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { clockTime } from '../../base/i18n/local-times.ts'

/** When support answers, and in which languages, by access level: from the policy table. */
export function useSupportWords(): (level: Booking['accessLevel']) => string {
  const t = useT()
  const { language } = useLanguage()
  return (level) => {
    const { from, to, utcOffsetHours, languages } = SUPPORT[level]
    const tongue = t(`bookings.languages.${languages}`)
    if (from === '00:00' && to === '24:00') return t('bookings.supportAlways', { languages: tongue })
    return t('bookings.support', {
      from: clockTime(from, language),
      to: clockTime(to, language),
      zone: `GMT+${utcOffsetHours}`,
      languages: tongue,
    })
  }
}
