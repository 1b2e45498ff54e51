import type { AuditEntry } from '../admin-reads.ts'

/** What can be done, in the order it is offered in. */
export const AUDIT_ACTIONS = [
  'booking.status-set',
  'booking.payment-recorded',
  'booking.changed',
  'booking.noted',
  'booking.mail-sent',
  'user.noted',
  'user.exported',
  'user.erased',
  'user.looked-into',
  'payment-review.resolved',
  'user.blocked',
  'user.unblocked',
  'user.admin-granted',
  'user.role-set',
  'contact-request.status-set',
  'contact-request.answered',
  'contact-request.assigned',
  'job.retried',
  'job.dropped',
  'setting.stored',
  'setting.restored',
  'promo-code.created',
  'promo-code.changed',
  'promo-code.ended',
] as const satisfies readonly AuditEntry['action'][]
