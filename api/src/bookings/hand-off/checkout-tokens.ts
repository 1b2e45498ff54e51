import { createHmac, randomBytes } from 'node:crypto'

/**
 * The token that opens a checkout. It follows from the checkout's id and a secret of the service, so that a repeated
 * request gets the same address again without the token being kept anywhere.
 */
export function checkoutToken(secret: string, checkoutId: string): string {
  return `cs_${createHmac('sha256', secret).update(checkoutId).digest('base64url').slice(0, 32)}`
}

/** A new one-time token for the way back: 192 random bits. */
export function newResultToken(): string {
  return `cr_${randomBytes(24).toString('base64url')}`
}

declare module '#platform/context/context.ts' {
  interface Context {
    /** What the tokens that open checkouts are made with. */
    checkoutSecret: string
  }
}
