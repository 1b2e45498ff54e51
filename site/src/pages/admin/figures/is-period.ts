import { FIGURES_MOST_DAYS } from '@fiacre/sdk/rules'

const DAY_MS = 86_400_000

/** Whether figures can be asked for of these days. */
export function isPeriod(from: string, to: string): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return days >= 1 && days <= FIGURES_MOST_DAYS
}
