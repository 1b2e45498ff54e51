import { completeChangePaymentMail } from '../changes/change-payment-mail.ts'
import { completeAccountMail } from '#people/accounts/links/mint-link.ts'
import { completeInvitationMail } from '#people/businesses/invitation-mail.ts'
import { completeContactMail } from '#people/contact/contact-mail.ts'
import { completeReplyMail } from '#people/contact/reply-mail.ts'
import { completeWebhookMail } from '#people/accounts/webhook-mail.ts'
import type { Context } from '#platform/context/context.ts'
import type { CompleteMail } from '#platform/mail/account-mail.ts'

/** Which room writes a mail that is made when it is sent. */
export function completeMail(context: Context): CompleteMail {
  return async (mail, id) => {
    switch (mail.kind) {
      case 'contact-request':
        return completeContactMail(context, mail)
      case 'contact-reply':
        return completeReplyMail(context, mail)
      case 'change-to-pay':
        return completeChangePaymentMail(context, mail)
      case 'webhook-disabled':
        return completeWebhookMail(context, mail)
      case 'member-invitation':
        return completeInvitationMail(context, mail)
      default:
        return completeAccountMail(context, mail, id)
    }
  }
}
