import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Table } from '../../../ui/table/table.tsx'
import type { ClientRecordFacts } from '../record/record-reads.ts'
import { useMoments } from '../use-moments.ts'

/** What lies on an account's balance, and how it came there. */
export function UserBalance({ balance }: Pick<ClientRecordFacts, 'balance'>) {
  const t = useT()
  const moment = useMoments()
  const { money } = useBookingWords()
  return (
    <>
      <p>{t('record.balanceIs', { amount: money(balance.amountCents) })}</p>
      {balance.entries.length > 0 && (
        <Table
          caption={t('record.movements')}
          rows={balance.entries}
          rowKey={({ id }) => id}
          columns={[
            { key: 'when', heading: t('admin.when'), head: true, cell: ({ createdAt }) => moment(createdAt) },
            { key: 'what', heading: t('admin.posting'), cell: ({ kind }) => t(`admin.posting.${kind}`) },
            {
              key: 'booking',
              heading: t('bookings.number'),
              cell: ({ bookingNumber }) => bookingNumber ?? '–',
            },
            { key: 'amount', heading: t('admin.amount'), cell: ({ amountCents }) => money(amountCents) },
          ]}
        />
      )}
    </>
  )
}
