import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useClient } from '../../base/api/client-context.tsx'
import { LoadFailed } from '../../base/api/load-failed.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { Table, type Column } from '../../ui/table/table.tsx'
import {
  earningsQuery,
  statementFilePath,
  statementsQuery,
  type Earning,
  type Statement,
} from './money-reads.ts'

const TONES = {
  carried: 'neutral',
  due: 'warning',
  ordered: 'accent',
  paid: 'positive',
  returned: 'danger',
} as const satisfies Record<Statement['state'], string>

/** What the carrier earned, line by line, and its statements. */
export function MoneyPart() {
  const t = useT()
  const client = useClient()
  const { money } = useBookingWords()
  const earnings = useInfiniteQuery(earningsQuery(client))
  const statements = useQuery(statementsQuery(client))
  return (
    <Card as="section" className="fi-stack" aria-labelledby="carrier-money">
      <h2 className="fi-card__title" id="carrier-money">
        {t('carrier.money')}
      </h2>
      {earnings.isError && (
        <LoadFailed title={t('carrier.loadFailed')} text={t('carrier.tryAgain')} query={earnings} />
      )}
      {earnings.isPending && <Spinner label={t('carrier.loading')} />}
      {earnings.data && (
        <>
          <p>{t('carrier.balance', { amount: money(earnings.data.balanceCents) })}</p>
          <p className="fi-small fi-muted">
            {t('carrier.payoutRule', {
              amount: money(earnings.data.aboveCents),
              days: earnings.data.withinDays,
            })}
          </p>
          {statements.isError && (
            <LoadFailed title={t('carrier.loadFailed')} text={t('carrier.tryAgain')} query={statements} />
          )}
          <Statements statements={statements.data?.statements ?? []} />
          <Lines lines={earnings.data.lines} />
          {earnings.hasNextPage && (
            <div>
              <Button
                variant="secondary"
                loading={earnings.isFetchingNextPage}
                loadingLabel={t('carrier.loading')}
                onClick={() => void earnings.fetchNextPage()}
              >
                {t('carrier.olderLines')}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}

function Statements({ statements }: { statements: readonly Statement[] }) {
  const t = useT()
  const columns = useStatementColumns()
  if (statements.length === 0) return null
  return (
    <Table caption={t('carrier.statements')} rows={statements} rowKey={({ id }) => id} columns={columns} />
  )
}

function useStatementColumns(): readonly Column<Statement>[] {
  const t = useT()
  const { money } = useBookingWords()
  return [
    { key: 'month', heading: t('carrier.month'), head: true, cell: ({ month }) => month },
    {
      key: 'state',
      heading: t('carrier.stands'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`carrier.statement.${state}`)}</Badge>,
    },
    {
      key: 'earned',
      heading: t('carrier.earned'),
      align: 'end',
      cell: ({ earnedCents }) => money(earnedCents),
    },
    {
      key: 'payout',
      heading: t('carrier.payout'),
      align: 'end',
      cell: ({ payoutCents }) => money(payoutCents),
    },
    {
      key: 'files',
      heading: t('carrier.files'),
      cell: ({ id }) => (
        <>
          <a href={statementFilePath(id, 'pdf')} download>
            PDF
          </a>{' '}
          <a href={statementFilePath(id, 'csv')} download>
            CSV
          </a>
        </>
      ),
    },
  ]
}

function Lines({ lines }: { lines: readonly Earning[] }) {
  const t = useT()
  const { money } = useBookingWords()
  if (lines.length === 0) return <p>{t('carrier.nothingEarned')}</p>
  return (
    <Table
      caption={t('carrier.lines')}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'what',
          heading: t('carrier.what'),
          head: true,
          cell: ({ kind, bookingNumber }) =>
            [t(`carrier.line.${kind}`), bookingNumber].filter(Boolean).join(' '),
        },
        {
          key: 'why',
          heading: t('carrier.why'),
          cell: ({ percent, baseCents, rule }) =>
            t('carrier.lineReason', { percent, base: money(baseCents), rule: t(`carrier.rule.${rule}`) }),
        },
        {
          key: 'amount',
          heading: t('carrier.amount'),
          align: 'end',
          cell: ({ amountCents }) => money(amountCents),
        },
      ]}
    />
  )
}
