import { join } from 'node:path'

/** Where roads, places, exonyms and areas are kept; api/data/README.md says what each file is. */
export const DATA_FOLDER = join(import.meta.dirname, '../../../data')
