import type { CallInput } from '@fiacre/sdk'

export type Resolution = NonNullable<CallInput<'resolvePaymentReview'>['body']>['resolution']

/** What can be decided, each with its key, which stands on its button. */
export const DECISIONS = [
  { resolution: 'to-booking', key: 'b' },
  { resolution: 'to-balance', key: 'a' },
  { resolution: 'returned', key: 'r' },
  { resolution: 'nothing-received', key: 'n' },
] as const satisfies readonly { resolution: Resolution; key: string }[]
