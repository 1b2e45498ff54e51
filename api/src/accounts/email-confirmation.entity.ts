import { defineEntity, p } from '@mikro-orm/core'

/** A confirmation link that was mailed. The token itself is not kept, only its hash. */
export const EmailConfirmation = defineEntity({
  name: 'EmailConfirmation',
  tableName: 'email_confirmation',
  properties: {
    tokenHash: p.text().primary(),
    userId: p.uuid().index('email_confirmation_user_id_index'),
    /** The address the link was sent to: it confirms no other. */
    email: p.text(),
    expiresAt: p.datetime().columnType('timestamptz'),
    usedAt: p.datetime().columnType('timestamptz').nullable(),
  },
})
