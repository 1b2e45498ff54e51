import { useState } from 'react'
import { useLanguage } from '../../../base/i18n/i18n-provider.tsx'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Words for how long an instant (ISO 8601) was before the screen was opened: "2 minutes ago". */
export function useAgo(): (instant: string) => string {
  const { language } = useLanguage()
  const [now] = useState(() => Date.now())
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return (instant) => {
    const ms = Math.max(0, now - Date.parse(instant))
    const [unit, length] = UNITS.find(([, each]) => ms >= each) ?? UNITS[2]
    return words.format(-Math.floor(ms / length), unit)
  }
}
