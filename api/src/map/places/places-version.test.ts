import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { sourcesOf } from '../data/fingerprint.ts'

it('counts how names are keyed and registers are read, and not how places are searched', () => {
  const names = sourcesOf([join(import.meta.dirname, 'seed-places.ts')]).map((path) => basename(path))
  expect(names).toEqual(
    expect.arrayContaining([
      'place-key.ts',
      'typo-keys.ts',
      'exonyms.ts',
      'geonames.ts',
      'curated-places.ts',
    ]),
  )
  expect(names).not.toContain('search-places.ts')
})
