import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openOrm } from '#platform/database/orm.ts'
import { entities } from '../../src/entities.ts'
import { seed } from '../../src/seed.ts'
import { startJobs } from '#platform/jobs/jobs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    server: { host: string; port: number; user: string; password: string }
  }
}

/** Losing a test database to a power cut is fine. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']

/** One PostgreSQL for the whole run, with a seeded template that each test file copies. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fiacre-test-'))
  const postgres = await startEmbeddedPostgres(dataDir, FAST)
  const admin = await openOrm(postgres.connection, entities, { max: 1 })
  await admin.em.getConnection().execute('create database fiacre_template')
  await admin.close()
  const connection = { ...postgres.connection, database: 'fiacre_template' }
  const orm = await openOrm(connection, entities)
  await migrate(orm)
  await seed(orm, () => {})
  await orm.close()
  const jobs = await startJobs(connection, pino({ level: 'silent' }))
  await jobs.stop()
  const { database: _, ...server } = postgres.connection
  project.provide('server', server)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
