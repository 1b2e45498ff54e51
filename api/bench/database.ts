import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'

export interface BenchDatabase {
  /** The address of a database on this server, as DATABASE_URL takes it. */
  url(name: string): string
  /** Creates a database, as a copy of another that nobody is connected to when `template` names one. */
  create(name: string, template?: string): Promise<void>
  /** Takes an address for confirmed, as the link in its mail would have done: who books much has to. */
  confirm(name: string, email: string): Promise<void>
  stop(): Promise<void>
}

/**
 * An embedded PostgreSQL in a temporary folder, with the settings the product ships: commits reach the disk.
 * @param settings of the server besides
 */
export async function startBenchDatabase(settings: string[] = []): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'fiacre-bench-'))
  const server = await startEmbeddedPostgres(folder, settings)
  const { host, port, user, password } = server.connection
  const url = (name: string) =>
    `postgresql://${user}:${password}@/${name}?host=${encodeURIComponent(host)}&port=${port}`
  const run = async (name: string, statement: string, values: string[] = []) => {
    const client = new pg.Client({ connectionString: url(name) })
    await client.connect()
    await client.query(statement, values)
    await client.end()
  }
  return {
    url,
    create: (name, template = 'template1') =>
      run('postgres', `create database ${name} template ${template} strategy file_copy`),
    confirm: (name, email) =>
      run(name, 'update app_user set email_confirmed_at = now() where email = $1', [email]),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
