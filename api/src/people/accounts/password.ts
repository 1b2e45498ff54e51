import { hash, verify } from '@node-rs/argon2'
import { normalPassword } from './normal-password.ts'
import { throughPasswordGate } from './password-gate.ts'

/** OWASP's second recommended setting for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of no password at all: verified when the account does not exist, so that both cases take the same time. */
const NOBODY = hash('no password has this hash', COST)

/** @throws Problem UNAVAILABLE when too many passwords wait already */
export async function hashPassword(password: string): Promise<string> {
  return throughPasswordGate(() => hash(normalPassword(password), COST))
}

/**
 * @param stored the account's hash; undefined where there is no account, which takes as long
 * @throws Problem UNAVAILABLE when too many passwords wait already
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const compared = stored || (await NOBODY)
  const matches = await throughPasswordGate(() => verify(compared, normalPassword(password)))
  // A guest has none.
  return matches && Boolean(stored)
}
