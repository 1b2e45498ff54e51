import type { Handlers } from '#platform/contract/handler.ts'
import { assertMayCall } from '#platform/contract/office-role.ts'
import { chargebackEvidence } from './chargeback-evidence.ts'
import { decideCardRefund } from './decide-card-refund.ts'
import { previewRefund } from './preview-refund.ts'
import { refundBooking } from './refund-booking.service.ts'

export const refundHandlers: Handlers<
  'previewBookingRefund' | 'refundBooking' | 'decideCardRefund' | 'getChargebackEvidence'
> = {
  async previewBookingRefund({ userId, ip, path, body }, context) {
    return { status: 200, body: await previewRefund(context, { id: userId, ip }, path.bookingId, body) }
  },

  async refundBooking({ userId, ip, officeRole, path, body, headers }, context) {
    // Money that leaves the house is for those who see to money.
    if (body.toCardCents > 0) assertMayCall(['finance'], officeRole)
    const asked = {
      id: path.bookingId,
      order: body,
      key: headers['idempotency-key'],
      ifMatch: headers['if-match'],
    }
    return refundBooking(context, { id: userId, ip }, asked)
  },

  async decideCardRefund({ userId, ip, path, body }, context) {
    return { status: 200, body: await decideCardRefund(context, { id: userId, ip }, path.cardRefundId, body) }
  },

  async getChargebackEvidence({ userId, path }, context) {
    const { pdf, name } = await chargebackEvidence(context, userId, path.chargebackId)
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}"`,
    }
    return { status: 200, body: pdf, headers }
  },
}
