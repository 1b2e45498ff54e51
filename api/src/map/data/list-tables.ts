import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_FOLDER } from './data-folder.ts'

/** The tables of a folder of `api/data`, as `roads/italy.tsv`, by the alphabet. */
export function listTables(folder: string): string[] {
  return readdirSync(join(DATA_FOLDER, folder))
    .filter((file) => file.endsWith('.tsv'))
    .toSorted()
    .map((file) => `${folder}/${file}`)
}
