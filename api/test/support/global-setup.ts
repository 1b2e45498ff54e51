import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'
import { openOrm } from '#platform/database/orm.ts'
import { entities } from '../../src/entities.ts'
import { quickFolder } from './quick-folder.ts'
import { copySeededFolder, FAST } from './seeded-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    server: { host: string; port: number; user: string; password: string }
  }
}

const BUILD = join(import.meta.dirname, '../../../scripts/build.ts')

/** One PostgreSQL for the whole run, with a seeded template that is copied where a database of its own is wanted, and one without
 * its places, which are nine tenths of it. */
export default async function setup(project: TestProject) {
  const dataDir = quickFolder('fiacre-test-')
  // Its processes are those of `built-service.ts`.
  execFileSync(process.execPath, [BUILD, '--only', 'service'])
  await copySeededFolder(dataDir)
  const postgres = await startEmbeddedPostgres(dataDir, FAST)
  // Nobody may be connected to what is copied.
  const admin = openOrm({ ...postgres.connection, database: 'template1' }, entities, { max: 1 })
  await admin.em
    .getConnection()
    .execute('create database fiacre_template template postgres strategy file_copy')
  await admin.em
    .getConnection()
    .execute('create database fiacre_bare template fiacre_template strategy file_copy')
  await admin.close()
  const bare = openOrm({ ...postgres.connection, database: 'fiacre_bare' }, entities, { max: 1 })
  await bare.em.getConnection().execute('truncate place, place_search, place_elsewhere')
  await bare.close()
  const { database: _, ...server } = postgres.connection
  project.provide('server', server)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
