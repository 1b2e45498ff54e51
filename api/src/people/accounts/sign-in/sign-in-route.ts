import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import { tokenHash } from '#platform/database/tokens.ts'
import type { KnownDevice } from '#platform/http/device-cookie.ts'
import { Problem } from '#platform/http/problem.ts'
import { ATTEMPT_LIMITS, countAttempt } from '../attempts.ts'
import { findByEmail } from '../find-user.ts'
import { AccountLink } from '../links/account-link.entity.ts'
import type { UserRow } from '../user.entity.ts'
import type { WayIn } from './sign-in-budgets.ts'

interface Attempt {
  /** The address that was typed, as accounts keep it. */
  account: string
  ip: string
  devices: readonly KnownDevice[]
  linkToken: string | undefined
}

/**
 * By what somebody may try a password. Strangers share what is left of a few guesses, and many of them lock an account. Its
 * owner still gets in: by a browser that has signed in before, or by a link mailed to the account's address; those count for
 * themselves alone.
 * @throws Problem RESET_LINK_INVALID for a link that is not this account's, or works no more
 */
export async function wayIn(context: Context, attempt: Attempt): Promise<WayIn> {
  const { account, ip, devices, linkToken } = attempt
  // Without cookie and link nothing is looked up: that would tell whether there is such an account.
  if (linkToken === undefined && devices.length === 0) return { kind: 'stranger', ip }
  const user = await findByEmail(context, account)
  if (linkToken !== undefined) return byLink(context, user, linkToken, ip)
  const device = user && devices.find((one) => isKnown(one, user, context.now()))
  return device ? { kind: 'device', id: device.id } : { kind: 'stranger', ip }
}

/** An account that nobody confirmed knows no browser: whoever registered with a stranger's address is not its owner. */
function isKnown(device: KnownDevice, user: UserRow, now: Date): boolean {
  const { userId, epoch, until } = device
  const isOfAccount = userId === user.id && epoch === user.sessionEpoch
  return isOfAccount && until * 1000 > now.getTime() && Boolean(user.emailConfirmedAt)
}

async function byLink(context: Context, user: UserRow | null, token: string, ip: string): Promise<WayIn> {
  const where = { tokenHash: tokenHash(token), purpose: 'sign-in-link' } as const
  const link = await findRow(context.orm.em.fork(), AccountLink, where)
  const works = link && !link.usedAt && link.expiresAt > context.now()
  if (works && user?.id === link.userId && user.email === link.email) return { kind: 'link', id: link.id }
  await countAttempt(context, ATTEMPT_LIMITS.linkNetwork, ip)
  throw new Problem(
    'RESET_LINK_INVALID',
    'This sign-in link is invalid or has expired. Please ask for a new one.',
  )
}
