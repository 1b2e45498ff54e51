import type { components } from '@fiacre/sdk/contract'
import type { ContactRequestRow } from './contact-request.entity.ts'

/**
 * A message as our people read it.
 * @param assigneeEmail of whoever sees to it, where somebody does
 */
export function toContactRequest(
  row: ContactRequestRow,
  assigneeEmail: string | null,
): components['schemas']['ContactRequest'] {
  const { assigneeId, userId, phone, bookingNumber, createdAt, ...rest } = row
  return {
    ...rest,
    userId: userId ?? null,
    phone: phone ?? null,
    bookingNumber: bookingNumber ?? null,
    assignee: assigneeId && assigneeEmail ? { id: assigneeId, email: assigneeEmail } : null,
    createdAt: createdAt.toISOString(),
  }
}
