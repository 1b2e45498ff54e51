import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@fiacre/sdk/rules'
import { expect, it } from 'vitest'
import { languageFlag } from './language-flag.ts'

it('every language of the site has a drawing of its flag', () => {
  const folder = join(import.meta.dirname, '../../../public')
  const missing = LANGUAGES.filter(({ code }) => !existsSync(join(folder, languageFlag(code))))
  expect(missing).toEqual([])
})
