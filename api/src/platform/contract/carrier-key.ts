import type { Context as KoaContext } from 'koa'
import type { Counted } from '../http/network-allowances.ts'
import { Problem } from '../http/problem.ts'

/** What is known of a carrier's key that was sent. */
export interface KnownCarrierKey {
  id: string
  /** The account that its calls are made for. */
  userId: string
  isWorking: boolean
  /** Whether it is for trying out. */
  isTest: boolean
}

/** What the way in has to know of carriers' keys; the carriers' room answers it. */
export interface CarrierKeys {
  find(key: string): Promise<KnownCarrierKey | undefined>
  /** Counts a call of a key. */
  count(keyId: string): Promise<Counted>
}

/** The key of a carrier that came with a request; whoever may be signed in beside it does not speak then. */
export function sentCarrierKey(ctx: KoaContext): string | undefined {
  const [scheme = '', key = ''] = ctx.get('Authorization').trim().split(/\s+/)
  return scheme.toLowerCase() === 'bearer' && key.startsWith('ck_') ? key : undefined
}

/**
 * Lets a carrier's computer in by its key. @returns what is known of the key, and the account that the call is made for
 * @throws Problem SECRET_KEY_IN_BROWSER, INVALID_KEY, KEY_REVOKED, TOO_MANY_REQUESTS; FORBIDDEN where a test key tries something real
 */
export async function admitCarrier(
  ctx: KoaContext,
  key: string,
  keys: CarrierKeys,
  { takesTestKey }: { takesTestKey: boolean },
): Promise<KnownCarrierKey> {
  if (ctx.get('Origin') || ctx.get('Sec-Fetch-Site'))
    throw new Problem(
      'SECRET_KEY_IN_BROWSER',
      'A secret key came from a browser, where others can read it. Call from a server, and replace this key.',
    )
  const known = await keys.find(key)
  if (!known) throw new Problem('INVALID_KEY', 'We do not know this key. Check it against the one you made.')
  if (!known.isWorking)
    throw new Problem('KEY_REVOKED', 'This key no longer works. Use the one that took its place.')
  const { isAllowed, seconds } = await keys.count(known.id)
  if (!isAllowed)
    throw new Problem('TOO_MANY_REQUESTS', `That is too much for one key. Try again in ${seconds} s.`, {
      headers: { 'Retry-After': String(seconds) },
    })
  if (known.isTest && !takesTestKey)
    throw new Problem(
      'FORBIDDEN',
      'A test key sees and moves test rides alone. Use a key that begins with ck_live_.',
    )
  return known
}
