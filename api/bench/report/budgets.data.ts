/** What a figure may be: `most` or `least`, in the unit of the figure. */
export type Budget = { part: string; name: string } & ({ most: number } | { least: number })

/** Every budget of the product that a benchmark measures. Bytes and pages are weighed by `pnpm sizes:languages` and the build. */
export const BUDGETS: readonly Budget[] = [
  // Throughput beside a server that has raw `pg` do the same reads and writes.
  { part: 'service', name: 'quote: of raw pg', least: 75 },
  { part: 'service', name: 'booking list: of raw pg', least: 75 },
  { part: 'service', name: 'booking creation: of raw pg', least: 75 },
  { part: 'service', name: 'settlement: of raw pg', least: 75 },
  { part: 'service', name: 'quotes at 100 a second: p99', most: 25 },
  { part: 'service', name: 'resident after the load', most: 260 },
  { part: 'start', name: 'resident, idle', most: 180 },
  { part: 'start', name: 'second start to ready', most: 1000 },
  { part: 'places', name: 'first seed', most: 8000 },
  { part: 'places', name: 'all searches: p99', most: 15 },
  { part: 'places', name: '50 typing at once: p99', most: 10 },
  { part: 'routing', name: '300 to 3,000 km: p99', most: 30 },
  { part: 'storm', name: '/health: p50 beside the storm', most: 8 },
  // A list that takes twice as long among a million is not the same list; below some ms the clock of the machine decides.
  { part: 'lists', name: 'slower among a million than 5 ms and twice a thousand', most: 0 },
  { part: 'lists', name: 'slowest p50 among a million', most: 100 },
  { part: 'lists', name: 'a price written among ten million: p99', most: 10 },
  { part: 'lists', name: 'a price found among ten million: p99', most: 10 },
  // Whoever asks for a price while a partition goes waits for its lock, and no longer than the one who drops it.
  { part: 'lists', name: 'slowest price written while old ones are dropped', most: 100 },
]
