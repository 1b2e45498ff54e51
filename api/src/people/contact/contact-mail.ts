import type { AccessLevel } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import type { AccountMail, CompletedMail } from '#platform/mail/account-mail.ts'
import { ContactRequest } from './contact-request.entity.ts'

/**
 * The mail that hands a message to our own people, made when it is sent: so the outbox holds nobody's words.
 * @returns null when the message is gone by then
 */
export async function completeContactMail(
  { orm }: Pick<Context, 'orm'>,
  { account, requestId }: Extract<AccountMail, { kind: 'contact-request' }>,
): Promise<CompletedMail | null> {
  const em = orm.em.fork()
  const request = await findRow(em, ContactRequest, { id: requestId })
  if (!request) return null
  return {
    to: account,
    language: 'en',
    isConfirmed: true,
    mail: {
      kind: 'contact-request',
      firstName: '',
      request: {
        ...request,
        phone: request.phone ?? null,
        bookingNumber: request.bookingNumber ?? null,
        accessLevel: request.bookingNumber ? await accessLevelOf(em, request.bookingNumber) : null,
      },
    },
  }
}

/** Support goes by the level of the booking. Its own district is above this room, so the table is asked by its name. */
async function accessLevelOf(em: EntityManager, bookingNumber: string): Promise<AccessLevel | null> {
  const { rows } = await sql<{ level: AccessLevel }>`
    select access_level as level from booking where booking_number = ${bookingNumber}`.execute(em.getKysely())
  return rows[0]?.level ?? null
}
