import type { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wakeWorkers } from './wake-workers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A queue in which these kinds have something to do. */
function queueWith(...due: string[]) {
  const executeSql = vi.fn<(text: string, values: unknown[]) => Promise<{ rows: unknown[] }>>(async () => ({
    rows: due.map((kind) => ({ kind })),
  }))
  const notifyWorker = vi.fn<(id: string) => void>()
  const onError = vi.fn<(error: unknown) => void>()
  const boss = { getDb: () => ({ executeSql }), notifyWorker } as unknown as PgBoss
  return { executeSql, notifyWorker, onError, waker: wakeWorkers(boss, onError) }
}

it('asks for all kinds in one statement, twice a second, and wakes the workers of those that have a job', async () => {
  const { executeSql, notifyWorker, waker } = queueWith('mail')
  waker.add('mail', 'worker-1')
  waker.add('sweep', 'worker-2')
  await vi.advanceTimersByTimeAsync(1000)
  expect(executeSql.mock.calls.map(([, values]) => values)).toEqual([
    [['mail', 'sweep']],
    [['mail', 'sweep']],
  ])
  expect(notifyWorker.mock.calls).toEqual([['worker-1'], ['worker-1']])
  await waker.stop()
})

it('looks at once for whoever does not want to wait', async () => {
  const { notifyWorker, waker } = queueWith('mail')
  waker.add('mail', 'worker-1')
  await waker.look()
  expect(notifyWorker).toHaveBeenCalledExactlyOnceWith('worker-1')
  await waker.stop()
})

it('goes on after a look that failed, and tells of it', async () => {
  const { executeSql, notifyWorker, onError, waker } = queueWith('mail')
  waker.add('mail', 'worker-1')
  executeSql.mockRejectedValueOnce(new Error('the connection is gone'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('the connection is gone'))
  expect(notifyWorker).toHaveBeenCalledOnce()
  await waker.stop()
})

it('asks nothing once it is stopped', async () => {
  const { executeSql, waker } = queueWith()
  waker.add('mail', 'worker-1')
  await vi.advanceTimersByTimeAsync(500)
  await waker.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(executeSql).toHaveBeenCalledOnce()
})
