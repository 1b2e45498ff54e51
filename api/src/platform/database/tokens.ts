import { hash, randomBytes } from 'node:crypto'

/** A value that nobody guesses, and that may stand in an address: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a random token: enough to recognise it, not enough to use it. Its randomness makes a slow hash needless. */
export function tokenHash(token: string): string {
  return hash('sha256', token)
}
