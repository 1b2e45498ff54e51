import { matchMessage } from '@fiacre/sdk/rules'
import { createIdTranslator } from './translator.ts'
import type { Translator, TranslatorParts } from './translator.ts'

/**
 * A translator for a catalogue. Used by the site and by whoever shows notices: ids are those of `messages`, and English words
 * of a rule are found among the rules' messages.
 *
 * @example createTranslator({ locale: 'pl', messages: { ...bookingMessages, ...siteMessages } }).t('oneWay')
 */
export function createTranslator<Id extends string>(parts: Omit<TranslatorParts, 'match'>): Translator<Id> {
  return createIdTranslator({ ...parts, match: matchMessage })
}
