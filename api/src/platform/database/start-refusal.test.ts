import { describe, expect, it } from 'vitest'
import { SettingError } from '../settings/setting-error.ts'
import { startRefusal } from './start-refusal.ts'

const failed = (code: string) => Object.assign(new Error(`the driver's words, s3cret and all`), { code })

describe('a start that a database refuses', () => {
  it.each([
    ['ECONNREFUSED', 'cannot be reached (ECONNREFUSED). Start it, or set DATABASE_URL'],
    ['ENOTFOUND', 'cannot be reached (ENOTFOUND)'],
    ['57P03', 'cannot be reached (57P03)'],
    ['28P01', 'refuses the user or the password (28P01). Set the right ones in DATABASE_URL.'],
    ['42501', 'may not make what Fiacre needs'],
    ['53300', 'has no connection left'],
    ['53100', 'is full. Free some of it'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'is not trusted'],
  ])('%s is said in one line: %s', (code, words) => {
    for (const error of [
      failed(code),
      new Error('around it', { cause: failed(code) }),
      new AggregateError([failed(code)]),
    ]) {
      const line = startRefusal(error, { server: 'db.example:5432' })?.message ?? ''
      expect(line).toContain(words)
      expect(line).toContain('db.example:5432')
      expect(line).not.toMatch(/s3cret|\n/)
    }
  })

  it('names the folder where the embedded server has filled its disk', () => {
    const line = startRefusal(failed('ENOSPC'), { server: '', folder: '/srv/fiacre' })?.message
    expect(line).toBe('The disk of /srv/fiacre is full. Free some of it, or use another, and start again.')
  })

  it('leaves alone what says already what is in the way, whatever caused it', () => {
    const told = new SettingError('This machine has no such address. Set HOST.', {
      cause: failed('ENOTFOUND'),
    })
    expect(startRefusal(told, { server: 'db.example:5432' })).toBeUndefined()
  })

  it('is a fault of ours where nothing else is known', () => {
    expect(startRefusal(failed('42P01'), { server: 'db.example:5432' })).toBeUndefined()
    expect(startRefusal(failed('ECONNREFUSED'), { server: '', folder: '/srv/fiacre' })).toBeUndefined()
    expect(startRefusal('thrown', { server: 'db.example:5432' })).toBeUndefined()
  })
})
