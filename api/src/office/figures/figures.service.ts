import { vehicleClass } from '@fiacre/sdk/rules'
import type { components, operations } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import { daysLater } from './days.ts'
import { FigureState } from './figure-day.entity.ts'
import { figurePeriod, type FigurePeriod } from './figure-period.ts'
import { added, figureSums, isNothing, NOTHING, type Counted } from './figure-sums.ts'
import { readDays, type Dimension, type FoundRow } from './read-days.ts'

/** What is asked of the figures. */
export type FigureQuery = NonNullable<operations['getAdminFigures']['parameters']['query']>

type Schemas = components['schemas']

interface Pair {
  key: string
  label: string | null
  current: Counted
  previous: Counted
}

/** The figures of a period beside those of the one before. @throws Problem RULE_VIOLATION for a period that is none */
export async function figures(context: Context, query: FigureQuery): Promise<Schemas['AdminFigures']> {
  const { by = 'day', isTest = false } = query
  const period = figurePeriod(query, context.now())
  const [found, state] = await Promise.all([
    readDays(context.orm, period, by, isTest),
    findRow(context.orm.em.fork(), FigureState, { id: 1 }),
  ])
  const pairs = by === 'day' ? byDay(found, period) : byKey(found, by)
  return {
    from: period.from,
    to: period.to,
    previousFrom: period.previousFrom,
    previousTo: period.previousTo,
    by,
    isTest,
    reckonedAt: state?.reckonedAt?.toISOString() ?? null,
    total: {
      current: figureSums(pairs.reduce((sum, { current }) => added(sum, current), NOTHING)),
      previous: figureSums(pairs.reduce((sum, { previous }) => added(sum, previous), NOTHING)),
    },
    rows: pairs.map(({ key, label, current, previous }) => ({
      key,
      label,
      current: figureSums(current),
      previous: figureSums(previous),
    })),
  }
}

/** Every day of the period, also those of which there is nothing, beside the day as far into the period before. */
function byDay(found: readonly FoundRow[], { from, previousFrom, days }: FigurePeriod): Pair[] {
  const of = new Map(found.map((row) => [row.key, row]))
  return Array.from({ length: days }, (_, n) => ({
    key: daysLater(from, n),
    label: null,
    current: of.get(daysLater(from, n)) ?? NOTHING,
    previous: of.get(daysLater(previousFrom, n)) ?? NOTHING,
  }))
}

function byKey(found: readonly FoundRow[], by: Dimension): Pair[] {
  const of = Map.groupBy(found, ({ key }) => key)
  const pairs = [...of].map(([key, rows]) => ({
    key: by === 'class' && key === '0' ? '' : key,
    label: by === 'class' ? (vehicleClass(Number(key))?.name ?? null) : (rows[0]?.label ?? null),
    current: rows.find(({ isCurrent }) => isCurrent) ?? NOTHING,
    previous: rows.find(({ isCurrent }) => !isCurrent) ?? NOTHING,
  }))
  return pairs
    .filter(({ current, previous }) => !isNothing(countedOf(current)) || !isNothing(countedOf(previous)))
    .toSorted((one, other) => revenue(other.current) - revenue(one.current))
}

const revenue = ({ receivedCents, returnedCents }: Counted) => receivedCents - returnedCents

const countedOf = (row: Counted): Counted => added(NOTHING, row)
