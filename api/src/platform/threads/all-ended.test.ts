import { expect, it } from 'vitest'
import { allEnded } from './all-ended.ts'

it('fails only when the others have ended', async () => {
  const other = Promise.withResolvers<void>()
  let isOver = false
  const all = allEnded([Promise.reject(new Error('one failed')), other.promise]).finally(
    () => (isOver = true),
  )
  all.catch(() => {})
  await new Promise(setImmediate)
  expect(isOver).toBe(false)
  other.resolve()
  await expect(all).rejects.toThrow('one failed')
})
