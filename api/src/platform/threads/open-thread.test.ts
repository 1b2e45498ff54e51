import { getPriority, platform } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { openThread, type Thread, type ThreadLimits } from './open-thread.ts'
import type { TestJob } from './test-thread.ts'

const log = pino({ level: 'silent' })
const file = new URL('./test-thread.ts', import.meta.url)
const LIMITS = { most: 4, mostOfOne: 3, jobMs: 5000 }

let thread: Thread<TestJob, string>
const open = (limits: ThreadLimits = LIMITS) => (thread = openThread<TestJob, string>(file, limits, log))
afterEach(() => thread.close())

describe('a thread', () => {
  it('runs its jobs elsewhere, and stays for the next', async () => {
    open()
    const first = await thread.run('which', 'a')
    expect(first).not.toBe('0')
    expect(await thread.run('which', 'b')).toBe(first)
  })

  it('ends when it has long had nothing to do, and the next job starts another', async () => {
    open({ ...LIMITS, idleMs: 1 })
    const first = await thread.run('which', 'a')
    await setTimeout(50)
    expect(await thread.run('which', 'a')).not.toBe(first)
  })

  it('leaves this one free meanwhile', async () => {
    open()
    await thread.run('which', 'a')
    let beats = 0
    const heart = setInterval(() => (beats += 1), 10)
    await thread.run({ wait: 300, name: 'x' }, 'a')
    clearInterval(heart)
    expect(beats).toBeGreaterThan(5)
  })

  it.runIf(platform() === 'linux')('lets this one go first where both are wanted', async () => {
    open()
    expect(Number(await thread.run('priority', 'a'))).toBe(getPriority() + 5)
  })

  it('hands back what a job throws, and goes on', async () => {
    open()
    await expect(thread.run('throw', 'a')).rejects.toThrow(new RangeError('the job itself failed'))
    expect(await thread.run({ wait: 0, name: 'next' }, 'a')).toBe('next')
  })

  it.each(['die', 'hang'] as const)(
    'is replaced when a job makes it %s, and only that job is told',
    async (job) => {
      open({ ...LIMITS, jobMs: 3000 })
      const before = await thread.run('which', 'a')
      const failing = thread.run(job, 'a').catch((error: unknown) => error)
      const after = thread.run('which', 'b')
      expect(await failing).toMatchObject({ code: 'UNAVAILABLE', headers: { 'Retry-After': '5' } })
      expect(await after).not.toBe(before)
    },
  )

  it('refuses when too many wait, and when one waits for too much; the others have their turn first', async () => {
    open()
    const done: string[] = []
    const ask = (name: string) =>
      thread.run({ wait: 20, name }, name.charAt(0)).then((answer) => done.push(answer))
    // The first is at work; three more of the same one wait.
    const asked = ['a1', 'a2', 'a3', 'a4'].map(ask)
    const busy = { code: 'BUSY', status: 503, headers: { 'Retry-After': '5' } }
    await expect(thread.run('which', 'a')).rejects.toMatchObject(busy)
    asked.push(ask('b1'))
    await expect(thread.run('which', 'c')).rejects.toMatchObject(busy)
    await Promise.all(asked)
    expect(done).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  })

  it('ends with the service: what waits and what comes later is told so', async () => {
    open()
    const waiting = [thread.run({ wait: 50, name: 'x' }, 'a'), thread.run('which', 'a')]
    const told = Promise.all(waiting.map((job) => expect(job).rejects.toMatchObject({ code: 'UNAVAILABLE' })))
    await thread.close()
    await told
    await expect(thread.run('which', 'a')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })
})
