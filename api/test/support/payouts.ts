import { MS_PER_DAY, PAYOUTS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { PayeeKind } from '#money/earnings/earning-line.entity.ts'
import { entriesOfLines, writeLines, type Earned } from '#money/earnings/earning-lines.service.ts'
import { COMPANY } from '#money/ledger/accounts.ts'
import { post } from '#money/ledger/ledger.service.ts'
import { monthBefore } from '#money/payouts/close-statement.ts'
import { issueStatement } from '#money/payouts/issue-statement.ts'
import { keepAccount } from '#people/bank-accounts/bank-accounts.service.ts'
import type { TestService } from './service.ts'

/** Lets somebody earn something, out of the company's own part: a carrier, unless it is said. */
export async function earn(
  { context }: Pick<TestService, 'context'>,
  id: string,
  amountCents: number,
  payableAt: Date,
  payeeKind: PayeeKind = 'carrier',
): Promise<void> {
  const line: Earned = {
    payee: { kind: payeeKind, id },
    kind: payeeKind === 'carrier' ? 'ride' : 'fee',
    rule: payeeKind === 'carrier' ? 'default-rate' : 'key',
    rideId: null,
    baseCents: amountCents,
    percent: 100,
    amountCents,
    payableAt,
  }
  await context.orm.em.fork().transactional(async (em) => {
    const entries = [...entriesOfLines([line]), { account: COMPANY, amountCents }]
    const posting = { reference: `test:${randomUUID()}`, kind: 'EARNING', bookingId: null, entries } as const
    const postingId = await post(em, posting, context.now())
    await writeLines(em, { postingId, bookingId: null }, [line], context.now())
  })
}

/** Takes a penalty of a carrier for a booking. @returns the id of its line */
export async function aPenalty(
  { context }: Pick<TestService, 'context'>,
  carrierId: string,
  cents: number,
  bookingId: number | null = null,
): Promise<number> {
  const line: Earned = {
    payee: { kind: 'carrier', id: carrierId },
    kind: 'penalty',
    rule: 'given-back-late',
    rideId: null,
    baseCents: cents * 5,
    percent: -20,
    amountCents: -cents,
    payableAt: context.now(),
  }
  await context.orm.em.fork().transactional(async (em) => {
    const entries = [...entriesOfLines([line]), { account: COMPANY, amountCents: -cents }]
    const posting = { reference: `test:${randomUUID()}`, kind: 'PENALTY', bookingId, entries } as const
    const postingId = await post(em, posting, context.now())
    await writeLines(em, { postingId, bookingId }, [line], context.now())
  })
  const { rows } = await sql<{ id: number }>`
    select max(id) as id from earning_line where payee_id = ${carrierId} and kind = 'penalty'`.execute(
    context.orm.em.fork().getKysely(),
  )
  return rows[0]?.id ?? 0
}

/** The statement of the month before, of somebody who earned sixty euros in it; final unless it was issued just now. */
export async function dueStatement(
  service: TestService,
  id: string,
  {
    hasAccount = false,
    kind = 'carrier',
    isFinal = true,
  }: { hasAccount?: boolean; kind?: PayeeKind; isFinal?: boolean } = {},
): Promise<string> {
  const { context } = service
  const now = context.now()
  const period = monthBefore(now)
  await earn(service, id, 6000, period.from, kind)
  const statement = await context.orm.em.fork().transactional(async (em) => {
    if (hasAccount) await keepAccount(em, { ownerKind: kind, ownerId: id }, ACCOUNT, now)
    return issueStatement(em, { kind, id }, period, isFinal ? finalBy(now) : now)
  })
  if (!statement) throw new Error('No statement was issued.')
  return statement.id
}

/** When a statement was issued that is final by an instant. */
export const finalBy = (now: Date): Date => new Date(now.getTime() - PAYOUTS.objectionDays * MS_PER_DAY)

export const ACCOUNT = {
  iban: 'CH9300762011623852957',
  holder: 'Alpine Rides Sàrl',
  city: 'Genève',
  countryCode: 'CH',
  setBy: '0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f',
}
