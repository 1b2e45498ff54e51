import { expect, it } from 'vitest'
import { fairQueue } from './fair-queue.ts'

const all = (queue: { take(): string | undefined }) => {
  const taken: string[] = []
  for (let item = queue.take(); item !== undefined; item = queue.take()) taken.push(item)
  return taken
}

it('serves everybody in turn, and each in the order of asking', () => {
  const queue = fairQueue<string>({ most: 10, mostOfOne: 5 })
  for (const item of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) queue.add(item.charAt(0), item)
  expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})

it('has room for so many in all, and for so many of one', () => {
  const queue = fairQueue<string>({ most: 5, mostOfOne: 3 })
  expect(['a', 'a', 'a', 'a'].map((share) => queue.add(share, share))).toEqual([true, true, true, false])
  expect(['b', 'c', 'd'].map((share) => queue.add(share, share))).toEqual([true, true, false])
  expect(queue.take()).toBe('a')
  expect([queue.add('d', 'd'), queue.add('e', 'e')]).toEqual([true, false])
  expect(all(queue)).toEqual(['b', 'c', 'a', 'd', 'a'])
  expect(queue.add('a', 'a')).toBe(true)
})
