import { expect, it } from 'vitest'
import { mayBeSignedIn } from './signed-in-sign.ts'

it('goes by the cookie of the service, and by no other that looks like it', () => {
  expect(mayBeSignedIn('a=b; fiacre.here=1')).toBe(true)
  expect(mayBeSignedIn('__Host-fiacre.here=1')).toBe(true)
  expect(mayBeSignedIn('fiacre.here=1; a=b')).toBe(true)
  for (const cookies of ['', 'fiacre.here=', 'fiacre.here=12', 'xfiacre.here=1'])
    expect(mayBeSignedIn(cookies), cookies).toBe(false)
})
