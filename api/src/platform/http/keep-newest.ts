/** Puts an entry last in a map that holds so many at most: the one that was put there longest ago goes first. */
export function keepNewest<Value>(kept: Map<string, Value>, key: string, value: Value, most: number): void {
  kept.delete(key)
  kept.set(key, value)
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
}
