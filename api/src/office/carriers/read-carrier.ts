import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { wholeCarrier } from '#people/carriers/carrier-parts.ts'
import { carrierView, taggedCarrier } from '#people/carriers/carrier-view.ts'
import { Carrier, type CarrierRow } from '#people/carriers/carrier.entity.ts'

type AdminCarrier = components['schemas']['AdminCarrier']

/** @throws Problem NOT_FOUND */
export async function getCarrierRecord({ orm, now }: Context, id: string): Promise<AdminCarrier> {
  const em = orm.em.fork()
  const carrier = await findRow(em, Carrier, { id })
  if (!carrier) throw noSuchCarrier()
  return carrierRecord(em, carrier, now())
}

/** A carrier with what only the back office sees. */
export async function carrierRecord(
  em: EntityManager,
  carrier: CarrierRow,
  now: Date,
): Promise<AdminCarrier> {
  const whole = await wholeCarrier(em, carrier)
  const { rows } = await sql<{ email: string }>`
    select email from app_user where id = ${carrier.userId} and erased_at is null`.execute(em.getKysely())
  return {
    carrier: carrierView(whole, now),
    ownerEmail: rows[0]?.email ?? null,
    cases: whole.cases.map(({ id, subject, name, listedName, entry, score, state, createdAt }) => ({
      id,
      subject,
      name,
      listedName,
      entry,
      score,
      state,
      createdAt: createdAt.toISOString(),
    })),
  }
}

/** What the record's tag is made of. */
export function taggedRecord({ carrier, cases }: AdminCarrier): object {
  return { carrier: taggedCarrier(carrier), cases }
}

export const noSuchCarrier = () => new Problem('NOT_FOUND', 'There is no such carrier.')
