import { defineEntity, p } from '@mikro-orm/core'

export type SignInOutcome = 'signed-in' | 'wrong-password' | 'blocked' | 'closed'

/** That somebody tried to sign in to an account, and what came of it. It holds nothing of what was typed. */
export const SignInAttempt = defineEntity({
  name: 'SignInAttempt',
  tableName: 'sign_in_attempt',
  properties: {
    id: p.integer().primary().autoincrement(),
    userId: p.uuid().index('sign_in_attempt_user_id_index'),
    at: p.datetime().columnType('timestamptz').index('sign_in_attempt_at_index'),
    outcome: p.text().$type<SignInOutcome>(),
    /** Browser and system, as the browser names itself. */
    device: p.text().nullable(),
    network: p.text().nullable(),
  },
})
