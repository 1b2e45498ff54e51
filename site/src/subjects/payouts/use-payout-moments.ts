import { useLanguage } from '../../base/i18n/i18n-provider.tsx'
import { ownMoment, plainDay } from '../../base/i18n/local-times.ts'

/** Words for the instants of payouts (ISO 8601): `day` of UTC, as months of statements are, `moment` on one's own clock. */
export function usePayoutMoments() {
  const { language } = useLanguage()
  return {
    day: (instant: string) => plainDay(instant.slice(0, 10), language),
    moment: (instant: string) => ownMoment(instant, language),
  }
}
