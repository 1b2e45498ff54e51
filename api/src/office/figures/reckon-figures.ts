import { MS_PER_MINUTE, RETENTION_YEARS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { EntityManager, Orm } from '#platform/database/orm.ts'
import { lockRow, saveRow } from '#platform/database/rows.ts'
import { beginningOf, dayOf, daysLater, type Day } from './days.ts'
import { FigureState, type FigureStateRow } from './figure-day.entity.ts'
import { reckonDay } from './reckon-day.ts'
import { reckonPartnerDay } from './reckon-partner-day.ts'

/** Rises with every change of what the figures mean: all that can be are then made anew. */
const VERSION = 2

/** A request that began on a day has written what it writes, or is refused, so many minutes after it. */
const LATECOMERS_MINUTES = 5

/** Bookings are deleted about then, with what there is to know of them: older figures stay as they are. */
const KEPT_YEARS = RETENTION_YEARS - 1

/**
 * Brings the figures up to now: every day to which something may have been added since, but for those of which there is nothing,
 * which may be thousands where a transaction stays open. A day is over when nothing that began in it is under way any more. Safe to
 * run at any time, twice, and in several processes.
 */
export async function reckonFigures(orm: Orm, now: Date): Promise<void> {
  let turn: Turn = { day: await firstDay(orm, now), isClosing: true }
  while (turn.day <= dayOf(now)) turn = await takeTurn(orm, turn, now)
}

/** The day whose turn it is, and whether all days before it are over: only then is it, once over, not made again. */
interface Turn {
  day: Day
  isClosing: boolean
}

/** Reckons a day in a transaction of its own, so that whoever is stopped goes on from there. @returns whose turn is next */
function takeTurn(orm: Orm, { day, isClosing }: Turn, now: Date): Promise<Turn> {
  return orm.em.fork().transactional(async (em) => {
    // Whoever comes second sees what the first has seen, and more.
    const state = await lockState(em)
    await reckonDay(em, day)
    const isOfPartnersOpen = !state.partnersOpenFrom || day >= state.partnersOpenFrom
    if (isOfPartnersOpen) await reckonPartnerDay(em, day)
    const next = await nextBusyDay(em, day, now)
    const isClosed = isClosing && (await isOver(em, day, now))
    const isOverUntilNext = isClosed && (await isOver(em, daysLater(next, -1), now))
    const openFrom = isOverUntilNext ? next : daysLater(day, 1)
    if (isClosed) state.openFrom = openFrom
    if (isClosed && isOfPartnersOpen) state.partnersOpenFrom = openFrom
    if (day === dayOf(now)) state.reckonedAt = now
    await saveRow(em, FigureState, state)
    return { day: next, isClosing: isOverUntilNext }
  })
}

/** The next day of which there is something, or else yesterday, which may have something yet; not before the day after. */
async function nextBusyDay(em: EntityManager, day: Day, now: Date): Promise<Day> {
  const next = daysLater(day, 1)
  const yesterday = daysLater(dayOf(now), -1)
  const fact = await firstFact(em, beginningOf(next))
  const busy = fact && dayOf(fact) < yesterday ? dayOf(fact) : yesterday
  return busy > next ? busy : next
}

/** When the first thing that figures are made of happened from then on. */
async function firstFact(em: EntityManager, since: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ first: string | null }>`
    select least((select min(created_at) from quote where created_at >= ${since}),
      (select min(at) from booking_event where at >= ${since}),
      (select min(created_at) from ledger_posting where created_at >= ${since})) as first`.execute(
    em.getKysely(),
  )
  return rows[0]?.first ? new Date(rows[0].first) : undefined
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
  const oldest = new Date(now)
  oldest.setUTCFullYear(oldest.getUTCFullYear() - KEPT_YEARS)
  return dayOf((await firstFact(em, oldest)) ?? now)
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
