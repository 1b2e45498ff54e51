import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import type { ListColumn } from '../list/list-column.ts'

/** The two sides of the books: what an entry owes is on one, what it is owed on the other. */
export function useSideColumns<Row extends { readonly amountCents: number }>(): readonly (ListColumn<Row> & {
  heading: string
})[] {
  const t = useT()
  const { money } = useBookingWords()
  return [
    {
      key: 'debit',
      heading: t('ledger.debit'),
      align: 'end',
      cell: ({ amountCents }) => (amountCents > 0 ? money(amountCents) : ''),
    },
    {
      key: 'credit',
      heading: t('ledger.credit'),
      align: 'end',
      cell: ({ amountCents }) => (amountCents < 0 ? money(-amountCents) : ''),
    },
  ]
}
