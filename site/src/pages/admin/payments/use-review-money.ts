import { useLanguage } from '../../../base/i18n/i18n-provider.tsx'
import type { PaymentReview } from '../admin-reads.ts'

/** The amount of a payment in the currency it was reported in. */
export function useReviewMoney() {
  const { language } = useLanguage()
  return ({ amountCents, currency }: Pick<PaymentReview, 'amountCents' | 'currency'>): string =>
    new Intl.NumberFormat(language, { style: 'currency', currency }).format(amountCents / 100)
}
