import { sql } from 'kysely'
import { wholeCarrier } from '#people/carriers/carrier-parts.ts'
import { carrierView } from '#people/carriers/carrier-view.ts'
import { Carrier } from '#people/carriers/carrier.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { AccountExport } from './account-export.ts'
import { ownRows } from './own-rows.ts'
import type { Person } from './whose.ts'

/** The carriers that the person registered: of a sole trader every word of one is the person's own. The newest first. */
export async function exportedCarriers(
  em: EntityManager,
  person: Person,
  now: Date,
): Promise<AccountExport['carriers']> {
  const carriers = await ownRows(em, Carrier, person, sql`created_at desc, id`)
  const views: AccountExport['carriers'] = []
  for (const carrier of carriers) views.push(carrierView(await wholeCarrier(em, carrier), now))
  return views
}
