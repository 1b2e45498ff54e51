import type { Handlers } from '#platform/contract/handler.ts'
import { calendarOf, receiptOf, voucherOf } from './make-document.ts'

export const documentHandlers: Handlers<'getBookingReceipt' | 'getBookingVoucher' | 'getBookingCalendar'> = {
  async getBookingReceipt({ userId, path }, context) {
    return receiptOf(context, own(userId, path.id))
  },

  async getBookingVoucher({ userId, path }, context) {
    return voucherOf(context, own(userId, path.id))
  },

  async getBookingCalendar({ userId, path }, context) {
    return calendarOf(context, own(userId, path.id))
  },
}

const own = (userId: string, bookingId: number) => ({ travellerId: userId, askerId: userId, bookingId })
