import type { Context } from '#platform/context/context.ts'
import type { Orm } from '#platform/database/orm.ts'

/** More than so many are not counted for everybody who looks. */
export const MANY = 100_000

/** So old is an answer at most that was counted before. */
export const REMEMBERED_MS = 30_000

/**
 * Answers what counts all that there is, which takes the longer the more there is: among many from memory, for half a minute.
 * Whoever asks while it is counted waits for the same answer.
 * @param manyOf how many were counted
 */
export function rememberedWhileMany<Answer>(
  count: (context: Context) => Promise<Answer>,
  manyOf: (answer: Answer) => number,
): (context: Context) => Promise<Answer> {
  const answers = new WeakMap<Orm, { until: number; answer: Promise<Answer> }>()

  return (context) => {
    const { orm, now } = context
    const known = answers.get(orm)
    if (known && known.until > now().getTime()) return known.answer
    const counted = { until: Infinity, answer: count(context) }
    answers.set(orm, counted)
    counted.answer.then(
      (answer) => (counted.until = manyOf(answer) > MANY ? now().getTime() + REMEMBERED_MS : 0),
      () => (counted.until = 0),
    )
    return counted.answer
  }
}
