import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { bookingPath } from '../admin-address.ts'
import { RecordMissing } from '../record/record-missing.tsx'
import { RecordPart } from '../record/record-part.tsx'
import { RecordSheet } from '../record/record-sheet.tsx'
import { useMoments } from '../use-moments.ts'
import { postingQuery, type LedgerPosting } from './ledger-reads.ts'
import { useSideColumns } from './use-side-columns.tsx'

/** A movement of money over the list of the books. */
export function PostingSheet({ id, ids }: { id: string; ids: readonly string[] }) {
  const t = useT()
  const query = useQuery(postingQuery(useClient(), id))
  const { data } = query
  return (
    <RecordSheet id={id} ids={ids} title={data ? t(`admin.posting.${data.kind}`) : t('admin.posting')}>
      {data ? <Posting posting={data} /> : <RecordMissing query={query} />}
    </RecordSheet>
  )
}

/** What a movement is about, and its sides, which sum to zero. */
function Posting({ posting }: { posting: LedgerPosting }) {
  const t = useT()
  const moment = useMoments()
  const { money } = useBookingWords()
  const sides = useSideColumns<LedgerPosting['entries'][number] & { index: number }>()
  const { at, reference, bookingId, bookingNumber, entries } = posting
  const sum = entries.reduce((total, { amountCents }) => total + amountCents, 0)
  return (
    <>
      <DescriptionList
        items={[
          { term: t('admin.when'), details: moment(at) },
          { term: t('admin.reference'), details: <code>{reference}</code> },
          ...(bookingId === null
            ? []
            : [
                {
                  term: t('bookings.number'),
                  details: (
                    <Link className="admin-link" href={bookingPath(bookingId)}>
                      {bookingNumber ?? bookingId}
                    </Link>
                  ),
                },
              ]),
        ]}
      />
      <RecordPart title={t('ledger.sides')}>
        <Table
          caption={t('ledger.sides')}
          rows={entries.map((entry, index) => ({ ...entry, index }))}
          rowKey={({ index }) => index}
          columns={[
            { key: 'account', heading: t('admin.account'), head: true, cell: ({ account }) => account },
            ...sides,
          ]}
        />
        <p className="fi-small fi-muted">{t('ledger.sum', { amount: money(sum) })}</p>
      </RecordPart>
    </>
  )
}
