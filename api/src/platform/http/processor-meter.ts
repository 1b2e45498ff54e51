/** Milliseconds of a processor that this process has had so far. */
export type ProcessorClock = () => number

/**
 * Counts the processor time of work of which some runs at the same time: what passes while two are under way is counted once. What the
 * process does beside them in that time is counted too: rather too much than too little.
 * @param spend is told milliseconds, whenever a piece of work ends
 */
export function processorMeter(spend: (ms: number) => void, clock: ProcessorClock = ofThisProcess) {
  let underWay = 0
  let countedTo = 0
  return async function metered<T>(work: () => Promise<T>): Promise<T> {
    if (underWay === 0) countedTo = clock()
    underWay++
    try {
      return await work()
    } finally {
      underWay--
      const now = clock()
      spend(now - countedTo)
      countedTo = now
    }
  }
}

function ofThisProcess(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
