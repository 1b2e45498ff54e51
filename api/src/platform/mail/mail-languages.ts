import { LANGUAGES, type LanguageCode } from '@fiacre/sdk/rules'
import { brand } from '../brand/brand.ts'
import { openCatalogue } from '../localisation/catalogue.ts'
import { QUANTITIES } from './letter/quantities.ts'
import type { MailTextId } from './mail-language.ts'

/** Every language that mails are written in, in the order of the interface's. */
export const MAIL_LANGUAGES: readonly LanguageCode[] = LANGUAGES.map(({ code }) => code)

/** The language of a code or tag; English when we do not write it. */
export const mailLanguage = openCatalogue<MailTextId>(new URL('./locales/', import.meta.url), {
  brand: brand.name,
  supportEmail: brand.supportEmail,
  ...QUANTITIES,
})
