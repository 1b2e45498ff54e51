import { randomUUID } from 'node:crypto'
import { ContactRequest } from '#people/contact/contact-request.entity.ts'
import { insertRow } from '#platform/database/rows.ts'
import type { TestService } from '../support/service.ts'

/** A message of somebody's, past the form: its limits are for an hour, and hold for all of these calls together. */
export async function messageToUs(service: TestService): Promise<number> {
  const { id } = await insertRow(service.context.orm.em.fork(), ContactRequest, {
    userId: null,
    name: 'Ada Kowalska',
    email: `${randomUUID()}@example.com`,
    phone: null,
    subject: 'A second seat',
    category: 'booking',
    message: 'We will be one child more.',
    bookingNumber: null,
    isOwnBooking: false,
    language: 'en',
    assigneeId: null,
    status: 'new',
    createdAt: service.clock.now,
  })
  return id
}
