import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { BookingList } from '../record/booking-list.tsx'
import { RecordPart } from '../record/record-part.tsx'
import type { ClientRecordFacts } from '../record/record-reads.ts'
import { PastBlocks } from './past-blocks.tsx'
import { UserBalance } from './user-balance.tsx'
import { UserSignIns } from './user-sign-ins.tsx'

/** What an account booked, has on its balance, where it is signed in, and when it was blocked. */
export function UserStory({ record }: { record: ClientRecordFacts }) {
  const t = useT()
  return (
    <>
      <RecordPart title={t('admin.bookings')}>
        <BookingList bookings={record.bookings} />
      </RecordPart>
      <RecordPart title={t('record.balance')}>
        <UserBalance balance={record.balance} />
      </RecordPart>
      <RecordPart title={t('record.signIns')}>
        <UserSignIns sessions={record.sessions} signIns={record.signIns} />
      </RecordPart>
      {record.blocks.length > 0 && (
        <RecordPart title={t('record.pastBlocks')}>
          <PastBlocks blocks={record.blocks} />
        </RecordPart>
      )}
    </>
  )
}
