import type { components } from '@fiacre/sdk/contract'
import { INVOICING } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { trialOwedCents } from '#money/receivables/charge-partner.ts'
import { standingOfPartner, type PartnerStanding } from '#money/receivables/partner-standing.ts'
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
  const { rows } = await sql<PartnerStanding & { partnerId: string; partnerName: string }>`
    select c.partner_id as "partnerId", coalesce(p.legal_name, p.name) as "partnerName", c.limit_cents as "limitCents",
      c.days_to_pay as "daysToPay", coalesce(owed.cents, 0)::int as "owedCents",
      coalesce(fresh.cents, 0)::int as "uninvoicedCents", coalesce(late.cents, 0)::int as "overdueCents",
      late.since as "overdueSince"
    from partner_credit c join partner p on p.id = c.partner_id
      left join lateral (select sum(e.amount_cents) as cents from ledger_entry e
        where e.account = 'receivable:' || c.partner_id) owed on true
      left join lateral (select sum(l.amount_cents) as cents from receivable_line l
        where l.partner_id = c.partner_id and l.invoice_id is null) fresh on true
      left join lateral (select sum(i.open_cents) as cents, min(i.due_on)::text as since from partner_invoice i
        where i.partner_id = c.partner_id and i.open_cents > 0
          and i.due_on < ${now.toISOString().slice(0, 10)}::date) late on true
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
