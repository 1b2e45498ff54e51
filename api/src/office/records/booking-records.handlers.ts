import { calendarOf, receiptOf, voucherOf } from '#bookings/documents/make-document.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { wantedBy } from './admin-documents.ts'
import { bookingRecord, bookingRow } from './booking-record.ts'
import { changeOnBehalf, previewOnBehalf } from './change-on-behalf.ts'
import { addNote } from './notes.service.ts'
import { sendBookingMail } from './send-booking-mail.ts'

export const bookingRecordHandlers: Handlers<
  | 'getBookingRecord'
  | 'addBookingNote'
  | 'sendBookingMail'
  | 'getAdminBookingReceipt'
  | 'getAdminBookingVoucher'
  | 'getAdminBookingCalendar'
  | 'previewChangeOnBehalf'
  | 'changeOnBehalf'
> = {
  async getBookingRecord({ path }, context) {
    return { status: 200, body: await bookingRecord(context, path.bookingId) }
  },

  async addBookingNote({ userId, ip, path, body }, context) {
    const booking = await bookingRow(context, path.bookingId)
    const about = { userId: booking.userId, bookingId: booking.id }
    return { status: 201, body: await addNote(context, { id: userId, ip }, about, body.text) }
  },

  async sendBookingMail({ userId, ip, path, body }, context) {
    await sendBookingMail(context, { id: userId, ip }, path.bookingId, body.mail)
    return { status: 200, body: { message: 'The mail is on its way.' } }
  },

  async getAdminBookingReceipt({ userId, path }, context) {
    return receiptOf(context, await wantedBy(context, userId, path.bookingId))
  },

  async getAdminBookingVoucher({ userId, path }, context) {
    return voucherOf(context, await wantedBy(context, userId, path.bookingId))
  },

  async getAdminBookingCalendar({ userId, path }, context) {
    return calendarOf(context, await wantedBy(context, userId, path.bookingId))
  },

  async previewChangeOnBehalf({ path, body }, context) {
    return { status: 200, body: await previewOnBehalf(context, path.bookingId, body) }
  },

  async changeOnBehalf({ userId, ip, path, body, headers }, context) {
    const [key, ifMatch] = [headers['idempotency-key'], headers['if-match']]
    return changeOnBehalf(context, { by: { id: userId, ip }, id: path.bookingId, body, key, ifMatch })
  },
}
