import { useT } from '../../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../../subjects/booking/use-booking-words.ts'
import { Banner } from '../../../../ui/banner/banner.tsx'
import { ButtonLink } from '../../../../ui/button/button-link.tsx'
import { useDisputeWords } from '../../use-dispute-words.ts'
import { useMoments } from '../../use-moments.ts'
import type { Chargeback } from './refund-reads.ts'

const TONES = { inquiry: 'warning', open: 'danger', won: 'success', lost: 'warning' } as const

/** Payments of the booking that the holder of the card disputes: how they stand, until when they can be answered, and with what. */
export function Chargebacks({ chargebacks }: { chargebacks: readonly Chargeback[] }) {
  const t = useT()
  const moment = useMoments()
  const disputed = useDisputeWords()
  const { money } = useBookingWords()
  return chargebacks.map(({ id, status, amountCents, reason, disputeId, gateway, evidenceDueBy }) => (
    <Banner key={id} tone={TONES[status]} title={t(`chargeback.${status}`, { amount: money(amountCents) })}>
      <p>
        {gateway} {disputeId} · {disputed(reason)}
        {evidenceDueBy && ` · ${t('chargeback.due', { until: moment(evidenceDueBy) })}`}
      </p>
      <p className="fi-small">{t(`chargeback.text.${status}`)}</p>
      <ButtonLink size="sm" variant="secondary" href={`/api/admin/chargebacks/${id}/evidence.pdf`} download>
        {t('chargeback.evidence')}
      </ButtonLink>
    </Banner>
  ))
}
