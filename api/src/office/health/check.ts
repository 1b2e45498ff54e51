import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'

export type Check = components['schemas']['HealthCheck']

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
