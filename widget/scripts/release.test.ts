import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EARLIER_VERSIONS, type MovingIntegrity, release } from './release.ts'

let folder: string
let served: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fiacre-release-'))
  served = join(folder, 'served')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const read = (...path: string[]) => readFileSync(join(served, ...path), 'utf8')
const moving = () => JSON.parse(read('v1', 'integrity.json')) as MovingIntegrity
const put = (version: string) =>
  release(
    served,
    version,
    new Map([
      ['fiacre.js', Buffer.from(`loader of ${version}`)],
      ['fiacre.css', Buffer.from(`room of ${version}`)],
      ['form.js', Buffer.from(`form of ${version}`)],
    ]),
  )

describe('a release', () => {
  it('puts the files below their version, and the loader with its style sheet also into the moving channel', () => {
    put('1-a')
    expect(readdirSync(served).toSorted()).toEqual(['1-a', 'v1'])
    expect(readdirSync(join(served, '1-a')).toSorted()).toEqual([
      'fiacre.css',
      'fiacre.js',
      'form.js',
      'integrity.json',
    ])
    expect(readdirSync(join(served, 'v1')).toSorted()).toEqual(['fiacre.css', 'fiacre.js', 'integrity.json'])
    expect(read('v1', 'fiacre.js')).toBe(read('1-a', 'fiacre.js'))
    expect(read('v1', 'fiacre.css')).toBe('room of 1-a')
    const { earlier, ...pinned } = moving()
    expect(earlier).toEqual([])
    expect(JSON.parse(read('1-a', 'integrity.json'))).toEqual(pinned)
  })

  it('keeps what earlier ones served, newest first, with what lies beside it, and no more than five', () => {
    put('1-first')
    const versions = ['1-a', '1-b', '1-c', '1-d', '1-e', '1-f']
    for (const version of versions) {
      put(version)
      writeFileSync(join(served, version, 'form.js.br'), 'compressed ahead')
    }
    const kept = versions.toReversed().slice(1)
    expect(kept).toHaveLength(EARLIER_VERSIONS)
    expect(moving().earlier).toEqual(kept)
    expect(readdirSync(served).toSorted()).toEqual([...versions, 'v1'])
    expect(read('1-a', 'form.js')).toBe('form of 1-a')
    expect(read('1-a', 'form.js.br')).toBe('compressed ahead')
  })

  it('made of the same files twice changes nothing; one gone back to leads again', () => {
    for (const version of ['1-a', '1-b', '1-b']) put(version)
    expect(moving()).toMatchObject({ version: '1-b', earlier: ['1-a'] })
    put('1-a')
    expect(moving()).toMatchObject({ version: '1-a', earlier: ['1-b'] })
    expect(read('v1', 'fiacre.js')).toBe('loader of 1-a')
  })

  it('forgets a version that is no longer there, and folders of no release', () => {
    for (const version of ['1-a', '1-b']) put(version)
    rmSync(join(served, '1-a'), { recursive: true })
    mkdirSync(join(served, '0.1.0'))
    put('1-c')
    expect(moving().earlier).toEqual(['1-b'])
    expect(readdirSync(served).toSorted()).toEqual(['1-b', '1-c', 'v1'])
  })

  it('that cannot be written leaves what was there', () => {
    put('1-a')
    expect(() => release(served, '1-b', new Map([['form.js', Buffer.from('no loader')]]))).toThrow(
      'no fiacre.js',
    )
    expect(moving().version).toBe('1-a')
    expect(existsSync(join(served, '1-a', 'form.js'))).toBe(true)
  })
})
