import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PLACES_VERSION } from '../../places/seed-places.ts'

/** Where the data and the code stand that a network is made of. */
const FOLDERS = ['known-roads', 'network', '.']
const MADE_OF = /(?<!\.test)\.ts$/

let version: string | undefined

/**
 * Names what a network is built from: another name means that it has to be built anew. Told by the files themselves, without
 * loading the half megabyte of roads that a start does not need.
 */
export function networkVersion(): string {
  return (version ??= readVersion())
}

function readVersion(): string {
  const hash = createHash('sha256').update(PLACES_VERSION).update(process.versions.v8)
  for (const folder of FOLDERS) {
    const path = join(import.meta.dirname, '..', folder)
    for (const file of readdirSync(path).toSorted()) {
      if (MADE_OF.test(file)) hash.update(file).update(readFileSync(join(path, file)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
