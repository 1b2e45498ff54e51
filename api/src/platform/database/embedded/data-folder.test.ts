import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { SettingError } from '../../settings/setting-error.ts'
import { openDataFolder } from './data-folder.ts'
import { requireRoom, watchRoom } from './disk-room.ts'

let parent: string
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'fiacre-folder-'))
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))
afterEach(() => vi.useRealTimers())

describe('the data folder', () => {
  it('is made with those above it, and left empty', () => {
    const folder = join(parent, 'a', 'b', 'c')
    expect(openDataFolder(folder)).toBe(folder)
    expect(openDataFolder(folder)).toBe(folder)
    expect(readdirSync(folder)).toEqual([])
  })

  it.runIf(existsSync('/proc/self'))('that a system forbids is said so at once', () => {
    expect(() => openDataFolder('/proc/fiacre/data')).toThrow(SettingError)
    expect(() => openDataFolder('/proc/fiacre/data')).toThrow(
      /^The data folder \/proc\/fiacre\/data cannot be made \(ENOENT\)\. Set DATA_DIR to a folder that this user may write\.$/,
    )
  })

  it('that cannot be made or written is said so', () => {
    const file = join(parent, 'file')
    writeFileSync(file, '')
    expect(() => openDataFolder(file)).toThrow(/cannot be made \(ENOTDIR\)/)
    expect(() => openDataFolder(join(file, 'data'))).toThrow(/cannot be made \(ENOTDIR\)/)
    if (existsSync('/proc/self')) expect(() => openDataFolder('/proc')).toThrow(/\/proc cannot be written/)
  })
})

describe('the disk of the data folder', () => {
  const MB = 1024 ** 2

  it('has room for a start, or the start says how much it needs', () => {
    expect(() => requireRoom(parent, () => 500 * MB)).not.toThrow()
    expect(() => requireRoom(parent, () => 499 * MB)).toThrow(SettingError)
    expect(() => requireRoom(parent, () => 59.9 * MB)).toThrow(
      /has 59 MB left, and a first start needs 500 MB\. Free/,
    )
  })

  it('is spoken of once when it fills up, and again when it has had room meanwhile', () => {
    vi.useFakeTimers()
    const error = vi.fn<(line: string) => void>()
    let free = 200
    const stop = watchRoom(parent, { error } as never, () => free * MB)
    const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)
    minutes(2)
    expect(error).not.toHaveBeenCalled()
    free = 80
    minutes(3)
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('has 80 MB left'))
    free = 300
    minutes(1)
    free = 10
    minutes(2)
    expect(error).toHaveBeenCalledTimes(2)
    stop()
    free = 300
    minutes(1)
    free = 10
    minutes(5)
    expect(error).toHaveBeenCalledTimes(2)
  })
})
