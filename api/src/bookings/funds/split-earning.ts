import { EARNINGS, MS_PER_DAY, SERVICE_FEE_PERCENT } from '@fiacre/sdk/rules'
import type { AttributionRule } from '../booking/attribution-rule.ts'
import { partOf, type Earned } from '#money/earnings/earning-lines.service.ts'
import type { Drive } from './drives.ts'

/** What is divided, in cents. */
export interface Settled {
  /** Held for the booking: what was paid and did not go back. */
  paidCents: number
  totalCents: number
  prepaymentCents: number
  /** What a promotion took off the price. */
  discountCents: number
  isCancelled: boolean
  /** To whom the booking is attributed. */
  partner: { id: string; rule: AttributionRule } | null
}

/** Whose it is. Together with what the lines say it is what was held. */
export interface Split {
  lines: Earned[]
  /** Due to whoever drove without standing in our books. */
  unknownCents: number
  companyCents: number
}

/**
 * Divides what is held for a booking that is over (design, "Money of a ride"): each carrier gets its net price, less what its driver
 * was paid; the partner gets its fee, less its own promotion; the rest is the company's, which bears its promotions and what was not
 * paid. Of what stays of a cancelled booking, what was driven is paid in full, and of the rest everybody gets the same part.
 */
export function splitEarning(settled: Settled, drives: readonly Drive[]): Split {
  const collected = collectedCents(settled, drives)
  const stays = Math.min(1, (settled.paidCents + collected) / settled.totalCents)
  const rides = drives.map((drive, leg) => ({
    drive,
    base: Math.round(drive.grossCents * partOfLeg(settled, drives, drive, collected)),
    collected: leg === 0 ? collected : 0,
  }))
  const lines = [
    ...rides.flatMap(({ drive, base, collected: cash }) => carrierLines(drive, base, cash)),
    ...partnerLines(settled, stays, lastEnd(drives)),
  ]
  const unknown = rides.filter(({ drive }) => drive.carrierId === null)
  const unknownCents = unknown.reduce(
    (sum, { drive, base, collected: cash }) => sum + partOf(base, drive.percent) - cash,
    0,
  )
  const ofLines = lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return { lines, unknownCents, companyCents: settled.paidCents - ofLines - unknownCents }
}

/** What the driver of the first way gets from the traveller: what was not to be paid ahead. */
function collectedCents(
  { totalCents, prepaymentCents, paidCents, isCancelled }: Settled,
  [first]: readonly Drive[],
): number {
  if (isCancelled && !first?.isDriven) return 0
  return Math.max(0, totalCents - Math.max(prepaymentCents, paidCents))
}

/** Which part of a way is paid for: all of what was driven. */
function partOfLeg(settled: Settled, drives: readonly Drive[], drive: Drive, collected: number): number {
  if (!settled.isCancelled || drive.isDriven) return 1
  const ofLeg = settled.totalCents / drives.length
  const driven = drives.filter(({ isDriven }) => isDriven).length
  const left = settled.paidCents + collected - driven * ofLeg
  return Math.min(1, Math.max(0, left / ((drives.length - driven) * ofLeg)))
}

function carrierLines(drive: Drive, baseCents: number, cash: number): Earned[] {
  const { rideId, carrierId, percent, isByRateCard, endsAt } = drive
  if (carrierId === null) return []
  const of = {
    payee: { kind: 'carrier', id: carrierId },
    rideId,
    payableAt: payableAt('carrier', endsAt),
  } as const
  const rule = isByRateCard ? 'rate-card' : 'default-rate'
  return [
    { ...of, kind: 'ride', rule, baseCents, percent, amountCents: partOf(baseCents, percent) },
    ...(cash > 0
      ? [
          {
            ...of,
            kind: 'collected',
            rule: 'paid-to-driver',
            baseCents: cash,
            percent: -100,
            amountCents: -cash,
          } as const,
        ]
      : []),
  ]
}

function partnerLines(
  { partner, totalCents, discountCents }: Settled,
  stays: number,
  endsAt: Date,
): Earned[] {
  if (!partner) return []
  const { id, rule } = partner
  const of = {
    payee: { kind: 'partner', id },
    rideId: null,
    payableAt: payableAt('partner', endsAt),
  } as const
  const baseCents = Math.round((totalCents + discountCents) * stays)
  const amountCents = partOf(baseCents, SERVICE_FEE_PERCENT)
  const fee = { ...of, kind: 'fee', rule, baseCents, percent: SERVICE_FEE_PERCENT, amountCents } as const
  // A promotion of the partner's own is paid out of its fee, as far as that goes.
  const own = rule === 'promo-code' ? Math.min(amountCents, Math.round(discountCents * stays)) : 0
  if (own === 0) return [fee]
  return [
    fee,
    { ...of, kind: 'promotion', rule: 'own-promotion', baseCents: own, percent: -100, amountCents: -own },
  ]
}

/** Counted from the end of the ride, whenever it is known that it was driven. */
function payableAt(kind: Earned['payee']['kind'], endsAt: Date): Date {
  return new Date(endsAt.getTime() + EARNINGS.pendingDays[kind] * MS_PER_DAY)
}

/** When the last way is over. */
const lastEnd = (drives: readonly Drive[]) =>
  new Date(Math.max(...drives.map(({ endsAt }) => endsAt.getTime())))
