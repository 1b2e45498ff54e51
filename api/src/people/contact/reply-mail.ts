import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import type { AccountMail, CompletedMail } from '#platform/mail/account-mail.ts'
import { findByEmail } from '../accounts/find-user.ts'
import { ContactReply } from './contact-reply.entity.ts'
import { ContactRequest } from './contact-request.entity.ts'

/**
 * The mail that answers a message, made when it is sent: so the outbox holds nobody's words. What is quoted was read by the person who
 * answers.
 * @returns null when the message is gone by then
 */
export async function completeReplyMail(
  context: Pick<Context, 'orm'>,
  { replyId }: Extract<AccountMail, { kind: 'contact-reply' }>,
): Promise<CompletedMail | null> {
  const em = context.orm.em.fork()
  const reply = await findRow(em, ContactReply, { id: replyId })
  const request = reply && (await findRow(em, ContactRequest, { id: reply.contactRequestId }))
  if (!request) return null
  const user = await findByEmail(context, request.email)
  const isConfirmed = Boolean(user?.emailConfirmedAt)
  return {
    to: request.email,
    language: request.language,
    isConfirmed,
    mail: {
      kind: 'contact-reply',
      firstName: isConfirmed ? (user?.firstName ?? '') : '',
      reference: request.id,
      text: reply.text,
      quoted: request.message,
    },
  }
}
