import { MS_PER_MINUTE } from '@fiacre/sdk/rules'
import type { Check } from './check.ts'

/** What is known of something that is wrong. */
export interface Alert {
  since: Date
  mails: number
  nextMailAt: Date
  wellSince: Date | null
  takenBy: string | null
  takenAt: Date | null
}

/** Minutes from one mail about the same to the next, while nobody takes it up: the last holds from then on. */
const PAUSES = [15, 60, 240, 720, 1440] as const

/** What comes and goes within so many minutes is one thing, of which nobody is told twice. */
const WELL_AFTER_MINUTES = 10

interface Next {
  /** Null where all is well, and was for a while. */
  alert: Alert | null
  tell: 'failing' | 'well' | undefined
}

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MS_PER_MINUTE)

/** What becomes of an alert when its check stands so now, and what is mailed of it. */
export function nextAlert(known: Alert | null, state: Check['state'], now: Date): Next {
  if (state === 'ok') return whenWell(known, now)
  const fresh = { since: now, mails: 0, nextMailAt: now, takenBy: null, takenAt: null }
  const alert: Alert = { ...(known ?? fresh), wellSince: null }
  const isDue = state === 'failing' && alert.takenBy === null && now >= alert.nextMailAt
  if (!isDue) return { alert, tell: undefined }
  const pause = PAUSES[Math.min(alert.mails, PAUSES.length - 1)] ?? 1440
  return { alert: { ...alert, mails: alert.mails + 1, nextMailAt: later(now, pause) }, tell: 'failing' }
}

function whenWell(known: Alert | null, now: Date): Next {
  if (!known) return { alert: null, tell: undefined }
  const wellSince = known.wellSince ?? now
  if (now < later(wellSince, WELL_AFTER_MINUTES)) return { alert: { ...known, wellSince }, tell: undefined }
  return { alert: null, tell: known.mails > 0 ? 'well' : undefined }
}
