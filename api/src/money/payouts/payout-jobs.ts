import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { Payee } from '../earnings/earning-lines.service.ts'
import { billingTerms } from '../self-billing/billing-terms.ts'
import { monthBefore } from './close-statement.ts'
import { issueStatement } from './issue-statement.ts'

/** Statements that one run issues; the next day's issues what is left. */
const MOST = 2000

/** Starts what issues the statements of a month once it is over: one process does it, whichever is there. */
export async function startPayoutJobs(context: Context): Promise<void> {
  await context.jobs.every({ name: 'issue-statements' }, '23 4 * * *', () => issueStatements(context))
}

/** Issues what is missing of the month before. A payee whose books do not agree takes no other along. */
async function issueStatements(context: Context): Promise<void> {
  const { orm, log } = context
  const at = context.now()
  const period = monthBefore(at)
  const { rows } = await sql<Payee>`
    select distinct l.payee_kind as kind, l.payee_id as id from earning_line l
    where l.statement_id is null and l.payable_at < ${period.to} and not exists (
      select 1 from payout_statement s where s.payee_kind = l.payee_kind and s.payee_id = l.payee_id
        and s.period_from >= ${period.from}) limit ${MOST}`.execute(orm.em.fork().getKysely())
  for (const payee of rows) {
    try {
      const terms = payee.kind === 'partner' ? await billingTerms(context, payee.id) : undefined
      await orm.em.fork().transactional((em) => issueStatement(em, payee, period, at, terms))
    } catch (error) {
      log.error({ err: error, payee }, 'a statement could not be issued')
    }
  }
}
