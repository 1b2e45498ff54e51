import { MS_PER_MINUTE } from '@fiacre/sdk/rules'

/** How old something is, as it is: "2 minutes ago". */
export function ageOf(at: string, now: Date, language: string): string {
  const minutes = Math.max(0, Math.round((now.getTime() - Date.parse(at)) / MS_PER_MINUTE))
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-minutes, 'minute')
}
