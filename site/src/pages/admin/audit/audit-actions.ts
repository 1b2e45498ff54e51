import type { AuditEntry } from '../admin-reads.ts'

/** What can be done, in the order it is offered in. */
export const AUDIT_ACTIONS = [
  'booking.status-set',
  'booking.payment-recorded',
  'payment-review.resolved',
  'user.blocked',
  'user.unblocked',
  'user.admin-granted',
  'user.role-set',
  'user.viewed',
  'user.second-factor-added',
  'user.second-factor-removed',
  'user.recovery-codes-renewed',
  'user.second-factor-reset',
  'contact-request.status-set',
  'job.retried',
  'job.dropped',
  'setting.stored',
  'setting.restored',
  'promo-code.created',
  'promo-code.changed',
  'promo-code.ended',
] as const satisfies readonly AuditEntry['action'][]
