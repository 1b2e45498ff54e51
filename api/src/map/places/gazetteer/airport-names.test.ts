import { expect, it } from 'vitest'
import { airportName } from './airport-names.ts'

it.each([
  ['GVA', 'Geneva Cointrin International Airport', 'Geneva Airport'],
  ['VNO', 'Vilnius International Airport', 'Vilnius Airport'],
  ['BGO', 'Bergen Airport, Flesland', 'Bergen Airport'],
  ['LNZ', 'Linz-Hörsching Airport / Vogler Air Base', 'Linz-Hörsching Airport'],
  ['PGF', 'Perpignan-Rivesaltes (Llabanère) Airport', 'Perpignan-Rivesaltes Airport'],
  ['JNX', 'Naxos Island National Airport', 'Naxos Airport'],
  ['BVE', 'Brive-Souillac', 'Brive-Souillac Airport'],
  ['LHR', 'London Heathrow Airport', 'London Heathrow Airport'],
])('calls %s, in the register %s, %s', (iata, registered, name) => {
  expect(airportName(iata, registered)).toBe(name)
})
