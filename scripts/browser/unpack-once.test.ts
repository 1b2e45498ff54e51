import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const run = promisify(execFile)
const MODULE = new URL('unpack-once.ts', import.meta.url).href

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'fiacre-unpack-'))
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

/**
 * A program that unpacks another program and runs it at once, as every worker of the tests does with the browser. It
 * unpacks as slowly as a browser does, and leaves a line for each time.
 */
const worker = () => [
  '--input-type=module',
  '-e',
  `import { execFileSync } from 'node:child_process'
   import { appendFileSync, closeSync, openSync, readFileSync, writeSync } from 'node:fs'
   import { unpackOnce } from ${JSON.stringify(MODULE)}
   const parent = ${JSON.stringify(parent)}
   await unpackOnce(parent + '/it', async (folder) => {
     appendFileSync(parent + '/times', 'once\\n')
     const [content, file] = [readFileSync('/bin/echo'), openSync(folder + '/echo', 'wx', 0o700)]
     writeSync(file, content.subarray(0, 1000))
     await new Promise((resolve) => setTimeout(resolve, 400))
     writeSync(file, content.subarray(1000))
     closeSync(file)
   })
   execFileSync(parent + '/it/echo', ['works'], { stdio: 'inherit' })`,
]

/** Lines that are whole: the file is there a moment before its first one. */
const timesUnpacked = () =>
  existsSync(join(parent, 'times')) ? readFileSync(join(parent, 'times'), 'utf8').split('\n').length - 1 : 0

describe.runIf(process.platform === 'linux')('what is unpacked once', () => {
  it('is whole for each of several processes that find it packed at the same moment', async () => {
    const workers = Array.from({ length: 4 }, () => run(process.execPath, worker()))
    for (const { stdout } of await Promise.all(workers)) expect(stdout).toBe('works\n')
    expect(timesUnpacked()).toBe(1)
  })

  it('is unpacked anew when whoever was at it was killed, and nothing of that is left', async () => {
    const killed = spawn(process.execPath, worker(), { stdio: 'ignore' })
    await vi.waitUntil(() => timesUnpacked() === 1, { timeout: 10_000, interval: 5 })
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    expect(existsSync(join(parent, 'it'))).toBe(false)
    const { stdout } = await run(process.execPath, worker())
    expect([stdout, timesUnpacked()]).toEqual(['works\n', 2])
    expect(readdirSync(parent).toSorted()).toEqual(['it', 'times'])
  })
})
