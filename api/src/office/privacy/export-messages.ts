import { sql } from 'kysely'
import { ContactRequest } from '#people/contact/contact-request.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { AccountExport } from './account-export.ts'
import { ownRows } from './own-rows.ts'
import type { Person } from './whose.ts'

/** What the person wrote to us while signed in, the newest first. */
export async function exportedMessages(
  em: EntityManager,
  person: Person,
): Promise<AccountExport['messages']> {
  const rows = await ownRows(em, ContactRequest, person, sql`id desc`)
  return rows.map(({ name, email, phone, subject, category, message, bookingNumber, createdAt }) => ({
    name,
    email,
    phone: phone ?? null,
    subject,
    category,
    message,
    bookingNumber: bookingNumber ?? null,
    createdAt: createdAt.toISOString(),
  }))
}
