import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageAddress, type LanguageCode } from '@fiacre/sdk/rules'
import { styleLinks } from '#platform/http/preload-links.ts'
import { withoutScript, type DrawnPlain } from '#platform/http/without-script.ts'
import type { PlainPage } from './plain-page.ts'

/** The page whose parts these are made of: what it is drawn with they are, too. */
const LOOKS_LIKE = '/register'

const OWN = '<link rel="stylesheet" href="/no-script.css">'

/** Draws pages as whole documents, of the built one that was there at the start. */
export function plainDocuments(
  folder: string,
  render: (page: PlainPage, language: LanguageCode) => Promise<DrawnPlain>,
  filesOf: (path: string) => readonly string[],
): (page: PlainPage, language: LanguageCode) => Promise<string> {
  const file = join(folder, 'index.html')
  const document = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return async (page, language) => {
    const styles = styleLinks(filesOf(pageAddress(LOOKS_LIKE, language)))
    return withoutScript(document, await render(page, language), styles + OWN)
  }
}
