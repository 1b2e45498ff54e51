import type { DriverRide, ReportKind } from './kept-ride.ts'

export type NextSteps = {
  /** What comes next; null where nothing does. */
  readonly next: ReportKind | null
  /** Whether somebody may not come: a no-show is asked for from `waitsUntil` on. */
  readonly mayBeMissed: boolean
}

/** What the driver can say of the ride as it stands. */
export function nextSteps({ state, noShowAskedAt }: Pick<DriverRide, 'state' | 'noShowAskedAt'>): NextSteps {
  switch (state) {
    case 'assigned':
      return { next: 'on-the-way', mayBeMissed: false }
    case 'on-the-way':
      return { next: 'arrived', mayBeMissed: false }
    case 'arrived':
      return { next: 'on-board', mayBeMissed: noShowAskedAt === null }
    case 'on-board':
      return { next: 'done', mayBeMissed: false }
    default:
      return { next: null, mayBeMissed: false }
  }
}

/** Minutes and seconds from now to an instant, as a clock shows them, with hours where there are any; zero once it has passed. */
export function clockUntil(instant: string, now: Date): string {
  const seconds = Math.max(0, Math.ceil((new Date(instant).getTime() - now.getTime()) / 1000))
  const pad = (count: number) => String(count).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = `${pad(minutes)}:${pad(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
