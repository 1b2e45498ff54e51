import type { Budget } from './budgets.data.ts'
import type { Figure } from './figure.ts'

export interface Judged {
  figure: Figure
  budget: Budget | undefined
  isMissed: boolean
}

/** Lays each figure beside its budget. Throws for a budget of a part that ran and measured nothing of that name. */
export function judge(figures: readonly Figure[], budgets: readonly Budget[]): Judged[] {
  const budgetOf = ({ part, name }: Figure) =>
    budgets.find((budget) => budget.part === part && budget.name === name)
  const ran = new Set(figures.map(({ part }) => part))
  const without = budgets.filter(
    ({ part, name }) =>
      ran.has(part) && !figures.some((figure) => figure.part === part && figure.name === name),
  )
  if (without.length > 0)
    throw new Error(`no figure for ${without.map(({ part, name }) => `${part}: ${name}`).join('; ')}`)
  return figures.map((figure) => {
    const budget = budgetOf(figure)
    return { figure, budget, isMissed: budget !== undefined && !holds(figure.value, budget) }
  })
}

function holds(value: number, budget: Budget): boolean {
  return 'most' in budget ? value <= budget.most : value >= budget.least
}

/** "at most 10 ms"; empty without a budget. */
export function wanted({ figure, budget }: Judged): string {
  if (!budget) return ''
  const [word, limit] = 'most' in budget ? ['at most', budget.most] : ['at least', budget.least]
  return `${word} ${limit}${figure.unit && ` ${figure.unit}`}`
}
