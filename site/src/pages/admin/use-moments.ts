import { useLanguage } from '../../base/i18n/i18n-provider.tsx'
import { ownMoment } from '../../base/i18n/local-times.ts'

/** Words for an instant (ISO 8601) on the administrator's own clock: "14 Feb 2026, 14:30". */
export function useMoments(): (instant: string) => string {
  const { language } = useLanguage()
  return (instant) => ownMoment(instant, language)
}
