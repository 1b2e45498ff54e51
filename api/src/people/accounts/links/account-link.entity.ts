import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

export type LinkPurpose =
  | 'confirm-email'
  | 'confirm-new-email'
  | 'reset-password'
  | 'sign-in-link'
  /** Of an address that was left: takes the change back. */
  | 'email-changed'

/** A link that was mailed. Its token stands in the mail alone; here is its hash. */
export const AccountLink = defineEntity({
  name: 'AccountLink',
  tableName: 'account_link',
  properties: {
    /**
     * The job that mails it, so that a mail sent again carries the one link that works. Of `email-changed` the row comes first,
     * with the change, and the job names it.
     */
    id: p.uuid().primary(),
    purpose: p.text().$type<LinkPurpose>(),
    userId: p.uuid().index('account_link_user_id_index'),
    /** The address the link was sent to: it is good for no other. */
    email: p.text().index('account_link_email_index'),
    tokenHash: p.text().unique('account_link_token_hash_unique'),
    createdAt: p.datetime().columnType('timestamptz').index('account_link_created_at_index'),
    expiresAt: p.datetime().columnType('timestamptz'),
    usedAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type AccountLinkRow = InferEntity<typeof AccountLink>
