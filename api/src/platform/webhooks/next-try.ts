import { MS_PER_DAY, WEBHOOK_FAILING_DAYS, WEBHOOK_JITTER, WEBHOOK_PAUSES_SECONDS } from '@fiacre/sdk/rules'
import type { WebhookOutcome } from './webhook-attempt.entity.ts'

/** The longest that a receiver can put a try off. */
const MOST_PAUSE_SECONDS = Math.max(...WEBHOOK_PAUSES_SECONDS)

/** What an answer with a status means. */
export function outcomeOf(status: number): WebhookOutcome {
  if (status >= 200 && status < 300) return 'delivered'
  if (status >= 300 && status < 400) return 'redirected'
  return status === 410 ? 'gone' : 'refused'
}

interface Tried {
  /** How often it was tried, this time too. */
  tries: number
  /** What `Retry-After` said. */
  retryAfter?: string | undefined
}

/**
 * When a failed delivery is tried again; null when it is given up. A receiver may ask for more time than planned, not for less.
 * @param chance from 0 to 1
 */
export function nextTry({ tries, retryAfter }: Tried, now: Date, chance: number): Date | null {
  const planned = WEBHOOK_PAUSES_SECONDS[tries - 1]
  if (planned === undefined) return null
  const jittered = planned * (1 + WEBHOOK_JITTER * (2 * chance - 1))
  const asked = Math.min(askedSeconds(retryAfter, now), MOST_PAUSE_SECONDS)
  return new Date(now.getTime() + Math.max(jittered, asked) * 1000)
}

/** Seconds, or a date; nothing that can be read is no wish. */
function askedSeconds(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter)
  const until = Date.parse(retryAfter)
  return Number.isNaN(until) ? 0 : (until - now.getTime()) / 1000
}

/** Whether an address has failed for so long that it is switched off. */
export function isLost(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= WEBHOOK_FAILING_DAYS * MS_PER_DAY
}
