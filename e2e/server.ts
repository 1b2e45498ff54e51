import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SERVICE_PROGRAM } from '../api/scripts/service-program.ts'
import { copySeededFolder } from '../api/test/support/seeded-folder.ts'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from './administrator.ts'
import { buildStale } from '../scripts/build-stale.ts'

/** The product on a data folder of its own, which goes when the tests end. */
const dataDir = mkdtempSync(join(tmpdir(), 'fiacre-e2e-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
Object.assign(process.env, { PORT: '3100', HOST: '127.0.0.1', DATA_DIR: dataDir, NODE_ENV: 'test' })
Object.assign(process.env, { ADMIN_EMAIL, ADMIN_PASSWORD })
await buildStale(() => {}, { quick: true })
await copySeededFolder(dataDir)
await import(pathToFileURL(SERVICE_PROGRAM).href)
