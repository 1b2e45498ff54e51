/** 1430, 14:30, 14.30, 14h30, 9, 930, 2:30 pm */
const TIME = /^(\d{1,2})(?:[:.h ]?(\d{2}))?h? ?(?:([ap])\.?m\.?)?$/

/** The time that somebody means, as HH:mm; undefined for what is no time of day. */
export function readTime(typed: string): string | undefined {
  const [, hours, minutes = '00', half] = TIME.exec(typed.trim().toLowerCase().replace(/\s+/g, ' ')) ?? []
  if (hours === undefined || Number(minutes) > 59) return undefined
  const hour = half === undefined ? Number(hours) : hourOfHalf(Number(hours), half)
  return hour === undefined || hour > 23 ? undefined : `${String(hour).padStart(2, '0')}:${minutes}`
}

/** The hour of a day of two halves: 12 am is midnight, 12 pm is noon. */
function hourOfHalf(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined
  return (hour % 12) + (half === 'p' ? 12 : 0)
}
