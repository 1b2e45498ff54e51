import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { SettingError } from '#platform/settings/setting-error.ts'

/** The format of backups that this release writes and reads. */
export const FORMAT = 1

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  file: z.string().regex(/^[\w.]+\.copy\.gz$/),
  /** Of the file before it is compressed: SHA-256 in hex, and bytes. */
  sha256: z.string(),
  bytes: z.number(),
  /** Of the rows, as the database adds them up, in whatever order they lie. */
  rows: z.number(),
  digest: z.string(),
})

const manifest = z.object({
  format: z.literal(FORMAT),
  /** The release that wrote it. */
  version: z.string(),
  at: z.iso.datetime(),
  /** The migrations that had run, in their order: the tables are as they leave them. */
  migrations: z.array(z.string()),
  /** The version of the job queue's own tables. */
  queueVersion: z.number(),
  tables: z.array(table),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
  audit: z.object({ entries: z.number(), hash: z.string() }),
  ledger: z.object({ entries: z.number(), owedCents: z.string() }),
  /** Files of the data folder beside the database, below `files`. */
  files: z.array(z.object({ path: z.string(), sha256: z.string() })),
})

export type Manifest = z.infer<typeof manifest>
export type TableInBackup = Manifest['tables'][number]

/** What a backup says of itself. @throws SettingError where there is none, or one that this release does not read */
export function readManifest(folder: string): Manifest {
  const file = join(folder, 'manifest.json')
  if (!existsSync(file)) throw new SettingError(`${folder} is no backup: it has no manifest.json.`)
  const read = manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (read.success) return read.data
  throw new SettingError(`${file} is not of a backup that this release reads (format ${FORMAT}).`)
}
