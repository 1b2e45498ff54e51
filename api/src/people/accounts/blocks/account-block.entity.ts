import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** That an administrator blocked an account: why, when, and until when. Lifted ones stay, as a record. */
export const AccountBlock = defineEntity({
  name: 'AccountBlock',
  tableName: 'account_block',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid().index('account_block_user_id_index'),
    reason: p.text(),
    /** The administrator. */
    blockedBy: p.uuid().nullable(),
    blockedAt: p.datetime().columnType('timestamptz'),
    until: p.datetime().columnType('timestamptz').nullable(),
    liftedBy: p.uuid().nullable(),
    liftedAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type AccountBlockRow = InferEntity<typeof AccountBlock>
