import type { Handlers } from '#platform/contract/handler.ts'
import { settleReport } from './driver-reports.ts'
import { decideRatingWords, settleRating } from './settle-rating.ts'

export const driverReportHandlers: Handlers<'settleDriverReport' | 'settleRating' | 'decideRatingWords'> = {
  async settleDriverReport({ userId, ip, path }, context) {
    await settleReport(context, { id: userId, ip }, path.reportId)
    return { status: 200, body: { message: 'The report is settled.' } }
  },

  async settleRating({ userId, ip, path }, context) {
    await settleRating(context, { id: userId, ip }, path.ratingId)
    return { status: 200, body: { message: 'The rating is settled.' } }
  },

  async decideRatingWords({ userId, ip, path, body }, context) {
    await decideRatingWords(context, { id: userId, ip }, path.ratingId, body)
    return { status: 200, body: { message: 'It is decided.' } }
  },
}
