import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { RecordMissing } from '../record/record-missing.tsx'
import { RecordPart } from '../record/record-part.tsx'
import { RecordSheet } from '../record/record-sheet.tsx'
import { useMoments } from '../use-moments.ts'
import {
  statementPath,
  statementQuery,
  STATEMENT_TONES,
  type EarningLine,
  type Statement,
} from './payout-reads.ts'
import { ObjectionsPart } from './objections-part.tsx'
import { ReturnForm } from './return-form.tsx'
import { SelfBilledTable } from './self-billed-table.tsx'
import { WaiveForm } from './waive-form.tsx'

/** A statement over the list: its sums, its lines, its files. */
export function StatementSheet({ id, ids }: { id: string; ids: readonly string[] }) {
  const t = useT()
  const query = useQuery(statementQuery(useClient(), id))
  const { data } = query
  return (
    <RecordSheet id={id} ids={ids} title={data ? `${data.statement.payeeName}, ${data.statement.month}` : ''}>
      {data ? (
        <>
          <Sums statement={data.statement} />
          <div className="fi-cluster">
            {(['pdf', 'csv'] as const).map((format) => (
              <ButtonLink
                key={format}
                size="sm"
                variant="secondary"
                href={statementPath(id, format)}
                download
              >
                {t(`payouts.${format}`)}
              </ButtonLink>
            ))}
          </div>
          {data.statement.selfBilled.length > 0 && (
            <RecordPart title={t('payouts.selfBilled')}>
              <SelfBilledTable bills={data.statement.selfBilled} />
            </RecordPart>
          )}
          <RecordPart title={t('payouts.lines')}>
            <Lines lines={data.lines} />
          </RecordPart>
          {data.objections.length > 0 && (
            <RecordPart title={t('payouts.objections')}>
              <ObjectionsPart objections={data.objections} lines={data.lines} />
            </RecordPart>
          )}
          {data.lines.some(isPenalty) && (
            <RecordPart title={t('payouts.waive')}>
              <WaiveForm penalties={data.lines.filter(isPenalty)} />
            </RecordPart>
          )}
          {data.statement.state === 'paid' && (
            <RecordPart title={t('payouts.return')}>
              <ReturnForm id={id} />
            </RecordPart>
          )}
        </>
      ) : (
        <RecordMissing query={query} />
      )}
    </RecordSheet>
  )
}

const isPenalty = ({ kind }: EarningLine) => kind === 'penalty'

function Sums({ statement }: { statement: Statement }) {
  const t = useT()
  const moment = useMoments()
  const { money } = useBookingWords()
  const { state, name, payeeKind, ibanEnd, paidAt, issuedAt } = statement
  return (
    <DescriptionList
      items={[
        { term: t('payouts.statement'), details: name },
        { term: t('payouts.payee'), details: `${statement.payeeName} (${t(`payouts.kind.${payeeKind}`)})` },
        {
          term: t('admin.stands'),
          details: <Badge tone={STATEMENT_TONES[state]}>{t(`payouts.state.${state}`)}</Badge>,
        },
        { term: t('payouts.issued'), details: moment(issuedAt) },
        { term: t('payouts.objectionsUntil'), details: moment(statement.objectionsUntil) },
        { term: t('payouts.opening'), details: money(statement.openingCents) },
        { term: t('payouts.earned'), details: money(statement.earnedCents) },
        { term: t('payouts.payout'), details: money(statement.payoutCents) },
        { term: t('payouts.closing'), details: money(statement.closingCents) },
        { term: t('payouts.pending'), details: money(statement.pendingCents) },
        ...(ibanEnd ? [{ term: t('payouts.account'), details: `… ${ibanEnd}` }] : []),
        ...(paidAt ? [{ term: t('payouts.paid'), details: moment(paidAt) }] : []),
      ]}
    />
  )
}

function Lines({ lines }: { lines: readonly EarningLine[] }) {
  const t = useT()
  const { money } = useBookingWords()
  return (
    <Table
      caption={t('payouts.lines')}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'what',
          heading: t('payouts.what'),
          head: true,
          cell: ({ kind, bookingNumber }) =>
            [t(`payouts.line.${kind}`), bookingNumber].filter(Boolean).join(' '),
        },
        {
          key: 'why',
          heading: t('payouts.why'),
          cell: ({ percent, baseCents, rule }) =>
            t('payouts.reason', { percent, base: money(baseCents), rule: t(`payouts.rule.${rule}`) }),
        },
        {
          key: 'amount',
          heading: t('admin.amount'),
          align: 'end',
          cell: ({ amountCents }) => money(amountCents),
        },
      ]}
    />
  )
}
