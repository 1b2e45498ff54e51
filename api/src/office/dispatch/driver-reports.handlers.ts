import type { Handlers } from '#platform/contract/handler.ts'
import { settleReport } from './driver-reports.ts'

export const driverReportHandlers: Handlers<'settleDriverReport'> = {
  async settleDriverReport({ userId, ip, path }, context) {
    await settleReport(context, { id: userId, ip }, path.reportId)
    return { status: 200, body: { message: 'The report is settled.' } }
  },
}
