import { expect, it } from 'vitest'
import { isPartnerHost } from './partner-host.ts'

it.each([
  ['hotel.fiacre.example', 'https://fiacre.example/', true],
  ['fiacre.example', 'https://fiacre.example/destinations', false],
  ['fiacre.example', null, false],
  ['fiacre.example', '/destinations', false],
])('takes %s, canonically %s, for a partner’s: %s', (host, canonical, expected) => {
  expect(isPartnerHost(host, canonical)).toBe(expected)
})
