import type { components } from '@fiacre/sdk/contract'
import { INVOICING } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { trialOwedCents } from '#money/receivables/charge-partner.ts'
import { standingOfPartner, standingsAt, type PartnerStanding } from '#money/receivables/partner-standing.ts'
import type { EntityManager } from '#platform/database/orm.ts'

type Schemas = components['schemas']

/** How a partner stands; with nothing agreed its limit is zero. */
export async function creditOf(
  em: EntityManager,
  partnerId: string,
  now: Date,
): Promise<Schemas['PartnerCredit']> {
  return creditView(await standingOfPartner(em, partnerId, now))
}

/** How the tests of a partner stand, which owe nothing and have a small limit a day. */
export async function trialCreditOf(
  em: EntityManager,
  partnerId: string,
  now: Date,
): Promise<Schemas['PartnerCredit']> {
  const owedCents = await trialOwedCents(em, partnerId, now)
  const { trialCents: limitCents, daysToPay } = INVOICING
  const rest = { uninvoicedCents: owedCents, overdueCents: 0, overdueSince: null }
  return creditView({ limitCents, daysToPay: daysToPay.usual, owedCents, ...rest })
}

/** All partners with a credit, or that owe us something. */
export async function listReceivables(em: EntityManager, now: Date): Promise<Schemas['ReceivableList']> {
  const { columns, tables } = standingsAt(now)
  const { rows } = await sql<PartnerStanding & { partnerId: string; partnerName: string }>`
    select c.partner_id as "partnerId", coalesce(p.legal_name, p.name) as "partnerName", ${columns}
    from ${tables} join partner p on p.id = c.partner_id
    order by late.since nulls last, owed.cents desc nulls last, c.partner_id limit 500`.execute(
    em.getKysely(),
  )
  const sumOf = (name: 'owedCents' | 'overdueCents') => rows.reduce((sum, row) => sum + row[name], 0)
  return {
    owedCents: sumOf('owedCents'),
    overdueCents: sumOf('overdueCents'),
    receivables: rows.map(({ partnerId, partnerName, ...standing }) => ({
      partnerId,
      partnerName,
      credit: creditView(standing),
      overdueSince: standing.overdueSince,
    })),
  }
}

function creditView(standing: PartnerStanding | null): Schemas['PartnerCredit'] {
  const none = { limitCents: 0, daysToPay: INVOICING.daysToPay.usual, owedCents: 0, uninvoicedCents: 0 }
  const { overdueSince, ...sums } = standing ?? { ...none, overdueCents: 0, overdueSince: null }
  const leftCents = Math.max(0, sums.limitCents - sums.owedCents)
  const isBlocked = sums.limitCents === 0 || overdueSince !== null
  const whyNot = sums.limitCents === 0 ? 'no-credit' : overdueSince !== null ? 'overdue' : null
  return {
    ...sums,
    availableCents: isBlocked ? 0 : leftCents,
    currency: 'EUR',
    blockedBy: whyNot ?? (leftCents === 0 ? 'limit' : null),
  }
}
