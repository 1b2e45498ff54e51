import { randomUUID } from 'node:crypto'
import { entriesOfLines, writeLines, type Earned } from '#money/earnings/earning-lines.service.ts'
import { COMPANY } from '#money/ledger/accounts.ts'
import { post } from '#money/ledger/ledger.service.ts'
import { monthBefore } from '#money/payouts/close-statement.ts'
import { issueStatement } from '#money/payouts/issue-statement.ts'
import { keepAccount } from '#people/bank-accounts/bank-accounts.service.ts'
import type { TestService } from './service.ts'

/** Lets a carrier earn something, out of the company's own part. */
export async function earn(
  { context }: Pick<TestService, 'context'>,
  carrierId: string,
  amountCents: number,
  payableAt: Date,
): Promise<void> {
  const line: Earned = {
    payee: { kind: 'carrier', id: carrierId },
    kind: 'ride',
    rule: 'default-rate',
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

/** The statement of the month before, of a carrier that earned sixty euros in it. */
export async function dueStatement(
  service: TestService,
  carrierId: string,
  { hasAccount = false } = {},
): Promise<string> {
  const { context } = service
  const now = context.now()
  const period = monthBefore(now)
  await earn(service, carrierId, 6000, period.from)
  const statement = await context.orm.em.fork().transactional(async (em) => {
    if (hasAccount) await keepAccount(em, { ownerKind: 'carrier', ownerId: carrierId }, ACCOUNT, now)
    return issueStatement(em, { kind: 'carrier', id: carrierId }, period, now)
  })
  if (!statement) throw new Error('No statement was issued.')
  return statement.id
}

export const ACCOUNT = {
  iban: 'CH9300762011623852957',
  holder: 'Alpine Rides Sàrl',
  city: 'Genève',
  countryCode: 'CH',
  setBy: '0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f',
}
