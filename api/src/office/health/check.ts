import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'

type Shown = components['schemas']['HealthCheck']

/** How something stands that was looked at. */
export type Check = Omit<Shown, 'takenAt' | 'takenBy'>

/** One thing that is looked at. What cannot be looked at fails, and takes no other check along. */
export interface HealthSource {
  readonly name: Check['name']
  look(context: Context): Promise<Omit<Check, 'name'>>
}

/** Where a measure stands between two limits. */
export function stateBetween(value: number, limits: { warning: number; failing: number }): Check['state'] {
  if (value >= limits.failing) return 'failing'
  return value >= limits.warning ? 'warning' : 'ok'
}
