import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import type { PayeeKind } from '../earnings/earning-line.entity.ts'

/** What a payee got in a quarter of a year, in cents of EUR. */
export interface QuarterFigures {
  /** What it was paid or credited for what it did, also in cash by travellers; what was taken back is taken off. */
  considerationCents: number
  /** What we kept of the price of its rides, and its penalties. */
  withheldCents: number
  /** For how many rides or bookings. */
  activities: number
}

/** A payee as the report on platforms (DAC7, Directive (EU) 2021/514, Annex V) names it, with its year by quarters. */
export interface YearlyFigures {
  kind: PayeeKind
  id: string
  name: string | null
  businessKind: string | null
  countryCode: string | null
  city: string | null
  address: string | null
  zipCode: string | null
  registerNumber: string | null
  /** Of carriers alone: partners name none but their VAT number. */
  taxNumber: string | null
  vatNumber: string | null
  iban: string | null
  holder: string | null
  quarters: [QuarterFigures, QuarterFigures, QuarterFigures, QuarterFigures]
}

type Row = Omit<YearlyFigures, 'quarters'> & Record<`${'c' | 'w' | 'a'}${1 | 2 | 3 | 4}`, number>

/** Who earned anything in a year (UTC), and how much in each quarter. At most so many payees. */
export async function yearlyFigures(em: EntityManager, year: number, most: number): Promise<YearlyFigures[]> {
  const from = new Date(Date.UTC(year, 0, 1))
  const to = new Date(Date.UTC(year + 1, 0, 1))
  const quarter = (number: 1 | 2 | 3 | 4) => sql`
    coalesce(sum(l.amount_cents) filter (where l.quarter = ${number} and l.is_earned), 0)::int as ${sql.ref(`c${number}`)},
    coalesce(sum(l.withheld_cents) filter (where l.quarter = ${number}), 0)::int as ${sql.ref(`w${number}`)},
    coalesce(sum(l.activities) filter (where l.quarter = ${number}), 0)::int as ${sql.ref(`a${number}`)}`
  // A reversal is what it takes back, with the other sign. Cash that the driver was paid is earned all the same.
  const { rows } = await sql<Row>`
    with l as (
      select e.payee_kind, e.payee_id, e.amount_cents, extract(quarter from e.created_at at time zone 'UTC')::int as quarter,
        k.kind in ('ride', 'fee', 'promotion', 'opening') as is_earned,
        case when k.kind = 'ride' then e.base_cents - e.amount_cents when k.kind = 'penalty' then -e.amount_cents else 0 end as withheld_cents,
        case when k.kind in ('ride', 'fee') then case when e.kind = 'reversal' then -1 else 1 end else 0 end as activities
      from earning_line e left join earning_line taken on taken.id = e.reverses_id,
        lateral (select coalesce(taken.kind, e.kind) as kind) k
      where e.created_at >= ${from} and e.created_at < ${to} and k.kind in ('ride', 'fee', 'promotion', 'opening', 'penalty'))
    select l.payee_kind as kind, l.payee_id as id, coalesce(c.legal_name, p.legal_name, p.name) as name,
      coalesce(c.kind, p.kind) as "businessKind", coalesce(c.country_code, p.country_code) as "countryCode",
      coalesce(c.city, p.city) as city, coalesce(c.address, p.address) as address, coalesce(c.zip_code, p.zip_code) as "zipCode",
      coalesce(c.register_number, p.register_number) as "registerNumber", c.tax_number as "taxNumber",
      coalesce(c.vat_number, p.vat_number) as "vatNumber", b.iban, b.holder,
      ${quarter(1)}, ${quarter(2)}, ${quarter(3)}, ${quarter(4)}
    from l left join carrier c on l.payee_kind = 'carrier' and c.id = l.payee_id
      left join partner p on l.payee_kind = 'partner' and p.id = l.payee_id
      left join lateral (select iban, holder from bank_account a where a.owner_kind = l.payee_kind and a.owner_id = l.payee_id
        and a.holds_from < ${to} order by a.holds_from desc, a.created_at desc limit 1) b on true
    group by l.payee_kind, l.payee_id, c.id, p.id, b.iban, b.holder order by l.payee_kind, name, l.payee_id limit ${most}`.execute(
    em.getKysely(),
  )
  return rows.map(({ c1, c2, c3, c4, w1, w2, w3, w4, a1, a2, a3, a4, ...payee }) => ({
    ...payee,
    quarters: [figures(c1, w1, a1), figures(c2, w2, a2), figures(c3, w3, a3), figures(c4, w4, a4)],
  }))
}

const figures = (considerationCents: number, withheldCents: number, activities: number): QuarterFigures => ({
  considerationCents,
  withheldCents,
  activities,
})
