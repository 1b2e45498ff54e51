import { MS_PER_MINUTE } from '@fiacre/sdk/rules'
import { expect, it } from 'vitest'
import type { Candidate } from './choose-place.ts'
import type { PlaceReading } from './place-reading.ts'
import { createMemory } from './remembered-readings.ts'

const places = (count: number) =>
  ({
    candidates: Array.from({ length: count }, (_, tier) => ({ tier }) as Candidate),
  }) as unknown as PlaceReading

it('remembers what a text may mean for a minute, and no longer', () => {
  let now = 0
  const memory = createMemory(() => now)
  memory.set('kraków', places(2))
  now = MS_PER_MINUTE - 1
  expect(memory.get('kraków')).toEqual(places(2))
  now = MS_PER_MINUTE
  expect(memory.get('kraków')).toBeUndefined()
})

it('remembers that a text means nothing', () => {
  const memory = createMemory(() => 0)
  memory.set('nowhere', places(0))
  expect(memory.get('nowhere')).toEqual(places(0))
})

it('cannot be filled by whoever asks much, long, or for what means many places', () => {
  const memory = createMemory(() => 0)
  memory.set('first', places(1))
  for (let asked = 0; asked < 500; asked += 1) memory.set(`text ${asked}`, places(1))
  expect(memory.get('first')).toBeUndefined()
  expect(memory.get('text 0')).toEqual(places(1))
  memory.set('x'.repeat(501), places(1))
  expect(memory.get('x'.repeat(501))).toBeUndefined()
  memory.set('many', places(41))
  expect(memory.get('many')).toBeUndefined()
})
