import type { Booking, CallResult } from '@fiacre/sdk'
import { MS_PER_DAY } from '@fiacre/sdk/rules'
import { browserStorage } from './browser-storage.ts'

export type KeptRide = Pick<
  CallResult<'listBookingRides'>['rides'][number],
  'leg' | 'state' | 'waitsUntilTime' | 'driver'
>

/** What a browser keeps of a booking, so that it can be shown where there is no network. */
export type KeptVoucher = {
  readonly booking: Booking
  readonly rides: readonly KeptRide[]
  readonly at: string
}

const KEY = 'fiacre.vouchers'
/** Nobody travels on more at once. */
const MOST = 5

/** The bookings that are kept, the next one first; each through the day after its last ride. */
export function keptVouchers(now: Date): KeptVoucher[] {
  return parse(browserStorage().getItem(KEY))
    .filter(({ booking }) => endOf(booking) > now.getTime())
    .toSorted((one, other) => one.booking.pickupAt.localeCompare(other.booking.pickupAt))
}

/** Keeps a booking as it stands, in place of how it stood. @returns whether the browser does */
export function keepVoucher(voucher: KeptVoucher, now: Date): boolean {
  const others = keptVouchers(now).filter(({ booking }) => booking.id !== voucher.booking.id)
  return write([voucher, ...others].slice(0, MOST))
}

export function forgetVoucher(bookingId: number, now: Date): void {
  write(keptVouchers(now).filter(({ booking }) => booking.id !== bookingId))
}

/** Forgets them all, as when the traveller logs out. */
export function forgetVouchers(): void {
  browserStorage().removeItem(KEY)
}

function write(vouchers: readonly KeptVoucher[]): boolean {
  try {
    const storage = browserStorage()
    if (vouchers.length === 0) storage.removeItem(KEY)
    else storage.setItem(KEY, JSON.stringify(vouchers))
    return vouchers.length === 0 || storage === globalThis.localStorage
  } catch {
    return false
  }
}

const endOf = ({ pickupDate, returnDate }: Pick<Booking, 'pickupDate' | 'returnDate'>) =>
  Date.parse(returnDate ?? pickupDate) + 2 * MS_PER_DAY

function parse(text: string | null): KeptVoucher[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isVoucher) : []
  } catch {
    return []
  }
}

function isVoucher(value: unknown): value is KeptVoucher {
  const { booking, rides, at } = (value ?? {}) as Partial<KeptVoucher>
  return typeof booking?.pickupAt === 'string' && Array.isArray(rides) && typeof at === 'string'
}
