import type { Context } from '#platform/context/context.ts'
import { Problem } from '#platform/http/problem.ts'

/** Why stays in the log: whoever tries somebody else's account learns nothing. */
export function passkeyRefused({ log }: Context, userId: string, why: unknown): Problem {
  log.warn({ userId, why: why instanceof Error ? why.message : why }, 'a passkey was refused')
  return new Problem('PASSKEY_REFUSED', REFUSED)
}

const REFUSED = 'This passkey was not accepted. Please try again, or use another way to show that it is you.'
