/** From values to places on a drawing: linear, with round steps, and with zero always in it. */
export interface ChartScale {
  readonly ticks: readonly number[]
  readonly at: (value: number) => number
}

const ROUND = [1, 2, 2.5, 5, 10]

/** The least round number that is a step of so much: 1, 2, 2.5 or 5 times a power of ten. */
export function roundStep(least: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const step = (ROUND.find((each) => each * power >= least * 0.999_999) ?? 10) * power
  return isWhole ? Math.max(1, Math.ceil(step)) : step
}

/**
 * A scale that has all of these values in it.
 * @param places where the least and the greatest tick are drawn
 * @param isWhole whether only whole steps mean anything, as of bookings
 */
export function chartScale(
  values: readonly number[],
  [bottom, top]: readonly [number, number],
  { steps = 4, isWhole = false }: { steps?: number; isWhole?: boolean } = {},
): ChartScale {
  const least = Math.min(0, ...values)
  const most = Math.max(0, ...values)
  const step = roundStep(Math.max(most - least, isWhole ? steps : 1e-6) / steps, isWhole)
  const first = Math.floor(least / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(most / step - 1e-9))
  const ticks = Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step)
  const [low, high] = [first * step, last * step]
  return { ticks, at: (value) => bottom + ((value - low) / (high - low)) * (top - bottom) }
}

/** Which of so many days are named below a chart that has room for some, the last always. */
export function namedDays(count: number, most: number): readonly number[] {
  const step = Math.max(1, Math.ceil((count - 1) / Math.max(1, most - 1)))
  const named: number[] = []
  for (let index = count - 1; index >= 0; index -= step) named.unshift(index)
  return named
}
