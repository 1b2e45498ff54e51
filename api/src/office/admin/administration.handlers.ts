import type { Handlers } from '#platform/contract/handler.ts'
import { listAllBookings, taggedBooking } from './admin-bookings.service.ts'
import { adminStats } from './admin-stats.ts'
import { auditTrail } from './audit-trail.ts'
import { bookingMoney } from './booking-money.ts'
import { exportBookings } from './export-bookings.ts'
import { dropGivenUpJob, retryGivenUpJob } from './given-up-jobs.ts'
import { listReviews, resolveReview } from './payment-reviews.ts'
import { recordPayment } from './record-payment.ts'
import { setStatus } from './set-status.ts'

export const administrationHandlers: Handlers<
  | 'listAllBookings'
  | 'exportBookings'
  | 'getAdminBooking'
  | 'setBookingStatus'
  | 'recordPayment'
  | 'listAuditTrail'
  | 'getBookingMoney'
  | 'getAdminStats'
  | 'retryGivenUpJob'
  | 'dropGivenUpJob'
  | 'listPaymentReviews'
  | 'resolvePaymentReview'
> = {
  async listAllBookings({ query }, context) {
    return { status: 200, body: await listAllBookings(context, query) }
  },

  async exportBookings({ query }, context) {
    const day = context.now().toISOString().slice(0, 10)
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="fiacre-bookings-${day}.csv"`,
    }
    return { status: 200, body: exportBookings(context, query), headers }
  },

  async getAdminBooking({ path }, context) {
    const { booking, headers } = await taggedBooking(context, path.bookingId)
    return { status: 200, body: booking, headers }
  },

  async setBookingStatus({ userId, ip, path, body, headers: { 'if-match': ifMatch } }, context) {
    await setStatus(context, { id: userId, ip }, path.bookingId, { ...body, ifMatch })
    const { booking, headers } = await taggedBooking(context, path.bookingId)
    return { status: 200, body: booking, headers }
  },

  async recordPayment({ userId, ip, path, body, headers }, context) {
    return recordPayment(context, { id: userId, ip }, path.bookingId, body, headers['idempotency-key'])
  },

  async listAuditTrail({ path }, context) {
    return { status: 200, body: await auditTrail(context, path.bookingId) }
  },

  async getBookingMoney({ path }, context) {
    return { status: 200, body: await bookingMoney(context, path.bookingId) }
  },

  async getAdminStats({ officeRole }, context) {
    const figures = await adminStats(context)
    // Support and operations work without it.
    const revenueCents =
      officeRole === 'administrator' || officeRole === 'finance' ? figures.revenueCents : null
    return { status: 200, body: { ...figures, revenueCents } }
  },

  async retryGivenUpJob({ userId, ip, path }, context) {
    await retryGivenUpJob(context, { id: userId, ip }, path.jobId)
    return { status: 200, body: { message: 'It is tried again.' } }
  },

  async dropGivenUpJob({ userId, ip, path }, context) {
    await dropGivenUpJob(context, { id: userId, ip }, path.jobId)
    return { status: 200, body: { message: 'It will not be sent.' } }
  },

  async listPaymentReviews(_request, context) {
    return { status: 200, body: await listReviews(context) }
  },

  async resolvePaymentReview({ userId, ip, path, body }, context) {
    return { status: 200, body: await resolveReview(context, { id: userId, ip }, path.id, body) }
  },
}
