import { useLanguage } from '../../base/i18n/i18n-provider.tsx'
import { ownMoment } from '../../base/i18n/local-times.ts'

/** Words for an instant (ISO 8601) on one's own clock. */
export function usePartnerMoment(): (instant: string) => string {
  const { language } = useLanguage()
  return (instant) => ownMoment(instant, language)
}
