import type { CallResult } from '@fiacre/sdk'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Banner } from '../../../ui/banner/banner.tsx'

type Preview = CallResult<'previewChangeOnBehalf'>

/** What a change does to the money, and what the traveller is told; or why it cannot be made. */
export function ChangeCost({ preview }: { preview: Preview }) {
  const t = useT()
  const { money } = useBookingWords()
  if (!preview.canChange) {
    return (
      <Banner tone="warning" live title={t('record.cannotChange')}>
        {preview.refusal && t(`record.refusal.${preview.refusal}`)}
      </Banner>
    )
  }
  const { totalBeforeCents, totalAfterCents, toPayCents, creditCents } = preview
  const lines = [
    totalBeforeCents === totalAfterCents
      ? t('record.samePrice', { amount: money(totalAfterCents) })
      : t('record.newPrice', { before: money(totalBeforeCents), after: money(totalAfterCents) }),
    ...(toPayCents > 0 ? [t('record.isAsked', { amount: money(toPayCents) })] : []),
    ...(creditCents > 0 ? [t('record.isCredited', { amount: money(creditCents) })] : []),
    t(toPayCents > 0 ? 'record.holdsOncePaid' : 'record.holdsAtOnce'),
  ]
  return (
    <ul className="admin-effects" aria-label={t('admin.effects')} aria-live="polite">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
