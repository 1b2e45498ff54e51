import { KNOWN_BROWSER_DAYS, MS_PER_DAY } from '@fiacre/sdk/rules'
import { randomBytes } from 'node:crypto'
import type { Context as KoaContext } from 'koa'

const COOKIE = 'fiacre.device'

/** Browsers keep no cookie for longer than 400 days (RFC 6265bis section 5.5). */
const VALID_SECONDS = (KNOWN_BROWSER_DAYS * MS_PER_DAY) / 1000

/** As many accounts as share a browser: a household, and somebody's work. */
const MOST_ACCOUNTS = 5

/** A browser that has signed in to an account. */
export interface KnownDevice {
  userId: string
  /** The account's epoch at that time. */
  epoch: number
  /** Of this browser with this account; what is counted for it alone. */
  id: string
  /** Seconds since 1970. */
  until: number
}

/**
 * The accounts that a browser has signed in to, as its cookie says: HttpOnly, signed, and behind TLS taken from this host alone.
 * It opens nothing. It only tells the owner's browsers from strangers, whose wrong passwords must not keep the owner out
 * (OWASP, device cookies).
 */
export function readDevices(ctx: KoaContext, secure: boolean): KnownDevice[] {
  return parseDevices(ctx.cookies.get(nameOf(secure), { signed: true }) ?? '')
}

/** Makes a browser known to an account. One that is known keeps its id, and what was counted for it. */
export function rememberDevice(
  ctx: KoaContext,
  secure: boolean,
  account: { userId: string; epoch: number },
  now: Date,
): void {
  const devices = readDevices(ctx, secure)
  const known = devices.find(({ userId, epoch }) => userId === account.userId && epoch === account.epoch)
  const id = known?.id ?? randomBytes(16).toString('base64url')
  const device = { ...account, id, until: Math.floor(now.getTime() / 1000) + VALID_SECONDS }
  const others = devices.filter(({ userId }) => userId !== account.userId)
  write(ctx, secure, [device, ...others].slice(0, MOST_ACCOUNTS))
}

export function forgetDevice(ctx: KoaContext, secure: boolean, userId: string): void {
  const devices = readDevices(ctx, secure)
  const others = devices.filter((device) => device.userId !== userId)
  if (others.length < devices.length) write(ctx, secure, others)
}

function write(ctx: KoaContext, secure: boolean, devices: KnownDevice[]): void {
  ctx.cookies.set(nameOf(secure), devices.length > 0 ? formatDevices(devices) : null, {
    signed: true,
    httpOnly: true,
    sameSite: 'strict',
    secure,
    overwrite: true,
    ...(devices.length > 0 && { maxAge: VALID_SECONDS * 1000 }),
  })
}

const nameOf = (secure: boolean): string => (secure ? `__Host-${COOKIE}` : COOKIE)

/** `user.epoch.id.until`, one after the other. */
export function formatDevices(devices: readonly KnownDevice[]): string {
  return devices.map(({ userId, epoch, id, until }) => [userId, epoch, id, until].join('.')).join('~')
}

export function parseDevices(text: string): KnownDevice[] {
  return text.split('~').flatMap((one) => {
    const [userId, epoch, id, until, ...rest] = one.split('.')
    if (!userId || !id || !isNumber(epoch) || !isNumber(until) || rest.length > 0) return []
    return [{ userId, epoch: Number(epoch), id, until: Number(until) }]
  })
}

const isNumber = (text: string | undefined): boolean => /^\d{1,12}$/.test(text ?? '')
