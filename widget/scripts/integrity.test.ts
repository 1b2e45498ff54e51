import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { integrityOf } from './integrity.ts'

const loader = Buffer.from('import("./b.js")')

it('pins every file, sorted by path, and the loader with its path on the service', () => {
  const files = new Map([
    ['fiacre.js', loader],
    ['b-1.js', Buffer.from('let b')],
  ])
  const integrity = integrityOf('0.1.0-3f2a9c1b', files)
  expect(integrity.version).toBe('0.1.0-3f2a9c1b')
  expect(Object.keys(integrity.files)).toEqual(['b-1.js', 'fiacre.js'])
  expect(integrity.loader).toEqual({
    src: '/widget/0.1.0-3f2a9c1b/fiacre.js',
    ...integrity.files['fiacre.js'],
  })
})

it('hashes as browsers do: SHA-384 of the bytes before compression, in base64', () => {
  const abc = Buffer.from('abc')
  // The hash of "abc" in FIPS 180.
  const known =
    'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7'
  expect(integrityOf('1', new Map([['fiacre.js', abc]])).loader).toMatchObject({
    integrity: `sha384-${Buffer.from(known, 'hex').toString('base64')}`,
    bytes: 3,
    gzipBytes: gzipSync(abc, { level: 9 }).length,
  })
})

it('does not go without a loader', () => {
  expect(() => integrityOf('1', new Map([['b.js', loader]]))).toThrow('The build has no fiacre.js')
})
