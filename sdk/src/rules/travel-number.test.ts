import { expect, it } from 'vitest'
import { isTravelNumber } from './travel-number.ts'

it.each(['', ' LX 1375 ', 'ICE-75', 'TGV 9241/2'])('takes "%s" as the number of a flight or train', (text) =>
  expect(isTravelNumber(text)).toBe(true),
)

it.each(['?', '-LX', 'Zürich → Basel'])('refuses "%s"', (text) => expect(isTravelNumber(text)).toBe(false))
