import { later } from '../../flow/later.ts'

/**
 * How days and times are chosen: loaded when the traveller turns to the form. Until then, and where it does not come, the fields are
 * the browser's own.
 */
export const pickerCode = later(() => import('./day-and-time.ts'))

/** The code, with the id of the field that had the focus when it took the place of the browser's own. */
export type LoadedPicker = typeof import('./day-and-time.ts') & { readonly focused: string | undefined }
