import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { cookieKeys } from './cookie-keys.ts'

const { sign, verify, index } = cookieKeys('a secret')
const DATA = 'fiacre.sid=lPWMPGsLYEk'

it('signs as sessions were signed before: HMAC-SHA1, written so that a cookie can hold it', () => {
  const signed = createHmac('sha1', 'a secret').update(DATA).digest('base64')
  expect(sign(DATA)).toBe(signed.replaceAll('/', '_').replaceAll('+', '-').replaceAll('=', ''))
})

it.each([
  ['what another key signed', cookieKeys('another').sign(DATA)],
  ['what was signed of something else', sign(`${DATA}x`)],
  ['a signature that was cut', sign(DATA).slice(0, -1)],
  ['nothing', ''],
])('does not take %s', (_what, signature) => {
  expect(verify(DATA, signature)).toBe(false)
  expect(index(DATA, signature)).toBe(-1)
})

it('takes its own signature', () => {
  expect(verify(DATA, sign(DATA))).toBe(true)
  expect(index(DATA, sign(DATA))).toBe(0)
})
