import { hash, verify } from '@node-rs/argon2'

/** OWASP's second recommended setting for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of no password at all: verified when the account does not exist, so that both cases take the same time. */
const NOBODY = hash('no password has this hash', COST)

export async function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await NOBODY), password)
  return matches && stored !== undefined
}
