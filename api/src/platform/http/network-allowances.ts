import { timeout, TimeoutStrategy } from 'cockatiel'
import type { Logger } from 'pino'
import type { Lease } from './lease-allowance.ts'

const WINDOW_MS = 60_000

/** The largest part of the limit that a process takes at a time: dozens of statements for a whole allowance, not thousands. */
const PARTS = 20

/** The first part that it takes. Processes that come and go, or of which there are many, leave little unused. */
const FIRST_PARTS = 1000

/** Milliseconds: a shield must not wait for long for what it shields. */
const PATIENCE = 1000

interface Allowance {
  network: string
  windowEndsAt: Date
  /** Taken by this process and not used yet. */
  left: number
  /** Not taken by any process, as far as this one knows. */
  untaken: number
  /** Taken by this process since the window began. */
  had: number
  underWay?: Promise<void> | undefined
}

export interface Counted {
  isAllowed: boolean
  remaining: number
  /** Until the next window. */
  seconds: number
}

/**
 * Counts the requests of each network, a minute at a time, for all processes on one database. A process takes a part of
 * the allowance from there and counts it down by itself; so all of them together never allow more than the limit, and may
 * refuse earlier by what others have taken and not used. While the database does not answer, the process counts alone.
 * @param lease none where every process counts by itself
 */
export function networkAllowances(perMinute: number, lease: Lease | undefined, log: Logger) {
  const most = Math.max(1, Math.floor(perMinute / PARTS))
  const least = Math.max(1, Math.floor(perMinute / FIRST_PARTS))
  const inTime = timeout(PATIENCE, TimeoutStrategy.Aggressive)
  let windowEnds = 0
  let allowances = new Map<string, Allowance>()

  return async (network: string, now: Date, weight = 1): Promise<Counted> => {
    const time = now.getTime()
    // The same windows in every process, whenever it began.
    const ends = (Math.floor(time / WINDOW_MS) + 1) * WINDOW_MS
    if (ends !== windowEnds) {
      windowEnds = ends
      allowances = new Map()
    }
    const allowance = allowances.get(network) ?? freshAllowance(network, ends)
    allowances.set(network, allowance)
    while (allowance.left < weight && allowance.untaken > 0) {
      // Whoever comes meanwhile waits for the same answer.
      allowance.underWay ??= refill(allowance, weight - allowance.left).finally(() => {
        allowance.underWay = undefined
      })
      await allowance.underWay
    }
    const isAllowed = allowance.left >= weight
    if (isAllowed) allowance.left -= weight
    return {
      isAllowed,
      remaining: allowance.left + allowance.untaken,
      seconds: Math.ceil((ends - time) / 1000),
    }
  }

  function freshAllowance(network: string, ends: number): Allowance {
    return { network, windowEndsAt: new Date(ends), left: 0, untaken: perMinute, had: 0 }
  }

  async function refill(allowance: Allowance, needed: number): Promise<void> {
    const { had } = allowance
    // As much again as it has used: nobody holds more than that for nothing.
    const part = Math.max(needed, Math.min(most, Math.max(least, had)))
    const before = lease ? await askedOf(lease, allowance, part) : had
    const granted = Math.min(part, Math.max(0, perMinute - before))
    allowance.left += granted
    allowance.had += granted
    allowance.untaken = Math.max(0, perMinute - before - part)
  }

  async function askedOf(
    lease: Lease,
    { network, windowEndsAt, had }: Allowance,
    part: number,
  ): Promise<number> {
    return inTime
      .execute(() => lease(network, windowEndsAt, part))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'requests are counted in this process alone: the database does not answer')
        return had
      })
  }
}
