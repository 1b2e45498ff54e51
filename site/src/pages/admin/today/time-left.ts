type TimeLeft = {
  readonly id: 'admin.daysLeft' | 'admin.hoursLeft' | 'admin.minutesLeft' | 'admin.over'
  readonly count: number
}

const MINUTE_MS = 60_000

/** How long there is until an instant: in days, in hours where it is less than two of them, in minutes likewise. */
export function timeLeft(until: string, now: Date): TimeLeft {
  const minutes = Math.floor((new Date(until).getTime() - now.getTime()) / MINUTE_MS)
  if (minutes <= 0) return { id: 'admin.over', count: 0 }
  if (minutes < 120) return { id: 'admin.minutesLeft', count: minutes }
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return { id: 'admin.hoursLeft', count: hours }
  return { id: 'admin.daysLeft', count: Math.floor(hours / 24) }
}
