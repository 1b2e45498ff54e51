import type { Config } from '../settings/config.ts'
import { isExposed } from '../settings/exposure.ts'

/** Whether webhooks may go to this machine itself: only where it is nobody's but our own. */
export function allowsLoopback(config: Config): boolean {
  return config.mode !== 'production' && !config.isDemo && !isExposed(config)
}
