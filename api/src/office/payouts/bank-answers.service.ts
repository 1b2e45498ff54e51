import { PAYOUTS } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { applyBankAnswer, type Applied, type AppliedOutcome } from '#money/payouts/apply-bank-answer.ts'
import { readBankAnswer } from '#money/payouts/bank-answer.ts'
import { readReceivedCredits } from '#money/receivables/received-credits.ts'
import { tellReturned } from '#money/payouts/tell-returned.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { Problem } from '#platform/http/problem.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { takeInvoiceCredits } from '../invoices/take-invoice-credits.ts'
import { sentence } from '#platform/http/sentence.ts'

type Answer = components['schemas']['BankAnswer']

const BYTES_OF_MEGABYTE = 1024 * 1024

/** Reads a file of the bank and does what it says of our payments. @throws Problem PAYLOAD_TOO_LARGE, RULE_VIOLATION for another file */
export async function takeBankAnswer(context: Context, by: Administrator, file: Buffer): Promise<Answer> {
  const { bankAnswerMegabytes: most } = PAYOUTS
  if (file.length > most * BYTES_OF_MEGABYTE)
    throw new Problem('PAYLOAD_TOO_LARGE', `The file is larger than ${most} MB.`)
  const answers = readBankAnswer(file.toString('utf8'))
  if (!answers) throw new Problem('RULE_VIOLATION', sentence('bankFileUnknown'))
  const credits = readReceivedCredits(file.toString('utf8'))
  const now = context.now()
  return context.orm.em.fork().transactional(async (em) => {
    const applied = await applyBankAnswer(em, answers, now)
    for (const each of applied) {
      await noteDeed(em, by, each, now)
      if (each.outcome === 'returned' && each.statement) await tellReturned(context, em, each.statement)
    }
    const invoices = await takeInvoiceCredits(em, by, credits, now)
    const count = (outcome: AppliedOutcome) => applied.filter((each) => each.outcome === outcome).length
    return {
      paid: count('paid'),
      returned: count('returned'),
      known: count('known'),
      unlike: count('unlike'),
      unfit: count('unfit'),
      foreign: count('foreign'),
      invoices,
    }
  })
}

const DONE: Partial<Record<AppliedOutcome, 'payout.paid' | 'payout.returned'>> = {
  paid: 'payout.paid',
  returned: 'payout.returned',
}

async function noteDeed(
  em: EntityManager,
  by: Administrator,
  { outcome, statement, reason }: Applied,
  at: Date,
) {
  const action = DONE[outcome]
  if (!action || !statement) return
  const deed = { by, action, subject: 'payout-statement', subjectId: statement.id } as const
  const after = { state: statement.state, payoutCents: statement.payoutCents }
  await recordAudit(em, { ...deed, before: null, after, personId: null, reason }, at)
}
