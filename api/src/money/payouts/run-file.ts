import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { findRow, findRows } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { pain001 } from './pain001.ts'
import { PayoutRun } from './payout-run.entity.ts'
import { PayoutStatement } from './payout-statement.entity.ts'
import { statementName } from './statement-name.ts'
import { sentence } from '#platform/http/sentence.ts'

/**
 * The file for the bank, the same as often as it is fetched.
 * @throws Problem NOT_FOUND; PAYOUT_MOVED before it is released and after it is dropped; PAYMENT_METHOD_UNAVAILABLE without an account of ours
 */
export async function runFile(
  { orm, gateways }: Pick<Context, 'orm' | 'gateways'>,
  id: string,
): Promise<string> {
  const em = orm.em.fork()
  const run = await findRow(em, PayoutRun, { id })
  if (!run) throw new Problem('NOT_FOUND', 'There is no such run of payments.')
  if (run.state !== 'released' && run.state !== 'paid')
    throw new Problem('PAYOUT_MOVED', sentence('fileAfterRelease'))
  const own = gateways.bankTransfer
  if (!own)
    throw new Problem(
      'PAYMENT_METHOD_UNAVAILABLE',
      'No bank account of ours is set that payments could be made from.',
    )
  const statements = await findRows(em, PayoutStatement, sql`where run_id = ${id} order by issued_at, id`)
  return pain001({
    messageId: run.id,
    createdAt: run.madeAt,
    executionDate: run.executionDate,
    debtor: { name: own.holder, iban: own.iban, bic: own.bic },
    payments: statements.map((statement) => ({
      endToEndId: statement.id,
      amountCents: statement.payoutCents,
      creditor: {
        name: statement.holder ?? '',
        iban: statement.iban ?? '',
        city: statement.city ?? null,
        countryCode: statement.countryCode ?? null,
      },
      text: `Fiacre ${statementName(statement)}`,
    })),
  })
}
