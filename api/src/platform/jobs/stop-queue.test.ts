import type { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stopQueue } from './stop-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A queue whose workers end after so long. */
function queue(endsAfterMs: number) {
  const stop = vi.fn(async () => {})
  const offWork = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, endsAfterMs)))
  return { boss: { stop, offWork } as unknown as PgBoss, stop, offWork }
}

it('closes the queue as soon as every worker has ended what it was at', async () => {
  const { boss, stop, offWork } = queue(120)
  const stopped = stopQueue(boss, ['mail', 'webhook'])
  await vi.advanceTimersByTimeAsync(119)
  expect(offWork.mock.calls).toEqual([['mail'], ['webhook']])
  expect(stop).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await stopped
  expect(stop).toHaveBeenCalledExactlyOnceWith({ graceful: false })
  expect(vi.getTimerCount()).toBe(0)
})

it('waits no longer than five seconds for one that does not end', async () => {
  const { boss, stop } = queue(60_000)
  const stopped = stopQueue(boss, ['mail'])
  await vi.advanceTimersByTimeAsync(4_999)
  expect(stop).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await stopped
  expect(stop).toHaveBeenCalledOnce()
})
