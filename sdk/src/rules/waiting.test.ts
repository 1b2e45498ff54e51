import { expect, it } from 'vitest'
import { waitingMinutes } from './waiting.ts'

it.each([
  ['airport', 60],
  ['port', 60],
  ['station', 30],
  ['city', 15],
  ['address', 15],
  // No kind of place, though the table of the policy has words such as these.
  ['meetAndGreet', 15],
  ['toString', 15],
])('is the wait of the place at: %s, and a name board shortens none', (kind, minutes) => {
  expect(waitingMinutes(kind, false)).toBe(minutes)
  expect(waitingMinutes(kind, true)).toBe(minutes)
})
