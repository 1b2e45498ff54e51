import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Table, type Column } from '../../../ui/table/table.tsx'
import type { Statement } from './payout-reads.ts'

type Bill = Statement['selfBilled'][number]

/** The invoices that we wrote for a partner with its statement, each with its file. */
export function SelfBilledTable({ bills }: { bills: readonly Bill[] }) {
  const t = useT()
  const columns = useColumns()
  return <Table caption={t('payouts.selfBilled')} rows={bills} rowKey={({ id }) => id} columns={columns} />
}

function useColumns(): readonly Column<Bill>[] {
  const t = useT()
  const { money } = useBookingWords()
  return [
    {
      key: 'number',
      heading: t('payouts.selfBilled'),
      head: true,
      cell: ({ id, number }) => (
        <a href={`/api/admin/self-billed-invoices/${id}/file`} download>
          {number}
        </a>
      ),
    },
    { key: 'corrects', heading: t('payouts.corrects'), cell: ({ corrects }) => corrects.join(', ') || '–' },
    {
      key: 'net',
      heading: t('payouts.selfBilledNet'),
      align: 'end',
      cell: ({ netCents }) => money(netCents),
    },
    {
      key: 'vat',
      heading: t('payouts.selfBilledVat'),
      align: 'end',
      cell: ({ vatCents }) => money(vatCents),
    },
    {
      key: 'total',
      heading: t('admin.amount'),
      align: 'end',
      cell: ({ grossCents }) => money(grossCents),
    },
  ]
}
