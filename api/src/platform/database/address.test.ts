import { describe, expect, it } from 'vitest'
import { SettingError } from '../settings/setting-error.ts'
import { readAddress, shownServer } from './address.ts'

describe('the address of a database', () => {
  it('is shown without user and password', () => {
    expect(shownServer('postgres://fiacre:s3cret@db.example/fiacre')).toBe('db.example:5432')
    expect(shownServer('postgresql://fiacre@db.example:6000/fiacre?sslmode=disable')).toBe('db.example:6000')
    expect(shownServer('postgres://fiacre:s3%2Fcret@127.0.0.1:1/x')).toBe('127.0.0.1:1')
    expect(shownServer('postgres://fiacre:s3cret@/x?host=/run/postgres')).toBe('/run/postgres')
    expect(shownServer('postgres://db.example/fiacre')).toBe('db.example:5432')
  })

  it.each([
    'postgres://fiacre:12/s3cret@db.example/fiacre',
    'postgres://fiacre:s3@cret@db.example/fiacre',
    'postgres://fiacre:12#s3cret@db.example/fiacre',
    'postgres://fiacre:12?s3cret@db.example/fiacre',
    'postgres://s3cret@:@db.example/fiacre',
  ])('is not shown where its password may have slipped: %s', (url) => {
    expect(shownServer(url)).toBe('the address in DATABASE_URL')
  })

  it.each(['hello', 'mysql://root:s3cret@db/x', 'postgres://u:pa/s3cret@db/x', 'postgres://u:p#s3cret@db'])(
    'is refused where it is none, without repeating it: %s',
    (url) => {
      expect(() => readAddress(url)).toThrow(SettingError)
      expect(() => readAddress(url)).toThrow(
        /^DATABASE_URL is no address(?!.*(s3cret|hello)).*Write postgres:/,
      )
    },
  )
})
