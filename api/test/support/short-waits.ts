import { vi } from 'vitest'

/** What is waited for in these tests is a job, above all a mail: it is looked for five times as often as by the service. */
const LOOK_EVERY_MS = 100

vi.mock(import('../../src/platform/jobs/wake-workers.ts'), async (original) => {
  const { wakeWorkers } = await original()
  return { wakeWorkers: (boss, onError) => wakeWorkers(boss, onError, LOOK_EVERY_MS) }
})
