import { expect, it } from 'vitest'
import { subdomainOf } from './subdomain.ts'

it.each([
  ['hotel.fiacre.example', 'fiacre.example', 'hotel'],
  ['HOTEL.fiacre.example:443', 'fiacre.example', 'hotel'],
  ['hotel.localhost:3000', '127.0.0.1:3000', 'hotel'],
  ['fiacre.example', 'fiacre.example', undefined],
  ['a.b.fiacre.example', 'fiacre.example', undefined],
  ['hotel.evil.example', 'fiacre.example', undefined],
  ['evilfiacre.example', 'fiacre.example', undefined],
  ['-x.fiacre.example', 'fiacre.example', undefined],
])('the subdomain of %s below %s is %s', (host, own, name) => {
  expect(subdomainOf(host, own)).toBe(name)
})
