/** Which choice a key leads to, round at both ends; undefined for a key that leads nowhere. */
export function nextChoice(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at + count - 1) % count
  return undefined
}
