import { Secret, TOTP } from 'otpauth'
import type { TestClient } from './client.ts'
import type { TestService } from './service.ts'

/** The code that an authenticator app with this secret shows at a time. */
export function codeAt(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
}

/** Sets an authenticator app up for somebody of the back office who has just typed the password. */
export async function setUpTotp(service: TestService, client: TestClient) {
  const started = await client.call<{ secret: string }>('POST', '/api/account/second-factor/totp')
  const { secret } = started.body
  const confirmed = await client.call<{ recoveryCodes: string[] }>(
    'POST',
    '/api/account/second-factor/totp/confirmation',
    { code: codeAt(secret, service.clock.now) },
  )
  if (confirmed.status !== 200) throw new Error(`no second factor: ${JSON.stringify(confirmed.body)}`)
  return { secret, recoveryCodes: confirmed.body.recoveryCodes }
}
