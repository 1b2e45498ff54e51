import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { findRows } from '#platform/database/rows.ts'
import { CarrierDocument } from '#people/carriers/carrier-document.entity.ts'
import { paperView } from '#people/carriers/carrier-view.ts'

/** Papers that wait for a review, the oldest first; those of closed and rejected carriers wait for nobody. */
export async function papersToReview(
  { orm }: Context,
  limit = 50,
): Promise<components['schemas']['PaperQueue']> {
  const em = orm.em.fork()
  const waiting = await findRows(
    em,
    CarrierDocument,
    sql`where state = 'submitted' and exists (
      select 1 from carrier c where c.id = carrier_document.carrier_id and c.state not in ('closed', 'rejected'))
      order by created_at, id limit ${limit}`,
  )
  const ids = waiting.map(({ id }) => id)
  const { rows } = await sql<{ id: string; carrierName: string | null; subjectName: string | null }>`
    select p.id, c.legal_name as "carrierName", coalesce(v.plate, d.first_name || ' ' || d.last_name) as "subjectName"
    from carrier_document p join carrier c on c.id = p.carrier_id
      left join vehicle v on v.id = p.vehicle_id left join driver d on d.id = p.driver_id
    where p.id = any(${ids}::uuid[])`.execute(em.getKysely())
  const names = new Map(rows.map((row) => [row.id, row]))
  return {
    papers: waiting.map((paper) => ({
      paper: paperView(paper),
      carrierId: paper.carrierId,
      carrierName: names.get(paper.id)?.carrierName ?? null,
      subjectName: names.get(paper.id)?.subjectName ?? null,
    })),
  }
}
