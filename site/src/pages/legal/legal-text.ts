import type { LegalDocument, LegalLanguage } from '@fiacre/sdk/rules'
import type { Messages } from '@fiacre/widget/locales'
import { isLegalLanguage } from './legal-address.ts'

/** A legal text in a language, each in a file of its own that is fetched when it is read. */
const FILES = import.meta.glob<{ default: Messages }>('../../../legal/*/locales/*.json')

export type LegalText = { readonly language: LegalLanguage; readonly texts: Messages }

/** The text in the language that is asked for; in English where there is none in it, or it does not come. */
async function loadLegalText(document: LegalDocument, asked: string): Promise<LegalText> {
  const read = async (language: LegalLanguage): Promise<LegalText> => {
    const file = FILES[`../../../legal/${document}/locales/${language}.json`]
    if (!file) throw new Error(`There is no ${document} in ${language}.`)
    return { language, texts: (await file()).default }
  }
  if (!isLegalLanguage(asked) || asked === 'en') return read('en')
  return read(asked).catch(() => read('en'))
}

/** A text never changes while a page is open. */
export const legalTextQuery = (document: LegalDocument, asked: string) => ({
  queryKey: ['legal', document, asked],
  queryFn: () => loadLegalText(document, asked),
  staleTime: Infinity,
})
