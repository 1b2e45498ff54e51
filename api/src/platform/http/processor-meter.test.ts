import { expect, it } from 'vitest'
import { processorMeter } from './processor-meter.ts'

it('counts what passes while two pieces of work are under way once, and nothing between pieces', async () => {
  let time = 0
  let spent = 0
  const metered = processorMeter(
    (ms) => (spent += ms),
    () => time,
  )
  const [one, other] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  time = 100
  const first = metered(() => one.promise)
  time = 130
  const second = metered(() => other.promise)
  time = 150
  one.resolve('one')
  expect(await first).toBe('one')
  expect(spent).toBe(50)
  time = 175
  other.reject(new Error('broken'))
  await expect(second).rejects.toThrow('broken')
  expect(spent).toBe(75)
  time = 1000
  await metered(async () => (time += 5))
  expect(spent).toBe(80)
})
