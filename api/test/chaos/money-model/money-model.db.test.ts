import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyAudit } from '#office/audit/verify-audit.ts'
import { expectExactFigures } from '../../support/figures.ts'
import { atLength } from '../../support/at-length.ts'
import { check, checkBalances } from './checks.ts'
import { deaths, installDeath } from './crash.ts'
import { play } from './play.ts'
import { beginning, step, type Step } from './steps.ts'
import { newWorld, openStage, type Stage } from './world.ts'

/**
 * Random histories of bookings and money against the real database, compared after every step with a model that a person can
 * follow. `MONEY_SEED` and `MONEY_PATH` repeat a history that failed, `MONEY_SECONDS` searches for so long.
 */
const { MONEY_SEED, MONEY_PATH, MONEY_SECONDS } = process.env
const HISTORIES = atLength(8, 3)
/** Thirty on average. */
const MOST_STEPS = 60
const seconds = Number(MONEY_SECONDS ?? 0)
/** A short pass takes two. */
const SHORT_SECONDS = 120

let stage: Stage
let restore: () => void

beforeAll(async () => {
  stage = await openStage()
  restore = installDeath()
})
afterAll(async () => {
  restore()
  await stage.close()
})

it(
  'money is where it should be after any history of booking, paying, changing, cancelling and dying',
  { timeout: 2 * Math.max(SHORT_SECONDS, seconds) * 1000 },
  async () => {
    const seen = new Set<string>()
    let running: Promise<void> = Promise.resolve()
    const rest = fc.array(step, { maxLength: MOST_STEPS, size: 'max' })
    await fc.assert(
      fc.asyncProperty(beginning, rest, (first, rest) => {
        const steps: Step[] = [...first, ...rest]
        running = playThrough(steps, seen)
        return running
      }),
      {
        numRuns: seconds > 0 ? 1_000_000 : HISTORIES,
        ...(MONEY_SEED && { seed: Number(MONEY_SEED) }),
        ...(MONEY_PATH && { path: MONEY_PATH }),
        // What fails, or hangs, is said with its seed before the test's own time is over, however long a shorter history is looked for.
        interruptAfterTimeLimit: (seconds || SHORT_SECONDS) * 1000,
        markInterruptAsFailure: seconds === 0,
      },
    )
    // The one under way when the time was over.
    await running
    expect(await verifyAudit(stage.context.orm), 'the audit trail').toMatchObject({ isWhole: true })
    await expectExactFigures(stage.context, stage.clock.now)
    // Histories in which little happens would show little; a few may miss the rare ends.
    const wanted = atLength(
      [
        'confirmed/completed',
        'cancelled/completed',
        'completed/completed',
        'pending/failed',
        'cancelled/pending',
      ],
      ['confirmed/completed'],
    )
    expect(deaths()).toBeGreaterThan(MONEY_PATH ? -1 : 0)
    expect([...seen]).toEqual(expect.arrayContaining(MONEY_PATH ? [] : wanted))
  },
)

/** Plays a history, compared with the model after each step. */
async function playThrough(steps: readonly Step[], seen: Set<string>): Promise<void> {
  const world = await newWorld(stage)
  for (const one of steps) {
    await play(world, one)
    await check(world)
    for (const { status, payment } of world.model.bookings) seen.add(`${status}/${payment}`)
  }
  await checkBalances(world)
}
