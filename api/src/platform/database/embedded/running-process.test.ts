import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { runningProcess } from './running-process.ts'

describe('a running process', () => {
  it('is told from a later one by when it began, which does not change', () => {
    const self = runningProcess(process.pid)
    expect(self?.startedAt).toMatch(/\d/)
    expect(runningProcess(process.pid)).toEqual(self)
    expect(runningProcess(process.ppid)?.startedAt).not.toBe(self?.startedAt)
  })

  it('is known by its command and working folder', async () => {
    const child = spawn('/bin/sleep', ['30'], { cwd: tmpdir(), stdio: 'ignore' })
    await once(child, 'spawn')
    const found = runningProcess(child.pid ?? 0)
    expect(found?.command).toContain('sleep')
    expect([realpathSync(tmpdir()), undefined]).toContain(found?.workingFolder)
    child.kill()
    await once(child, 'exit')
    expect(runningProcess(child.pid ?? 0)).toBeUndefined()
  })

  it.each([0, -1, 999_999_999])('is not number %d', (pid) => {
    expect(runningProcess(pid)).toBeUndefined()
  })
})
