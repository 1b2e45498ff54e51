import type { components } from '@fiacre/sdk/contract'
import type { Mail } from './mail.ts'

/**
 * A mail with a link that opens something, or with somebody's words. What waits in the outbox holds neither: whoever sends it makes
 * the link, or reads the words, then.
 * It names the account by its address, so that asking for one costs the same whether or not there is such an account.
 */
export type AccountMail =
  | {
      kind: 'confirm-email' | 'confirm-new-email' | 'reset-password' | 'sign-in-link'
      /** The present address of the account. */
      account: string
      /** Of `confirm-new-email`, the address it is for: when another waits by then, or none, nobody is written to. */
      newEmail?: string
      /** Of `confirm-email`, what the account was opened for. */
      purpose?: components['schemas']['AccountPurpose']
    }
  | {
      kind: 'email-changed'
      /** The address that the account has left. */
      account: string
      newEmail: string
      /** The link that takes it back, which is there already but for its token: the account may have moved on by now. */
      linkId: string
    }
  | {
      kind: 'contact-request'
      /** Where our own people read what is written to us. */
      account: string
      requestId: number
    }
  | {
      kind: 'contact-reply'
      /** The address that the message named. */
      account: string
      replyId: number
    }
  | {
      kind: 'change-to-pay'
      /** The address of the traveller. */
      account: string
      /** The payment whose page the link leads to. */
      sessionId: string
    }
  | {
      kind: 'webhook-disabled'
      /** Whom its owner named; nobody has to have an account. */
      account: string
      url: string
      reason: 'gone' | 'failing'
    }
  | {
      kind: 'member-invitation'
      /** Whom an owner named; nobody has to have an account. */
      account: string
      invitationId: string
      /** Of whoever invites, for an address without an account. */
      language: string
    }

/** One with a link to the account. */
export type LinkMail = Exclude<
  AccountMail,
  { kind: 'contact-request' | 'contact-reply' | 'change-to-pay' | 'webhook-disabled' | 'member-invitation' }
>

/** A mail that can be sent. */
export interface CompletedMail {
  to: string
  language: string
  mail: Mail
  /** Whether somebody showed that they read the address it goes to. */
  isConfirmed: boolean
}

/**
 * Makes the link, or reads the words.
 * @param id of the mail; the same when it is tried again
 * @returns null when there is nobody to write to
 */
export type CompleteMail = (mail: AccountMail, id: string) => Promise<CompletedMail | null>
