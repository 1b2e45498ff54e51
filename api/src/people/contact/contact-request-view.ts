import type { components } from '@fiacre/sdk/contract'
import type { ContactRequestRow } from './contact-request.entity.ts'

/** A message as administrators read it. */
export function toContactRequest(row: ContactRequestRow): components['schemas']['ContactRequest'] {
  const { userId, phone, bookingNumber, createdAt } = row
  return {
    ...row,
    userId: userId ?? null,
    phone: phone ?? null,
    bookingNumber: bookingNumber ?? null,
    createdAt: createdAt.toISOString(),
  }
}
