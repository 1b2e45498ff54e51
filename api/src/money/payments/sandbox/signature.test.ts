import { describe, expect, it } from 'vitest'
import { isSigned, sign } from './signature.ts'

const NOW = new Date('2031-01-02T03:04:05Z')
const BODY = Buffer.from('{"a":1}')

describe('a signature', () => {
  it('is of the exact bytes, the secret and the time', () => {
    const header = sign('secret', BODY, NOW)
    expect(header).toMatch(/^t=1925089445,v1=[0-9a-f]{64}$/)
    expect(isSigned('secret', BODY, header, NOW)).toBe(true)
    expect(isSigned('another', BODY, header, NOW)).toBe(false)
    expect(isSigned('secret', Buffer.from('{"a":2}'), header, NOW)).toBe(false)
    expect(isSigned('secret', BODY, header.replace('t=1925089445', 't=1925089446'), NOW)).toBe(false)
  })

  it('is the same for text and for its bytes', () => {
    expect(sign('secret', 'żółw', NOW)).toBe(sign('secret', Buffer.from('żółw'), NOW))
  })

  it.each([
    [-301, false],
    [-300, true],
    [0, true],
    [300, true],
    [301, false],
  ])('made %d seconds from now is fresh: %s', (seconds, fresh) => {
    const header = sign('secret', BODY, new Date(NOW.getTime() + seconds * 1000))
    expect(isSigned('secret', BODY, header, NOW)).toBe(fresh)
  })

  it.each([
    undefined,
    '',
    't=1',
    'v1=aa',
    `t=x,v1=${'0'.repeat(64)}`,
    `t=1,v1=${'0'.repeat(63)}`,
    `v1=a,t=1`,
  ])('is none when it reads %s', (header) => {
    expect(isSigned('secret', BODY, header, NOW)).toBe(false)
  })
})
