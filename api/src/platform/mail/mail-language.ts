import type { LanguageCode } from '@fiacre/sdk/rules'
import type { MailTexts } from './texts/mail-texts.ts'

/** A language to write in: its texts, and the tag by which dates and money are written. */
export interface MailLanguage {
  code: LanguageCode
  /** With the country whose flag stands for the language: `en-GB`. */
  tag: string
  texts: MailTexts
}
