import { useT } from '../../../../base/i18n/i18n-provider.tsx'
import { useClient } from '../../../../base/api/client-context.tsx'
import { useBookingWords } from '../../../../subjects/booking/use-booking-words.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { useAdminChange } from '../../use-admin-change.ts'
import { useMoments } from '../../use-moments.ts'
import type { CardRefund } from './refund-reads.ts'

const TONES = {
  pending: 'neutral',
  done: 'positive',
  failed: 'danger',
  'to-balance': 'neutral',
  'by-bank': 'neutral',
} as const

/** What went back to cards, and how far it is; what the gateway could not send is decided on here. */
export function CardRefunds({ refunds }: { refunds: readonly CardRefund[] }) {
  const t = useT()
  const moment = useMoments()
  const { money } = useBookingWords()
  if (refunds.length === 0) return null
  return (
    <ul className="admin-trail" aria-label={t('refund.cards')}>
      {refunds.map((refund) => (
        <li key={refund.id}>
          <p>
            {money(refund.amountCents)} · {refund.gateway}{' '}
            <Badge tone={TONES[refund.status]}>{t(`refund.card.${refund.status}`)}</Badge>
          </p>
          <p className="fi-small fi-muted">
            <time dateTime={refund.askedAt}>{moment(refund.askedAt)}</time>
            {refund.failure && ` · ${refund.failure}`}
          </p>
          {refund.status === 'failed' && <Decision id={refund.id} />}
        </li>
      ))}
    </ul>
  )
}

function Decision({ id }: { id: string }) {
  const t = useT()
  const client = useClient()
  const change = useAdminChange({
    change: (decision: 'retry' | 'to-balance') =>
      client.decideCardRefund({ path: { cardRefundId: id }, body: { decision } }),
    done: { title: t('refund.decided') },
    failed: { title: t('refund.failed'), description: t('admin.failedText') },
  })
  return (
    <p className="admin-refund__decision">
      {(['retry', 'to-balance'] as const).map((decision) => (
        <Button
          key={decision}
          size="sm"
          variant="secondary"
          loading={change.isPending}
          onClick={() => change.mutate(decision)}
        >
          {t(`refund.decide.${decision}`)}
        </Button>
      ))}
    </p>
  )
}
