import type { PayoutStatementRow } from './payout-statement.entity.ts'

/** What people call a statement: its month, and the beginning of its id. */
export function statementName({ id, periodFrom }: Pick<PayoutStatementRow, 'id' | 'periodFrom'>): string {
  return `${periodFrom.toISOString().slice(0, 7)}-${id.slice(0, 8).toUpperCase()}`
}
