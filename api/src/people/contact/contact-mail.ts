import type { Context } from '#platform/context/context.ts'
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
  const request = await findRow(orm.em.fork(), ContactRequest, { id: requestId })
  if (!request) return null
  return {
    to: account,
    language: 'en',
    isConfirmed: true,
    mail: {
      kind: 'contact-request',
      firstName: '',
      request: { ...request, phone: request.phone ?? null, bookingNumber: request.bookingNumber ?? null },
    },
  }
}
