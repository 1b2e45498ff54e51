import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import type { AdminBooking } from '../admin-reads.ts'
import { NoteForm } from '../record/note-form.tsx'
import { RecordMore } from '../record/record-more.tsx'
import { RecordPart } from '../record/record-part.tsx'
import type { BookingRecordFacts } from '../record/record-reads.ts'
import { BlockTraveller } from './block-traveller.tsx'
import { ChangeForm } from './change-form.tsx'
import { MailsAgain } from './mails-again.tsx'
import { PaymentForm } from './payment-form.tsx'
import { StatusForm } from './status-form.tsx'

type BookingActionsProps = { booking: AdminBooking; record: BookingRecordFacts | undefined }

/** What can be done about a booking; what needs the person is offered as long as there is one. */
export function BookingActions({ booking, record }: BookingActionsProps) {
  const t = useT()
  const client = useClient()
  const isAhead = booking.status === 'pending' || booking.status === 'confirmed'
  return (
    <>
      <RecordPart title={t('admin.setStatus')}>
        <StatusForm booking={booking} />
      </RecordPart>
      {booking.outstandingCents > 0 && !booking.isTest && (
        <RecordPart title={t('admin.recordPayment')}>
          <PaymentForm key={booking.outstandingCents} booking={booking} />
        </RecordPart>
      )}
      {record?.userId && (
        <div className="admin-record__mores">
          {isAhead && (
            <RecordMore title={t('record.changeBooking')}>
              <ChangeForm booking={booking} />
            </RecordMore>
          )}
          {record.mails.length > 0 && (
            <RecordMore title={t('record.sendAgain')}>
              <MailsAgain id={booking.id} mails={record.mails} />
            </RecordMore>
          )}
          <RecordMore title={t('admin.block')}>
            <BlockTraveller userId={record.userId} />
          </RecordMore>
        </div>
      )}
      {record?.userId && (
        <RecordPart title={t('record.addNote')}>
          <NoteForm
            add={(text) => client.addBookingNote({ path: { bookingId: booking.id }, body: { text } })}
          />
        </RecordPart>
      )}
    </>
  )
}
