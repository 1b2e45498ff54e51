import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { entities } from '../../../entities.ts'
import { atLength } from '../../../../test/support/at-length.ts'
import { isAlive } from '../../../../test/support/processes.ts'
import { openOrm } from '../orm.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'

/** Losing a test database to a power cut is fine. */
const FAST = ['fsync=off', 'shared_buffers=16MB', 'max_connections=10']

let parent: string
let running: EmbeddedPostgres[] = []

beforeEach(() => {
  // Closed to everybody but its owner, as `mktemp -d` and /root are.
  parent = mkdtempSync(join(tmpdir(), 'fiacre-embedded-'))
})
afterEach(async () => {
  for (const postgres of running) await postgres.stop()
  running = []
  rmSync(parent, { recursive: true, force: true })
})

async function start(folder = join(parent, 'data')): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(folder, FAST)
  running.push(postgres)
  return postgres
}

async function stop(postgres: EmbeddedPostgres) {
  running = running.filter((other) => other !== postgres)
  await postgres.stop()
}

async function query<T>(
  { connection }: EmbeddedPostgres,
  statement: ReturnType<typeof sql<T>>,
): Promise<T[]> {
  const orm = openOrm(connection, entities, { max: 1 })
  try {
    return (await statement.execute(orm.em.fork().getKysely())).rows
  } finally {
    await orm.close()
  }
}

const serverPid = () =>
  Number.parseInt(readFileSync(join(parent, 'data', 'postgres', 'postmaster.pid'), 'utf8'), 10)

const lockedBy = () => Number.parseInt(readFileSync(join(parent, 'data', 'fiacre.pid'), 'utf8'), 10)

describe('the embedded PostgreSQL', () => {
  // A cluster takes a second to make: what can be seen of one is seen of the same.
  it('is made on the first start and keeps its data, password and folder on the next, also when it was stopped at once, as by a power cut', async () => {
    expect(statSync(parent).mode & 0o777).toBe(0o700)
    const first = await start()
    await query(first, sql`create table kept (n int)`)
    await query(first, sql`insert into kept values (42)`)
    await stop(first)
    const second = await start()
    expect(await query(second, sql`select n from kept`)).toEqual([{ n: 42 }])
    expect(second.connection.password).toBe(first.connection.password)
    await query(second, sql`insert into kept values (43)`)
    running = []
    await second.stop('at once')
    expect(second.hasFullDisk()).toBe(false)
    const rows = await query(await start(), sql`select n from kept order by n`)
    expect(rows).toEqual([{ n: 42 }, { n: 43 }])
  })

  it.runIf(atLength(true, false))('leaves nothing running or lying about when it stops', async () => {
    const postgres = await start()
    const pid = serverPid()
    await stop(postgres)
    expect(existsSync(`/proc/${pid}`)).toBe(false)
    expect(existsSync(postgres.connection.host)).toBe(false)
    expect(existsSync(join(parent, 'data', 'fiacre.pid'))).toBe(false)
    expect(existsSync(join(parent, 'data', 'postgres', 'postmaster.pid'))).toBe(false)
  })

  it.runIf(atLength(true, false))('can be stopped twice', async () => {
    const postgres = await start()
    await stop(postgres)
    await expect(postgres.stop()).resolves.toBeUndefined()
  })

  it('lives in a folder with blanks and accents, on a socket of its own alone, and keeps strangers and other users out', async () => {
    const folder = join(parent, 'Mé data ‘x’')
    const postgres = await start(folder)
    expect(await query(postgres, sql`show listen_addresses`)).toEqual([{ listen_addresses: '' }])
    expect(statSync(postgres.connection.host).mode & 0o077).toBe(0)
    const stranger = { ...postgres, connection: { ...postgres.connection, password: 'wrong' } }
    await expect(query(stranger, sql`select 1`)).rejects.toThrow()
    for (const file of ['postgres.password', 'postgres.log'])
      expect(statSync(join(folder, file)).mode & 0o077, file).toBe(0)
  })

  it.runIf(atLength(true, false))('writes nothing into its log of the rows that it refuses', async () => {
    const postgres = await start()
    await query(postgres, sql`create table person (email text unique check (email <> 'late'))`)
    await query(postgres, sql`insert into person values ('owl@example.com')`)
    for (const refused of [
      sql`insert into person values ('owl@example.com')`,
      sql`select 'owl@example.com'::int`,
      sql.raw("insert into person values ('owl@example.com', 7)"),
    ])
      await expect(query(postgres, refused)).rejects.toThrow()
    const log = readFileSync(join(parent, 'data', 'postgres.log'), 'utf8')
    expect(log).toContain('ready to accept connections')
    expect(log).not.toContain('owl')
  })

  it.runIf(atLength(true, false))('does not believe a pid file that an earlier server left', async () => {
    await stop(await start())
    // A living process that is no PostgreSQL, and a server that says it is ready.
    const left = [
      process.pid,
      join(parent, 'data', 'postgres'),
      1,
      5432,
      '/nowhere',
      '',
      '  1 1',
      'ready   ',
      '',
    ]
    writeFileSync(join(parent, 'data', 'postgres', 'postmaster.pid'), left.join('\n'))
    const postgres = await start()
    expect(serverPid()).not.toBe(process.pid)
    expect(await query(postgres, sql`select 1 as one`)).toEqual([{ one: 1 }])
  })

  it.runIf(atLength(true, false))(
    'does not believe a lock of a process that is gone, or whose number is another’s now',
    async () => {
      mkdirSync(join(parent, 'data'))
      // The parent of this process is a Node that lives, but began at another time than the lock says.
      for (const left of ['999999999\n1\n', '1\n1\n', `${process.ppid}\n1\n`, 'nonsense', '', '-5\n1\n']) {
        writeFileSync(join(parent, 'data', 'fiacre.pid'), left)
        const postgres = await start()
        expect(lockedBy()).toBe(process.pid)
        await stop(postgres)
      }
    },
  )

  it.runIf(atLength(true, false))(
    'leaves another PostgreSQL alone that was given the number in an old pid file',
    async () => {
      await stop(await start())
      const other = await start(join(parent, 'other'))
      const pidFile = readFileSync(join(parent, 'other', 'postgres', 'postmaster.pid'), 'utf8')
      writeFileSync(join(parent, 'data', 'postgres', 'postmaster.pid'), pidFile)
      const postgres = await start()
      expect(await query(other, sql`select 1 as one`)).toEqual([{ one: 1 }])
      expect(await query(postgres, sql`select 1 as one`)).toEqual([{ one: 1 }])
      expect(isAlive(Number.parseInt(pidFile, 10))).toBe(true)
    },
  )

  it.runIf(atLength(true, false))('makes a cluster anew when its making was cut short', async () => {
    mkdirSync(join(parent, 'data', 'postgres', 'base'), { recursive: true })
    writeFileSync(join(parent, 'data', 'postgres', 'half-written'), 'x')
    const postgres = await start()
    expect(await query(postgres, sql`select 1 as one`)).toEqual([{ one: 1 }])
    expect(existsSync(join(parent, 'data', 'postgres', 'half-written'))).toBe(false)
  })

  const FOLDERS = [
    ['longer than a socket’s address may be', 'd'.repeat(150)],
    ['several folders deep', 'a/b/c'],
  ] as const

  it.runIf(atLength(true, false)).each(FOLDERS)('lives in a folder %s', async (_name, folder) => {
    const postgres = await start(join(parent, folder))
    expect(await query(postgres, sql`select 1 as one`)).toEqual([{ one: 1 }])
  })

  it.runIf(atLength(true, false))('lives where every user may look too', async () => {
    chmodSync(parent, 0o755)
    const postgres = await start()
    expect(await query(postgres, sql`select 1 as one`)).toEqual([{ one: 1 }])
  })

  it.runIf(atLength(true, false))('says why when it cannot start, and leaves nothing behind', async () => {
    await stop(await start())
    writeFileSync(join(parent, 'data', 'postgres', 'postgresql.auto.conf'), 'no_such_setting = on\n')
    const log = join(parent, 'data', 'postgres.log')
    await expect(start()).rejects.toThrow(`PostgreSQL did not start; the end of ${log} says`)
    await expect(start()).rejects.toThrow('no_such_setting')
    rmSync(join(parent, 'data', 'postgres', 'postgresql.auto.conf'))
    const mended = await start()
    expect(await query(mended, sql`select 1 as one`)).toEqual([{ one: 1 }])
  })

  it.runIf(atLength(true, false))('works in UTC and UTF-8 whatever the machine does', async () => {
    const postgres = await start()
    expect(await query(postgres, sql`show timezone`)).toEqual([{ TimeZone: 'UTC' }])
    expect(await query(postgres, sql`show server_encoding`)).toEqual([{ server_encoding: 'UTF8' }])
    expect(await query(postgres, sql`select lower('ŁÓDŹ') as text`)).toEqual([{ text: 'łódź' }])
  })
})
