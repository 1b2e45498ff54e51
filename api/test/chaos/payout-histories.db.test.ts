import { LEGAL_DOCUMENTS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { applyBankAnswer } from '#money/payouts/apply-bank-answer.ts'
import { decideRun } from '#money/payouts/decide-run.ts'
import { issueStatement } from '#money/payouts/issue-statement.ts'
import { makeRun } from '#money/payouts/make-run.ts'
import { keepAccount } from '#people/bank-accounts/bank-accounts.service.ts'
import { database } from '../support/accounts.ts'
import { atLength } from '../support/at-length.ts'
import { expectSound } from '../support/money.ts'
import { ledger } from '../support/payment-callbacks.ts'
import { newPartner } from '../support/partners.ts'
import { ACCOUNT, earn, finalBy } from '../support/payouts.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'

const CUSTOMER = {
  name: 'Fiacre',
  address: 'Rynek 1, Kraków',
  registration: 'KRS 1',
  vatNumber: 'PL5252389421',
  countryCode: 'PL',
}

/** A partner of our country that agreed to being invoiced for. */
async function billedPartner(service: TestService): Promise<string> {
  const { id } = await newPartner(service)
  const { version } = LEGAL_DOCUMENTS['self-billing-agreement']
  await sql`
    update partner set country_code = 'PL', address = 'Rynek 2', city = 'Kraków', vat_number = 'PL5260250995', vat_truth = 'valid'
    where id = ${id}`.execute(database(service))
  await sql`
    insert into self_billing_consent (id, partner_id, user_id, version, language, text_hash, agreed_at)
    values (${id}, ${id}, ${id}, ${version}, 'pl', '', now())`.execute(database(service))
  return id
}

const month = (number: number) => ({
  from: new Date(Date.UTC(2026, number, 1)),
  to: new Date(Date.UTC(2026, number + 1, 1)),
})

it(
  'statements say what the ledger says after any history of earnings, payments and answers of the bank',
  async () => {
    const service = await sharedService()
    const tx = <T>(run: (em: Parameters<typeof issueStatement>[0]) => Promise<T>) =>
      service.context.orm.em.fork().transactional(run)
    const standsAt = async (account: string) => 0 - ((await ledger(service)).get(account) ?? 0)
    /** What is due to be paid, beyond what statements say of it: other tests may have left something. */
    async function unexplained(): Promise<number> {
      const { rows } = await sql<{ cents: number }>`
      select coalesce(sum(payout_cents), 0)::int as cents from payout_statement
      where state in ('due', 'ordered')`.execute(database(service))
      return (await standsAt('payouts:due')) - (rows[0]?.cents ?? 0)
    }
    const before = await unexplained()
    // A small generator of our own: the same history each time.
    let seed = 20_261_124
    const random = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % most
    }
    const now = service.clock.now
    for (let payee = 0; payee < atLength(1000, 6); payee += 1) {
      const kind = payee % 2 === 0 ? 'carrier' : 'partner'
      // Partners of our country are invoiced for, with VAT that is paid out.
      const id = kind === 'partner' ? await billedPartner(service) : randomUUID()
      const terms = kind === 'partner' ? { customer: CUSTOMER } : undefined
      await tx((em) => keepAccount(em, { ownerKind: kind, ownerId: id }, ACCOUNT, now))
      let closing = 0
      for (let at = 0; at < 6; at += 1) {
        for (let line = random(4); line > 0; line -= 1) {
          const day = new Date(Date.UTC(2026, at, 1 + random(45)))
          // Nothing is no line of anybody's earnings.
          await earn(service, id, random(9000) - 2500 || 1, day, kind)
        }
        const issue = () => tx((em) => issueStatement(em, { kind, id }, month(at), finalBy(now), terms))
        const found = await issue()
        expect(await issue()).toBeNull()
        if (!found) continue
        expect(found.openingCents).toBe(closing)
        expect(found.openingCents + found.earnedCents - found.payoutCents).toBe(found.closingCents)
        expect(found.closingCents + found.pendingCents).toBe(await standsAt(`${kind}:${id}`))
        expect(found.payoutCents === 0 || found.payoutCents > 5000).toBe(true)
        closing = found.closingCents
        if (found.state !== 'due') continue
        const run = await tx((em) => makeRun(em, randomUUID(), '2026-12-01', now))
        if (run.state === 'made') await tx((em) => decideRun(em, run.id, 'release', randomUUID(), now))
        const says = (['paid', 'rejected', 'returned'] as const)[random(4)]
        if (!says) continue
        const endToEndId = found.id.replaceAll('-', '')
        const answer = { endToEndId, messageId: null, outcome: says, reason: null, amountCents: null }
        // Read twice, it is done once.
        await tx((em) => applyBankAnswer(em, [answer, answer], now))
        const stands = await standsAt(`${kind}:${id}`)
        expect(stands).toBe(
          found.closingCents + found.pendingCents + (says === 'paid' ? 0 : found.payoutCents),
        )
      }
    }
    expect(await unexplained()).toBe(before)
    await expectSound(service)
  },
  atLength(600_000, 30_000),
)
