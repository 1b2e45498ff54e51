import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A new key, in base64. */
export function newSealKey(): string {
  return randomBytes(32).toString('base64')
}

/** The key that a secret of the service makes, in base64 (HKDF, RFC 5869). */
export function sealKeyOf(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'seal', 32)).toString('base64')
}

/** A text that only the key opens (AES-256-GCM): nonce, tag and cipher in base64. */
export function seal(text: string, key: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, Buffer.from(key, 'base64'), nonce)
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64')
}

/** @throws Error when it was sealed by another key, or changed since */
export function unseal(sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const cipher = createDecipheriv(ALGORITHM, Buffer.from(key, 'base64'), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const text = Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()])
  return text.toString('utf8')
}
