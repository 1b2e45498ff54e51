import type { components } from '@fiacre/sdk/contract'
import manifest from '../../../package.json' with { type: 'json' }
import type { Context } from '#platform/context/context.ts'
import type { Check, HealthSource } from './check.ts'
import { HEALTH_SOURCES } from './sources.ts'

/** What is wrong with the service, and since when, for people. */
export async function lookAtHealth(context: Context): Promise<components['schemas']['AdminHealth']> {
  const checks = await Promise.all(HEALTH_SOURCES.map((source) => looked(source, context)))
  return { version: manifest.version, checks }
}

async function looked(source: HealthSource, context: Context): Promise<Check> {
  try {
    return { name: source.name, ...(await source.look(context)) }
  } catch (error) {
    context.log.error({ err: error, check: source.name }, 'a check of the health could not be made')
    return { name: source.name, state: 'failing', since: null, values: [] }
  }
}
