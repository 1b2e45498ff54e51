import { BrokenCircuitError } from 'cockatiel'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { ExchangeRatesPort } from './exchange-rates.ts'
import { answerFetcher, PATIENCE, refreshBreaker, type Patience } from './fetch-answer.ts'
import { judgeRates } from './judge-rates.ts'
import { readLastGood, saveGood, type LastGood } from './last-good-rates.ts'
import { overTable, tableRates } from './table-rates.ts'

/** Sources publish once a working day. */
const FRESH_MS = 6 * 3_600_000

interface Means<DB> {
  url: string
  db: () => Kysely<DB>
  now: () => Date
  log: Logger
  patience?: Patience
}

/**
 * Rates from a source, through the last good ones in the database: they are shown whatever their age, and fetched
 * anew behind the request that finds them older than six hours. Before the first answer the table stands.
 */
export function sourcedRates<DB>({ url, db, now, log, patience = PATIENCE }: Means<DB>): ExchangeRatesPort {
  const fetchAnswer = answerFetcher(url, patience)
  const breaker = refreshBreaker(patience)
  const stopping = new AbortController()
  let underWay: Promise<void> | undefined

  const isFresh = (lastGood: LastGood | null) =>
    lastGood !== null && now().getTime() - lastGood.fetchedAt.getTime() < FRESH_MS

  async function refresh(): Promise<void> {
    // Whoever asked may have read the old ones just before another refresh, here or in another process, was done.
    if (isFresh(await readLastGood(db()))) return
    const { source, date, rates } = await fetchAnswer(stopping.signal)
    const lastGood = await readLastGood(db())
    if (lastGood && lastGood.date > date) {
      throw new Error(`The source gives rates of ${date}, older than those of ${lastGood.date} we have.`)
    }
    const { good, refused } = judgeRates(rates, lastGood?.rates ?? {})
    if (refused.length > 0) {
      log.warn(
        { refused },
        'exchange rates that cannot be true were refused and the last good ones kept; should one be true, delete its row of exchange_rate',
      )
    }
    if (Object.keys(good).length === 0) throw new Error('The source gives no rate that we can use.')
    await saveGood(db(), { rates: good, source, date, fetchedAt: now() })
  }

  /** In the background, one at a time; never throws. */
  function startRefresh() {
    if (stopping.signal.aborted) return
    underWay ??= breaker
      .execute(refresh)
      .catch((error: unknown) => {
        if (error instanceof BrokenCircuitError || stopping.signal.aborted) return
        log.warn({ err: error }, 'exchange rates could not be refreshed; the last good ones stay')
      })
      .finally(() => {
        underWay = undefined
      })
  }

  return {
    async current() {
      const lastGood = await readLastGood(db())
      if (!isFresh(lastGood)) startRefresh()
      if (!lastGood) return tableRates.current()
      const { rates, source, date, fetchedAt } = lastGood
      const ageSeconds = Math.max(0, Math.floor((now().getTime() - fetchedAt.getTime()) / 1000))
      return { rates: overTable(rates), source, date, ageSeconds }
    },
    async stop() {
      stopping.abort()
      await underWay
    },
  }
}
