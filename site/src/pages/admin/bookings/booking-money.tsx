import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { moneyFacts } from '../../../subjects/booking/money-facts.ts'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { bookingMoneyQuery, type AdminBooking } from '../admin-reads.ts'
import { RecordMissing } from '../record/record-missing.tsx'
import { Chargebacks } from './refund/chargebacks.tsx'
import { CardRefunds } from './refund/card-refunds.tsx'
import { entriesOf, useMoneyColumns } from './use-money-columns.tsx'

/** Where the money of a booking is: in sum, every attempt to pay, and what the books say. */
export function BookingMoney({ booking }: { booking: AdminBooking }) {
  const t = useT()
  const columns = useMoneyColumns()
  const { money } = useBookingWords()
  const query = useQuery(bookingMoneyQuery(useClient(), booking.id))
  const { data } = query
  const facts = moneyFacts(booking)
  return (
    <div className="fi-stack">
      {facts.length > 0 && (
        <DescriptionList
          items={facts.map(({ kind, cents }) => ({
            term: t(`admin.money.${kind}`),
            details: money(cents),
          }))}
        />
      )}
      {!data && <RecordMissing query={query} />}
      {data && data.payments.length > 0 && (
        <Table
          caption={t('admin.attempts')}
          rows={data.payments}
          rowKey={({ id }) => id}
          columns={columns.ofPayments}
        />
      )}
      {data && <Chargebacks chargebacks={data.chargebacks} />}
      {data && <CardRefunds refunds={data.cardRefunds} />}
      {data && data.postings.length > 0 && (
        <Table
          caption={t('admin.postings')}
          rows={entriesOf(data.postings)}
          rowKey={({ key }) => key}
          columns={columns.ofEntries}
        />
      )}
    </div>
  )
}
