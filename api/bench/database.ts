import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/database/embedded/embedded-postgres.ts'

export interface BenchDatabase {
  /** The address of a database on this server, as DATABASE_URL takes it. */
  url(name: string): string
  /** Creates a database, as a copy of another that nobody is connected to when `template` names one. */
  create(name: string, template?: string): Promise<void>
  stop(): Promise<void>
}

/** An embedded PostgreSQL in a temporary folder, with the settings the product ships: commits reach the disk. */
export async function startBenchDatabase(): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'fiacre-bench-'))
  const server = await startEmbeddedPostgres(folder)
  const { host, port, user, password } = server.connection
  const url = (name: string) =>
    `postgresql://${user}:${password}@/${name}?host=${encodeURIComponent(host)}&port=${port}`
  return {
    url,
    async create(name, template = 'template1') {
      const admin = new pg.Client({ connectionString: url('postgres') })
      await admin.connect()
      await admin.query(`create database ${name} template ${template} strategy file_copy`)
      await admin.end()
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
