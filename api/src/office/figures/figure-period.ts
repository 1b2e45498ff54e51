import { FIGURES_DAYS, FIGURES_MOST_DAYS } from '@fiacre/sdk/rules'
import { fieldProblem } from '#platform/http/problem.ts'
import { dayOf, daysLater, lengthOf, type Day } from './days.ts'
import { sentence } from '#platform/http/sentence.ts'

/** Days from one to another, both counted, and as many before them. */
export interface FigurePeriod {
  from: Day
  to: Day
  previousFrom: Day
  previousTo: Day
  days: number
}

/**
 * The period that is asked for: up to today, and of `FIGURES_DAYS` days, where nothing else is said.
 * @throws Problem RULE_VIOLATION for an end before its beginning, and too many days
 */
export function figurePeriod(asked: { from?: Day; to?: Day }, now: Date): FigurePeriod {
  const to = asked.to ?? dayOf(now)
  const from = asked.from ?? daysLater(to, 1 - FIGURES_DAYS)
  const days = lengthOf(from, to)
  if (days < 1) throw fieldProblem('RULE_VIOLATION', 'to', sentence('periodBackwards'))
  if (days > FIGURES_MOST_DAYS)
    throw fieldProblem('RULE_VIOLATION', 'from', sentence('periodTooLong', { days: FIGURES_MOST_DAYS }))
  return { from, to, previousFrom: daysLater(from, -days), previousTo: daysLater(from, -1), days }
}
