import { expect, it } from 'vitest'
import { airportCode, flightNumber } from './flight-number.ts'

it('knows the numbers of flights, however they are typed, and those of trains as none', () => {
  const typed = [
    'LX 1375',
    'lx-1375',
    'U2 1234',
    'EZY12AB',
    '4U 9',
    'TGV 9241/2',
    'ICE-75X1',
    '1375',
    '',
    null,
  ]
  expect(typed.map(flightNumber)).toEqual([
    'LX1375',
    'LX1375',
    'U21234',
    null,
    '4U9',
    null,
    null,
    null,
    null,
    null,
  ])
})

it('knows the airport of a place by its name', () => {
  const label = 'Geneva Airport (GVA), Switzerland'
  expect(airportCode({ kind: 'airport', label })).toBe('GVA')
  expect(airportCode({ kind: 'city', label })).toBeNull()
  expect(airportCode({ kind: 'airport', label: 'An airstrip' })).toBeNull()
})
