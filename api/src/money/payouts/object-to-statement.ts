import { PAYOUTS } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows, insertRow, lockRow } from '#platform/database/rows.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { sentence } from '#platform/http/sentence.ts'
import { EarningLine } from '../earnings/earning-line.entity.ts'
import type { Payee } from '../earnings/earning-lines.service.ts'
import { objectionsUntil } from './final-statements.ts'
import { PayoutStatement } from './payout-statement.entity.ts'
import { StatementObjection, type StatementObjectionRow } from './statement-objection.entity.ts'

type Schemas = components['schemas']

/**
 * Objects to a statement of a payee, or to one of its lines, in the caller's transaction.
 * @throws Problem NOT_FOUND for another's statement, PAYOUT_MOVED once it is final, RULE_VIOLATION for a line of another one, a
 *   second objection to the same, or too many
 */
export async function objectToStatement(
  em: EntityManager,
  { payee, statementId, userId }: { payee: Payee; statementId: string; userId: string },
  { lineId, words }: Schemas['ObjectionOrder'],
  now: Date,
): Promise<StatementObjectionRow> {
  const statement = await lockRow(
    em,
    PayoutStatement,
    sql`id = ${statementId} and payee_kind = ${payee.kind} and payee_id = ${payee.id}`,
  )
  if (!statement) throw new Problem('NOT_FOUND', 'There is no such statement.')
  if (objectionsUntil(statement.issuedAt) <= now)
    throw new Problem('PAYOUT_MOVED', sentence('standsElsewhere'))
  if (words.trim() === '') throw fieldProblem('RULE_VIOLATION', 'words', sentence('reasonMissing'))
  if (lineId !== null) {
    const [line] = await findRows(
      em,
      EarningLine,
      sql`where id = ${lineId} and statement_id = ${statementId} and kind not in ('payout', 'vat') limit 1`,
    )
    if (!line) throw fieldProblem('RULE_VIOLATION', 'lineId', sentence('lineNotObjectable'))
  }
  const known = await findRows(em, StatementObjection, sql`where statement_id = ${statementId}`)
  if (lineId !== null && known.some((each) => each.lineId === lineId))
    throw fieldProblem('RULE_VIOLATION', 'lineId', sentence('lineObjectedTo'))
  if (known.length >= PAYOUTS.objectionsMost)
    throw new Problem('RULE_VIOLATION', sentence('mostReached', { most: PAYOUTS.objectionsMost }))
  return insertRow(em, StatementObjection, {
    id: randomUUID(),
    statementId,
    lineId,
    payeeKind: payee.kind,
    payeeId: payee.id,
    userId,
    words: words.trim(),
    state: 'open',
    correctionCents: null,
    answer: null,
    createdAt: now,
    decidedAt: null,
    decidedBy: null,
  })
}

/** An objection that nobody has decided, locked. @throws Problem NOT_FOUND, PAYOUT_MOVED for one that was decided */
export async function lockObjection(em: EntityManager, id: string): Promise<StatementObjectionRow> {
  const row = await lockRow(em, StatementObjection, sql`id = ${id}`)
  if (!row) throw new Problem('NOT_FOUND', 'There is no such objection.')
  if (row.state !== 'open') throw new Problem('PAYOUT_MOVED', sentence('standsElsewhere'))
  return row
}

/** The objections to a statement, as the contract shows them, in the order in which they came. */
export async function objectionsOf(
  em: EntityManager,
  statementId: string,
): Promise<Schemas['StatementObjection'][]> {
  const rows = await findRows(
    em,
    StatementObjection,
    sql`where statement_id = ${statementId} order by created_at, id limit ${PAYOUTS.objectionsMost}`,
  )
  return rows.map(({ id, lineId, words, state, correctionCents, answer, createdAt, decidedAt }) => ({
    id,
    lineId: lineId ?? null,
    words,
    state,
    correctionCents: correctionCents ?? null,
    answer: answer ?? null,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }))
}
