import { MS_PER_MINUTE, RETENTION_YEARS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { EntityManager, Orm } from '#platform/database/orm.ts'
import { lockRow, saveRow } from '#platform/database/rows.ts'
import { beginningOf, dayOf, daysLater, type Day } from './days.ts'
import { FigureState, type FigureStateRow } from './figure-day.entity.ts'
import { reckonDay } from './reckon-day.ts'

/** Rises with every change of what the figures mean: all that can be are then made anew. */
const VERSION = 1

/** A request that began on a day has written what it writes, or is refused, so many minutes after it. */
const LATECOMERS_MINUTES = 5

/** Bookings are deleted about then, with what there is to know of them: older figures stay as they are. */
const KEPT_YEARS = RETENTION_YEARS - 1

/**
 * Brings the figures up to now: every day to which something may have been added since. A day is over when nothing that began
 * in it is under way any more. Safe to run at any time, twice, and in several processes.
 */
export async function reckonFigures(orm: Orm, now: Date): Promise<void> {
  const today = dayOf(now)
  let isClosing = true
  for (let day = await firstDay(orm, now); day <= today; day = daysLater(day, 1)) {
    const one = day
    isClosing = await orm.em.fork().transactional(async (em) => {
      // Whoever comes second sees what the first has seen, and more.
      const state = await lockState(em)
      await reckonDay(em, one)
      const isClosed = isClosing && (await isOver(em, one, now))
      if (isClosed) state.openFrom = daysLater(one, 1)
      if (one === today) state.reckonedAt = now
      await saveRow(em, FigureState, state)
      return isClosed
    })
  }
}

/** Has all figures that can be made anew made so, the next time. */
export async function forgetFigures(orm: Orm): Promise<void> {
  await sql`update figure_state set version = 0, open_from = null where id = 1`.execute(
    orm.em.fork().getKysely(),
  )
}

/** The day to begin with: where the last time ended, or, by new rules, the oldest that can be made. */
async function firstDay(orm: Orm, now: Date): Promise<Day> {
  return orm.em.fork().transactional(async (em) => {
    const state = await lockState(em)
    if (state.version !== VERSION) Object.assign(state, { version: VERSION, openFrom: null })
    await saveRow(em, FigureState, state)
    return state.openFrom ?? (await oldestDay(em, now))
  })
}

async function oldestDay(em: EntityManager, now: Date): Promise<Day> {
  const { rows } = await sql<{ first: string | null }>`
    select least((select min(created_at) from quote), (select min(at) from booking_event),
      (select min(created_at) from ledger_posting)) as first`.execute(em.getKysely())
  const first = rows[0]?.first ? new Date(rows[0].first) : now
  const oldest = new Date(now)
  oldest.setUTCFullYear(oldest.getUTCFullYear() - KEPT_YEARS)
  return dayOf(first < oldest ? oldest : first)
}

async function lockState(em: EntityManager): Promise<FigureStateRow> {
  const state = await lockRow(em, FigureState, sql`id = 1`)
  if (!state) throw new Error('The figures have no state to go on from.')
  return state
}

async function isOver(em: EntityManager, day: Day, now: Date): Promise<boolean> {
  const end = new Date(beginningOf(daysLater(day, 1)).getTime() + LATECOMERS_MINUTES * MS_PER_MINUTE)
  if (now < end) return false
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start < ${end} limit 1`.execute(
    em.getKysely(),
  )
  return rows.length === 0
}
