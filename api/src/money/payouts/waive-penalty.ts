import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { lockRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { EarningLine, type EarningLineRow } from '../earnings/earning-line.entity.ts'
import { entriesOfLines, writeLines, type Earned } from '../earnings/earning-lines.service.ts'
import { COMPANY } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.service.ts'
import { sentence } from '#platform/http/sentence.ts'

/** A penalty that stands, locked. @throws Problem NOT_FOUND for no penalty, PAYOUT_MOVED for one that was waived */
export async function lockPenalty(em: EntityManager, lineId: number): Promise<EarningLineRow> {
  const line = await lockRow(em, EarningLine, sql`id = ${lineId} and kind = 'penalty'`)
  if (!line) throw new Problem('NOT_FOUND', 'There is no such penalty.')
  const { rows } = await sql`select 1 from earning_line where reverses_id = ${lineId}`.execute(em.getKysely())
  if (rows.length > 0) throw new Problem('PAYOUT_MOVED', sentence('decidedBefore'))
  return line
}

/** Takes a locked penalty back, out of the company's part: it comes with the next statement. */
export async function waivePenalty(em: EntityManager, line: EarningLineRow, now: Date): Promise<void> {
  const { id, rule, baseCents, percent } = line
  const bookingId = line.bookingId ?? null
  const amountCents = -line.amountCents
  const back: Earned = {
    payee: { kind: line.payeeKind, id: line.payeeId },
    kind: 'reversal',
    rule,
    rideId: line.rideId ?? null,
    baseCents: -baseCents,
    percent,
    amountCents,
    payableAt: now,
    reversesId: id,
  }
  const entries = [...entriesOfLines([back]), { account: COMPANY, amountCents }]
  const reference = `penalty-waived:${id}`
  const postingId = await post(em, { reference, kind: 'PENALTY', bookingId, entries }, now)
  await writeLines(em, { postingId, bookingId }, [back], now)
}
