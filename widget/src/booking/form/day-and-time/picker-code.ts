import { later } from '../../flow/later.ts'
import { quoteView } from '../quote-view.ts'

/**
 * How days and times are chosen: loaded when the traveller turns to the form. Until then, and where it does not come, the fields are
 * the browser's own. A sheet is made of parts of the other file that comes then: what only the two share would break up the form's own.
 */
export const pickerCode = later(async () => {
  const [code] = await Promise.all([import('./day-and-time.ts'), quoteView.load()])
  return code
})

/** The code, with the id of the field that had the focus when it took the place of the browser's own. */
export type LoadedPicker = typeof import('./day-and-time.ts') & { readonly focused: string | undefined }
