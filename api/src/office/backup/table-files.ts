import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { columnList, tableName } from './snapshot-client.ts'
import type { Table } from './tables.ts'

export interface FileSum {
  sha256: string
  bytes: number
}

/** Adds up what passes through. */
function summing(): { through: Transform; sum: () => FileSum } {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { through, sum: () => ({ sha256: hash.digest('hex'), bytes }) }
}

/** Writes a table's rows into a file, as the client's transaction sees them. */
export async function writeTable(client: pg.Client, table: Table, file: string): Promise<FileSum> {
  const rows = client.query(to(`copy (select ${columnList(table)} from ${tableName(table)}) to stdout`))
  const { through, sum } = summing()
  await pipeline(rows, through, createGzip(), createWriteStream(file, { mode: 0o600 }))
  return sum()
}

/** What a file holds, read from the disk again. */
export async function sumOf(file: string): Promise<FileSum> {
  const { through, sum } = summing()
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(createReadStream(file), createGunzip(), through, nowhere)
  return sum()
}

/** Reads a file's rows into their table. */
export async function loadTable(client: pg.Client, table: Table, file: string): Promise<void> {
  const rows = client.query(from(`copy ${tableName(table)} (${columnList(table)}) from stdin`))
  await pipeline(createReadStream(file), createGunzip(), rows)
}
