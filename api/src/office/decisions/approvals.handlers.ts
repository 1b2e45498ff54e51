import type { Handlers } from '#platform/contract/handler.ts'
import { transferApproval } from '../admin/transfer-approval.ts'
import { invoicePaymentApproval } from '../invoices/record-invoice-payment.service.ts'
import { writeOffApproval } from '../invoices/write-off-invoice.service.ts'
import { creditApproval } from '../invoices/set-credit.service.ts'
import { correctionApproval } from '../payouts/decide-objection.service.ts'
import { waiverApproval } from '../payouts/waive-penalty.service.ts'
import { refundApproval } from '../refunds/refund-approval.ts'
import { promoApproval } from '../settings/promo-approval.ts'
import { settingApproval } from '../settings/setting-approval.ts'
import { decideApproval } from '../approvals/decide-approval.ts'
import { approvalOf, listApprovals } from '../approvals/list-approvals.ts'

/** Everything that a second person may have to agree to. */
const APPROVAL_KINDS = [
  refundApproval,
  transferApproval,
  settingApproval,
  promoApproval,
  waiverApproval,
  correctionApproval,
  creditApproval,
  invoicePaymentApproval,
  writeOffApproval,
]

export const approvalHandlers: Handlers<'listApprovals' | 'decideApproval'> = {
  async listApprovals({ userId }, context) {
    return { status: 200, body: await listApprovals(context, userId, APPROVAL_KINDS) }
  },

  async decideApproval({ userId, ip, officeRole: role, path, body, session }, context) {
    const decider = { kinds: APPROVAL_KINDS, role, provenAt: session.provenAt }
    await decideApproval(context, { id: userId, ip }, path.approvalId, body, decider)
    return { status: 200, body: await approvalOf(context, path.approvalId, userId, APPROVAL_KINDS) }
  },
}
