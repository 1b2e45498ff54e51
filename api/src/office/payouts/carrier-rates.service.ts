import { CARRIER_NET_PERCENT } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { CarrierRate } from '#people/carriers/carrier-rate.entity.ts'
import { Carrier } from '#people/carriers/carrier.entity.ts'
import type { Context } from '#platform/context/context.ts'
import { findRow, insertRow } from '#platform/database/rows.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']

const MOST = 200

/** The rate cards, the newest first. */
export async function listRates({ orm }: Context): Promise<Schemas['CarrierRateList']> {
  const { rows } = await sql<Schemas['CarrierRate']>`
    select r.id, r.carrier_id as "carrierId", c.legal_name as "carrierName", r.country_code as "countryCode", r.percent,
      r.starts_at as "startsAt", r.note, r.created_at as "createdAt"
    from carrier_rate r left join carrier c on c.id = r.carrier_id order by r.created_at desc, r.id limit ${MOST}`.execute(
    orm.em.fork().getKysely(),
  )
  const instant = (text: string) => new Date(text).toISOString()
  return {
    usualPercent: CARRIER_NET_PERCENT,
    rates: rows.map((row) => ({
      ...row,
      startsAt: instant(row.startsAt),
      createdAt: instant(row.createdAt),
    })),
  }
}

/** Adds a card, from now on or later: what was agreed on is not rewritten. @throws Problem NOT_FOUND, RULE_VIOLATION */
export async function addRate(
  context: Context,
  by: Administrator,
  { carrierId, countryCode, percent, startsAt, note }: Schemas['CarrierRateOrder'],
): Promise<Schemas['CarrierRate']> {
  const now = context.now()
  const from = startsAt ? new Date(startsAt) : now
  if (from < now) throw fieldProblem('RULE_VIOLATION', 'startsAt', sentence('rateStartsPast'))
  return context.orm.em.fork().transactional(async (em) => {
    const carrier = carrierId ? await findRow(em, Carrier, { id: carrierId }) : null
    if (carrierId && !carrier) throw new Problem('NOT_FOUND', 'There is no such carrier.')
    const row = await insertRow(em, CarrierRate, {
      id: randomUUID(),
      carrierId: carrierId ?? null,
      countryCode: countryCode ?? null,
      percent,
      startsAt: from,
      note: note?.trim() || null,
      createdBy: by.id,
      createdAt: now,
    })
    const after = { carrierId, countryCode, percent, startsAt: from.toISOString() }
    const deed = {
      by,
      action: 'carrier-rate.added',
      subject: 'carrier-rate',
      subjectId: row.id,
      before: null,
      after,
    } as const
    await recordAudit(em, { ...deed, personId: null, reason: row.note ?? null }, now)
    const { id, createdAt } = row
    return {
      id,
      carrierId: carrierId ?? null,
      carrierName: carrier?.legalName ?? null,
      countryCode: countryCode ?? null,
      percent,
      startsAt: from.toISOString(),
      note: row.note ?? null,
      createdAt: createdAt.toISOString(),
    }
  })
}
