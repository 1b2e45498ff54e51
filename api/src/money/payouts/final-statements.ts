import { MS_PER_DAY, PAYOUTS } from '@fiacre/sdk/rules'
import { sql, type RawBuilder } from 'kysely'
import { isLookedInto } from '#people/carriers/screening/is-looked-into.ts'

/** Until when a statement that was issued then can be objected to. */
export const objectionsUntil = (issuedAt: Date): Date =>
  new Date(issuedAt.getTime() + PAYOUTS.objectionDays * MS_PER_DAY)

/** Whether a row of `payout_statement` is final, in SQL: nobody can object any more, and every objection is decided. */
export const isFinalAt = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(payout_statement.issued_at <= ${new Date(now.getTime() - PAYOUTS.objectionDays * MS_PER_DAY)} and not exists (
    select 1 from statement_objection o where o.statement_id = payout_statement.id and o.state = 'open'))`

/** Whether whoever a row of `payout_statement` is for is looked into by its name, in SQL: it is paid once that is decided. */
export const isPayeeHeld = (): RawBuilder<boolean> =>
  isLookedInto(sql`payout_statement.payee_kind`, sql`payout_statement.payee_id`)
