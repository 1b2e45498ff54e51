import { PAYOUTS } from '@fiacre/sdk/rules'
import { Fragment, useState } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Table, type Column } from '../../ui/table/table.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { useBookingWords } from '../booking/use-booking-words.ts'
import { StatementObjections } from './statement-objections.tsx'
import { usePayoutMoments } from './use-payout-moments.ts'
import { statementFilePath, type Payee, type Statement } from './payout-reads.ts'

const TONES = {
  carried: 'neutral',
  due: 'warning',
  ordered: 'accent',
  paid: 'positive',
  returned: 'danger',
} as const satisfies Record<Statement['state'], string>

/** The statements of a carrier or a partner, with their files, and what can be said against them. */
export function StatementTable({ payee, statements }: { payee: Payee; statements: readonly Statement[] }) {
  const t = useT()
  const [now] = useState(() => new Date())
  const [openId, setOpenId] = useState<string>()
  const isObjectable = (until: string) => new Date(until) > now
  const columns = useColumns(payee, isObjectable, setOpenId)
  const open = statements.find(({ id }) => id === openId)
  if (statements.length === 0) return <p className="fi-small fi-muted">{t('earned.noStatements')}</p>
  return (
    <>
      <Table caption={t('earned.statements')} rows={statements} rowKey={({ id }) => id} columns={columns} />
      <p className="fi-small fi-muted">{t('earned.objectRule', { days: PAYOUTS.objectionDays })}</p>
      {open && (
        <StatementObjections
          key={open.id}
          payee={payee}
          statement={open}
          isOpen={isObjectable(open.objectionsUntil)}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  )
}

function useColumns(
  payee: Payee,
  isObjectable: (until: string) => boolean,
  onOpen: (id: string) => void,
): readonly Column<Statement>[] {
  const t = useT()
  const { money } = useBookingWords()
  const { day } = usePayoutMoments()
  return [
    { key: 'month', heading: t('earned.month'), head: true, cell: ({ month }) => month },
    {
      key: 'state',
      heading: t('earned.stands'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`earned.statement.${state}`)}</Badge>,
    },
    {
      key: 'earned',
      heading: t('earned.earned'),
      align: 'end',
      cell: ({ earnedCents }) => money(earnedCents),
    },
    {
      key: 'payout',
      heading: t('earned.payout'),
      align: 'end',
      cell: ({ payoutCents }) => money(payoutCents),
    },
    {
      key: 'objections',
      heading: t('earned.objections'),
      cell: ({ id, month, objectionsUntil, openObjections }) => (
        <>
          <span className="fi-small">
            {openObjections > 0
              ? t('earned.openObjections', { count: openObjections })
              : isObjectable(objectionsUntil)
                ? t('earned.untilDay', { day: day(objectionsUntil) })
                : t('earned.final')}
          </span>{' '}
          <Button size="sm" variant="secondary" onClick={() => onOpen(id)}>
            {t(isObjectable(objectionsUntil) ? 'earned.object' : 'earned.objected')}
            <VisuallyHidden> {month}</VisuallyHidden>
          </Button>
        </>
      ),
    },
    {
      key: 'files',
      heading: t('earned.files'),
      cell: ({ id, selfBilled }) => (
        <>
          <a href={statementFilePath(payee, id, 'pdf')} download>
            PDF
          </a>{' '}
          <a href={statementFilePath(payee, id, 'csv')} download>
            CSV
          </a>
          {selfBilled.map((bill) => (
            <Fragment key={bill.id}>
              {' '}
              <a href={`/api/partner/self-billed-invoices/${bill.id}/file`} download>
                {bill.number}
              </a>
            </Fragment>
          ))}
        </>
      ),
    },
  ]
}
