import type { AuditEntry } from '../admin-reads.ts'

/** What can be done, in the order it is offered in. */
export const AUDIT_ACTIONS = [
  'booking.status-set',
  'booking.payment-recorded',
  'booking.refunded',
  'booking.card-refund-decided',
  'approval.requested',
  'approval.approved',
  'approval.rejected',
  'approval.withdrawn',
  'approval.expired',
  'payment-review.resolved',
  'user.blocked',
  'user.unblocked',
  'user.admin-granted',
  'user.role-set',
  'contact-request.status-set',
  'job.retried',
  'job.dropped',
  'setting.stored',
  'setting.restored',
  'promo-code.created',
  'promo-code.changed',
  'promo-code.ended',
] as const satisfies readonly AuditEntry['action'][]
