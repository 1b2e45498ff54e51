import { Secret, TOTP } from 'otpauth'
import { brand } from '#platform/brand/brand.ts'

/** 160 bits, as RFC 4226 asks for. */
const SECRET_BYTES = 20

/** A telephone's clock may be wrong by one step of 30 seconds, either way. */
const WINDOW = 1

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The address that an authenticator app reads, as a QR code or opened. */
export function totpUri(secret: string, account: string): string {
  return totp(secret, account).toString()
}

/** Which step a code is of, counted since 1970; undefined when it is of none that may be meant now. */
export function counterOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : totp(secret).counter({ timestamp }) + delta
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(secret) })
}
