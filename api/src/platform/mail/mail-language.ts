import type { Translator } from '../localisation/catalogue.ts'
import type { TermId } from '../localisation/terms.ts'
import type en from './locales/en.json'

/** Everything that mails say, their own texts and the terms. */
export type MailTextId = keyof typeof en | TermId

/** A language to write mails in. */
export type MailLanguage = Translator<MailTextId>
