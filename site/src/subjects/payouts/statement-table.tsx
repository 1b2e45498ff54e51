import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Table, type Column } from '../../ui/table/table.tsx'
import { useBookingWords } from '../booking/use-booking-words.ts'
import { statementFilePath, type Payee, type Statement } from './payout-reads.ts'

const TONES = {
  carried: 'neutral',
  due: 'warning',
  ordered: 'accent',
  paid: 'positive',
  returned: 'danger',
} as const satisfies Record<Statement['state'], string>

/** The statements of a carrier or a partner, with their files. */
export function StatementTable({ payee, statements }: { payee: Payee; statements: readonly Statement[] }) {
  const t = useT()
  const columns = useColumns(payee)
  if (statements.length === 0) return <p className="fi-small fi-muted">{t('earned.noStatements')}</p>
  return (
    <Table caption={t('earned.statements')} rows={statements} rowKey={({ id }) => id} columns={columns} />
  )
}

function useColumns(payee: Payee): readonly Column<Statement>[] {
  const t = useT()
  const { money } = useBookingWords()
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
      key: 'files',
      heading: t('earned.files'),
      cell: ({ id }) => (
        <>
          <a href={statementFilePath(payee, id, 'pdf')} download>
            PDF
          </a>{' '}
          <a href={statementFilePath(payee, id, 'csv')} download>
            CSV
          </a>
        </>
      ),
    },
  ]
}
