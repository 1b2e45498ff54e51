import type { CallResult } from '@fiacre/sdk'
import { Badge } from '../../ui/badge/badge.tsx'
import { useBookingWords } from '../booking/use-booking-words.ts'

type Invoice = CallResult<'listPartnerInvoices'>['invoices'][number]

const TONES = {
  open: 'warning',
  overdue: 'danger',
  settled: 'positive',
  'written-off': 'neutral',
} as const satisfies Record<Invoice['state'], string>

type InvoiceStandingProps = {
  invoice: Pick<Invoice, 'state' | 'writtenOffCents'>
  /** What a state is called where it is shown. */
  words: (state: Invoice['state']) => string
}

/** How an invoice stands, and how much of it is not expected any more: that is still owed, whatever came of the rest. */
export function InvoiceStanding({ invoice: { state, writtenOffCents }, words }: InvoiceStandingProps) {
  const { money } = useBookingWords()
  const isNamed = state === 'written-off'
  return (
    <>
      <Badge tone={TONES[state]}>{words(state)}</Badge>
      {writtenOffCents > 0 && (
        <span className="fi-small">
          {isNamed ? ' ' : ` ${words('written-off')} `}
          {money(writtenOffCents)}
        </span>
      )}
    </>
  )
}
