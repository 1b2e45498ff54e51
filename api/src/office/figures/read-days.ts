import { sql, type RawBuilder } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import type { Orm } from '#platform/database/orm.ts'
import type { FigurePeriod } from './figure-period.ts'
import { countedOf, type Counted } from './figure-sums.ts'
import { OWN_PAGES } from './reckon-day.ts'

export type Dimension = components['schemas']['FigureDimension']

/** What tells rows apart, as text, and what its name is, where it has one. */
const KEYS: Record<Dimension, { key: RawBuilder<unknown>; label: RawBuilder<unknown> }> = {
  day: { key: sql`day::text`, label: sql`null::text` },
  class: { key: sql`vehicle_type_id::text`, label: sql`null::text` },
  country: { key: sql`country`, label: sql`null::text` },
  partner: {
    key: sql`case when partner_id = ${OWN_PAGES} then '' else partner_id::text end`,
    label: sql`(select name from partner where id = nullif(key, '')::uuid)`,
  },
  language: { key: sql`language`, label: sql`null::text` },
}

export interface FoundRow extends Counted {
  key: string
  label: string | null
  /** Whether it is of the period itself, not of the one before. */
  isCurrent: boolean
}

/** More than any company has partners; those with the least revenue are left out, and are in the total all the same. */
const MOST = 1_000

/** The sums of a period and of the one before, apart. How long it takes depends on the days and on what tells them apart alone. */
export async function readDays(
  orm: Orm,
  { from, to, previousFrom }: FigurePeriod,
  by: Dimension,
  isTest: boolean,
): Promise<FoundRow[]> {
  const { key, label } = KEYS[by]
  // By class, each price counts; else a journey once, in however many classes it was priced.
  const ofAsked = by === 'class' ? sql`vehicle_type_id > 0` : sql`vehicle_type_id = 0`
  const { rows } = await sql<Record<keyof Counted, string> & Pick<FoundRow, 'key' | 'label' | 'isCurrent'>>`
    select key, ${label} as label, is_current as "isCurrent", asked, booked, paid, cancelled,
      priced_cents as "pricedCents", received_cents as "receivedCents", returned_cents as "returnedCents"
    from (
      select ${key} as key, day >= ${from}::date as is_current,
        coalesce(sum(asked) filter (where ${ofAsked}), 0) as asked, sum(booked) as booked, sum(paid) as paid,
        sum(cancelled) as cancelled, sum(priced_cents) as priced_cents, sum(received_cents) as received_cents,
        sum(returned_cents) as returned_cents
      from figure_day
      where day >= ${previousFrom}::date and day <= ${to}::date and is_test = ${isTest}
      group by 1, 2
      order by sum(received_cents - returned_cents) desc, 1 limit ${2 * MOST}) found`.execute(
    orm.em.fork().getKysely(),
  )
  return rows.map(({ key, label, isCurrent, ...sums }) => ({ key, label, isCurrent, ...countedOf(sums) }))
}
