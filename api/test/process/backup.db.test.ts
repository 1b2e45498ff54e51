import { execFileSync } from 'node:child_process'
import { sql } from 'kysely'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { restoreBackup } from '#office/backup/restore-backup.ts'
import { verifyAudit } from '#office/audit/verify-audit.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'
import { openOrm, type Orm } from '#platform/database/orm.ts'
import { readConfig } from '#platform/settings/config.ts'
import { entities } from '../../src/entities.ts'
import { atLength } from '../support/at-length.ts'
import { ADMIN } from '../support/administrators.ts'
import { TestClient } from '../support/client.ts'
import { bookBy } from '../support/money.ts'
import { processesNaming, startNode, type NodeProcess } from '../support/processes.ts'
import { copySeededFolder } from '../support/seeded-folder.ts'
import { newTraveller, trip, until } from '../support/traveller.ts'

const API = join(import.meta.dirname, '../..')

let home: string
let dataDir: string
const started: NodeProcess[] = []
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'fiacre-backup-'))
  dataDir = join(home, 'data')
  await copySeededFolder(dataDir)
})
afterAll(async () => {
  for (const one of started) await one.end('SIGKILL')
  await until(
    async () => processesNaming(home),
    (pids) => pids.length === 0,
  )
  rmSync(home, { recursive: true, force: true })
})

const ENV = () => ({ PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'test', DATABASE_URL: '', ...ADMIN })

function start(program: string, ...args: string[]): NodeProcess {
  const one = startNode(join(API, program), args, ENV())
  started.push(one)
  return one
}

/** Runs a program to its end. @returns its exit code and all that it said */
async function run(program: string, ...args: string[]): Promise<[code: number | null, said: string]> {
  const one = start(program, ...args)
  const code = await new Promise<number | null>((resolve) => one.child.once('close', resolve))
  return [code, one.output()]
}

/** What the program does, without the start of one. */
const restore = (folder: string, isOverwriting = false) =>
  restoreBackup(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), entities, {
    folder,
    isOverwriting,
    now: new Date(),
  })

/** Looks into the database on its own, without a service. */
async function look<Found>(at: (orm: Orm) => Promise<Found>): Promise<Found> {
  const server = await startEmbeddedPostgres(dataDir, ['fsync=off'])
  const orm = openOrm(server.connection, entities, { max: 2 })
  try {
    return await at(orm)
  } finally {
    await orm.close()
    await server.stop()
  }
}

async function contents(orm: Orm) {
  const db = orm.em.fork().getKysely()
  const of = async (table: string) =>
    (await sql<{ r: string }>`select r::text as r from ${sql.table(table)} r order by 1`.execute(db)).rows
  return {
    bookings: await of('booking'),
    ledger: await of('ledger_entry'),
    people: await of('app_user'),
    trail: await of('audit_entry'),
    jobs: await of('jobs.job'),
  }
}

// Several starts of the service and of the programs: in `pnpm test:chaos`.
it.runIf(atLength(true, false))(
  'what was backed up beside a running service comes back after all of it is lost',
  async () => {
    const service = start('src/main.ts')
    const url = (await service.until(/^ready (http:\S+)$/m))[1] ?? ''
    const { client } = await newTraveller(url)
    const { body: booked } = await bookBy(client, trip(), { paymentMethod: 'bank_transfer' })
    const admin = new TestClient(url)
    await admin.call('POST', '/api/auth/login', { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD })
    const { id, totalPriceCents } = booked.booking
    const paid = await admin.call('POST', `/api/admin/bookings/${id}/payment`, {
      amountCents: totalPriceCents,
    })
    expect(paid.status, JSON.stringify(paid.body)).toBeLessThan(300)
    // A file of the data folder that is no table's.
    mkdirSync(join(dataDir, 'papers'))
    writeFileSync(join(dataDir, 'papers', 'terms.txt'), 'as agreed')

    const backups = join(home, 'backups')
    const [wrote, said] = await run('bin/backup.ts', backups)
    expect(wrote, said).toBe(0)
    expect(said).toMatch(/the audit trail holds, its last entry \(\d+\) has the hash [0-9a-f]{64}/)
    const [name = ''] = readdirSync(backups)
    const backup = join(backups, name)
    const health = await admin.call<{ checks: { name: string; values: string[] }[] }>(
      'GET',
      '/api/admin/health',
    )
    const known = health.body.checks.find((check) => check.name === 'backup')
    expect(known?.values).toEqual([new Date().toISOString().slice(0, 10)])

    // Whoever is at work is not restored over.
    await expect(restore(backup)).rejects.toThrow('already runs')
    await service.end('SIGTERM')
    const before = await look(contents)
    await expect(restore(backup)).rejects.toThrow('has data already')
    rmSync(dataDir, { recursive: true })

    const [restored, told] = await run('bin/restore.ts', backup)
    expect(restored, told).toBe(0)
    expect(readFileSync(join(dataDir, 'papers', 'terms.txt'), 'utf8')).toBe('as agreed')
    const [after, audit, keys] = await look(async (orm) => {
      const db = orm.em.fork().getKysely()
      const { rows } = await sql<{ next: number; guards: number }>`
      select nextval(pg_get_serial_sequence('booking', 'id'))::int as next,
        (select count(*)::int from pg_trigger where tgenabled <> 'O' and not tgisinternal) as guards`.execute(
        db,
      )
      return [await contents(orm), await verifyAudit(orm), rows[0]] as const
    })
    expect(after.bookings).toEqual(before.bookings)
    expect(after.ledger).toEqual(before.ledger)
    expect(after.people).toEqual(before.people)
    expect(after.trail).toEqual(before.trail)
    expect(after.jobs.length).toBeGreaterThan(0)
    expect(audit).toMatchObject({ isWhole: true, entries: before.trail.length })
    expect(before.trail.length).toBeGreaterThan(0)
    // Numbers go on, and what forbids changing the books is awake again.
    expect(keys).toEqual({ next: id + 1, guards: 0 })

    // What there is goes only when somebody says so.
    await restore(backup, true)

    // A backup that somebody touched is not believed, and what there is stays.
    execFileSync('sh', ['-c', `gunzip -c '${backup}/public.booking.copy.gz' > '${home}/rows'`])
    appendFileSync(join(home, 'rows'), 'x')
    execFileSync('sh', ['-c', `gzip -c '${home}/rows' > '${backup}/public.booking.copy.gz'`])
    await expect(restore(backup, true)).rejects.toThrow('missing or damaged')
    expect((await look(contents)).bookings).toEqual(before.bookings)
    expect(existsSync(join(dataDir, 'papers', 'terms.txt'))).toBe(true)
  },
  240_000,
)
