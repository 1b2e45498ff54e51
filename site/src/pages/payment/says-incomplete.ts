import type { TextRef } from '@fiacre/widget/locales'

/** Whether a field is wrong for being empty, which the form says once for all of them (spec section 5). */
export function saysIncomplete(text: TextRef | undefined): boolean {
  return typeof text === 'object' && 'id' in text && text.id === 'fillInAllRequiredFields'
}
