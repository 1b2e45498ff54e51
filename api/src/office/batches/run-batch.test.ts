import { expect, it, vi } from 'vitest'
import { Problem } from '#platform/http/problem.ts'
import { runBatch } from './run-batch.ts'

const by = { id: 'an-administrator', ip: null }

it('goes on after a refusal and a failure, tells of each in order, and ties all by one id', async () => {
  const error = vi.fn()
  const batches: unknown[] = []
  const { batchId, results } = await runBatch(
    { log: { error } } as never,
    by,
    ['1', '2', '3'],
    async (who, id) => {
      batches.push(who.batchId)
      if (id === '1') throw new Problem('NOT_FOUND', 'Booking not found')
      if (id === '2') throw new Error('the password of the database is hunter2')
    },
  )
  expect(results).toMatchObject([
    { id: '1', isDone: false, code: 'NOT_FOUND', message: 'Booking not found' },
    { id: '2', isDone: false, code: 'INTERNAL' },
    { id: '3', isDone: true, code: null, message: null },
  ])
  expect(JSON.stringify(results)).not.toContain('hunter2')
  expect(error).toHaveBeenCalledOnce()
  expect(new Set(batches)).toEqual(new Set([batchId]))
})
