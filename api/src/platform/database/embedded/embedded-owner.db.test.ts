import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { entities } from '../../../entities.ts'
import { atLength } from '../../../../test/support/at-length.ts'
import {
  isAlive,
  parentOf,
  processesNaming,
  startNode,
  type NodeProcess,
} from '../../../../test/support/processes.ts'
import { until } from '../../../../test/support/traveller.ts'
import { openOrm } from '../orm.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'

const SCRIPT = join(import.meta.dirname, '../../../../test/support/embedded-owner.ts')

let dataDir: string
let owners: NodeProcess[] = []
let sockets: string[] = []
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fiacre-owner-'))
})
afterEach(async () => {
  for (const owner of owners) await owner.end('SIGKILL')
  owners = []
  await until(
    async () => processesNaming(dataDir),
    (pids) => pids.length === 0,
  )
  // A watcher that was killed cannot tidy up.
  for (const folder of [dataDir, ...sockets.splice(0)]) rmSync(folder, { recursive: true, force: true })
})

type Connection = EmbeddedPostgres['connection']

/** A process that owns the server, once the server is ready. */
async function own(): Promise<{ owner: NodeProcess; connection: Connection; server: number }> {
  const owner = startNode(SCRIPT, [dataDir])
  owners.push(owner)
  const [line] = await owner.until(/^\{.*\}$/m)
  const server = Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
  const connection = JSON.parse(line) as Connection
  sockets.push(connection.host)
  return { owner, connection, server }
}

async function run<T>(connection: Connection, statement: ReturnType<typeof sql<T>>): Promise<T[]> {
  const orm = openOrm(connection, entities, { max: 1 })
  try {
    return (await statement.execute(orm.em.fork().getKysely())).rows
  } finally {
    await orm.close()
  }
}

/** The shell between the owner and the server, and the one that waits for the owner's end. */
function watchersOf(server: number): number[] {
  const watcher = parentOf(server)
  // The server's own path can bear the name too, where its programs were copied within reach.
  const named = processesNaming('fiacre-postgres').filter((pid) => pid !== server)
  const others = named.filter((pid) => parentOf(pid) === watcher)
  return [...others, watcher]
}

async function expectGone(pid: number) {
  expect(
    await until(
      async () => isAlive(pid),
      (alive) => !alive,
    ),
  ).toBe(false)
}

describe('the owner of an embedded PostgreSQL', () => {
  it.runIf(atLength(true, false))(
    'killed with -9 takes the server with it, and the next start finds the data',
    async () => {
      const { owner, connection, server } = await own()
      await run(connection, sql`create table kept (n int)`)
      await run(connection, sql`insert into kept values (1)`)
      expect(await owner.end('SIGKILL')).toBe('SIGKILL')
      await expectGone(server)
      expect(
        await until(
          async () => existsSync(connection.host),
          (exists) => !exists,
        ),
      ).toBe(false)
      const next = await own()
      expect(await run(next.connection, sql`select n from kept`)).toEqual([{ n: 1 }])
    },
  )

  it.runIf(atLength(true, false))(
    'killed with -9 can be followed at once, while the old server still stops',
    async () => {
      const { owner, connection, server } = await own()
      await run(connection, sql`create table kept (n int)`)
      await owner.end('SIGKILL')
      const next = await own()
      expect(next.server).not.toBe(server)
      expect(await run(next.connection, sql`select * from kept`)).toEqual([])
    },
  )

  it.runIf(atLength(true, false))(
    'killed together with its watchers leaves a server that the next start stops',
    async () => {
      const { owner, server } = await own()
      // The shell and the reader it forks: on a busy machine the server can be ready before the second of them is there.
      const watchers = await until(
        async () => watchersOf(server),
        (found) => found.length === 2,
      )
      for (const watcher of watchers) process.kill(watcher, 'SIGKILL')
      await owner.end('SIGKILL')
      expect(isAlive(server)).toBe(true)
      const next = await own()
      expect(isAlive(server)).toBe(false)
      expect(await run(next.connection, sql`select 1 as one`)).toEqual([{ one: 1 }])
    },
  )

  it.runIf(atLength(true, false))('can be told to stop although the server was killed under it', async () => {
    const { owner, server } = await own()
    process.kill(server, 'SIGKILL')
    await expectGone(server)
    expect(await owner.end('SIGTERM')).toBe(0)
    const next = await own()
    expect(await run(next.connection, sql`select 1 as one`)).toEqual([{ one: 1 }])
  })

  it.runIf(atLength(true, false))(
    'can be told to stop although its watchers were killed under it',
    async () => {
      const { owner, server } = await own()
      for (const watcher of watchersOf(server)) process.kill(watcher, 'SIGKILL')
      expect(await owner.end('SIGTERM')).toBe(0)
      const next = await own()
      await expectGone(server)
      expect(await run(next.connection, sql`select 1 as one`)).toEqual([{ one: 1 }])
    },
  )

  it.runIf(atLength(true, false))('is not disturbed by a second one, which is told who it is', async () => {
    const { owner, connection } = await own()
    const message = `Fiacre already runs on ${dataDir} (process ${owner.child.pid}). Stop it first, or set another DATA_DIR.`
    await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(message)
    const second = startNode(SCRIPT, [dataDir])
    owners.push(second)
    await second.until(/Fiacre already runs on/)
    expect(
      await until(
        async () => second.child.exitCode,
        (code) => code !== null,
      ),
    ).toBe(1)
    expect(await run(connection, sql`select 1 as one`)).toEqual([{ one: 1 }])
    // The lock is still the first one's.
    expect(readFileSync(join(dataDir, 'fiacre.pid'), 'utf8')).toMatch(new RegExp(`^${owner.child.pid}\n`))
  })

  it.runIf(atLength(true, false))('stops cleanly on SIGTERM and frees the folder', async () => {
    const { owner, server } = await own()
    expect(await owner.end('SIGTERM')).toBe(0)
    expect(isAlive(server)).toBe(false)
    expect(existsSync(join(dataDir, 'fiacre.pid'))).toBe(false)
    expect(processesNaming(dataDir)).toEqual([])
  })
})
