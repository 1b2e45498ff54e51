import { createHmac, timingSafeEqual } from 'node:crypto'

/** Older callbacks are refused, so that a recorded one is worth nothing later. */
const TOLERANCE_SECONDS = 300

/** Signs a callback's exact bytes: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function sign(secret: string, body: Buffer | string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  return `t=${time},v1=${digest(secret, time, body)}`
}

/** Whether a signature is ours, of these bytes, and fresh. */
export function isSigned(secret: string, body: Buffer, header: string | undefined, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!match?.[1] || !match[2]) return false
  const time = Number(match[1])
  if (Math.abs(now.getTime() / 1000 - time) > TOLERANCE_SECONDS) return false
  return timingSafeEqual(Buffer.from(digest(secret, time, body), 'hex'), Buffer.from(match[2], 'hex'))
}

function digest(secret: string, time: number, body: Buffer | string): string {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
}
