import { readPageAddress } from '@fiacre/sdk/rules'

/** Where the pages stand on which one books without a script. */
const PLAIN_FORMS = '/book'

/** Whether a path is one of those pages, in whatever language. */
export function isPlainForm(path: string): boolean {
  const { page } = readPageAddress(path)
  return page === PLAIN_FORMS || page.startsWith(`${PLAIN_FORMS}/`)
}
