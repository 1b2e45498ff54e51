import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
/** Sweeps what nothing needs any more. */
export const collect = runInNewContext('gc') as () => void

/** What this process holds once everything unneeded is gone, in MB. */
export function heldMb(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

/** The most this process ever took from the machine, in MB. */
export function peakMb(): number {
  return process.resourceUsage().maxRSS / 1e3
}
