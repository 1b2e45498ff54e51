/** Whether this is `pnpm test:chaos`, which plays at length what `npm test` plays in short. */
const isLong = process.env['CHAOS'] === '1'

/** How much of something this run plays. */
export const atLength = <T>(long: T, short: T): T => (isLong ? long : short)

/**
 * What one of many takes of the values that all of them are held to: two, and the next takes two others. `pnpm test:chaos` holds
 * each to all of them.
 * @param at which of the many it is, from 0
 */
export function inTurns<T>(values: readonly T[], at: number): T[] {
  const turned = values.map((_, index) => values[(2 * at + index) % values.length] as T)
  return turned.slice(0, atLength(values.length, 2))
}

/** The same, one of them each: where a single gate stands before all of the many. */
export const oneInTurns = <T>(values: readonly T[], at: number): T[] =>
  atLength([...values], values.slice(at % values.length, (at % values.length) + 1))

/** Every fourth of many that the same code stands before, whatever they are; all of them in `pnpm test:chaos`. */
export const everyFourth = <T>(values: readonly T[]): T[] =>
  values.filter((_, at) => atLength(true, at % 4 === 0))
