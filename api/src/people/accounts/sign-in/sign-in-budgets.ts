import type { Context } from '#platform/context/context.ts'
import { networkOf, widerNetworkOf } from '#platform/http/network.ts'
import { ATTEMPT_LIMITS, countAttempt, forgetAttempts, releaseAttempt, type Limit } from '../attempts.ts'

/** By what somebody may try a password: as a stranger, in a browser that is known, or with a mailed link. */
export type WayIn =
  | { kind: 'stranger'; ip: string }
  | { kind: 'device'; id: string }
  | { kind: 'link'; id: string }

interface Budget {
  limit: Limit
  subject: string
  /** What a right password does: begin anew where nobody else counts, take itself back where others do, or nothing. */
  after: 'forget' | 'give-back' | 'keep'
}

/** What an attempt counts towards, the narrowest first: what one refuses takes nothing from those that follow. */
function budgetsOf(account: string, way: WayIn): Budget[] {
  if (way.kind === 'device') {
    return [
      { limit: ATTEMPT_LIMITS.loginDevice, subject: way.id, after: 'forget' },
      { limit: ATTEMPT_LIMITS.loginDeviceDay, subject: way.id, after: 'forget' },
    ]
  }
  if (way.kind === 'link') return [{ limit: ATTEMPT_LIMITS.loginLink, subject: way.id, after: 'forget' }]
  const [near, wide] = [`${account} ${networkOf(way.ip)}`, `${account} ${widerNetworkOf(way.ip)}`]
  return [
    { limit: ATTEMPT_LIMITS.loginNetwork, subject: way.ip, after: 'keep' },
    { limit: ATTEMPT_LIMITS.loginAccount, subject: near, after: 'forget' },
    { limit: ATTEMPT_LIMITS.loginAccountWide, subject: wide, after: 'give-back' },
    { limit: ATTEMPT_LIMITS.loginEverywhere, subject: account, after: 'give-back' },
  ]
}

/** @throws Problem TOO_MANY_REQUESTS */
export async function countSignIn(context: Context, account: string, way: WayIn): Promise<void> {
  for (const { limit, subject } of budgetsOf(account, way)) await countAttempt(context, limit, subject)
}

/** The password was right. */
export async function settleSignIn(context: Context, account: string, way: WayIn): Promise<void> {
  for (const { limit, subject, after } of budgetsOf(account, way)) {
    if (after === 'forget') await forgetAttempts(context, limit, subject)
    if (after === 'give-back') await releaseAttempt(context, limit, subject)
  }
}

/** A new password was set: what was tried with the one before counts no more, from wherever. */
export async function forgetSignIns(context: Context, account: string, ip: string): Promise<void> {
  for (const { limit, subject, after } of budgetsOf(account, { kind: 'stranger', ip })) {
    if (after !== 'keep') await forgetAttempts(context, limit, subject)
  }
}
