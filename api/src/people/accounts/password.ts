import { normalPassword } from './normal-password.ts'
import { throughPasswordGate } from './password-gate.ts'

/** OWASP's second recommended setting for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of what nobody knows, at that cost: verified where there is no account, so that both cases take the same time. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$ofTM30LYCMIwkQfqv+9KyQ$BvncNjkvAQYxwFrjsIeqOB4dNAMBQrLZLcUWOD+kYIc'

/** Loaded by the first password. */
const argon2 = () => import('@node-rs/argon2')

/** @throws Problem UNAVAILABLE when too many passwords wait already */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2()
  return throughPasswordGate(() => hash(normalPassword(password), COST))
}

/**
 * @param stored the account's hash; undefined where there is no account, which takes as long
 * @throws Problem UNAVAILABLE when too many passwords wait already
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const { verify } = await argon2()
  const matches = await throughPasswordGate(() => verify(stored || NOBODYS_HASH, normalPassword(password)))
  // A guest has none.
  return matches && Boolean(stored)
}
