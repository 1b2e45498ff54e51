import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SITE_LANGUAGES } from '../../base/i18n/language.ts'
import { languageFlag } from './language-flag.ts'

it('every language of the site has a drawing of its flag', () => {
  const folder = join(import.meta.dirname, '../../../public')
  const missing = SITE_LANGUAGES.filter(({ code }) => !existsSync(join(folder, languageFlag(code))))
  expect(missing).toEqual([])
})
