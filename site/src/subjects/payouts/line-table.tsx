import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Table } from '../../ui/table/table.tsx'
import { useBookingWords } from '../booking/use-booking-words.ts'
import type { EarningLine, Statement } from './payout-reads.ts'
import { usePayoutMoments } from './use-payout-moments.ts'

type LineTableProps = { lines: readonly EarningLine[]; statements: readonly Statement[] }

/** Line by line what was earned: of what, by which rule, and from when on it may be paid. */
export function LineTable({ lines, statements }: LineTableProps) {
  const t = useT()
  const { money } = useBookingWords()
  const { day } = usePayoutMoments()
  if (lines.length === 0) return <p>{t('earned.nothingEarned')}</p>
  function standing({ state, payableAt, statementId }: EarningLine): string {
    if (state === 'pending') return t('earned.pendingUntil', { day: day(payableAt) })
    if (state === 'payable') return t('earned.payableSince', { day: day(payableAt) })
    const month = statements.find(({ id }) => id === statementId)?.month
    return month ? t('earned.onStatementOf', { month }) : t('earned.onStatement')
  }
  return (
    <Table
      caption={t('earned.lines')}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'what',
          heading: t('earned.what'),
          head: true,
          cell: ({ kind, bookingNumber }) =>
            [t(`earned.line.${kind}`), bookingNumber].filter(Boolean).join(' '),
        },
        {
          key: 'why',
          heading: t('earned.why'),
          cell: ({ percent, baseCents, rule }) => {
            const why = t(`earned.rule.${rule}`)
            // All of a sum is that sum, which stands beside it.
            return Math.abs(percent) === 100
              ? why
              : t('earned.lineReason', { percent, base: money(baseCents), rule: why })
          },
        },
        { key: 'when', heading: t('earned.when'), cell: standing },
        {
          key: 'amount',
          heading: t('earned.amount'),
          align: 'end',
          cell: ({ amountCents }) => money(amountCents),
        },
      ]}
    />
  )
}
