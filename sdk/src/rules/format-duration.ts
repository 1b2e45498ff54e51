import { europeanTag } from './languages.ts'

/** Hours and minutes in languages whose short words for them in CLDR are not those of their timetables. */
const CLOCK_WORDS: Readonly<Record<string, readonly [hours: string, minutes: string]>> = {
  en: ['h', 'min'],
  fi: ['h', 'min'],
  hu: ['óra', 'perc'],
  lv: ['h', 'min'],
  ro: ['h', 'min'],
}

/** How long something takes, from whole minutes: `1 h 13 min`, `2 h`, `45 min`, in the words of the language. */
export function formatDuration(minutes: number, locale = 'en'): string {
  const whole = Math.round(minutes)
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  const parts = [
    hours > 0 && inUnit(hours, 'hour', locale),
    (rest > 0 || hours === 0) && inUnit(rest, 'minute', locale),
  ]
  return parts.filter(Boolean).join(' ')
}

function inUnit(value: number, unit: 'hour' | 'minute', locale: string): string {
  const own = CLOCK_WORDS[locale.split('-')[0] ?? '']
  const format = own ? {} : ({ style: 'unit', unit, unitDisplay: 'short' } as const)
  const text = new Intl.NumberFormat(europeanTag(locale), format).format(value)
  return own ? `${text} ${own[unit === 'hour' ? 0 : 1]}` : text
}
