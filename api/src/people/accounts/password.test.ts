import { hash } from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { hashPassword, NOBODYS_HASH, passwordMatches } from './password.ts'

it('takes a password however its letters are composed', async () => {
  const stored = await hashPassword('zażółć gęślą'.normalize('NFD'))
  expect(await passwordMatches(stored, 'zażółć gęślą'.normalize('NFC'))).toBe(true)
  expect(await passwordMatches(stored, 'zazolc gesla')).toBe(false)
})

it('takes a password that was hashed as it was typed', async () => {
  const stored = await hash('a long enough pass phrase')
  expect(await passwordMatches(stored, 'a long enough pass phrase')).toBe(true)
})

it('spends on a hash what OWASP recommends', async () => {
  expect(await hashPassword('a long enough pass phrase')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

it('takes no password for nobody and for a guest, and spends as much on it', async () => {
  for (const stored of [undefined, ''])
    expect(await passwordMatches(stored, 'a long enough pass phrase')).toBe(false)
  const costOf = (stored: string) => stored.split('$').slice(0, 4)
  expect(costOf(NOBODYS_HASH)).toEqual(costOf(await hashPassword('a long enough pass phrase')))
})
