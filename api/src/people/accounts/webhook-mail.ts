import type { Context } from '#platform/context/context.ts'
import type { AccountMail, CompletedMail } from '#platform/mail/account-mail.ts'
import { findByEmail } from './find-user.ts'

/** The mail that an address of webhooks was switched off, in the language of whoever has an account under its address. */
export async function completeWebhookMail(
  context: Pick<Context, 'orm' | 'publicUrl'>,
  { account, url, reason }: Extract<AccountMail, { kind: 'webhook-disabled' }>,
): Promise<CompletedMail> {
  const user = await findByEmail(context, account)
  return {
    to: account,
    language: user?.language ?? 'en',
    // Whoever set the address of webhooks up vouches for it.
    isConfirmed: true,
    mail: { kind: 'webhook-disabled', firstName: '', url, reason, link: `${context.publicUrl}/docs` },
  }
}
