/** @param ascending in any unit */
export function percentile(ascending: readonly number[], percent: number): number {
  return (
    ascending[Math.min(ascending.length - 1, Math.floor((ascending.length * percent) / 100))] ?? Number.NaN
  )
}

export function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    50,
  )
}
