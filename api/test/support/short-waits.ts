import { vi } from 'vitest'
import { whileItRuns } from './awake-workers.ts'

/**
 * What is waited for in these tests is a job, above all a mail, and sometimes a webhook. `until` has them looked for at once; whatever else
 * waits has jobs looked for five times as often as by the service.
 */
const LOOK_EVERY_MS = 100

vi.mock(import('../../src/platform/jobs/wake-workers.ts'), async (original) => {
  const { wakeWorkers } = await original()
  return { wakeWorkers: (boss, onError) => whileItRuns(wakeWorkers(boss, onError, LOOK_EVERY_MS)) }
})

vi.mock(import('../../src/platform/webhooks/webhook-worker.ts'), async (original) => {
  const { startWebhooks } = await original()
  return { startWebhooks: async (context, resolve) => whileItRuns(await startWebhooks(context, resolve)) }
})
