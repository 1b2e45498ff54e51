import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import { isFinalAt, isPayeeHeld } from '#money/payouts/final-statements.ts'
import { decideRun, type RunDecision } from '#money/payouts/decide-run.ts'
import { makeRun } from '#money/payouts/make-run.ts'
import { returnPayout } from '#money/payouts/return-payout.ts'
import { tellReturned } from '#money/payouts/tell-returned.ts'
import type { Context } from '#platform/context/context.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import { once } from '#platform/idempotency/idempotency.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { runOf } from './read-runs.ts'
import { sentence } from '#platform/http/sentence.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'

type Schemas = components['schemas']

/** Makes a run of everything that is due, once a key. @throws Problem PAYOUT_MOVED, RULE_VIOLATION */
export function makePayoutRun(
  context: Context,
  by: Administrator,
  { executionDate }: Schemas['PayoutRunOrder'],
  key: string | undefined,
): Promise<{ status: 201; body: Schemas['PayoutRun'] }> {
  const now = context.now()
  if (executionDate < utcDay(now))
    throw fieldProblem('RULE_VIOLATION', 'executionDate', sentence('payoutDayPast'))
  return once(
    context,
    { userId: by.id, operation: 'makePayoutRun', key, body: { executionDate } },
    {
      prepare: async () => undefined,
      create: async (em) => {
        const { id, state, totalCents, payments } = await makeRun(em, by.id, executionDate, now)
        const after = { state, totalCents, payments, executionDate }
        const deed = {
          by,
          action: 'payout-run.made',
          subject: 'payout-run',
          subjectId: id,
          before: null,
          after,
        } as const
        await recordAudit(em, { ...deed, personId: null, reason: null }, now)
        return { resource: id }
      },
      finish: async (id: string) => ({ status: 201 as const, body: await runOf(context, id, by.id) }),
    },
  )
}

const DONE = { release: 'payout-run.released', paid: 'payout-run.paid', drop: 'payout-run.dropped' } as const

/** @throws Problem NOT_FOUND, PAYOUT_MOVED, APPROVAL_OWN */
export async function decidePayoutRun(
  context: Context,
  by: Administrator,
  id: string,
  decision: RunDecision,
): Promise<Schemas['PayoutRun']> {
  const now = context.now()
  await context.orm.em.fork().transactional(async (em) => {
    const { state, totalCents } = await decideRun(em, id, decision, by.id, now)
    const deed = { by, action: DONE[decision], subject: 'payout-run', subjectId: id } as const
    await recordAudit(
      em,
      { ...deed, before: null, after: { state, totalCents }, personId: null, reason: null },
      now,
    )
  })
  return runOf(context, id, by.id)
}

/** @throws Problem NOT_FOUND, PAYOUT_MOVED */
export async function noteReturn(
  context: Context,
  by: Administrator,
  id: string,
  { reason }: Schemas['ReturnedPayout'],
): Promise<void> {
  const now = context.now()
  await context.orm.em.fork().transactional(async (em) => {
    const statement = await returnPayout(em, id, now)
    await tellReturned(context, em, statement)
    const { state, payoutCents } = statement
    const deed = { by, action: 'payout.returned', subject: 'payout-statement', subjectId: id } as const
    const facts = { before: { state: 'paid' }, after: { state, payoutCents } }
    await recordAudit(em, { ...deed, ...facts, personId: null, reason: reason.trim() }, now)
  })
}

/** What is due, and stands in no run. */
export async function readDue({ orm, now }: Context): Promise<Schemas['PayoutsDue']> {
  const at = now()
  const { rows } = await sql<Schemas['PayoutsDue']>`
    select count(*) filter (where is_final and not is_held)::int as payments,
      coalesce(sum(payout_cents) filter (where is_final and not is_held), 0)::int as "totalCents",
      count(*) filter (where is_final and is_held)::int as held,
      count(*) filter (where not is_final)::int as "notFinal",
      count(*) filter (where is_final and not is_held and not exists (select 1 from bank_account a where a.owner_kind = s.payee_kind
        and a.owner_id = s.payee_id and a.holds_from <= ${at}))::int as "withoutAccount"
    from (select *, ${isFinalAt(at)} as is_final, ${isPayeeHeld()} as is_held from payout_statement where state = 'due') s`.execute(
    orm.em.fork().getKysely(),
  )
  return rows[0] ?? { payments: 0, totalCents: 0, withoutAccount: 0, notFinal: 0, held: 0 }
}
