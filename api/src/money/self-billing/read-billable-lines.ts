import { sql, type RawBuilder } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import type { BillableLine } from './plan-bills.ts'

/** Lines of earnings, by a condition over `l`, each with where the line stands that it takes back. */
export async function readBillableLines(
  em: EntityManager,
  which: RawBuilder<unknown>,
): Promise<BillableLine[]> {
  type Row = Omit<BillableLine, 'takesBack'> & {
    reversesId: number | null
    isStated: boolean | null
    bill: NonNullable<BillableLine['takesBack']>['bill']
  }
  const { rows } = await sql<Row>`
    select l.id, l.kind, l.amount_cents as "amountCents", l.reverses_id as "reversesId",
      taken.statement_id is distinct from l.statement_id and taken.statement_id is not null as "isStated",
      case when s.id is null then null
        else jsonb_build_object('number', s.number, 'treatment', s.treatment, 'permille', s.vat_permille) end as bill
    from earning_line l left join earning_line taken on taken.id = l.reverses_id
      left join self_billed_invoice s on s.id = taken.self_billed_id
    where ${which} order by l.id`.execute(em.getKysely())
  return rows.map(({ reversesId, isStated, bill, ...line }) => ({
    ...line,
    takesBack: reversesId === null ? null : { isStated: isStated ?? false, bill },
  }))
}
