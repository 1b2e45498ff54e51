import type { components, operations } from '@fiacre/sdk/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import { daysLater } from './days.ts'
import { FigureState } from './figure-day.entity.ts'
import { figurePeriod, type FigurePeriod } from './figure-period.ts'
import { NO_KEY } from './reckon-partner-day.ts'

type Schemas = components['schemas']
type Sums = Schemas['PartnerFigureSums']
type Row = Schemas['PartnerFigureRow']
type Dimension = Schemas['PartnerFigureDimension']
export type PartnerFigureQuery = NonNullable<operations['getPartnerFigures']['parameters']['query']>

const NOTHING: Sums = {
  quotes: 0,
  checkouts: 0,
  booked: 0,
  paid: 0,
  cancelled: 0,
  rides: 0,
  pricedCents: 0,
  earnedCents: 0,
}
const NAMES = Object.keys(NOTHING) as (keyof Sums)[]

/** Of keys, campaigns, codes and routes that many are told; the total has them all. */
const MOST = 300

const placeName = (column: string) => sql`coalesce(
  (select pl.name from place pl where pl.id = ${sql.ref(column)}), nullif(substr(${sql.ref(column)}, 9), ''))`

/** What tells rows apart, and what it is called where its key does not say so. */
const KEYS: Record<Dimension, { key: RawBuilder<unknown>; label: RawBuilder<unknown> }> = {
  day: { key: sql`day::text`, label: sql`null::text` },
  key: {
    key: sql`case when key_id = ${NO_KEY} then '' else key_id::text end`,
    label: sql`(select hint from partner_key k where k.id = nullif(found.key, '')::uuid)`,
  },
  campaign: { key: sql`campaign`, label: sql`null::text` },
  'promo-code': { key: sql`promo_code`, label: sql`null::text` },
  route: {
    key: sql`from_place || '>' || to_place`,
    label: sql`${placeName('from_place')} || ' → ' || ${placeName('to_place')}`,
  },
}

/** What came through a partner in a period. @throws Problem RULE_VIOLATION for a period that is none */
export async function partnerFigures(
  context: Context,
  partnerId: string,
  query: PartnerFigureQuery,
): Promise<Schemas['PartnerFigures']> {
  const { by = 'day', isTest = false } = query
  const period = figurePeriod(query, context.now())
  const asked = { partnerId, period, isTest }
  const [found, total, state] = await Promise.all([
    readRows(context, asked, by),
    readTotal(context, asked),
    findRow(context.orm.em.fork(), FigureState, { id: 1 }),
  ])
  return {
    from: period.from,
    to: period.to,
    by,
    isTest,
    reckonedAt: state?.reckonedAt?.toISOString() ?? null,
    total,
    rows: by === 'day' ? everyDay(found, period) : found,
  }
}

interface Asked {
  partnerId: string
  period: FigurePeriod
  isTest: boolean
}

const SUMS = sql.join(
  NAMES.map((name) => {
    const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return sql`coalesce(sum(${sql.ref(column)}), 0)::text as ${sql.ref(name)}`
  }),
)

const whereOf = ({ partnerId, period: { from, to }, isTest }: Asked) =>
  sql`where partner_id = ${partnerId} and day >= ${from}::date and day <= ${to}::date and is_test = ${isTest}`

async function readRows({ orm }: Context, asked: Asked, by: Dimension): Promise<Row[]> {
  const { key, label } = KEYS[by]
  const places = by === 'route' ? sql`, min(from_place) as from_place, min(to_place) as to_place` : sql``
  const most = by === 'day' ? sql`` : sql`order by sum(booked) desc, sum(quotes) desc, 1 limit ${MOST}`
  const { rows } = await sql<Record<keyof Sums, string> & Pick<Row, 'key' | 'label'>>`
    select found.*, ${label} as label
    from (select ${key} as key${places}, ${SUMS} from partner_figure_day ${whereOf(asked)} group by 1 ${most}) found`.execute(
    orm.em.fork().getKysely(),
  )
  return rows.map((row) => ({ key: row.key, label: row.label, sums: sumsOf(row) }))
}

async function readTotal({ orm }: Context, asked: Asked): Promise<Sums> {
  const { rows } = await sql<Record<keyof Sums, string>>`
    select ${SUMS} from partner_figure_day ${whereOf(asked)}`.execute(orm.em.fork().getKysely())
  return rows[0] ? sumsOf(rows[0]) : NOTHING
}

/** Sums as the database gives them, which are texts. */
function sumsOf(texts: Readonly<Record<keyof Sums, string>>): Sums {
  const sums = { ...NOTHING }
  for (const name of NAMES) sums[name] = Number(texts[name])
  return sums
}

/** Every day of the period, also those of which there is nothing. */
function everyDay(found: readonly Row[], { from, days }: FigurePeriod): Row[] {
  const of = new Map(found.map((row) => [row.key, row]))
  return Array.from({ length: days }, (_, n) => {
    const key = daysLater(from, n)
    return of.get(key) ?? { key, label: null, sums: NOTHING }
  })
}
