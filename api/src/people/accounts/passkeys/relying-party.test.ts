import { expect, it } from 'vitest'
import { relyingPartyOf } from './relying-party.ts'

it.each([
  ['https://fiacre.example', 'fiacre.example', { id: 'fiacre.example', origin: 'https://fiacre.example' }],
  [
    'https://go.fiacre.example:8443',
    'x',
    { id: 'go.fiacre.example', origin: 'https://go.fiacre.example:8443' },
  ],
  ['http://127.0.0.1:3000', 'localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://127.0.0.1:3000', '127.0.0.1:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://localhost:3000', 'localhost:4000', { id: 'localhost', origin: 'http://localhost:4000' }],
  ['https://203.0.113.5', '203.0.113.5', undefined],
  ['https://[2001:db8::1]', '[2001:db8::1]', undefined],
])('passkeys of %s, asked at %s, belong to %o', (publicUrl, host, wanted) => {
  expect(relyingPartyOf(publicUrl, host)).toEqual(wanted)
})
