import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../booking/use-booking-words.ts'
import type { EarningLine } from './payout-reads.ts'

/** What a line of a statement is called among others. */
export function useLineName() {
  const t = useT()
  const { money } = useBookingWords()
  return ({ kind, bookingNumber, amountCents }: EarningLine) =>
    [t(`earned.line.${kind}`), bookingNumber, money(amountCents)].filter(Boolean).join(', ')
}
