import { join } from 'node:path'
import type { Config } from '../settings/config.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

/** The file store as configured: a bucket of S3, or a folder beside the embedded database. */
export function openFiles({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStore {
  return s3 ? s3Store(s3) : folderStore(join(dataDir, 'files'))
}
